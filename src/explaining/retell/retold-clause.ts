import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { countWords } from '../words/readability.js';
import { addressReader, type Situation } from './address.js';
import { addAsides } from './asides.js';
import { rememberGlosses } from './explained-once.js';
import { patientOf } from './people.js';
import { KEPT, type Piece } from './pieces.js';
import { isEveryday, isKnown } from './plain-words.js';
import { lastBefore, sayDenial } from './say-denial.js';
import { giveAge, giveKin, giveSubject, nameDevice, personInFront, trim } from './subject.js';
import { tidy, unbalanced } from './tidy.js';
import { wordsOfSpan } from './words.js';

/** A label in everyday words, in small letters; null where it stays jargon. */
export function labelText(span: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  const exam = examLabel(ctx.clean(span), ctx.understanding.report.clean.slice(span.end, span.end + 60));
  if (exam !== undefined) return exam === null ? null : { text: exam, knowledge: [] };
  const told = retellClause(span, null, ctx);
  if (told === null || countWords(told.text.replace(/ \([^)]*\)/g, '')) > 6) return null;
  const text = told.text
    .replace(/ of (?:you|the patient)\b/i, '')
    .replace(/[A-Za-z]+/g, (word) =>
      word === word.toUpperCase() && (KEPT.test(word) || told.text.includes(`${word} (`)) && word.length < 6
        ? word
        : word.toLowerCase(),
    );
  return { text: text.replace(/[\s:]+$/, ''), knowledge: told.knowledge };
}

const OF_MIND =
  /\b(?:a ?& ?o|alert|awake|orient|confus|letharg|drows|somnol|mute|respon[sd]|disorient|speech|mood|affect|memory|attent|recall|follow)/i;
const OF_LIMBS =
  /\b(?:joint|muscle|strength|gait|motion|extremit|spine|back|swelling|deform|arthr|tender|edema|no cva)/i;

/** "MS: A & O x 3", "MS: no joint pain": what the two letters of an examination head; undefined for other labels. */
function examLabel(printed: string, behind: string): string | null | undefined {
  if (!/^\W*MS\W*$/.test(printed)) return undefined;
  const [first = ''] = behind.split(/[.;\n]/);
  return OF_MIND.test(first) ? 'mental state' : OF_LIMBS.test(first) ? 'muscles and bones' : null;
}

/**
 * A retold clause as it may stand inside a sentence of ours: not held to length, grade or a verb of its own. Up to
 * `mostKept` words that nobody explains may stay, each in quotation marks; otherwise null.
 */
export function retellClause(
  span: Span,
  before: Situation['before'],
  ctx: Context,
  mostKept = 0,
): { text: string; knowledge: string[] } | null {
  const known = retold.get(ctx) ?? new Map<string, Retold | null>();
  retold.set(ctx, known);
  // Behind a sentence on another person it is asked for once only.
  const key = before === null ? `${span.start} ${span.end} ${mostKept}` : null;
  let told = key === null ? undefined : known.get(key);
  if (told === undefined) {
    told = tellClause(span, before, ctx, mostKept);
    if (key !== null) known.set(key, told);
  }
  return told && { text: told.text, knowledge: [...told.knowledge] };
}

interface Retold {
  text: string;
  knowledge: readonly string[];
}

/** A sentence is asked for as a sentence, as a line and as a part of one: its words are looked up once. */
const retold = new WeakMap<Context, Map<string, Retold | null>>();

function tellClause(span: Span, before: Situation['before'], ctx: Context, mostKept: number): Retold | null {
  const whole = ctx.clean(span);
  if (
    whole.length > 600 ||
    /XXXX|\b[Uu]nremarkable for\b|_{2,}|[[\]{}|=]|[<>](?!\s?\d)|\.\.\.|\b(?!MRI\/MRA\b)[A-Z]{2,}\/[A-Z]/.test(whole) ||
    unbalanced(whole)
  )
    return null;
  if (DOCTORS_DEED.test(whole) && namesDoctor(span, ctx)) return null;
  const worded = wordsOfSpan({ start: span.start + personInFront(whole, span, ctx), end: span.end }, ctx);
  if (worded === null) return null;
  const { pieces, knowledge, asides } = worded;
  trim(pieces);
  giveAge(pieces, whole);
  nameDevice(pieces, whole);
  giveSubject(pieces);
  sayDenial(pieces);
  const patient = patientOf(ctx);
  if (!patient.baby && !patient.young) giveKin(pieces);
  if (!addressReader(pieces, { before, ...patient })) return null;
  const added = asides.length === 0 ? [] : addAsides(pieces, asides, new Set(unknownPieces(pieces)));
  rememberGlosses(added, ctx);
  const unknown = unknownPieces(pieces);
  if (unknown.length > mostKept) return null;
  for (const piece of unknown) piece.text = `“${piece.text}”`;
  const joined = pieces.map((piece) => piece.text).join('');
  const told = asJudged(tidy(unknown.length > 1 ? joined.replace(/” “/g, ' ') : joined));
  if (added.length > 0 && isCrowded(told)) return null;
  const text = patient.toDoctor ? asRequest(told) : told;
  // "An 80-year-old woman says that you …": one person told as two.
  if (
    /\d[- ](?:year|month|week|day)s?[- ]old\b/.test(text) &&
    !/^You(?: are| were|, an?) /.test(text) &&
    /\byour?\b/i.test(text)
  )
    return null;
  return { text, knowledge };
}

/** "Dr. Lee noted a hernia. He was able to reduce this": what doctors do, behind a sentence that names one. */
const DOCTORS_DEED =
  /^\W*(?:he|she) (?:was able to |also |then |subsequently )*(?:reduced? (?:it|this|the)\b|prescribed|performed|(?:recommended|advised|suggested) (?:that|an?|the|him|her|surgery)\b|(?:referred|told|gave|started|placed|put) (?:him|her|the patient)\b|(?:felt|thought|believed) that (?:he|she|the patient)\b)/i;
const A_DOCTOR = /\b(?:Drs?\b|doctor|surgeon|physician)/;

function namesDoctor({ start }: Span, ctx: Context): boolean {
  const { sentences } = ctx.understanding.report;
  const own = sentenceFrom(sentences, start);
  const before = own === undefined ? undefined : sentences[own.index - 1];
  return before !== undefined && before.section === own?.section && A_DOCTOR.test(ctx.clean(before.span));
}

/** A short sentence bears one meaning in brackets, a longer one two. */
function isCrowded(text: string): boolean {
  const brackets = text.match(/\([^)]*\)/g)?.length ?? 0;
  return brackets > (countWords(text.replace(/ \([^)]*\)/g, '')) <= SHORT_SENTENCE ? 1 : 2);
}

const SHORT_SENTENCE = 12;

/** Words of a sentence that no reader can be expected to know and no entry explains. */
function unknownPieces(pieces: readonly Piece[]): Piece[] {
  const unknown: Piece[] = [];
  let names = 0;
  const first = pieces.findIndex((piece) => piece.kind === 'word' || piece.kind === 'medical');
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'word' || piece.settled) return;
    // Letters in capitals are a short form, whatever word they spell.
    if (SHORT_FORM.test(piece.text) ? isEveryday(piece.word) : isKnown(piece.word)) return;
    // A name: a capital inside a sentence, no short form.
    const titled = /^dr\b/.test(lastBefore(pieces, at)) && /^[A-Z]+(?:['’][sS])?$/.test(piece.text);
    const name = (/^[A-Z][a-z]+(?:['’]s)?$/.test(piece.text) && at > first) || titled;
    if (name && ++names <= 3) return;
    if (isUnitOrMark(pieces, at) || namesPlace(pieces, at)) return;
    if (/^[A-Z]$/.test(piece.text) || /^(?:i{1,3}|iv|vi{0,3})$/i.test(piece.word)) return;
    unknown.push(piece);
  });
  return unknown;
}

const SHORT_FORM = /^[A-Z]{2,5}s?$/;

const UNITS =
  /^(?:m?eq|mmol|gm?|iu|[mg]?g\/(?:kg|m2|dl|day|h|hr)|mcg\/(?:kg|min|h|hr)|mg\/kg\/(?:day|h)|u\/(?:kg|h|hr)|units\/(?:kg|h|hr)|m?eq\/(?:l|h|hr)|m[lL]\/(?:h|hr|kg|min)|m\/(?:s|sec|second)|mm\/hr?|[npmµu]?g\/(?:m?[lL])|[mnpu]?mol\/[lL]|cfu\/m?[lL]|mgy-cm|[mµ]?iu\/m?[lL])$/i;

/** "20 mEq", "5 g/m2", "26th", "Ann Lee, MD": a unit behind its figure, the end of an ordinal, a title behind a name. */
function isUnitOrMark(pieces: readonly Piece[], at: number): boolean {
  const { word, text } = pieces[at] as Piece;
  const before = pieces[at - 1];
  if (/^(?:st|nd|rd|th)$/.test(word) && before?.kind === 'number') return true;
  if (/^(?:MD|RN|NP|PA|DO|PhD)$/.test(text)) return at > 2;
  return (
    UNITS.test(word) && (before?.kind === 'number' || (before?.kind === 'blank' && pieces[at - 2]?.kind === 'number'))
  );
}

/** "ABC Hospital", "at the XYZ Clinic": the name of a place in capitals. */
function namesPlace(pieces: readonly Piece[], at: number): boolean {
  const { text } = pieces[at] as Piece;
  // What stands where a name was taken out.
  if (/^(?:ABCD?|XYZ|XXX)$/.test(text)) return true;
  if (!/^[A-Z]{2,6}$/.test(text)) return false;
  const next = pieces.slice(at + 1, at + 3).find(({ kind }) => kind !== 'blank');
  return /^(?:Hospitals?|Clinic|Center|Centre|School|University|Institute|Office|Medical|Nursing|Rehab\w*|Health|Infirmary)\b/.test(
    next?.text ?? '',
  );
}

/** The sentence without its label, list number and closing stop. */
export function bodyOf(sentence: Sentence): Span {
  const start = sentence.label === null ? sentence.span.start : sentence.label.span.end;
  return { start: Math.min(start, sentence.span.end), end: sentence.span.end };
}

const DEEDS =
  'start|stop|restart|commence|continue|increase|reduce|change|switch|prescribe|check|recheck|repeat|arrange|refer|review|monitor|organise|organize|consider|let|ensure|give|add|avoid|withhold|hold|titrate|uptitrate|wean|see|remove|complete|measure|request|chase|contact|send|update|issue';
const GRATEFUL =
  /\b(?:[Tt]he (?:doctor|care team)(?: would| should|’d|'d| am| are) be (?:most |very |extremely )?grateful|[Gg]rateful|[Tt]he (?:doctor|care team) would appreciate it) if your doctor (?:would|could|can|might|were able to) (?:please |kindly |also )*/g;
const COULD_YOU = /^(?:please )?(?:could|would|can|will) your doctor (?:please |kindly |also )*(?=[a-z])/i;
const PLEASE = new RegExp(`(^|, (?:then |and |but )?)(?:please|kindly)(?: also| kindly)? (?=(?:${DEEDS})\\b)`, 'i');

/** In a letter to the doctor of the reader: what "please" and "I should be grateful if you would" ask that doctor to do. */
function asRequest(text: string): string {
  const asks = (at: number) => (at === 0 ? 'The letter asks your doctor to ' : 'the letter asks your doctor to ');
  return text
    .replace(GRATEFUL, (_all, at: number) => asks(at))
    .replace(COULD_YOU, () => asks(0))
    .replace(PLEASE, (_all, before: string) => `${before}${asks(before === '' ? 0 : 1)}`)
    .replace(/^(The letter asks [^?]*)\?$/, '$1');
}

/** What is doubted, in words that cannot be taken for a finding. */
function asJudged(text: string): string {
  return text
    .replace(
      /^(?:I |we )?doubt (?!that\b|it\b|he\b|she\b|they\b)(.{3,80}?)(?= (?:given|because|as|with|at|in view)\b|[.,;]|$)/i,
      '$1 is thought unlikely',
    )
    .replace(
      /\b(?:insufficient|(?<=\b(?:features|findings|changes|evidence|atypia) (?:are |is |were )?)not enough) (?:for|to diagnose|to call) (?=\w)/i,
      'not enough to call it ',
    );
}
