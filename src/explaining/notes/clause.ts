import type { Span } from '../../contract/analysis.js';
import { Opening } from '../../reading/index.js';
import type { SectionKind } from '../../reading/types.js';
import type { Context } from '../context.js';
import { retellClause } from '../retell/retold-clause.js';
import { list, uncapital } from '../words/english.js';

/** A piece of a line of a note between two commas, with what it stands under. */
export interface Clause {
  /** Blanks are single; as long as the span. */
  text: string;
  span: Span;
  /** The label in front of it in small letters ("chest", "abdo"), empty where there is none. */
  label: string;
  section: SectionKind;
  ctx: Context;
}

export interface Told {
  text: string;
  knowledge?: readonly string[];
  /** What is to be done, how the reader was, or what was well. */
  kind: 'order' | 'state' | 'calm';
}

export type ClauseTeller = (clause: Clause) => Told | null;

/** A pattern for a whole clause; a blank stands for any blanks, and each group knows where it stands. */
export function whole(source: string): Opening {
  return new Opening(new RegExp(`^(?:${blanks(source)})$`, 'di'));
}

/** A blank of a pattern stands for any blanks, one with a question mark for none or some. */
export function blanks(source: string): string {
  return source.replace(/ \?/g, String.raw`\s*`).replace(/ /g, String.raw`\s+`);
}

/** The place of a group in the report. */
export function spanOf(clause: Clause, found: RegExpExecArray, group: string): Span | null {
  const at = found.indices?.groups?.[group];
  return at === undefined ? null : { start: clause.span.start + at[0], end: clause.span.start + at[1] };
}

/** Tests as orders name them. */
const TESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:u ?(?:&|\+|and|\/) ?e'?s?|ues|uecs?|renal (?:function|bloods|profile)|rft'?s?|rp|kidney function)$/i, 'blood test of salts and kidneys'],
  [/^(?:bmp|chem ?7|lytes|electrolytes)$/i, 'blood test of salts and kidneys'],
  [/^(?:cmp)$/i, 'blood tests of the salts, kidneys and liver'],
  [/^(?:fbc|fhg|cbc|fbe|full blood count|blood count)(?: w\/ ?diff)?$/i, 'blood count'],
  [/^(?:lft'?s?|liver (?:function(?: tests?)?|tests?))$/i, 'liver blood tests'],
  [/^(?:tft'?s?|tsh|thyroid function(?: tests?)?)$/i, 'thyroid blood test'],
  [/^(?:bloods?|blood ?work|labs?|blood tests?)$/i, 'blood tests'],
  [/^(?:crp)$/i, 'CRP (a blood test for inflammation)'],
  [/^(?:esr)$/i, 'ESR (a blood test for inflammation)'],
  [/^(?:hba1c|a1c)$/i, 'HbA1c (a blood test of your sugar over months)'],
  [/^(?:psa)$/i, 'PSA (a prostate blood test)'],
  [/^(?:inr)$/i, 'INR (a blood clotting test)'],
  [/^(?:lipids?(?: profile)?|cholesterol)$/i, 'cholesterol'],
  [/^(?:bp|blood pressure)$/i, 'blood pressure'],
  [/^(?:k\+?|potassium)$/i, 'potassium'],
  [/^(?:na\+?|sodium)$/i, 'sodium'],
  [/^(?:mg|magnesium|mg2\+)$/i, 'magnesium'],
  [/^(?:hb|hgb|ha?emoglobin)$/i, 'hemoglobin'],
  [/^(?:creat(?:inine)?|cr|sr ?cr)$/i, 'creatinine (a kidney blood test)'],
  [/^(?:ferritin|iron studies|b12|folate|vit(?:amin)? d)$/i, ''],
  [/^(?:fbs)$/i, 'blood sugar before eating'],
  [/^(?:ppbs)$/i, 'blood sugar after eating'],
  [/^(?:rbs|bsl|bm'?s?|cbg'?s?|glucose|sugars?)$/i, 'blood sugar'],
  [/^(?:(?:b|beta)[- ]?hcg)$/i, 'hCG (a pregnancy blood test)'],
  [/^(?:upt|urine pregnancy test)$/i, 'a urine pregnancy test'],
  [/^(?:msu|urine (?:c\/s|cx|culture)|urine c&s)$/i, 'urine culture'],
  [/^(?:ecg|ekg)$/i, 'heart tracing (ECG)'],
  [/^(?:cxr|chest x-?ray)$/i, 'chest X-ray'],
  [/^(?:x-?rays?|xr)$/i, 'X-ray'],
  [/^(?:echo|tte)$/i, 'heart ultrasound'],
  [/^(?:24 ?h(?:r|our)? (?:tape|holter|ecg)|holter|(?:24 ?h(?:r|our)? )?tape)$/i, 'heart monitor test'],
  [/^(?:(?:bp )?abpm|24 ?h(?:r|our)? bp)$/i, 'all-day blood pressure check'],
  [/^(?:dexa|dxa)$/i, 'bone density scan'],
  [/^(?:uss|us|usg|ultrasound)$/i, 'ultrasound'],
  [/^(?:ct|ct scan)$/i, 'CT scan'],
  [/^(?:mri|mri scan)$/i, 'MRI scan'],
  [/^(?:tmt|ett|stress test)$/i, 'exercise heart test'],
  [/^(?:pfts?|spirometry)$/i, 'breathing tests'],
  [/^(?:ogd|egd|gastroscopy)$/i, 'camera test of the stomach'],
  [/^(?:colonoscopy)$/i, 'camera test of the bowel'],
]; // biome-ignore format: one list

/** A test of the list in everyday words; null for another thing. */
export function testOf(printed: string): string | null {
  const words = printed.replace(/\s+/g, ' ').trim();
  const found = TESTS.find(([pattern]) => pattern.test(words));
  return found === undefined ? null : found[1] === '' ? words.replace(/^vit\b/i, 'vitamin') : found[1];
}

/** Words that end or turn what is listed. */
const TURNS =
  /\b(?:if|unless|not|no|nil|but|until|then|because|when|which|who|after|before|is|are|was|were|be|been|booked|scheduled|arranged|ordered|evidence)\b|\?|->|→/i;

export interface Things {
  text: string;
  knowledge: string[];
  /** Only tests of the list. */
  tests: boolean;
}

/** What an order or a complaint names, each in everyday words; null where one of them stays jargon. */
export function thingsIn(span: Span, ctx: Context): Things | null {
  const raw = ctx.understanding.report.clean.slice(span.start, span.end);
  if (TURNS.test(raw)) return null;
  const items: string[] = [];
  const knowledge: string[] = [];
  let tests = true;
  const slashed = /^[a-z\d ]{2,}(?:\/[a-z\d ]{2,})+$/i.test(raw.trim()) ? raw.replace(/\//g, ',') : raw;
  for (const piece of slashed.matchAll(
    /(?:[^,+&/;]|(?<=\bU)\s?[&+/]\s?(?=E)|(?<=\bc)\/(?=s\b)|(?<=\S)[&/](?=\S))+/gi,
  )) {
    const printed = piece[0].trim();
    if (printed === '') continue;
    for (const one of testOf(printed) === null ? printed.split(/ and /i) : [printed]) {
      const again = /^(?:repeat|rpt) /i.test(one);
      const test = testOf(again ? one.replace(/^\w+\s+/, '') : one);
      if (test !== null) {
        if (!items.includes(test)) items.push(again ? `a repeat ${test.replace(/^an? /, '')}` : test);
        continue;
      }
      const at = raw.indexOf(one, piece.index);
      const told = retellClause({ start: span.start + at, end: span.start + at + one.length }, null, ctx);
      if (told === null || /\b(?:you|your)\b/i.test(told.text) || !/[a-z]{3}/i.test(told.text)) return null;
      tests = false;
      items.push(lower(told.text));
      knowledge.push(...told.knowledge);
    }
  }
  return items.length === 0 ? null : { text: list(items), knowledge, tests };
}

/** Without the capital of a line; short forms and names stay. */
export function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? uncapital(text) : text;
}

/** A stretch in everyday words for the middle of a sentence; null where a word stays jargon. */
export function slot(span: Span | null, ctx: Context): { text: string; knowledge: string[] } | null {
  if (span === null) return null;
  const printed = ctx.clean(span);
  if (/^(?:(?:PO|oral) )?(?:abx|antibiotics)$/i.test(printed))
    return { text: /^(?:PO|oral)/i.test(printed) ? 'antibiotics by mouth' : 'antibiotics', knowledge: [] };
  const told = retellClause(span, null, ctx);
  if (told === null || told.text === '') return null;
  return { text: lower(told.text).replace(/^by mouth (.+)$/, '$1 by mouth'), knowledge: told.knowledge };
}
