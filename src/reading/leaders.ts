/** "HPV 16 ............ Not detected": rows of dots between what was asked and its answer. */
const LEADERS = /(?<=[A-Za-z0-9)%\]])([ \t]?)(\.{4,200}|(?:\. ){4,100}\.?)(?=[ \t]*[^\s.])/g;
/** Three dots may be a pause: leaders only between blanks and before an answer. */
const SHORT =
  /(?<=[A-Za-z0-9)%\]])([ \t])(\.{3})(?=[ \t]+(?:not detected|detected|negative|positive|none|absent|present|pending|[<>]?\d)\b)/gi;

/** A row of a form whose name and answer are joined by dots. */
const ROW = /^[ \t]*[A-Za-z][^\n.:]{1,40}[ \t]?\.{3,}[ \t]*\S/gm;
const A_FORM = 4;
const FEW = /(?<=^[ \t]*[A-Za-z][^\n.:]{1,40}[A-Za-z0-9)%\]])([ \t])(\.{1,3})(?=[ \t]+\S)/gm;

/** "Gram stain      No organisms seen": between a test for germs and the words of its answer. */
const GAP_OF_GERMS =
  /^([ \t]*(?:gram(?:['’]?s)? (?:stain|film|smear)|(?:(?:a|ana)erobic |(?:afb|fungal|blood|urine|csf|fluid|tb|mycobacterial|bacterial|routine) )?culture|(?:afb|auramine|zn) (?:smear|stain)|india(?:n)? ink|wet (?:prep|mount)))( {3,60})(?=(?:no|nil|not|few|many|moderate|heavy|scanty|light|gram)[ -][A-Za-z])/gim;

/** "HGB=7.9 L (12.0-16.0 g/dL); PLT=41 L (150-450)": several tests of a line, each with its result behind a sign. */
const PAIRS = /(?<=[A-Za-z][A-Za-z\d .%-]{0,24})=(?=[<>]?\d)/g;
const PAIRED_LINE = /^[^=\n]{2,40}[A-Za-z\d]=[<>]?\d[^=\n]{1,60}; ?[^=\n]{1,30}=[<>]?\d[^\n]*$/gm;

/** "4. Concentration: 6 million/mL (>= 16) LOW": a numbered row with its own range or flag. */
const NUMBERED_ROW =
  /^([ \t]{0,8}\d{1,2}[.)])(?=[ \t]{1,4}[A-Za-z][^\n:=]{1,40}[:=][ \t]*[<>≤≥]?=?[ \t]?\d[^\n]{0,60}?(?:[([]\s?(?:[<>≤≥]=?\s?\d|\d[\d.,]*\s?[-–]\s?\d)|\b(?:LOW|HIGH|H|L)[ \t]*$))/gm;
const ENTRY = /^([ \t]{0,8}\d{1,2}[.)])(?=[ \t]{1,4}[A-Za-z][^\n:=]{1,40}[:=][ \t]*\S)/gm;
const A_SHEET = 3;

/** The rows of a sheet whose lines are numbered, without their numbers: each is a result, and no entry of a list. */
function withoutRowNumbers(plain: string): string {
  if ((plain.match(NUMBERED_ROW)?.length ?? 0) < A_SHEET) return plain;
  return plain.replace(ENTRY, (number) => ' '.repeat(number.length));
}

/** Leaders and gaps as the colon that they stand for, and rows without their numbers, same length. */
export function writtenLeaders(printed: string): string {
  const plain = printed.replace(
    GAP_OF_GERMS,
    (_, name: string, gap: string) => `${name}:${' '.repeat(gap.length - 1)}`,
  );
  const paired = plain.includes('=') ? plain.replace(PAIRED_LINE, (line) => line.replace(PAIRS, ' ')) : plain;
  return withoutRowNumbers(withoutDots(paired));
}

function withoutDots(plain: string): string {
  if (!plain.includes('...') && !plain.includes('. . .')) return plain;
  const colon = (_: string, before: string, dots: string): string => `:${' '.repeat(before.length + dots.length - 1)}`;
  const written = plain.replace(LEADERS, colon).replace(SHORT, colon);
  // In a form of such rows a long name leaves room for few dots: "Greatest dimension . 2.6 cm".
  return (plain.match(ROW)?.length ?? 0) < A_FORM ? written : written.replace(FEW, colon);
}
