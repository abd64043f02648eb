/** The title of a report of tissue, or what such a report is about. */
const OF_TISSUE =
  /\b(?:histolog\w*|histopath\w*|patholog\w*|cytolog\w*|cytopath\w*|biops(?:y|ies)|bx|microscopy|specimens?|samples?)\b/i;
/** "A.", "(B)", "C:", "D -" in front of what a sample is; "Specimen 2", "Pot B". */
const MARK =
  /(?:\(?([A-M])(?:\)\s?[:.–-]?|[.:]|\s[–-])|(?:specimen|sample|part|pot|jar|site|biopsy)s? (?:#\s?)?([A-M]|\d{1,2})(?=\s?[:.)(–,-]|\s[a-z]))\s{1,4}(?=\S)/giy;
/** What a sample is, with what it shows behind it. */
const TELLS = /^[^.;\n]{2,70}?(?::|\s[–-]|,|\))\s*\S/;
const STUDY =
  /(?<=[.;] {1,3})(?=(?:(?:CT|MRI?|XR|X-?rays?|plain films?|US|USS|ultrasound|CXR|AXR|echo|echocardiogram|doppler|mammogram|PET(?:[-/ ]CT)?|CTPA|DEXA)\b[^.:;\n]{0,40}|(?:left|right|both|bilateral) [a-z]{3,12} (?:x-?rays?|XR|MRI?|CT|ultrasound|films?)):\s+\S)/gi;
const STUDY_FIRST =
  /(?:^|\n)[ \t]*(?:(?:findings|report|imaging|results?|investigations?)\s*:\s*)?(?:(?:CT|MRI?|XR|X-?rays?|plain films?|US|USS|ultrasound|CXR|AXR|echo|echocardiogram|doppler|mammogram|PET(?:[-/ ]CT)?|CTPA|DEXA)\b[^.:;\n]{0,40}|(?:left|right|both|bilateral) [a-z]{3,12} (?:x-?rays?|XR|MRI?|CT|ultrasound|films?)):\s+\S[^\n]*$/i;
const LONGEST = 4000;

/**
 * Samples and studies that stand one behind the other on one line, each on a line of its own; same length. What is said
 * of the second would be told of the first.
 */
export function linesApart(plain: string): string {
  const tissue = OF_TISSUE.test(plain.slice(0, 2000));
  return plain.replace(/[^\n\r]{30,}/g, (line, at: number) => {
    if (line.length > LONGEST) return line;
    const breaks = new Set([
      ...resultsOf(line),
      ...(tissue ? samplesOf(line) : []),
      ...studiesOf(line, plain.slice(Math.max(0, at - 1), at)),
    ]);
    if (breaks.size === 0) return line;
    return [...line].length === line.length
      ? [...line].map((letter, index) => (breaks.has(index) ? '\n' : letter)).join('')
      : line;
  });
}

/** "Total motility: 28 % (>= 42) LOW ; progressive 15 % (>= 30) LOW": two results, each with its own range. */
const RESULT_WITH_RANGE =
  /^\s*[A-Za-z][^;:=()\d]{0,40}(?:\d[\w-]*[A-Za-z ]{1,20})?[:=]?\s*[<>≤≥]?=?\s?\d[^;()]{0,24}\((?:[<>≤≥]=?\s?\d|\d[\d.,]*\s?[-–]\s?\d)[^;()]{0,20}\)[^;()]{0,12}$/;

/** Where the semicolons stand between results of a line that each print a range. */
function resultsOf(line: string): number[] {
  if (!line.includes(';')) return [];
  const breaks: number[] = [];
  let from = 0;
  const parts = line.split(';');
  if (parts.some((part) => part.trim() !== '' && !RESULT_WITH_RANGE.test(part))) return [];
  for (const part of parts.slice(0, -1)) {
    from += part.length;
    breaks.push(from);
    from += 1;
  }
  return breaks;
}

/** Where the blank in front of the second sample of a line stands, and of each further one, in their order. */
function samplesOf(line: string): number[] {
  const breaks: number[] = [];
  let expected: string | null = null;
  for (const { index } of line.matchAll(/(?:^\s*|(?<=[.;:,]\s{1,4}))(?=\S)/g)) {
    const from = index + (/^\s*/.exec(line.slice(index))?.[0].length ?? 0);
    MARK.lastIndex = from;
    const match = MARK.exec(line);
    const mark = (match?.[1] ?? match?.[2])?.toUpperCase();
    if (match === null || mark === undefined) continue;
    if (/[a-m]/.test(match[1] ?? '')) continue;
    if (mark === 'A' || mark === '1') expected = expected ?? 'first';
    else if (mark !== expected) continue;
    if (!TELLS.test(line.slice(from + match[0].length))) {
      // "Samples: A stomach, B gullet": a list of names only.
      continue;
    }
    if (mark === expected && /\s/.test(line[from - 1] ?? '')) breaks.push(from - 1);
    expected = nextOf(mark);
  }
  return breaks;
}

const nextOf = (mark: string): string =>
  /\d/.test(mark) ? String(Number(mark) + 1) : String.fromCharCode(mark.charCodeAt(0) + 1);

/** Where the blank in front of a second study of the same line stands, where the line begins with the first. */
function studiesOf(line: string, before: string): number[] {
  if (before !== '' && !/[\n\r]/.test(before)) return [];
  if (!STUDY_FIRST.test(line)) return [];
  return [...line.matchAll(STUDY)].map(({ index }) => index - 1).filter((at) => at > 0);
}
