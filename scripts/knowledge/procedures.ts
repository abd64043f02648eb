import { BODY_AREAS } from '../../src/contract/education.js';
import { countWords } from '../../src/explaining/index.js';
import type { Procedure } from '../../src/knowledge/index.js';
import { nameKey } from './names.js';
import type { Check, Finding } from './types.js';

/** How many procedures the page shows for an area of the body. */
const COMMON_OF_AREA = 5;
const WHAT_WORDS = 60;
const TEXT_WORDS = 40;

/** Telling a reader to stop, skip or change a medicine. A prompt to ask, or a warning not to, is no such thing. */
const MEDICINE =
  '(?:medicines?|medications?|drugs?|pills?|tablets?|dos(?:e|es|age)|insulin|metformin|aspirin|ibuprofen|naproxen|warfarin|blood thinners?|thinners?|steroids?|inhalers?|injections?|shots?)';
const CHANGE =
  "(?:stop|quit|skip|hold(?: back| off)?|pause|leave out|halve|double|cut|lower|raise|reduce|increase|change|switch|come off|go without|avoid|(?:do not|don[’']t|never) (?:take|use))";
const TELLS_CHANGE = new RegExp(`\\b${CHANGE}\\b(?: \\S+){0,6} ${MEDICINE}\\b`, 'i');
const ASKS =
  /\b(?:ask|do not (?:stop|skip|change)|don't (?:stop|skip|change)|never (?:stop|skip|change)|may (?:tell|ask) you|will tell you)\b/i;

/** Sentences that would make a reader change a medicine without asking first. */
function tellsMedicineChange(text: string): string | null {
  for (const sentence of text.split(/(?<=[.?!])\s+/)) {
    if (TELLS_CHANGE.test(sentence) && !ASKS.test(sentence)) return sentence;
  }
  return null;
}

/** Every text of a procedure that is written to the reader; the questions are the reader's own. */
function tellingTexts(one: Procedure): string[] {
  return [
    one.whatItIs,
    one.howLong,
    one.anaesthesia,
    ...[...one.commonRisks, ...one.rareRisks].map((risk) => risk.text),
    ...one.preparation,
    ...one.recovery.map((step) => step.what),
  ];
}

/** Texts of procedures with the field they stand in, as sentences. */
export function procedureTexts(one: Procedure): [field: string, sentence: string][] {
  return [
    ['whatItIs', one.whatItIs],
    ['howLong', one.howLong],
    ['anaesthesia', one.anaesthesia],
    ...one.commonRisks.map((risk): [string, string] => ['commonRisks', risk.text]),
    ...one.rareRisks.map((risk): [string, string] => ['rareRisks', risk.text]),
    ...one.preparation.map((text): [string, string] => ['preparation', text]),
    ...one.recovery.map((step): [string, string] => ['recovery', step.what]),
    ...one.whenToCall.map(({ sign, act }): [string, string] => [
      'whenToCall',
      act === 'emergency' ? `Call 911 if you ${sign}.` : `Call your care team if you ${sign}.`,
    ]),
    ...one.questions.map((text): [string, string] => ['questions', text]),
  ];
}

/** Shape, rates, medicines and urgent signs of the procedures; names that two of them claim; five for each area. */
export const checkProcedures: Check = (data) => {
  const found: Finding[] = [];
  const list = data.procedures ?? [];
  const concepts = new Set(data.concepts.map((one) => one.id));
  const owners = new Map<string, string>();
  for (const one of list) {
    const error = (check: string, message: string): void => {
      found.push({ level: 'error', check, where: `procedures/${one.id}`, message });
    };
    for (const name of new Set([one.name, ...one.synonyms].map(nameKey))) {
      const owner = owners.get(name);
      if (owner) error('names', `"${name}" is also a name of procedures/${owner}`);
      owners.set(name, one.id);
    }
    if (!/^[A-Z0-9]/.test(one.name)) error('shape', 'the name begins with a capital');
    if (countWords(one.whatItIs) > WHAT_WORDS) error('shape', `whatItIs has more than ${WHAT_WORDS} words`);
    for (const [field, text] of procedureTexts(one)) {
      if (field !== 'whatItIs' && countWords(text) > TEXT_WORDS)
        error('shape', `${field} has more than ${TEXT_WORDS} words: "${text}"`);
      if (!/[.?!]$/.test(text)) error('shape', `${field} does not end with a full stop: "${text}"`);
    }
    for (const question of one.questions)
      if (!question.endsWith('?')) error('shape', `a question without its mark: "${question}"`);
    for (const { sign } of one.whenToCall)
      if (/^(?:[A-Z](?!T|RI)|you |if )|[.;]$/.test(sign))
        error('shape', `a sign is a phrase that fits behind "if you": "${sign}"`);
    if (!one.whenToCall.some(({ act }) => act === 'emergency') && one.rareRisks.some((risk) => risk.rate))
      error('urgent', 'rare but serious risks, and no sign that calls for 911');
    for (const area of one.common)
      if (!one.areas.includes(area)) error('references', `common in ${area}, but ${area} is not among its areas`);
    for (const id of one.concepts) if (!concepts.has(id)) error('references', `no concept "${id}"`);
    for (const text of tellingTexts(one)) {
      const told = tellsMedicineChange(text);
      if (told) error('medicines', `tells the reader to change a medicine: "${told}"`);
    }
    for (const [field, risks] of [['commonRisks', one.commonRisks] as const, ['rareRisks', one.rareRisks] as const]) {
      const rates = risks.flatMap((risk) => risk.rate ?? []);
      if (new Set(rates.map((rate) => rate.outOf)).size > 1) error('rates', `${field} mixes two denominators`);
      for (const { n, to, outOf, source } of rates) {
        if (!source.url) error('rates', `${n} in ${outOf} without the address of its source`);
        if (n >= outOf || (to !== undefined && (to <= n || to >= outOf))) error('rates', `${n} in ${outOf} is no rate`);
      }
    }
  }
  return [...found, ...areasShown(list)];
};

/** An area shows five common procedures; only told once any procedure of the area is there. */
function areasShown(list: readonly Procedure[]): Finding[] {
  return BODY_AREAS.flatMap((area): Finding[] => {
    const count = list.filter((one) => one.common.includes(area)).length;
    if (list.length === 0 || count === COMMON_OF_AREA) return [];
    const level = count > COMMON_OF_AREA ? 'error' : 'warning';
    return [{ level, check: 'areas', where: 'procedures', message: `${area} has ${count} common procedures, not 5` }];
  });
}

/** Everyday words: no phrase in two entries, and every entry they mean is there. */
export const checkLayWords: Check = (data) => {
  const found: Finding[] = [];
  const known = new Set([
    ...[data.concepts, data.labs, data.medicines, data.scores].flatMap((entries) => entries.map((one) => one.id)),
    ...(data.procedures ?? []).map((one) => `procedures/${one.id}`),
  ]);
  const owners = new Map<string, string>();
  for (const { id, says, means, meaning } of data.layWords ?? []) {
    const error = (check: string, message: string): void => {
      found.push({ level: 'error', check, where: `lay-words/${id}`, message });
    };
    for (const phrase of says) {
      const key = nameKey(phrase);
      const owner = owners.get(key);
      if (owner) error('names', `"${phrase}" also stands in lay-words/${owner}`);
      owners.set(key, id);
    }
    for (const entry of means) if (!known.has(entry)) error('references', `no entry "${entry}"`);
    if (means.length === 0 && !meaning) error('shape', 'means no entry and says nothing itself');
    if (meaning && !meaning.endsWith('.')) error('shape', 'meaning does not end with a full stop');
  }
  return found;
};
