import type { Frame, Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { quotable } from '../planners/quote.js';

/**
 * A name of the report that says more, or less, than the one we know: "myelodysplastic neoplasm" is no lump, "atypical
 * hyperplasia" no plain one, "intraepithelial carcinoma" none that grows into anything. Only the report's line says it.
 */
export function isNarrower(frame: Frame, told: ReadonlySet<string>, ctx: Context): boolean {
  const { head, kind, field } = frame;
  if (head === null || field !== undefined || !NAMED.has(kind)) return false;
  if (head.span.start < frame.source.start || head.span.end > frame.source.end) return false;
  if (isLeftOpen(frame, ctx)) return true;
  // A finer name was found for both words together.
  const finer = (id: string) => id !== head.ref.id && id.includes(head.ref.id);
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  if ([...told].some(finer) || ctx.mentions.within(sentence).some(({ ref }) => finer(ref.id))) return false;
  const before = unreadBefore(head, frame, told, ctx);
  if (before.length === 0) return false;
  if (ANY_KIND.test(head.ref.id)) return true;
  return NOT_YET.test(before.join(' ')) && /carcinoma|neoplas|melanoma|cancer/.test(head.ref.id);
}

const NAMED: ReadonlySet<string> = new Set(['finding', 'diagnosis']);
/** Names that say nothing of the kind. */
const ANY_KIND =
  /^(?:(?:\w+-)?cyst|tumou?r|neoplasm|lesion|skin-lesion|mass|nodule|hyperplasia|nevus|mole|polyp|growth|lump|dysplasia|atypia|ulcer|dermatitis|plasma-cells?)$/;
const NOT_YET =
  /\b(?:intra-?epithelial|in-?situ|situ|borderline|non-?invasive|pre-?invasive|micro-?invasive|proliferative)\b/i;

/** The doubt stands behind the name: "…, favoured", "… not excluded". */
function isLeftOpen({ head, assertion, source }: Frame, ctx: Context): boolean {
  if (head === null || assertion !== 'present') return false;
  const behind = ctx.understanding.report.clean.slice(head.span.end, source.end);
  return /^[^.;]{0,40}\b(?:is |are )?(?:favou?red|suspected|preferred|(?:not|cannot be|can['’]t be) (?:excluded|ruled out)|in the differential|to be (?:excluded|ruled out|considered))\b/i.test(
    behind,
  );
}

const STOPS =
  /^(?:a|an|the|this|that|these|those|its|of|in|on|at|to|for|from|with|without|by|and|or|no|not|is|are|was|were|be|been|shows?|showing|seen|contains?|containing|represents?|representing|favou?rs?|favou?ring|consistent|compatible|suggests?|suggesting|diagnostic|suspicious|versus|vs|as|has|have|than|also|some|any|see|including|involving|involved|biopsy|excision|final|diagnosis|noted|present|likely|possible|possibly|probable|probably)$/i;
/** Words in front of a name that leave it what it is. */
const LEAVE_IT =
  /^(?:\d.*|small|smaller|large|larger|tiny|minute|big|mild|mildly|moderate|moderately|severe|severely|marked|markedly|slight|slightly|minimal|new|old|acute|chronic|active|left|right|bilateral|upper|lower|middle|mid|anterior|posterior|medial|lateral|superior|inferior|proximal|distal|central|deep|peripheral|multiple|single|solitary|several|few|two|three|four|many|numerous|focal|focally|multifocal|patchy|diffuse|extensive|scattered|rare|occasional|prominent|typical|typically|usual|classic|classical|conventional|ordinary|simple|benign|malignant|invasive|infiltrating|metastatic|primary|recurrent|residual|incidental|well|poorly|differentiated|high|low|intermediate|grade|type|part|specimen|sample|polypoid|sessile|pedunculated|flat|raised|solid|red|brown|tan|white|grey|gray|pigmented|irregular|round|oval|ulcerated|inflamed|ruptured|irritated|common|known|previous|cm|mm|x|superficial|circumscribed|encapsulated|localized|localised|fragments?|pieces?|non-?specific)$/i;

/** Words of the noun phrase in front of the name that no entry of ours holds. */
function unreadBefore(head: Mention, frame: Frame, told: ReadonlySet<string>, ctx: Context): string[] {
  const { clean, sentences } = ctx.understanding.report;
  const label = sentences[frame.sentence]?.label?.span;
  const start = Math.max(
    sentences[frame.sentence]?.span.start ?? frame.source.start,
    label !== undefined && label.end <= head.span.start ? label.end : 0,
    head.span.start - 80,
  );
  const mentions = ctx.mentions.within({ start, end: head.span.start });
  const unread: string[] = [];
  let at = head.span.start;
  while (at > start) {
    const bracket = /\(([A-Za-z ]{3,30})\)[ \n]+$/.exec(clean.slice(start, at));
    if (bracket !== null) {
      at = start + bracket.index;
      continue;
    }
    const match = /([A-Za-z\d'’]+)([ \n-]+)$/.exec(clean.slice(start, at));
    const word = match?.[1];
    if (match === null || word === undefined) break;
    at = start + match.index;
    const on = mentions.find(({ span }) => span.start <= at && span.end > at);
    // A name of its own in front is no word of this one.
    if (
      on !== undefined &&
      /^(?:finding|disease|procedure|test|organism)$/.test(on.kind) &&
      !/^[a-z]+(?:ic|al|ous|oid|ed|ar)$/i.test(word)
    )
      break;
    if (STOPS.test(word)) break;
    const known = on !== undefined && (on.kind === 'anatomy' || told.has(on.ref.id));
    if (!known && !LEAVE_IT.test(word) && word.length > 2) unread.unshift(word);
  }
  return unread;
}

const STRENGTH =
  /\b(?:focal(?:ly)?|multi-?focal(?:ly)?|patchy|extensive(?:ly)?|widespread|at least|at most|highest|minimal(?:ly)?|microscopic(?:ally)?|early|borderline|equivocal|scattered|rare|minute|small (?:focus|foci)|in (?:one|a single) (?:area|focus|fragment)|predominantly|partly|partial(?:ly)?|incomplete(?:ly)?|isolated)\b/gi;

/** With the line's own words beside what leaves out how much, or how surely, there is of it. */
export function withStrength(planned: Planned[], words: string, ctx: Context): Planned[] {
  const strong = [...new Set((words.match(STRENGTH) ?? []).map((word) => word.toLowerCase()))];
  if (strong.length === 0) return planned;
  const told = planned
    .flatMap(({ plan }) => [plan.what, ...plan.details])
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const lost = strong.filter((word) => !told.includes(word.replace(/ly$/, '')));
  const owner = planned.find(({ frames }) =>
    frames.some(({ kind, field, negated }) => NAMED.has(kind) && field === undefined && !negated),
  );
  if (lost.length === 0 || owner === undefined || owner.retold || /: “/.test(told)) return planned;
  const frame = owner.frames[0];
  const sentence = frame === undefined ? undefined : ctx.understanding.report.sentences[frame.sentence];
  const quote = sentence === undefined ? null : quotable(words);
  if (sentence === undefined || quote === null) return planned;
  const line = say(`in the report’s words: “${quote}”`, [sentence.span]);
  const sensitive =
    planned.find((one) =>
      one.frames.some(({ head }) => /dysplasia|carcinoma|cancer|neoplas|melanoma|atypi/.test(head?.ref.id ?? '')),
    ) ?? owner;
  return planned.map((one) =>
    one === sensitive ? { ...one, plan: { ...one.plan, details: [line, ...one.plan.details] } } : one,
  );
}
