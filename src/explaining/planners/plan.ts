import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { type Said, say, sayAll } from '../nets/said.js';
import { capital, uncapital, withArticle } from '../words/english.js';

/** What a planner makes of one frame (or of several of a kind that stand in one sentence). */
export interface Plan {
  /** The statement itself in one sentence; it must be able to stand alone. */
  what: Said;
  /** Size, change, cause: a sentence each, "it" being what `what` names. */
  details: Said[];
  /** What the medical word means, from the knowledge base. */
  meaning: Said[];
}

export type Planner = (frame: Frame, ctx: Context) => Plan | null;

/** A plan of one sentence. */
export function plan(text: string, sources: readonly Span[], knowledge: readonly string[] = []): Plan {
  return { what: say(text, sources, knowledge), details: [], meaning: [] };
}

/** Words whose meaning tells nobody anything. */
const NEEDS_NO_MEANING = new Set([
  'abnormality', 'abnormal', 'surgery', 'trauma', 'injury', 'resection', 'excision', 'complication', 'fall', 'pain', 'fever',
  'cough', 'swelling', 'bruise', 'wound', 'burn', 'rash', 'bandage', 'dressing',
]); // biome-ignore format: one list

/** "Ischaemic stroke": a name that the report narrows, so that only a part of what the name may mean is told. */
const NARROWER: readonly (readonly [string, RegExp, string])[] = [
  ['stroke', /\bisch(?:a)?emic|\binfarct|embol|lacunar|thrombo|occlusion/i, 'Part of the brain was harmed because its blood flow was cut off.'],
  ['stroke', /\bh(?:a)?emorrhagic|\bbleed/i, 'A vessel in the brain bled and harmed part of the brain.'],
]; // biome-ignore format: a table

function narrower(frame: Frame, noun: Noun, ctx: Context): Noun {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const words = ctx.clean(sentence?.span ?? frame.source);
  const own = NARROWER.filter(([id, pattern]) => id === noun.id && pattern.test(words));
  const [only] = own;
  return own.length === 1 && only ? { ...noun, meaning: only[2] } : noun;
}

/** The meaning of the head, only for what is said to be there now: told of a doubtful thing it would sound settled. */
export function meaningOf(frame: Frame, ctx: Context): Said[] {
  if (frame.head === null || frame.assertion !== 'present' || frame.experiencer !== 'patient') return [];
  const noun = nounOf(frame.head, ctx);
  if (noun !== null && NEEDS_NO_MEANING.has(noun.id)) return [];
  if (
    noun?.meaning == null ||
    ((noun.kind === 'symptom' || noun.kind === 'finding') && noun.lay.toLowerCase() === noun.term.toLowerCase())
  )
    return [];
  const said = sayAll(
    definition(
      narrower(frame, noun, ctx),
      frame.bySign === true ? 'whole' : ctx.understanding.report.type.type === 'pathology' ? 'simple' : null,
    ),
    [],
    [noun.id],
  );
  // Who has left the hospital has had the care that it calls for.
  const left = ctx.understanding.report.type.type === 'discharge_summary';
  return left ? said.filter(({ text }) => !AT_ONCE.test(text)) : said;
}

const AT_ONCE = /\b(?:at once|right away|straight away|emergency|without delay|needs? (?:care|treatment|help))\b/i;

const VERB =
  /\b(?:some drugs raise|bulges? (?:out|through|beside|into)|takes?|lie|reach|tighten|leaves|sets? (?:off|the)|go weak|narrow an?|fill the|acts|did|change like|flows|lowers|raised the|coats|seeps|dents|got|ache|springs|bursts out|upsets|strains the|dims|sounds|jump|lay|caused no|fade|clog|irritates|is|are|was|were|be|has|have|had|can|may|might|cannot|does|do|show|shows|mean|means|happens?|comes?|builds?|forms?|grows?|gets?|causes?|makes?|works?|leaks?|looks?|lies|press(?:es)?|pushe?s?|need|needs|carry|carries|sits|sticks|hurts|feels?|become|becomes|narrows|blocks|fills|bends|beats?|moves?|turns?|tells?|helps?|measures?|opens?|closes?|loses?|took|taken|stays?|sees|keeps?|lets?|gives?|starts?|stops?|swells?|bleeds?|breaks?|wears?|slows?|rises?|falls?|drains?|live|lives|fights?|clots?|holds?|held|leads?|lacks?|collects?|spreads?|gathers?|thickens?|weakens?|stiffens?|shrinks?|floods?|reaches|passes|goes|went|hardens?|joins?|covers?|catches|dies|fails|differs?|rubs?|traps?|wants?|pulls?|tears?|runs?|remains?|appears?|seems?|slips?|sags?|sinks?|drops?|drips?|cleans?|raises?|allows?|prevents?|brings?|serves?|treats?|destroys?|attacks?|harms?|damages?|affects?)\b/;

/** "A vessel that feeds the brain is blocked": a whole sentence after all. */
const SECOND_VERB = /\b(?:that|where|which) (?!is\b|are\b|has\b|have\b|can\b|may\b)\w+.*\b(?:is|are|has|have)\b/;
/** Surely the verb of its sentence. Behind a sign that only makes one think of an illness, of a sentence with parts as well. */
const IS = {
  simple: /^(?!.*[,;:]).* (?:is|are|was|were|has|have|can|may|cannot|does|do)\b/,
  whole: / (?:is|are|was|were|has|have|can|may|cannot|does|do)\b/,
};

/** Medical words that take "a". */
const COUNTED =
  /\b(?:nodule|mass|lesion|cyst|tumor|polyp|stone|calculus|node|spot|fracture|hernia|ulcer|aneurysm|abscess|hematoma|granuloma|adenoma|fibroid|clot|headache|coma|goiter|boil|wart|mole|nevus|tear|sprain|stroke|bulge|growth|lump|island|body|finger|lipoma|hemangioma|meningioma|fistula|pseudocyst|diverticulum|bruise|blister|scar|burn|wound|spur|osteophyte|osteochondroma|dermatofibroma|fibroadenoma|infarct|opacity|shadow|murmur|seizure|heart attack)$/;

/** A meaning that is a noun phrase ("A small round lump.") told as a sentence: "A nodule is a small round lump." */
function definition(noun: Noun, ofWord: keyof typeof IS | null): string {
  const meaning = noun.meaning ?? '';
  const first = /^[^.!?]*/.exec(meaning)?.[0] ?? '';
  const outside = first.split(/,? (?:that|which|who|whose|where|when|as|if|because) /)[0] ?? first;
  const clause = /^(?:This|It|These|They|There|The|Both|Your|Blood|Part)\b/.test(first) || SECOND_VERB.test(first);
  if (VERB.test(outside) || clause)
    return ofWord !== null && IS[ofWord].test(outside) ? asOfTheWord(noun, meaning) : meaning;
  const many =
    (noun.number === 'plural' && /[^siu]s$/.test(noun.term)) ||
    /^(?:Round |Small )?(?:Germs|Worms|Kinds|Parasites)\b/.test(meaning);
  const term = noun.number === 'singular' && COUNTED.test(noun.term) ? withArticle(noun.term) : noun.term;
  return `${capital(term)} ${many ? 'are' : 'is'} ${uncapital(meaning)}`;
}

/** "Blood is leaking from a vessel." -> "Hemorrhage means that blood is …": what a word means is no state of the reader. */
function asOfTheWord({ term, number }: Noun, meaning: string): string {
  if (/^(?:This|It|These|They|There|You|Your|That|Some|Often|Most|Many|Can|May|Comes?|Is|Are)\b/.test(meaning))
    return meaning;
  const many = number === 'plural' && /[^siu]s$/.test(term);
  return `${capital(term)} ${many ? 'mean' : 'means'} that ${uncapital(meaning)}`;
}
