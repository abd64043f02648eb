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
  const texts = shares.map(([, side = '', now = '', before]) => {
    const kidney = /^l/i.test(side) ? 'left' : 'right';
    const then = before === undefined ? '' : ` Before, it was ${before}%.`;
    return `Your ${kidney} kidney does ${now}% of the work of both kidneys.${then}`;
  });
  return { texts: texts.flatMap((text) => text.split(/(?<=\.) (?=Before)/)), knowledge: ['kidney'] };
}
