import { singleSpaced } from '../knowledge/index.js';
import { isAttributeWord } from './attributes/attribute-words.js';
import { attributesOf, type Clause, type ReadSentence } from './clause.js';
import { anatomyOf, blank, CERTAIN, type DraftFrame, firstAnatomy, headed } from './draft-frame.js';
import type { PlacedMention } from './mentions.js';

/** "No acute cardiac, pulmonary or pleural disease": nothing new, in the parts that are named. */
const NOTHING_NEW =
  /^(?:there (?:is|are) )?no (?:(?:definite|evident|convincing|radiographic|plain film) )*(?:(?:evidence|signs?|indication) (?:of|for) )?(?:an? )?(?:acute|active)(?:(?:,| or| and|\/) (?:acute|active))? (.{2,70}?)[ -](?:disease|process(?:es)?|abnormalit(?:y|ies)|findings?|changes?|pathology)(?: (?:is |are )?(?:seen|identified|noted|detected|demonstrated))?$/i;
const BETWEEN = new Set('and or nor , / - left right bilateral intra radiographic visible focal gross'.split(' '));
const HEART_AND_LUNGS = new Set(['heart', 'lung', 'pleura', 'thorax', 'mediastinum', 'pleural-space']);

/** "Negative examination of the chest", "Lumbar spine negative". */
const NEGATIVE =
  /^(?:this is an? )?(?:negative|unremarkable) (?!for\b)(?:[\w-]+ ){0,2}(?:exam(?:ination)?|study|chest|x-?rays?|radiographs?|series|views?|films?)(?: (?:of|for) [\w ]{3,30})?$|^[a-z ,-]{3,40} (?:is |are )?negative$/i;

/** Words of the name of an examination beside its test and its body part. */
const NAMING = new Set(
  'the of and with without contrast iv intravenous noncontrast enhanced unenhanced left right bilateral both ap pa lateral oblique frontal portable view views series soft tissue tissues study exam two three single one upright decubitus , / . :'.split(
    ' ',
  ),
);

/**
 * What a picture's report says of the whole of it: nothing new, a negative study, a place that looks as it did before,
 * or only the name of the examination. Null for any other clause.
 */
export function overallFrame(read: ReadSentence, clause: Clause): DraftFrame | null {
  if (read.reportType !== 'imaging' || read.bodyFrom > 0) return null;
  const words = singleSpaced(read.text.slice(clause.span.start, clause.span.end));
  if (words.length > 160) return null;
  if (
    /^end of (?:the )?report$|^(?:please )?(?:see|refer to) (?:above|below|the (?:body|findings|report|description)|findings|comments?|note|discussion|full report)\b/i.test(
      words,
    )
  )
    return blank(read, clause, 'identity', null, CERTAIN);
  return (
    nothingNew(read, clause, words) ?? negative(read, clause, words) ?? unchanged(read, clause) ?? name(read, clause)
  );
}

function nothingNew(read: ReadSentence, clause: Clause, words: string): DraftFrame | null {
  const between = NOTHING_NEW.exec(words)?.[1];
  if (between === undefined) return null;
  const parts = clause.placed.filter((item) => item.mention.kind === 'anatomy');
  if (parts.length === 0 || clause.placed.some((item) => isSomething(item))) return null;
  const from = parts[0]?.from ?? 0;
  const to = parts.at(-1)?.to ?? 0;
  for (let i = from; i < to; i++) {
    if (!parts.some((part) => part.from <= i && i < part.to) && !BETWEEN.has(read.tokens[i]?.text ?? '')) return null;
  }
  const side = attributesOf(read, clause.from, clause.to).laterality;
  const both = side === null && parts.every((part) => HEART_AND_LUNGS.has(part.mention.ref.id));
  const item = named(read, clause, both ? 'acute-cardiopulmonary-abnormality' : 'acute-abnormality');
  if (!item) return null;
  const head = { item, from: clause.from, to: clause.to, sites: both ? [] : parts, links: [] };
  return headed(read, clause, 'absent', head, { ...CERTAIN, negation: 'negated' });
}

function negative(read: ReadSentence, clause: Clause, words: string): DraftFrame | null {
  if (!NEGATIVE.test(words) || clause.placed.some((item) => isSomething(item))) return null;
  const item = named(read, clause, 'normal-study');
  return item && { ...blank(read, clause, 'normal', item, CERTAIN), sites: anatomyOf(clause) };
}

/** "Stable chest", "No change from the prior exam": held against an earlier picture, and the same. */
function unchanged(read: ReadSentence, clause: Clause): DraftFrame | null {
  const { change } = attributesOf(read, clause.from, clause.to);
  if (change !== 'stable') return null;
  // "Decline at the spine, hip stable": one of two did change.
  const words = read.text.slice(clause.span.start, clause.span.end);
  // "Stable hip, status-post pinning": what was done to it is more than that.
  if (
    MOVED.test(words) ||
    /\bstatus[- ]post\b|\bs\/p\b|\b(?:after|following|with) (?!(?:the )?(?:prior|previous|last|comparison|respect))/i.test(
      words,
    )
  )
    return null;
  const plain = clause.placed.every(
    (item) =>
      ['anatomy', 'test'].includes(item.mention.kind) || isAttributeWord(item) || item.mention.ref.id === 'prior-study',
  );
  if (!plain || clause.placed.length === 0) return null;
  if (read.tokens.slice(clause.from, clause.to).some((token) => token.kind === 'number')) return null;
  const head = firstAnatomy(clause);
  return { ...blank(read, clause, 'comparison', head, CERTAIN), sites: anatomyOf(clause).slice(1), change };
}

const MOVED =
  /\b(?:declin\w+|decreas\w+|increas\w+|loss|lost|gain\w*|wors\w+|improv\w+|larger|smaller|grown|progress\w*|regress\w*|new)\b/i;

/** "Right foot.", "AP and lateral views of the chest." */
function name(read: ReadSentence, clause: Clause): DraftFrame | null {
  if (!clause.placed.some((item) => ['anatomy', 'test'].includes(item.mention.kind))) return null;
  const words = read.text.slice(clause.span.start, clause.span.end);
  const title = words === words.toUpperCase() && clause.placed.some((item) => item.mention.kind === 'test');
  for (let i = clause.from; i < clause.to; i++) {
    const inName = clause.placed.some(
      (item) =>
        ['anatomy', 'test'].includes(item.mention.kind) && item.from <= i && i < item.to && (title || !item.adjective),
    );
    if (!inName && !NAMING.has(read.tokens[i]?.text ?? '')) return null;
  }
  return blank(read, clause, 'identity', null, CERTAIN);
}

/** True for what would be a finding of its own. */
function isSomething(item: PlacedMention): boolean {
  return (
    ['finding', 'disease', 'symptom', 'device', 'organism', 'medicine', 'normal'].includes(item.mention.kind) &&
    item.mention.ref.id !== 'disease'
  );
}

/** The clause as a mention of an entry that its words stand for; null where the knowledge base has none such. */
function named(read: ReadSentence, clause: Clause, id: string): PlacedMention | null {
  const concept = read.knowledge.concept(id);
  if (!concept) return null;
  const mention = {
    span: clause.span,
    sentence: read.sentence.index,
    ref: { folder: 'concepts' as const, id },
    kind: concept.kind,
    via: 'word-order' as const,
  };
  return { mention, from: clause.from, to: clause.to };
}
