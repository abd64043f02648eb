import { groundSpans } from '../advice/questions.js';
import { whatNow } from '../advice/what-now.js';
import type { Context } from '../context.js';
import { benignWord } from '../findings/benign-sample.js';
import { isOfLesion, isTheShutOne } from '../findings/gentle.js';
import { criticalLabs, criticalStatement } from '../findings/urgent.js';
import { isReadWhole } from '../labs/block.js';
import type { WrittenLab } from '../labs/labs.js';
import { type Said, say } from '../nets/said.js';
import { plannedIn } from '../stay/next.js';
import { mergeAlike } from '../words/alike.js';
import { uncapital, withArticle } from '../words/english.js';
import { isPresent, type WrittenFinding } from '../written.js';
import { answersOf, isAsked, isCalm, isOldNews, openingDenials } from './conclusion-first.js';
import { howMany, labPoints, missingMessage } from './labs.js';
import { FEW_WORDS, limitOf, mostWords } from './length.js';
import { announced, GENTLE, isEasy, isGentle, mainMessage, type Parts, TELLS_OF_VISIT } from './main.js';
import { ASKS_NOTHING, isVague, pointOf } from './no-point.js';
import { operationStory } from './operation.js';
import { type StayStory, stayStory } from './stay.js';
import { overallVerdict } from './verdict.js';

/**
 * The main message first, then what the report is, one or two further things that matter, and what is next. At most
 * 120 words and never longer than the report or 40 words, whichever is more.
 */
export function writeSummary(parts: Parts, ctx: Context): Said[] {
  const { report } = ctx.understanding;
  const limit = limitOf(report.text);
  const cannotWait = waits(parts);
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
  const few = limit < FEW_WORDS && parts.labs.length === 0;
  const missing = missingMessage(parts.labs, ctx);
  const quotes = parts.quoted.some((line) => main.some((said) => said.text === line.said[1]?.text));
  const asked =
    stay !== null && !cannotWait && (stay.next.length > 0 || stay.later.length > 0)
      ? stay.next
      : whatNext(parts, stay, ctx);
  const nothing = namesTestOnly(parts, ctx);
  const next = asked.filter((said) => !((quotes || nothing) && said.text.startsWith('Ask your doctor what')));
  const beside = verdict?.calm === true ? concludedOf(parts) : parts;
  const further = alsoTold(
    mergeAlike(stay === null ? furtherPoints(beside, main, ctx) : ofStay(parts, stay, main, ctx)),
    main,
  ).filter((said) => !(story?.why ?? []).some((why) => isItsReason(said, why)));
  const benign = isGentle(parts) ? [] : benignWord(parts.findings, main, ctx);
  const asNext = next.map((said) => ({ said, place: 3 }));
  // Added in this order while there is room; printed in the order of `place`.
  const candidates =
    stay !== null
      ? ofTheStay(main, stay, next, further, title)
      : [
          ...main.map((said) => ({ said, place: 0 })),
          ...talkSoon(main, cannotWait).map((said) => ({ said, place: 0 })),
          ...benign.map((said) => ({ said, place: 0.5 })),
          // Where there is room for few words, what to do goes before what the report is.
          ...(cannotWait ? asNext : []),
          ...(missing === null ? [] : [{ said: missing, place: 0 }]),
          ...(few ? [] : [{ said: title, place: 1 }]),
          ...(nothing
            ? [
                {
                  said: say('the text only names the test, so look for the whole report', title.sources),
                  place: 1.5,
                },
              ]
            : []),
          ...howMany(parts.labs, ctx).map((said) => ({ said, place: 1 })),
          ...(story === null
            ? []
            : [...(grave || verdict !== null ? story.done : []), ...story.why].map((said) => ({ said, place: 1 }))),
          ...(story?.went ?? []).map((said) => ({ said, place: 2.5 })),
          ...(cannotWait ? [] : asNext),
          ...further.map((said) => ({ said, place: 2 })),
          // The name of the test, which stands above, goes last where there is room for few words.
          ...(few ? [{ said: title, place: 1 }] : []),
        ];
  // What to do about a finding stands on the same words as the finding, and must never give way to it.
  const ours = new Set(cannotWait ? next : next.filter(({ text }) => text.startsWith('Ask your doctor what')));
  const kept: typeof candidates = [];
  let words = 0;
  for (const full of candidates) {
    const candidate = words + mostWords(full.said.text) > limit ? withoutGlosses(full, parts) : full;
    const more = mostWords(candidate.said.text);
    const bare = bareDeed(candidate.said.text);
    if (words + more > limit || kept.some((one) => bareDeed(one.said.text) === bare)) continue;
    if (!ours.has(candidate.said) && kept.some((one) => !ours.has(one.said) && tellsTwice(one, candidate))) continue;
    kept.push(candidate);
    words += more;
  }
  if (kept.length === 0) kept.push({ said: title, place: 1 });
  return kept.sort((a, b) => a.place - b.place).map(({ said }, at) => (at === 0 ? asFirst(said) : said));
}

/** "You had cataract surgery", whatever name and side stand behind it: said twice it would be two of them. */
function bareDeed(text: string): string {
  return text.startsWith('You had ')
    ? text.replace(/ \([^)]*\)/g, '').replace(/ on (?:the (?:left|right) side|both sides)(?=\.)/, '')
    : text;
}

/** "Your diagnosis is …", where the reason of the operation, the same, stands beside it. */
function isItsReason(said: Said, why: Said): boolean {
  return (
    ONE_DIAGNOSIS.test(said.text) &&
    said.knowledge.length > 0 &&
    said.knowledge.every((id) => why.knowledge.includes(id))
  );
}

const ONE_DIAGNOSIS = /^(?:Your diagnosis|The first diagnosis on the list) is /;

/** Only the title of a test was given: the reader is told that its results are not there. */
function namesTestOnly({ findings, labs, recommendations, quoted }: Parts, ctx: Context): boolean {
  const { sentences, type } = ctx.understanding.report;
  const title = /^(?:exam|comparison|header|identity)$/;
  return (
    (type.type === 'imaging' || type.type === 'pathology') &&
    findings.length + labs.length + quoted.length === 0 &&
    recommendations.every(({ kind }) => kind !== 'from_report') &&
    sentences.length <= 2 &&
    sentences.every(({ span }) => {
      const frames = ctx.frames.within(span);
      return frames.length > 0 && frames.every((frame) => frame.kind === 'identity' || title.test(ctx.section(frame)));
    })
  );
}

/** Nothing stands before it that it could be told beside. */
function asFirst(said: Said): Said {
  return { ...said, text: said.text.replace(/^The report also lists\b/, 'The report lists') };
}

/** What is only announced is no small matter: its reader is not to wait for the next visit. */
function talkSoon([first]: readonly Said[], cannotWait: boolean): Said[] {
  return first === undefined || cannotWait || !ANNOUNCES.test(first.text)
    ? []
    : [say('it is important to talk about it soon', first.sources, first.knowledge)];
}

const ANNOUNCES = /\bwill want to talk over with you\b/;

/** Where there is no room for what each test is, the results themselves still stand. */
function withoutGlosses(candidate: { said: Said; place: number }, { labs }: Parts): { said: Said; place: number } {
  let { text } = candidate.said;
  for (const { name, glossed } of labs) if (glossed !== name) text = text.replace(glossed, name);
  return { ...candidate, said: { ...candidate.said, text } };
}

/** One sentence of the report told as what was found and as what comes next. */
function tellsTwice(a: { said: Said; place: number }, b: { said: Said; place: number }): boolean {
  return a.place >= 3 !== b.place >= 3 && sameGround(a.said, b.said);
}

function sameGround(a: Said, b: Said): boolean {
  return groundOf(a).some((one) => groundOf(b).some((other) => one.start < other.end && other.start < one.end));
}

/** What advice is about is told elsewhere, and no less for being named with it. */
function groundOf({ text, sources }: Said): Said['sources'] {
  return /^About /.test(text) ? sources.slice(0, 1) : sources;
}

/** Why, what was done, how it went and ended, what is next; what else the report lists stands behind the why. */
function ofTheStay(
  main: readonly Said[],
  { why, came, done, went, ended, later }: StayStory,
  next: readonly Said[],
  further: readonly Said[],
  title: Said,
): { said: Said; place: number }[] {
  const at = (said: readonly Said[], place: number) => said.map((one) => ({ said: one, place }));
  const story = [...done, ...went, ...ended];
  return [
    ...at(main, 0),
    ...at(later, 0.5),
    ...at(done.slice(0, 1), 2),
    ...at(next.slice(0, 1), 5),
    ...at(ended, 4),
    ...at(went, 3),
    ...at(next.slice(1), 5),
    ...at(done.slice(1), 2),
    ...at(came, 0.7),
    ...at(further.slice(0, 1), 1),
    // What the paper is stands above it; said here only where there is little else to say.
    ...(why === null && story.length === 0 ? at([title], 1) : []),
  ];
}

/** Something that cannot wait decides what is to be done next. */
function waits({ findings, labs }: Parts): boolean {
  return findings.some(({ importance }) => importance === 'urgent') || criticalLabs(labs).length > 0;
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
    if (there.length > 1 && isReadWhole(ctx))
      return say(
        `${is} ${title} with ${there.length} results`,
        there.map(({ lab }) => lab.source),
      );
  }
  return say(`${is} ${title}`, spans);
}

/** "CT scan of the chest" -> "CT scan of your chest"; of two tests each with its article. */
function yours(title: string): string {
  return title
    .replace(/ of the /g, ' of your ')
    .replace(/(?:, | and )the /g, (joint) => joint.replace('the ', ''))
    .replace(TEST_BEHIND, (_, joint: string, name: string) => `${joint}${withArticle(name)}`);
}

const TEST_BEHIND = /(, | and )((?:X-ray|(?:CT|MRI|PET) scan|MR angiogram|CT angiogram|ultrasound|mammogram)(?= of ))/g;

function furtherPoints({ findings, labs, quoted, story }: Parts, main: readonly Said[], ctx: Context): Said[] {
  const told = new Set(main.map((said) => said.text));
  const points: Said[] = [];
  // Of a story: why it began and where it ends. Which of its events matters, only its writer could say.
  if (story?.reason || story?.judgement)
    return [
      ...criticalLabs(labs).map((lab) => criticalStatement(lab, ctx)),
      ...[story.judgement === null ? story.result : null, story.reason, story.end].filter((said) => said !== null),
    ]
      .filter(({ text }) => !told.has(text))
      .slice(0, 2);
  const opened = main.some((said) => /will want to talk over with you/.test(said.text));
  // Beside a sample that is only announced, no single word of its report stands open.
  if (opened && ctx.understanding.report.type.type === 'pathology') return points;
  const gentle = isGentle({ findings, quoted });
  const misleads = (finding: WrittenFinding) =>
    gentle && finding.importance !== 'urgent' && isOfLesion(finding, ctx) && !isTheShutOne(finding, findings, ctx);
  const answers = gentle ? [] : answersOf(findings, ctx);
  const most = answers.length > 0 ? 3 : 2;
  const add = (said: Said) => {
    if (opened && /will want to talk over with you/.test(said.text)) return;
    if (TELLS_OF_VISIT.test(said.text)) return;
    if (main.some((one) => holds(one, said))) return;
    if (points.length < most && !told.has(said.text)) {
      told.add(said.text);
      points.push(said);
    }
  };
  for (const lab of criticalLabs(labs)) add(criticalStatement(lab, ctx));
  const openers = openingDenials(answers);
  for (const finding of openers.slice(0, 2)) add(finding.plan.what);
  for (const finding of findings)
    if (
      finding.importance === 'urgent' ||
      (finding.importance === 'important' &&
        !(openers.length > 0 && !finding.concluded && isOldNews(finding, ctx)) &&
        !misleads(finding) &&
        !isVague(finding, ctx) &&
        // Beside what is only announced nothing stands open that the conclusion does not name.
        !(opened && ctx.teller.sees && !finding.concluded))
    )
      add(announced(finding));
  for (const said of labPoints(labs, main)) add(said);
  const line = quoted.find((one) => !one.calm && isEasy(one) && pointOf(one, ctx) !== null);
  if (line !== undefined && !line.sensitive) {
    const before = points.length;
    const [first, ...glosses] = pointOf(line, ctx) ?? [];
    if (first !== undefined) add(first);
    if (points.length > before) points.push(...glosses);
  }
  if (gentle) return points;
  for (const finding of answers.length > 0 ? answers : findings)
    if (
      isPresent(finding) &&
      !isVague(finding, ctx) &&
      finding.frames[0]?.part === undefined &&
      !['medicine', 'procedure', 'treatment'].includes(finding.frames[0]?.kind ?? '')
    )
      add(announced(finding));
  for (const finding of answers)
    if (points.length < 2 && isCalm(finding) && isAsked(finding, ctx)) add(finding.plan.what);
  const calm = main[0]?.text.startsWith('All that the report describes');
  if (points.length === 0 && calm !== true) {
    const normal = (answers.length > 0 ? answers : findings).filter(isCalm);
    for (const finding of [...normal].sort((a, b) => Number(b.concluded) - Number(a.concluded)))
      if (points.length < 2) add(finding.plan.what);
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
function ofStay(
  { findings, labs, quoted }: Parts,
  { why, done }: StayStory,
  main: readonly Said[],
  ctx: Context,
): Said[] {
  const points = criticalLabs(labs).map((lab) => criticalStatement(lab, ctx));
  const known = new Set([...main, ...done].map(({ text }) => text));
  const at = why?.sentence.span;
  const opened = main.some(({ text }) => text.toLowerCase().startsWith(GENTLE));
  for (const finding of findings) {
    const said = announced(finding);
    const urgent = finding.importance === 'urgent';
    if (finding.over && !urgent) continue;
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
    const line = quoted.find(
      (one) => one.concluded && !one.calm && !one.sensitive && isEasy(one) && pointOf(one, ctx) !== null,
    );
    if (line !== undefined) points.push(...(pointOf(line, ctx) ?? []));
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
  /^(?:The first diagnosis on the list|The first diagnosis listed for your stay|Your (?:main )?diagnosis)(?: is |: )/;
const ON_ADMISSION = /^When you came in, /;

/** "The scan also shows …" where the main message began in the same way. */
function alsoTold(points: readonly Said[], main: readonly Said[]): Said[] {
  return points.map((said) => {
    const lead = /^(The (?!\w* ?also\b|report also\b)[A-Za-z -]+?) (shows|lists|notes) (?!no )/.exec(said.text);
    if (lead === null || !main.some((one) => one.text.startsWith(`${lead[1]} ${lead[2]} `))) return said;
    return { ...said, text: said.text.replace(`${lead[1]} ${lead[2]}`, `${lead[1]} also ${lead[2]}`) };
  });
}

function whatNext({ findings, labs, recommendations }: Parts, stay: StayStory | null, ctx: Context): Said[] {
  const now = whatNow(findings, labs, ctx)[0];
  if (now !== undefined) return now.slice(0, 2);
  const asked = recommendations
    .filter((one) => one.kind === 'from_report' && !ASKS_NOTHING.test(one.said[0]?.text ?? ''))
    .slice(0, 2);
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
