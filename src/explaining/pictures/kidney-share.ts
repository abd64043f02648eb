import { type Line, type ToldRow, whole } from './row.js';

const HEAD =
  /^(?:relative |differential |split |divided )+(?:renal )?(?:cortical )?(?:function|uptake|activity)(?: (?:is|was))?\s*[:=–-]?\s*/i;
/** "left 34% (previously 41%)", "R 66%", "the right kidney contributes 55%". */
const SHARE =
  /(?:the )?\b(left|right|L|R)(?: kidney)?(?: contributes| is| was)?\s*[:=–-]?\s*(\d{1,3}(?:\.\d)?) ?%(?: ?\(?(?:previously|prev|prior|before|was) (\d{1,3}(?:\.\d)?) ?%\)?)?/gi;
const REST = /^(?:[\s,;.&]|\band\b|\bof (?:the )?total\b)*$/i;

/** Which share of the kidneys' work each does, as a scan with a tracer counts it; null where the line says anything else. */
export function kidneyShare(line: Line): ToldRow | null {
  const words = whole(line);
  const head = HEAD.exec(words);
  if (head === null) return null;
  const figures = words.slice(head[0].length);
  const shares = [...figures.matchAll(SHARE)];
  if (shares.length === 0 || shares.length > 2 || !REST.test(figures.replace(SHARE, ''))) return null;
  const told = shares.map(([, side = '', now = '', before]) => {
    const then = before === undefined ? '' : ` (${before}% before)`;
    return `the ${/^l/i.test(side) ? 'left' : 'right'} kidney does ${now}% of the work${then}`;
  });
  return { texts: [told.join(', and ')], knowledge: ['kidney'] };
}
