import { type Teller, told } from './line.js';

const NAMES = 'ER|PR|PgR|AR|o?estrogen receptors?|progesterone receptors?|HER-?2(?:\\/neu)?|c-?erbB-?2|Ki-?67|MIB-?1';
/** "HER2-low" is HER2, "ER-alpha" is no ER. */
const ENDS = String.raw`(?![\w]|-(?!low)\w)`;
const OPENS =
  /^(?:(?:hormone )?receptors?(?: status| studies)?|biomarkers?|breast (?:biomarkers|markers|panel)|IHC|immunohistochemistry|immunostains?)\s*[:–-]\s*/i;
const BETWEEN = new RegExp(String.raw`[\s,;.]*(?:\band\s+)?(?=\b(?:${NAMES})${ENDS})`, 'i');
const PART = new RegExp(
  String.raw`^(${NAMES})${ENDS}(?: ?\((?:ER|P(?:g)?R|HER-?2)\))?(?: status| receptor)?\s*(?:[:=]|-(?=\s*\w))?\s*(.*)$`,
  'i',
);

/** What a part leaves once its answer, its figures and its empty words are taken. */
const IDLE =
  /\b(?:by|on|ihc|immunohistochemistry|immunostain|nuclear|nuclei|staining|stain|intensity|tumou?r|cells?|of|the|allred|quick|score|scores?|status|membran\w+|complete|circumferential|index|proliferation|labell?ing|mib-?1|approximately|approx|about|in|with|invasive|B[1-5][abc]?|h-?score|is|was|and|both|strongly|moderately|weakly|strong|moderate|weak|diffuse|diffusely|clone \w+|percent)\b|[()[\],;:.~=%/>→-]/gi;
const POSITIVE = /\b(?:positive|pos|expressed|\+ve)\b|^\s*\+\s*$/i;
const NEGATIVE = /\b(?:negative|neg|not expressed|-ve)\b|^\s*-\s*$/i;

/** One test of a panel in plain words; null where a word of it is left over. */
function partOf(printed: string): string[] | null {
  const found = PART.exec(printed.trim().replace(/[\s,;.]+$/, ''));
  if (found === null) return null;
  const name = (found[1] ?? '').toLowerCase();
  let rest = ` ${found[2] ?? ''} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const hit = pattern.exec(rest);
    if (hit !== null) rest = `${rest.slice(0, hit.index)} ${rest.slice(hit.index + hit[0].length)}`;
    return hit;
  };
  const fish = /^her|^c-?erb/.test(name)
    ? take(
        /[,;(\s]*\b(?:reflex )?(?:HER-?2 )?(?:[FCS]|DD?)?ISH\b[\s:=,-]*(?:is |was |result )?(not amplified|non-?amplified|unamplified|negative|amplified|positive|pending|requested|to follow|awaited)\)?/i,
      )
    : null;
  const allred =
    take(/\b([0-8]) ?(?:\/|out of|of) ?8\b/) ??
    take(/\b(?:allred|quick)(?: score)?(?: of)? ?[:=]? ?([0-8])\b(?!\d|%|\.)/i);
  const hscore = take(/\b(\d{1,3}) ?\/ ?300\b/) ?? take(/\bh-?score(?: of)? ?[:=]? ?(\d{1,3})\b/i);
  const share = take(/(<|>|≥|~)? ?(\d{1,3}(?:\.\d)?(?: ?[-–] ?\d{1,3})?) ?%/);
  const score = /^her|^c-?erb/.test(name) ? take(/\b(?:score )?([0-3]\+|0)(?! ?\d)(?=\W|$)/) : null;
  const low = take(/\b(?:her-?2[ -])?low(?:[ -]positive)?\b/i) !== null;
  const negative = take(NEGATIVE) !== null;
  const positive = !negative && take(POSITIVE) !== null;
  const equivocal = take(/\b(?:equivocal|indeterminate|borderline)\b/i) !== null;
  if (rest.replace(IDLE, ' ').trim() !== '') return null;
  const figure =
    share === null
      ? null
      : `${share[1] === '<' ? 'less than ' : share[1] === '>' || share[1] === '≥' ? 'more than ' : ''}${(share[2] ?? '').replace(/\s/g, '')}%`;
  if (/^ki|^mib/.test(name))
    return figure === null
      ? null
      : [`${/^(?:less|more)/.test(figure) ? '' : 'about '}${figure} of the cells were getting ready to divide (Ki-67)`];
  if (/^ar$/.test(name)) return null;
  if (/^her|^c-?erb/.test(name)) return her2(score?.[1] ?? '', fish?.[1] ?? '', { negative, positive, equivocal, low });
  const hormone = /^p/.test(name) ? 'progesterone' : 'estrogen';
  const points = allred === null ? null : Number(allred[1]);
  const has = negative
    ? false
    : positive || low
      ? true
      : points !== null
        ? points >= LEAST_POSITIVE
        : figure !== null
          ? !/^(?:less than 1%|0%)$/.test(figure)
          : null;
  if (has === null || (points !== null && has !== points >= LEAST_POSITIVE)) return null;
  const more = [
    ...(figure === null ? [] : [has ? `${figure} of them` : figure]),
    ...(points === null ? [] : [`Allred score ${points} of 8`]),
    ...(hscore === null ? [] : [`H-score ${hscore[1]} of 300`]),
  ];
  return [
    `the cells have ${has ? (low ? 'only a few ' : '') : 'no '}receptors for the hormone ${hormone}${more.length === 0 ? '' : ` (${more.join(', ')})`}`,
  ];
}

/** An Allred score of 3 and more counts as positive. */
const LEAST_POSITIVE = 3;

interface Answer {
  negative: boolean;
  positive: boolean;
  equivocal: boolean;
  low: boolean;
}

function her2(score: string, fish: string, { negative, positive, equivocal, low }: Answer): string[] | null {
  const marks = score === '' ? '' : `, ${score}`;
  if (score === '2+' || (equivocal && score === '')) {
    const first = `a first test for the growth signal HER2 was in between${score === '' ? '' : ' (2+)'}`;
    if (fish === '') return negative || positive ? null : [first, 'a second test is used to settle it'];
    if (/^(?:pend|req|to f|await)/i.test(fish)) return [first, 'the gene test that settles it was still to come'];
    return /^(?:not|non|un|neg)/i.test(fish)
      ? [first, 'the gene test found no extra copies, so HER2 counts as negative']
      : [first, 'the gene test found extra copies, so HER2 counts as positive'];
  }
  const isPositive = positive || score === '3+';
  if (isPositive && (negative || low || /^(?:0|1\+)$/.test(score))) return null;
  if (/^(?:not|non|un|neg)/i.test(fish) && isPositive) return null;
  if (isPositive) return [`the cells have much of the growth signal HER2 (HER2 positive${marks})`];
  if (negative || low || /^(?:0|1\+)$/.test(score))
    return fish !== '' && !/^(?:not|non|un|neg)/i.test(fish)
      ? null
      : [
          low
            ? `the cells have only a little of the growth signal HER2 (HER2 low${marks})`
            : `the cells do not have much of the growth signal HER2 (HER2 negative${marks})`,
        ];
  return null;
}

/** "not amplified (ratio 1.2, HER2 copy number 3.1)": the count behind the answer of the gene test. */
const COUNTED =
  /(amplified|negative|positive)\s*[,(]+\s*(?:HER-?2\/CEP-?17 )?ratio[ :=]*(\d{1,2}(?:\.\d+)?)(?:[,;] ?(?:average |mean )?(?:HER-?2 )?cop(?:y|ies)(?: number)?(?:\/cell)?[ :=]*(\d{1,2}(?:\.\d+)?))?\)?/i;

/** The line without the count, and the count in plain words. */
function withoutCount(line: string): { line: string; count: string[] } {
  const found = COUNTED.exec(line);
  if (found === null || !/ISH\b/i.test(line)) return { line, count: [] };
  const copies = found[3] === undefined ? '' : `, and each cell holds about ${found[3]} copies of the gene`;
  return {
    line: line.replace(COUNTED, '$1'),
    count: [`the ratio in that gene test is ${found[2]}${copies}`],
  };
}

const TRIPLE = /[,;.\s]*\(?\btriple[- ]negative\b\)?\.?\s*$/i;

/** "ER positive (95%), PR negative, HER2 1+ (negative), Ki-67 18%", "ER: 8/8  PR: 6/8  HER2: 2+ (FISH not amplified)". */
export const receptorPanel: Teller = (whole) => {
  const { line, count } = withoutCount(whole);
  if (line.length > 200 || !/\b(?:ER|PR|PgR|receptors?|HER-?2)\b/i.test(line)) return null;
  const parts = line
    .replace(OPENS, '')
    .replace(TRIPLE, '')
    .split(BETWEEN)
    .filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 6) return null;
  // "ER and PR negative", "ER/PR positive": the answer of the second holds for both.
  const read: string[][] = [];
  let bare: string[] = [];
  for (const part of parts) {
    if (new RegExp(`^(?:${NAMES})\\s*[,/&]?$`, 'i').test(part.trim())) {
      bare.push(part.trim().replace(/[,/&\s]+$/, ''));
      continue;
    }
    const answer = PART.exec(part.trim())?.[2] ?? '';
    for (const one of [...bare.map((name) => `${name} ${answer}`), part]) {
      const own = partOf(one.replace(/\bboth\b/gi, ''));
      if (own === null) return null;
      read.push(own);
    }
    bare = [];
  }
  // The same test twice: of two samples, or taken back.
  const names = parts.map((part) => PART.exec(part.trim())?.[1]?.toLowerCase());
  if (bare.length > 0 || read.length < 2 || new Set(names).size < names.length) return null;
  return told(
    'plain',
    ...read.flat(),
    ...count,
    ...(TRIPLE.test(line) ? ['all three are negative (triple negative)'] : []),
  );
};
