import type { Frame } from '../../understanding/types.js';
import type { Context, Noun } from '../context.js';
import { printedSize } from '../words/sizes.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** Names of something measured rather than something that is there. */
const MEASURED = /^(?:size|measure|share|number|amount|speed|level|thickness|depth|length|width|rate|how)\b/;
const PERCENT = /(\d{1,3}(?:\.\d+)?(?:\s?%?\s?(?:-|–|to)\s?\d{1,3}(?:\.\d+)?)?)\s?(?:%|percent\b)/g;
const OUTCOME =
  /:?\s*(?:is |are |was |were )?\b(positive|negative|detected|not detected|equivocal|borderline|intact|lost)\b/i;
const ANSWER = /^[\s:.-]*(positive|negative|detected|not detected|reactive|non-?reactive)\W*$/i;

/**
 * A measure ("ejection fraction 30%", "tumor size 13 mm") or the outcome of a marker ("estrogen receptor: positive").
 * Gives 'none' where the frame is neither, so that it is told as a finding; null where it is one but holds no figure.
 */
export function planMeasure(frame: Frame, noun: Noun, ctx: Context): Plan | null | 'none' {
  // "EF then quoted 55-60%": a figure of another time is no finding and not the one of now.
  if (ctx.teller.sees && /^share\b/.test(noun.lay) && frame.assertion !== 'present')
    return (
      ofEarlierTest(frame, noun, ctx) ??
      quoteLine(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source, ctx)
    );
  if (frame.experiencer !== 'patient' || (frame.assertion !== 'present' && frame.assertion !== 'absent')) return 'none';
  const clause = ctx.clean(frame.source);
  const marker =
    noun.kind === 'test' ||
    noun.kind === 'substance' ||
    /\b(?:receptor|HER2|Ki-67|p16|antigen|stain|protein)\b/i.test(noun.term);
  if (!MEASURED.test(noun.lay) && !marker) return 'none';
  const after = frame.head === null ? clause : ctx.clean({ start: frame.head.span.end, end: endOf(frame, ctx) });
  const name = noun.lay.toLowerCase().includes(noun.term.toLowerCase()) ? noun.lay : `${noun.lay} (${noun.term})`;
  const the = noun.number === 'name' ? name : `the ${name.replace(/^(?:an?|the) /, '')}`;
  const outcome = marker ? OUTCOME.exec(after)?.[1]?.toLowerCase() : undefined;
  const percents = [...after.matchAll(PERCENT)].map(
    (match) => `${(match[1] as string).replace(/\s?%?\s?(?:[-–]|to)\s?/, ' to ')}%`,
  );
  if (outcome !== undefined) {
    const share = percents[0] === undefined ? '' : ` (${percents[0]})`;
    return plan(`the result for ${the.replace(/^the /, 'the ')} is ${outcome}${share}`, [frame.source], [noun.id]);
  }
  // A share is no volume: "end diastolic volume: 106 ml" beside it is another figure.
  const size =
    MEASURED.test(noun.lay) && !/^share\b/.test(noun.lay) ? frame.sizes.find((one) => !one.previous) : undefined;
  // "Duplex: 0-15% right": of what is measured, a test by itself says nothing.
  if (noun.kind === 'test' && !MEASURED.test(noun.lay)) return 'none';
  const figure = percents[0] ?? (size === undefined ? null : printedSize(ctx.clean(size.span)));
  if (figure === null) return noun.kind === 'test' && !MEASURED.test(noun.lay) ? 'none' : null;
  const before =
    /\bprevious(?:ly)?\b|\bprior\b|\bbefore\b/i.test(after) && percents[1] !== undefined
      ? `, and was ${percents[1]} before`
      : '';
  // "how deep the growth goes" is no noun.
  if (/^how\b/.test(noun.lay)) return plan(`the report gives ${name} as ${figure}${before}`, [frame.source], [noun.id]);
  return plan(`${the} ${ctx.teller.sees ? 'is' : 'was'} ${figure}${before}`, [frame.source], [noun.id]);
}

const ONE_SHARE = /^[^\d%]{0,20}?(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\s?%(?!.*\d\s?%)/;

/** "Cf prev study 2024 EF was 50%": the one figure of a test before this one; null where it prints more. */
function ofEarlierTest(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (frame.assertion !== 'historical' || frame.head === null || frame.experiencer !== 'patient') return null;
  const figure = ONE_SHARE.exec(ctx.clean({ start: frame.head.span.end, end: endOf(frame, ctx) }));
  if (figure === null) return null;
  const share = figure[2] === undefined ? `${figure[1]}%` : `${figure[1]} to ${figure[2]}%`;
  return plan(`on an earlier test, the ${noun.lay} (${noun.term}) was ${share}`, [frame.source], [noun.id]);
}

/** "RSV   Detected" among germs: a test of the laboratory with its answer in words; null where there is none. */
export function planAnswer(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (frame.head === null || noun.kind !== 'lab' || ctx.understanding.report.type.type !== 'laboratory') return null;
  const after = ctx.clean({ start: frame.head.span.end, end: endOf(frame, ctx) });
  const answer = ANSWER.exec(after)?.[1];
  if (answer === undefined) return null;
  return plan(`the ${noun.lay.replace(/^(?:an?|the) /, '')} came back as “${answer}”`, [frame.source], [noun.id]);
}

/** Where the words about this measure end: at the next measure or marker of the clause. */
function endOf(frame: Frame, ctx: Context): number {
  const from = frame.head?.span.end ?? frame.source.start;
  for (const other of ctx.frames.within({ start: from, end: frame.source.end })) {
    const start = other.head?.span.start ?? -1;
    if (start > from) return start;
  }
  return frame.source.end;
}
