import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { isUnderPart } from '../summary/label-above.js';
import { withArticle } from '../words/english.js';
import { testThatTells } from './named-test.js';
import { OF_MARKERS, OF_POSITION } from './normal-part.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** The test whose result is called normal: the head, or the first word of the clause. */
function testNamed(frame: Frame, ctx: Context): Noun | null {
  const first = ctx.mentions.within(frame.source)[0];
  const mention = frame.head?.kind === 'test' ? frame.head : first?.kind === 'test' ? first : null;
  return mention === null ? null : nounOf(mention, ctx);
}

/** "with an ejection fraction of 60%" beside a normal heart ultrasound. */
function pumpedShare(frame: Frame, ctx: Context): Said[] {
  const mention = frame.others.find((other) => other.ref.id === 'ejection-fraction');
  if (mention === undefined) return [];
  const after = ctx.clean({ start: mention.span.end, end: frame.source.end });
  const figure = /^\D{0,20}?(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\s?%/.exec(after);
  if (figure === null) return [];
  const share = figure[2] === undefined ? `${figure[1]}%` : `${figure[1]} to ${figure[2]}%`;
  return [
    say(
      `the share of blood pumped out with each beat (ejection fraction) was ${share}`,
      [frame.source],
      [mention.ref.id],
    ),
  ];
}

/** "Growth appropriate for dates", "lamina propria uninvolved": one thing is normal, and its name says which. */
export function byItsName(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head?.kind === 'normal' ? nounOf(frame.head, ctx) : null;
  if (noun === null || !NAMED_NORMAL.test(noun.lay)) return null;
  const named = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  const name = testThatTells(frame, ctx) ?? ctx.teller.name;
  return plan(`${name} ${ctx.teller.verb} ${named}`, groundsOf(frame, ctx), [noun.id]);
}

const NAMED_NORMAL = /^(?:normal (?!test\b)\w|no abnormal cells found$|repair proteins that are all there$)/;

/** Labels of the whole test. */
const OF_THE_WHOLE =
  /^\W*(?:impression|conclusion|result|interpretation|findings?|opinion|diagnosis|exam|study|scan|x-?rays?|imp)\W*$/i;

/** Normal, but of nothing named: only said where it is about the whole test. */
export function withoutPlace(frame: Frame, clause: string, ctx: Context): Plan | null {
  const whole =
    /^\W*(?:normal|negative|unremarkable)\b.{0,40}\b(?:exam|examination|study|radiographs?|x-?rays?|scan|mri|ct|ultrasound|film|test|chest|mammogram)\b|\b(?:exam|examination|study|radiographs?|x-?rays?|scan|ultrasound|film|test|mammogram) (?:is |was )?(?:within normal|normal|negative|unremarkable)/i.test(
      clause,
    ) || /^\W*(?:normal|negative|unremarkable)\W*$/i.test(clause);
  const head = frame.head === null ? null : nounOf(frame.head, ctx);
  const test = testNamed(frame, ctx);
  if (test !== null) {
    if (OF_POSITION.test(clause)) return quoteLine(frame.source, ctx);
    const name = `the ${test.lay.replace(/^(?:an?|the) /, '')}`;
    const told =
      /\bno (?:bacterial |fungal |organism )?growth\b/i.test(clause) ||
      (/culture/.test(test.id) && /\bnegative\b|\bsterile\b/i.test(clause))
        ? plan(`no germs grew in ${name}`, groundsOf(frame, ctx), [test.id])
        : plan(
            // A stain that is negative is a result, not a part of the body that is well.
            /\bnegative\b/i.test(clause) ? `the result for ${name} was negative` : `${name} was normal`,
            groundsOf(frame, ctx),
            [test.id],
          );
    return { ...told, details: pumpedShare(frame, ctx) };
  }
  // "LM: normal.": said of what its label names, not of the test.
  const line = ctx.understanding.report.sentences[frame.sentence];
  const label = line?.label?.text;
  if (line && label !== undefined && !OF_THE_WHOLE.test(label)) {
    // "Positive: CD13, CD33": markers, and nothing that is as it should be.
    if (head === null || OF_MARKERS.test(label) || /^\W*(?:left|right|both|bilateral)\W*$/i.test(label)) return null;
    // "CRM: clear, minimum distance 6 mm": the figure is told nowhere else.
    if (/\d/.test(ctx.clean({ start: line.label?.span.end ?? line.span.start, end: line.span.end })))
      return quoteLine(line.span, ctx);
    // "Admission physical: significant for his being afebrile": one thing of many, and no verdict on the part.
    if (/^\W*(?:[\w ]{3,30}:\s*)?(?:significant|notable|remarkable|pertinent|positive) (?:only )?for\b/i.test(clause))
      return null;
    return plan(`the part “${label.replace(/[:.\s]+$/, '')}” is noted as normal`, groundsOf(frame, ctx), [head.id]);
  }
  if (frame.label !== undefined || isUnderPart(frame, ctx)) return null;
  if (ctx.teller.sees && whole) {
    return plan(`${ctx.teller.name} looked normal`, groundsOf(frame, ctx), head === null ? [] : [head.id]);
  }
  // Normal, but of what: its own words say it better, or it is not explained.
  return null;
}
