import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { retellLine, retellSentence } from '../retell/retell.js';
import { list } from '../words/english.js';
import { planOperationName } from './operation-name.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** A part of an operation note: what was done, how it went, or that a line tells its steps. Null where it is none. */
export function planOperation(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  switch (frame.part) {
    case 'name':
      return planOperationName(frame, ctx);
    case 'steps':
      return plan(stepOf(clause, ctx), [frame.source]);
    case 'record':
      return plan('this line is part of the team’s own record of the procedure', [frame.source]);
    case 'anesthesia':
      return planAnesthesia(frame, clause);
    case 'blood_loss':
      return planBloodLoss(frame, clause);
    case 'left_in':
      return planLeftIn(frame, clause, ctx);
    case 'went_wrong':
      return planWentWrong(frame, ctx);
    case 'complications':
      return plan('the report lists no added problems (complications)', groundsOf(frame, ctx), [
        ...(frame.head === null ? [] : [frame.head.ref.id]),
      ]);
    default:
      return null;
  }
}

/** "Operation" or "procedure": a look with a camera is no operation to the reader. */
export function operationNoun(ctx: Context): 'operation' | 'procedure' {
  return /\boperation\b/i.test(ctx.understanding.report.type.title) ? 'operation' : 'procedure';
}

const STEPS: readonly [RegExp, string][] = [
  [/\btolerated\b[^.;]*\b(?:well|without (?:any )?(?:difficult|complication|incident|problem)\w*)/i, 'you came through it well'],
  [/\bconsents?\b|\brisks?\b.*\b(?:explain|discuss|review|describ|outlin|inform|underst|advis|aware)\w*|\b(?:explain|discuss|review|describ|inform|advis|aware)\w*\b.*\brisks?\b/i, 'this part tells of the talk about risks before it was done'],
]; // biome-ignore format: one list

function stepOf(clause: string, ctx: Context): string {
  const own = STEPS.find(([pattern]) => pattern.test(clause))?.[1];
  return own ?? `this part tells step by step how the ${operationNoun(ctx)} was done`;
}

const OWN_FIELD =
  /^(?:patient )?(?:comfort|tolerance|recovery|condition|disposition|specimens?|biops(?:y|ies)|blood loss|ebl|sedation|histology|samples?|photographs?)\b/i;

/** What went wrong, whole: retold, else in the report's own words with what the hard ones mean. */
function planWentWrong(frame: Frame, ctx: Context): Plan | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence === undefined) return null;
  const headed = ctx.understanding.report.sections[sentence.section]?.heading?.text ?? '';
  // "Comfort: mild discomfort" below "Complications: none": a field of its own.
  const apart = OWN_FIELD.test(sentence.label?.text.trim() ?? '');
  const lead = /complication/i.test(headed) && !apart ? 'under complications, the report' : 'the report';
  const told = retellSentence(sentence, ctx);
  const [first, ...more] = told ?? [];
  if (first !== undefined && lead === 'the report') return { what: first, details: more, meaning: [] };
  const line = retellLine(sentence, ctx);
  if (line !== null) {
    const text = line.text.replace(/^(?:The report lists|The plan says): /, '').replace(/\.$/, '');
    return plan(`${lead} lists: ${text}`, [sentence.span], line.knowledge);
  }
  const quote = quoteLine(sentence.span, ctx, `${lead} says`);
  return quote === null ? null : { ...quote, details: glossesFor(sentence.span, ctx) };
}

const MOST_QUOTED = 16;

const ANESTHESIA: readonly [RegExp, string][] = [
  [/\bgeneral\b|\bGA\b|\bendotracheal\b|\bLMA\b|\blaryngeal mask|\bGETA\b|(?<!\b(?:TI|ileum|cecum|caecum|duodenum|papilla) )\bintubat(?!\w*(?: of)? (?:the )?(?:terminal|cecum|caecum|ileum|\d+ ?cm))/i, 'you were put to sleep for it (general anesthesia)'],
  [/\bspinal\b|\bsubarachnoid/i, 'a shot in your back numbed your lower body (spinal anesthesia)'],
  [/\bepidural\b/i, 'a thin tube in your back numbed your lower body (epidural)'],
  [/\bMAC\b|\bmonitored\b|\bsedat\w+|\bversed\b|\bmidazolam\b|\bfentanyl\b|\bdemerol\b|\bpropofol\b|\bdiprivan\b|\bketamine\b|\btwilight\b/i, 'you were given medicine to make you calm and sleepy (sedation)'],
  [/\bbier\b|\bregional\b|\bblock\b|\binterscalene\b|\bretrobulbar\b|\bperibulbar\b/i, 'a shot numbed that part of your body (a nerve block)'],
  [/\blocal\w*\b|\blidocaine\b|\bxylocaine\b|\bmarcaine\b|\bbupivacaine\b|\bnovocain\w*\b|\bcarbocaine\b|\bsensorcaine\b/i, 'the area was numbed (local anesthesia)'],
  [/\btopical\w*\b|\btetracaine\b|\bcetacaine\b|\bhurricaine\b|\bproparacaine\b/i, 'the surface was numbed with drops, gel or spray (topical anesthesia)'],
]; // biome-ignore format: one list

function planAnesthesia(frame: Frame, clause: string): Plan | null {
  if (/^\W*(?:none|no anesthesia|nil|n\/a)\b/i.test(clause))
    return plan('no anesthesia (sleep or numbing medicine) was used', [frame.source]);
  if (/\b(?:without|not|refused|versus|vs|or)\b/i.test(clause)) return null;
  const said = ANESTHESIA.filter(([pattern]) => pattern.test(clause)).map(([, text]) => text);
  const [first, ...more] = said;
  if (first === undefined) return null;
  const also = more.slice(0, 1);
  return plan(list([first, ...also]), [frame.source]);
}

function planBloodLoss(frame: Frame, clause: string): Plan | null {
  if (/^\W*(?:none|zero|nil|no\b|0 ?(?:cc|ml)?\b)/i.test(clause))
    return plan('the report lists no blood loss', [frame.source]);
  // "Preoperative hemoglobin was less than 10" below it: another measure.
  if (OTHER_MEASURE.test(clause)) return null;
  // What was given back is for the reader to know, too: else the line stays as it is.
  const back = GIVEN_BACK.exec(clause);
  if (back === null && /\b(?:transfus\w+|packed|units?|prbcs?|replaced|cell saver)\b/i.test(clause)) return null;
  const figure =
    /\b(less than|under|about|approximately|<|>|more than|over|~)?\s*(\d{1,3}(?:,\d{3})|\d{1,5})(?:\s*(?:to|-)\s*(\d{1,5}))?\s*(cc'?s?|mls?|milliliters?|cubic centimeters?|liters?|l)\b/i.exec(
      clause,
    );
  if (figure !== null) {
    const [, lead = '', low = '', high, unit = ''] = figure;
    const liters = /^l/i.test(unit);
    const how = /less|under|</i.test(lead) ? 'less than ' : /more|over|>/i.test(lead) ? 'more than ' : 'about ';
    const range = high === undefined ? low : `${low} to ${high}`;
    const lost = plan(`you lost ${how}${range} ${liters ? (range === '1' ? 'liter' : 'liters') : 'ml'} of blood`, [
      frame.source,
    ]);
    const units = back?.[1] ?? back?.[2];
    if (units === undefined) return lost;
    const bags = /^(?:1|one)$/i.test(units) ? 'unit' : 'units';
    return {
      ...lost,
      details: [say(`You were given ${units.toLowerCase()} ${bags} of blood to make up for it`, [frame.source])],
    };
  }
  if (/\b(?:minimal|scant|negligible|trace|little|nominal|insignificant|min)\b|\bless than\b/i.test(clause))
    return plan('you lost very little blood', [frame.source]);
  return null;
}

const OTHER_MEASURE = /\b(?:h(?:a?e)moglobin|hematocrit|h(?:gb|ct)|urine|platelets?|blood pressure|lactate|INR)\b/i;
/** "Replaced with 2 units of packed cells", "2 units of red cells were given". */
const GIVEN_BACK =
  /\b(?:replaced|transfused|given|received)\b(?: (?:by|with|back))? (\d{1,2}|one|two|three|four) units?\b(?! of (?:ffp|platelets|plasma|cryo))|\b(\d{1,2}|one|two|three|four) units?\b(?: of (?:packed (?:red )?(?:blood )?cells|prbcs?|blood|red cells))? (?:were |was )?(?:replaced|transfused|given)\b/i;

function planLeftIn(frame: Frame, clause: string, ctx: Context): Plan | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const section = sentence === undefined ? undefined : ctx.understanding.report.sections[sentence.section];
  const heading = section?.heading?.text ?? '';
  // "Implants: femur 5, tibia 4. Pulsed lavage.": the story goes on behind them in the same paragraph.
  const before = ctx.understanding.report.sentences[frame.sentence - 1];
  const goesOn =
    section?.sentences[0]?.index !== frame.sentence &&
    sentence !== undefined &&
    (sentence.label !== null ||
      !ctx.understanding.report.text.slice(before?.span.end ?? 0, sentence.span.start).includes('\n'));
  if (goesOn && frame.head?.kind !== 'device' && !HEADED.some(([pattern]) => pattern.test(clause))) return null;
  const what =
    HEADED.find(([pattern]) => pattern.test(heading) || (/^\W*no\b/i.test(clause) && pattern.test(clause)))?.[1] ??
    'drains or tubes';
  if (/^\W*(?:none|no\b|nil|n\/a|0\b|zero)/i.test(clause) && clause.split(' ').length <= 5)
    return plan(`the report lists no ${what}`, [frame.source]);
  if (/\b(?:removed|taken out|discontinued)\b/i.test(clause)) return null;
  const words = clause.replace(/[“”]/g, '"').replace(/[.?!;,\s]+$/, '');
  if (words === '' || words.split(' ').length > MOST_QUOTED) return null;
  return plan(`under ${what}, the report lists “${words}”`, [frame.source]);
}

const HEADED: readonly [RegExp, string][] = [
  [/tubes?.*drains?|drains?.*tubes?/i, 'tubes and drains'],
  [/drain/i, 'drains'],
  [/stent/i, 'stents'],
  [/pack/i, 'packing'],
  [/tube/i, 'tubes'],
  [/implant|hardware|prosthes/i, 'implants'],
  [/line/i, 'lines'],
];
