import type { AnalysisFinding } from '../contract/analysis.js';
import type { Context } from './context.js';
import { PLAINLY } from './finding-fields.js';
import { quotable } from './planners/quote.js';
import { type Said, say } from './said.js';

interface Told {
  said: Said[];
  attributes: Omit<AnalysisFinding, 'id' | 'text'>;
}

/** "Prior: Hb 11.6 (03/2021)", "Prev 26 (2021), 31 (2019)": results of other days. */
const EARLIER =
  /(?:^\W*|[.;,]\s)(?:prev(?:ious(?:ly)?)?|prior|last (?:result|value))\b\.?(?! (?:dose|meal|menstrual))[^.;]{0,60}?\d/i;
/** "Repeat cultures: 10/03 - S. aureus, 1 of 4 bottles": what came after, day by day. */
const FOLLOWED = /^\W*(?:repeat|f\/u|follow-?up|subsequent|later|clearance) (?:blood )?cultures?\s?:.{0,20}\d/i;
const NOT_HERE: ReadonlySet<string> = new Set(['indication', 'chief_complaint', 'medications', 'family_history', 'signature', 'method', 'header']); // biome-ignore format: one list
const MOST = 4;
const LONGEST = 200;

/** Results of other days that a sheet gives in a line of words, and that nothing else tells: in its own words. Changes `told`. */
export function tellOtherDays(told: Told[], others: readonly Said[], ctx: Context): void {
  const { report } = ctx.understanding;
  if (report.type.type !== 'laboratory') return;
  let count = 0;
  for (const { span, section, label } of report.sentences) {
    const kind = report.sections[section]?.kind ?? '';
    if (NOT_HERE.has(kind) || count === MOST) continue;
    const heading = kind === 'comparison' ? `${report.sections[section]?.heading?.text ?? 'Previous'}: ` : '';
    const whole = { start: label?.span.start ?? span.start, end: span.end };
    const line = `${heading}${ctx.clean(whole)}`;
    // A bare figure tells of a column, and of no test.
    if (!/[A-Za-z]{2}|\(\s?\d/.test(line.replace(/^\W*[A-Za-z]+\W*/, ''))) continue;
    const earlier = EARLIER.test(line);
    if (line.length > LONGEST || !(earlier || FOLLOWED.test(line))) continue;
    const words = quotable(line);
    if (words === null || isTold(line, told, others)) continue;
    count += 1;
    told.push({
      said: [say(`${earlier ? 'of another day' : 'of the days after'}, the report says: “${words}”`, [whole])],
      attributes: { ...PLAINLY, source: whole, importance: 'note', concepts: [] },
    });
  }
}

/** Every figure of the line stands in one thing that is told. */
function isTold(line: string, told: readonly Told[], others: readonly Said[]): boolean {
  const figures = line.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const holds = (text: string) => figures.every((figure) => text.includes(figure));
  return (
    told.some(({ said }) => holds(said.map(({ text }) => text).join(' '))) || others.some(({ text }) => holds(text))
  );
}
