import { countWords, fleschKincaid } from '../../src/explaining/index.js';
import type { KnowledgeData } from '../../src/knowledge/schema.js';
import { procedureTexts } from './procedures.js';
import type { Check, Finding } from './types.js';

export const GRADE_CEILING = 8;
export const MEANING_WORDS = 25;
export const LAY_WORDS = 10;

interface Text {
  where: string;
  field: string;
  /** The words as a reader meets them: a phrase stands in the sentence that carries it. */
  sentence: string;
}

/** Every text of the base that a reader may see, in the sentence that carries it. */
export function readerTexts(data: KnowledgeData): Text[] {
  const texts: Text[] = [];
  const put = (where: string, field: string, sentence: string | undefined): void => {
    if (sentence) texts.push({ where, field, sentence });
  };
  for (const concept of data.concepts) {
    const where = `concepts/${concept.id}`;
    put(where, 'lay', `The report says that this is ${concept.lay}.`);
    put(where, 'meaning', concept.meaning);
    put(where, 'usually', concept.usually);
    put(where, 'ask', concept.ask);
  }
  for (const lab of data.labs) {
    const where = `labs/${lab.id}`;
    put(where, 'lay', `The test looked at the ${lab.lay}.`);
    put(where, 'meaning', lab.meaning);
    put(where, 'ask', lab.ask);
    for (const cause of lab.low) put(where, 'low', `A low value can go with ${cause}.`);
    for (const cause of lab.high) put(where, 'high', `A high value can go with ${cause}.`);
  }
  for (const medicine of data.medicines) {
    put(`medicines/${medicine.id}`, 'lay and purpose', `This is ${medicine.lay}. It ${medicine.purpose}.`);
  }
  for (const score of data.scores) {
    put(`scores/${score.id}`, 'meaning', score.meaning);
    for (const category of score.categories) put(`scores/${score.id}`, category.code, category.plain);
  }
  for (const urgent of data.urgent) put(`urgent/${urgent.id}`, 'action', urgent.action);
  for (const guide of data.guides) {
    put(`guides/${guide.id}`, 'looksAt', guide.looksAt);
    put(`guides/${guide.id}`, 'how', guide.how);
  }
  for (const comment of data.labComments ?? [])
    for (const sentence of comment.says.split(/(?<=\.) /)) put(`lab-comments/${comment.id}`, 'says', sentence);
  for (const pattern of data.labPatterns ?? [])
    for (const sentence of pattern.says.split(/(?<=\.) /)) put(`lab-patterns/${pattern.id}`, 'says', sentence);
  for (const part of data.wordParts) put(`word-parts/${part.id}`, 'meaning', `This word part means ${part.meaning}.`);
  for (const one of data.procedures ?? [])
    for (const [field, sentence] of procedureTexts(one)) put(`procedures/${one.id}`, field, sentence);
  for (const one of data.layWords ?? []) put(`lay-words/${one.id}`, 'meaning', one.meaning);
  for (const one of data.helpNow ?? []) put(`help-now/${one.id}`, 'action', one.action);
  for (const one of data.levels ?? [])
    for (const { action, says } of one.limits) put(`levels/${one.id}`, 'action or says', action ?? says);
  for (const { id, says, action } of data.combinations ?? []) {
    put(`combinations/${id}`, 'says', says);
    put(`combinations/${id}`, 'action', action);
  }
  return texts;
}

/** Texts above the grade ceiling. */
export const checkGrades: Check = (data) =>
  readerTexts(data).flatMap(({ where, field, sentence }) => {
    const { fkgl } = fleschKincaid([sentence]);
    return fkgl > GRADE_CEILING
      ? [{ level: 'error', check: 'grade', where, message: `${field} reads at grade ${fkgl}: "${sentence}"` }]
      : [];
  });

/** Meanings and everyday names that are too long, end wrongly or begin with an article. */
export const checkShape: Check = (data) => {
  const found: Finding[] = [];
  const error = (where: string, message: string): void => {
    found.push({ level: 'error', check: 'shape', where, message });
  };
  const meanings = [
    ...data.concepts.map((entry) => ({ where: `concepts/${entry.id}`, text: entry.meaning })),
    ...data.labs.map((entry) => ({ where: `labs/${entry.id}`, text: entry.meaning })),
    ...data.scores.map((entry) => ({ where: `scores/${entry.id}`, text: entry.meaning })),
  ];
  for (const { where, text } of meanings) {
    const words = countWords(text);
    if (words > MEANING_WORDS) error(where, `meaning has ${words} words, ${MEANING_WORDS} at most`);
    if (!/[.?!]$/.test(text)) error(where, 'meaning does not end with a full stop');
  }
  for (const [folder, list] of [['concepts', data.concepts] as const, ['labs', data.labs] as const]) {
    for (const { id, lay, layNumber, ask } of list) {
      const where = `${folder}/${id}`;
      if (layNumber !== 'name' && /^(?:an?|the) /i.test(lay)) error(where, `lay begins with an article: "${lay}"`);
      if (/[.;:]$/.test(lay)) error(where, `lay ends with a mark: "${lay}"`);
      if (countWords(lay) > LAY_WORDS) error(where, `lay has more than ${LAY_WORDS} words: "${lay}"`);
      if (ask && !ask.endsWith('?')) error(where, 'ask does not end with a question mark');
    }
  }
  for (const lab of data.labs) {
    for (const cause of [...lab.low, ...lab.high]) {
      if (!/^(?:[a-z"]|[A-Z][A-Z0-9]|HIV|B12)/.test(cause) || /[.;]$/.test(cause))
        error(`labs/${lab.id}`, `a cause is a phrase that starts lower case: "${cause}"`);
    }
  }
  for (const medicine of data.medicines) {
    if (/\.$/.test(medicine.purpose)) error(`medicines/${medicine.id}`, 'purpose ends with a full stop');
  }
  return found;
};

/** Words that comfort whatever else a report says, and so are wrong beside a worse finding. */
const COMFORT =
  /\bcommon causes?\b|\bcommon and (?:mostly |most often )?harmless\b|\bnothing to worry\b|\bno need to worry\b/i;

/** Meanings that reassure where the report may not: what a word means must hold in every report. */
export const checkComfort: Check = (data) =>
  data.concepts.flatMap(({ id, lay, meaning }): Finding[] => {
    const found = COMFORT.exec(`${lay}. ${meaning}`);
    return found === null
      ? []
      : [{ level: 'error', check: 'comfort', where: `concepts/${id}`, message: `"${found[0]}" may reassure wrongly` }];
  });
