import type { AnalysisFinding } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { rankOf } from '../findings/importance.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { type Said, say } from './said.js';

interface ToldLine {
  said: Said[];
  attributes: Pick<AnalysisFinding, 'source' | 'importance' | 'sensitive'>;
}

/** "This has been treated": told without what "this" is, it would speak of whatever stands in front of it. */
const POINTS_BACK =
  /^(?:This|These|That|Those|It|They) (?:also |then |now )?(?:will|should|can|would|is|are|was|were|has|have|had|did|does|may|might|could|seems?|seemed|appears?|appeared|showed|shows|resolved|responded|improved|match(?:es)?)\b|^(?:You|The care team) (?:\w+ ){1,3}?(?:this|these|it|them)(?=\.| (?:with|for|until|as|at|in|on|well|by)\b)/;

const MOST_WORDS = 28;

/** A sentence of the story that points back stands behind the one before it, wherever that one is told. */
export function joinPointingBack<Line extends ToldLine>(told: Line[], ctx: Context): void {
  const { sentences } = ctx.understanding.report;
  const sentenceOf = ({ attributes }: Line) => sentenceFrom(sentences, attributes.source.start);
  const weight = ({ attributes }: Line) => rankOf(attributes);
  const gone = new Set<Line>();
  for (const one of [...told].sort((a, b) => a.attributes.source.start - b.attributes.source.start)) {
    if (!POINTS_BACK.test(one.said[0]?.text ?? '')) continue;
    const own = sentenceOf(one);
    const before = own === undefined ? undefined : sentences[own.index - 1];
    if (before === undefined || before.section !== own?.section) continue;
    const host = told.findLast(
      (other) =>
        other !== one &&
        !gone.has(other) &&
        (other.attributes.sensitive || !one.attributes.sensitive) &&
        weight(other) <= weight(one) &&
        other.said.some(({ sources }) =>
          sources.some(({ start, end }) => start >= before.span.start && end <= before.span.end),
        ),
    );
    if (host === undefined) {
      // What it points at is told nowhere: it stands in front in the report's own words.
      const quote = own.label === null ? quotable(ctx.clean(before.span)) : null;
      const shut = quote !== null && FRIGHTENING.test(quote) && !one.attributes.sensitive;
      if (quote !== null && !shut && quote.split(' ').length <= MOST_WORDS)
        one.said = [say(`the report says: “${quote}”`, [before.span]), ...one.said];
      continue;
    }
    host.said = [...host.said, ...one.said];
    gone.add(one);
  }
  if (gone.size > 0) told.splice(0, told.length, ...told.filter((one) => !gone.has(one)));
}
