import { cellStarts, isTableHead, isTableRow } from './cells.js';
import type { PrintedLine } from './lines.js';
import { beginsEntry, CUT_ORDER, DOSED, WHAT_BECAME } from './medicine-lines.js';
import { rowUnder, type TableRow } from './table-rows.js';

/** A stretch of text that is read as running sentences: a paragraph, a list entry or a field. */
export interface Block {
  start: number;
  end: number;
  listItem: boolean;
  /** The list number taken away in front of it, 0 where there was none. */
  number: number;
  /** A row of a table whose columns are named above it. */
  row: TableRow | null;
}

/** One line, or the part of it that belongs to the section. */
interface Piece {
  start: number;
  end: number;
  text: string;
  indent: number;
  blankBefore: boolean;
  /** Stands beside another field on the same printed line. */
  column: boolean;
  /** Rows of results stand between this and the piece before. */
  behindRows: boolean;
  row: TableRow | null;
}

const MARKER =
  /^(?:[-*\u2022\u00b7\u2023\u25aa\u25e6\u25cf\u25cb\u25ba\u27a2\u2713\u25a0\uf0b7+>]+\s+|[\u2022\u25cf\u25aa]|o\s{1,4}(?=\S)|\(?(?:\d{1,2}|[a-z]|[A-Z]|[ivx]{1,4}|[IVX]{1,4})\)\s*(?=\S)|(?:\d{1,2}|[a-z]|[A-M]|[ivx]{2,4}|[IVX]{2,4})\.\s+(?=\S)(?!(?:pylori|coli|difficile|diff|albicans|influenzae|pneumoniae|faecalis|cloacae|freundii|jejuni|glabrata|fumigatus|lamblia|histolytica|trachomatis)\b)|\d{1,2}\.(?=[A-Z][a-z])|#\s?\d{1,2}\s*[.:)]?\s+|(?:Pot|Jar|Specimen|Sample|Bottle|Container|Vial|POT|JAR|SPECIMEN|SAMPLE|BOTTLE|CONTAINER|VIAL)\s{1,2}(?:#\s?|[Nn][Oo]\.?\s?)?(?:[A-M]|\d{1,2}|[IVX]{1,4})[:.)]\s+(?=\S)|\d{1,2}\s-\s+(?=[A-Z]))/;
const LABEL_ONLY = /^[A-Z][^:.;]{0,60}:$/;
const LONG_LINE = 160;

/** Length of the list number or bullet at the start of `text`, 0 where there is none. */
export function markerLength(text: string): number {
  const marker = MARKER.exec(text.slice(0, 24))?.[0];
  // "L) neck of femur": its side, and no twelfth entry of a list.
  if (!marker || /^\s*[LR]\)\s+(?:[a-z#]|[A-Z]{2})/.test(text)) return 0;
  return marker.length;
}

/**
 * Joins hard-wrapped lines into blocks. `masked` is the plain text with furniture and lab rows blanked.
 * Reads `lines` from index `firstLine` while they touch [start, end). In a list of medicines each line may be an entry.
 */
export function blocksOf(
  masked: string,
  lines: readonly PrintedLine[],
  firstLine: number,
  start: number,
  end: number,
  medicines = false,
): Block[] {
  const pieces = piecesOf(masked, lines, firstLine, start, end);
  const bare = bareNumbers(pieces);
  const wrap = wrapOf(pieces);
  const blocks: Block[] = [];
  let last: Piece | null = null;
  for (const piece of pieces) {
    const block = blocks.at(-1);
    const marker = isFigureOf(last, piece) ? 0 : (bare.get(piece) ?? markerLength(piece.text));
    const labelWaits =
      last !== null &&
      block !== undefined &&
      !piece.behindRows &&
      LABEL_ONLY.test(last.text) &&
      last.start === block.start;
    const entry = medicines && last && block && beginsEntry(last, piece, masked.slice(block.start, block.end));
    if (!entry && block && last && marker === 0 && (labelWaits || continues(last, piece, wrap, block.listItem))) {
      block.end = piece.end;
      block.row = null;
    } else {
      const number = bare.has(piece) ? 0 : Number.parseInt(/\d{1,2}/.exec(piece.text.slice(0, marker))?.[0] ?? '0', 10);
      blocks.push({
        start: piece.start + marker,
        end: piece.end,
        listItem: marker > 0,
        number,
        row: marker > 0 ? null : piece.row,
      });
    }
    last = piece;
  }
  return blocks;
}

/** "… when ferritin is above" and on the next line "50. If …": a figure that its sentence waits for, and no list number. */
function isFigureOf(last: Piece | null, piece: Piece): boolean {
  return last !== null && !piece.blankBefore && WAITS_FOR_FIGURE.test(last.text) && /^\d{1,2}\.\s/.test(piece.text);
}

const WAITS_FOR_FIGURE =
  /\b(?:above|below|over|under|than|of|at|is|was|to|from|by|until|least|about|approximately|aged?|exceeds|reaches|reached|around|nearly|level)$/i;

/** "1 DELIRIUM …", "2 RETENTION …", "3 ANAEMIA …": list numbers without a mark, told by their order; with their length. */
function bareNumbers(pieces: readonly Piece[]): Map<Piece, number> {
  const numbered = new Map<Piece, number>();
  for (const piece of pieces) {
    const found = /^(\d{1,2})\s+(?=[A-Z][A-Za-z\d])/.exec(piece.text);
    if (found !== null && Number(found[1]) === numbered.size + 1) numbered.set(piece, found[0].length);
  }
  return numbered.size > 2 ? numbered : hashMarks(pieces);
}

/** "# L NOF", "# radius": a broken bone, and no entry of a list. */
const BROKEN =
  /^#\s*(?:[LR]\b|Lt|Rt|Left|Right|NOF|Neck|Rad|Uln|Hum|Fem|Tib|Fib|Clav|Ribs?\b|Pelv|Skull|Nas|Mandib|Ankle|Wrist|Hip|Pat|Vert|Metat|Metac|Base|Shaft|Colles|[CTL]\d{1,2}\b)/i;

/** "# Septic shock", "# AKI" below each other: the problems of a stay, each an entry of its own. */
function hashMarks(pieces: readonly Piece[]): Map<Piece, number> {
  const marked = new Map<Piece, number>();
  for (const piece of pieces) {
    const found = /^#\s?(?=[A-Z])/.exec(piece.text);
    if (found === null) continue;
    if (BROKEN.test(piece.text)) return new Map();
    marked.set(piece, found[0].length);
  }
  return marked.size > 1 ? marked : new Map();
}

function piecesOf(
  masked: string,
  lines: readonly PrintedLine[],
  firstLine: number,
  start: number,
  end: number,
): Piece[] {
  const pieces: Piece[] = [];
  let blankBefore = false;
  let behindRows = false;
  let head: PrintedLine | null = null;
  for (let index = firstLine; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) break;
    let from = Math.max(line.start, start);
    let to = Math.min(line.end, end);
    while (from < to && isSpace(masked.charCodeAt(from))) from += 1;
    while (to > from && isSpace(masked.charCodeAt(to - 1))) to -= 1;
    if (from < to) {
      const text = masked.slice(from, to);
      if (isTableHead(text, lines[index + 1]?.text ?? '')) {
        head = line;
        continue;
      }
      // Rows stand under the names of their columns until a line that is no row.
      if (head !== null && !isTableRow(text)) head = null;
      if (/[A-Za-z0-9\u00c0-\uffff]/.test(text)) {
        // "EBL  350 mL     Complications: none": two fields beside one another.
        const starts = [0, ...cellStarts(text)];
        starts.forEach((at, nth) => {
          let stop = starts[nth + 1] ?? text.length;
          while (stop > at && /[\s|]/.test(text[stop - 1] ?? '')) stop -= 1;
          const cell = text.slice(at, stop);
          const pieceStart = from + at;
          pieces.push({
            start: pieceStart,
            end: pieceStart + cell.length,
            text: cell,
            indent: line.indent + Math.max(0, from - line.bodyStart) + at,
            blankBefore: blankBefore && nth === 0,
            column: nth > 0,
            behindRows: behindRows && nth === 0,
            row: head === null || starts.length > 1 ? null : rowUnder(head.text, head.start, line.text, line.start),
          });
        });
        blankBefore = false;
        behindRows = false;
      }
    } else if (line.bodyStart === line.end) {
      blankBefore = true;
    } else if (line.result) behindRows = true;
  }
  return pieces;
}

interface Wrap {
  /** The width prose is wrapped at, or Infinity where lines are not wrapped. */
  width: number;
  /** Only one line is that long: no sign that lines were cut at a width. */
  once: boolean;
}

function wrapOf(pieces: readonly Piece[]): Wrap {
  let width = 0;
  for (const piece of pieces) {
    const length = piece.end - piece.start;
    if (length > LONG_LINE) return { width: Number.POSITIVE_INFINITY, once: true };
    width = Math.max(width, length);
  }
  const full = pieces.filter((piece) => piece.end - piece.start > width * 0.88).length;
  return { width: width < 60 ? Number.POSITIVE_INFINITY : width, once: full === 1 };
}

const FIELD = /^[A-Z][A-Za-z0-9 /&+-]{1,40}(?: ?\([^()\n]{1,24}\))?: {1,40}\S/;

const WHOLE_ANSWER = /^[A-Z][A-Za-z /()-]{2,40}: ?(?:no|right|left)$/i;

const LABELLED = /^[A-Z][A-Za-z /&-]{1,30}: {2,}(?=\S)/;

/** "MSH2 - retained", "Stage (TNM 8th): pT3": a name with its answer on a line of its own. */
const DASHED = /^[A-Z][A-Z0-9]{1,10} [-–] \S.{0,50}$|^[A-Z][A-Za-z ]{0,30} ?\([A-Za-z0-9 ]{1,20}\):\s/;

/** Dots that lead from a name to its answer. */
const LEADER = /\S ?\.{5,} ?\S/;

/** "Dear Ms Brandt," on a line of its own. */
const SALUTATION = /^dear(?: [A-Z][\p{L}’'.-]*| and){1,6},?$/u;

/** "pT2a pN0", "ypTis ypN0(sn)" */
const STAGE = /^[yrma]{0,2}[pc]T(?:is|[0-4X])[a-d]?\b/;

function continues(last: Piece, piece: Piece, { width, once }: Wrap, listItem: boolean): boolean {
  if (SALUTATION.test(last.text.trim().replace(/^D/, 'd'))) return false;
  if (piece.column) return false;
  // Rows of a table stand each for themselves; what is set in under the last column belongs to it.
  if (isTableRow(piece.text)) return false;
  if (isTableRow(last.text) && piece.indent < last.indent + 8) return false;
  // "Rubella antibodies ....... Positive": a name and its answer are one line.
  if (LEADER.test(last.text) || LEADER.test(piece.text)) return false;
  // "Tumor deposits: 0" above "pT3 pN1a": the stage begins a line of its own.
  if (
    STAGE.test(piece.text) &&
    /[a-z\d.%)]$/i.test(last.text) &&
    !/\b(?:stage|staged|as|is|and|or|to|category)$/i.test(last.text)
  )
    return false;
  // "pH 5.0", "eGFR 41": a name that begins small.
  const startsLower =
    /^[a-z(]/.test(piece.text) &&
    !/^[a-z][A-Za-z0-9]{0,12}:\s|^(?:pH|p[CO]{1,2}2|eGFR|hs-|hCG|iPTH)\b|^[yrcm]?p(?:TNM|[TNM])(?:[\dX]| (?:stage|category|staging))\b/.test(
      piece.text,
    );
  if (piece.behindRows && (!startsLower || piece.blankBefore)) return false;
  if (piece.blankBefore) return startsLower && !/[.!?:;]$/.test(last.text) && !listItem;
  // "Cephalexin 500 mg …": a medicine of a list begins a line of its own.
  // "… atorvastatin 40 mg" above "commenced; bisoprolol …": what became of the one above.
  if (DOSED.test(last.text) && WHAT_BECAME.test(piece.text)) return true;
  if (DOSED.test(piece.text) && DOSED.test(last.text.replace(LABELLED, ''))) return false;
  if (startsLower) return !isOwnLine(last, piece);
  // "Laterality: right" and "Size: 4 cm": two fields, whatever word the first ends with.
  if (FIELD.test(last.text) && FIELD.test(piece.text)) return false;
  // "Extranodal extension: no" above "STAGE pT2 N1", "Side: right": the whole answer.
  if (WHOLE_ANSWER.test(last.text)) return false;
  // "Treatment effect: N/A" ends there.
  if (/\bn\/a$/i.test(last.text)) return false;
  // "CD20 -, ALK -": a minus behind a name is its result, no word cut in two.
  if (/[A-Z\d] [-–]$/.test(last.text)) return false;
  if (
    /(?:[,/-]|\b(?:and|or|of|the|with|to|in|a|an|for|by|from|is|was|are|were|no|at|on|(?<!\bon (?:the )?)(?:right|left)))$/i.test(
      last.text,
    )
  )
    return true;
  // "Return to ED / call" above "911 for …": a number to call.
  if (/\b(?:call|dial|ring|phone)$/i.test(last.text) && /^\d/.test(piece.text)) return true;
  if (CUT_ORDER.test(last.text) && !FIELD.test(last.text)) return true;
  if (/^[A-Z][A-Za-z /&,-]{0,40}:/.test(piece.text) || DASHED.test(piece.text)) return false;
  // "Third sample, right breast 9 o'clock core: …" behind a full stop.
  if (/[.!?]$/.test(last.text) && /^[A-Z][\w /&,'’#-]{0,60}:\s/.test(piece.text)) return false;
  // A statement of its own on the next line, where nothing shows that lines were cut.
  if (once && width < (listItem ? 130 : 90) && /^[A-Z][a-z]/.test(piece.text)) return false;
  // The same in capitals: "LIVER DISEASE - DECOMPENSATED (ASCITES)" above "LARGE VARICES - S/P BANDING".
  if (once && width < 90 && /^[A-Z]{3,}[^a-z]*$/.test(piece.text) && /^[^a-z]*\)$/.test(last.text)) return false;
  const firstWord = /^\S{1,40}/.exec(piece.text)?.[0].length ?? 0;
  const full = last.indent + (last.end - last.start) + 1 + firstWord > width * 0.88 + last.indent;
  return full && width !== Number.POSITIVE_INFINITY;
}

/** "Fontanelle closed. No neck": a denial cut behind the word that only says of which part, or how much, it is. */
const DENIED_PART =
  /\b(?:no|nil|without|denies|denied) (?:(?:any|new|further|obvious|significant|acute) )?(?:neck|chest|abdo(?:minal|men)?|back|calf|leg|ankle|pedal|joint|flank|loin|pelvic|facial|focal|pleural|pericardial|lymph|new|acute|active|significant|obvious|evidence|signs?|known|further|other|recent|abnormal|suspicious|spinal|muscle|limb|visual|urinary|vaginal|rectal|midline|cervical|enlarged|palpable)$/i;

/** "Nil known (daughter queried a" above "rash as a child)": one statement. */
function closesBracket(text: string, next: string): boolean {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') && /^[^(]*\)/.test(next);
}

/** Short lines under one another, set in from the margin: entries of a list without marks, whatever their first letter. */
function isOwnLine(last: Piece, piece: Piece): boolean {
  if (DENIED_PART.test(last.text) || closesBracket(last.text, piece.text)) return false;
  const short = last.text.length < 58 && piece.text.length < 78;
  return (
    short &&
    last.indent > 1 &&
    last.indent === piece.indent &&
    /[a-z)\d]$/i.test(last.text) &&
    !/\b(?:and|or|of|the|with|to|in|an?|for|by|from|is|was|are|were|be|been|being|should|may|can|will|must|which|that|this|has|have|had|if|as|than|because|no|not|at|on|right|left|until|then)$/i.test(
      last.text,
    )
  );
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029;
}
