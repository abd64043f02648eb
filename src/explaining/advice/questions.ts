import type { Frame, Understanding } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { isOfTakenOut } from '../findings/importance.js';
import { questionFor } from '../labs/goals.js';
import type { WrittenLab } from '../labs/labs.js';
import { needsNewSample, whyNoResult } from '../labs/sample.js';
import { tellingLabs } from '../labs/weight.js';
import { type Said, say } from '../nets/said.js';
import { isStoppedBefore } from '../planners/medicine.js';
import { judgementOf } from '../story/judgement.js';
import { isStoryNote, STORY } from '../story/story-note.js';
import { list, withArticle } from '../words/english.js';
import type { WrittenFinding } from '../written.js';
import { isAnswered } from './answered.js';
import { isAnsweredByOperation, isOfBeforeOperation } from './operated.js';
import { askWhen, isAnsweredByOrder } from './order-questions.js';
import type { WrittenRecommendation } from './recommendations.js';
import { isAlike, isSettled } from './settled-questions.js';

const FEWEST = 3;
const MOST = 6;

/** At most six questions to take to the doctor, made from these findings and what the report asks for. */
export function writeQuestions(
  findings: readonly WrittenFinding[],
  labs: readonly WrittenLab[],
  recommendations: readonly WrittenRecommendation[],
  ctx: Context,
): Said[] {
  const questions: Said[] = [];
  const add = (question: Said | null, ofOrder = false) => {
    if (question === null || questions.length >= MOST || isSettled(question.text, question.sources, ctx)) return;
    if (!ofOrder && isOfBeforeOperation(question.text, ctx)) return;
    if (!ofOrder && isAnsweredByOrder(question.text, recommendations)) return;
    if (!questions.some((other) => isAlike(other.text, question.text))) questions.push(question);
  };
  // A story leaves open which of its events still count: only what cannot wait is asked about, and what its writer thinks.
  const story = isStoryNote(ctx);
  const judged = judgementOf(ctx)?.said.knowledge[0];
  const weighty = findings.filter(
    (finding) =>
      (!story ||
        finding.importance === 'urgent' ||
        finding.frames.some(({ head, assertion }) => head?.ref.id === judged && assertion === 'present')) &&
      !finding.over &&
      !isOfThePast(finding) &&
      (finding.importance === 'urgent' || finding.importance === 'important'),
  );
  for (const finding of weighty.slice(0, 3)) add(askAbout(finding, ctx));
  add(askOpen(ctx));
  for (const lab of tellingLabs(labs).slice(0, 3)) add(askAboutLab(lab, ctx));
  for (const question of askMissing(labs)) add(question);
  for (const finding of weighty.slice(0, 4)) add(askMore(finding, ctx));
  for (const asked of recommendations.filter((one) => one.kind === 'from_report').slice(0, 3))
    if (asked.said[0] !== undefined) add(askWhen(asked.said[0], ctx), true);
  for (const finding of findings.filter((one) => one.importance === 'note' && one.frames[0]?.kind === 'medicine'))
    if (questions.length < FEWEST) add(askAboutMedicine(finding, ctx));
  for (const finding of findings.filter((one) => one.importance === 'note' && !isOfThePast(one)).slice(0, 3)) {
    if (!story && questions.length < FEWEST && finding.frames[0]?.change !== 'stable') add(askAbout(finding, ctx));
  }
  const meaning = story || questions.length >= FEWEST ? null : askWhatItMeans(findings, questions, ctx);
  add(meaning);
  const ground = groundSpans(ctx.understanding);
  // Questions of its kind where the report gives few of its own; never beside what cannot wait.
  const few = questions.length === 0 || !weighty.some(({ importance }) => importance === 'urgent');
  for (const text of fitting(findings, labs, ctx).filter(
    (one) => meaning === null || !/^what do these results mean/.test(one),
  ))
    if (few && questions.length < FEWEST) add(say(text, ground));
  return questions;
}

/** "Prior wrist fracture at 55": nobody asks any more how that will be treated. */
function isOfThePast({ frames, plan }: WrittenFinding): boolean {
  return (
    /\b(?:from|in) the past\b/.test(plan.what.text) ||
    (frames.length > 0 && frames.every(({ temporality }) => temporality === 'historical'))
  );
}

/** "What does the fluid sac on the ovary mean for me?": of the first finding that no question is about yet. */
function askWhatItMeans(findings: readonly WrittenFinding[], asked: readonly Said[], ctx: Context): Said | null {
  if (!ctx.teller.sees || ctx.understanding.report.type.type !== 'imaging') return null;
  for (const finding of findings) {
    const head = finding.frames[0]?.head;
    const noun = head == null ? null : nounOf(head, ctx);
    if (noun === null || finding.sensitive || finding.over || isOfThePast(finding)) continue;
    if (finding.importance === 'normal') continue;
    if (!['finding', 'disease'].includes(noun.kind) || finding.frames[0]?.assertion !== 'present') continue;
    if (finding.frames[0]?.kind !== 'finding' || finding.frames[0].experiencer !== 'patient') continue;
    if (
      asked.some(
        ({ knowledge, sources }) =>
          knowledge.includes(noun.id) || sources.some(({ start }) => start === finding.source.start),
      )
    )
      return null;
    if (
      noun.number === 'name' ||
      /\b(?:that|which|is|are)\b|[(),]|^(?:some|more|less|too|no|any|much|many|several)\b/.test(noun.lay) ||
      noun.lay.split(' ').length > 6
    )
      return null;
    const name = noun.lay.replace(/^(?:an?|the) /, '');
    return say(`what ${noun.number === 'plural' ? 'do' : 'does'} the ${name} mean for me?`, finding.plan.what.sources, [
      noun.id,
    ]);
  }
  return null;
}

/** A picture taken on a day of no trouble: nothing that the reader feels is to be explained. */
const NO_TROUBLE =
  /\b(?:screening|routine|surveillance|follow[- ]?up|check-?up|staging|annual|asymptomatic|pre-?op\w*|baseline|anatomy scan|dating|growth scan)\b/i;

function lookedForTrouble(ctx: Context): boolean {
  const { report } = ctx.understanding;
  const why = report.sentences.filter(({ section }) => report.sections[section]?.kind === 'indication');
  return (
    !why.some(({ span }) => NO_TROUBLE.test(ctx.clean(span))) &&
    !/\b(?:mammogra|bone density|dexa|dxa)/i.test(report.type.title)
  );
}

/** Tissue or fluid on its way to the laboratory. */
const SENT_TO_LAB =
  /\b(?:sent|submitted|forwarded)\b[^.\n]{0,60}\b(?:patholog\w*|histolog\w*|histopath\w*|lab|laboratory|cytolog\w*|cultures?)\b|\bspecimens?\b[^.\n]{0,40}\bsent\b/i;

/** Questions for a report of this kind, where its findings give too few. */
function fitting(findings: readonly WrittenFinding[], labs: readonly WrittenLab[], ctx: Context): string[] {
  const { type, title } = ctx.understanding.report.type;
  const calm = findings.every((finding) => finding.importance === 'normal') && labs.every((lab) => !lab.outside);
  if (/\boperation|\bprocedure|\bsurgery/i.test(title))
    return [
      ...(SENT_TO_LAB.test(ctx.understanding.report.clean)
        ? ['when will the lab results of what was taken out be ready?']
        : []),
      'what should I watch for while I heal?',
      'when can I go back to my usual day?',
      'how did the operation go?',
    ];
  switch (type) {
    case 'pathology':
      return [
        'what do these results mean for my care?',
        'do I need any other test or treatment?',
        'when should I be checked again?',
      ];
    case 'discharge_summary':
      // What to watch for and whom to call is printed there.
      if (ctx.understanding.frames.some(({ kind }) => kind === 'warning_sign') && !staysInCare(ctx))
        return ['when can I go back to my usual day?', 'what should be checked at my next visit?'];
      return [
        staysInCare(ctx) ? 'who will look after me from here?' : 'what should I do if I feel worse at home?',
        'whom do I call with questions?',
        'what should I watch for in the next days?',
      ];
    case 'laboratory':
      return calm
        ? [
            'when should these tests be done again?',
            'is there anything I should change before then?',
            'do I need any other test?',
          ]
        : [
            labs.some(({ explained }) => explained)
              ? 'what do these results mean for me?'
              : 'what could be the reason for these results?',
            'when should these tests be done again?',
            'do I need any other test?',
          ];
    case 'imaging':
      return calm
        ? [
            ...(lookedForTrouble(ctx) ? ['what else could be the reason for how I feel?'] : []),
            'do I need any other test or visit?',
            'when should I be checked again?',
          ]
        : [
            'what do these results mean for me?',
            'do I need any other test or visit?',
            'what should make me call you sooner?',
            'who will go over the next step with me?',
          ];
    default:
      return ['what is the next step?', 'do I need any other test or visit?', 'what should make me call you sooner?'];
  }
}

const IN_CARE =
  /\b(?:nursing (?:home|facility)|skilled nursing|snf|hospice|rehab\w*|assisted living|ltach?|long-term care)\b/i;

/** Goes from the hospital into the care of others. */
function staysInCare(ctx: Context): boolean {
  const { sentences } = ctx.understanding.report;
  return sentences.slice(-12).some(({ span }) => IN_CARE.test(ctx.clean(span)));
}

const STILL_OPEN =
  /\b(?:results?|cultures?|biops\w+|patholog\w+|cytolog\w+|labs?|tests?|studies|levels?|oximetry)\b[^.;]{0,40}\b(?:pending|awaited|outstanding|still to come)\b|\bpending (?:results?|cultures?|biops\w+|patholog\w+|labs?|tests?|studies)\b/i;
const OPEN_NO_MORE =
  /\bno (?:\w+ )?(?:results?|tests?|labs?|studies)?\b[^.]{0,20}\bpending\b|\bpending\W+(?:none|no)\b|\bwere pending\b/i;
const OF_COMING_IN: ReadonlySet<string> = new Set([
  'history_present',
  'chief_complaint',
  'results',
  'physical_exam',
  'past_history',
  'admission_diagnosis',
]);

/** A result that had not come when the reader left. */
function askOpen(ctx: Context): Said | null {
  const { report } = ctx.understanding;
  if (report.type.type !== 'discharge_summary') return null;
  const nothing = new Set(
    ctx.understanding.frames.flatMap(({ kind, negated, sentence }) =>
      kind === 'pending' && negated ? [sentence] : [],
    ),
  );
  const open = report.sentences.find(({ span, section, index }) => {
    const words = ctx.clean(span);
    return (
      !OF_COMING_IN.has(report.sections[section]?.kind ?? 'other') &&
      !nothing.has(index) &&
      STILL_OPEN.test(words) &&
      !OPEN_NO_MORE.test(words)
    );
  });
  return open === undefined ? null : say('who will tell me the results that are still to come, and when?', [open.span]);
}

/** What questions about the whole report stand on: its conclusion, or its first lines. */
export function groundSpans({ report }: Understanding): { start: number; end: number }[] {
  const conclusion = report.sections.find((section) => section.kind === 'impression' && section.sentences.length > 0);
  const sentences = conclusion?.sentences ?? report.sentences;
  const spans = sentences.slice(0, 3).map((sentence) => sentence.span);
  if (spans.length > 0) return spans;
  const row = report.labRows[0];
  return [row?.source ?? report.type.source ?? { start: 0, end: Math.max(1, Math.min(200, report.text.length)) }];
}

const REVEALS =
  /\b(?:cancer|stage|tumou?r|spread|growth|chemo\w*|radiation|lymphoma|leukemia|hormone-block\w*|growing)\b/i;

function askAbout(finding: WrittenFinding, ctx: Context): Said | null {
  const frame = finding.frames[0];
  if (frame?.head == null || frame.negated || frame.experiencer !== 'patient') return null;
  if (/\bruled out\b/i.test(ctx.clean(frame.source))) return null;
  if (isOfTakenOut(frame, ctx)) return null;
  if (ctx.understanding.report.type.type === 'laboratory' && isCalledHarmless(frame.sentence, ctx)) return null;
  const sources = finding.plan.what.sources;
  if (frame.kind === 'pending') return say('who will tell me the results that are still to come, and when?', sources);
  if (frame.kind === 'medicine') return askAboutMedicine(finding, ctx);
  const concept = frame.head.ref.folder === 'concepts' ? ctx.knowledge.concept(frame.head.ref.id) : undefined;
  if (concept === undefined || frame.assertion === 'conditional' || frame.kind === 'reason') return null;
  // What is only announced is asked about without its name.
  if (finding.sensitive && frame.assertion === 'possible')
    return say('what could this finding be, and how will we find out?', sources);
  if (finding.sensitive && (concept.ask === undefined || REVEALS.test(concept.ask)))
    return say('what does this finding mean, and what are my choices now?', sources);
  if (isRemoved(concept.ask, concept.id, ctx)) return null;
  if (isAnswered(concept.ask ?? '', { id: concept.id, sentence: frame.sentence }, ctx)) return null;
  if (frame.assertion === 'possible') {
    if (frame.certainty === 'unlikely' && !ctx.teller.sees) return null;
    // What was thought of in the course of a stay has been looked into there.
    const of = ctx.understanding.report.sentences[frame.sentence];
    if (SETTLED.test(of === undefined ? '' : ctx.clean(of.span))) return null;
    if (!CAN_BE_HAD.has(concept.kind) || (concept.kind === 'finding' && concept.system === 'general')) return null;
    const name = concept.layNumber === 'singular' ? withArticle(concept.lay) : concept.lay;
    return say(`how will we find out whether I have ${name}?`, sources, [concept.id]);
  }
  if (concept.kind === 'organism' && frame.assertion === 'present' && concept.ask === undefined)
    return say(`do I need treatment for the ${concept.lay}?`, sources, [concept.id]);
  if (concept.ask !== undefined && isAnsweredByOperation(concept.ask, concept.system, ctx)) return null;
  if (frame.assertion === 'present' && concept.ask !== undefined) return say(concept.ask, sources, [concept.id]);
  return null;
}

/** What is behind a result, or another look at it. */
const ASKS_WHY = /^(?:why|what (?:could|is|made))\b|blood count|\bmeant to be so\b|^(?:is|are) my\b|checked again/i;

const HARMLESS =
  /\b(?:benign|harmless|constitutional|physiological|no (?:further |specific )?(?:action|follow-?up|treatment) (?:is |was )?(?:needed|required|necessary|indicated))\b/i;

/** The laboratory calls it harmless, here or in the next two sentences: nothing is asked about it. */
function isCalledHarmless(sentence: number, ctx: Context): boolean {
  const { sentences } = ctx.understanding.report;
  return sentences.slice(sentence, sentence + 3).some(({ span }) => HARMLESS.test(ctx.clean(span)));
}

/** What one can have or not have; of a sign or a pain the reader knows. */
const CAN_BE_HAD: ReadonlySet<string> = new Set(['disease', 'finding', 'organism']);

const SETTLED =
  /\b(?:ruled out|negative|excluded|initially|at first|was (?:suspected|considered|thought)|were (?:suspected|considered|thought)|resolved|not (?:seen|found|confirmed))\b/i;

/** Parts that an operation takes out, with what questions about them name. */
const TAKEN_OUT: readonly [RegExp, RegExp][] = [
  [/^(?:\w+-)*cholecystectomy/, /\bgallbladder|\bgallstones?|\bstones? be taken/i],
  [/^(?:\w+-)*append(?:ic)?ectomy/, /\bappendix|^(?:perforated-)?appendicitis|^ruptured-appendix/i],
  [/^(?:\w+-)*hysterectomy/, /\bwomb|\buterus|\bfibroids?|\bperiods?\b/i],
  [/^(?:\w+-)*splenectomy/, /\bspleen\b/i],
  [/^(?:\w+-)*tonsillectomy/, /\btonsils?\b/i],
  [/^(?:\w+-)*prostatectomy/, /\bprostate\b/i],
  [/^(?:\w+-)*nephrectomy/, /\bkidney be (?:taken|removed)/i],
  [/^(?:cataract-(?:surgery|removal|extraction)|phacoemulsification)/, /\bcataract\b/i],
  [/^(?:\w+-)*hernia-repair|^herniorrhaphy/, /\bhernia\b/i],
];

/** A question about a part that has been taken out helps nobody. */
function isRemoved(ask: string | undefined, id: string, ctx: Context): boolean {
  const about = TAKEN_OUT.filter(([, named]) => named.test(ask ?? '') || named.test(id));
  if (about.length === 0) return false;
  return ctx.understanding.frames.some(
    ({ head, negated, assertion, experiencer, kind }) =>
      head !== null &&
      kind !== 'recommendation' &&
      !negated &&
      experiencer === 'patient' &&
      (assertion === 'present' || assertion === 'historical') &&
      about.some(([deed]) => deed.test(head.ref.id)),
  );
}

/** Results that are still to come, and tests that the lab could not do. */
function askMissing(labs: readonly WrittenLab[]): Said[] {
  const missing = labs.filter(({ lab }) => lab.row.pending);
  const open = missing.filter(({ lab }) => whyNoResult(lab.value) === 'yet');
  const lost = missing.filter(({ lab }) => needsNewSample(lab.value));
  const ask = (of: readonly WrittenLab[], text: (names: string) => string) =>
    of.length === 0
      ? []
      : [
          say(
            text(list(of.slice(0, 4).map(({ name }) => name))),
            of.map(({ lab }) => lab.source),
            of.flatMap(({ lab }) => lab.test ?? []),
          ),
        ];
  return [
    ...ask(open, (names) => `when will the result for ${names} be there, and who will tell me?`),
    ...ask(lost, (names) => `do I need to give a new sample for ${names}?`),
  ];
}

/** "Ferrous fumarate" is asked about by that name, though it is told with the other iron pills; short and brand names by the usual one. */
function namePrinted(printed: string, { term, synonyms }: { term: string; synonyms: readonly string[] }): string {
  const name = printed.toLowerCase();
  return /^[a-z]{5,}(?:[ -][a-z]{4,})*$/.test(name) && synonyms.includes(name) ? name : term;
}

const LISTED: ReadonlySet<string> = new Set(['medications', 'discharge_medications']);

/** "She had stopped her lithium in May", and lithium stands on the list for home. */
function isTakenAgain({ head, sentence }: Frame, ctx: Context): boolean {
  return ctx.understanding.frames.some(
    (other) =>
      other.sentence > sentence &&
      other.kind === 'medicine' &&
      other.head?.ref.id === head?.ref.id &&
      LISTED.has(ctx.section(other)) &&
      other.medicine?.change !== 'stopped' &&
      other.medicine?.change !== 'held',
  );
}

function askAboutMedicine(finding: WrittenFinding, ctx: Context): Said | null {
  const frame = finding.frames[0];
  const medicine = frame?.head == null ? undefined : ctx.knowledge.medicine(frame.head.ref.id);
  if (frame === undefined || medicine === undefined) return null;
  const name = namePrinted(frame.head === null ? '' : ctx.clean(frame.head.span), medicine);
  const sources = finding.plan.what.sources;
  // What was changed in the course of a stay is over.
  const setting = frame.medicine?.setting;
  if (frame.medicine?.stoppedLater !== undefined) return null;
  // Begun or stopped in the course of a story: what is taken now stands on the list.
  if (isStoryNote(ctx) && STORY.has(ctx.section(frame))) return null;
  if (setting === 'stay' || setting === 'given' || setting === 'treated') return null;
  switch (frame.medicine?.change) {
    case 'new':
      return say(`how long will I need ${name}, and what side effects should I watch for?`, sources, [medicine.id]);
    case 'stopped':
      if (isTakenAgain(frame, ctx)) return null;
      if (isStoppedBefore(frame, ctx)) return say(`should I take ${name} again?`, sources, [medicine.id]);
      return say(`why should I stop ${name}?`, sources, [medicine.id]);
    case 'held':
      return say(`when can I take ${name} again?`, sources, [medicine.id]);
    case 'changed':
      return say(`why did my ${name} change?`, sources, [medicine.id]);
    default:
      return null;
  }
}

function askMore(finding: WrittenFinding, ctx: Context): Said | null {
  const frame = finding.frames[0];
  const noun = frame?.head == null ? null : nounOf(frame.head, ctx);
  if (
    frame === undefined ||
    noun === null ||
    finding.sensitive ||
    frame.assertion !== 'present' ||
    noun.kind === 'medicine'
  )
    return null;
  const sources = finding.plan.what.sources;
  const the = noun.number === 'name' ? noun.lay : `the ${noun.lay}`;
  if (frame.change === 'increased' && noun.number === 'singular' && noun.kind === 'finding')
    return say(`what does it mean that ${the} has grown?`, sources, [noun.id]);
  if (frame.change === 'new' && noun.kind === 'finding')
    return say(`what could have caused ${the}?`, sources, [noun.id]);
  return null;
}

function askAboutLab(written: WrittenLab, ctx: Context): Said | null {
  const test = written.lab.test === null ? undefined : ctx.knowledge.lab(written.lab.test);
  // The question of an entry is about the side that has more behind it: "another test for diabetes" is none for low sugar.
  const other = test !== undefined && /^(?:glucose|hemoglobin-a1c)/.test(test.id) && /low/.test(written.lab.status);
  if (other) return say(`what made my ${written.name} so low?`, [written.lab.source], [test.id]);
  const own = questionFor(test, written.lab);
  // The report answers what would be asked.
  if (written.explained && written.lab.beyondCritical === null && ASKS_WHY.test(own ?? '')) return null;
  if (own !== undefined) return say(own, [written.lab.source], test === undefined ? [] : [test.id]);
  // Whether it is to be measured again says nothing of what it means.
  return null;
}
