import { type Context, nounOf } from '../context.js';
import { isOfLesion, isTheShutOne } from '../findings/gentle.js';
import { saysMore } from '../findings/said-once.js';
import { isCancerOfThePast } from '../findings/treated-cancer.js';
import { criticalLabs } from '../findings/urgent.js';
import { isReadWhole } from '../labs/block.js';
import type { WrittenLab } from '../labs/labs.js';
import { tellingLabs } from '../labs/weight.js';
import { type Said, say, uniqueSpans } from '../nets/said.js';
import { isOlderVisit, isOverruled, notesAdded } from '../stay/added-later.js';
import { moreOfCourse } from '../stay/course.js';
import { medicinePoints } from '../stay/medicine-points.js';
import { isStepOfStay } from '../stay/step.js';
import { mergeAlike } from '../words/alike.js';
import { bareName } from '../words/phrase.js';
import { isPresent, type WrittenFinding } from '../written.js';
import { answersOf, isAsked, isCalm, isOldNews, isTrifle } from './conclusion-first.js';
import { othersNotFound } from './labs.js';
import { GENTLE, isEasy, isGentle, type Parts } from './main.js';
import { ASKS_NOTHING, isVague, pointOf } from './no-point.js';
import { holds } from './summary.js';

const MOST_POINTS = 5;
/** What a conclusion adds to its message, at most; what is asked for has the rest. */
const FROM_CONCLUSION = 4;

/** At most five things to take away, none a sentence of the summary said again. */
export function writeKeyPoints(
  { findings, labs, recommendations, quoted, story }: Parts,
  summary: readonly Said[],
  ctx: Context,
): Said[][] {
  const told = new Set(summary.map((said) => said.text));
  const points: Said[][] = [];
  const isTold = (said: Said) => told.has(said.text) || summary.some((one) => holds(one, said));
  const add = (said: Said | null) => {
    if (said === null || NO_POINT.test(said.text) || points.length >= MOST_POINTS || isTold(said)) return;
    told.add(said.text);
    points.push([said]);
  };
  for (const lab of criticalLabs(labs)) {
    const before = points.length;
    add(lab.what);
    const later = laterOf(lab, labs, ctx);
    if (points.length > before && later !== null) points[before]?.push(later);
  }
  if (summary[0]?.text.toLowerCase().startsWith(GENTLE)) points.push(openLater(summary[0]));
  const ofStory = story?.reason || story?.judgement ? story : null;
  if (ofStory !== null) {
    add(ofStory.judgement?.quote ?? null);
    add(ofStory.result);
    add(ofStory.reason);
    add(ofStory.end);
  }
  for (const line of quoted) {
    if (line.sensitive || line.calm || !isEasy(line)) continue;
    const [first, ...glosses] = pointOf(line, ctx) ?? [];
    const before = points.length;
    add(first ?? null);
    if (points.length > before) points[before]?.push(...glosses);
  }
  const stay = ctx.understanding.report.type.type === 'discharge_summary';
  const gentle = isGentle({ findings, quoted });
  const shut = gentle && ctx.understanding.report.type.type === 'pathology';
  // The story of a stay is over: what it came to, and what was changed, is to be taken along.
  const taken = (finding: WrittenFinding) =>
    shut ? false : !stay || finding.concluded || finding.importance === 'urgent' || isToTake(finding, ctx);
  const later = notesAdded(ctx);
  for (const { said } of later) add(said);
  for (const { said, of } of stay && !gentle ? medicinePoints(findings, ctx) : []) {
    if (isOverruled(said, later, ctx)) continue;
    const before = points.length;
    if (before < MOST_POINTS - 1) add(said[0] ?? null);
    if (points.length > before) points[before]?.push(...said.slice(1));
    for (const { plan } of of) told.add(plan.what.text);
  }
  const answers = gentle || stay || ofStory !== null ? [] : answersOf(findings, ctx);
  const leftOut = (finding: WrittenFinding) => answers.length > 0 && !finding.concluded && isOldNews(finding, ctx);
  for (const finding of ofStory === null ? findings : findings.filter(isAlarming)) {
    if (leftOut(finding) || isOverruled([finding.plan.what], later, ctx)) continue;
    if (!taken(finding) || (stay && isOpening(finding, summary))) continue;
    if (points.length >= 4 || !isPresent(finding) || finding.importance === 'note' || isVague(finding, ctx)) continue;
    if (
      finding.sensitive ||
      finding.over ||
      (gentle && isOfLesion(finding, ctx) && !isTheShutOne(finding, findings, ctx))
    )
      continue;
    if (told.has(finding.plan.what.text) || isMain(finding, summary)) add(detailAlone(finding, ctx));
    else {
      const before = points.length;
      add(finding.plan.what);
      // A sentence told in pieces says less, or something else, by its first piece alone.
      if (finding.retold && points.length > before) points[before]?.push(...piecesOf(finding));
    }
  }
  // A measure of a picture that has no name a reader could know ("IVSd") is no main point.
  const outside = tellingLabs(labs).filter(
    ({ lab, name }) => lab.test !== null || !ctx.teller.sees || /[a-z]{4}|\bL?V?EF\b/.test(name),
  );
  const laterOfFear = (lab: WrittenLab) => {
    const later = lab.lab.beyondCritical === null ? null : laterOf(lab, labs, ctx);
    return later === null ? [] : [later];
  };
  for (const lab of outside.slice(0, 4)) {
    const before = points.length;
    add(lab.what);
    if (points.length > before) points[before]?.push(...lab.goal, ...(lab.trend?.said ?? []), ...laterOfFear(lab));
  }
  const asked = recommendations.filter(
    ({ kind, said: [first] }) =>
      kind === 'from_report' &&
      first !== undefined &&
      !/\basks for no\b|\bdo not need\b/.test(first.text) &&
      !ASKS_NOTHING.test(first.text) &&
      !isOlderVisit(first, later) &&
      !summary.some(({ text }) => saysMore(text, { said: [first] })) &&
      !isTold(first),
  );
  for (const one of asked.slice(0, points.length > 3 ? 1 : 2)) add(one.said[0] ?? null);
  const mayStand = (finding: WrittenFinding) =>
    !gentle &&
    ofStory === null &&
    isPresent(finding) &&
    !finding.sensitive &&
    !finding.over &&
    !isVague(finding, ctx) &&
    !isCare(finding) &&
    !(finding.frames[0]?.kind === 'score' && isCancerOfThePast(ctx)) &&
    taken(finding) &&
    !(stay && isOpening(finding, summary));
  // What the conclusion says and denies stands before anything that it leaves out.
  for (const finding of answers) if (points.length < FROM_CONCLUSION && mayStand(finding)) add(finding.plan.what);
  const fears = (finding: WrittenFinding) => Number(isAsked(finding, ctx)) * 2 + Number(answersFear(finding));
  for (const finding of answers.filter(isCalm).sort((a, b) => fears(b) - fears(a)))
    if (points.length < FROM_CONCLUSION) add(finding.plan.what);
  const few = answers.length > 0 ? 2 : 3;
  for (const finding of findings)
    if (points.length < few && mayStand(finding) && !(answers.length > 0 && isTrifle(finding, ctx)))
      add(finding.plan.what);
  const urgent = findings.some((finding) => finding.importance === 'urgent');
  for (const finding of findings.filter(isCalm).sort((a, b) => fears(b) - fears(a)))
    if (
      !gentle &&
      !stay &&
      ofStory === null &&
      points.length < few &&
      // What was as it should be on an exam is a main point only where there is no other.
      (points.length === 0 || finding.frames[0] === undefined || ctx.section(finding.frames[0]) !== 'physical_exam') &&
      (answersFear(finding) || (!urgent && isCentral(finding)))
    )
      add(finding.plan.what);
  if (points.length < MOST_POINTS) add(othersNotFound(labs));
  const within = labs.filter((lab) => lab.lab.status === 'normal' && lab.germFound !== false);
  if (points.length < MOST_POINTS && within.length > 1 && outside.length > 0) {
    add(
      say(
        `${isReadWhole(ctx) ? within.length : 'some of the other'} results are within their ranges or as expected`,
        within.map((lab) => lab.lab.source),
      ),
    );
  }
  if (points.length < FROM_CONCLUSION && stay && !gentle) add(listForHome(findings));
  if (points.length === 0 && stay && !gentle) {
    const known = new Set(summary.flatMap(({ sources }) => sources.map(({ start }) => start)));
    for (const said of moreOfCourse(known, ctx)) add(said);
  }
  const main = gentle ? undefined : findings.find((finding) => isMain(finding, summary));
  const meant = main?.plan.meaning ?? [];
  // "Blood flow to part of the brain was cut off" says of a stay's first line what it does not: the name stands in it.
  if (points.length === 0 && meant.length > 0 && (!stay || / (?:is|are) /.test(meant[0]?.text.slice(0, 40) ?? '')))
    points.push([...meant]);
  if (points.length === 0 && ctx.understanding.frames.length > 0 && summary[0] !== undefined) points.push([summary[0]]);
  return points;
}

/** "Hb 6.9 … Hb 8.7 on day 3": a stay's later figure of the same test stands beside the one that frightens. */
function laterOf({ lab }: WrittenLab, labs: readonly WrittenLab[], ctx: Context): Said | null {
  if (ctx.understanding.report.type.type !== 'discharge_summary' || lab.test === null) return null;
  const later = labs.filter((one) => one.lab.test === lab.test && one.lab.source.start > lab.source.start).at(-1);
  if (later === undefined || later.lab.beyondCritical !== null || later.lab.row.value === '') return null;
  return say(`further on, the report gives ${later.lab.row.value}`, [later.lab.source], [lab.test]);
}

function isAlarming({ importance }: WrittenFinding): boolean {
  return importance === 'urgent';
}

/** The medicines that a stay's paper lists for home, where they are few enough to be told at once. */
function listForHome(findings: readonly WrittenFinding[]): Said | null {
  const listed = findings.filter(
    ({ frames, plan }) =>
      frames.every(({ medicine }) => medicine?.setting === 'list') && plan.what.text.startsWith('Your medicine list'),
  );
  if (listed.length === 0) return null;
  if (listed.length > MOST_MEDICINES)
    return say(
      'the report has a list of medicines for home: each is told below',
      listed.flatMap(({ plan }) => plan.what.sources),
    );
  const told = mergeAlike(listed.map(({ plan }) => plan.what));
  return told.length === 1 ? (told[0] ?? null) : null;
}

const MOST_MEDICINES = 5;

/** Leans on a sentence that does not stand here, or says that the rest is as it was; a day of the paper, or a note for work. */
const NO_POINT =
  /^The report calls this normal: “|^Among what was done, the report lists “|^(?:Admi(?:tted|ssion)|Discharged?)[ :]|\b(?:voicemail|(?:phone |telephone )?calls? (?:was |were )?made|med(?:ical)? cert(?:ificate)?s?|(?:sick|school|work|fit|absence) (?:note|certificate)s?|parking|valuables|known (?:drug )?allerg\w+)\b|^The report (?:also )?(?:says|lists): “[^ ”]+(?: [^ ”]+){0,2}”\.$|\b(?:HR|BP|RR|[Ss]ats)\b[^.]*\d[^.]*\b(?:HR|BP|RR|[Ss]ats)\b|^As tolerated\b|^The report lists: on \d|^(?:This|That|These|Those|They) (?:is|are|was|were|has|have|had|did|may|might|could)\b|^The rest of\b|^On (?:how many cells|its size|its kind|immune cells)\b|\b(?:out|because|instead) of that\b|^You are not on\b|^You had no [^.]* before the test\b|\b[Rr]ecommendations? (?:is|are|remains?) unchanged\b/;

/** What else the same sentence of the report says, as far as there is room for it. */
function piecesOf({ plan }: WrittenFinding): Said[] {
  const [own] = plan.what.sources;
  const more = plan.details.filter(
    ({ text, sources: [span] }) => !text.includes('“') && span?.start === own?.start && span?.end === own?.end,
  );
  const words = [plan.what, ...more].flatMap(({ text }) => text.split(' ')).length;
  return words <= MOST_WORDS ? more : [];
}

const MOST_WORDS = 45;

/** Where a finding is only announced: how the reader comes to it. */
function openLater(announcement: Said): Said[] {
  const { sources, knowledge } = announcement;
  return [
    say('what was found has its own part below', sources, knowledge),
    say('open it when you feel ready', sources, knowledge),
  ];
}

/** Of a medicine that the reader goes on with, or that was stopped or changed. */
function isToTake({ frames: [frame] }: WrittenFinding, ctx: Context): boolean {
  return frame?.kind === 'medicine' && !isStepOfStay(frame, ctx);
}

/** Told by the first sentence of the summary. */
function isMain({ plan }: WrittenFinding, [first]: readonly Said[]): boolean {
  return first?.sources[0]?.start === plan.what.sources[0]?.start;
}

/** Told by the first sentence of the summary, by the whole of its line. */
function isOpening({ source }: WrittenFinding, [first]: readonly Said[]): boolean {
  return first?.sources.some(({ start, end }) => source.start >= start && source.start < end) === true;
}

const FEARED =
  /\b(?:cancer|broken|bleeding|blood clot|stroke|heart attack|infection|pneumonia|air around|tear|blocked|spread)\b/;

/** What was given or done, which only an operation's report is about. */
function isCare({ frames }: WrittenFinding): boolean {
  return ['treatment', 'medicine', 'device'].includes(frames[0]?.kind ?? '');
}

/** An absent or normal thing that many readers fear: worth a line of its own. */
function answersFear({ frames, plan }: WrittenFinding): boolean {
  return frames[0]?.kind === 'absent' && FEARED.test(plan.what.text);
}

/** Not a minor absent thing: a normal place, or what the conclusion says. */
function isCentral(finding: WrittenFinding): boolean {
  return finding.concluded || finding.frames[0]?.kind === 'normal';
}

/** "It measures 9 mm" made to stand alone: "The small round spot measures 9 mm". */
function detailAlone(finding: WrittenFinding, ctx: Context): Said | null {
  const detail = finding.plan.details.find((said) => /^It (?:measures|has grown from|has shrunk from)/.test(said.text));
  const head = finding.frames[0]?.head;
  const noun = head == null ? null : nounOf(head, ctx);
  if (detail === undefined || noun === null || noun.number === 'plural') return null;
  return {
    text: `The ${bareName(noun.lay)} ${detail.text.slice(3)}`,
    sources: uniqueSpans([...finding.plan.what.sources, ...detail.sources]),
    knowledge: [...new Set([...finding.plan.what.knowledge, ...detail.knowledge])],
  };
}
