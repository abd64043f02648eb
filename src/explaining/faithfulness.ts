import type { Analysis, Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { countWords } from './readability.js';
import { textOf } from './said.js';
import { splitSentences } from './words/sentences.js';

const HARDEST_GRADE = 8;
const LONGEST_SUMMARY = 120;
const SHORT_SUMMARY = 40;

/**
 * Checks an analysis against the report and the knowledge base: every written sentence stands on something, and holds
 * no number, side, negation or medicine that its cited spans or entries do not hold. Gives the problems in words; none
 * for a faithful analysis.
 */
export function checkFaithfulness(analysis: Analysis, text: string, knowledge: Knowledge): string[] {
  const problems: string[] = [];
  const cited = citedTexts(knowledge);
  const medicines = medicineNames(knowledge);
  const units = [...new Set(analysis.labs.map((lab) => lab.unit ?? ''))].filter((unit) => /\d/.test(unit));
  for (const sentence of analysis.sentences) {
    const where = `${sentence.field}[${sentence.index}] “${sentence.text}”`;
    if (sentence.sources.length === 0 && sentence.knowledge.length === 0) problems.push(`${where}: stands on nothing`);
    for (const span of sentence.sources)
      if (!inRange(span, text)) problems.push(`${where}: span ${span.start}-${span.end} is out of range`);
    const entries: string[] = [];
    for (const id of sentence.knowledge) {
      const entry = cited.get(id);
      if (entry === undefined) problems.push(`${where}: unknown knowledge entry ${id}`);
      else entries.push(entry);
    }
    const spans = sentence.sources
      .filter((span) => inRange(span, text))
      .map((span) => text.slice(span.start, span.end));
    const ground = [...spans, ...entries].join('\n');
    problems.push(...numberProblems(withoutUnits(sentence.text, units), ground, sentence.sources.length, where));
    problems.push(...unitProblems(sentence.text, ground, analysis, where));
    problems.push(...sideProblems(sentence.text, ground, where));
    problems.push(
      ...negationProblems(sentence.text, spans.join('\n'), entries.join('\n'), sentence.field === 'labs', where),
    );
    problems.push(...medicineProblems(sentence.text, ground, medicines, where));
  }
  problems.push(...structureProblems(analysis, text));
  problems.push(...assertionProblems(analysis));
  return problems;
}

function inRange({ start, end }: Span, text: string): boolean {
  return start >= 0 && start < end && end <= text.length;
}

const citedCache = new WeakMap<Knowledge, Map<string, string>>();

/** What each entry says, as one text; entries of several folders may share an id. */
function citedTexts(knowledge: Knowledge): Map<string, string> {
  const known = citedCache.get(knowledge);
  if (known !== undefined) return known;
  const texts = new Map<string, string>();
  const { concepts, labs, medicines, scores, urgent, guides } = knowledge.data;
  for (const entry of [...concepts, ...labs, ...medicines, ...scores, ...urgent, ...guides]) {
    texts.set(entry.id, `${texts.get(entry.id) ?? ''}\n${JSON.stringify(entry)}`);
  }
  citedCache.set(knowledge, texts);
  return texts;
}

const medicineCache = new WeakMap<Knowledge, Set<string>>();

function medicineNames(knowledge: Knowledge): Set<string> {
  const known = medicineCache.get(knowledge);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const medicine of knowledge.data.medicines) {
    for (const name of [medicine.term, ...medicine.brands]) if (!name.includes(' ')) names.add(name.toLowerCase());
  }
  medicineCache.set(knowledge, names);
  return names;
}

/** Figures inside a unit ("x10E3/uL") are part of the unit's name, wherever the sheet prints it. */
function withoutUnits(sentence: string, units: readonly string[]): string {
  return units.reduce((text, unit) => text.replaceAll(unit, ''), sentence);
}

/** Figures that a report may print in words or Latin ("q.i.d." is four times a day). */
const FIGURES_IN_WORDS: readonly [RegExp, string][] = [
  [/\b(?:one|once|single|daily)\b/i, '1'],
  [/\b(?:two|twice|bid|b\.i\.d)\b/i, '2'],
  [/\b(?:three|tid|t\.i\.d)\b/i, '3'],
  [/\b(?:four|qid|q\.i\.d)\b/i, '4'],
  [/\bfive\b/i, '5'],
  [/\bsix\b/i, '6'],
  [/\bseven\b/i, '7'],
  [/\beight\b/i, '8'],
  [/\bnine\b/i, '9'],
  [/\bten\b/i, '10'],
];

/** A figure must be printed in the ground; a count of results may instead be the number of rows cited. */
function numberProblems(sentence: string, ground: string, sources: number, where: string): string[] {
  const printed = new Set(ground.match(/\d+(?:[.,]\d+)*/g) ?? []);
  for (const [words, figure] of FIGURES_IN_WORDS) if (words.test(ground)) printed.add(figure);
  for (const figure of [...printed])
    for (const part of figure.split(/[.,]/)) if (figure.split(/[.,]/).length > 2) printed.add(part);
  return (sentence.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .filter((figure) => !printed.has(figure) && !(Number(figure) === sources && sources > 1))
    .map((figure) => `${where}: the number ${figure} is not in its source`);
}

const UNITS = /\b\d[\d.,]*\s?(mm|cm|kg|mg|mcg|ml|dl|g\/dl|mg\/dl|mmol\/l|mm hg|units?|lbs?)\b/gi;

function unitProblems(sentence: string, ground: string, analysis: Analysis, where: string): string[] {
  const flat = `${ground}\n${analysis.labs.map((lab) => lab.unit ?? '').join('\n')}`.toLowerCase();
  return [...sentence.matchAll(UNITS)]
    .map((match) => (match[1] as string).toLowerCase())
    .filter((unit) => !flat.includes(unit.replace(/s$/, '')))
    .map((unit) => `${where}: the unit ${unit} is not in its source`);
}

const SIDES: Record<string, RegExp> = {
  left: /\b(?:left|lt|l)\b|left-|\bleftward/i,
  right: /\b(?:right|rt|r)\b|right-|\brightward/i,
  both: /\bboth\b|\bbilateral|\bbibasilar|\bbiapical|\bleft\b[\s\S]*\bright\b|\bright\b[\s\S]*\bleft\b|\bsides\b|\bbl\b|\bb\/l\b|\btwo\b|\bkidneys\b|\blungs\b|\bclear bilaterally\b/i,
};
const NO_SIDE =
  /\b(?:right away|right now|right after|all right|left over|you left|left the hospital|left out|both of these|before and after)\b/gi;

function sideProblems(sentence: string, ground: string, where: string): string[] {
  const text = sentence.replace(NO_SIDE, '');
  return Object.entries(SIDES)
    .filter(([side, holds]) => new RegExp(`\\b${side}\\b`, 'i').test(text) && !holds.test(ground))
    .map(([side]) => `${where}: the side “${side}” is not in its source`);
}

const NEGATED = /\b(?:no|not|never|none|without|nobody|no one|cannot)\b|n[’']t\b/i;
const NEGATES =
  /\b(?:0|zero|no|not|never|none|non|nor|neither|without|w\/o|denie[sd]|deny|denying|negative|neg|absent|absence|free|clear|ruled? out|exclude[sd]?|resolved|unchanged|stable|cannot|unable|unlikely|lack\w*|declin\w*|nkda|discontinued|stop\w*|pending|benign|unremarkable|normal|interval change|limited|suboptimal|similar|same|nil|minus|afebrile|in-?adequate|insufficient|unsatisfactory|incomplet\w*|obscur\w*|partial\w*|resistant|avoid|don|un\w+|un[a-z]+ed|in[a-z]+t)\b|n['’]t\b|\bnon-/i;

/** A sentence that denies something must stand on words that deny; what the knowledge entry itself denies is fine. */
function negationProblems(sentence: string, spans: string, entries: string, isLab: boolean, where: string): string[] {
  if (!NEGATED.test(sentence)) return [];
  if (spans === '' || NEGATES.test(spans) || NEGATED.test(entries)) return [];
  if (isLab || /\b(?:no range|no result|not within|do not agree)\b/i.test(sentence)) return [];
  return [`${where}: it denies something its source does not deny`];
}

function medicineProblems(sentence: string, ground: string, medicines: Set<string>, where: string): string[] {
  const flat = ground.toLowerCase();
  return (sentence.toLowerCase().match(/[a-z][a-z-]{3,}/g) ?? [])
    .filter((word) => medicines.has(word) && !flat.includes(word))
    .map((word) => `${where}: the medicine ${word} is not in its source`);
}

function structureProblems(analysis: Analysis, text: string): string[] {
  const problems: string[] = [];
  const written: [string, string[]][] = [
    ['summary', [analysis.summary]],
    ['keyPoints', analysis.keyPoints],
    ['findings', analysis.findings.map((finding) => finding.text)],
    ['labs', analysis.labs.map((lab) => lab.text)],
    ['recommendations', analysis.recommendations.map((one) => one.text)],
    ['questions', analysis.questions],
  ];
  for (const [field, texts] of written) {
    texts.forEach((whole, index) => {
      const listed = analysis.sentences.filter((sentence) => sentence.field === field && sentence.index === index);
      if (textOf(listed) !== whole) problems.push(`${field}[${index}]: its sentences are not the text “${whole}”`);
      for (const sentence of listed)
        if (splitSentences(sentence.text).length !== 1)
          problems.push(`${field}[${index}]: more than one sentence in “${sentence.text}”`);
    });
  }
  const summary = countWords(analysis.summary);
  const limit = Math.min(LONGEST_SUMMARY, Math.max(SHORT_SUMMARY, countWords(text)));
  if (summary > limit) problems.push(`summary: ${summary} words, allowed are ${limit}`);
  const { fkgl } = analysis.readability.explanation;
  if (fkgl > HARDEST_GRADE) problems.push(`readability: grade ${fkgl} is above ${HARDEST_GRADE}`);
  const spans: [string, Span][] = [
    ...analysis.notExplained.map((span): [string, Span] => ['notExplained', span]),
    ...analysis.plain.map(({ source }): [string, Span] => ['plain', source]),
    ...analysis.findings.map(({ source }): [string, Span] => ['findings', source]),
    ...analysis.labs.map(({ source }): [string, Span] => ['labs', source]),
    ...analysis.glossary.flatMap(({ spans: all }) => all.map((span): [string, Span] => ['glossary', span])),
    ...analysis.recommendations.flatMap(({ source }): [string, Span][] =>
      source === null ? [] : [['recommendations', source]],
    ),
  ];
  for (const [field, span] of spans)
    if (!inRange(span, text)) problems.push(`${field}: span ${span.start}-${span.end} is out of range`);
  return problems;
}

const HEDGED = /\b(?:may|might|could|possible|possibly|probably|likely|unlikely|suggests?|check for|mentions)\b/i;
const PAST = /\b(?:past|history|has had|have had|had|took|taken|gone|earlier|before|was|were)\b/i;

/** What is denied, doubtful, past or in the family must be told so. */
function assertionProblems(analysis: Analysis): string[] {
  const problems: string[] = [];
  for (const finding of analysis.findings) {
    const where = `findings ${finding.id} “${finding.text}”`;
    if (finding.negated && !NEGATED.test(finding.text) && !/\b(?:normal|clear|gone|whole|open)\b/.test(finding.text))
      problems.push(`${where}: the report denies it, the text does not`);
    if (finding.assertion === 'possible' && !HEDGED.test(finding.text))
      problems.push(`${where}: the report leaves it open, the text does not`);
    if (finding.assertion === 'historical' && !PAST.test(finding.text))
      problems.push(`${where}: it is past, the text does not say so`);
    if (finding.experiencer === 'family' && !/\bfamily\b/.test(finding.text))
      problems.push(`${where}: it is in the family, the text does not say so`);
  }
  return problems;
}
