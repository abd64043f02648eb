import type { LabTest } from '../knowledge/index.js';
import type { UnderstoodLab } from '../understanding/types.js';
import type { Context } from './context.js';
import { type Said, say, sayAll } from './said.js';
import { list, uncapital } from './words/english.js';

/** A result with its sentences. */
export interface WrittenLab {
  lab: UnderstoodLab;
  /** How the test is called in our sentences. */
  name: string;
  what: Said;
  more: Said[];
  /** Outside its range, or not as expected. */
  outside: boolean;
}

/** Parts of standard names that are said letter by letter, or have capitals of their own. */
const SPELLED = new Map([
  ...'hdl ldl vldl tsh alt ast alp ggt bun inr pt ptt aptt psa a1c crp esr ana hiv hcv mcv mch mchc rdw mpv gfr wbc rbc ck ldh bnp t3 t4 fsh lh dhea cea dna rna afp tibc uibc acth pth hpv'
    .split(' ')
    .map((word): [string, string] => [word, word.toUpperCase()]),
  ...[
    'HbA1c',
    'eGFR',
    'hs-CRP',
    'HBsAg',
    'hCG',
    'IgE',
    'IgG',
    'IgA',
    'IgM',
    'CO2',
    'NT-proBNP',
    'pCO2',
    'pO2',
    'pH',
    'D-dimer',
    'C-reactive',
    'E.',
    'non-HDL',
    'LDL-C',
    'HDL-C',
    'INR)',
  ].map((word): [string, string] => [word.toLowerCase(), word]),
]);

export function writeLabs(ctx: Context): WrittenLab[] {
  return ctx.understanding.labs.map((lab) => writeLab(lab, ctx));
}

function writeLab(lab: UnderstoodLab, ctx: Context): WrittenLab {
  const test = lab.test === null ? undefined : ctx.knowledge.lab(lab.test);
  const name = nameOf(lab, test);
  const knowledge = test === undefined ? [] : [test.id];
  const outside = lab.status !== 'normal' && lab.status !== 'unknown';
  const within = (span: { start: number; end: number }) => span.start >= lab.source.start && span.end <= lab.source.end;
  const sources = [lab.source, ...[lab.row.valueSpan].filter((span) => !within(span))];
  const what = say(statement(lab, `${name}${shortForm(lab.name, name)}`), sources, knowledge);
  const more: Said[] = [];
  if (lab.rangeSource === 'general') more.push(say('the report prints no range of its own', [lab.source], knowledge));
  if (lab.status === 'critical_low' || lab.status === 'critical_high')
    more.push(say('the lab marked this as a critical level', [lab.source]));
  if (lab.flagDisagrees)
    more.push(say('the mark next to this result and the printed range do not agree', [lab.source]));
  if (test !== undefined) more.push(...measures(test));
  const causes = test === undefined ? [] : causesFor(lab, test);
  if (causes.length > 0 && test !== undefined) {
    const level = /low/.test(lab.status) ? 'low' : 'high';
    more.push(say(`a ${level} result can go with ${list(causes, 'or')}`, [], [test.id]));
  }
  if (lab.previous != null && lab.previous.value !== '') {
    const date = lab.previous.date === null ? '' : ` on ${lab.previous.date}`;
    more.push(say(`it was ${lab.previous.value} before${date}`, [lab.source]));
  }
  return { lab, name, what, more, outside };
}

/** The name as spoken: the standard one, letters said one by one in capitals; the printed one where the test is unknown. */
function nameOf(lab: UnderstoodLab, test: LabTest | undefined): string {
  if (test === undefined) return lab.name.replace(/[\s:*]+$/, '').trim() || 'this test';
  return test.term
    .split(' ')
    .map((word) => SPELLED.get(word.toLowerCase()) ?? word)
    .join(' ');
}

/** " (MCV)" where the report prints a short form of what we say in full. */
function shortForm(printed: string, name: string): string {
  const short = printed.trim();
  if (!/^[A-Za-z0-9+-]{2,6}$/.test(short) || !/[A-Z].*[A-Z]|^[A-Z][a-z]b$/.test(short)) return '';
  return name.toLowerCase().includes(short.toLowerCase()) ? '' : ` (${short})`;
}

function statement(lab: UnderstoodLab, name: string): string {
  if (lab.row.pending || (lab.value.trim() === '' && lab.number === null)) return `there is no result for ${name} yet`;
  const your = `your ${name}`;
  const is =
    /(?:cells|platelets|triglycerides|ketones|nitrites|lymphocytes|neutrophils|monocytes|eosinophils|basophils|granulocytes|antibodies|bands)(?: \([^)]*\))?$/i.test(
      name,
    )
      ? 'are'
      : 'is';
  if (lab.number === null) return qualitative(lab, your);
  const value = `${saidValue(lab)}${lab.unit === null || lab.unit === '' || lab.value.includes(lab.unit) ? '' : lab.unit === '%' ? '%' : ` ${lab.unit}`}`;
  const first = `${your} ${is} ${value}`;
  const range = rangeText(lab);
  const whose = lab.rangeSource === 'general' ? 'the usual adult range' : 'the report’s range';
  const side = /low/.test(lab.status) ? 'below' : /high/.test(lab.status) ? 'above' : null;
  if (range === null) {
    if (side !== null) return `${first}, which the report marks as ${side === 'below' ? 'low' : 'high'}`;
    if (lab.status === 'normal') return `${first}, and the report marks nothing unusual about it`;
    if (lab.status === 'abnormal') return `${first}, which the report marks as not usual`;
    return `${first}, with no range printed next to it`;
  }
  if (side !== null) {
    const far = lab.distance === null || lab.distance === 'within' ? '' : `${lab.distance} `;
    return `${first}, ${far}${side} ${whose} ${range}`;
  }
  if (lab.status === 'abnormal') return `${first}, not within ${whose} ${range}`;
  if (lab.status === 'normal') return `${first}, within ${whose} ${range}`;
  return `${first}; ${whose} is ${range.replace(/^of /, '')}`;
}

function saidValue(lab: UnderstoodLab): string {
  return lab.value
    .replace(/^\s*(?:<=|≤)\s*/, 'at most ')
    .replace(/^\s*(?:>=|≥)\s*/, 'at least ')
    .replace(/^\s*<\s*/, 'less than ')
    .replace(/^\s*>\s*/, 'more than ')
    .trim();
}

/** The range with its own figures: "of 12.0 to 15.5", "(below 5.7)", "(60 or more)". Null where there is none. */
function rangeText(lab: UnderstoodLab): string | null {
  if (lab.range === null) return null;
  const figures = lab.range.text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const printed = (value: number | null) =>
    figures.find(
      (figure) => Number(figure.replace(',', '.')) === value || Number(figure.replace(/,/g, '')) === value,
    ) ?? null;
  const low = lab.range.low === null ? null : (printed(lab.range.low) ?? String(lab.range.low));
  const high = lab.range.high === null ? null : (printed(lab.range.high) ?? String(lab.range.high));
  if (low !== null && high !== null) return `of ${low} to ${high}`;
  if (high !== null) return lab.row.range?.highInclusive === false ? `(below ${high})` : `(up to ${high})`;
  if (low !== null) return lab.row.range?.lowInclusive === false ? `(above ${low})` : `(${low} or more)`;
  return null;
}

function qualitative(lab: UnderstoodLab, your: string): string {
  const value = lab.value.trim();
  const words = /^[A-Z][a-z]/.test(value) || value === value.toUpperCase() ? value.toLowerCase() : value;
  const said =
    value.length <= 40
      ? `${your} came back as “${words}”`
      : `the report gives a result in words for ${your.replace(/^your /, '')}`;
  const expected = lab.range?.text.trim();
  if (lab.status === 'normal')
    return expected && expected.toLowerCase() !== 'normal'
      ? `${said}, as the report expects`
      : `${said}, which is usual`;
  if (lab.status === 'abnormal')
    return expected
      ? `${said}, while the report expects “${expected.toLowerCase()}”`
      : `${said}, which the report marks as not usual`;
  return said;
}

/** "The protein that carries oxygen." -> "This is the protein that carries oxygen." */
function measures(test: LabTest): Said[] {
  const [first, ...rest] = sayAll(test.meaning, [], [test.id]);
  if (first === undefined) return [];
  const plain = first.text;
  if (/^(?:How|Whether|What|If|Where|Which)\b/.test(plain))
    return [say(`this shows ${uncapital(plain)}`, [], [test.id]), ...rest];
  const clause =
    /\b(?:is|are|shows?|measures?|tells?|checks?|looks?|helps?|counts?|carr(?:y|ies)|comes?|rises?|makes?)\b/.exec(
      plain,
    );
  const relative = clause !== null && /\b(?:that|which|who|cells|where|how)\b/.test(plain.slice(0, clause.index));
  if (clause !== null && !relative) return [first, ...rest];
  return [say(`this is ${uncapital(plain)}`, [], [test.id]), ...rest];
}

function causesFor(lab: UnderstoodLab, test: LabTest): string[] {
  if (lab.status === 'low' || lab.status === 'critical_low') return test.low.slice(0, 2);
  if (lab.status === 'high' || lab.status === 'critical_high') return test.high.slice(0, 2);
  if (lab.status === 'abnormal' && lab.number === null) return test.high.slice(0, 2);
  return [];
}

/** Order of concern: critical, then distance, then the rest. Smaller is more pressing. */
export function labWeight(written: WrittenLab): number {
  const { lab } = written;
  if (lab.status === 'critical_low' || lab.status === 'critical_high' || lab.beyondCritical !== null) return 0;
  if (!written.outside) return 9;
  return { far: 1, moderately: 2, slightly: 4, within: 5 }[lab.distance ?? 'moderately'];
}
