import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun } from '../context.js';
import { NUMBER, numberOf } from '../words/figures.js';
import { headPhrase } from '../words/phrase.js';
import { meaningOf, type Plan, plan } from './plan.js';

/** "Margin: negative, tumor is 5 cm away": not at the edge, so no growth of the edge. */
export function isClearOfEdge(frame: Frame, ctx: Context): boolean {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.assertion !== 'present') return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const words = sentence === undefined ? '' : ctx.clean(sentence.span);
  const edge =
    /\bmargins?\b/i.test(sentence?.label?.text ?? '') || frame.sites.some(({ ref }) => ref.id === 'surgical-margin');
  return edge && CLEAR.test(words) && !REACHED.test(words);
}

const CLEAR =
  /\bmargins?\b[^.]{0,30}\b(?:negative|clear|free|uninvolved|not involved)\b|\b\d+(?:\.\d+)? ?(?:mm|cm) (?:away|from|to the)\b/i;
const REACHED =
  /\b(?:positive|(?<!not )involved|present at|extends? (?:in)?to|at the (?:\w+ )?margin|focally|reaches|touch\w*|transect\w*)\b/i;

const CANCER = /carcinoma|cancer|metasta|tumor|malignan|melanoma|sarcoma|neoplasm/;
const SHARE = new RegExp(
  String.raw`\b(${NUMBER})(?: \(\d+\))? ?(?:of|out of|\/) ?(?:the )?(${NUMBER})(?: \(\d+\))? (?:[a-z-]+ ){0,3}(?:lymph )?nodes?\b`,
  'i',
);

/** "Metastatic carcinoma in two of eighteen lymph nodes (2/18)": how many held cancer, of how many. */
export function inNodes(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (ctx.understanding.report.type.type !== 'pathology' || !CANCER.test(noun.id)) return null;
  if (frame.assertion !== 'present' || frame.experiencer !== 'patient') return null;
  const words = ctx.clean(frame.source);
  const match = SHARE.exec(words);
  // "Grade 3 lobular carcinoma, 31 mm, 4/15 nodes +ve": the nodes are one more thing of a list, and the cancer itself is the finding.
  if (match !== null && frame.head !== null && !/metasta/.test(noun.id)) {
    const behind = frame.head.span.end - frame.source.start;
    if (match.index > behind && /[,;]/.test(words.slice(behind, match.index))) return null;
  }
  const [some, all] = [numberOf(match?.[1] ?? ''), numberOf(match?.[2] ?? '')];
  if (some < 1 || all < some) return null;
  const group = nodeGroup(frame, ctx);
  const of =
    all === 1
      ? `the 1 lymph node${group} that was checked`
      : `${some} of the ${all} lymph nodes${group} that were checked`;
  return { ...plan(`cancer was found in ${of}`, groundsOf(frame, ctx), [noun.id]), meaning: meaningOf(frame, ctx) };
}

/** "LYMPH NODES, RIGHT PELVIC, DISSECTION:": which of the nodes, as its label has it; nothing where it names none. */
export function nodeGroup(frame: Frame, ctx: Context): string {
  const label =
    ctx.understanding.report.sentences[frame.sentence]?.label?.text ??
    (frame.label === undefined ? '' : ctx.clean(frame.label));
  // "Left breast, lumpectomy with sentinel node biopsy" names an operation, and no group of nodes.
  if (!/\bnodes?\b/i.test(label) || /\b(?!lymphaden)[a-z]{3,}ectomy\b/i.test(label)) return '';
  const left = label
    .replace(
      /\b(?:regional|total|number|of|lymph|nodes?|dissection|excision|biopsy|biopsies|resection|sampling|examined|involved|removal|sentinel lymph|lymphadenectomy|the|core|needle|fna|positive|status|and|with|metastas[ei]s|contents?)\b/gi,
      ' ',
    )
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
  return left === '' || left.split(' ').length > 5 ? '' : ` (“${left}”)`;
}

/** "Peripheral margins: positive for melanoma": at the cut edge, told as that. */
export function atEdge(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.assertion !== 'present') return null;
  const label = ctx.understanding.report.sentences[frame.sentence]?.label?.text ?? '';
  const match = /\b(deep|peripheral|lateral|radial|anterior|posterior|surgical|resection)?\s*margins?\b/i.exec(label);
  if (match === null || !/^(?:finding|disease)$/.test(noun.kind) || noun.id.includes('margin')) return null;
  if (!/\b(?:positive|involved|present|focally)\b/i.test(ctx.clean(frame.source))) return null;
  const which = { deep: 'deep ', peripheral: 'side ', lateral: 'side ' }[match[1]?.toLowerCase() ?? ''] ?? '';
  const phrase = headPhrase({ ...frame, sites: [], laterality: null }, ctx, { term: true });
  return phrase === null
    ? null
    : plan(`the ${which}edge of the removed tissue shows ${phrase.text}`, groundsOf(frame, ctx), [
        ...phrase.knowledge,
        'surgical-margin',
      ]);
}
