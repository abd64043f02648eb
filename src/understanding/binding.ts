import { isAttributeWord } from './attributes/attribute-words.js';
import { isSeverityWord } from './attributes/severity.js';
import { sideOf } from './attributes/sides.js';
import type { Clause, ReadSentence } from './clause.js';
import { isGeneralWord } from './data/general-words.js';
import { finiteVerbs } from './data/stops.js';
import type { DraftFrame } from './draft-frame.js';
import type { PlacedMention } from './mentions.js';
import { phraseStart } from './names/own-words.js';
import type { Mention } from './types.js';

/**
 * In what a picture or a sample shows: frames of which grammar does not say for certain that their concept is the thing
 * told of, or that it lies where they put it. The name of something else may stand behind it ("enhancing wall"), it may be
 * how an unknown thing is ("collection with thin septa"), its place may be one it only lies beside or the first of two.
 * Such a frame is told in the report's own words.
 */
export function markUnbound(read: ReadSentence, clauses: readonly Clause[], frames: readonly DraftFrame[]): void {
  if (read.reportType !== 'imaging' && read.reportType !== 'pathology') return;
  for (const frame of frames) {
    if (!KINDS.has(frame.kind) || frame.ownWords || frame.field || frame.part || frame.score) continue;
    if (
      frame.head?.ref.folder !== 'concepts' ||
      !(HEADS.has(frame.head.kind) || frame.kind === 'normal') ||
      frame.experiencer !== 'patient'
    )
      continue;
    const item = read.words.placed.find(({ mention }) => mention === frame.head);
    const clause = clauses.find(({ placed }) => item !== undefined && placed.includes(item));
    if (item === undefined || clause === undefined) continue;
    if (frame.kind === 'normal') {
      if (clause.placed.some((site) => frame.sites.includes(site.mention) && losesPlaceBefore(read, clause, site)))
        frame.ownWords = 'unbound';
      continue;
    }
    frame.sites = frame.sites.filter((site) => isPlaceOf(read, clause, item, site, frame));
    const twins = frames.filter(({ head }) => head === frame.head);
    if (isUnbound(read, clause, item, frame, twins)) frame.ownWords = 'unbound';
  }
}

/** Labels of a kind of tissue head a section and are no place: "BONES:", "LIGAMENTS:". */
const CLASSES: ReadonlySet<string> = new Set([
  'bone', 'joint', 'ligament', 'tendon', 'muscle', 'cartilage', 'soft-tissues', 'blood-vessels', 'blood-vessel', 'nerve',
]); // biome-ignore format: one list
const SPACES = /abdomen|pelvis|peritone|pouch|space|gutter|cul-de-sac|thorax|chest|joint|adnexa|mesenter/;
const OF_ANY_TISSUE = /metasta|^(?:mass|lesion|tumor|cancer|malignancy|neoplasm|infection|abscess|hematoma|bleeding)$/;
/** What a finding does to a neighbour. */
const EFFECT =
  /^(?:compress(?:es|ing)?|displac(?:es|ing)|effac(?:es|ing)|indent(?:s|ing)|contact(?:s|ing)|abut(?:s|ting)?|deviat(?:es|ing)|imping(?:es|ing)|push(?:es|ing)|touch(?:es|ing))$/;

/** False for a body part that the frame holds as its place and that it is not: a heading, a neighbour, a kind of tissue. */
function isPlaceOf(read: ReadSentence, clause: Clause, item: PlacedMention, site: Mention, frame: DraftFrame): boolean {
  const { tokens } = read;
  const label = read.labelSites.some(({ mention }) => mention === site);
  if (label) {
    if (read.reportType !== 'imaging' || item.mention.kind === 'descriptor' || frame.kind === 'normal') return true;
    // "Uterus: … Trace free fluid.": it lies in no organ.
    if (/^(?:free-|ascites$)/.test(item.mention.ref.id) && !SPACES.test(site.ref.id)) return false;
    // "Bones: No metastases.": of the bones alone, whatever else the report finds.
    if (CLASSES.has(site.ref.id)) return frame.negated && OF_ANY_TISSUE.test(item.mention.ref.id);
    const heads = new Set(read.labelSites.map(({ mention }) => mention.ref.id));
    if (
      heads.size > 1 &&
      /[/&]|\band\b/i.test(read.text.slice(read.sentence.span.start, read.tokens[read.bodyFrom]?.start))
    )
      return false;
    // "Small popliteal (Baker) cyst" under "JOINT": it has a place of its own.
    const start = phraseStart(read, clause.from, item.from);
    return !clause.placed.some((one) => one.mention.kind === 'anatomy' && one.from >= start && one.to <= item.from);
  }
  const placed = clause.placed.find(({ mention }) => mention === site);
  if (placed === undefined || placed.from < item.to) return true;
  // "Invasive carcinoma, NST (ductal)": its kind.
  if (tokens[placed.from - 1]?.text === '(' && /(?:al|ic|ar|ary|ous|oid|ine)$/.test(tokens[placed.to - 1]?.text ?? ''))
    return false;
  for (let at = placed.from - 1; at >= item.to; at--) {
    const text = tokens[at]?.text ?? '';
    if (EFFECT.test(text) && !clause.placed.some((one) => one.from <= at && one.to > at)) return false;
    if (INTO.test(text)) return true;
  }
  return true;
}

const KINDS: ReadonlySet<string> = new Set(['finding', 'absent', 'diagnosis', 'normal']);
const HEADS: ReadonlySet<string> = new Set(['finding', 'disease', 'descriptor']);

function isUnbound(
  read: ReadSentence,
  clause: Clause,
  item: PlacedMention,
  frame: DraftFrame,
  twins: readonly DraftFrame[],
): boolean {
  const sites = clause.placed.filter(({ mention }) => frame.sites.includes(mention));
  // "In the right kidney and left ovary": the second place is told by a frame of its own.
  const all = { ...frame, sites: twins.flatMap((twin) => twin.sites) };
  if (/^(?:benign|malignant)$/.test(item.mention.ref.id)) return false;
  if (item.mention.kind === 'descriptor' && frame.kind === 'absent') return false;
  if (item.mention.kind === 'descriptor') return !saysItOf(read, clause, item, frame, sites);
  if (modifiesNext(read, clause, item)) return true;
  if (isOfUnknownOwner(read, clause, item, sites) || hasShortFormBefore(read, item)) return true;
  if (frame.sites.length === 0 && isBareAdjective(read, item)) return true;
  if (frame.laterality === 'both' && TWO_SIDES.test(read.text.slice(item.mention.span.end, clause.span.end)))
    return true;
  // "Two lesions demonstrate enhancement": how something is, and nowhere.
  if (LOOKS.test(item.mention.ref.id) && !frame.negated && sites.every(({ adjective }) => adjective)) return true;
  for (const site of sites) {
    if (isAdjectiveOfClass(read, item, site)) return true;
    if (isOneOfMany(read, site) || isBesideIt(read, clause, item, site)) return true;
    if (losesPlaceBefore(read, clause, site)) return true;
    if (losesNextPlace(read, clause, item, site, all)) return true;
  }
  return false;
}

/** "In the left thalamus and right corona radiata": a place of each side, and neither on both. */
const TWO_SIDES =
  /\b(?:left (?!and\b|or\b)[^.;,()]{3,40}?(?: and|,) (?:the )?right|right (?!and\b|or\b)[^.;,()]{3,40}?(?: and|,) (?:the )?left) (?!sides?\b|more\b|less\b|greater\b|than\b)[a-z]{4}/i;

/** What only ever is a look of something else. */
const LOOKS = /^(?:enhancement|rim-enhancement|hyperenhancement|restricted-diffusion|shadowing|vascularity|hyperemia)$/;

/** "The atlantodental joint": which of the many is a word that nobody knows. */
function isOneOfMany({ tokens, words }: ReadSentence, { from, to, mention }: PlacedMention): boolean {
  const before = tokens[from - 1];
  if (to !== from + 1 || !/^(?:joint|artery|vein|nerve|tendon|ligament|muscle)$/.test(mention.ref.id)) return false;
  if (before?.kind !== 'word' || !/^[a-z]{6,}(?:al|ar|ic|an|ary|eal|ine)$/.test(before.text)) return false;
  return (
    !FUNCTION.has(before.text) &&
    !POSITION.test(before.text) &&
    !isGeneralWord(before.text) &&
    !words.placed.some((one) => one.from < from && one.to >= from)
  );
}

/** "Thickened gluteal tendons": not in the buttock. */
function isAdjectiveOfClass(read: ReadSentence, item: PlacedMention, site: PlacedMention): boolean {
  if (!site.adjective || site.from < item.to) return false;
  const next = read.words.placed.find((one) => one.from === site.to);
  return (
    next !== undefined && (CLASSES.has(next.mention.ref.id) || /^(?:vein|artery|lymph-node)$/.test(next.mention.ref.id))
  );
}

const FUNCTION = new Set(
  `and or nor but of in on at to for from with without within into along over around near by as via than per the a an this that these those which who
  is are was were be been being has have had may might can could should would will shall do does did not no if when where while since because due
  involving including throughout through across between among above below behind beneath beyond under against about before after during until
  versus vs also again now still there here it its they their he she his her i ii iii iv up out off only both each more most less least such
  c w s p x noted seen identified present likely probable possible possibly suspected suspicious concerning consistent compatible worrisome favored
  favoured previously prior new old unchanged stable similar upper lower mid middle anterior posterior medial lateral proximal distal superior
  inferior given incl elsewhere other otherwise next remote neg pos positive negative seg segment lat med post ant met rich score criteria scored
  extend extends demonstrate demonstrates persist persists infiltrate infiltrates enhance enhances measure abut abuts lie compress compresses involve
  favor favors favour favours project projects correspond corresponds represent represents suggest cause causes occupy occupies replace replaces fill
  fills invade invades reach reaches contact contacts arise arises appear remain touch touches grow grows cross crosses show increase decrease cannot
  central peripheral deep superficial apical basal dorsal ventral inner outer adjacent secondary related responsible status post size max
  maximum approx approximately diameter diam today`.split(/\s+/),
);
/** Nouns that say no more than the name before them. */
const HARMLESS =
  /^(?:changes?|diseases?|process(?:es)?|formations?|appearances?|findings?|patterns?|components?|regions?|areas?|foc(?:us|i)|spots?|lesions?|sites?|levels?|lines?|margins?|elements?|features?|activity|injur(?:y|ies)|abnormalit(?:y|ies)|disorders?|conditions?|syndromes?|episodes?|symptoms?|signs?|cells?|organisms?|colonies|sacs?|stains?|immunostains?|ihc|overlap|p?t\d\w*|s\/p|type|variant|subtype|nos|nst|grade|stage|view|views|burden|load|volume|amount|x|img|image|series|se|im|slice)$/;

/** "Enhancing wall", "abscess drain": the noun behind the name is what is told of, and nobody knows it. */
function modifiesNext(read: ReadSentence, clause: Clause, item: PlacedMention): boolean {
  const last = read.tokens[item.to - 1];
  const next = read.tokens[item.to];
  if (next?.caps === 'title') return false;
  if (!last || !next || item.to >= clause.to || next.kind !== 'word' || next.start !== last.end + 1) return false;
  if (next.text.length < 3 || FUNCTION.has(next.text) || HARMLESS.test(next.text) || finiteVerbs.has(next.text))
    return false;
  // "Nodule smaller at 6 mm": what became of it.
  if (/^(?:smaller|larger|bigger|stable|gone)$/.test(next.text)) return false;
  // "Fracture base of 5th metatarsal": which part of the bone is broken.
  if (item.mention.ref.id === 'fracture' && PART_OF_BONE.test(next.text)) return false;
  if (/(?:ly|ing|ed|ally|wards?)$/.test(next.text) || sideOf(next.text) || isSeverityWord(next.text)) return false;
  if (/^(?:bi|intra|peri|extra|infra|supra|sub|retro)[a-z-]+(?:al|ar|ic|ous)$/.test(next.text)) return false;
  return !read.words.placed.some((other) => other.from <= item.to && other.to > item.to);
}

const PART_OF_BONE = /^(?:base|shaft|midshaft|neck|head|tip|tuft|waist|body|ramus|condyles?|epicondyle|styloid)$/;

/** "Severe LA dilatation" where nobody knows what the letters stand for: of what it is. */
function hasShortFormBefore({ tokens, words }: ReadSentence, item: PlacedMention): boolean {
  const before = tokens[item.from - 1];
  if (before?.kind !== 'word' || before.caps !== 'upper' || !/^[a-z]{2,4}$/.test(before.text)) return false;
  if (tokens[item.from]?.caps === 'upper' && item.mention.via !== 'abbreviation') return false;
  if (
    sideOf(before.text) ||
    isSeverityWord(before.text) ||
    FUNCTION.has(before.text) ||
    /^(?:ct|mri?|us|pet|fdg|iv|ap|pa|no|the|new|old)$/.test(before.text)
  )
    return false;
  return !words.placed.some((one) => one.from < item.from && one.to >= item.from);
}

const OWNS = new Set(['with', 'containing', 'contains', 'has', 'having']);
/** "Consistent with", "compared with", "study with": no owner stands before them. */
const NO_OWNER =
  /^(?:consistent|compatible|compared|comparison|keeping|associated|association|along|together|correlat\w+|contrast|filled|combined|combination|concordant|line|patient|man|woman|male|female|history|study|exam\w*|scan|ct|mri|ultrasound|mammogram|views?|year|yo|y|m|f|old|agree|agreement|conjunction|fits?|presents?|presenting|again|suggestive|findings?|images?|sample|specimen|tissue|biopsy|mucosa|\w*epithelium|urothelium|stroma|smears?|skin|dermis|architecture|cells|rbcs?|cellularity|lady|gentleman|child|boy|girl|women|it|this|there|which|that|and|or|but|now|however|patterns?|changes?|appearances?|features?)$/;

/** "Collection with a thin wall", "node with thickening": how something is that no frame tells of. */
function isOfUnknownOwner(
  read: ReadSentence,
  clause: Clause,
  item: PlacedMention,
  sites: readonly PlacedMention[],
): boolean {
  const start = phraseStart(read, clause.from, item.from);
  // "With a few locules of gas"
  const lead = (read.tokens[start - 1]?.text === 'of' ? phraseStart(read, clause.from, start - 1) : start) - 1;
  const number = read.knowledge.concept(item.mention.ref.id)?.layNumber;
  // A thing that one can count stands beside the other: "scarring with a nodule".
  if (number === 'singular' || read.tokens.slice(lead, item.from).some(({ text }) => /^(?:an?|another)$/.test(text)))
    return false;
  if (lead <= clause.from || !OWNS.has(read.tokens[lead]?.text ?? '')) return false;
  let at = lead - 1;
  while (
    at > clause.from &&
    (read.tokens[at]?.kind !== 'word' || /^(?:mm|cm|x|by|ml|cc|also|still|now)$/.test(read.tokens[at]?.text ?? ''))
  )
    at--;
  if (NO_OWNER.test(read.tokens[at]?.text ?? '')) return false;
  const before = clause.placed.filter((other) => other.to <= lead);
  if (before.some(({ mention: { kind } }) => OWNERS.has(kind))) return false;
  const owner = before.findLast(({ mention: { kind } }) => kind === 'anatomy');
  if (owner === undefined) return at >= Math.max(clause.from, read.bodyFrom) && read.tokens[at]?.kind === 'word';
  return read.reportType === 'imaging' && !sites.includes(owner);
}

const OWNERS: ReadonlySet<string> = new Set([
  'finding',
  'disease',
  'device',
  'procedure',
  'symptom',
  'organism',
  'normal',
  'test',
  'score',
]);

const ADJECTIVE =
  /^(?!colic$|reversal$|removal$|withdrawal$|motive$)[a-z-]+(?:ed|ive|ic|ous|al|ated)$|^(?:enhancing|obstructing|occluding|compressing|infiltrating|invading|protruding|bulging)$/;

/** "…, dilated to 12 mm", "degenerative": how something is, and not what. */
function isBareAdjective(read: ReadSentence, item: PlacedMention): boolean {
  if (item.to !== item.from + 1 || item.mention.kind === 'disease') return false;
  if (item.mention.via === 'abbreviation') return false;
  if (!ADJECTIVE.test(read.tokens[item.from]?.text ?? '')) return false;
  const next = read.tokens[item.to]?.text ?? '';
  // "No lytic or sclerotic lesion": one noun for both.
  if (
    /^(?:and|or|,|\/)$/.test(next) &&
    read.words.placed.some(
      (one) => one.from > item.to && one.from <= item.to + 2 && OWNERS.has(one.mention.kind) && one.to > one.from + 1,
    )
  )
    return false;
  return !/^(?:changes?|diseases?|process)$/.test(next);
}

const BESIDE_TO =
  /^(?:lateral|medial|deep|superficial|distal|proximal|caudal|cranial|cephalad|dorsal|ventral|posterolateral|anterolateral|posteromedial|anteromedial|superolateral|inferolateral|superomedial|inferomedial)$/;
const NOT_IN =
  /^(?:separate|separated|distinct|apart|away|remote|sparing|spares|excluding|except|not|without|beside|outside|beyond|toward|towards|worse|worst|greater|greatest|most|more|especially|particularly|larger|largest)$/;
const MOST_THERE =
  /^(?:worse|worst|greater|greatest|most|more|especially|particularly|larger|largest|pronounced|marked|severe)$/;
const INTO = /^(?:in|within|of|involving|inside|throughout|on|at|along)$/;

/** "Separate from the ovary", "deep to the muscle": the place it is held against, not the one it is in. */
function isBesideIt(read: ReadSentence, clause: Clause, item: PlacedMention, site: PlacedMention): boolean {
  const { tokens } = read;
  if (site.from < clause.from || (site.from >= item.from && site.to <= item.to)) return false;
  const from = site.from >= item.to ? item.to : Math.max(clause.from, site.from - 9);
  for (let at = site.from - 1; at >= from; at--) {
    const text = tokens[at]?.text ?? '';
    const before = tokens[at - 1]?.text ?? '';
    if (text === ';' || finiteVerbs.has(text)) return false;
    if (text === 'to' && BESIDE_TO.test(before)) return true;
    if (NOT_IN.test(text)) return true;
    // "Worse in the lower wall": there most, and not only there.
    if (INTO.test(text)) return site.from >= item.to && MOST_THERE.test(before);
    if (site.to <= item.from && (text === ',' || text === 'with')) return false;
  }
  return false;
}

const POSITION =
  /^(?:the|its|both|(?:antero|postero|infero|supero|ante|retro)?(?:lateral|medial|septal|anterior|posterior|superior|inferior)|proximal|distal|mid|middle|upper|lower|inner|outer|left|right|l|r|central)$/;

/** "LAD and RCA", "femur and tibia": the second place of a list that the frame does not hold. */
function losesNextPlace(
  read: ReadSentence,
  clause: Clause,
  item: PlacedMention,
  site: PlacedMention,
  frame: DraftFrame,
): boolean {
  const { tokens } = read;
  if (site.from < item.to || site.to >= clause.to) return false;
  if (!/^(?:and|or|,|\/|&)$/.test(tokens[site.to]?.text ?? '')) return false;
  let at = site.to + 1;
  if (/^(?:and|or)$/.test(tokens[at]?.text ?? '')) at++;
  else if (tokens[site.to]?.text === ',' && !listGoesOn(read, clause, at)) return false;
  while (at < clause.to && POSITION.test(tokens[at]?.text ?? '')) at++;
  const next = tokens[at];
  if (next?.kind !== 'word' || at >= clause.to) return false;
  const known = clause.placed.find((other) => other.from <= at && other.to > at);
  if (known) {
    if (known.mention.kind !== 'anatomy' || frame.sites.some(({ ref }) => ref.id === known.mention.ref.id))
      return false;
    // "…in the liver and spleen is enlarged": the next place has something of its own.
    const after = tokens[known.to]?.text ?? '';
    if (finiteVerbs.has(after) || known.adjective) return false;
    return !clause.placed.some(
      (other) => other.from === known.to && HEADS.has(other.mention.kind) && tokens[other.from]?.text !== 'with',
    );
  }
  if (!site.adjective && tokens[site.to]?.text === ',') return false;
  return (
    next.text.length > 3 &&
    !FUNCTION.has(next.text) &&
    !isGeneralWord(next.text) &&
    !/(?:ing|ed|ly)$/.test(next.text) &&
    !clause.placed.some((other) => other.from > at && other.from <= at + 2 && HEADS.has(other.mention.kind))
  );
}

/** "Quad and patellar tendons": the first place of a pair, and nobody knows its name. */
function losesPlaceBefore({ tokens }: ReadSentence, clause: Clause, site: PlacedMention): boolean {
  if (!/^(?:and|or|\/|&)$/.test(tokens[site.from - 1]?.text ?? '') || site.from - 2 < clause.from) return false;
  const first = tokens[site.from - 2];
  if (
    first?.kind !== 'word' ||
    first.text.length < 4 ||
    clause.placed.some((one) => one.from < site.from && one.to === site.from - 1)
  )
    return false;
  const before = tokens[site.from - 3];
  const opens =
    site.from - 2 === clause.from ||
    before?.kind === 'mark' ||
    FUNCTION.has(before?.text ?? '') ||
    POSITION.test(before?.text ?? '');
  return opens && !FUNCTION.has(first.text) && !isGeneralWord(first.text) && !/(?:ing|ed|ly)$/.test(first.text);
}

/** Behind a comma one word or two, then "and". */
function listGoesOn({ tokens }: ReadSentence, clause: Clause, from: number): boolean {
  for (let at = from + 1; at < Math.min(clause.to, from + 4); at++)
    if (/^(?:and|or|,|&)$/.test(tokens[at]?.text ?? '')) return true;
  return false;
}

const SAYS =
  /^(?:is|are|was|were|appears?|appeared|remains?|looks?|be|very|somewhat|moderately|mildly|markedly|slightly|diffusely|grossly|also|again|both|and|quite|rather|increasingly|relatively|extensively|uniformly|minimally)$/;

/** "The aorta is tortuous", "tortuous aorta", "Aorta: tortuous": a look that is surely said of its place. */
function saysItOf(
  read: ReadSentence,
  clause: Clause,
  item: PlacedMention,
  frame: DraftFrame,
  sites: readonly PlacedMention[],
): boolean {
  const { tokens } = read;
  const look = (at: number) =>
    SAYS.test(tokens[at]?.text ?? '') ||
    clause.placed.some((one) => one.mention.kind === 'descriptor' && one.from <= at && one.to > at);
  const onlyLooks = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (!look(at) && tokens[at]?.text !== ',') return false;
    return true;
  };
  const ends = (at: number) =>
    at >= clause.to || /^(?:[,;.()]|and|but|with|without|in|on|at|for|to|from|than)$/.test(tokens[at]?.text ?? '');
  const site = sites[0];
  if (site === undefined) {
    const inLabel = frame.sites.length > 0;
    return inLabel && onlyLooks(clause.from, item.from) && ends(item.to) && !isAttributeWord(item);
  }
  if (site.adjective) return false;
  if (site.to <= item.from) {
    const said = tokens.slice(site.to, item.from).some(({ text }) => finiteVerbs.has(text));
    return onlyLooks(site.to, item.from) && (said || site.to === item.from) && ends(item.to);
  }
  return onlyLooks(item.to, site.from) && (ends(site.to) || finiteVerbs.has(tokens[site.to]?.text ?? ''));
}
