import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { OWN_WORDS } from '../retell/narrative.js';
import { capital } from '../words/english.js';
import { bareName, headPhrase } from '../words/phrase.js';
import { place } from '../words/place.js';
import { printedSize } from '../words/sizes.js';
import { changeSentence } from './details.js';
import { meaningOf, type Plan, plan } from './plan.js';
import { quotable, quoteLine } from './quote.js';

/** A tube, line, implant or other hardware, and where it lies. */
export function planDevice(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  // "Weight bearing with walker, stockings 6 weeks": what is to be used, told by its whole line.
  if (TO_COME.has(ctx.section(frame)) && !ctx.teller.sees && !IN_PLACE.test(clause)) return null;
  if (!ctx.teller.sees && WALKS_WITH.test(clause)) return quoteLine(frame.source, ctx);
  // "Clips out day 14", "leave the dressing on": an order in few words, not what was seen.
  if (!ctx.teller.sees && TO_BE_DONE.test(clause)) return quoteLine(frame.source, ctx);
  // "Along the previous screw track", "sutures and/or clips": its trace, or one of two, told by the whole line.
  if (frame.head !== null && isOnlyNamed(frame, clause, ctx)) return quoteLine(frame.source, ctx);
  // "Suggest a removable splint": what is advised, and not what is in place.
  if (frame.head !== null && ADVISED.test(ctx.clean({ start: frame.source.start, end: frame.head.span.start })))
    return quoteLine(frame.source, ctx);
  // "A wrist splint at night may help", "autoinflation device advised": to come, too.
  if (frame.head !== null && TO_TRY.test(ctx.clean({ start: frame.head.span.end, end: frame.source.end })))
    return quoteLine(frame.source, ctx);
  // "Removed with a cold snare": the tool of the deed, and nothing that was taken out or left in.
  if (frame.head !== null && WITH_IT.test(`${ctx.clean({ start: frame.source.start, end: frame.head.span.start })} `))
    return null;
  // "Resection snare", "biopsy forceps": what is worked with stays nowhere.
  if (TOOLS.has(frame.head?.ref.id ?? '')) return quoteLine(frame.source, ctx);
  // "Stent removal is planned on 14 March": still in place.
  if (REMOVAL_TO_COME.test(clause)) return quoteLine(frame.source, ctx);
  // "Fracture clinic review in 1 week; splint": asked for, and not there yet.
  if (!IN_PLACE.test(clause) && (frame.kind === 'recommendation' || (ctx.teller.sees && WORN_ALONE.test(clause))))
    return quoteLine(frame.source, ctx);
  const phrase = headPhrase({ ...frame, sites: [], severity: null }, ctx, { term: true });
  if (phrase === null) return null;
  // "Malpositioned IUD", "IUD low lying within the cervical canal": there, but not where it belongs.
  if (
    frame.assertion === 'present' &&
    !frame.negated &&
    ctx.teller.sees &&
    OUT_OF_PLACE.test(clause) &&
    !NOT_OUT.test(clause)
  ) {
    const quote = quotable(clause);
    return {
      what: say(`${ctx.teller.name} ${ctx.teller.verb} ${phrase.text}`, groundsOf(frame, ctx), phrase.knowledge),
      details: quote === null ? [] : [say(`${OWN_WORDS} “${quote}”`, groundsOf(frame, ctx))],
      meaning: meaningOf(frame, ctx),
    };
  }
  const are = phrase.plural ? 'are' : 'is';
  const what = capital(phrase.text);
  if (frame.negated || frame.assertion === 'absent')
    return plan(
      `${ctx.teller.name} ${ctx.teller.verb} no ${bareName(phrase.text)}`,
      groundsOf(frame, ctx),
      phrase.knowledge,
    );
  if (
    frame.assertion !== 'possible' &&
    frame.assertion !== 'historical' &&
    (/\b(?:removed|removal|taken out|extubat|discontinued|d\/c['’]?d|dc['’]d)(?!\w)/i.test(clause) ||
      frame.change === 'resolved')
  ) {
    return plan(`${what} ${phrase.plural ? 'were' : 'was'} taken out`, groundsOf(frame, ctx), phrase.knowledge);
  }
  // "Likely due to plugging of the indwelling Foley": the tube itself is sure.
  const hedge =
    frame.assertion === 'possible' && !/\bindwelling\b/i.test(clause) ? 'may be in place' : `${are} in place`;
  // "Stone s/p stent 7/19" among the diagnoses of a stay: it may have been put in there, and still be in place.
  const put = frame.assertion === 'historical' && isOfStay(frame, ctx);
  if (put) return quoteLine(frame.source, ctx, `the report lists ${phrase.text}`);
  const text = frame.assertion === 'historical' ? `you have had ${phrase.text} in the past` : `${what} ${hedge}`;
  const details = [tip(frame, clause, ctx), changed(frame, phrase.plural, ctx)].filter((said) => said !== null);
  return { what: say(text, groundsOf(frame, ctx), phrase.knowledge), details, meaning: meaningOf(frame, ctx) };
}

const WORN_ALONE = /^\W*(?:[a-z]+ )?(?:splint|cast|sling|brace|boot|collar|backslab|crutches)\W*$/i;

const OUT_OF_PLACE =
  /\b(?:mal-?position(?:ed)?|misplaced|mis-?positioned|displaced|dislodged|migrat(?:ed|ion)|low[- ]lying|too (?:low|high|deep|far)|kink(?:ed|ing)?|fractured|broken|extruded|expelled|embedded|perforat\w+|eroded|retracted|disconnected|dehiscence|not in (?:the )?(?:expected |correct |right )?(?:place|position))\b/i;
const NOT_OUT = /\b(?:no|not|without|nor|never)\b(?! in\b)/i;

/** What doctors work with: it is taken away at the end. */
const TOOLS: ReadonlySet<string> = new Set(['polyp-snare']);

const REMOVAL_TO_COME =
  /\b(?:removal|extubation|exchange|change)\b[^.;]{0,24}\b(?:planned|scheduled|due|booked|arranged|pending|awaited|recommended|advised|suggested|required|needed|listed|to follow|(?:on|in) \d)|\b(?:plan(?:ned|s)?(?: is)?|due|await\w*|scheduled|booked|listed|will be|to be|needs?(?: to be)?|requires?|should be|can be|may be|consider\w*|recommend\w*|suggest\w*|advis\w+|until|before|prior to|pending)\b (?:[\w-]+ ){0,4}?(?:removed|removal|taken out|discontinued|extubat\w+)\b/i;

const WITH_IT =
  /\b(?:removed|resected|taken|excised|retrieved|snared|extracted|cut|ablated|treated|closed|performed|obtained|biopsied|done|stopped) (?:[\w-]+ ){0,5}(?:with|using|by|via|through) (?:an? |the )?(?:[\w-]+ ){0,2}$/i;
const ADVISED =
  /\b(?:suggest(?:ed|s)?|recommend(?:ed|s)?|advis(?:e|ed|es)|consider(?:ed)?|may need|needs|requires?|will need|propos\w+)\b(?! removal)[^.;]*$/i;

const TO_TRY =
  /^[^.;,]{0,40}?\b(?:(?:may|might|could|would|should|can|will) (?:also |then |well )?(?:help|ease|be (?:worn|used|tried|fitted|considered|offered|needed|required|of (?:use|help|benefit)|useful|helpful|ordered|arranged))|(?:is |are |was |were )?(?:advised|recommended|suggested|offered|ordered|requested|to be (?:worn|used|fitted|tried|arranged)))\b/i;

const LONG_AGO: ReadonlySet<string> = new Set([
  'past_history',
  'surgical_history',
  'social_history',
  'history_present',
]);

function isOfStay(frame: Frame, ctx: Context): boolean {
  return (
    ctx.understanding.report.type.type === 'discharge_summary' &&
    !LONG_AGO.has(ctx.section(frame)) &&
    !/\b(?:19|20)\d{2}\b|\bago\b|\bhistory\b|\bremoved\b|\bprior\b|\bprevious/i.test(ctx.clean(frame.source))
  );
}

/** Only its trace is told, or it is one of two that may be meant. */
export function isOnlyNamed(frame: Frame, clause: string, ctx: Context): boolean {
  const behind = ctx.clean({ start: frame.head?.span.end ?? 0, end: frame.source.end });
  const before = ctx.clean({ start: frame.source.start, end: frame.head?.span.start ?? frame.source.start });
  return (
    /^\W*(?:tracks?|tracts?|holes?|channels?|sites?|bed|planning|candidate|candidacy|work-?up|assessment)\b/i.test(
      behind,
    ) ||
    /\b(?:for|prior to|before) (?:(?:an?|the|dental|future|planned|possible|later) ){0,3}$/i.test(`${before} `) ||
    /\band\/or\b/i.test(clause)
  );
}

/** Sections that say what is to be done or used. */
const TO_COME: ReadonlySet<string> = new Set(['plan', 'instructions', 'activity', 'follow_up', 'recommendation']);
const TO_BE_DONE =
  /^\W*(?:leave|keep|change|wear|use|remove|put|do not|don['’]t)\b|\b(?:clips?|sutures?|staples?|stitches|drains?|catheter|packing|pack|cast|splint|dressings?|stent) (?:to (?:come |be taken )?)?(?:out|off)\b(?! of\b)|\b(?:for|needs?|await\w*) (?:removal|change)\b/i;
/** "NWB with crutches", "mobile w frame": what somebody walks with. */
const WALKS_WITH = /\b(?:crutch(?:es)?|walker|zimmer|frame|rollator|4ww|fww|2ww|stick|cane|wheelchair)\b/i;
const IN_PLACE = /\b(?:in place|in situ|in position|has an?|remains?|left|removed|taken out|with an?|is on|placed)\b/i;

function changed(frame: Frame, plural: boolean, ctx: Context) {
  // "Interval placement of a feeding tube": it was not there on the picture before.
  if (frame.assertion === 'present' && ctx.teller.sees && PUT_IN.test(ctx.clean(frame.source)))
    return say(`${plural ? 'They were' : 'It was'} put in since the last picture`, groundsOf(frame, ctx));
  const text =
    frame.change === 'stable'
      ? changeSentence(frame, { text: '', plural, countable: true, kind: 'device', grade: null, knowledge: [] })
      : null;
  return text === null ? null : say(text, groundsOf(frame, ctx));
}

const PUT_IN = /\binterval (?:placement|insertion)\b/i;

const LIES =
  /^(?:tip|ends?|terminat\w+)(?:\W|\b(?:is|was|are|in|at|within|over|overlying|overlies|projects?|projecting|near|by|the|of|lies?|lying|located|seen|terminat\w+|ends?|level|to|a|into|proximal|distal|mid|upper|lower|left|right|expected|region|location|positioned|appropriately|now|likely)\b)*$/i;

/** "Its tip is 3 cm above …", only as the report measures it. */
function tip(frame: Frame, clause: string, ctx: Context) {
  const size = frame.sizes[0];
  const relation = /\b(above|below|from|past|beyond)\b/i.exec(clause)?.[1]?.toLowerCase();
  const site = frame.sites[0] === undefined ? null : nounOf(frame.sites[0], ctx);
  if (!/\btip\b|\bends?\b|\bterminat/i.test(clause)) return null;
  if (size !== undefined && relation !== undefined && site !== null) {
    return say(
      `its tip is ${printedSize(ctx.clean(size.span))} ${relation} ${place(site, null)}`,
      groundsOf(frame, ctx),
      [site.id],
    );
  }
  // The place behind the word: "R subclavian catheter, tip in RA" does not end where it went in.
  const from = frame.source.start + (/\btip\b|\bends?\b|\bterminat\w*/i.exec(clause)?.index ?? 0);
  const mention = ctx.mentions
    .within({ start: from, end: frame.source.end })
    .find(({ kind, span }) => kind === 'anatomy' && LIES.test(ctx.clean({ start: from, end: span.start })));
  const end = mention === undefined ? null : nounOf(mention, ctx);
  if (end === null || mention === undefined) return null;
  const own = ctx.clean({ start: from, end: frame.source.end }).toLowerCase();
  const side = /\bleft\b/.test(own) ? 'left' : /\bright\b/.test(own) ? 'right' : null;
  return say(`its tip is by ${place(end, end.paired ? side : null)}`, groundsOf(frame, ctx), [end.id]);
}
