import type { Sentence } from '../../reading/types.js';
import { isPronounHe } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { whomOf } from '../findings/whom.js';

/** Who else is spoken of: female, male, or not to be told. */
export type Gender = 'f' | 'm' | 'u';

const PEOPLE: Readonly<Record<string, Gender>> = {
  wife: 'f', mother: 'f', mom: 'f', daughter: 'f', sister: 'f', aunt: 'f', grandmother: 'f', granddaughter: 'f', niece: 'f',
  girlfriend: 'f', stepmother: 'f', stepdaughter: 'f', husband: 'm', father: 'm', dad: 'm', son: 'm', brother: 'm', uncle: 'm',
  grandfather: 'm', grandson: 'm', nephew: 'm', boyfriend: 'm', stepfather: 'm', stepson: 'm', cousin: 'u', friend: 'u',
  fiance: 'm', fiancee: 'f', partner: 'u', spouse: 'u', caregiver: 'u', caretaker: 'u', roommate: 'u', neighbor: 'u', sibling: 'u',
  parent: 'u', baby: 'u', infant: 'u', child: 'u', fetus: 'u', newborn: 'u', grandchild: 'u', teacher: 'u', driver: 'u',
  officer: 'u', coworker: 'u', donor: 'u', stranger: 'u', boss: 'u', therapist: 'u', counselor: 'u', twin: 'u', guardian: 'u',
}; // biome-ignore format: one list

/** Those who care for the reader: they are met, and the story goes on about the reader. */
const STAFF = new Set(
  'dr doctor doctors physician physicians surgeon surgeons nurse nurses cardiologist neurologist oncologist urologist nephrologist psychiatrist pediatrician dentist gynecologist consultant resident anesthesiologist'.split(
    ' ',
  ),
);

/** Many people: pronouns in the singular are not theirs. */
const GROUPS = new Set(
  'family parents children siblings friends sisters brothers sons daughters grandparents relatives kids grandsons granddaughters grandchildren nieces nephews cousins aunts uncles stepchildren twins'.split(
    ' ',
  ),
);

export function genderOf(word: string): Gender | null {
  return Object.hasOwn(PEOPLE, word) ? (PEOPLE[word] as Gender) : null;
}

export function isStaff(word: string): boolean {
  return STAFF.has(word);
}

export function isGroup(word: string): boolean {
  return GROUPS.has(word);
}

/** What the whole report tells of how it speaks. */
export interface Patient {
  sex: Gender;
  /** "She" and "he" both stand in the report, a relative among them, and nothing says which is the patient. */
  mixed: boolean;
  /** The patient is a small child, called so. */
  young: boolean;
  /** The whole report is about a baby: "the infant" is its patient. */
  baby: boolean;
  /** The same of a child: "the child" is its patient. */
  child: boolean;
  /** A letter to another doctor: its "you" is not the reader. */
  letter: boolean;
  /** A letter that greets a doctor: its "you" is the doctor who gets it. */
  toDoctor: boolean;
  /** A letter to the patient: its "you" is the reader, and its "she" and "he" are others. */
  reader: boolean;
  /** The words of the patient's name as the head prints it, in small letters; empty where it prints none. */
  names: ReadonlySet<string>;
}

const HEAD = 1500;
/** "Patient: ANNING-WELLS, Desmond", "RE: Mrs Glenys TURNBRIDGE", "Name   SEETOH WAN LING". */
const NAMED =
  /(?:^|\n|[ \t]{2})[ \t]*(?:(?:patient|pt)(?:['’]s)?\.?[ \t]?name|patient|pt|name|re)[ \t]*(?::|[ \t]{2,})[ \t]*([^\n:;(]{3,60})/gi;

/** Every word of the name that the head of the report prints for its patient. */
function namesIn(text: string): ReadonlySet<string> {
  const printed = [...text.slice(0, HEAD).matchAll(NAMED)].map(([, name = '']) => name.split(/[ \t]{2,}/)[0] ?? '');
  const words = printed.flatMap((name) => name.toLowerCase().match(/[\p{L}’'-]{2,}/gu) ?? []);
  return new Set(words.flatMap((word) => [word, ...word.split('-')]));
}

const cache = new WeakMap<Context, Patient>();

/** Whether the report calls its patient she or he, where it does so clearly, and to whom it speaks. */
export function patientOf(ctx: Context): Patient {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const text = ctx.understanding.report.clean;
  const stated =
    /\b(?:year|month|week|day)s?[- ]old (?:[\w-]+ ){0,4}?(female|woman|lady|girl|male|man|gentleman|boy)\b/i.exec(
      text,
    )?.[1];
  // "29F, pain for two days" at the start of a note, or behind "HPI:"; "T 98F" is a temperature.
  const clipped =
    /(?:^|\n\s*|\b(?:HPI|history|course|summary|presentation)[^\n:]{0,24}:\s*)\d{1,3}\s?(?:y\/?o\s?)?([FM])(?=[\s,.])/i.exec(
      text.slice(0, 4000),
    )?.[1];
  let she = 0;
  let he = 0;
  for (const { 0: word, index } of text.matchAll(/\b(?:she|her|he|his|him)\b/gi)) {
    if (word === 'HE' && !isPronounHe(text, index)) continue;
    /^(?:she|her)$/i.test(word) ? she++ : he++;
  }
  const told: Gender =
    stated === undefined
      ? clipped === undefined
        ? 'u'
        : /f/i.test(clipped)
          ? 'f'
          : 'm'
      : /^(?:f|w|l|g(?!e))/i.test(stated)
        ? 'f'
        : 'm';
  const counted: Gender = she > 3 * he ? 'f' : he > 3 * she ? 'm' : 'u';
  const kin = KIN.test(text);
  // "6-year-old male … she yells at him": with a mother in the story its "she" is hers, without one it is a slip.
  const sex = told === 'u' ? counted : counted === 'u' || counted === told || kin ? told : 'u';
  const mixed = sex === 'u' && kin && Math.min(she, he) >= 3;
  const young = /\b(?:\d+|one|two|three)[- ](?:month|week|day)s?[- ]old\b/i.test(text.slice(0, 4000));
  const letter =
    /\bdear (?:dr|doctor|sir|colleague|mr|ms)\b|\bas you know\b|\byour (?:kind )?(?:patient|referral)\b|\bthank you (?:very much |so much )?for (?:asking|refer|allow|the (?:opportunity|consult|referral)|this|your)/i.test(
      text,
    );
  const names = namesIn(ctx.understanding.report.text);
  const whole = ctx.understanding.report.text;
  const reader =
    TO_PERSON.test(whole) &&
    !TO_COLLEAGUE.test(whole) &&
    (text.match(/\byour?\b/gi)?.length ?? 0) > Math.max(3, she + he);
  const toDoctor = !reader && DEAR_DOCTOR.test(whole);
  const found = {
    sex,
    mixed,
    young,
    letter: letter && !reader,
    toDoctor,
    reader,
    baby: whomOf(ctx) === 'baby',
    child: whomOf(ctx) === 'child',
    names,
  };
  cache.set(ctx, found);
  return found;
}

const TO_PERSON = /^[ \t]*dear (?:mr|mrs|ms|miss|master|patient|[A-Z][a-z]+)\b/im;
const DEAR_DOCTOR = /^[ \t]*dear (?:(?:dr|prof)\b|doctor|colleague|gp\b|general practitioner|professor)/im;
const TO_COLLEAGUE =
  /\bdear (?:dr|doctor|sir|colleague|professor|prof|gp|team)\b|\bas you (?:may )?know\b|\byour (?:kind )?(?:patient|referral|colleague)\b|\bthank you (?:very much |so much )?for (?:asking|refer|allow|seeing|the (?:opportunity|consult|referral)|this)/i;

const KIN =
  /\b(?:mother|mom|father|dad|wife|husband|son|daughter|sister|brother|grandmother|grandfather|girlfriend|boyfriend)\b/i;

const FIRST = /\b(?:(?:his|her|the patient['’]s|patient['’]s|your)\s+)?([a-z]+)\b/gi;

/** The other person that a sentence is about from its start ("Her mother died …"), or null. */
export function leadingOther(sentence: Sentence | undefined, ctx: Context): Gender | 'group' | null {
  if (sentence === undefined) return null;
  const words = ctx.clean({ start: sentence.span.start, end: Math.min(sentence.span.end, sentence.span.start + 90) });
  let seen = 0;
  for (const [, word] of words.matchAll(FIRST)) {
    const lower = (word as string).toLowerCase();
    if (/^(?:he|she|patient|pt)$/.test(lower)) return null;
    const gender = genderOf(lower);
    if (gender !== null) return gender;
    if (isGroup(lower)) return 'group';
    if (++seen > 6) return null;
  }
  return null;
}
