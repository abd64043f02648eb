import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';
import { hasVerb } from '../verbs.js';
import { rangeOfItem } from './range.js';
import type { PlacedItem } from './row-context.js';

const DANGLING = /(\d[\d.,]*)\s?(?:-|to)\s*$/;
const REST = /^\d[\d.,]*$/;

/**
 * A range cell wrapped over two lines: "70 -" with "99" below it. Gives the items of the upper line with the whole
 * range in place of its first half, or null where the two lines are no such row.
 */
export function wrappedRange(
  items: readonly PlacedItem[],
  upper: { text: string; start: number },
  lower: { body: string; bodyEnd: number },
): PlacedItem[] | null {
  const open = DANGLING.exec(upper.text);
  if (!open?.[1] || !REST.test(lower.body) || items.length < 2) return null;
  const low = Number(open[1].replace(',', '.'));
  const high = Number(lower.body.replace(',', '.'));
  const start = upper.start + open.index;
  const first = items.find((item) => item.end > start);
  if (!first || !(low <= high)) return null;
  const text = `${open[1]}-${lower.body}`;
  return [
    ...items.filter((item) => item.end <= start),
    { ...first, kind: 'range', start, end: lower.bodyEnd, text, low, high },
  ];
}

/** True where a printed name goes on below its row ("Hemoglobin A1c with" + "estimated average glucose"). */
export function isOpenName(name: string): boolean {
  const brackets = name.split('(').length - name.split(')').length;
  return /[,/(-]$|\b(?:and|of|with|by|for|or)$/i.test(name) || brackets > 0;
}

/** "Albumin/Creatinine Ratio," + "Random Urine 15 mg/g": a name over two lines, with the items of the second. */
export function wrappedName(name: PlacedItem, next: readonly PlacedItem[], knowledge: Knowledge): PlacedItem[] | null {
  const [begins] = next;
  // "Aldosterone/renin" + "ratio   61": a word that is a unit elsewhere ends the name.
  const first =
    begins?.kind === 'unit' && /^ratio$/i.test(begins.text) ? { ...begins, kind: 'words' as const } : begins;
  if (first?.kind !== 'words' || next.length < 2 || name.text.length > 60) return null;
  const text = name.text.trim();
  const open = isOpenName(text);
  // "Thyroid Stimulating" + "Hormone (TSH)": what only the bracket names may still be the rest of a name.
  const bare = first.text.replace(/\([^)]*\)/g, ' ').trim();
  const alone =
    knowledge.labByName(bare) !== undefined || (bare === '' && knowledge.labByName(first.text) !== undefined);
  // "Anti-Mullerian hormone" + "(AMH)": the same test by its short name.
  const id = bare === '' ? knowledge.labByName(first.text)?.id : undefined;
  if (id !== undefined && knowledge.labByName(text)?.id === id) return [{ ...name, cell: first.cell, column: first.column }, ...next]; // biome-ignore format: one line
  const continued = /^[a-z(]/.test(first.text) && !alone;
  const known =
    knowledge.labByName(`${text} ${bare}`) !== undefined && (!alone || COMMON_END.test(bare)) && !TITLE_END.test(text);
  const whole = begins === first ? next : [first, ...next.slice(1)];
  return open || continued || known ? [{ ...name, cell: first.cell, column: first.column }, ...whole] : null;
}

/** "Thyroid peroxidase" + "antibodies": a word that many names end with. */
const COMMON_END = /^(?:antibod(?:y|ies)|antigens?|hormone)$/i;

/** "SEMEN ANALYSIS" above "Volume": a title, and no first half of a name. */
const TITLE_END = /\b(?:analysis|panel|profile|exam\w*|screen|studies|report|results?)(?: ?\([^)]*\))?$/i;

/** "Optimal:" with "<100" below it, or a name that goes on below its row: taken into the row. */
export function goesOnBelow(
  row: LabRow,
  items: readonly PlacedItem[],
  inTable: boolean,
  knowledge: Knowledge,
): boolean {
  const [only, second] = items;
  // "< 15 µmol/L" below "Reference range:"
  const limit = only?.kind === 'range' || (only?.kind === 'number' && only.comparator != null);
  if (!only || (second && !(limit && second.kind === 'unit' && items.length === 2))) return false;
  const limited = row.range !== null && (row.range.low !== null || row.range.high !== null);
  if (!limited && limit) {
    row.range = rangeOfItem(only);
    return true;
  }
  if (only.kind !== 'words' || hasVerb(only.text) || /[.:;]$/.test(only.text)) return false;
  const name = `${row.name} ${only.text}`;
  const whole = inTable && knowledge.labByName(name);
  const rest = knowledge.labByName(only.text)?.id;
  const goesOn = whole && whole.id !== knowledge.labByName(row.name)?.id && (rest ?? whole.id) === whole.id;
  if (!isOpenName(row.name) && !goesOn) return false;
  row.name = name;
  return true;
}

/** "Ref: hCG non-pregnant < 5 IU/L" below another test's row. */
export function isOfOtherTest(row: LabRow, body: string, knowledge: Knowledge): boolean {
  const named = /^\W*ref\w*\.?(?: \w+)?:\s*([A-Za-z][\w-]*(?: [A-Za-z][\w-]*){0,3})/i.exec(body)?.[1]?.split(' ') ?? [];
  const own = knowledge.labByName(row.name, row.panel, row.unit)?.id;
  return named.some((_, at) => {
    const id = knowledge.labByName(named.slice(0, at + 1).join(' '))?.id;
    return id !== undefined && id !== own;
  });
}
