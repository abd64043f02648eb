import type { Quoted } from './conclusion.js';
import { type Context, nounOf } from './context.js';
import { isBefore, isLesion } from './importance.js';
import { isPluralName, labWeight, tellingLabs, type WrittenLab } from './labs.js';
import { operationStory } from './operation-summary.js';
import { groundSpans } from './questions.js';
import { countWords, fleschKincaid } from './readability.js';
import type { WrittenRecommendation } from './recommendations.js';
import { type Said, say } from './said.js';
import { plannedIn } from './stay/next.js';
import { type StayStory, stayStory } from './stay-summary.js';
import { actionFor, criticalAction, criticalLabs, criticalStatement } from './urgent.js';
import { overallVerdict } from './verdict.js';
import { mergeAlike } from './words/alike.js';
import { list, uncapital, withArticle } from './words/english.js';
import type { WrittenFinding } from './written.js';

/** The longest summary, whatever the report's length. */
const MOST_WORDS = 120;
/** A short report may still have a summary this long. */
const ALWAYS_ALLOWED = 40;

export interface Parts {
  findings: readonly WrittenFinding[];
  labs: readonly WrittenLab[];
  recommendations: readonly WrittenRecommendation[];
  quoted: readonly Quoted[];
}

/**
 * The main message first, then what the report is, one or two further things that matter, and what is next. At most
 * 120 words and never longer than the report or 40 words, whichever is more.
 */
export function writeSummary(parts: Parts, ctx: Context): Said[] {
  const { report } = ctx.understanding;
  const limit = Math.min(MOST_WORDS, Math.max(ALWAYS_ALLOWED, countWords(report.text)));
  const stay = stayStory(parts.findings, parts.recommendations, ctx);
  const found = mainMessage(parts, stay, ctx);
  const story = operationStory(parts.findings, ctx);
  // What frightens or cannot wait stands before what was done.
  const grave =
    found[0]?.text.toLowerCase().startsWith(GENTLE) === true ||
    parts.findings.some(({ importance }) => importance === 'urgent');
  // A test that is written up like an operation is told by its result.
  const verdict = story === null ? null : overallVerdict(ctx);
  const main = story === null || grave ? found : verdict === null ? story.done : [verdict.said];
  const title = whatItIs(parts.labs, ctx);
  const missing = missingMessage(parts.labs, ctx);
  const quotes = parts.quoted.some((line) => main.some((said) => said.text === line.said[1]?.text));
  const asked = stay !== null && !waits(parts) && stay.next.length > 0 ? stay.next : whatNext(parts, stay, ctx);
  const next = asked.filter((said) => !(quotes && said.text.startsWith('Ask your doctor what')));
  const beside = verdict?.calm === true ? concludedOf(parts) : parts;
  const further = alsoTold(
    mergeAlike(stay === null ? furtherPoints(beside, main, ctx) : ofStay(parts, stay, main)),
    main,
  );
  // Added in this order while there is room; printed in the order of `place`.
  const candidates =
    stay !== null
      ? ofTheStay(main, stay, next, further, title)
      : [
          ...main.map((said) => ({ said, place: 0 })),
          // Where there is room for few words, what to do goes before what the report is.
          ...(waits(parts) ? next.map((said) => ({ said, place: 3 })) : []),
          ...(missing === null ? [] : [{ said: missing, place: 0 }]),
          { said: title, place: 1 },
          ...(story === null
            ? []
            : [...(grave || verdict !== null ? story.done : []), ...story.why].map((said) => ({ said, place: 1 }))),
          ...(story?.went ?? []).map((said) => ({ said, place: 2.5 })),
          ...next.map((said) => ({ said, place: 3 })),
          ...further.map((said) => ({ said, place: 2 })),
        ];
  // What to do about a finding stands on the same words as the finding, and must never give way to it.
  const ours = new Set(waits(parts) ? next : next.filter(({ text }) => text.startsWith('Ask your doctor what')));
  const kept: typeof candidates = [];
  let words = 0;
  for (const candidate of candidates) {
    const more = countWords(candidate.said.text);
    if (words + more > limit || kept.some((one) => one.said.text === candidate.said.text)) continue;
    if (!ours.has(candidate.said) && kept.some((one) => !ours.has(one.said) && tellsTwice(one, candidate))) continue;
    kept.push(candidate);
    words += more;
  }
  if (kept.length === 0) kept.push({ said: title, place: 1 });
  return kept.sort((a, b) => a.place - b.place).map(({ said }) => said);
}

/** One sentence of the report told as what was found and as what comes next. */
function tellsTwice(a: { said: Said; place: number }, b: { said: Said; place: number }): boolean {
  return a.place >= 3 !== b.place >= 3 && sameGround(a.said, b.said);
}

function sameGround(a: Said, b: Said): boolean {
  return a.sources.some((one) => b.sources.some((other) => one.start < other.end && other.start < one.end));
}

/** Why, what was done, how it went and ended, what is next; what else the report lists stands behind the why. */
function ofTheStay(
  main: readonly Said[],
  { why, done, went, ended }: StayStory,
  next: readonly Said[],
  further: readonly Said[],
  title: Said,
): { said: Said; place: number }[] {
  const at = (said: readonly Said[], place: number) => said.map((one) => ({ said: one, place }));
  const story = [...done, ...went, ...ended];
  return [
    ...at(main, 0),
    ...at(done.slice(0, 1), 2),
    ...at(next.slice(0, 1), 5),
    ...at(ended, 4),
    ...at(went, 3),
    ...at(next.slice(1), 5),
    ...at(done.slice(1), 2),
    ...at(further.slice(0, 1), 1),
    // What the paper is stands above it; said here only where there is little else to say.
    ...(why === null && story.length === 0 ? at([title], 1) : []),
  ];
}

/** Something that cannot wait decides what is to be done next. */
function waits({ findings, labs }: Parts): boolean {
  return findings.some(({ importance }) => importance === 'urgent') || criticalLabs(labs).length > 0;
}

export const GENTLE = 'this report has a finding your doctor will want to talk over with you';

/** A finding in one sentence for the summary: what may frighten is announced, not told. */
function announced(finding: WrittenFinding): Said {
  return finding.sensitive && finding.importance !== 'normal' && finding.importance !== 'urgent'
    ? say(GENTLE, finding.plan.what.sources, finding.plan.what.knowledge)
    : finding.plan.what;
}

export function isPresent(finding: WrittenFinding): boolean {
  const frame = finding.frames[0];
  return (
    frame !== undefined &&
    finding.importance !== 'normal' &&
    (frame.assertion === 'present' || frame.assertion === 'possible') &&
    frame.experiencer === 'patient' &&
    frame.kind !== 'limitation' &&
    frame.kind !== 'condition' &&
    frame.kind !== 'reason' &&
    frame.head?.kind !== 'test'
  );
}

function mainMessage({ findings, labs, quoted }: Parts, stay: StayStory | null, ctx: Context): Said[] {
  const urgent = findings.find((finding) => finding.importance === 'urgent');
  if (urgent !== undefined) return [announced(urgent)];
  const why = stay?.why ?? null;
  if (why === null && stay !== null && stay.done.length > 0) return stay.done;
  if (why !== null)
    return why.finding !== null && announced(why.finding) !== why.finding.plan.what
      ? [announced(why.finding)]
      : quoted.some((line) => line.sensitive && line.span.start === why.sentence.span.start)
        ? [say(GENTLE, [why.sentence.span])]
        : why.said;
  const critical = criticalLabs(labs)[0];
  if (critical !== undefined) return [criticalStatement(critical)];
  const verdict = overallVerdict(ctx);
  const lines = quoted.filter((one) => !one.calm && !TELLS_OF_VISIT.test(one.said[0]?.text ?? ''));
  const line = lines.find(isEasy) ?? lines[0];
  // A conclusion that opens with what is not there is not headed by a later line that nobody could read.
  const opens = findings.some(
    (finding) =>
      finding.concluded &&
      finding.importance === 'normal' &&
      line !== undefined &&
      finding.source.start < line.span.start,
  );
  const concluded = opens || findings.some((finding) => finding.concluded && isPresent(finding));
  if (line !== undefined && !concluded && verdict === null)
    return line.sensitive ? [say(GENTLE, [line.span])] : [...line.said];
  const gentle = findings.find((finding) => finding.importance === 'important' && finding.sensitive);
  if (gentle !== undefined) return [lesionMessage(findings, ctx) ?? announced(gentle)];
  const assessed = findings.filter((finding) => isHeadline(finding) && (finding.concluded || isAssessed(finding, ctx)));
  const weighty = findings.filter((finding) => finding.importance === 'important' && isHeadline(finding));
  // What the report itself comes to goes before a figure, and in a note before its story.
  const first =
    weighty.find((finding) => finding.concluded || isAssessed(finding, ctx)) ??
    (weighty[0] !== undefined && (!ctx.teller.sees || weighty[0].frames[0]?.kind === 'score')
      ? assessed[0]
      : undefined) ??
    weighty[0];
  if (first !== undefined) return [announced(first)];
  if (verdict !== null) return [verdict.said];
  const calm = allNormal({ findings, labs, quoted }, ctx);
  if (calm !== null) return [calm];
  if (labs.length > 0 && ctx.understanding.report.type.type === 'laboratory') return [labMessage(labs)];
  // What a test comes to first, be it that nothing was found.
  const opening = ctx.teller.sees
    ? findings
        .filter(
          (finding) =>
            finding.concluded &&
            finding.frames[0]?.experiencer === 'patient' &&
            !OLD.test(finding.plan.what.text) &&
            !EXCEPTED.test(ctx.clean(finding.source)),
        )
        .sort((a, b) => a.source.start - b.source.start)[0]
    : undefined;
  if (opening !== undefined && ['absent', 'normal'].includes(opening.frames[0]?.kind ?? ''))
    return [announced(opening)];
  const note =
    assessed[0] ??
    findings.find((finding) => finding.frames[0]?.kind === 'normal' && finding.concluded) ??
    findings.find((finding) => finding.concluded && finding.importance === 'normal');
  const main =
    note ??
    findings.find((finding) => finding.concluded && !OLD.test(finding.plan.what.text)) ??
    findings.find(isHeadline) ??
    findings.find(isPresent) ??
    findings[0];
  if (main === undefined || main.importance === 'normal')
    return labs.length > 0 && (main === undefined || !ctx.teller.sees)
      ? [labMessage(labs)]
      : main === undefined
        ? []
        : [announced(main)];
  return [announced(main)];
}

/** A long line in the report's own words stands among the findings, not above them. */
export function isEasy({ said }: Quoted): boolean {
  const text = said[0]?.text.replace(/ \([^)]*\)/g, '') ?? '';
  return fleschKincaid([text]).fkgl <= HARDEST;
}

const HARDEST = 13;

/** How the visit began: no message of it. */
const TELLS_OF_VISIT =
  /^(?:The report lists: |[A-Z] - )?you (?:described?|complain\w*|report\w*|stated?|say|said|were (?:seen|referred|in your usual|at your)|came|come|present\w*|return\w*|are an? [\w-]*\d|are an? (?:\w+ )?\w+-year|are here)\b|^(?:[A-Z] - )?(?:The report lists: )?(?:an?|this is an?|this)? ?(?:\w+ ){0,2}\d{1,3}[- ](?:year|month|week)s?[- ]old\b|^(?:The report lists: )?\d{1,3}[ -]?(?:y\/?o|yo|[mf])\b/i;
const OLD = /\bfrom the past\b|\bin the past\b|\bpast health history\b|\bhealth history (?:lists|includes)\b/i;
/** "No abnormality apart from the below": what is excepted is the message. */
const EXCEPTED =
  /\b(?:apart from|aside from|except\w*|other than|otherwise|besides|no other|no additional|remainder|remaining)\b/i;
const CARE: ReadonlySet<string> = new Set(['medicine', 'procedure', 'treatment', 'device']);
const SAYS_NORMAL = /^The [A-Za-z ()-]+ (?:shows|notes|lists) normal\b/;

/** May stand as the main message: there now, in the body and not in its care, and not how the visit began. */
function isHeadline(finding: WrittenFinding): boolean {
  const { text } = finding.plan.what;
  return (
    isPresent(finding) &&
    !CARE.has(finding.frames[0]?.kind ?? '') &&
    !OLD.test(text) &&
    !SAYS_NORMAL.test(text) &&
    !TELLS_OF_VISIT.test(text)
  );
}

/** An illness of a note's plan ("1. Type 2 diabetes, well controlled") is its assessment. */
function isAssessed({ frames }: WrittenFinding, ctx: Context): boolean {
  return (
    !ctx.teller.sees &&
    frames.some(
      (frame) =>
        ctx.section(frame) === 'plan' &&
        frame.head?.kind === 'disease' &&
        ['finding', 'diagnosis'].includes(frame.kind),
    )
  );
}

/** "There is a small lump in your right lung that your doctor will want to talk over with you." */
function lesionMessage(findings: readonly WrittenFinding[], ctx: Context): Said | null {
  const lesion = findings.find((finding) => {
    const head = finding.frames[0]?.head;
    const noun = head == null ? null : nounOf(head, ctx);
    return (
      finding.importance === 'important' &&
      !finding.sensitive &&
      isPresent(finding) &&
      noun !== null &&
      isLesion(noun.term) &&
      // A name that is itself a whole clause would make a sentence of two.
      !/\bthat\b/.test(noun.lay)
    );
  });
  const named = lesion === undefined ? null : /^The [A-Za-z -]+ shows (.+)\.$/.exec(lesion.plan.what.text)?.[1];
  if (lesion === undefined || named == null) return null;
  const head = lesion.frames[0]?.head;
  const many = /^(?:several|\d+) /.test(named) || (head != null && nounOf(head, ctx)?.number === 'plural');
  const { sources, knowledge } = lesion.plan.what;
  return say(
    `there ${many ? 'are' : 'is'} ${named.replace(/ \([^)]*\)/, '')} that your doctor will want to talk over with you`,
    sources,
    knowledge,
  );
}

/** True where something is announced gently: then nothing harmless may stand beside it as if it were the main thing. */
export function isGentle({ findings, quoted }: Pick<Parts, 'findings' | 'quoted'>): boolean {
  return (
    findings.some((finding) => finding.sensitive && finding.importance !== 'normal') ||
    quoted.some((line) => line.sensitive)
  );
}

/** Where what is from the past can still be seen. */
const SEEN: ReadonlySet<string> = new Set(['findings', 'impression', 'diagnosis']);

/** Where every line was read and none tells of anything amiss: that, said once. */
function allNormal({ findings, labs, quoted }: Pick<Parts, 'findings' | 'labs' | 'quoted'>, ctx: Context): Said | null {
  if (!ctx.teller.sees || labs.length > 0 || quoted.length > 0 || ctx.understanding.unread.length > 0) return null;
  const calm = findings.filter((finding) => finding.importance === 'normal');
  const only = findings.every(
    ({ importance, frames }) => importance === 'normal' || frames[0]?.experiencer === 'family',
  );
  if (!only || calm.length < 2) return null;
  const open = ctx.understanding.frames.some(
    (frame) =>
      (['possible', 'present'].includes(frame.assertion) ||
        (frame.assertion === 'historical' && SEEN.has(ctx.section(frame)))) &&
      frame.experiencer === 'patient' &&
      !frame.negated &&
      ['finding', 'diagnosis', 'score', 'limitation', 'device'].includes(frame.kind) &&
      !isBefore(frame, ctx),
  );
  return open
    ? null
    : say(
        'all that the report describes looked as it should',
        calm.flatMap((finding) => finding.plan.what.sources),
      );
}

/** The results in one sentence. */
function labMessage(labs: readonly WrittenLab[]): Said {
  const outside = [...labs].filter((lab) => lab.outside).sort((a, b) => labWeight(a) - labWeight(b));
  const first = outside[0];
  if (first !== undefined) return shortLab(first);
  const missing = labs.filter(({ lab }) => lab.row.pending);
  if (missing.length > 0 && labs.length > 1) return withoutAll(labs, missing);
  const normal = labs.filter((lab) => lab.lab.status === 'normal');
  const sources = (normal.length > 0 ? normal : labs).map((lab) => lab.lab.source);
  if (normal.length === labs.length) {
    return labs.length === 1
      ? shortLab(labs[0] as WrittenLab)
      : say(`all ${labs.length} results are within their ranges or as expected`, sources);
  }
  if (normal.length === 0) {
    if (labs.length === 1) return (labs[0] as WrittenLab).what;
    const words = inWords(labs);
    if (words !== null) return words;
    const several = labs.filter(({ lab }) => lab.row.severalRanges).length * 2 > labs.length;
    const lack = several ? 'and prints several ranges for each' : 'with no range to hold them against';
    return say(`the report gives ${labs.length} lab results ${lack}`, sources);
  }
  return say('no result here is marked as outside its range', sources);
}

const POSITIVE =
  /^(?:presumptive(?:ly)? |weak(?:ly)? |strong(?:ly)? |low )?(?:positive|reactive|detected|equivocal|indeterminate|borderline)$/i;

/** Results in words only, with nothing to hold them against: which are positive, by the report's own words. */
function inWords(labs: readonly WrittenLab[]): Said | null {
  if (!labs.every(({ lab }) => lab.number === null && !lab.row.pending)) return null;
  const byWord = new Map<string, WrittenLab[]>();
  for (const one of labs) {
    const word = one.lab.value.trim().toLowerCase();
    if (POSITIVE.test(word)) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  if (byWord.size === 0 || byWord.size > 3) return null;
  const told = [...byWord].map(([word, of]) => `your ${list(of.map(({ name }) => name))} came back as “${word}”`);
  const positive = [...byWord.values()].flat();
  return say(
    told.join(', and '),
    positive.map(({ lab }) => lab.source),
    positive.flatMap(({ lab }) => lab.test ?? []),
  );
}

/** Nothing amiss in what is there, beside tests without a result: said of those only that are there. */
function withoutAll(labs: readonly WrittenLab[], missing: readonly WrittenLab[]): Said {
  const there = labs.filter((lab) => !missing.includes(lab));
  const sources = there.map(({ lab }) => lab.source);
  if (there.length === 0) return say('no test on this sheet has a result yet', labs.map(({ lab }) => lab.source)); // biome-ignore format: one line
  return there.every(({ lab }) => lab.status === 'normal')
    ? say('the results that are there are within their ranges or as expected', sources)
    : say('no result that is there is marked as outside its range', sources);
}

/** Tests of a sheet that have no result, by name: no headline may pass over them. Null where all have one. */
function missingMessage(labs: readonly WrittenLab[], ctx: Context): Said | null {
  const missing = labs.filter(({ lab }) => lab.row.pending);
  if (missing.length === 0 || labs.length < 2 || ctx.understanding.report.type.type !== 'laboratory') return null;
  const names = missing.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = missing.length > MOST_NAMED ? [...names, 'others'] : names;
  return say(
    `there is no result for ${list(more)}`,
    missing.map(({ lab }) => lab.source),
    missing.flatMap(({ lab }) => lab.test ?? []),
  );
}

const MOST_NAMED = 4;

/** "Your potassium is far above its range." */
export function shortLab({ lab, name, what }: WrittenLab): Said {
  const knowledge = lab.test === null ? [] : [lab.test];
  const side = /low/.test(lab.status) ? 'below' : /high/.test(lab.status) ? 'above' : null;
  if (side === null || lab.range === null) return what;
  const far = lab.distance === null || lab.distance === 'within' ? '' : `${lab.distance} `;
  const are = isPluralName(name) ? 'are' : 'is';
  return say(`your ${name} ${are} ${far}${side} ${are === 'are' ? 'their' : 'its'} range`, [lab.source], knowledge);
}

function whatItIs(labs: readonly WrittenLab[], ctx: Context): Said {
  const { type } = ctx.understanding.report;
  const spans = type.source === null ? groundSpans(ctx.understanding).slice(0, 1) : [type.source];
  const many = /^[^,]*\b(?:tests|results|biopsies|reports|views|X-rays|scans)$/.test(
    type.title.split(/ of | from /)[0] ?? '',
  );
  const title = many ? uncapital(yours(type.title)) : withArticle(uncapital(yours(type.title)));
  const is = many ? 'these are' : 'this is';
  if (type.type === 'laboratory' && labs.length > 1) {
    const there = labs.filter(({ lab }) => !lab.row.pending);
    if (there.length > 1)
      return say(
        `${is} ${title} with ${there.length} results`,
        there.map(({ lab }) => lab.source),
      );
  }
  return say(`${is} ${title}`, spans);
}

/** "CT scan of the chest" -> "CT scan of your chest". */
function yours(title: string): string {
  return title.replace(/ of the /, ' of your ').replace(/ and the /g, ' and ');
}

function furtherPoints({ findings, labs, quoted }: Parts, main: readonly Said[], ctx: Context): Said[] {
  const told = new Set(main.map((said) => said.text));
  const points: Said[] = [];
  const opened = main.some((said) => /will want to talk over with you/.test(said.text));
  // Beside a sample that is only announced, no single word of its report stands open.
  if (opened && ctx.understanding.report.type.type === 'pathology') return points;
  const add = (said: Said) => {
    if (opened && /will want to talk over with you/.test(said.text)) return;
    if (TELLS_OF_VISIT.test(said.text)) return;
    if (main.some((one) => holds(one, said))) return;
    if (points.length < 2 && !told.has(said.text)) {
      told.add(said.text);
      points.push(said);
    }
  };
  for (const lab of criticalLabs(labs)) add(criticalStatement(lab));
  for (const finding of findings)
    if (finding.importance === 'urgent' || finding.importance === 'important') add(announced(finding));
  for (const said of labPoints(labs, main)) add(said);
  const line = quoted.find((one) => !one.calm && isEasy(one));
  if (line?.said[0] !== undefined && !line.sensitive) add(line.said[0]);
  if (isGentle({ findings, quoted })) return points;
  for (const finding of findings)
    if (
      isPresent(finding) &&
      finding.frames[0]?.part === undefined &&
      !['medicine', 'procedure', 'treatment'].includes(finding.frames[0]?.kind ?? '')
    )
      add(announced(finding));
  const calm = main[0]?.text.startsWith('All that the report describes');
  if (points.length === 0 && calm !== true) {
    const normal = findings.filter((finding) => finding.importance === 'normal');
    for (const finding of [...normal].sort((a, b) => Number(b.concluded) - Number(a.concluded))) add(finding.plan.what);
  }
  const compared = ctx.understanding.frames.find((frame) => frame.kind === 'comparison');
  if (points.length === 0 && calm !== true && compared === undefined && findings[0] !== undefined)
    add(announced(findings[0]));
  return points;
}

/** Beside a calm verdict: what the conclusion itself adds to it. */
function concludedOf(parts: Parts): Parts {
  return {
    ...parts,
    findings: parts.findings.filter(({ concluded, importance }) => concluded || importance === 'urgent'),
  };
}

/** Beside the first diagnosis of a stay: what cannot wait, and what else the report itself comes to; never its story. */
function ofStay({ findings, labs, quoted }: Parts, { why, done }: StayStory, main: readonly Said[]): Said[] {
  const points = criticalLabs(labs).map(criticalStatement);
  const known = new Set([...main, ...done].map(({ text }) => text));
  const at = why?.sentence.span;
  const opened = main.some(({ text }) => text.toLowerCase().startsWith(GENTLE));
  for (const finding of findings) {
    const said = announced(finding);
    const urgent = finding.importance === 'urgent';
    const own = at !== undefined && finding.source.start >= at.start && finding.source.start < at.end;
    const gentle = finding.sensitive && isThere(finding);
    if (
      !urgent &&
      !gentle &&
      (!finding.concluded || own || !isPresent(finding) || finding.frames[0]?.kind === 'procedure')
    )
      continue;
    if (finding.frames[0] !== undefined && ON_ADMISSION.test(said.text) && why !== null) continue;
    if (known.has(said.text) || (opened && said.text.toLowerCase().startsWith(GENTLE))) continue;
    if (main.some((one) => holds(one, said))) continue;
    known.add(said.text);
    points.push({ ...said, text: said.text.replace(FIRST_OF_LIST, 'The report also lists ') });
  }
  if (points.length === 0 && why === null) {
    const line = quoted.find((one) => one.concluded && !one.calm && !one.sensitive && isEasy(one));
    if (line?.said[0] !== undefined) points.push(line.said[0]);
  }
  // What is only announced goes before what else is listed.
  const opens = ({ text }: Said) => Number(!text.toLowerCase().startsWith(GENTLE));
  return points.sort((a, b) => opens(a) - opens(b)).slice(0, 2);
}

/** Told of the reader, as there or as possible, by whatever its sentence begins with. */
function isThere({ frames, importance }: WrittenFinding): boolean {
  return (
    importance !== 'normal' &&
    frames.some(
      ({ assertion, experiencer, kind }) =>
        (kind === 'finding' || kind === 'diagnosis') &&
        (assertion === 'present' || assertion === 'possible') &&
        experiencer === 'patient',
    )
  );
}

/** What another line has said of the first diagnosis. */
const FIRST_OF_LIST =
  /^(?:The first diagnosis on the list|The first diagnosis listed for your stay|Your (?:main )?diagnosis) is /;
const ON_ADMISSION = /^When you came in, /;

/** "The scan also shows …" where the main message began in the same way. */
function alsoTold(points: readonly Said[], main: readonly Said[]): Said[] {
  return points.map((said) => {
    const lead = /^(The (?!\w* ?also\b|report also\b)[A-Za-z -]+?) (shows|lists|notes) (?!no )/.exec(said.text);
    if (lead === null || !main.some((one) => one.text.startsWith(`${lead[1]} ${lead[2]} `))) return said;
    return { ...said, text: said.text.replace(`${lead[1]} ${lead[2]}`, `${lead[1]} also ${lead[2]}`) };
  });
}

/** The other results outside their ranges, told together by side. */
function labPoints(labs: readonly WrittenLab[], main: readonly Said[]): Said[] {
  const toldAt = new Set(main.flatMap((said) => said.sources.map((span) => span.start)));
  const outside = tellingLabs(labs);
  const points: Said[] = [];
  for (const [side, pattern] of [
    ['below', /low/],
    ['above', /high/],
  ] as const) {
    const group = outside.filter((one) => pattern.test(one.lab.status) && !toldAt.has(one.lab.source.start));
    const named = group.slice(0, 3);
    if (named.length === 0) continue;
    const also = main.some((said) => said.text.includes(` ${side} `)) ? 'also ' : '';
    const one = named.length === 1;
    const [is, its] = one
      ? isPluralName(named[0]?.name ?? '')
        ? ['are', 'their range']
        : ['is', 'its range']
      : ['are', 'their ranges'];
    const ranged = named.every((one) => one.lab.range !== null);
    const where = ranged ? `${also}${side} ${its}` : `${also}marked as ${side === 'below' ? 'low' : 'high'}`;
    points.push(
      say(
        `your ${list(named.map((one) => one.name))} ${is} ${where}`,
        named.map((one) => one.lab.source),
        named.flatMap((one) => (one.lab.test === null ? [] : [one.lab.test])),
      ),
    );
  }
  return points;
}

function whatNext({ findings, labs, recommendations }: Parts, stay: StayStory | null, ctx: Context): Said[] {
  const urgent = findings.find((finding) => finding.importance === 'urgent');
  const action = urgent === undefined ? [] : actionFor(urgent, ctx);
  if (action.length > 0) return action.slice(0, 2);
  const critical = criticalLabs(labs)[0];
  if (critical !== undefined) return criticalAction(critical, ctx).slice(0, 2);
  const asked = recommendations.filter((one) => one.kind === 'from_report').slice(0, 2);
  if (asked.length > 0 && stay === null) return asked.flatMap((one) => one.said.slice(0, 1));
  const planned = ctx.understanding.report.type.type === 'other' || stay !== null ? plannedIn(ctx) : [];
  if (planned.length > 0) return planned;
  const results = ['imaging', 'laboratory', 'pathology'].includes(ctx.understanding.report.type.type);
  const ask = results ? 'ask your doctor what these results mean for you' : 'ask your doctor what comes next for you';
  return [say(ask, groundSpans(ctx.understanding))];
}

/** True where a sentence already told stands on the same ground (two findings told in one sentence, say). */
export function holds(told: Said, said: Said): boolean {
  return (
    said.knowledge.length > 0 &&
    said.knowledge.every((id) => told.knowledge.includes(id)) &&
    said.sources.every((span) => told.sources.some((other) => other.start === span.start)) &&
    (said.text.match(/\d+/g) ?? []).every((figure) => told.text.includes(figure))
  );
}
