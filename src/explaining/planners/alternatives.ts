import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import { bareName, headPhrase, type Phrase } from '../words/phrase.js';
import { LARGER } from './larger.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';
import { insideSample, sampleOf } from './sample.js';

/**
 * What a finding could be, all of it in one sentence and in the order that the report gives: "The cloudy area in your left
 * lung could be a lung infection (pneumonia) or loss of air, or less likely a growth." The finding itself is told apart.
 * Null where one of them cannot be named.
 */
export function planAlternatives(frames: readonly Frame[], ctx: Context): Plan | null {
  const owner = frames.find(({ oneOf }) => oneOf?.owner) ?? null;
  // "Malignancy or malignancy with pneumonia": one thing is named once.
  const ones = frames
    .filter((frame) => frame !== owner)
    .filter((one, at, all) => all.findIndex(({ head }) => head?.ref.id === one.head?.ref.id) === at);
  const [first] = ones;
  if (first === undefined || frames.some(({ ownWords }) => ownWords !== undefined)) return null;
  // "Likely ischaemic": how it came about, and no illness of its own.
  if (owner !== null && ones.some(({ head }) => head !== null && HOW_IT_CAME.test(ctx.clean(head.span))))
    return quoteLine(first.source, ctx);
  const sample = sampleOf(first, ctx);
  const shared = owner !== null || ones.every((one) => sameSites(one, first));
  const phrases: Phrase[] = [];
  for (const [at, one] of ones.entries()) {
    const inner = sample === null ? one : insideSample(one, sample, ctx);
    const bare = shared && (owner !== null || at < ones.length - 1);
    const phrase = headPhrase(bare ? { ...inner, sites: [], laterality: null, level: null } : inner, ctx, {
      term: true,
    });
    if (phrase === null) return null;
    phrases.push(phrase);
  }
  const names = inOrder(ones, phrases, ctx);
  const grounds = frames.flatMap((frame) => groundsOf(frame, ctx));
  const knowledge = phrases.flatMap((phrase) => phrase.knowledge);
  const held = owner === null ? null : headPhrase(owner, ctx, { term: false, bare: true });
  const text =
    owner === null || held === null || !/^(?:finding|disease)$/.test(held.kind) || LARGER.test(bareName(held.text))
      ? alone(first, names, sample?.name ?? null, owner !== null, ctx)
      : fitsInTissue(owner, first, held.plural, ctx)
        ? `what ${sample?.name ?? ctx.teller.name} shows fits with ${names}`
        : `the ${bareName(held.text)} ${joint(owner, first, held.plural, ctx)} ${names}`;
  return { what: say(text, grounds, [...(held?.knowledge ?? []), ...knowledge]), details: [], meaning: [] };
}

/** "Hypercellular marrow, in keeping with MDS": it is the whole of the sample that fits. */
function fitsInTissue(owner: Frame, first: Frame, many: boolean, ctx: Context): boolean {
  return ctx.understanding.report.type.type === 'pathology' && /^fits? with$/.test(joint(owner, first, many, ctx));
}

const HOW_IT_CAME = /^[a-z]+(?:ic|ous|al|ive)$/i;

function sameSites(a: Frame, b: Frame): boolean {
  const ids = ({ sites, laterality, level }: Frame) =>
    `${sites.map(({ ref }) => ref.id).join()}|${laterality}|${level}`;
  return ids(a) === ids(b);
}

function joint(owner: Frame, first: Frame, many: boolean, ctx: Context): string {
  const between = ctx.clean({ start: owner.head?.span.end ?? 0, end: first.head?.span.start ?? 0 });
  const probably = first.certainty === 'probable';
  if (/\b(?:due|secondary|related|caused|resulting)\b/i.test(between))
    return probably ? (many ? 'probably come from' : 'probably comes from') : 'could come from';
  if (owner.head?.kind === 'disease' || /-sign$/.test(owner.head?.ref.id ?? ''))
    return probably ? `${many ? 'are' : 'is'} probably a sign of` : 'could be a sign of';
  if (first.assertion === 'present' && owner.links.some(({ relation }) => relation === 'consistent'))
    return many ? 'fit with' : 'fits with';
  if (probably) return many ? 'are probably' : 'is probably';
  return 'could be';
}

/** "a or b", ", possibly c", ", less likely d". */
function inOrder(ones: readonly Frame[], phrases: readonly Phrase[], ctx: Context): string {
  let text = phrases[0]?.text ?? '';
  for (let at = 1; at < ones.length; at++) {
    const [before, one] = [ones[at - 1] as Frame, ones[at] as Frame];
    const name = phrases[at]?.text ?? '';
    const between = ctx.clean({ start: before.head?.span.end ?? 0, end: one.head?.span.start ?? 0 });
    if (one.certainty === 'unlikely' || /\bless (?:likely|probabl[ey])\b/i.test(between))
      text += `, or less likely ${name}`;
    else if (before.certainty === 'probable' && one.certainty === 'possible') text += `, or possibly ${name}`;
    else if (at === ones.length - 1 || /\b(?:or|versus|vs)\b|\//i.test(between)) text += ` or ${name}`;
    else text += `, ${name}`;
  }
  return text;
}

const BACK =
  /^\W*(?:this|these|it|they|that|(?:the )?(?:findings?|appearances?|features?|changes|pattern|constellation))\b/i;
const DIFFERENTIAL = /\b(?:differential|ddx|considerations?|possibilities)\b/i;

function alone(first: Frame, names: string, sample: string | null, taken: boolean, ctx: Context): string {
  const sentence = ctx.clean(ctx.understanding.report.sentences[first.sentence]?.span ?? first.source);
  if (DIFFERENTIAL.test(sentence)) return `as what could be behind this, the report names ${names}`;
  const { name, sees } = ctx.teller;
  if (!sees) return `the report says it could be ${names}`;
  if (taken || BACK.test(sentence))
    return first.certainty === 'probable'
      ? `what ${name} shows is probably ${names}`
      : `what ${name} shows could be ${names}`;
  return `${sample ?? name} ${first.certainty === 'probable' ? 'probably shows' : 'may show'} ${names}`;
}
