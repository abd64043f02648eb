import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { asRuledOut } from '../planners/ruled-out.js';
import { capital, uncapital } from '../words/english.js';

const LEAD = 'The report lists: ';

/** Names something that was done. */
const A_DEED =
  /\b(?:\w+(?:ectom(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|plast(?:y|ies)|scop(?:y|ies)|graph(?:y|ies)|grams?|pexy|desis|centesis|rrhaphy)|surger(?:y|ies)|operations?|procedures?|repairs?|remov(?:al|ed)|replace(?:ment|d)|place(?:ment|d)|biops(?:y|ies)|graft\w*|injections?|shots?|drain\w*|stents?|tubes?|fixation|reduction|scans?|x-rays?|ultrasounds?|tests?|taken|put|cuts?|closed|cleaned|washed|treatments?|transfusions?|dialysis|done|looks?|samples?|fusion|block|implants?|cast|section|birth|delivery)\b/i;

/** What a line without a verb stands under. */
const UNDER: Readonly<Partial<Record<string, string>>> = {
  procedures: 'What was done: ',
  hospital_course: 'From your stay: ',
  chief_complaint: 'The reason for the visit: ',
  medications: 'Your medicine list says: ',
  admission_medications: 'Your medicine list says: ',
  discharge_medications: 'Your medicine list says: ',
  results: 'Among the results: ',
};

/** "The report lists: consult by urology" says little; where the line stands says what it is. */
export function sayListed(said: Said, ctx: Context): Said {
  const { text, sources } = said;
  const topic = topicOf(said, ctx);
  if (topic !== null)
    return {
      ...said,
      text: `${topic}: ${/^The report says: “/.test(text) ? text.replace(/^The report says: /, '') : uncapital(text)}`,
    };
  if (text.startsWith('The report says: “')) return ofDiet(said, ctx);
  if (!text.startsWith(LEAD)) return said;
  const body = text.slice(LEAD.length);
  // A sentence of the reader's own needs no lead.
  if (
    YOU_DO.test(body) ||
    /^you(?:r \w+)? (?:\w+ ){0,2}?(?:are|were|was|is|have|had|has|did|do|will|\w+ed|began|took|felt|got|went|left)\b/.test(
      body,
    )
  )
    return { ...said, text: capital(body) };
  const start = sources[0]?.start;
  const section = start === undefined ? null : sectionAt(start, ctx);
  if (section === null) return said;
  if ((section === 'discharge_diagnosis' || section === 'diagnosis') && !/[:;]/.test(body))
    return { ...said, text: asRuledOut(body) ?? `The report also lists ${body}` };
  const { type } = ctx.understanding.report.type;
  // A result or a visit below a list of medicines is none of it, nor is a later sentence why somebody came.
  if (section.endsWith('medications') && start !== undefined && !namesMedicine(start, ctx)) return said;
  if (section === 'chief_complaint' && start !== undefined && !opensSection(start, ctx))
    return { ...said, text: `The report notes: ${body}` };
  if (section === 'medications' && start !== undefined && GIVEN.test(headingAt(start, ctx)))
    return { ...said, text: `Of your treatment, the report says: ${body}` };
  if (section === 'procedures' && !A_DEED.test(body)) return said;
  // "The heart team also ordered a test", "the drain was taken out": a whole sentence needs no lead.
  if (section === 'hospital_course' && type === 'discharge_summary' && IS_WHOLE.test(body))
    return { ...said, text: capital(body.replace(/^also, /, '')) };
  const lead = section === 'hospital_course' && type !== 'discharge_summary' ? 'The report notes: ' : UNDER[section];
  return lead === undefined ? said : { ...said, text: `${lead}${body}` };
}

const IS_WHOLE =
  /^(?:also, )?(?:the|an?|your|continuous|no) (?!which\b|that\b|who\b)[\w’'(),/ “”-]{3,90}? (?:is|are|was|were|has|had|will|also (?:ordered|added|started|recommended)|showed|grew|remained|improved|proceeded|preceded|appreciates) /;

/** "You also come in with fever": told of the present. */
const YOU_DO =
  /^you (?:also |now |still |often |never |sometimes |currently )?(?:come|go|feel|look|seem|take|use|need|want|say|think|deny|live|smoke|drink|work|eat|sleep|walk|stay|remain|keep|continue|appear|tell|show|describe|complain|report)\b/;

/** Headings over what was given there and then: no list of what the reader takes. */
const GIVEN =
  /^\W*treatments?\W*$|\b(?:given|administered|inpatient|used|in (?:the )?(?:ed|er|a&e|emergency|hospital|theatre))\b/i;

/** "Neutropenic diabetic" says nothing without the heading it stands under. */
function ofDiet(said: Said, ctx: Context): Said {
  const start = said.sources[0]?.start;
  const section = start === undefined ? null : sectionAt(start, ctx);
  const lead = section === 'diet' ? 'Of your diet' : section === 'activity' ? 'Of what you may do' : null;
  return lead === null ? said : { ...said, text: said.text.replace('The report says', `${lead}, the report says`) };
}

const TOPIC =
  /^(?:driving|bathing|showers?|showering|mobility|wound|work|school|sports?|gym|lifting|sex|intercourse|travel|flying|sling|splint|cast|brace|dressings?|drain|stairs|exercise|(?:hip|back|spine|sternal) precautions|precautions|stitches|staples|sutures|catheter|oxygen|alcohol|smoking|clips?)\b/i;
const ADVICE: ReadonlySet<string> = new Set([
  'instructions',
  'activity',
  'diet',
  'follow_up',
  'warning_signs',
  'other',
]);

/** "Driving: not until cleared" says nothing without its label, be it printed as a heading. */
function topicOf({ text, sources }: Said, ctx: Context): string | null {
  const start = sources[0]?.start;
  const sentence = start === undefined ? undefined : sentenceAt(start, ctx);
  const section = ctx.understanding.report.sections[sentence?.section ?? -1];
  if (sentence === undefined || section === undefined || !ADVICE.has(section.kind)) return null;
  if (/^(?:In this line|In the report’s words|The report adds|Of |For )/.test(text)) return null;
  const label = sentence.label?.text ?? (section.sentences[0] === sentence ? section.heading?.text : undefined);
  const words = label?.replace(/[:\s–-]+$/, '').trim();
  if (words === undefined || !TOPIC.test(words) || words.split(/\s+/).length > 3) return null;
  const first = words.toLowerCase().split(/\s+/)[0] ?? '';
  if (text.toLowerCase().includes(first.slice(0, 5))) return null;
  return capital(words.toLowerCase());
}

function namesMedicine(start: number, ctx: Context): boolean {
  const sentence = sentenceAt(start, ctx);
  return sentence !== undefined && ctx.mentions.within(sentence.span).some(({ kind }) => kind === 'medicine');
}

function opensSection(start: number, ctx: Context): boolean {
  const sentence = sentenceAt(start, ctx);
  return sentence !== undefined && ctx.understanding.report.sections[sentence.section]?.sentences[0] === sentence;
}

function sentenceAt(start: number, ctx: Context) {
  const { sentences } = ctx.understanding.report;
  return sentenceFrom(sentences, start);
}

function headingAt(start: number, ctx: Context): string {
  return ctx.understanding.report.sections[sentenceAt(start, ctx)?.section ?? -1]?.heading?.text ?? '';
}

function sectionAt(start: number, ctx: Context): string | null {
  return ctx.understanding.report.sections[sentenceAt(start, ctx)?.section ?? -1]?.kind ?? null;
}
