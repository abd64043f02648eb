import type { Span } from '../../../contract/analysis.js';
import { type Context, nounOf } from '../../context.js';
import { glossesFor } from '../../retell/quote.js';
import { rewriteClause } from '../../rewrite.js';
import { list, uncapital } from '../../words/english.js';
import type { Plan } from '../plan.js';
import { quotable } from '../quote.js';
import { hasSeveralSamples } from '../specimens.js';
import { conditionIn, timeIn } from './line.js';
import { lineOf, wholePlan } from './tell.js';
import { conditionTold } from './why.js';

/** Lines of advice that order no test and no visit: none is needed, what is to come out, whose task it is. */
export function planOther(part: Span, ctx: Context): Plan | null {
  return (
    planNone(part, ctx) ??
    planSet(part, ctx) ??
    planOut(part, ctx) ??
    planCall(part, ctx) ??
    planForDoctor(part, ctx) ??
    planThought(part, ctx) ??
    planCompared(part, ctx)
  );
}

const NONE =
  /^(?:there is )?(requir(?:es?|ing) )?no (?:(?:routine|further|additional|specific|dedicated|scheduled|immediate|imaging|clinical|other) )*(follow[- ]?up(?: imaging| ct| scans?| visits?)?|imaging(?: follow[- ]?up)?|surveillance|treatment|evaluation|work-?up|action|intervention|tests?|testing)(?:(?<=^requir(?:es?|ing) .*)(?=$)|(?: (?:is |are |was )?(needed|required|necessary|recommended|indicated|advised|warranted|suggested)))(?: for (?:this|these|it)(?: finding| findings| lesion)?)?(?: at this time)?$/i;
const NAMES: readonly [RegExp, string][] = [
  [/^follow[- ]?up visit/i, 'follow-up visit'],
  [/^(?:imaging|follow[- ]?up (?:imaging|ct|scan))/i, 'follow-up pictures'],
  [/^follow/i, 'follow-up'],
  [/^surveillance/i, 'checks over time'],
  [/^treatment|^intervention/i, 'treatment'],
  [/^action/i, 'action'],
  [/./, 'further tests'],
];
const MEANS_SPECIFIC = /\b(routine|specific|immediate|scheduled|clinical)\b/i;
/** "No imaging follow-up": only of pictures; that the doctor looks again may still be asked for. */
const OF_PICTURES = /\bimaging\b/i;

/** "No routine follow-up is required if the patient is at low risk" */
function planNone(part: Span, ctx: Context): Plan | null {
  if (ctx.understanding.report.type.type === 'pathology' && hasSeveralSamples(ctx)) return null;
  const { line, span } = lineOf(part, ctx);
  const condition = conditionIn(line);
  const found = NONE.exec(line.rest);
  if (found === null) return null;
  const told =
    condition === null
      ? null
      : conditionTold(condition.words, { start: part.start + condition.start, end: part.start + condition.end }, ctx);
  if (condition !== null && (told === null || told === 'shut')) return null;
  const kind = MEANS_SPECIFIC.exec(line.rest)?.[1]?.toLowerCase();
  const named = NAMES.find(([pattern]) => pattern.test(found[2] ?? ''))?.[1] ?? 'follow-up';
  const name = named === 'follow-up' && OF_PICTURES.test(line.rest) ? 'follow-up pictures' : named;
  const further = /\bfurther\b|\badditional\b/i.test(line.rest) && !/^further|^checks/.test(name) ? 'further ' : '';
  const what = `no ${kind === undefined ? '' : `${kind} `}${further}${name}`;
  const strength =
    found[1] !== undefined || /needed|required|necessary|indicated|warranted/i.test(found[3] ?? '')
      ? `the report says that ${what} ${/(?:tests|pictures|checks over time)$/.test(name) ? 'are' : 'is'} needed`
      : `the report asks for ${what}`;
  const now = /at this time$/i.test(line.rest) ? ' at this time' : '';
  return wholePlan(
    `${strength}${now}${told === null || told === 'shut' ? '' : `, ${told.text}`}`,
    span,
    told === null || told === 'shut' ? [] : told.knowledge,
  );
}

/** Lines of advice that are written alike everywhere, and how one says them. */
const SET: readonly [RegExp, string][] = [
  [
    /^(?:(?:aggressive|intensive|optimal|continued|cardiovascular) )+risk[- ]factor (?:modification|reduction|control|management)$/i,
    'the report asks for strong steps to lower your risk, such as those of daily life and medicine',
  ],
  [
    /^(?:ensure |maintain )?adequate (?:intake of |dietary )?calcium and vitamin d(?: intake| supplementation)?$/i,
    'the report says to get enough calcium and vitamin D',
  ],
  [
    /^(?:recommend |suggest )?(?:comparison|compare|correlation|correlate) with (?:any )?(?:prior|previous|old|older) (?:studies|imaging|films|images|exams?|examinations),? (?:if|when|where) available$/i,
    'the report asks your doctors to compare this with older pictures, if there are any',
  ],
  [
    /^attention (?:to this )?(?:on|at|in) (?:the )?(?:next )?follow[- ]?up(?: (?:imaging|scans?|exams?|studies))?$/i,
    'the report asks to look at this again at the next scan',
  ],
];

function planSet(part: Span, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  const bare = line.rest.replace(/\s+/g, ' ');
  const text = SET.find(([pattern]) => pattern.test(bare))?.[1];
  return text === undefined ? null : wholePlan(text, span);
}

const OUT =
  /^(?:the |your |all )?(?:(sutures?|stitch(?:es)?)|(staples?|clips)|(drains?)|(cast|splint)|(packing))(?: (to|should|will|can|may|need to|needs to|are to|is to))? (?:be |come )(?:removed|out|taken out|taken off)$|^(?:for )?(?:removal of (?:the )?)?(?:(sutures?|stitch(?:es)?)|(staples?|clips))(?: removal| out)?$/i;
const AT_DOCTOR =
  /,?\s+(?:at|by|with|in) (?:the |your |his |her )?(?:(practice nurse|district nurse|gp nurse)|gp(?: surgery| practice)?|pcp(?: office)?|family doctor|primary care(?: doctor| physician| provider)?(?: office)?|doctor[’']s office|(?:surg(?:ery|ical) )?(clinic)|office)\s*$/i;

/** "Sutures to be removed in 10 days at the GP surgery" */
function planOut(part: Span, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  const place = line.take(AT_DOCTOR);
  const time = timeIn(line);
  const late = place ?? line.take(AT_DOCTOR);
  const out = OUT.exec(line.rest.replace(/\s+/g, ' '));
  if (out === null || (time === null && late === null && !/\bout$|removed$/.test(line.rest))) return null;
  const [, stitches, staples, drains, , packing, mood, moreStitches, moreStaples] = out;
  const name =
    stitches !== undefined || moreStitches !== undefined
      ? 'stitches'
      : staples !== undefined || moreStaples !== undefined
        ? 'staples'
        : drains !== undefined
          ? 'drain'
          : packing !== undefined
            ? 'packing'
            : 'cast or splint';
  const where =
    late === null
      ? ''
      : late.words[1] !== undefined
        ? ', by a nurse'
        : late.words[2] !== undefined
          ? ' at the clinic'
          : ' at your doctor’s office';
  const verb = /^(?:can|may)$/i.test(mood ?? '') ? 'can' : 'should';
  return wholePlan(
    `your ${name} ${verb} ${name === 'cast or splint' ? 'be taken off' : 'be taken out'}${time?.text ?? ''}${where}`,
    span,
  );
}

const CALL =
  /^\s*(?:please |the |you |patient |pt |he |she |family |mother |to |should |will |is to |needs to |advised to )*(?:call|phone|ring|contact|telephone) (?:back )?(?:(?:the |our |your |my |his |her |dr\.?[^,;]{2,20}[’']s )?(clinic|office|ward|surgery|practice|department|hospital|unit|nurse|team|us)) (?:for|about|to get|to obtain|to discuss) (?:the |your |his |her |final )?((?:[a-z-]+ ){0,2})results?$/i;

/** "Patient to call the clinic for biopsy results in 1 week": no biopsy is asked for. */
function planCall(part: Span, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  const time = timeIn(line);
  const found = CALL.exec(line.rest.replace(/\s+/g, ' '));
  if (found === null) return null;
  const whom = found[1]?.toLowerCase() === 'us' ? 'the care team' : `the ${found[1]?.toLowerCase() ?? 'clinic'}`;
  return wholePlan(
    `the report asks you to call ${whom} for your ${(found[2] ?? '').toLowerCase()}results${time?.text ?? ''}`,
    span,
  );
}

const DOCTOR_TO =
  /^\s*(?:(?:for|to) )?(?:the |your |my |his |her )?(?:gp|pcp|primary care(?: physician| doctor| provider| team)?|family (?:doctor|physician)|general practitioner)(?::| is (?:kindly )?(?:asked|requested) to| to| should| will| please)(?: please| kindly)* (?=[a-z])/i;
const FOLLOW =
  /^(?:(re-?check|repeat)|(check|monitor|follow(?: up)?(?: on)?|f\/u(?: on)?|trend)|(chase(?: up)?|follow up (?:on )?the results? of)) (.+)$/i;

/** "PCP to follow up on creatinine": a task of the doctor, never of the reader. */
function planForDoctor(part: Span, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  const lead = line.take(DOCTOR_TO);
  if (lead === null) return null;
  const rest = { start: part.start + lead.end, end: span.end };
  const time = timeIn(line);
  const [, again, look, chase, what] = FOLLOW.exec(line.rest) ?? [];
  const names = what === undefined ? null : labsIn(what, rest, ctx);
  if (names !== null) {
    const when = time?.text ?? '';
    const text =
      again !== undefined
        ? `check ${names.text} again${when}`
        : chase !== undefined
          ? `look up the result of ${names.text}${when}`
          : `${look?.startsWith('check') ? 'check' : 'keep a watch on'} ${names.text}${when}`;
    return wholePlan(`the report asks your regular doctor to ${text}`, span, names.knowledge);
  }
  // An order of its own, which is told with its doctor.
  if (/^(?:arrange|organi[sz]e|book|request|order)\b/i.test(line.rest)) return null;
  const words = quotable(ctx.clean(rest));
  if (words === null) return null;
  const made = wholePlan(`this is for your regular doctor: “${words}”`, span);
  return { ...made, details: glossesFor(rest, ctx).slice(0, 3) };
}

/** "your potassium and creatinine": only where nothing but results of a laboratory is named. */
function labsIn(words: string, within: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  const nouns = ctx.mentions
    .within(within)
    .filter(({ kind, span }) => !['other', 'descriptor'].includes(kind) && words.includes(ctx.clean(span)))
    .map((one) => ({ one, noun: nounOf(one, ctx) }));
  if (nouns.length === 0 || nouns.length > 3) return null;
  let left = words;
  const names: string[] = [];
  for (const { one, noun } of nouns) {
    if (noun === null || (noun.kind !== 'lab' && noun.kind !== 'test')) return null;
    const printed = ctx.clean(one.span);
    left = left.replace(printed, ' ');
    const lay = noun.lay.replace(/^an? /, '');
    names.push(lay.toLowerCase().includes(printed.toLowerCase()) ? lay : `${printed} (${lay})`);
  }
  if (/[a-z\d]/i.test(left.replace(/\b(?:and|or|the|his|her|your|levels?|results?|blood|serum|of|on)\b/gi, '')))
    return null;
  return { text: `your ${list(names)}`, knowledge: nouns.flatMap(({ noun }) => noun?.id ?? []) };
}

const THOUGHT =
  /^\s*(?:please |kindly |would |could |should |may )*consider(?:ation of)? (?=(?:starting|adding|stopping|changing|switching|increasing|decreasing|reducing|treating|restarting|resuming|weaning|tapering)\b)/i;

/** "Consider starting a statin at next visit": the doctor is to think of it, not the reader. */
function planThought(part: Span, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  const lead = line.take(THOUGHT);
  if (lead === null) return null;
  const time = timeIn(line);
  const rest = {
    start: part.start + lead.end,
    end: time === null || time.end < span.end - part.start ? span.end : part.start + time.start,
  };
  const told = rewriteClause(rest, ctx);
  if (told === null || told.text.split(' ').length > 20) return null;
  const text = uncapital(told.text).replace(/[.\s]+$/, '');
  const when = rest.end === span.end ? '' : (time?.text ?? '');
  return wholePlan(`the report says that your doctor may think about ${text}${when}`, span, told.knowledge);
}

const COMPARED =
  /^(?:(?:please|kindly|we|would|suggest(?:ed)?|recommend(?:ed)?|advised?|clinical|close) )*correlat(?:ion|e) (?:with|w\/) (?:the )?(.+?)(?: (?:is |are )?(?:suggested|recommended|advised|needed|required))?$/i;

/** "Correlate with PSA": what is known is to be held beside it. */
function planCompared(part: Span, ctx: Context): Plan | null {
  const { line, span } = lineOf(part, ctx);
  const what = COMPARED.exec(line.rest)?.[1];
  const names = what === undefined ? null : labsIn(what, span, ctx);
  return names === null
    ? null
    : wholePlan(`the report asks your doctor to compare this with ${names.text}`, span, names.knowledge);
}
