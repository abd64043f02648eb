import { singleSpaced } from '../../knowledge/index.js';
import type { ReadReport } from '../../reading/index.js';
import type { Frame, Mention } from '../types.js';
import { drop, type Statement } from './statement.js';
import { leaveToItsWords } from './unsettled.js';

/**
 * What a picture cannot show, what its words say of something else than the name, and places that a line of several
 * places does not give. Told in the report's own words, or without what is not said.
 */

const LOOKS = 160;
const THINGS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis']);

/** No picture finds or denies it: it was known, asked, or seen in a sample. */
const NEVER_PICTURED =
  /^(?:malignant-cells|atypical-cells|cancer-cells|allergy|drug-allergy|penicillin-allergy|drug-reaction)$/;
/** "(no malignant cells, not representative)": a test that could not answer denies nothing. */
const NO_ANSWER =
  /\b(?:not|non)[- ]?(?:representative|diagnostic|conclusive|informative)\b|\b(?:inconclusive|insufficient|inadequate|unsatisfactory|too (?:few|little) (?:cells|tissue|material))\b/i;
/** "Osteoporosis meds: none": the medicine is denied, and not the illness. */
const ITS_CARE =
  /^[ -](?:meds?|medications?|medicines?|drugs?|treatments?|therap(?:y|ies)|tx|rx|prophylaxis|screening|vaccin\w+)\b[ .:-]*(?:none|no|nil|never|not|[-–]|0)?\b/i;
/** "No FDG-avid cervical nodes", "no enhancing intracranial lesion": denied is the thing behind, of that look. */
const OF_LOOK = /uptake|avid|enhanc|restrict|hyperintens|hypointens|hypodens|hyperdens|hypoecho|hyperecho/;
const THING_BEHIND =
  /^[- ](?:[\w,/-]+ ){0,5}?(?:nodes?|lesions?|mass(?:es)?|nodules?|foci|focus|adenopathy|lymphadenopathy|deposits?|disease|collections?|components?)\b/i;
/** A thing that stands in any part: what part it is denied of must be told with it. */
const OF_ANY_PART =
  /^(?:stenosis|narrowing|regurgitation|dilation|dilatation|thickening|obstruction|enlargement|aneurysm|calcification|plaque|leak)$/;
/** "US-guided", "US 2 yearly", "film not brought": no test that was done to the reader now. */
const NO_TEST =
  /^(?:[- ]?guid(?:ed|ance)\b|(?: every)? (?:\d{1,2}|one|two|three|five|six|twelve)?[- ]?(?:yearly|monthly|weekly|years?\b|months?\b)|s?,? (?:were |was |is |are )?not (?:brought|available|provided|seen|to hand|submitted))/i;
/** "Lesion - spread cannot be excluded": left open is what stands behind the dash. */
const OTHER_NOT_EXCLUDED =
  /^\s*(?:[-–—:,(]|\b(?:and|in which|for which|where)\b)\s*[^.;]{2,60}?\b(?:cannot|can ?not|can['’]t|could ?n[o']t|not)(?: (?:be|been|entirely|fully|completely|definitely|confidently|reliably))* (?:excluded?|ruled out)\b/i;
/** "Seen in fracture and infection", "as this can be seen in such tumours": what is so in others, and not found here. */
const OF_OTHERS =
  /(?:^\W*(?:commonly |often |typically |usually )?|\b(?:can|may|could|might)(?: \w+ly| also)? be |\b(?:is|are) (?:also |commonly |often |typically |usually )+)(?:seen|found|encountered|described) (?:in|with|among)\b(?![^;:]*\b(?:is|are|was|there)\b)[^;:]{0,90}$/i;
/** "With a thin sclerotic margin": the rim of what is told already. */
const ITS_RIM = /^ (?:margins?|rims?|borders?|edges?|halo|walls?)\b/i;
/** "Is the normal apophysis": another thing is called normal than the part the line begins with. */
const IS_THE_NORMAL = /\b(?:is|are|represents?|reflects?|likely|probably) (?:the |a |an )$/i;
/** "Prob. pill or calculus": one of two, of which the other has no name here. */
const OR_ANOTHER = /\b(?:prob(?:able|ably)?\.?|possibl[ey]|poss\.?|likely|either|\?) ?(?:an? )?[a-z-]+ or (?:an? )?$/i;
/** "Was 55% by echo 2023": a test of an earlier day that a figure is of. */
const BY_A_TEST = /\b(?:by|on) (?:the |an? )?$/i;
const OF_A_YEAR = /^,? (?:in |of |from )?(?:\w{3,9} )?(?:19|20)\d\d\b/;
/** "Nodules: R1 - mid pole": the first of several, told for itself. */
const FIRST_OF_LIST = /^\s*:\s*(?:[RLN]|no\.? ?|#)?\d{1,2}\b\s*[-–:.)]/i;

/** Air, fluid and blood that change within hours. */
const MOVES = /^(?:pneumothorax|pleural-effusion|hematoma|hemothorax|pneumoperitoneum|subdural-hematoma|ascites)$/;

/** "T2: no edema" among the pictures of an MRI: a kind of picture, and no bone. */
const OF_PICTURES = /^.{0,4}?\bT[12][*\s]*:/s;
const SEQUENCES = /\b(?:STIR|FLAIR|SSFP|LGE|DWI|GRE|SWI|cine|mapping|weighted)\b/i;
const HEAD = 4000;

/** Changes the frames it is given. Linear in the length of the report. */
export function setPicturedRight(
  statements: readonly Statement[],
  report: ReadReport,
  mentions: readonly Mention[],
): void {
  if (report.type.type !== 'imaging') return;
  const weighted = SEQUENCES.test(report.text.slice(0, HEAD));
  const parts = new Map<number, number[]>();
  for (const { kind, sentence, span } of mentions)
    if (kind === 'anatomy') parts.set(sentence, [...(parts.get(sentence) ?? []), span.start]);
  const heads = new Map<number, number[]>();
  for (const { frame } of statements)
    if (frame.head !== null && THINGS.has(frame.kind))
      heads.set(frame.sentence, [...(heads.get(frame.sentence) ?? []), frame.head.span.start]);
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.head === null || frame.field !== undefined || frame.setAside || frame.experiencer !== 'patient') continue;
    const sentence = report.sentences[frame.sentence];
    const { start, end } = frame.head.span;
    if (sentence === undefined) continue;
    const from = Math.min(sentence.span.start, sentence.label?.span.start ?? start);
    const span = { start: from, end: sentence.span.end };
    if (start < span.start || end > span.end) continue;
    if (
      weighted &&
      /^T[12]$/.test(frame.level ?? '') &&
      OF_PICTURES.test(report.clean.slice(Math.max(0, span.start - 4), start))
    )
      frame.level = null;
    const behind = singleSpaced(report.clean.slice(end, Math.min(span.end, end + LOOKS)));
    const before = singleSpaced(report.clean.slice(Math.max(span.start, start - LOOKS), start));
    const unseen = NO_TEST.test(behind) || (BY_A_TEST.test(before) && OF_A_YEAR.test(behind));
    if (frame.head.kind === 'test' && frame.kind !== 'recommendation' && unseen) {
      drop(statement);
      continue;
    }
    if (THINGS.has(frame.kind)) {
      bringToNow(frame, before);
      leaveOutPlaces(frame, report);
      if (/^scleros/.test(frame.head.ref.id) && ITS_RIM.test(behind)) {
        drop(statement);
        continue;
      }
      const named = frame.assertion === 'present' || frame.assertion === 'possible';
      if (named && (OF_OTHERS.test(before) || (frame.oneOf === undefined && OR_ANOTHER.test(before))))
        leaveToItsWords(frame, true);
      if (FIRST_OF_LIST.test(behind)) frame.count = { kind: 'number', value: 1 };
    }
    if (frame.kind === 'normal' && IS_THE_NORMAL.test(before)) frame.ownWords = 'unbound';
    if (frame.kind === 'absent') {
      const ahead = (parts.get(frame.sentence) ?? []).filter((at) => at >= span.start && at < start);
      settleDenial(frame, behind, ahead.length > 0);
    } else if (
      frame.assertion === 'possible' &&
      OTHER_NOT_EXCLUDED.test(behind) &&
      (heads.get(frame.sentence) ?? []).some((at) => at > end)
    ) {
      frame.assertion = 'present';
      frame.certainty = 'certain';
    }
  }
  setSizesInTheirTime(statements, report);
}

/** "Existing metastasis unchanged, new lesion in the pons": what is new or still seen is there now, whatever is gone beside it. */
function bringToNow(frame: Frame, before: string): void {
  if (frame.assertion !== 'historical' || frame.change === null || frame.change === 'resolved') return;
  if (frame.change !== 'new' && OF_OLD.test(before)) return;
  frame.assertion = 'present';
  frame.temporality = 'recent';
}

const OF_OLD = /\b(?:old|remote|healed|past|prior|previous|former|history|known|chronic|h\/o)\b[^;,.]*$/i;

function settleDenial(frame: Frame, behind: string, partAhead: boolean): void {
  const id = frame.head?.ref.id ?? '';
  if (frame.ownWords !== undefined) return;
  // "Kidneys: … AAA 3.6 cm, no leak": of the vessel, whatever part the line is on.
  if (id === 'extravasation' && frame.sites.every(({ span }) => frame.label && span.end <= frame.label.end))
    frame.sites = [];
  if (NO_ANSWER.test(behind) || ITS_CARE.test(behind)) leaveToItsWords(frame, true);
  else if (NEVER_PICTURED.test(id)) leaveToItsWords(frame, false);
  else if (OF_LOOK.test(id) && THING_BEHIND.test(behind)) frame.ownWords = 'unbound';
  else if (OF_ANY_PART.test(id) && frame.sites.length === 0 && partAhead) frame.ownWords = 'unbound';
}

/** "Kidneys and ureters: simple cyst left lower pole", "Abdo/Pelvis: Gallstones": in one of them, and not said in which. */
function leaveOutPlaces(frame: Frame, report: ReadReport): void {
  const { label } = frame;
  if (label === undefined || frame.sites.length === 0) return;
  if (frame.sites.some(({ span }) => span.start < label.start || span.end > label.end)) return;
  const named = report.clean.slice(label.start, label.end).replace(/\([^)]*\)?/g, '');
  if (/\b(?:and|or)\b|[&/,+]/i.test(named)) frame.sites = [];
}

/** Sizes of one thing that grew or shrank between two looks at it stand in their own lines, each with its time. */
function setSizesInTheirTime(statements: readonly Statement[], report: ReadReport): void {
  const groups = new Map<string, Frame[]>();
  for (const { frame } of statements) {
    const id = frame.head?.ref.id ?? '';
    if (!MOVES.test(id) || !THINGS.has(frame.kind) || frame.assertion !== 'present' || frame.setAside) continue;
    if (frame.sizes.every(({ previous }) => previous)) continue;
    groups.set(id, [...(groups.get(id) ?? []), frame]);
  }
  for (const group of groups.values()) {
    const sentences = new Set(group.map(({ sentence }) => sentence));
    const sizes = new Set(group.map(({ sizes }) => sizes.find(({ previous }) => !previous)?.values.join('x')));
    const moved = group.some(
      ({ change, sentence }) =>
        change === 'increased' || change === 'decreased' || MOVED.test(wordsOf(sentence, report)),
    );
    const sides = new Set(group.flatMap(({ laterality }) => laterality ?? []));
    if (sentences.size < 2 || sizes.size < 2 || !moved || sides.size > 1) continue;
    for (const frame of group) frame.ownWords ??= 'no_weight';
  }
}

const MOVED =
  /\b(?:increas\w+|enlarg\w+|larger|grown|grew|progress\w+|worsen\w+|decreas\w+|reduc(?:ed|tion)|smaller|shr[aiu]nk\w*|residual|re-?expan\w+)\b/i;

function wordsOf(sentence: number, report: ReadReport): string {
  const span = report.sentences[sentence]?.span;
  return span === undefined ? '' : report.clean.slice(span.start, Math.min(span.end, span.start + 400));
}
