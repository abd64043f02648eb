import { endsThere, goOnBehindComma, isBehindTime, isWhatSomebodyIs } from './going-on.js';
import { joinNames } from './joined-names.js';
import { firstWord, isRungUp, nextWord, previousWord, wordBefore, wordsBehind } from './neighbors.js';
import { ownsNext } from './owner.js';
import type { Gender, Patient } from './people.js';
import { genderOf, isGroup, isStaff } from './people.js';
import { personWord } from './person-words.js';
import type { Piece } from './pieces.js';
import { baseOf, isTensed, withDoctor, withYou, withYouDirectly } from './verbs.js';
import { writerOf } from './writer.js';

export interface Situation extends Patient {
  /** Another person that the sentence before is about. */
  before: Gender | 'group' | null;
}

/** Words behind which a subject begins. */
const OPENERS =
  /^(?:and|but|or|that|when|while|if|as|since|because|where|after|before|until|although|though|so|then|however|therefore|once|whether|than|unless|today|currently|initially|overall|apparently|reportedly|unfortunately|fortunately|subsequently|otherwise|again|also|now|here|why|how|what|yesterday|later|thus|hence|whenever|whereas|recently|previously|eventually|additionally|furthermore|meanwhile|afterwards|is|was|has|had|did|does)$/;

/**
 * Turns what is said of the patient to the reader: "the patient", "she" and "Mr. Smith" become "you" with the verb form
 * that goes with it; "I" becomes "the doctor", "we" "the care team". False where it is not clear who is meant.
 */
export function addressReader(pieces: Piece[], situation: Situation): boolean {
  const others = new Set<Gender>();
  let firstSubject: 'patient' | 'other' | null = null;
  let subject: 'you' | 'doctor' | null = null;
  /** "The patient" did something in this sentence. */
  let named = false;
  joinNames(pieces, situation.names);
  // Of whom no sex is known, "he" and "she" in one sentence cannot both be.
  if (situation.sex === 'u' && tellsOfBoth(pieces)) return false;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind === 'mark' && /[;:]/.test(piece.text)) subject = null;
    if (piece.kind === 'mark' && piece.text === ',' && subject === 'you') goOnBehindComma(pieces, i);
    if (piece.kind !== 'word') continue;
    const { word } = piece;
    // A subject that was put in front ("Has a cough and feels ill").
    if (piece.settled && piece.word === 'you' && piece.text === 'You') {
      firstSubject ??= 'patient';
      subject = 'you';
      continue;
    }
    if (piece.settled && piece.word !== 'patient') continue;
    if (JOINS_ON.has(word)) subject = null;
    if (isStaff(word) || word === 'dr.') {
      firstSubject ??= 'other';
      continue;
    }
    const own = (situation.baby && isBaby(pieces, i)) || ((situation.baby || situation.child) && isChild(pieces, i));
    const gender = own ? null : genderOf(word);
    if (gender !== null || isGroup(word)) {
      if (situation.young && /^(?:baby|infant|child|newborn)$/.test(word)) return false;
      firstSubject ??= 'other';
      // "She was the driver of a van and was hurt": what she was, nobody else.
      if (subject === 'you' && isWhatSomebodyIs(pieces, i)) continue;
      if (gender !== null) others.add(gender);
      // "She lives with her parents and has two cats", "she did not know her father and was alone" go on about her.
      if (!/^(?:with|to|for|by|from|near|without)$/.test(wordBefore(pieces, i, 2)) && !endsThere(pieces, i))
        subject = null;
      continue;
    }
    const trade = own ? null : personWord(word);
    if (trade !== null && !isOwnTrade(pieces, i)) {
      others.add(trade);
      if (subject === null) firstSubject ??= 'other';
      continue;
    }
    const person = personOf(pieces, i, own);
    if (person !== null) {
      const meant = person.sex === null ? 'patient' : whoIs(person, situation, others, firstSubject, named);
      if (meant === null) return false;
      if (meant === 'other') {
        if (person.role === 'subject') {
          firstSubject ??= 'other';
          subject = null;
        }
        continue;
      }
      const role = person.role === 'noun' ? nounRole(pieces, i, person.from) : person.role;
      if (role === null) return false;
      replace(pieces, person.from, person.to, role === 'owner' ? 'your' : role === 'self' ? 'yourself' : 'you');
      i = person.from;
      // "Patient to attend the clinic": an order to the reader.
      if (previousWord(pieces, i) === null && TO_DO.test(wordsBehind(pieces, i))) {
        (pieces[i] as Piece).text = 'you are';
        firstSubject ??= 'patient';
        subject = 'you';
        continue;
      }
      if (role === 'subject') {
        firstSubject ??= 'patient';
        subject = 'you';
        named ||= person.sex === null;
        if (wasDoneTo(pieces, i)) (pieces[i] as Piece).text += ' were';
        else i = agree(pieces, i, withYouDirectly);
      }
      continue;
    }
    const writer = writerOf(piece, pieces, i);
    if (writer === 'reader') {
      // "No driving until reviewed by you": who reviews is the doctor that the paper goes to.
      const by = previousWord(pieces, i) === 'by' && OF_DOCTORS.test(wordBefore(pieces, i, 2));
      if (by && word === 'you') {
        piece.text = 'your doctor';
        piece.settled = true;
        continue;
      }
      if (situation.toDoctor) {
        if (word === 'yourself') return false;
        // "Your patient was admitted": to the doctor, of the reader.
        if (word === 'your' && /^(?:mutual )?patient\b(?!['’])/.test(wordsBehind(pieces, i))) {
          piece.text = capitalLike(piece.text, 'the');
          piece.word = 'the';
          continue;
        }
        piece.text = capitalLike(piece.text, word === 'your' ? 'your doctor’s' : 'your doctor');
        piece.settled = true;
        if (word === 'you') {
          firstSubject ??= 'other';
          subject = null;
          i = agree(pieces, i, withDoctor);
        }
        continue;
      }
      if (situation.letter) return false;
      continue;
    }
    if (writer === 'unclear') return false;
    if (writer !== null) {
      piece.text = capitalLike(piece.text === 'I' && i > firstWord(pieces) ? 'i' : piece.text, writer);
      piece.settled = true;
      if (word === 'i' || word === 'we') {
        subject = 'doctor';
        firstSubject ??= 'other';
        i = agree(pieces, i, withDoctor);
      }
      continue;
    }
    if (subject !== null && /^(?:and|but|or)$/.test(word)) {
      const at = nextWord(pieces, i, true);
      const verb = at < 0 ? null : (pieces[at] as Piece);
      if (verb !== null && verb.kind === 'word') {
        const right = subject === 'you' ? withYou(verb.word) : withDoctor(verb.word);
        if (right !== verb.word && (subject === 'you' || DOCTORS_VERB.test(verb.word))) {
          verb.text = right;
          i = at;
        }
      }
      continue;
    }
    // "But over the last five days has had a fever": a time stands between the joining word and the verb.
    if (subject === 'you' && /^(?:is|was|has)$/.test(word) && isBehindTime(pieces, i)) {
      piece.text = withYou(word);
      continue;
    }
    // A finite verb that stands behind another subject.
    if (subject !== null && /^(?:is|was|are|were|has)$/.test(word) && !followsConjunction(pieces, i)) subject = null;
  }
  return true;
}

/** What a doctor does, never the patient. */
const OF_DOCTORS =
  /^(?:review|reviewed|seen|cleared|assessed|assessment|examined|re-?checked|checked|prescribed|followed|approved|re-?assessed|re-?viewed|up|arranged|referred|referral|clearance)$/;

/** "He is a retired chemist", "worked as a cook": what the one spoken of does, no other person. */
function isOwnTrade(pieces: readonly Piece[], i: number): boolean {
  for (let back = 1; back <= 5; back++) {
    const word = wordBefore(pieces, i, back);
    if (/^(?:is|was|are|were|as|being|became|becoming|become|been|retired|former|ex)$/.test(word)) return true;
    if (/^(?:|by|with|to|from|of|his|her|the|their|another|and|for)$/.test(word)) return false;
  }
  return false;
}

function tellsOfBoth(pieces: readonly Piece[]): boolean {
  const says = (words: RegExp) =>
    pieces.some(({ kind, settled, word }) => kind === 'word' && !settled && words.test(word));
  return says(/^(?:he|him|his)$/) && says(/^(?:she|her|hers)$/);
}

const DONE_TO =
  /^(?:informed|advised|counsell?ed|instructed|educated|discharged|transferred|seen|given|extubated|intubated|consented|brought|referred|reassured|hospitali[sz]ed|positioned|weaned|treated|managed|ventilated|thromboly[sz]ed|evaluated|reviewed|nursed|resuscitated|transfused|catheteri[sz]ed)$/;
const DONE_TO_ON = /^(?:started|commenced|placed|sent|taken|admitted|maintained|kept|monitored|observed)$/;

/** "Pt verbally informed of …", "Patient discharged home": a deed of others, told without its helping verb. */
function wasDoneTo(pieces: Piece[], from: number): boolean {
  let at = nextWord(pieces, from, true);
  if (at >= 0 && /ly$/.test((pieces[at] as Piece).word)) at = nextWord(pieces, at, true);
  const deed = at < 0 ? '' : (pieces[at] as Piece).word;
  const object = nextWord(pieces, at, true);
  // "He brought himself to the clinic": nobody else did.
  if (object >= 0 && /^(?:himself|herself|themselves)$/.test((pieces[object] as Piece).word)) return false;
  if (DONE_TO.test(deed)) return true;
  if (!DONE_TO_ON.test(deed)) return false;
  const next = nextWord(pieces, at, true);
  // "He started to fall" did it himself.
  if (next >= 0 && (pieces[next] as Piece).word === 'to' && /^(?:started|commenced)$/.test(deed)) return false;
  return next >= 0 && /^(?:on|to|for|with|home|back|in|into|via|from|overnight)$/.test((pieces[next] as Piece).word);
}

/** Behind "and", only these are surely the writer's own deed, not something told to the reader. */
const DOCTORS_VERB = /^(?:am|have|are|recommend|believe|think|plan|agree|suspect|expect)$/;

/** "The infant", "this baby boy": the patient of a baby's report; "her baby" is her mother's word for it. */
function isBaby(pieces: readonly Piece[], i: number): boolean {
  const piece = pieces[i] as Piece;
  if (!/^(?:baby|infant|newborn|neonate)(?:['’]s)?$/.test(piece.word)) return false;
  return !/^(?:her|his|their|your|one|other|a|an|for)$/.test(previousWord(pieces, i) ?? '');
}

/** "The child" in a paper that is all about one. */
function isChild(pieces: readonly Piece[], i: number): boolean {
  const piece = pieces[i] as Piece;
  return /^(?:child|toddler)(?:['’]s)?$/.test(piece.word) && /^(?:the|this)$/.test(previousWord(pieces, i) ?? '');
}

interface Person {
  from: number;
  to: number;
  sex: Gender | null;
  role: 'subject' | 'object' | 'owner' | 'self' | 'noun';
}

/** A pronoun or noun that may mean the patient. */
function personOf(pieces: readonly Piece[], i: number, baby: boolean): Person | null {
  const piece = pieces[i] as Piece;
  const one = (sex: Gender | null, role: Person['role']): Person => ({ from: i, to: i + 1, sex, role });
  switch (piece.word) {
    case 'he':
      return one('m', 'subject');
    case 'she':
      return one('f', 'subject');
    case 'he/she':
    case 's/he':
      return one(null, 'subject');
    case 'his':
      return one('m', 'owner');
    case 'him':
      return isRungUp(pieces, i) ? null : one('m', 'object');
    case 'himself':
      return one('m', 'self');
    case 'herself':
      return one('f', 'self');
    case 'her':
      if (ownsNext(pieces, i)) return one('f', 'owner');
      return isRungUp(pieces, i) ? null : one('f', 'object');
    default:
  }
  // "Discharge this gentleman": the one whom the report is about.
  const named = THIS_ONE.has(piece.word) && previousWord(pieces, i) === 'this';
  if (baby || named || THE_PATIENT.has(piece.word)) {
    const from = articleBefore(pieces, i);
    return { from, to: i + 1, sex: null, role: /['’]s/.test(piece.word) ? 'owner' : 'noun' };
  }
  return null;
}

function whoIs(
  person: Person,
  situation: Situation,
  others: ReadonlySet<Gender>,
  firstSubject: 'patient' | 'other' | null,
  named: boolean,
): 'patient' | 'other' | null {
  const { sex, role } = person;
  if (situation.reader && sex !== null) return 'other';
  if (situation.mixed && sex !== null) return null;
  if (situation.sex !== 'u' && sex !== situation.sex) {
    if (others.has(sex as Gender) || others.has('u')) return 'other';
    return situation.before === sex || situation.before === 'u' ? 'other' : null;
  }
  const known = situation.sex === sex;
  const rival = (gender: Gender) => gender === 'u' || gender === sex;
  const beside = [...others].some(rival);
  if (!beside) {
    const { before } = situation;
    if (firstSubject === null && before !== null && before !== 'group' && rival(before))
      return role === 'owner' && known && before !== sex ? 'patient' : null;
    return known || others.size === 0 ? 'patient' : null;
  }
  // "The friend states that the patient got worse and that he is weak": of two, the one of a known sex who did something.
  if (named && known && role !== 'object' && !others.has(sex as Gender)) return 'patient';
  // "She lives with her mother and she cooks": the subject goes on, whom else she may mean does not.
  return role === 'subject' && firstSubject === 'patient' && known ? 'patient' : null;
}

/** "the patient" as subject, or as object behind a verb or preposition; null where it is part of another name. */
function nounRole(pieces: readonly Piece[], at: number, from: number): 'subject' | 'object' | null {
  const before = previousWord(pieces, from);
  const next = nextWord(pieces, at, true);
  const following = next < 0 ? null : (pieces[next] as Piece);
  const straight = nextWord(pieces, at, false);
  const close = straight < 0 ? null : (pieces[straight] as Piece);
  const opens = before === null || OPENERS.test(before);
  const verb = following !== null && following.kind === 'word' && isTensed(following.word);
  if (opens && (verb || close === null)) return 'subject';
  if (opens && following !== null && following.kind === 'word' && /(?:ed|s)$/.test(following.word)) return 'subject';
  // "patient education", "new patient evaluation"
  if (close !== null && (close.kind === 'medical' || (close.kind === 'word' && !AFTER_OBJECT.test(close.word)))) {
    if (verb) return 'subject';
    return from < at && before !== null && GIVES.test(before) ? 'object' : null;
  }
  return from < at || before === null ? (verb ? 'subject' : 'object') : null;
}

const GIVES = /^(?:gave|give|gives|giving|told|tell|asked|ask|advised|offered|offer|sent|send)$/;
const AFTER_OBJECT =
  /^(?:and|or|but|to|in|on|at|for|from|with|without|by|of|as|that|who|if|when|while|after|before|since|until|during|due|because|about|regarding|into|out|up|off|today|then|again|also|back|home|through|over|under|is|was|has|had|will|would|can|could|may|might|should|did|does|do|not|lying|sitting|being|having|there|here|well|than|so|this|which|where|what|how|whether|per|via|under|very|quite|now|once|twice|including|within|upon|despite|except|along|prior|towards?|throughout)$/;

function articleBefore(pieces: readonly Piece[], i: number): number {
  let at = i;
  for (let back = 0; back < 3; back++) {
    let k = at - 1;
    while (k >= 0 && pieces[k]?.kind === 'blank') k--;
    const piece = pieces[k];
    if (piece === undefined || piece.kind !== 'word') return at === i ? i : at;
    if (/^(?:the|this|that|our|my|a|said)$/.test(piece.word)) return k;
    if (
      !/^(?:pleasant|very|unfortunate|nice|lovely|delightful|young|elderly|old|older|previous|above|said)$/.test(
        piece.word,
      )
    )
      return i;
    at = k;
  }
  return i;
}

const JOINS_ON: ReadonlySet<string> = new Set(['who', 'which', 'that', 'where']);
const THIS_ONE: ReadonlySet<string> = new Set(['gentleman', 'lady'].flatMap((one) => [one, `${one}'s`, `${one}’s`]));
const THE_PATIENT: ReadonlySet<string> = new Set(
  ['patient', 'pt', "patient's", 'patient’s', "pt's"].flatMap((one) => [one, `${one}.`]),
);

/** Puts the verb behind a subject into the form that goes with it; gives where to go on. */
function agree(pieces: Piece[], i: number, form: (word: string) => string): number {
  const at = nextWord(pieces, i, true);
  const verb = at < 0 ? null : (pieces[at] as Piece);
  // "Initiates" has an entry of its own and is a verb all the same.
  if (verb === null || (verb.kind !== 'word' && baseOf(verb.word) === null)) return i;
  const right = form(verb.word);
  if (right !== verb.word) {
    verb.text = right;
    verb.word = right;
    // "Do not" for "doesn't": two words that are known.
    if (right.includes(' ')) verb.settled = true;
    return at;
  }
  return i;
}

function replace(pieces: Piece[], from: number, to: number, text: string): void {
  const first = pieces[from] as Piece;
  const piece: Piece = { text: capitalLike(first.text, text), word: text, kind: 'word', settled: true };
  pieces.splice(from, to - from, piece);
}

function capitalLike(printed: string, text: string): string {
  return /^[A-Z]/.test(printed) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const TO_DO = /^to (?!the\b|an?\b|be\b)[a-z]+/;

function followsConjunction(pieces: readonly Piece[], i: number): boolean {
  const before = previousWord(pieces, i);
  return before !== null && /^(?:and|but|or|you)$/.test(before);
}
