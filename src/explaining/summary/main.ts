import type { WrittenRecommendation } from '../advice/recommendations.js';
import { type Context, nounOf } from '../context.js';
import { isTheShutOne } from '../findings/gentle.js';
import { isBefore, isLesion } from '../findings/importance.js';
import { isCancerOfThePast } from '../findings/treated-cancer.js';
import { criticalLabs, criticalStatement } from '../findings/urgent.js';
import type { WrittenLab } from '../labs/labs.js';
import { type Said, say } from '../nets/said.js';
import { judgementOfVisit } from '../story/judgement.js';
import type { StoryView } from '../story/story-view.js';
import { fleschKincaid } from '../words/readability.js';
import { isPresent, type WrittenFinding } from '../written.js';
import type { Quoted } from './conclusion.js';
import { answersOf, harmOf, isOldNews, openingDenials } from './conclusion-first.js';
import { cameBySystem, firstAssessed } from './first-problem.js';
import { labMessages } from './labs.js';
import { concludesNothing, isVague, pointOf } from './no-point.js';
import type { StayStory } from './stay.js';
import { overallVerdict } from './verdict.js';

export interface Parts {
  findings: readonly WrittenFinding[];
  labs: readonly WrittenLab[];
  recommendations: readonly WrittenRecommendation[];
  quoted: readonly Quoted[];
  /** Lines of the conclusion that are no findings and may still head the summary. */
  heads?: readonly Quoted[];
  /** Of a note that only tells a story: what may stand at its head. */
  story?: StoryView | null;
}

export const GENTLE = 'this report has a finding your doctor will want to talk over with you';

/** A finding in one sentence for the summary: what may frighten is announced, not told. */
export function announced(finding: WrittenFinding): Said {
  return finding.sensitive && finding.importance !== 'normal' && finding.importance !== 'urgent'
    ? say(GENTLE, finding.plan.what.sources, finding.plan.what.knowledge)
    : finding.plan.what;
}

/** The first of a list, told like one of the others. */
const ALSO = /^The report (?:also )?lists: (?=“)/;
const OWN = 'In the report’s words: ';
const READS = 'The first diagnosis listed for your stay reads: ';

/** Its illness is told by its name, with nothing quoted. */
export function namesOpenly({ plan: { what }, frames }: WrittenFinding): boolean {
  return !/“/.test(what.text) && frames.some(({ head }) => head?.kind === 'disease' || head?.kind === 'finding');
}

/** "Limited study due to …": how good the pictures are heads nothing that they answer. */
const IS_LIMITED =
  /^(?:[^“]{0,40}“)?(?:(?:technically|markedly|severely|somewhat|very|mildly) )?(?:limited|suboptimal|degraded|difficult|incomplete|poor[- ]quality) (?:\w+ ){0,2}(?:study|exam\w*|scan|evaluation|images?|pictures?|views?|quality)\b/i;

export function mainMessage(
  { findings, labs, quoted, heads = [], story }: Parts,
  stay: StayStory | null,
  ctx: Context,
): Said[] {
  const urgent = findings.find((finding) => finding.importance === 'urgent');
  if (urgent !== undefined) return [announced(urgent)];
  const why = stay?.why ?? null;
  if (why === null && stay !== null && stay.done.length > 0) return stay.done;
  const line = quoted.find(
    (one) =>
      why !== null &&
      !one.sensitive &&
      one.span.start === why.sentence.span.start &&
      ALSO.test(one.said[0]?.text ?? ''),
  );
  // A name that leaves out much of its line gives way to the line.
  if (line !== undefined && why !== null && why.finding !== null && !why.finding.sensitive)
    return namesOpenly(why.finding)
      ? [why.finding.plan.what, ...line.said.map((said) => ({ ...said, text: said.text.replace(ALSO, OWN) }))]
      : line.said.map((said) => ({ ...said, text: said.text.replace(ALSO, READS) }));
  if (why !== null)
    return why.finding !== null && announced(why.finding) !== why.finding.plan.what
      ? [announced(why.finding)]
      : quoted.some((line) => line.sensitive && line.span.start === why.sentence.span.start)
        ? [say(GENTLE, [why.sentence.span])]
        : why.said;
  const critical = criticalLabs(labs)[0];
  if (critical !== undefined) return [criticalStatement(critical, ctx)];
  // A visit because of a cancer that was treated years ago: that it was, and not how large it once was.
  const past = isCancerOfThePast(ctx) ? findings.find(({ plan }) => PAST_CANCER.test(plan.what.text)) : undefined;
  if (past !== undefined) return [past.plan.what];
  const grave = findings.some((one) => one.importance === 'important' && one.sensitive && one.concluded);
  const firsts = grave ? [] : heads.filter((line) => line.heads === 'first' && !line.sensitive);
  if (firsts.length > 0) return firsts.slice(0, 2).flatMap(({ said }) => said.slice(0, 1));
  const headed = story?.judgement?.said ?? story?.reason ?? null;
  if (headed !== null) {
    // Why somebody came is half of it: what was found that weighs stands beside it.
    const found =
      story?.judgement == null && !ctx.teller.sees
        ? findings.find(
            (finding) =>
              finding.importance === 'important' &&
              !finding.sensitive &&
              isHeadline(finding) &&
              SEEN_THERE.has(finding.frames[0]?.kind ?? '') &&
              finding.frames[0]?.temporality === 'recent' &&
              !/“/.test(finding.plan.what.text),
          )
        : undefined;
    return found === undefined ? [headed] : [headed, announced(found)];
  }
  // Before a line of a visit's story: what the doctor who saw it takes it for.
  if (!findings.some(({ concluded, frames: [one] }) => concluded && one?.head?.kind === 'disease')) {
    const judged = judgementOfVisit(ctx);
    if (judged !== null) return [judged.said];
  }
  const came = cameBySystem(ctx);
  if (came !== null) return [came];
  const verdict = overallVerdict(ctx);
  const answered = findings.some((finding) => finding.concluded && finding.frames[0]?.kind !== 'limitation');
  const lines = quoted.filter(
    ({ calm, span, said: [first] }) =>
      !calm &&
      !concludesNothing(span, ctx) &&
      !TELLS_OF_VISIT.test(first?.text ?? '') &&
      !LEANS_ON_OTHERS.test(first?.text ?? '') &&
      !(answered && IS_LIMITED.test(first?.text ?? '')),
  );
  const told = lines.find((one) => pointOf(one, ctx) !== null) ?? lines.find(isEasy) ?? lines[0];
  // A conclusion that opens with what is not there is not headed by a later line that nobody could read.
  const opens = findings.some(
    (finding) =>
      finding.concluded &&
      finding.importance === 'normal' &&
      told !== undefined &&
      finding.source.start < told.span.start,
  );
  const concluded = opens || findings.some((finding) => finding.concluded && isPresent(finding));
  if (told !== undefined && !concluded && verdict === null)
    return told.sensitive ? [say(GENTLE, [told.span])] : [...told.said];
  const gentle = findings.find((finding) => finding.importance === 'important' && finding.sensitive);
  const firstPoint = gentle === undefined ? firstAssessed(findings, ctx) : null;
  if (firstPoint !== null) return firstPoint;
  if (gentle !== undefined) return [lesionMessage(findings, ctx) ?? announced(gentle)];
  const assessed = findings.filter((finding) => isHeadline(finding) && (finding.concluded || isAssessed(finding, ctx)));
  const weighty = findings.filter((finding) => finding.importance === 'important' && isHeadline(finding));
  // What the report itself comes to goes before a figure, and in a note before its story.
  const [ranked] = inPrintedOrder(
    weighty.filter((finding) => finding.concluded || isAssessed(finding, ctx)),
    ctx,
  );
  // The class of a sample says how far the illness goes that is named beside it.
  const illness =
    ranked?.frames[0]?.kind === 'score' && ctx.understanding.report.type.type === 'pathology'
      ? assessed.find(({ frames: [one] }) => one?.head?.kind === 'disease' && one.assertion === 'present')
      : undefined;
  const first =
    illness ??
    ranked ??
    (weighty[0] !== undefined && (!ctx.teller.sees || weighty[0].frames[0]?.kind === 'score')
      ? assessed[0]
      : undefined) ??
    weighty[0];
  // What was there before gives way to what the conclusion opens with.
  const [opener] = answersOf(findings, ctx);
  const denies = verdict !== null || (opener !== undefined && openingDenials([opener]).length > 0);
  if (first !== undefined && !(denies && isOldNews(first, ctx))) return [announced(first), ...harmOf(first)];
  if (verdict !== null) return [verdict.said];
  const calm = allNormal({ findings, labs, quoted }, ctx);
  if (calm !== null) return [calm];
  if (labs.length > 0 && ctx.understanding.report.type.type === 'laboratory') return labMessages(labs);
  // What a test comes to first, be it that nothing was found.
  // Of several samples, what one of them holds goes before what another does not.
  const held = ctx.understanding.report.type.type === 'pathology' && assessed.some((one) => !isVague(one, ctx));
  const opening =
    ctx.teller.sees && !held
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
    assessed.find((one) => !isVague(one, ctx)) ??
    assessed[0] ??
    findings.find((finding) => finding.frames[0]?.kind === 'normal' && finding.concluded) ??
    findings.find((finding) => finding.concluded && finding.importance === 'normal');
  const main =
    note ??
    findings.find(
      (finding) =>
        finding.concluded &&
        !OLD.test(finding.plan.what.text) &&
        finding.frames[0]?.assertion !== 'conditional' &&
        !LEANS_ON_OTHERS.test(finding.plan.what.text),
    ) ??
    findings.find(isHeadline) ??
    findings.find((finding) => isPresent(finding) && !OF_ANYBODY.test(finding.plan.what.text)) ??
    findings.find((finding) => !OF_ANYBODY.test(finding.plan.what.text)) ??
    findings[0];
  const other = heads.find((line) => !line.sensitive);
  if (other !== undefined && main?.concluded !== true && labs.length === 0) return other.said.slice(0, 1);
  if (main === undefined || main.importance === 'normal')
    return labs.length > 0 && (main === undefined || !ctx.teller.sees)
      ? labMessages(labs)
      : main === undefined
        ? []
        : [announced(main)];
  return [announced(main)];
}

/** Of what weighs alike, the conclusion of a test names first what its writer thinks matters most. */
function inPrintedOrder(findings: WrittenFinding[], ctx: Context): WrittenFinding[] {
  return ctx.teller.sees && ctx.understanding.report.type.type === 'imaging'
    ? findings.sort((a, b) => a.source.start - b.source.start)
    : findings;
}

/** A long line in the report's own words stands among the findings, not above them. */
export function isEasy({ said }: Quoted): boolean {
  const text = said[0]?.text.replace(/ \([^)]*\)/g, '') ?? '';
  return fleschKincaid([text]).fkgl <= HARDEST;
}

const HARDEST = 13;

/** How the visit began: no message of it. */
export const TELLS_OF_VISIT =
  /^(?:The report lists: |[A-Z] - )?you (?:described?|complain\w*|report\w*|stated?|say|said|were (?:seen|referred|in your usual|at your)|came|come|present\w*|return\w*|are an? [\w-]*\d|are an? (?:\w+ )?\w+-year|are here)\b|^(?:[A-Z] - )?(?:The report lists: )?(?:an?|this is an?|this)? ?(?:\w+ ){0,2}\d{1,3}[- ](?:year|month|week)s?[- ]old\b|^(?:The report lists: )?\d{1,3}[ -]?(?:y\/?o|yo|[mf])\b/i;
const OLD = /\bfrom the past\b|\bin the past\b|\bpast health history\b|\bhealth history (?:lists|includes)\b/i;
/** "No abnormality apart from the below": what is excepted is the message. */
const EXCEPTED =
  /\b(?:apart from|aside from|except\w*|other than|otherwise|besides|no other|no additional|remainder|remaining)\b/i;
/** What is only excepted, or only spoken of, heads nothing. */
const LEANS_ON_OTHERS =
  /^(?:Otherwise|The rest)\b|^(?:This|That|These|Those|It|They) (?:has|have|had|was|were)\b| only as something that could happen\b/;
const SEEN_THERE: ReadonlySet<string> = new Set(['finding', 'diagnosis']);
const CARE: ReadonlySet<string> = new Set(['medicine', 'procedure', 'treatment', 'device', 'pending']);
/** A cancer of years ago, by the words of its statement. */
const PAST_CANCER = /^You (?:were treated for .{3,80} in the past|have had .{3,80}, and there is no sign now that)/;
/** What such a test can miss in anybody heads nothing. */
const OF_ANYBODY = /^This kind of test cannot\b/i;
const SAYS_NORMAL = /^The [A-Za-z ()-]+ (?:shows|notes|lists) normal\b/;

/** May stand as the main message: there now, in the body and not in its care, and not how the visit began. */
function isHeadline(finding: WrittenFinding): boolean {
  const { text } = finding.plan.what;
  return (
    isPresent(finding) &&
    !CARE.has(finding.frames[0]?.kind ?? '') &&
    !OLD.test(text) &&
    !SAYS_NORMAL.test(text) &&
    !OF_ANYBODY.test(text) &&
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
      // A lesser spot is never shown in place of the one that stays shut.
      isTheShutOne(finding, findings, ctx) &&
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
