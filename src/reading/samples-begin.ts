import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { linesBehind } from './lines-behind.js';
import type { SectionKind } from './types.js';

/** A stretch that begins at a line, and what it is. */
export interface Begun {
  line: PrintedLine;
  kind: SectionKind;
}

const ENTRY = /^\s{0,8}[(#]?(\d{1,2})\s?[.):]?\)?\s{1,4}(?=\S)/;
/** "1. Endometrial curettings - 4.2g of tan tissue", "2. Antrum x2 - two frags 3 mm": how a piece looks to the naked eye. */
const LOOK =
  /\b\d+(?:\.\d+)?\s?(?:x\s?\d+(?:\.\d+)?\s?)*(?:mm|cm|g|grams?|ml)\b|\b(?:pieces?|frag(?:ment)?s?|cores?|bisected|trisected|AE|ES|inked|cassettes?|embedded|submitted|received)\b/i;
/** "Second specimen, same visit", "Specimen B:", "Part 2": another sample begins. */
const ANOTHER =
  /^\s*(?:(?:second|third|2nd|3rd|other|another|additional|separate(?:ly submitted)?) (?:specimen|sample|part|biopsy|site)\b|(?:specimen|sample|part|jar|pot)s? (?:#\s?)?(?:[A-M]|[1-9]|two|three)\b)/i;
/** "Skin of forearm, punch: Lichenoid dermatitis": a sample with what it shows. */
const SAMPLE_AND_RESULT =
  /^\s*(?:\(?[A-M]\d?[.):]\)?\s{1,4}(?![^\n]*(?:\?|\b(?:r\/o|rule out|query|to exclude)\b)))?[A-Z][\w ,/&()'-]{2,60}\b(?:biops(?:y|ies)|bx|punch|shave|excision|fna|curettings?|pipelle|core|resection|polypectomy|brushings?|washings?|ellipse|aspirate)\b[^:]{0,24}(?::|[.] )\s*\S/i;

/** "Skin shave 9 x 7 x 1 mm, all processed": a piece as it came to the laboratory. */
const LAID_OUT =
  /^\s*[A-Z].*\b\d+(?:\.\d+)?\s?x\s?\d+(?:\.\d+)?(?:\s?x\s?\d+(?:\.\d+)?)?\s?[cm]m\b|\b(?:bisected|trisected|inked|cassettes?|all (?:processed|embedded)|processed (?:entirely|in toto)|(?:entirely|all) (?:submitted|embedded))\b/i;
/** What was seen of a slice. */
const SHOWS =
  /^\s*(?=[A-Z])(?:the |all |these |this )?(?:[a-z-]+ ){0,2}(?:sections?|cores?|biops(?:y|ies)|specimen|epidermis|dermis|mucosa|glands|epithelium|portal tracts|glomeruli|villi|crypts|trephine|smears?|fragments|skin|tissue|lymph node)\b.{0,60}\b(?:shows?|contains?|reveals?|is (?:expanded|lined|composed|replaced|infiltrated)|are (?:expanded|lined|composed|replaced|infiltrated))\b/i;

/** "A. Right anterior (3 cores): Benign prostatic tissue": the first of lettered samples with what it shows, not with what was asked. */
const LETTERED =
  /^\s{0,8}\(?([AB])\s?[.):]?\)?\s{1,4}[A-Z][^:?]{2,70}:\s*(?=[^?]*\b(?:benign|\w*carcinoma|adenoca|\w*noma|negative|no (?:\w+ ){0,2}(?:carcinoma|malignancy|tumou?r|dysplasia)|h?g?pin|asap|gleason|hyperplasia|n(?:a)?evus|\w+itis|normal)\b)(?![^\n]*\b(?:r\/o|rule out|query|exclude)\b)/i;

/** "A. PLEURAL FLUID, LEFT, THORACENTESIS:", "Bone marrow, right iliac crest, core biopsy:" alone on its line: the title of a sample. */
const TITLE_OF_SAMPLE =
  /^\s*(?:\(?(?:[A-M]|\d{1,2})\s?[.):]\)?\s{0,4})?(?=[^\n]*\b(?:biops(?:y|ies)|bx|fna|aspirat\w+|curett\w+|pipelle|excision|resection|shave|punch|smears?|brushings?|washings?|lavage|cell block|cores?|evacuation|voided|catheteri[sz]ed|[a-z]+(?:ectomy|centesis|tomy))\b)[A-Z][\w /&()'#.-]{2,40}(?:,|;| -)\s?[^:?\n]{3,110}:\s*$/i;
/** "A) Duodenum, D2 + bulb bx" alone on its line. */
const LETTERED_TITLE =
  /^\s{0,8}\(?[A-M]\s?[.):]\)?\s{1,4}(?=[^\n]*\b(?:biops(?:y|ies)|bx|fna|aspirat\w+|curett\w+|pipelle|excision|resection|shave|punch|polyps?|polypectomy|brushings?|cores?)\b)[A-Z][^:?\n]{3,80}$/i;
const LETTERED_TITLES = new RegExp(LETTERED_TITLE.source, 'im');
/** "Adequate, cellular.", "Bethesda category III", "Smears show …": what came of the sample, below the line that names it. */
export const ANSWER_OF_SAMPLE =
  /^\s*(?:(?:adequate|adequacy|satisfactory|unsatisfactory|inadequate|insufficient|non-?diagnostic|benign|malignant|suspicious|atypical|consistent with|suggestive of|in keeping with|positive for|negative for|no (?:evidence|malignan\w+|dysplasia|granulomas?|carcinoma|tumou?r))\b(?!.*\?)|bethesda\b|thy ?[1-5]|(?:the |these )?(?:smears?|features|appearances|findings|sections) (?:show|are|contain|reveal|demonstrate)|(?:two|three|all|multiple|\d) (?:smears?|sections|levels) show|(?!.*(?:\?|\b(?:query|exclude|suspected|clinical|received|labell?ed)\b))(?:(?:mild|moderate|severe|marked|acute|chronic|focal|diffuse|active|inactive|invasive|well|moderately|poorly|differentiated|reactive|hyperplastic|tubular|tubulovillous|squamous|basal|cell|in|situ|high|low|grade|and|non-specific|suppurative|fibro\w+)[ -]){1,5}\w{3,}(?:itis|oma|omas|plasia|osis|polyp)\b)/i;
/** How a piece came to the laboratory, or what was asked of it. */
const NO_RESULT =
  /\?|\b(?:r\/o|rule out|query|to exclude|received|formalin|labell?ed|submitted|cassettes?|clinical(?! (?:setting|context|correlation|and (?:serolog|laborator)))|history|weighs|measur\w+)\b/i;

/**
 * True where the line at `index` is the title of a sample and the next printed one says what it shows: no other title, no
 * look with the naked eye and no question.
 */
export function isTitleOverResult(masked: string, lines: readonly PrintedLine[], index: number, end: number): boolean {
  const printed = textOf(masked, lines[index], end);
  const lettered = LETTERED_TITLE.test(printed);
  if (!lettered && (!printed.trimEnd().endsWith(':') || !TITLE_OF_SAMPLE.test(printed))) return false;
  for (let at = index + 1; at < Math.min(lines.length, index + 4); at += 1) {
    const below = textOf(masked, lines[at], end);
    if (below.trim() === '') continue;
    // Without a colon, what is set in below its letter is what it shows.
    if (lettered && indentOf(below) <= indentOf(printed)) return false;
    return !below.trimEnd().endsWith(':') && !NO_RESULT.test(below) && !LOOK.test(below);
  }
  return false;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The title of a sample above the first heading of a report of tissue whose diagnosis has no heading of its own. */
export function titleInOpening(
  masked: string,
  lines: readonly PrintedLine[],
  end: number,
  kinds: ReadonlySet<SectionKind>,
): PrintedLine | null {
  if (kinds.has('diagnosis') || kinds.has('impression') || !OF_A_TISSUE_LAB.test(masked.slice(0, 300))) return null;
  const at = lines.findIndex((line) => line.start < end && isTitleOverResult(masked, lines, line.index, end));
  return lines[at] ?? null;
}

function textOf(masked: string, line: PrintedLine | undefined, end: number): string {
  return line === undefined || line.start >= end ? '' : masked.slice(line.start, Math.min(end, line.end));
}

/** The title of a report of tissue. */
const OF_A_TISSUE_LAB =
  /\b(?:histolog\w*|histopath\w*|pathology|cytolog\w*|cytopath\w*|biopsy|biopsies|marrow|fna|fine[- ]needle|lletz|leep|turbt?|(?:pap|cervical) (?:test|smear))\b/i;
const OF_TISSUE: readonly SectionKind[] = ['specimen', 'gross', 'microscopic', 'synoptic'];
const BEFORE_THE_SAMPLES: ReadonlySet<SectionKind> = new Set([
  'comparison',
  'indication',
  'history_present',
  'past_history',
]);

/** "ASPIRATE: plasma cells 46%", "FLOW: clonal plasma cells" right below the story: a row of what the lab looked at. */
const LOOKED_AT =
  /^\s*(?:(?:bone )?marrow (?:aspirates?|biops(?:y|ies)|core|trephine)|(?:aspirate|smear|core|trephine|clot|touch)(?: (?:smears?|biops(?:y|ies)|sections?|particles?|imprints?|prep(?:aration)?s?))?|(?:peripheral )?blood (?:film|smear)|peripheral blood(?: (?:count|morphology|examination|findings))?|cell block|special stains?|immuno(?:histochemistry|stains?|phenotyp\w+)?|ihc|flow(?: cytometry)?|fish(?: \([^()\n]*\))?|cytogenetics|karyotype|micro(?:scop(?:y|ic))?|macro(?:scop(?:y|ic))?|gross|sections|(?:specimen |sample )?(?:adequacy|quality)|(?:hr-? ?)?hpv(?: (?:tests?|results?|dna|pcr|genotyp\w+|status))*)\s*:\s*\S/i;

/** Which sections of a report of tissue end where its samples begin; none of any other report. */
export function endsAtSamples(masked: string, kinds: ReadonlySet<SectionKind>): (kind: SectionKind) => boolean {
  const tissue =
    OF_TISSUE.some((kind) => kinds.has(kind)) ||
    OF_A_TISSUE_LAB.test(masked.slice(0, 300)) ||
    LETTERED_TITLES.test(masked);
  return (kind) => tissue && BEFORE_THE_SAMPLES.has(kind);
}

/** "1. 3 o'clock: CIN2", "A. Left lobe: Bethesda II" right below the story: the first sample with its answer, and nothing that is asked. */
const FIRST_ANSWER =
  /^\s{0,8}\(?(?:1|A)\s?[.):]\)?\s{1,4}(?![^\n]*(?:\?|\b(?:r\/o|rule out|query|exclude|previous\w*|known|history|ago|(?:19|20)\d\d)\b))[A-Za-z0-9][^:\n]{2,60}(?::|\s[-–])\s+[^\n]*\b(?:CIN ?[1-3]|CGIN|bethesda|thy ?[1-5]|B[1-5][ab]?|C[1-5]|\w*(?:adenoma|carcinoma|melanoma|dysplasia|hyperplasia|metaplasia|papilloma|na?evus)s?|\w{4,}itis|HSIL|LSIL|benign|malignan\w+|atypi\w+|negative for|no (?:evidence|malignancy|dysplasia|carcinoma)|normal|gleason|hyperplastic)\b/i;

/** "LLETZ (subsequent): Loop 22x18x9 mm": a way of taking tissue with what came of it, and no order. */
const SAMPLE_LABEL =
  /^\s*(?![^\n]*\b(?:recommend\w*|suggest\w*|advis\w*|repeat|rpt|if|consider\w*|await\w*|to follow|plan\w*)\b)(?:[A-Z][\w ,/&()'-]{0,50}\b)?(?:LLETZ|LEEP|loop|cone|biops(?:y|ies)|bx|excision|FNA|curettings?|pipelle|resection|polypectomy|cytology|histology|smear)\b[^:\n]{0,30}:\s*\S/i;

/** "A. ", "1) " before the name of a sample. */
const MARK = /^\s{0,8}\(?(?:[A-M]|\d{1,2})\s?[.):]\)?\s{1,4}/;
/** "SURGICAL PATHOLOGY (3 weeks later)" alone on its line: a further report on the same paper. */
const FURTHER_REPORT =
  /^\s*(?:surgical pathology|histolog(?:y|ical)|histopathology|cytolog(?:y|ical)|cytopathology|tissue pathology|biopsy)(?: (?:report|results?|diagnosis))?(?: \([^()\n]{2,40}\)|,? \d[\d/.-]{5,9})?\s*:?\s*$/i;

/** Looks with dyes, lasers or at genes: what they found of the sample before them. */
const FURTHER_LOOK =
  /\b(?:immuno\w*|ihc|(?:special )?stains?|flow|fish|molecular|genetic|cytogenetics?|ancillary|biomarkers?|pd-?l1|mutation\w*)\b/i;
/** "Lymph node, station 7, EBUS-FNA: Negative …": another sample by its name with what it shows. */
const NAMED_SAMPLE =
  /^\s*(?:\(?(?:[A-M]|\d{1,2})\s?[.):]\)?\s{1,4})?(?=[^:\n]*,)(?=[^:\n]*\b(?:biops(?:y|ies)|bx|fna|excision(?:al)?|resection|aspirat\w+|brushings?|washings?|lavage|punch|shave|core|curettings?|cell block|[a-z]+(?:ectomy|centesis))\b)[A-Z][\w ,/&()'#.-]{6,90}:(?=\s)(?![^\n]*\?)/i;

/** Below a further look at one sample and a line left free, the first line of another sample. */
export function sampleBehindLook(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  if (!FURTHER_LOOK.test(masked.slice(heading.span.start, heading.span.end))) return null;
  for (const { line, blank } of linesBehind(lines, heading, end))
    if (blank && NAMED_SAMPLE.test(textOf(masked, line, end))) return line;
  return null;
}

/** Below what a report of tissue asks for and a line left free or a mark of a list, the first line on another sample. */
export function sampleBehindAdvice(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  if (!OF_A_TISSUE_LAB.test(masked.slice(0, 300))) return null;
  let title: PrintedLine | null = null;
  for (const { line, blank } of linesBehind(lines, heading, end)) {
    const printed = textOf(masked, line, end);
    const named = printed.replace(MARK, '');
    if ((blank || title !== null || named !== printed) && SAMPLE_LABEL.test(named)) return title ?? line;
    if (FURTHER_REPORT.test(printed)) title = line;
    else if (/[a-z]/i.test(printed)) title = null;
  }
  return null;
}

/**
 * Where the story before the test, or an earlier result, ends in a report of tissue: at the first entry of a numbered list of
 * samples, at another sample, or at a sample with its result, each behind a line left free. An earlier result ends at the
 * free line whatever follows.
 */
export function samplesBegin(
  masked: string,
  lines: readonly PrintedLine[],
  heading: { line: number; bodyStart: number; kind: SectionKind },
  end: number,
): Begun[] {
  const own = lines[heading.line];
  if (!own) return [];
  // What was asked stands below its heading: there its first line stands for it.
  let asked = masked.slice(heading.bodyStart, own.end).trim().length >= 3;
  let blank = false;
  for (let index = heading.line + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) return [];
    if (line.bodyStart >= line.bodyEnd) {
      blank = true;
      continue;
    }
    const printed = masked.slice(line.start, Math.min(end, line.end));
    if (printed.trim() === '') continue;
    if (!asked) {
      asked = true;
      blank = false;
      continue;
    }
    if (ANOTHER.test(printed)) return [{ line, kind: 'microscopic' }];
    if (LOOKED_AT.test(printed)) return [{ line, kind: 'findings' }];
    if (isTitleOverResult(masked, lines, index, end)) return [{ line, kind: 'diagnosis' }];
    if (letteredFrom(masked, lines, index, end)) return [{ line, kind: 'findings' }];
    if (FIRST_ANSWER.test(printed)) return [{ line, kind: 'findings' }];
    if (blank && ENTRY.exec(printed)?.[1] === '1') return listsFrom(masked, lines, index, end);
    if (SAMPLE_AND_RESULT.test(printed)) return [{ line, kind: 'microscopic' }];
    if (blank && (LAID_OUT.test(printed) || SHOWS.test(printed))) return laidOut(masked, lines, index, end);
    if (blank) return heading.kind === 'comparison' ? [{ line, kind: 'other' }] : [];
  }
  return [];
}

/** Where the look with the naked eye begins in running text, and then the first paragraph on what the slices show. */
function laidOut(masked: string, lines: readonly PrintedLine[], from: number, end: number): Begun[] {
  const begun: Begun[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) break;
    const printed = masked.slice(line.start, Math.min(end, line.end));
    if (begun.length === 0 && !SHOWS.test(printed)) begun.push({ line, kind: 'gross' });
    else if (SHOWS.test(printed)) return [...begun, { line, kind: 'microscopic' }];
  }
  return begun;
}

/** The lists of one number for each sample: how the pieces look, and then, from "1." again, what the lens showed. */
function listsFrom(masked: string, lines: readonly PrintedLine[], from: number, end: number): Begun[] {
  const begun: Begun[] = [];
  let entries = 0;
  let answered = false;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) break;
    const printed = masked.slice(line.start, Math.min(end, line.end));
    const number = ENTRY.exec(printed)?.[1];
    if (number === undefined) answered ||= ILLNESS_OF_SAMPLE.test(printed);
    if (number === undefined) continue;
    entries += 1;
    if (number !== '1') continue;
    const kind = begun.length === 0 && LOOK.test(printed) ? 'gross' : 'microscopic';
    begun.push({ line, kind });
  }
  // "1. CAECAL POLYP, 14 MM" with its result on the next line, and no second list: a title, whatever size it names.
  if (answered && begun.length === 1 && begun[0]?.kind === 'gross') begun[0].kind = 'diagnosis';
  return entries < 2 ? [] : begun;
}

/** A line that names an illness or says that there is none, and not how the piece came. */
const ILLNESS_OF_SAMPLE =
  /^\s*(?!.*(?:\?|\b(?:submitted|cassettes?|bisected|inked|weighs|labell?ed)\b))[A-Z].*\b(?:\w*(?:adenoma|carcinoma|melanoma|lymphoma|sarcoma|dysplasia|hyperplasia|metaplasia|papilloma|na?evus)s?|\w{4,}itis|(?:hyperplastic|inflammatory|serrated|adenomatous) (?:polyps?|lesions?)|(?:negative|no evidence) (?:for|of)|normal (?:\w+ )?(?:mucosa|tissue|skin|epithelium))\b/i; // biome-ignore format: one pattern

/** "Core summary" or not, and then sample A and sample B, each with its result on its own line. */
function letteredFrom(masked: string, lines: readonly PrintedLine[], from: number, end: number): boolean {
  const [first = '', second = '', third = ''] = lines
    .slice(from, from + 6)
    .filter((line) => line.bodyStart < line.bodyEnd && line.start < end)
    .map((line) => masked.slice(line.start, Math.min(end, line.end)));
  const [a, b] = TITLE.test(first) ? [second, third] : [first, second];
  return LETTERED.exec(a)?.[1] === 'A' && LETTERED.exec(b)?.[1] === 'B';
}

const TITLE = /^\s{0,8}[A-Z][A-Za-z &-]{2,40}$/;
