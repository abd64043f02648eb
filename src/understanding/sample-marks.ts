import type { ReadReport, Section, Sentence } from '../reading/index.js';

/** What samples come in, in front of their letter or number. */
const HOLDER =
  '(?:[Pp](?:art|ART)s?|[Ss](?:pecimen|PECIMEN|ample|AMPLE)|[Pp](?:ot|OT)|[Jj](?:ar|AR)|[Bb](?:ottle|OTTLE)|[Cc](?:ontainer|ONTAINER)|[Vv](?:ial|IAL))';
/** "B.", "(B)", "Part B:" right in front of an entry, at the start of its line. */
const LETTER = new RegExp(String.raw`(?:^|[\n\r])\s{0,8}(?:${HOLDER}\s{1,2})?\(?([A-M])\s?[.):]\s{0,3}$`);
/** "Pot 2:", "Specimen #2:", "Jar III." there. */
const COUNTED = new RegExp(
  String.raw`(?:^|[\n\r])\s{0,8}${HOLDER}\s{0,2}(?:#\s?|[Nn]o\.?\s?)?(\d{1,2}|[IVX]{1,4}|[A-M])\s?[.):–-]\s{0,3}$`,
);
/** "Nodule 1:", "Site 4 -" there, or as the first words of the entry: what a needle was put into. */
const NEEDLED =
  /(?:^|[\n\r])\s{0,8}(?:nodule|site|node|lesion|mass)\s{0,2}(?:#\s?|no\.?\s?)?(\d{1,2})\s?(?:[:.)]|[-–](?=\s))\s{0,3}$/i;
const NEEDLED_INSIDE = /^(?:nodule|site|node|lesion|mass)\s{0,2}(?:#\s?|no\.?\s?)?(\d{1,2})(?:\s?[:.)]|\s[-–(])/i;
const OF_NEEDLES = /\b(?:fna|fine[- ]needle|bethesda)\b/i;
const needles = new WeakMap<ReadReport, boolean>();

/** A report on cells that a fine needle drew: its nodules and sites are its samples. */
function isOfNeedles(report: ReadReport): boolean {
  const known = needles.get(report) ?? OF_NEEDLES.test(report.clean);
  needles.set(report, known);
  return known;
}

/** The same as the first words of the entry ("SPECIMEN B - DELPHIAN NODE:"). */
const COUNTED_INSIDE = new RegExp(
  String.raw`^${HOLDER}\s{0,2}(?:#\s?|[Nn]o\.?\s?)?(\d{1,2}|[IVX]{1,4}|[A-M])(?:\s?[:.)]|\s[-–(])`,
);

/**
 * The letter in front of a list entry ("B.", "(B)" -> "B"), or what the label of its container counts ("Pot 2:" -> "2");
 * null where there is none.
 */
export function specimenLetter(report: ReadReport, sentence: Sentence): string | null {
  const { start } = sentence.span;
  const own = /^(?:\(([A-M])\)|([A-M]):)\s/.exec(report.clean.slice(start, start + 4));
  const behind = letterBehindJoint(report, sentence);
  if (behind !== null) return behind;
  const before = report.clean.slice(Math.max(0, start - 24), start);
  // "Comment A: …", "Note (C): …": said of that sample, wherever it stands.
  const remark = /^(?:comment|note)\s?\(?(?:on |for )?(?:part |specimen )?([A-M])\)?\s?:/i.exec(
    report.clean.slice(start, start + 24),
  );
  if (remark?.[1] !== undefined) return remark[1].toUpperCase();
  if (own !== null)
    return /(?:^|[\n\r])\s{0,8}$/.test(before) || own[1] !== undefined ? (own[1] ?? own[2] ?? null) : null;
  const inside = /(?:^|[\n\r])\s{0,8}$/.test(before)
    ? COUNTED_INSIDE.exec(report.clean.slice(start, start + 20))?.[1]
    : undefined;
  const needled = !isOfNeedles(report)
    ? undefined
    : /(?:^|[\n\r])\s{0,8}$/.test(before)
      ? NEEDLED_INSIDE.exec(report.clean.slice(start, start + 20))?.[1]
      : NEEDLED.exec(before)?.[1];
  const roman = isInRomans(report) ? ROMAN_ENTRY.exec(before)?.[1] : undefined;
  if (roman !== undefined) return roman;
  const counted = inside ?? COUNTED.exec(before)?.[1] ?? needled;
  if (counted !== undefined) return counted;
  const letter = LETTER.exec(before)?.[1] ?? dashedLetter(report, start, before);
  return letter === null || lettersAreItems(report) || (letter === 'I' && isRoman(report)) ? null : letter;
}

const DASHED = /(?:^|[\n\r]|:\s)\s{0,8}A ?[-–] (?=[A-Z]{1}[A-Za-z])[\s\S]*[\n\r]\s{0,8}B ?[-–] [A-Z][A-Za-z]/;
const dashed = new WeakMap<ReadReport, boolean>();

/** "A - Nodular BCC", and "B - Seborrhoeic keratosis" on a line below: letters with a dash. */
function dashedLetter(report: ReadReport, start: number, before: string): string | null {
  const inside = /^([A-M]) ?[-–] (?=[A-Z])/.exec(report.clean.slice(start, start + 6))?.[1];
  const ahead = /(?:^|[\n\r]|:\s)\s{0,8}([A-M]) ?[-–]\s{0,3}$/.exec(before)?.[1];
  const letter = inside ?? ahead;
  if (letter === undefined) return null;
  if (inside !== undefined && !/(?:^|[\n\r]|:\s)\s{0,8}$/.test(before)) return null;
  const known = dashed.get(report) ?? DASHED.test(report.text);
  dashed.set(report, known);
  return known ? letter : null;
}

/**
 * The number in front of a list entry that begins its line ("2. Ascending colon, EMR:", "#2 is …", "II) …", "(b) …");
 * null where there is none.
 */
export function sampleNumber(report: ReadReport, sentence: Sentence): string | null {
  const { start } = sentence.span;
  const before = report.clean.slice(Math.max(0, start - 16), start);
  const found =
    /(?:^|[\n\r])\s{0,8}(?:(?:parts?\s{1,2})?\(?(\d{1,2}|[IVX]{1,4}|[a-m]|i{1,3}|iv|v)\s?[.):]|#\s?(\d{1,2})\s?[.):]?)\s{0,3}$/.exec(
      before,
    ) ?? /(?:^|[\n\r])\s{0,8}parts?\s{1,2}\(?(\d{1,2})\s?[.):]\s{0,3}$/i.exec(before);
  return found?.slice(1).find((number) => number !== undefined) ?? null;
}

const ROMAN = /(?:^|[\n\r\s(])I[.):]\s[\s\S]*?[\n\r\s(]II[.):]\s/;
const romans = new WeakMap<ReadReport, boolean>();

/** "I) … II) …": the numbers of the Romans, and no ninth letter. */
function isRoman(report: ReadReport): boolean {
  const known = romans.get(report) ?? ROMAN.test(report.text);
  romans.set(report, known);
  return known;
}

/** "II. " in front of an entry, at the start of its line. */
const ROMAN_ENTRY = /(?:^|[\n\r])\s{0,8}\(?([IVX]{1,4})[.):]\s{0,3}$/;
const ROMAN_SAMPLE = new RegExp(String.raw`(?:^|[\n\r])\s{0,8}${HOLDER}\s{1,2}I\s?[:.)–-]`);
const inRomans = new WeakMap<ReadReport, boolean>();

/** "Specimen I: … Specimen II: …" above entries of the same numbers. */
function isInRomans(report: ReadReport): boolean {
  const known = inRomans.get(report) ?? (isRoman(report) && ROMAN_SAMPLE.test(report.text));
  inRomans.set(report, known);
  return known;
}

const NUMBERED_PART = /^[ \t]{0,8}parts?[ \t]{1,2}\d{1,2}[ \t]?[:.)-]/im;
const items = new WeakMap<ReadReport, boolean>();

/** "PART 3: LUNG … A. ADENOCARCINOMA … B. MARGINS FREE": where samples have numbers, letters are what was found in one. */
function lettersAreItems(report: ReadReport): boolean {
  let known = items.get(report);
  if (known === undefined) {
    known = NUMBERED_PART.test(report.text);
    items.set(report, known);
  }
  return known;
}

/** The letter in front of a heading that names a sample ("A. DUODENUM, 2ND PART" -> "A"); null where there is none. */
export function headingLetter({ clean: text }: ReadReport, { heading }: Section): string | null {
  if (heading === null) return null;
  const from = Math.max(0, heading.span.start - 6);
  const words = `${from === 0 ? '\n' : ' '}${text.slice(from, heading.span.end)}`;
  return /[\n\r]\s{0,6}\(?([A-M])\s?[.):]\s{1,3}(?=[A-Za-z]{2})/.exec(words)?.[1] ?? null;
}

/** Where the mark of a second sample stands in a line that lists several ("Sigmoid colon (b) doughnuts"); null in any other. */
export function nextMarkIn(words: string): number | null {
  const found = /[\s,;](?:\((?:[2b-eB-E]|II)\)|(?:[2B]|II)[.)])(?=\s|$)/.exec(words);
  return found === null ? null : found.index;
}

/** How many specimens are listed, by number or letter, whether or not their names are known. */
export function listedSpecimens(report: ReadReport): number {
  return report.sections
    .filter(({ kind }) => kind === 'specimen')
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => {
      const entry = sentence.kind === 'list_item' || specimenLetter(report, sentence) !== null ? 1 : 0;
      return nextMarkIn(report.clean.slice(sentence.span.start, sentence.span.end)) === null ? entry : 2;
    })
    .reduce<number>((sum, one) => sum + one, 0);
}

/** "C, D.", "B and C:", "D-F:" in front of what is said of all of them, at the start of its line. */
const JOINT = /^([A-M])((?:\s?(?:,|&|\/|and)\s?[A-M]){1,5}|\s?[-–]\s?[A-M])\s?[.:)]\s/;

/** The letters of the samples that one entry is said of ("C, D. Barrett's mucosa"); empty where it names none or one. */
export function jointLetters({ clean, type }: ReadReport, { span: { start } }: Sentence): string[] {
  if (type.type !== 'pathology' || !/(?:^|[\n\r])\s{0,8}$/.test(clean.slice(Math.max(0, start - 10), start))) return [];
  const [, first, rest] = JOINT.exec(clean.slice(start, start + 40)) ?? [];
  if (first === undefined || rest === undefined) return [];
  const last = rest.at(-1) ?? first;
  if (!/[-–]/.test(rest)) return [first, ...(rest.match(/[A-M]/g) ?? [])];
  const from = first.charCodeAt(0);
  return last <= first
    ? []
    : Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, at) => String.fromCharCode(from + at));
}

/** "C: indefinite for dysplasia." behind the entry of several samples, on its line: of that one alone. */
function letterBehindJoint({ clean }: ReadReport, { span: { start } }: Sentence): string | null {
  const letter = /^([A-M]):\s/.exec(clean.slice(start, start + 3))?.[1];
  if (letter === undefined) return null;
  const line = clean.slice(Math.max(0, start - 300), start);
  return JOINT.test(line.slice(Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r')) + 1).trimStart())
    ? letter
    : null;
}

const OF_SEVERAL =
  /^(?:parts|specimens|samples|pots|jars|bottles|containers|vials)\s{1,2}(?:[A-M]|\d{1,2}|[IVX]{1,4})\b/i;

/** "Pots 2 and 3: no tumour": said of more than one. */
export function namesSeveral(report: ReadReport, sentence: Sentence): boolean {
  const { start } = sentence.span;
  if (jointLetters(report, sentence).length > 1) return true;
  return report.type.type === 'pathology' && OF_SEVERAL.test(report.clean.slice(start, start + 24));
}
