import type { AnalysisFinding, Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { PLAINLY } from '../findings/fields.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import type { WrittenLab } from './labs.js';

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

/** "Previous: 51 (03/2023), 47 (09/2022)": figures and days only. */
const FIGURES_ONLY =
  /^\W*(?:prev(?:ious(?:ly)?)?|prior|last)\b(?: (?:results?|values?))?\W*((?:[<>]?\d[\d.,/%-]*|\((?:[a-z]{3,9}\.? )?[\d/.\s-]{2,12}\)|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|[;,&\s]|and|on|in)+)\W*$/i;

/** Such figures right below the row of a result are its own. True where they were told beside it. */
function toldBelowResult(line: string, span: Span, labs: readonly WrittenLab[], ctx: Context): boolean {
  const figures = FIGURES_ONLY.exec(line)?.[1]?.trim();
  if (figures === undefined || !/^[<>]?\d/.test(figures)) return false;
  const above = labs.findLast(({ lab }) => lab.source.end <= span.start);
  const between = above === undefined ? '' : ctx.understanding.report.text.slice(above.lab.source.end, span.start);
  if (above === undefined || above.lab.number === null || /\n\s*\n/.test(between) || between.split('\n').length > 3)
    return false;
  above.more.push(say(`of earlier days, the report gives for it: “${figures}”`, [span]));
  return true;
}

/** Results of other days that a sheet gives in a line of words, and that nothing else tells: in its own words. Changes `told`. */
export function tellOtherDays(told: Told[], labs: readonly WrittenLab[], others: readonly Said[], ctx: Context): void {
  const { report } = ctx.understanding;
  if (report.type.type !== 'laboratory') return;
  let count = 0;
  for (const { span, section, label } of report.sentences) {
    const kind = report.sections[section]?.kind ?? '';
    const first = labs[0]?.lab.source.start ?? report.text.length;
    if ((NOT_HERE.has(kind) && !(kind === 'header' && span.start > first)) || count === MOST) continue;
    const heading = kind === 'comparison' ? `${report.sections[section]?.heading?.text ?? 'Previous'}: ` : '';
    const whole = { start: label?.span.start ?? span.start, end: span.end };
    const line = `${heading}${ctx.clean(whole)}`;
    // A bare figure tells of a column, and of no test.
    if (!/[A-Za-z]{2}|\(\s?\d/.test(line.replace(/^\W*[A-Za-z]+\W*/, ''))) continue;
    const earlier = EARLIER.test(line);
    if (line.length > LONGEST || !(earlier || FOLLOWED.test(line))) continue;
    const bare = told.findIndex(({ said, attributes: { source } }) => said.length === 1 && /^The report says: “/.test(said[0]?.text ?? '') && source.start < span.end && source.end > whole.start); // biome-ignore format: one line
    if (earlier && (bare >= 0 || !isTold(line, told, others)) && toldBelowResult(line, whole, labs, ctx)) {
      if (bare >= 0) told.splice(bare, 1);
      continue;
    }
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
