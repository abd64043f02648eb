import { firstPassing } from '../reading/index.js';
import type { Context } from './context.js';
import type { Said } from './said.js';
import { capital } from './words/english.js';

const LEAD = 'The report lists: ';

/** What a line without a verb stands under. */
const UNDER: Readonly<Partial<Record<string, string>>> = {
  procedures: 'What was done: ',
  hospital_course: 'About your stay, the report notes: ',
  chief_complaint: 'The reason for the visit: ',
  medications: 'Your medicine list says: ',
  admission_medications: 'Your medicine list says: ',
  discharge_medications: 'Your medicine list says: ',
  results: 'Among the results: ',
};

/** "The report lists: consult by urology" says little; where the line stands says what it is. */
export function sayListed(said: Said, ctx: Context): Said {
  const { text, sources } = said;
  if (text.startsWith('The report says: “')) return ofDiet(said, ctx);
  if (!text.startsWith(LEAD)) return said;
  const body = text.slice(LEAD.length);
  // A sentence of the reader's own needs no lead.
  if (
    /^you(?:r \w+)? (?:\w+ ){0,2}?(?:are|were|was|is|have|had|has|did|do|will|\w+ed|began|took|felt|got|went|left)\b/.test(
      body,
    )
  )
    return { ...said, text: capital(body) };
  const start = sources[0]?.start;
  const section = start === undefined ? null : sectionAt(start, ctx);
  if (section === null) return said;
  if ((section === 'discharge_diagnosis' || section === 'diagnosis') && !/[:;]/.test(body))
    return { ...said, text: `The report also lists ${body}` };
  const { type } = ctx.understanding.report.type;
  const lead = section === 'hospital_course' && type !== 'discharge_summary' ? 'The report notes: ' : UNDER[section];
  return lead === undefined ? said : { ...said, text: `${lead}${body}` };
}

/** "Neutropenic diabetic" says nothing without the heading it stands under. */
function ofDiet(said: Said, ctx: Context): Said {
  const start = said.sources[0]?.start;
  const section = start === undefined ? null : sectionAt(start, ctx);
  const lead = section === 'diet' ? 'Of your diet' : section === 'activity' ? 'Of what you may do' : null;
  return lead === null ? said : { ...said, text: said.text.replace('The report says', `${lead}, the report says`) };
}

function sectionAt(start: number, ctx: Context): string | null {
  const { sections, sentences } = ctx.understanding.report;
  const at = firstPassing(sentences.length, (index) => (sentences[index]?.span.end ?? 0) > start);
  return sections[sentences[at]?.section ?? -1]?.kind ?? null;
}
