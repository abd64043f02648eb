import type { LabRow, Section, SectionKind } from '../types.js';

/** Marks, ranges and units around a result, and the words that a line of results opens with. */
const AROUND =
  /\b(?:labs?|bloods?|results?|chem|lytes|today|this|am|pm|now|stat|ref|range|normal|high|low|[hl]{1,2}|arterial|venous)\b|\b(?:mg|g|mmol|umol|meq|ng|pg|iu|u|mu)(?:\/\w+)?\b/gi;
/** A stray word may stand between the results, a sentence may not. */
const MOST_LETTERS = 3;
const LONGEST = 4000;

/** "K 6.9", "Hb 6.1 plt 8": a text that holds results of the laboratory and nothing else. */
export function isOnlyResults(clean: string, rows: readonly LabRow[]): boolean {
  if (rows.length === 0 || clean.length > LONGEST) return false;
  let left = '';
  let at = 0;
  for (const { source } of rows) {
    left += `${clean.slice(at, Math.max(at, source.start))} `;
    at = Math.max(at, source.end);
  }
  left += clean.slice(at);
  return left.replace(AROUND, ' ').replace(/[^A-Za-z]/g, '').length <= MOST_LETTERS;
}

/** "Dear …, your blood tests are back.", "Bloods today: …" */
const OPENS_WITH_RESULTS =
  /^(?:\W*(?:dear|hi|hello)\b[^\n,:]{0,40}[,:]?\s{0,3})?[^.:\n]{0,60}\b(?:(?:blood|lab(?:oratory)?|urine|test) (?:tests?|results?|work)|results?|bloods?|labs?)\b/i;
const OF_A_VISIT: ReadonlySet<SectionKind> = new Set([
  'chief_complaint', 'history_present', 'past_history', 'surgical_history', 'social_history', 'family_history', 'medications',
  'physical_exam', 'vitals', 'review_of_systems', 'exam', 'findings', 'technique', 'hospital_course', 'procedures', 'gross', 'microscopic',
]); // biome-ignore format: one list
const FEWEST_ROWS = 3;
const LEAST_SHARE = 0.4;

/** A letter or a note that opens by naming results and whose sentences are mostly those. */
export function tellsResults(clean: string, rows: readonly LabRow[], sections: readonly Section[]): boolean {
  if (rows.length < FEWEST_ROWS || clean.length > LONGEST || !OPENS_WITH_RESULTS.test(clean.trimStart())) return false;
  if (sections.some(({ kind, sentences }) => OF_A_VISIT.has(kind) && sentences.length > 0)) return false;
  const sentences = sections.flatMap((section) => section.sentences);
  const holding = sentences.filter(({ span }) =>
    rows.some(({ source }) => source.start < span.end && source.end > span.start),
  );
  return holding.length >= LEAST_SHARE * sentences.length;
}
