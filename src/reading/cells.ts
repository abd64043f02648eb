/** A gap between two cells of one printed line: wide, a tab or a bar, and not behind the end of a sentence. */
const GAP = /[^\s.:;,!?|](?: {3,}| {0,4}\t\s{0,8})(?=\S)|\s\|\s/;

/** "Popliteal    None    Absent": cells, no running text. */
export function isTableRow(text: string): boolean {
  return text.length <= 300 && GAP.test(text);
}

/** A field that begins behind a wide gap or a bar: "     Code status: Full". */
const NEXT_FIELD =
  /(?: {3,}|\t\s{0,12}|\s\|\s{1,4})(?=[A-Z][A-Za-z0-9/&().,'+-]{0,20}(?: [A-Za-z0-9/&().,'+-]{1,20}){0,4} {0,16}:(?:\s|$))/g;

/** Where the second and further fields of a line begin, counted from its first character. */
export function cellStarts(text: string): number[] {
  if (text.length > 300 || !text.includes(':')) return [];
  const starts: number[] = [];
  for (const gap of text.matchAll(NEXT_FIELD)) {
    // "NEW:     Aspirin: 75 mg": behind a label comes its value.
    if (/:\s*$/.test(text.slice(0, gap.index))) continue;
    // "Ramipril   5 mg   -   Stopped: kidneys": the last cell of its row says what became of it.
    if (gap.index > 0 && STATE.test(text.slice(gap.index + gap[0].length))) continue;
    starts.push(gap.index + gap[0].length);
  }
  return starts;
}

const STATE =
  /^(?:stopped|held|on hold|withheld|discontinued|ceased|paused|new|changed|continued|increased|reduced|decreased)\b/i;

/** The cells of a row, as printed. */
export function cellsOf(text: string): string[] {
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/ {3,}|\t+|\s*\|\s*/)
    .map((cell) => cell.trim());
}

/** "VEIN     COMPRESS     FLOW": three names or more in cells, without figures, above a row of cells. */
export function isTableHead(text: string, below: string): boolean {
  if (!isTableRow(text) || /:/.test(text) || text.length > 200) return false;
  // "BMD (g/cm2)", "Change since 11/2020": a unit and a day are no part of the name.
  const cells = cellsOf(text.replace(/\([^()]*\)/g, ' ').replace(UNIT_OR_DAY, 'then'))
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (!isTableRow(below)) return false;
  // "           Antrum   Body": the corner above the names is empty.
  const corner = cells.length === 2 && cellsOf(below).length === 3;
  if (cells.length < 3 && !corner) return false;
  return (
    cells.every((cell) => /^[A-Za-z#%]/.test(cell) && !/\d/.test(cell) && cell.split(/\s+/).length <= 4) &&
    SHOWN.test(text)
  );
}

const UNIT_OR_DAY = /\b(?:m?g|cm|mm|m)\/c?m[2²3³]?(?![\w/])|\b(?:\d{1,4}[-/.])?\d{1,2}[-/.]\d{2,4}\b|\b20\d\d\b/g;

/** What the heads of tables are called; a row of words alone is no head. */
const SHOWN =
  /\b(?:drug|dose|status|medication|medicine|frequency|route|site|diagnosis|gleason|comments?|remarks?|notes?|flow|compress\w*|velocity|psv|edv|ratio|grade|score|part|specimen|result|finding|value|ref\w*|range|units?|normal|level|stain|antibody|clone|intensity|marker|antrum|body|location|segment|side|right|left|size|test|name|previous|today|date|plaque|stenosis|vein|vessel|artery|nerve|muscle|latency|amplitude|gene|variant|t-?score|z-?score|bmd|region|instructions?|reason|change|interp\w*|mic|pred\w*|actual|measured|observed|baseline)\b/i;
