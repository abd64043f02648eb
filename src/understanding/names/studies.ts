import type { Span } from '../../contract/analysis.js';
import { foldAll, type Knowledge, longestPhrase, singleSpaced, tokenize } from '../../knowledge/index.js';
import { isStudyLabel, isStudyLine, OF_OTHER_TESTS, type ReadReport, type Sentence } from '../../reading/index.js';
import { sideOf } from '../attributes/sides.js';
import type { Frame, Mention, Understanding } from '../types.js';

const MADE_WITH = new Set(
  'xr cr dx ct cta mri mra mr us uss usg pet nm dxa dexa x-ray xray x-rays ray rays radiograph radiographs ultrasound doppler scan views view'.split(
    ' ',
  ),
);

/** One of several studies on a paper, by its title. */
interface Study {
  /** Of its title. */
  span: Span;
  /** Its title as printed. */
  words: string;
  /** The parts of the body that the title names. */
  parts: Mention[];
}

const known = new WeakMap<ReadReport, readonly Study[]>();

/** The studies that one paper holds; none where it is of one study. */
export function studiesIn(report: ReadReport, knowledge: Knowledge): readonly Study[] {
  const found = known.get(report);
  if (found !== undefined) return found;
  const titles = new Map<number, Study>();
  const put = (span: Span, labels = false) => {
    const words = wordsOf(report, span)
      .replace(/\s*:\s*$/, '')
      .trim();
    if (titles.has(span.start) || !(labels ? isStudyLabel(words) : isStudyLine(words))) return;
    const parts = partsOfTitle(span, words, knowledge);
    if (parts.length > 0) titles.set(span.start, { span, words, parts });
  };
  for (const { heading } of report.sections) if (heading != null) put(heading.span);
  for (const { section, label, span } of report.sentences) {
    if (OF_OTHER_TESTS.has(report.sections[section]?.kind ?? 'other')) continue;
    if (label != null && label.span.end < span.end) put(label.span, true);
    else put(span);
  }
  const placed = [...titles.values()].sort((a, b) => a.span.start - b.span.start);
  const heading = placed.filter((_, at) => !isListed(placed, at, report.clean));
  const names = new Set(heading.map(({ words }) => words.toLowerCase().replace(/\W+/g, ' ')));
  const list = names.size < 2 ? [] : heading;
  known.set(report, list);
  return list;
}

/** One of a list of all that was made, with nothing between them: what follows is of none of them alone. */
function isListed(titles: readonly { span: Span }[], at: number, clean: string): boolean {
  const touch = (one?: { span: Span }, next?: { span: Span }) =>
    one !== undefined &&
    next !== undefined &&
    !/[A-Za-z]{2}/.test(clean.slice(one.span.end, next.span.start).replace(/\band\b/gi, ''));
  return touch(titles[at - 1], titles[at]) || touch(titles[at], titles[at + 1]);
}

/**
 * The study under whose title a sentence stands, where the paper holds several. A conclusion behind them all is of
 * them all, unless each has one of its own.
 */
export function studyOf(sentence: number, report: ReadReport, knowledge: Knowledge): Study | null {
  const { sentences, sections } = report;
  const own = sentences[sentence];
  const studies = studiesIn(report, knowledge);
  const last = studies.at(-1);
  if (own === undefined || last === undefined) return null;
  const concludes =
    own.span.start > last.span.start &&
    sections[own.section]?.kind === 'impression' &&
    !sections.some(({ kind, span }) => kind === 'impression' && span.start < last.span.start);
  return concludes ? null : (studies.findLast(({ span }) => span.start <= own.span.start) ?? null);
}

/** The parts of the body that the title of a study names, without how it was made ("HEAD CT" is of the head). */
function partsOfTitle(title: Span, words: string, knowledge: Knowledge): Mention[] {
  const tokens = tokenize(words).filter(({ text }) => !MADE_WITH.has(text));
  const folds = foldAll(tokens);
  const parts: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = longestPhrase(knowledge.phrases, tokens, folds, at);
    if (match === null) continue;
    const { ref } = match.phrase;
    if (ref.folder === 'concepts' && ref.kind === 'anatomy')
      parts.push({ span: title, sentence: -1, ref: { folder: 'concepts', id: ref.id }, kind: 'anatomy', via: 'exact' });
    at = match.to - 1;
  }
  return parts;
}

const wordsOf = ({ clean }: ReadReport, { start, end }: Span): string => singleSpaced(clean.slice(start, end));

/**
 * What is found or denied without a place under the title of a study ("CT HEAD") has the part that the title names as its
 * place, and its side, where its own name holds no place.
 */
export function placeInStudies(understanding: Understanding, knowledge: Knowledge): void {
  const { report, frames } = understanding;
  const studies = report.type.type === 'imaging' ? studiesIn(report, knowledge) : [];
  if (studies.length === 0) return;
  const inTitle = ({ start, end }: Span) => studies.some(({ span }) => start >= span.start && end <= span.end + 1);
  understanding.unread = understanding.unread.filter((span) => !inTitle(span));
  // "The spleen holds some healed spots, but no mass": said of that organ, and not of all that the study shows.
  const named = new Set(
    understanding.mentions.filter(({ kind }) => kind === 'anatomy').map(({ sentence }) => sentence),
  );
  for (const frame of frames) {
    if (frame.sites.length === 0 && named.has(frame.sentence)) continue;
    const placeless = isPlaceless(frame, knowledge);
    const study = studyOf(frame.sentence, report, knowledge);
    const ofPart = study !== null && isOfPart(frame, study, knowledge);
    if (!placeless && !ofPart && !isSideless(frame, knowledge)) continue;
    const label = report.sentences[frame.sentence]?.label?.span;
    if (study === null) continue;
    if (label !== undefined && label.start !== study.span.start && !OF_ALL.test(wordsOf(report, label))) continue;
    const sides = study.words.match(/\b(?:left|right|both|bilateral)\b/gi) ?? [];
    if (sides.length > 1 || study.parts.length > (sides.length === 0 ? 3 : 1)) continue;
    const side = sideOf(sides[0]?.toLowerCase() ?? '') ?? null;
    if (!placeless && (side === null || side === 'both')) continue;
    if (placeless) frame.sites = study.parts;
    frame.laterality = side;
    frame.label = study.span;
  }
}

const OF_ALL = /^\W*(?:findings?|impression|conclusion|opinion|report|result)\W*$/i;

/** Names that hold their place: "a broken skull bone", "air around the lung". */
const PLACE =
  /\b(?:brain|skull|head|lungs?|heart|liver|kidneys?|spine|spinal|disc|bowel|belly|stomach|chest|breasts?|eyes?|ears?|sinus\w*|neck|bladder|womb|aorta|nose|throat|windpipe|food pipe|prostate|thyroid|pancreas|spleen|faces?|facial|jaw|teeth|tooth|hips?|knees?|ankles?|wrists?|elbows?|shoulders?|ribs?|hands?|foot|feet|fingers?|toes?|legs?|arms?|forearms?|thighs?|pelvi\w+|collarbones?)\b/;
/** What any part of the body may have. */
const OF_ANY: ReadonlySet<string> = new Set([
  'general',
  'bones-joints',
  'heart-vessels',
  'skin',
  'infection',
  'cancer',
]);

function isPlaceless({ kind, sites, laterality, level, head, experiencer }: Frame, knowledge: Knowledge): boolean {
  if (kind !== 'absent' && kind !== 'finding') return false;
  if (sites.length > 0 || laterality !== null || level !== null || head === null || experiencer !== 'patient')
    return false;
  return head.ref.folder === 'concepts' && !saysWhere(head, knowledge);
}

/** "Swelling over the lateral malleolus" in a study of the right ankle. */
function isSideless({ kind, sites, laterality, experiencer }: Frame, knowledge: Knowledge): boolean {
  if ((kind !== 'absent' && kind !== 'finding') || laterality !== null || experiencer !== 'patient') return false;
  return sites.length === 1 && sites.every(({ ref }) => knowledge.concept(ref.id)?.paired === true);
}

/** "Neck of femur fracture" in a study of the left hip: its everyday name holds the part, and the title the side. */
function isOfPart({ kind, sites, laterality, head, experiencer }: Frame, study: Study, knowledge: Knowledge): boolean {
  if (!/^(?:absent|finding|diagnosis)$/.test(kind) || laterality !== null || sites.length > 0) return false;
  if (head === null || head.ref.folder !== 'concepts' || experiencer !== 'patient') return false;
  const lay = knowledge.concept(head.ref.id)?.lay ?? '';
  return study.parts.some(({ ref }) => {
    const part = knowledge.concept(ref.id);
    return part?.paired === true && new RegExp(String.raw`\b${part.lay}s?\b`, 'i').test(lay);
  });
}

/** True where the everyday name says where a thing is, or only one part of the body can have it. */
export function saysWhere({ ref }: Mention, knowledge: Knowledge): boolean {
  const concept = ref.folder === 'concepts' ? knowledge.concept(ref.id) : undefined;
  return concept !== undefined && (PLACE.test(concept.lay) || !OF_ANY.has(concept.system));
}

/** True for a sentence that is the title of one of several studies, and nothing else. */
export function isStudyTitle({ span }: Sentence, report: ReadReport, knowledge: Knowledge): boolean {
  return studiesIn(report, knowledge).some(
    (title) => title.span.start <= span.start + 2 && title.span.start >= span.start && title.span.end >= span.end - 2,
  );
}

/** How pictures are made, by the words that titles name it with. */
const KINDS: readonly RegExp[] = [
  /\b(?:xr|cr|dx|x-?rays?|radiographs?)\b/i,
  /\b(?:ct|cta)\b/i,
  /\b(?:mri|mra|mr)\b/i,
  /\b(?:uss?|usg|ultrasound|doppler)\b/i,
  /\bmammogra/i,
  /\bpet\b/i,
];

/** True where one paper holds pictures made in more than one way: "the X-ray" shows no gallstones. */
export function areOfSeveralKinds(report: ReadReport, knowledge: Knowledge): boolean {
  if (report.type.type !== 'imaging') return false;
  const kinds = studiesIn(report, knowledge).map(({ words }) => KINDS.findIndex((kind) => kind.test(words)));
  return new Set(kinds.filter((kind) => kind >= 0)).size > 1;
}
