import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { verdictOf } from '../summary/verdict.js';
import { uncapital } from '../words/english.js';
import { goingOn } from '../words/medicine-names.js';
import { countWords } from '../words/readability.js';
import { splitSentences } from '../words/sentences.js';
import type { Situation } from './address.js';
import { fractureRisk } from './fracture-risk.js';
import { retellOpening } from './opening-person.js';
import { leadingOther } from './people.js';
import { bodyOf, labelText, retellClause } from './retold-clause.js';
import { rowInWords } from './row.js';
import { splitAtJoints, splitFurther } from './split.js';
import { isGoodSentence } from './tidy.js';

/**
 * A sentence of the report told whole: the patient is "you", medical words are said in everyday words or followed by
 * them, and every other word stays, so that what is denied, doubtful, past or another person's stays so. Null where a
 * word stays that a reader could not know, where it is not clear who is meant, or where the grammar would not survive.
 */
export function retellSentence(sentence: Sentence, ctx: Context): Said[] | null {
  return once(sentences, sentence, ctx, () => retellWhole(sentence, ctx));
}

/** Asked for by the findings, the side-by-side view and the conclusion: made once. */
const sentences = new WeakMap<Context, Map<Sentence, Said[] | null>>();
const listed = new WeakMap<Context, Map<Sentence, Said | null>>();

function once<T>(cache: WeakMap<Context, Map<Sentence, T>>, sentence: Sentence, ctx: Context, make: () => T): T {
  const known = cache.get(ctx) ?? new Map<Sentence, T>();
  cache.set(ctx, known);
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const made = make();
  known.set(sentence, made);
  return made;
}

function retellWhole(sentence: Sentence, ctx: Context): Said[] | null {
  if (sentence.row !== undefined) {
    const row = rowInWords(sentence, ctx);
    return row === null ? null : [row];
  }
  const risk = fractureRisk(sentence, ctx);
  if (risk !== null) return risk;
  // "It shows the following:" tells nothing without what follows.
  if (ctx.clean(sentence.span).endsWith(':')) return null;
  const span = bodyOf(sentence);
  if (ctx.understanding.report.sections[sentence.section]?.kind === 'allergies' && ALL_DENIED.test(ctx.clean(span)))
    return [say('the report lists no known allergies', [sentence.span])];
  const before = ctx.understanding.report.sentences[sentence.index - 1];
  const other = before !== undefined && before.section === sentence.section ? leadingOther(before, ctx) : null;
  const opening = other === null ? retellOpening(span, ctx) : null;
  // "HPI: 58M presents with …": who came with what needs no label.
  if (opening !== null && (sentence.label === null || /^\W*\d/.test(ctx.clean(span)))) return opening;
  const told = asReader(
    opening ?? retell(span, other, ctx) ?? (other === null ? retellOpening(span, ctx, true) : null),
    sentence,
    ctx,
  );
  const [first, ...more] = told ?? [];
  if (first === undefined || sentence.label === null || SUBJECT.test(ctx.clean(span))) return told;
  // "Margin: negative, tumor is 5 cm away" says nothing without its label.
  const label = labelText(sentence.label.span, ctx);
  return label === null
    ? null
    : [
        say(`${label.text}: ${uncapital(first.text)}`, [sentence.span], [...label.knowledge, ...first.knowledge]),
        ...more,
      ];
}

const THEY_WILL =
  /^They will (?=(?:(?:also|then) )?(?:call|follow[- ]?up|return|come back|avoid|see (?:the doctor|the care team|dr)\b))/i;
const OTHERS =
  /\b(?:home health|hospice|nurses?|therapists?|team|services?|agency|staff|social work\w*|police|they|both|doctors|cardiology|surgery|orthopedics)\b/i;

/** "They will call me for dark stools" at the end of a stay: the reader, and whoever is at home with them. */
function asReader(told: Said[] | null, sentence: Sentence, ctx: Context): Said[] | null {
  const [first, ...more] = told ?? [];
  if (first === undefined || !THEY_WILL.test(first.text)) return told;
  const { report } = ctx.understanding;
  if (report.type.type !== 'discharge_summary') return told;
  for (let at = sentence.index - 1; at >= sentence.index - 3; at--) {
    const before = report.sentences[at];
    if (before === undefined || before.section !== sentence.section) break;
    const words = ctx.clean(before.span);
    if (/^\W*they\b/i.test(words)) continue;
    if (OTHERS.test(words)) return told;
    break;
  }
  return [{ ...first, text: first.text.replace(THEY_WILL, 'You will ') }, ...more];
}

/** From so many words on, one that nobody explains leaves the rest of a sentence readable. */
const LONG_ENOUGH = 9;

/** A sentence told whole but for one word, which stays in quotation marks. Null where more of it stays unread. */
export function nearlyRetold(sentence: Sentence, ctx: Context): { said: Said; left: Span } | null {
  if (sentence.row !== undefined || sentence.label !== null || sentence.kind !== 'prose') return null;
  const before = ctx.understanding.report.sentences[sentence.index - 1];
  if (before !== undefined && before.section === sentence.section && leadingOther(before, ctx) !== null) return null;
  const told = retellClause(bodyOf(sentence), null, ctx, 1);
  if (told === null || !told.text.includes('“') || countWords(told.text) < LONG_ENOUGH) return null;
  const word = /“([^”]+)”/.exec(told.text)?.[1] ?? '';
  const at = ctx.understanding.report.text.slice(sentence.span.start, sentence.span.end).indexOf(word);
  if (at < 0 || !isGoodSentence(told.text)) return null;
  const start = sentence.span.start + at;
  return { said: say(told.text, [sentence.span], told.knowledge), left: { start, end: start + word.length } };
}

/** "Allergies: Denied." */
const ALL_DENIED =
  /^\W*(?:(?:the )?(?:patient|pt) |he |she )?denie[sd](?: (?:any|all))?(?: (?:known|drug|medication|medicine|food|other))*(?: allergies)?\W*$/i;

/** Begins with a subject of its own, or as an order. */
const SUBJECT =
  /^\W*(?:the|an?|he|she|they|there|this|these|that|those|his|her|their|its?|i|we|you|your|no|none|both|all|some|each|patient|pt|mr|mrs|ms|dr|mother|father|parents?|family|on|in|at|after|before|during|with|without|by|if|when|while|since|as|for|to|from|please|call|return|take|keep|avoid|continue|resume|follow|denies|denied|reports?|states?|has|had|is|was|underwent|admits)\b/i;

/**
 * A line without a verb ("Left ankle sprain, improving.", "Skin: warm.") in everyday words, with its label or as what the
 * report lists. Null as for a sentence.
 */
export function retellLine(sentence: Sentence, ctx: Context): Said | null {
  return once(listed, sentence, ctx, () => writeLine(sentence, ctx));
}

function writeLine(sentence: Sentence, ctx: Context): Said | null {
  if (sentence.row !== undefined) return null;
  const verdict = verdictOf(sentence, ctx);
  if (verdict !== null) return verdict.said;
  if (ctx.clean(sentence.span).endsWith(':')) return null;
  // "? ligament disruption": asked, and nothing that a list could hold.
  if (/^\W*\?/.test(ctx.clean(bodyOf(sentence)))) return null;
  // "Unremarkable for cancer, stroke": a denial of each, and nothing that is normal.
  if (/^\W*(?:unremarkable|negative|noncontributory) for\b/i.test(ctx.clean(bodyOf(sentence)))) return null;
  const opening = retellOpening(bodyOf(sentence), ctx);
  if (opening?.length === 1) return opening[0] as Said;
  const told = retellClause(bodyOf(sentence), null, ctx);
  if (told === null) return null;
  const text = told.text.replace(/^\(?\d{1,2}[.)]\s+/, '');
  const words = countWords(text.replace(/ \([^)]*\)/g, ''));
  if (words === 0 || words > 30 || splitSentences(text).length !== 1 || !/[a-z]{3}/i.test(text)) return null;
  if (HANGING.test(text)) return null;
  const label = sentence.label === null ? null : labelText(sentence.label.span, ctx);
  if (sentence.label !== null && label === null) return null;
  if (label === null && words < 2 && told.knowledge.length === 0) return null;
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  // What somebody must not be given keeps its name: "blood pressure medicines" are more than ACE inhibitors.
  if (section === 'allergies' && losesClass(sentence, text, ctx)) return null;
  const lead =
    section === 'plan' && namesIllness(sentence, ctx)
      ? 'the report lists'
      : section === 'past_history' && STILL_DUE.test(text)
        ? 'still to come, the report says'
        : section === 'family_history' && OF_THE_HOME.test(text)
          ? 'about home, the report notes'
          : (LEADS[isNoOperation(section, sentence, ctx) ? 'past_history' : section] ?? 'the report lists');
  if (
    label === null &&
    LEADS[section] === undefined &&
    ctx.teller.sees &&
    /^no [a-z]/i.test(text) &&
    !TENSED.test(text)
  )
    return say(`${ctx.teller.name} ${ctx.teller.verb} ${uncapital(text)}`, [sentence.span], told.knowledge);
  // "Bring him back" is told as a plan already.
  if (label === null && section === 'plan' && /^The plan is\b/.test(text))
    return say(text, [sentence.span], told.knowledge);
  // A whole sentence, only harder or longer than most, needs no lead.
  if (
    label === null &&
    LEADS[section] === undefined &&
    WHOLE.test(text.replace(/ \([^)]*\)/g, '')) &&
    countWords(text) > 3
  )
    return say(text, [sentence.span], told.knowledge);
  const line =
    label === null || LEADS[section] !== undefined
      ? `${lead}: ${label === null ? '' : `${label.text}: `}${goingOn(text, ctx.knowledge)}`
      : `${label.text}: ${goingOn(text, ctx.knowledge)}`;
  return say(line, [sentence.span], [...(label?.knowledge ?? []), ...told.knowledge]);
}

/** True where the everyday words for a group of medicines no longer hold the name of the group. */
function losesClass(sentence: Sentence, text: string, ctx: Context): boolean {
  const printed = ctx.clean(sentence.span).match(/\b[A-Za-z-]+ (?:inhibitors?|blockers?|antagonists?)\b/gi) ?? [];
  return printed.some((name) => !text.toLowerCase().includes(name.toLowerCase()));
}

/** "Due for Tdap": no history. */
const STILL_DUE =
  /^(?:over)?due\b|\b(?:is|are|still|now) (?:over)?due\b|\b(?:vaccines?|shots?|boosters?|doses?) (?:over)?due\b/i;

/** "Smoker in household" under the family history: how people live, and no illness of a relative. */
const OF_THE_HOME =
  /^(?!.*\b(?:mother|father|mum|dad|brother|sister|aunt|uncle|grand\w+|cousin|parents?)\b)(?:(?:no |non-?|ex-?)?smok\w+\b.*|.*\b(?:household|in the (?:home|house)|at home|pets?|lives? with)\b.*)$/i;

/** A subject with its verb. */
const WHOLE =
  /^(?!(?:no|which|that|who|and|or|but)\b)[\w’'(),/ -]{1,90}?(?<!\b(?:which|that|who)) (?:is|are|was|were|has|have|had|will|did|showed|shows|grew|came|need|remained|felt|went|fell|include[sd]?|tolerated|received|improved|began|required|responded|may|can|should|would|could)\b/i;

/** An illness among the operations ("heavy periods"). */
function isNoOperation(section: string, sentence: Sentence, ctx: Context): boolean {
  if (section !== 'surgical_history') return false;
  const kinds = ctx.mentions.within(sentence.span).map(({ kind }) => kind);
  return (
    kinds.some((kind) => kind === 'disease' || kind === 'symptom' || kind === 'finding') && !kinds.includes('procedure')
  );
}

/** An illness first on a line of the plan: what is thought, not what is planned. */
function namesIllness(sentence: Sentence, ctx: Context): boolean {
  const body = bodyOf(sentence);
  const first = ctx.mentions.within(body)[0];
  return (
    first?.kind === 'disease' &&
    /^[\W\d]*(?:[a-z]+ ){0,2}$/i.test(`${ctx.clean({ start: body.start, end: first.span.start })} `)
  );
}

const TENSED = /\b(?:is|are|was|were|has|have|had|seen|noted|found|reported|identified|demonstrated|visuali[sz]ed)\b/i;

/** Begins or ends in the middle of something. */
export const HANGING =
  /^\W*(?:and|or|but|which|that|of|with)\b|\b(?:and|or|with|of|the|a|an|to|for|in|by|at|your|is|was|were|are)$/i;

/** What a line stands under, so that the past and the family stay what they are. */
export const LEADS: Readonly<Partial<Record<string, string>>> = {
  past_history: 'your health history lists',
  surgical_history: 'your past operations',
  family_history: 'your family history lists',
  plan: 'the plan says',
  allergies: 'your allergy list says',
  consults: 'you were also seen by',
};

/** The same for any span that holds a whole sentence. */
export function retell(span: Span, before: Situation['before'], ctx: Context): Said[] | null {
  const told = retellClause(span, before, ctx);
  if (told === null) return null;
  const texts = splitAtJoints(told.text).flatMap((text) => (isGoodSentence(text) ? [text] : splitFurther(text)));
  if (!texts.every(isGoodSentence)) return isGoodSentence(told.text) ? [say(told.text, [span], told.knowledge)] : null;
  return texts.map((text) => say(text, [span], told.knowledge));
}
