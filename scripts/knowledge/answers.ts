import { fleschKincaid } from '../../src/explaining/index.js';
import { createKnowledge } from '../../src/knowledge/index.js';
import type { KnowledgeData } from '../../src/knowledge/schema.js';
import { entriesOf, namesOf, termOf } from '../../src/lookup/entries.js';
import { createLookup } from '../../src/lookup/index.js';
import { GRADE_CEILING } from './texts.js';
import type { Check, Finding } from './types.js';

/**
 * The answers of the lookup as a reader gets them, composed texts included: each entry by the name it is found by, and
 * each short form and everyday word by all of them. None may read above the grade ceiling, and none may be missing.
 */
export const checkAnswers: Check = (data) => {
  const education = {
    version: '',
    procedures: data.procedures ?? [],
    layWords: data.layWords ?? [],
    helpNow: data.helpNow ?? [],
    levels: data.levels ?? [],
    combinations: data.combinations ?? [],
  };
  const lookup = createLookup(createKnowledge(data), education);
  const found: Finding[] = [];
  const told = new Set<string>();
  for (const name of namesAsked(data, education)) {
    const answer = lookup.explainTerm(name);
    if (!answer) {
      found.push({ level: 'error', check: 'answers', where: `"${name}"`, message: 'a name of an entry has no answer' });
      continue;
    }
    const { explanation, commonUse, ask, urgent, meanings, parts } = answer;
    const texts = [
      explanation,
      commonUse,
      ask,
      urgent,
      ...meanings.map((one) => one.explanation),
      ...parts.map((one) => one.meaning),
    ];
    for (const text of texts) {
      if (!text || told.has(text)) continue;
      told.add(text);
      const { fkgl } = fleschKincaid([text]);
      if (fkgl > GRADE_CEILING)
        found.push({
          level: 'error',
          check: 'answers',
          where: `"${name}"`,
          message: `the answer reads at grade ${fkgl}: "${text}"`,
        });
    }
  }
  return found;
};

function namesAsked(data: KnowledgeData, education: Parameters<typeof entriesOf>[1]): Set<string> {
  return new Set(
    entriesOf(data, education).flatMap((entry) =>
      entry.kind === 'lay' || entry.kind === 'abbreviation'
        ? namesOf(entry).map((one) => one.written)
        : [termOf(entry)],
    ),
  );
}
