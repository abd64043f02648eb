import { onceIn } from '../../knowledge/index.js';
import { afterMedicines, asksSomebody, headingKey, lineStart, Screened } from '../../reading/index.js';
import type { Section, Sentence } from '../../reading/types.js';
import type { WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import { sentencesOf } from '../findings/fields.js';
import { type Said, say, textOf } from '../nets/said.js';
import { asksNothing } from '../planners/mood.js';
import { quotable } from '../planners/quote.js';
import { returnAdvice } from '../planners/return-advice.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { glossesFor } from '../retell/quote.js';
import { retellSentence } from '../retell/retell.js';
import type { Quoted } from '../summary/conclusion.js';
import { uncapital } from '../words/english.js';
import type { WrittenFinding } from '../written.js';

/** Sections that tell what is to come. */
const AHEAD: ReadonlySet<string> = new Set(['plan', 'follow_up', 'recommendation', 'instructions', 'disposition']);

/** A day, a span of time, a visit, an order or a condition: something is still to be done. */
const STILL_TO_DO =
  /\b\d{1,2} ?\/ ?(?:7|52|12)\b|\b\d{1,2}(?:-\d{1,2})? ?(?:days?|d|weeks?|wks?|w|months?|mths?|mo|hours?|hrs?|h)\b|\b(?:(?:one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|months?|years?)|booked|arranged|requested|scheduled|referr?als?|referr?ed|refer|appointment|appt|clinic|review|call|repeat|recheck|rpt|check|monitor|chase|wean|reduce|increase|uptitrate|titrate|restart|resume|complete|finish|weigh|remove|remov\w+|outpatient|op[da]?|to (?:see|have|be|give|take|contact|visit|arrange|attend|start|stop|continue|do)|if|until|once|please|pls|kindly|(?:would|could) you|starts|commences|tomorrow|next week|next month|weekly|monthly|yearly|annual\w*|[1-9]\d?-(?:monthly|weekly|yearly)|awaiting|awaited|pending|due)\b/i;
/** A rule for the days at home, without a day or a visit. */
const RULE =
  /^\W*(?:not to (?:drive|lift|swim|fly|play|work|bathe|smoke|drink|get|weight)|no (?:driving|heavy|lifting|strenuous|contact|sports?|swimming|flying|alcohol|smoking|baths?|gym|pe\b|work\b|school|weight)|(?:do|must|should) not\b|avoid\b|keep\b|rest\b|ice\b|elevat\w+|daily weights?\b|weigh\b|(?:light|soft|low|normal|regular) (?:\w+ )?diet\b|fluids?\b|(?:regular|simple|oral) (?:paracetamol|acetaminophen|analgesia|pain relief|fluids?)|(?:sling|collar|boot|brace|splint|frame|crutches|ted)\b|(?:full|partial|non|touch|toe|weight)[- ]weight|weight[- ]?bear\w*|[fpnt]?wb(?:at)?\b)/i;
/** Told as over, as a state of things, or as not needed. */
const OVER = new Screened(
  /\b(?:given|happy|content|completed|explained|discussed|advised of|noted|aware|agrees?|agreed|remains?|not (?:required|needed|indicated|repeated|for)|no (?:\w+ ){0,4}(?:needed|required|indicated|necessary|planned|referral|follow-?up|f\/u|review)|nil (?:\w+ ){0,2}(?:routine|needed|required|else|further)|n\/a|none|nil|was|were|has been|have been|had|showed|grew)\b/i,
);
const YET_TO_COME = new Screened(
  /\b(?:booked|arranged|requested|scheduled|will be|is to be|to be|pending|awaited|if|(?<!\bno (?:\w+ )?)referral (?:sent|made|done))\b/i,
);
/** What is to come, wherever it stands. */
const COMING = new Screened(
  /\b(?:will be (?:seen|reviewed|followed|contacted|called|phoned|booked|arranged|invited)|(?:is|are|has been|have been) (?:booked|scheduled|arranged)|6-monthly|(?:yearly|annual) (?:surveillance|review|follow-?up))\b/i,
);
/** "He will hold his Plavix", "they will call me": what the reader does at home, wherever a stay tells it. */
const READER_WILL = new Screened(
  /\b(?:he|she|they|the patient|pt|patient) (?:will|is to|are to|should) (?:also |then |just )?(?:call|follow[- ]?up|return|come back|avoid|refrain|see (?:me|us|dr|his|her|an?)\b|hold (?:his|her|the|off)|stay (?:off|away|out)|wear|not (?:drive|lift|restart|take|resume|bear|smoke|drink))\b/i,
);
/** What a letter says its writer has set going, or asks of the one who gets it; what came of it is not told yet. */
const SET_GOING = new Screened(
  /\b(?:i|we) have (?:also |now |therefore )?(?:referred|asked for|requested|booked|arranged)\b|\b(?:has|have) been (?:also )?(?:requested|referred (?:on |back )?to|booked|arranged|listed for)\b|(?:^\W*|[;:,] (?:and )?|\band )(?:could you |would you )?(?:please|kindly) (?:check|repeat|re-?check|arrange|review|monitor|chase|refer(?! to [^.;]{0,40}\b(?:notes?|h&p|reports?|charts?|dictation|above|below)\b)|restart|titrate)\b|\bgrateful if you (?:could|would)\b|\b(?:is|are) (?:now )?(?:over)?due\b/i,
);
const CAME_OF_IT =
  /\b(?:showed|shows|revealed|demonstrated|confirmed|which (?:was|were)|found|grew|came back|saw|seen by|reviewed by|declined|cancelled|previously|last year)\b/i;

/** A visit or a test, and how soon: "GP to review in 4 weeks", "Next clinic 3 weeks". */
const VISIT = new Screened(
  /\b(?:clinic|review|appointment|appt|follow[- ]?up|f\/u|visit|recheck|repeat|check|bloods?|blood tests?|x-?ray|cxr|scan|ct|mri|ultrasound|echo|endoscopy|colonoscopy|gastroscopy|next \w+|supposed to see|to see (?:dr|an?|the|his|her))\b/i,
);
const SO_SOON =
  /\b(?:in|after) (?:about |approximately |around )?(?:\d{1,2}(?:-\d{1,2})?|a|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|wks?|months?)(?:['’]? time)?\b|\b(?:\d{1,2}(?:-\d{1,2})?|two|three|four|six|eight|twelve) (?:weeks?|wks?|months?)\W*$/i;
/** It came before, or is how something went. */
const GONE_BY =
  /\b(?:ago|prior|previous(?:ly)?|last|since|earlier|before|past|came|ran|settled|healed|healing|clean|dry|satisfactory|improv\w+|normal|stable|unchanged|history|duration|(?!suppos|need|book|arrang|schedul|request|refer|advis|weight|increas|reduc)\w{3,}ed)\b/i;
const OF_BEFORE: ReadonlySet<string> = new Set([
  'history_present',
  'past_history',
  'surgical_history',
  'header',
  'signature',
]);

/** Frames that say what is to be done, never what is the matter. */
const DEEDS: ReadonlySet<string> = new Set([
  'recommendation', 'follow_up', 'instruction', 'procedure', 'treatment', 'technique', 'reason',
]); // biome-ignore format: one list

const LEADS =
  /^(?:[A-Z][^“”:.]{0,60}, the report (?:says|lists|notes)|The report (?:says|lists|also lists|notes)|The plan says|The report prints it like this): (.+?)\.?$/s;

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:practice nurse)\b/, 'the nurse at your doctor’s office'],
  [/\b(?:district nurses?|dn|community nurses?)\b/, 'the nurse who visits at home'],
  [/\b(?:midwife|cmw|community midwife)\b/, 'your midwife'],
  [/\b(?:health visitor|hv)\b/, 'the nurse who visits families'],
  [/\b(?:gps?|pcp|family doctor|primary care|practice|surgery)\b/, 'your family doctor'],
  [/\b(?:hospital|ward|us|team|medical team|surgical team)\b/, 'the hospital'],
  [/\bclinic\b/, 'the clinic'],
  [/\b(?:facility|snf|nursing home|care home)\b/, 'the place that cares for you'],
  [/\b(?:pharmacist|pharmacy)\b/, 'your pharmacist'],
  [/\bdentist\b/, 'your dentist'],
];

/** Who is to do what stands under a heading such as "ACTIONS FOR GP", or what a letter asks of the one who gets it. */
function doerOf(section: Section, sentence: Sentence, ctx: Context): string | null {
  const key = section.heading === null ? '' : headingKey(section.heading.text.replace(/[:\s]+$/, ''));
  const stated = sentence.label === null ? '' : headingKey(sentence.label.text.replace(/[:\s]+$/, ''));
  for (const name of [stated, key]) {
    if (name === '' || !(asksSomebody(name) || /^(?:actions?|plan|advice|requests?) (?:for|to) /.test(name))) continue;
    if (name === key && name !== stated && !reaches(section, sentence, ctx)) continue;
    const found = NAMES.find(([pattern]) => pattern.test(name));
    if (found !== undefined) return found[1];
  }
  const words = ctx.clean(sentence.span);
  const asks =
    /^(?:(?:would|could|can) you\b|(?:i|we) (?:would|should) be (?:most |very )?grateful if you\b|grateful if you\b)/i;
  return asks.test(words) && isLetter(ctx.understanding.report.clean) ? 'the doctor who gets this letter' : null;
}

const isLetter = onceIn(/^\s*dear\b/im);

/** What the reader is to do, or to watch for, whoever else is asked for something above it. */
const OF_READER =
  /^\W*(?:return\b|come back|go (?:back|to)|call\b|ring\b|seek|if you\b|you\b|patient (?:to|should|advised|told)|avoid|rest\b|drink|take\b|keep)/i;
const ENTRY = /^(?:[ \t]*(?:[-*•>–·▪]|\(?\d{1,2}[.)])|[ \t]{2,})/;

/** Whether a heading still reaches a line: of its own line or its list, up to the blank line behind that. */
function reaches(section: Section, sentence: Sentence, ctx: Context): boolean {
  const { heading } = section;
  const words = ctx.clean(sentence.span);
  if (heading === null || OF_READER.test(words) || afterMedicines(words) === 'instructions') return false;
  const { clean } = ctx.understanding.report;
  const line = lineStart(clean, sentence.span.start);
  if (line <= heading.span.start || ENTRY.test(clean.slice(line, line + 12))) return true;
  return /^[^\n]{0,6}\n/.test(clean.slice(heading.span.end, line)) && line < listEnd(section, clean);
}

const ends = new WeakMap<Section, number>();

/** Where the list under a heading ends: behind the first blank line under its first words. */
function listEnd(section: Section, clean: string): number {
  const known = ends.get(section);
  if (known !== undefined) return known;
  const from = section.heading?.span.end ?? section.span.start;
  const text = clean.slice(from, section.span.end);
  const words = text.search(/\S/) + 1;
  const blank = /\n[ \t]*\n/.exec(text.slice(words));
  const end = blank === null ? Number.POSITIVE_INFINITY : from + words + blank.index + blank[0].length;
  ends.set(section, end);
  return end;
}

function isToDo(section: Section, sentence: Sentence, doer: string | null, ctx: Context): boolean {
  const words = ctx.clean(sentence.span);
  if (words.split(' ').length > 45 || words.length < 4) return false;
  if (isSetGoing(section, words)) return true;
  if (OVER.test(words) && !YET_TO_COME.test(words)) return false;
  if (doer !== null) return true;
  if (TOLD_WHEN.test(words) && !OF_BEFORE.has(section.kind)) return true;
  if (
    ctx.understanding.report.type.type === 'discharge_summary' &&
    READER_WILL.test(words) &&
    !OF_BEFORE.has(section.kind)
  )
    return true;
  if (COMING.test(words) && !OF_BEFORE.has(section.kind)) return true;
  if (!OF_BEFORE.has(section.kind) && VISIT.test(words) && SO_SOON.test(words) && !GONE_BY.test(words)) return true;
  return AHEAD.has(section.kind) && (STILL_TO_DO.test(words) || RULE.test(words)) && !asksNothing(words);
}

function isSetGoing(section: Section, words: string): boolean {
  return !OF_BEFORE.has(section.kind) && SET_GOING.test(words) && !CAME_OF_IT.test(words);
}

/** "She understands that if she has a fever she should call": advice, wherever it stands. */
const TOLD_WHEN = new Screened(
  /\b(?:understands?|(?:was|were|is|been) (?:\w+ )?(?:advised|instructed|told|counsell?ed)) (?:that )?(?:if|should)\b.{5,160}\b(?:call|return|come back|seek|contact|go to)\b/i,
);

/** "nurse phone call 72 hours": how soon, not how long. */
const SOON =
  /(?<= )((?:\([^()]*\))|call|clinic|review|appointment|appt|visit|bloods?|check|tests?|scan|x-ray) (\d{1,2}(?:-\d{1,2})? (?:hours?|days?|weeks?|months?))$/i;

/** The same words, said as what somebody is to do. */
function asAsked(said: readonly Said[], doer: string | null): Said[] {
  const [first, ...more] = said;
  if (first === undefined) return [];
  const rule =
    /^(?:The (?:plan says|report lists): )?not to (?=(?:drive|lift|swim|fly|play|work|bathe|smoke|drink|get)\b)(.*)$/i.exec(
      first.text,
    )?.[1];
  if (rule !== undefined && doer === null) return [say(`do not ${rule}`, first.sources, first.knowledge), ...more];
  const body = LEADS.exec(first.text)?.[1];
  if (doer === null)
    return body === undefined || first.text.startsWith('The plan says') || body.startsWith('“')
      ? [...said]
      : [say(`the plan says: ${body}`, first.sources, first.knowledge), ...more];
  if (/^(?:[^:“]*, )?the letter asks your doctor to\b/i.test(first.text)) return [...said];
  const text = (body ?? uncapital(first.text.replace(/\.$/, ''))).replace(SOON, '$1 in $2');
  return [say(`this is for ${doer}: ${text}`, first.sources, first.knowledge), ...more];
}

/**
 * Lines that say what is still to be done stand with what the report asks for, with who is to do it; one that is told
 * nowhere is told there. Gives what was moved, to be told nowhere else.
 */
export function takeWhatIsToDo(
  findings: readonly WrittenFinding[],
  lines: readonly Quoted[],
  recommendations: WrittenRecommendation[],
  ctx: Context,
): ReadonlySet<WrittenFinding | Quoted> {
  const moved = new Set<WrittenFinding | Quoted>();
  const { sections, sentences, type } = ctx.understanding.report;
  if (ctx.teller.sees || (type.type !== 'discharge_summary' && type.type !== 'other')) return moved;
  for (const sentence of sentences) {
    const section = sections[sentence.section];
    if (section === undefined) continue;
    const doer = doerOf(section, sentence, ctx);
    if (!isToDo(section, sentence, doer, ctx)) continue;
    const within = ({ sources }: Said) =>
      sources.some(({ start, end }) => start < sentence.span.end && end > sentence.span.start);
    const inside = ({ sources }: Said) =>
      sources.length > 0 &&
      sources.every(({ start, end }) => start >= sentence.span.start - 40 && end <= sentence.span.end + 2);
    const asked = recommendations.filter(
      ({ kind, said }) => kind === 'from_report' && said[0] !== undefined && within(said[0]),
    );
    if (asked.length > 0) {
      // Told already as what the report asks for: only who is to do it is still to be said.
      const only = asked.length === 1 ? asked[0] : undefined;
      const when = only !== undefined && TOLD_WHEN.test(ctx.clean(sentence.span)) ? returnAdvice(sentence.span, ctx) : null; // biome-ignore format: one line
      if (only !== undefined && when !== null) only.said = when;
      if (
        only !== undefined &&
        doer !== null &&
        !/^(?:The report asks|Your?\b|If you\b)/.test(only.said[0]?.text ?? '')
      )
        only.said = asAsked(only.said, doer);
      continue;
    }
    const own = findings.filter(({ frames }) => frames.some((frame) => frame.sentence === sentence.index));
    // A medicine that is begun, changed or stopped is told by its own entry; what another is to do with it, by the line.
    const isLight = (one: WrittenFinding) =>
      one.retold || one.frames.every(({ kind }) => DEEDS.has(kind) || (doer !== null && kind === 'medicine'));
    const light = own.filter((one) => !one.sensitive && isLight(one) && sentencesOf(one).every(inside));
    const beside = lines.filter(
      ({ said, sensitive }) => !sensitive && said[0] !== undefined && within(said[0]) && said.every(inside),
    );
    if (own.length > light.length && doer === null) {
      // "Her MoCA was 17 and we have referred her to the memory clinic": what was found stays, the rest is asked for.
      const part = setGoingIn(section, sentence, ctx);
      if (part.length > 0) recommendations.push({ kind: 'from_report', said: part });
      continue;
    }
    const told = [...light.map((one) => sentencesOf(one)), ...beside.map(({ said }) => said)];
    const simple = told.length === 1 && own.length === light.length && !light.some((one) => isOfMedicine(one));
    const when = TOLD_WHEN.test(ctx.clean(sentence.span)) ? returnAdvice(sentence.span, ctx) : null;
    const said = when ?? (simple ? told[0] : whole(sentence, ctx));
    if (said === undefined || said === null || FRIGHTENING.test(textOf(said))) continue;
    const part = isSetGoing(section, ctx.clean(sentence.span))
      ? said.filter(({ text }) => SET_GOING_TOLD.test(text))
      : [];
    if (part.length > 0 && part.length < said.length) {
      recommendations.push({ kind: 'from_report', said: part });
      continue;
    }
    for (const one of [...light, ...beside]) moved.add(one);
    recommendations.push({ kind: 'from_report', said: asAsked(said, doer) });
  }
  return moved;
}

/** The sentences of a line in our words that tell what was set going. */
function setGoingIn(section: Section, sentence: Sentence, ctx: Context): Said[] {
  if (!isSetGoing(section, ctx.clean(sentence.span))) return [];
  const told = (retellSentence(sentence, ctx) ?? []).filter(({ text }) => SET_GOING_TOLD.test(text));
  return told.some(({ text }) => FRIGHTENING.test(text)) ? [] : told;
}

const SET_GOING_TOLD =
  /\b(?:the (?:care team|doctor) has (?:also |now |therefore )?(?:referred|asked for|requested|booked|arranged)|(?:has|have) been (?:requested|referred|booked|arranged|listed)|please|asks your doctor|due)\b/i;

function isOfMedicine({ frames }: WrittenFinding): boolean {
  return frames.some(({ kind }) => kind === 'medicine');
}

/** The whole line in our words, else in its own. */
function whole(sentence: Sentence, ctx: Context): Said[] | null {
  const told = retellSentence(sentence, ctx);
  if (told !== null && told.length > 0) return told;
  const quote = quotable(ctx.clean(sentence.span));
  return quote === null
    ? null
    : [say(`the report says: “${quote}”`, [sentence.span]), ...glossesFor(sentence.span, ctx)];
}
