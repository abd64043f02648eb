import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { countWords, fleschKincaid } from '../readability.js';
import { type Said, say } from '../said.js';
import { verdictOf } from '../verdict.js';
import { uncapital } from '../words/english.js';
import { splitSentences } from '../words/sentences.js';
import { addressReader, type Situation } from './address.js';
import { leadingOther, patientOf } from './people.js';
import { KEPT, type Piece } from './pieces.js';
import { isEveryday } from './plain-words.js';
import { rowInWords } from './row.js';
import { splitAtJoints } from './split.js';
import { baseOf, isBase, isTensed } from './verbs.js';
import { wordsOfSpan } from './words.js';

/** A told sentence is at most this long and hard; what is longer or harder is not told. */
const MOST_WORDS = 40;
const HARDEST = 14;

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
  // "It shows the following:" tells nothing without what follows.
  if (ctx.clean(sentence.span).endsWith(':')) return null;
  const span = bodyOf(sentence);
  const before = ctx.understanding.report.sentences[sentence.index - 1];
  const other = before !== undefined && before.section === sentence.section ? leadingOther(before, ctx) : null;
  const told = retell(span, other, ctx);
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
  // "Unremarkable for cancer, stroke": a denial of each, and nothing that is normal.
  if (/^\W*(?:unremarkable|negative|noncontributory) for\b/i.test(ctx.clean(bodyOf(sentence)))) return null;
  const told = retellClause(bodyOf(sentence), null, ctx);
  if (told === null) return null;
  const text = told.text.replace(/^\(?\d{1,2}[.)]\s+/, '');
  const words = countWords(text.replace(/ \([^)]*\)/g, ''));
  if (words === 0 || words > 30 || splitSentences(text).length !== 1 || !/[a-z]{3}/i.test(text)) return null;
  if (
    /^\W*(?:and|or|but|which|that|of|with)\b|\b(?:and|or|with|of|the|a|an|to|for|in|by|at|your|is|was|were|are)$/i.test(
      text,
    )
  )
    return null;
  const label = sentence.label === null ? null : labelText(sentence.label.span, ctx);
  if (sentence.label !== null && label === null) return null;
  if (label === null && words < 2 && told.knowledge.length === 0) return null;
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  const lead =
    section === 'plan' && namesIllness(sentence, ctx)
      ? 'the report lists'
      : (LEADS[isNoOperation(section, sentence, ctx) ? 'past_history' : section] ?? 'the report lists');
  if (
    label === null &&
    LEADS[section] === undefined &&
    ctx.teller.sees &&
    /^no [a-z]/i.test(text) &&
    !TENSED.test(text)
  )
    return say(`${ctx.teller.name} ${ctx.teller.verb} ${uncapital(text)}`, [sentence.span], told.knowledge);
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
      ? `${lead}: ${label === null ? '' : `${label.text}: `}${uncapital(text)}`
      : `${label.text}: ${uncapital(text)}`;
  return say(line, [sentence.span], [...(label?.knowledge ?? []), ...told.knowledge]);
}

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

/** What a line stands under, so that the past and the family stay what they are. */
const LEADS: Readonly<Partial<Record<string, string>>> = {
  past_history: 'your health history lists',
  surgical_history: 'your past operations',
  family_history: 'your family history lists',
  plan: 'the plan says',
  allergies: 'your allergy list says',
  consults: 'you were also seen by',
};

/** A label in everyday words, in small letters; null where it stays jargon. */
function labelText(span: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  const told = retellClause(span, null, ctx);
  if (told === null || countWords(told.text) > 6) return null;
  const text = told.text.replace(/[A-Za-z]+/g, (word) =>
    word === word.toUpperCase() && KEPT.test(word) ? word : word.toLowerCase(),
  );
  return { text: text.replace(/[\s:]+$/, ''), knowledge: told.knowledge };
}

/** The same for any span that holds a whole sentence. */
export function retell(span: Span, before: Situation['before'], ctx: Context): Said[] | null {
  const told = retellClause(span, before, ctx);
  if (told === null) return null;
  const texts = splitAtJoints(told.text);
  if (!texts.every(isGoodSentence)) return null;
  return texts.map((text) => say(text, [span], told.knowledge));
}

/** A retold clause as it may stand inside a sentence of ours: not held to length, grade or a verb of its own. */
export function retellClause(
  span: Span,
  before: Situation['before'],
  ctx: Context,
): { text: string; knowledge: string[] } | null {
  const whole = ctx.clean(span);
  if (
    whole.length > 600 ||
    /XXXX|\b[Uu]nremarkable for\b|_{2,}|[[\]{}|=]|[<>](?!\s?\d)|\.\.\.|\b[A-Z]{2,}\/[A-Z]/.test(whole) ||
    unbalanced(whole)
  )
    return null;
  const worded = wordsOfSpan({ start: span.start + personInFront(whole, span, ctx), end: span.end }, ctx);
  if (worded === null) return null;
  const { pieces, knowledge } = worded;
  trim(pieces);
  nameDevice(pieces, whole);
  giveSubject(pieces);
  sayDenial(pieces);
  const patient = patientOf(ctx);
  if (!patient.baby && !patient.young) giveKin(pieces);
  if (!addressReader(pieces, { ...patient, before })) return null;
  if (unknownWords(pieces).length > 0) return null;
  const text = asJudged(tidy(pieces.map((piece) => piece.text).join('')));
  // "An 80-year-old woman says that you …": one person told as two.
  if (
    /\d[- ](?:year|month|week|day)s?[- ]old\b/.test(text) &&
    !/^You (?:are|were)\b/.test(text) &&
    /\byour?\b/i.test(text)
  )
    return null;
  return { text, knowledge };
}

/** Words of a sentence that no reader can be expected to know and no entry explains. */
export function unknownWords(pieces: readonly Piece[]): string[] {
  const unknown: string[] = [];
  let names = 0;
  const first = pieces.findIndex((piece) => piece.kind === 'word' || piece.kind === 'medical');
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'word' || piece.settled || isEveryday(piece.word)) return;
    // A name: a capital inside a sentence, no short form.
    const titled = /^dr\b/.test(lastBefore(pieces, at)) && /^[A-Z]+(?:['’][sS])?$/.test(piece.text);
    const name = (/^[A-Z][a-z]+(?:['’]s)?$/.test(piece.text) && at > first) || titled;
    if (name && ++names <= 3) return;
    if (/^[A-Z]$/.test(piece.text) || /^(?:i{1,3}|iv|vi{0,3})$/i.test(piece.word)) return;
    unknown.push(piece.word);
  });
  return unknown;
}

/** The sentence without its label, list number and closing stop. */
export function bodyOf(sentence: Sentence): Span {
  const start = sentence.label === null ? sentence.span.start : sentence.label.span.end;
  return { start: Math.min(start, sentence.span.end), end: sentence.span.end };
}

/** "Renal was consulted": not the kidney, but who treats it. */
const TEAMS: Readonly<Record<string, string>> = {
  renal: 'the kidney team', pulmonary: 'the lung team', cardiac: 'the heart team', vascular: 'the blood vessel team',
  'infectious disease': 'the infection team', 'infectious diseases': 'the infection team', 'wound care': 'the wound team',
  psych: 'the mental health team', 'pulmonary medicine': 'the lung team', 'physical therapy': 'the exercise team',
}; // biome-ignore format: one list

/** "Foley was removed.": a tube of the reader's is "the" tube. */
function nameDevice(pieces: Piece[], printed: string): void {
  const [first, , second] = pieces;
  const team =
    /^([A-Za-z ]{4,20}?) (?:was|were) (?:also |then |again )?(?:consulted|contacted|called|asked|following)\b/.exec(
      printed,
    );
  const named = team === null ? undefined : TEAMS[(team[1] ?? '').toLowerCase()];
  if (named !== undefined && first?.kind === 'medical' && /^(?:was|were)$/.test(second?.word ?? '')) {
    first.text = named;
    return;
  }
  if (first?.concept !== 'device' || !/^(?:was|is|has|had|will|remains|remained)$/.test(second?.word ?? '')) return;
  if (/ (?:for|from|that|which) /.test(first.text)) return;
  first.text = `the ${/^[A-Z][a-z]/.test(first.text) ? first.text.charAt(0).toLowerCase() + first.text.slice(1) : first.text}`;
}

function trim(pieces: Piece[]): void {
  while (
    pieces.length > 0 &&
    (pieces[0]?.kind === 'blank' || (pieces[0]?.kind === 'mark' && /[:;,.\-–*•)#>+]/.test(pieces[0].text)))
  )
    pieces.shift();
  while (pieces.length > 0 && (pieces.at(-1)?.kind === 'blank' || /^[.;:,]$/.test(pieces.at(-1)?.text ?? '')))
    pieces.pop();
}

/**
 * "This 34-year-old man came …": the length of what only says who the patient is, so that the verb behind it is the
 * patient's. An illness among these words stays where it is, and so does the rest.
 */
function personInFront(whole: string, span: Span, ctx: Context): number {
  if (!/^\W*(?:this|the|an?|our)\b/i.test(whole) || !PERSON_IN_FRONT.test(whole)) return 0;
  const printed = ctx.understanding.report.clean.slice(span.start, span.end);
  return PERSON_IN_FRONT.exec(printed.replace(/\s/g, ' '))?.[0].length ?? 0;
}

const PERSON_IN_FRONT =
  /^\W*(?:this|the|an?|our) (?:is (?:an?|the) )?(?:(?:very|pleasant|unfortunate|nice|lovely|delightful|elderly|young) )*\d{1,3}[- ](?:year|yr|month|week)s?[- ]old,? (?:(?:pleasant|very|nice|african[- ]american|caucasian|hispanic|latino|latina|asian|black|white|american|right[- ]handed|left[- ]handed|single|married|divorced|widowed|retired) )*(?:man|woman|male|female|gentleman|lady|patient|boy|girl)(?: patient)?,? (?:who )?(?=(?:was|has|had|came|presented|underwent|developed|fell|returned|went|noticed|complained|reported|reports|presents|comes|states|stated|denies) )/i;

/** "Moves all limbs." has no subject: it is the patient's doing. */
const ALONE =
  /^(?:has|had|is|was|denies|denied|states|stated|complains|complained|lives|lived|works|worked|drinks|smokes|smoked|takes|took|moves|walks|walked|follows|appears|appeared|feels|felt|wants|continues|continued|admits|underwent|tolerates|tolerated|eats|sleeps|uses|used|remains|remained|presented|reported|ambulates|got|came|went|does|did|never|developed|fell|returned|noticed|complained|reports|presents|comes)$/;
/** "Started on heparin." was done to the patient. */
const DONE_TO =
  /^(?:started|treated|placed|admitted|discharged|transferred|seen|evaluated|found|noted|diuresed|transfused|intubated|extubated|weaned|monitored|observed|managed|maintained|kept|switched|transitioned|advanced|referred|given|put|hydrated|continued|counseled|instructed|advised|taken|brought)$/;
const BEHIND_DONE =
  /^(?:on|with|to|for|by|in|from|at|under|back|home|off|overnight|initially|then|again|successfully)$/;

function giveSubject(pieces: Piece[]): void {
  const first = pieces[0];
  const second = pieces[2];
  if (first?.kind === 'word' && DONE_TO.test(first.word) && BEHIND_DONE.test(second?.word ?? '')) {
    const were: Piece[] = ['You', ' ', 'were', ' '].map((text) => ({
      text,
      word: text.trim().toLowerCase(),
      kind: text === ' ' ? 'blank' : 'word',
      settled: true,
    }));
    first.text = first.text.charAt(0).toLowerCase() + first.text.slice(1);
    pieces.unshift(...were);
    return;
  }
  if (first?.kind !== 'word' || !ALONE.test(first.word)) return;
  if (
    /^(?:is|was|has|had|does|did)$/.test(first.word) &&
    second?.kind === 'word' &&
    /^(?:he|she|the|there|it|this|patient)$/.test(second.word)
  )
    return;
  const person: Piece = { text: 'You', word: 'you', kind: 'word', settled: true };
  first.text = YOURS[first.word] ?? baseOf(first.word) ?? first.text.toLowerCase();
  first.word = first.text;
  pieces.unshift(person, { text: ' ', word: '', kind: 'blank', settled: true });
}

/** "Mother had a hip fracture": the reader's own. */
function giveKin(pieces: Piece[]): void {
  const [first, , second] = pieces;
  if (first?.kind !== 'word' || !KIN.test(first.word) || !KIN_DOES.test(second?.word ?? '')) return;
  first.text = first.text.charAt(0).toLowerCase() + first.text.slice(1);
  pieces.unshift(
    { text: 'Your', word: 'your', kind: 'word', settled: true },
    { text: ' ', word: '', kind: 'blank', settled: true },
  );
}

const KIN = /^(?:mother|father|sister|brother|son|daughter|grandmother|grandfather|aunt|uncle|cousin)$/;
const KIN_DOES = /^(?:had|has|with|died|is|was|passed|also)$/;

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

const YOURS: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', underwent: 'had' };

/** "denies pain" -> "says … no pain", where a medical word follows; the verb is made to agree later. */
function sayDenial(pieces: Piece[]): void {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const verb = pieces[i] as Piece;
    if (verb.kind !== 'word' || !/^(?:denies|denied|deny)$/.test(verb.word)) continue;
    const before = lastBefore(pieces, i);
    if (/^(?:not|never|neither|nor|and|but)$/.test(before)) continue;
    let at = i + 2;
    while (
      pieces[at]?.kind === 'word' &&
      /^(?:any|new|recent|current|further|associated|significant|other|chest|abdominal|acute)$/.test(
        pieces[at]?.word ?? '',
      )
    )
      at += 2;
    const next = pieces[at];
    const names = next?.kind === 'medical' ? THINGS.has(next.concept ?? '') : NAMES.test(next?.word ?? '');
    if (!names || hasVerbLater(pieces, at)) continue;
    const past = verb.word === 'denied';
    verb.text = past ? 'said' : verb.word === 'denies' ? 'says' : 'say';
    verb.word = verb.text;
    const rest = ' you had no'.replace('had', past ? 'had' : 'have');
    pieces.splice(i + 1, 0, { text: rest, word: '', kind: 'medical', settled: true });
    if (pieces[i + 3]?.word === 'any') pieces.splice(i + 2, 2);
  }
}

const THINGS = new Set(['symptom', 'finding', 'disease']);
const NAMES =
  /^(?:pain|fevers?|nausea|vomiting|cough|chills|headaches?|dizziness|diarrhea|constipation|numbness|weakness|swelling|bleeding|rash|problems|symptoms|history|allergies|complaints|distress|tobacco|alcohol|drugs?|smoking)$/;

/** "denies pain but has a cough": the rest would fall under the denial. */
function hasVerbLater(pieces: readonly Piece[], from: number): boolean {
  return pieces
    .slice(from)
    .some(
      (piece) =>
        piece.kind === 'word' &&
        (isTensed(piece.word) ||
          (/^(?:but|except|although|however|and$)$/.test(piece.word) &&
            /but|except|although|however/.test(piece.word))),
    );
}

function lastBefore(pieces: readonly Piece[], i: number): string {
  for (let at = i - 1; at >= 0; at--) if (pieces[at]?.kind === 'word') return (pieces[at] as Piece).word;
  return '';
}

/** "On p.o. Bactrim" -> "on Bactrim by mouth". */
const BY_MOUTH =
  /\b(on|to|of|and|with|over to|the|her|his|your) by mouth ([\w-]+ \([^)]*\)|(?:pain )?(?:medicines?|medications?|meds|antibiotics?|feeds?|feedings?|fluids?|steroids?|intake|diet|iron))/i;

function tidy(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:?!)])/g, '$1')
      .replace(/\( /g, '(')
      .replace(
        /^(?:As (?:stated|noted|mentioned|described) (?:above|before|earlier|below), )([a-z])/,
        (_all, next: string) => next.toUpperCase(),
      )
      .replace(/,? as (?:stated|noted|mentioned|described)(?: (?:above|before|earlier|below))?(?=[.,;]|$)/g, '')
      // An order to the staff.
      .replace(
        /^(Discharge|Admit|Transfer|Send|Bring|Move|Keep) you\b/,
        (_all, verb: string) => `The plan is to ${verb.toLowerCase()} you`,
      )
      .replace(/\btolerated procedure\b/i, 'tolerated the procedure')
      .replace(/\b(the|your|an?) the\b(?! same\b)/gi, '$1')
      .replace(/^you\b/, 'You')
      // "You had a cold, was treated with …": the subject stands in front.
      .replace(
        /^(You (?:had|were|came|went|underwent) [^.;,]*), was (?=(?:then |later |also )?(?:treated|admitted|given|started|seen|moved|placed|taken|intubated|discharged|sent|told|put)\b)/,
        '$1, were ',
      )
      .replace(/\bafter-surgery (?:day|date) #? ?(\d{1,2})\b/g, 'day $1 after surgery')
      .replace(BY_MOUTH, '$1 $2 by mouth')
      .replace(/^You are after (?!\d|all\b|the )/, 'You have had ')
      .replace(/^Your baby is after /, 'Your baby has had ')
      .replace(
        /\b((?:tube|drain|catheter|line)s?(?: \([^)]*\))? (?:was|were|has been|have been)) stopped\b/i,
        '$1 taken out',
      )
      .trim()
  );
}

function unbalanced(text: string): boolean {
  return (
    (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0) ||
    (text.match(/["“”]/g)?.length ?? 0) % 2 === 1
  );
}

/** Has a verb, is one sentence, is not cut off, not too long and not too hard. */
function isGoodSentence(text: string): boolean {
  const bare = text.replace(/ \([^)]*\)/g, '');
  const words = bare.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? [];
  if (words.length < 2 || countWords(bare) > MOST_WORDS || splitSentences(text).length !== 1) return false;
  if (!words.some((word) => word === 'you' || isTensed(word) || isBase(word) || /ed$/.test(word))) return false;
  if (/, (?:denies|denied)$/.test(bare)) return false;
  if (/^\W*(?:and|or|but|which|that|who|of|with|in addition to|because|as well)\b/i.test(bare)) return false;
  if (/\b(?:and|or|with|of|the|a|an|to|for|in|by|at|your|is|was|were|are)$/i.test(bare)) return false;
  // Long names of medicines are opaque, but make no sentence harder to follow.
  return (
    words.length < 5 ||
    fleschKincaid([bare.replace(/\b[A-Za-z]+-[A-Za-z-]{6,}\b|\b[A-Za-z]{13,}\b/g, 'name')]).fkgl <= HARDEST
  );
}
