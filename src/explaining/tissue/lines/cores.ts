import { type Teller, told } from './line.js';

const SITES: Readonly<Record<string, string>> = {
  r: 'right', rt: 'right', right: 'right', l: 'left', lt: 'left', left: 'left', base: 'base', mid: 'middle', middle: 'middle', midgland: 'middle',
  'mid-gland': 'middle', apex: 'tip (apex)', apical: 'tip (apex)', anterior: 'front', ant: 'front', posterior: 'back', post: 'back', lateral: 'outer', lat: 'outer',
  medial: 'inner', med: 'inner', target: 'target', mri: '', pz: 'outer zone', tz: 'inner zone', lesion: '', roi: 'target', prostate: '',
}; // biome-ignore format: one list
const SITE =
  '(?:r|l|rt|lt|right|left|base|mid(?:-?gland)?|middle|apex|apical|ant(?:erior)?|post(?:erior)?|lat(?:eral)?|med(?:ial)?|target|mri|pz|tz|lesion|roi)(?![a-z])';
const LINE = new RegExp(
  String.raw`^(?:([A-KM-QS-Z]|\d{1,2}|[RL](?=[.):]))[.):]?\s+)?((?:prostate,? )?(?:(?:${SITE}|[()])[\s,]*){1,8})((?:\(?\d{1,2} cores?\)?|x ?\d{1,2}(?: cores?)?)[\s,]*)?\s*[:–-]?\s*(.+)$`,
  'i',
);
const NONE =
  /^(?:benign(?: prostat(?:e|ic) (?:tissue|glands?(?: and stroma)?)| hyperplasia)?|no (?:carcinoma|cancer|malignancy|tumou?r)(?: (?:seen|identified))?|negative(?: for (?:carcinoma|malignancy))?)((?:,| with|;| -)? (?:(?:focal|mild|chronic|chr|acute|and|&|glandular|with|patchy) )*(?:inflammation|atrophy|prostatitis|hyperplasia))?$/i;
const GRADED =
  /^(?:(?:prostatic |acinar |invasive )*(?:adenoca(?:rcinoma)?|carcinoma|ca)\.?,?\s*)?(?:gleason(?: score| grade)?\s*)?([345]) ?\+ ?([345]) ?= ?(\d{1,2})(.*)$/i;
const COLUMNS =
  /^(?:[\s,;:|.-]|\(?(?:isup |gg|grade group |GG ?)+(?:grade group )?\d\)?|\d+(?:\.\d+)?(?: ?(?:mm|%))?|of (?:the )?(?:tissue|core)s?|max(?:imum)?|length|cores?|pattern [45]|\(?cribriform(?: pattern| glands| growth)?(?: is| are)?(?: present| seen| identified)?\)?|involv(?:ing|es|ed)|(?:and )?measur(?:ing|es)|approx\.?|about|and(?= \d))*$/i;
/** "35% of tissue", "2/2 cores, 5%": how much of what was taken; a figure of a column may be of anything. */
const OF_TISSUE =
  /\bcores?,? (?:\d+(?:\.\d+)? ?mm,? )?\(?(\d{1,3})(?:\.\d+)? ?%|\b(\d{1,3})(?:\.\d+)? ?% (?:of (?:the )?)?(?:tissue|cores?)\b/i;
/** "Acute and chronic inflammation" alone. */
const SWELLING =
  /^(?:(?:focal|mild|moderate|marked|patchy|active|non-?specific) )*(acute(?: and chronic)?|chronic)(?: active)? (?:inflammation|prostatitis)$/i;

/** "4  3  3+4=7  8 mm max  15%", "2 0 - - -": the columns of a table of cores, how many and how many with cancer. */
const TABLE_ROW =
  /^(\d{1,2})\s+(\d{1,2})\s+(?:([345]\+[345]=(?:[6-9]|10))(?:\s+(?:\d+(?:\.\d+)?\s?(?:mm|%)?(?: max)?|[-–—]|\(?gg ?\d\)?))*(?:\s+([YN]|yes|no))?|[-–—](?:\s+[-–—])*)$/i;

function siteOf(printed: string): string {
  const words = printed
    .toLowerCase()
    .replace(/[(),]/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (Object.hasOwn(SITES, word) ? [SITES[word] as string] : []))
    .filter((word) => word !== '');
  const sides = words.filter((word) => word === 'left' || word === 'right');
  const others = words.filter((word) => word !== 'left' && word !== 'right');
  const last = others.sort((a, b) => Number(a === 'target') - Number(b === 'target'));
  return [...new Set([...sides, ...last])].join(' ').replace(/target$/, 'target area');
}

/** A line of prostate cores: "B L base x2: Benign", "E L mid Adenocarcinoma 3+4=7 2/2 40%", "D. Right apex: HGPIN. No carcinoma." */
export const coreLine: Teller = (line) => {
  if (line.length > 170) return null;
  const found = LINE.exec(line);
  if (found === null) return null;
  const [, , place = '', , rest = ''] = found;
  const site = siteOf(place);
  if (
    site === '' ||
    !/\b(?:base|mid|middle|apex|apical|target|pz|tz|ant\w*|post\w*|lat\w*|med\w*|mid-?gland)\b/i.test(place)
  )
    return null;
  const where = `the ${site} of the prostate`;
  const row = TABLE_ROW.exec(rest);
  if (row !== null) {
    const [few = 0, all = 0] = [Number(row[1]), Number(row[2])].sort((a, b) => a - b);
    const sum = row[3];
    const pieces = `${all} piece${all === 1 ? '' : 's'}`;
    if (all === 0 || all > 8 || (few === 0) !== (sum === undefined)) return null;
    return sum === undefined
      ? told('good', `no cancer was found in ${where} (${pieces})`)
      : told(
          'bad',
          `cancer was found in ${where}: Gleason score ${sum}, in ${few} of ${pieces}`,
          ...lastColumn(row[4]),
        );
  }
  // "2  0  HGPIN": none of so many pieces holds cancer.
  const unfound = /^\d{1,2}\s+0\s+(?=[A-Za-z])/.exec(rest);
  if (unfound !== null) return coreLine(`${place.trim()}: ${rest.slice(unfound[0].length)}`);
  const share = /(?<![\d./])(\d{1,2})(?:\/| of (?=\d{1,2} cores?))(\d{1,2})(?![\d./])/.exec(rest);
  const [n, m] = [Number(share?.[1] ?? 1), Number(share?.[2] ?? 1)];
  if (n > m || m === 0 || m > 8) return null;
  const bare = rest
    .replace(share?.[0] ?? '~', ' ')
    .replace(/(?: [-–—])+\s*$|(?<= )[-–—](?= )/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .replace(/(?<=[a-z)]),\s*(?:\d{1,2} )?cores?$/i, '')
    .trim();
  const besides = NONE.exec(bare);
  if (besides !== null && (share === null || n === 0)) {
    const also = /inflam|prostatitis/i.test(besides[1] ?? '')
      ? ', only swelling'
      : /atrophy/i.test(besides[1] ?? '')
        ? ', only some shrinking of glands'
        : '';
    return told('good', `no cancer was found in ${where}${also}`);
  }
  const pin =
    /^(?:focal )?(?:hg ?-?pin|high[- ]grade (?:PIN|prostatic intraepithelial neoplasia(?: \(PIN\))?))(?:,? focal)?(?:[.,;] (?:no|negative for) (?:malignancy|carcinoma|cancer|invasive carcinoma)(?: (?:seen|identified))?)?$/i.test(
      bare,
    );
  if (pin && (share === null || n === 0))
    return told('plain', `in ${where} the cells look very abnormal, but short of cancer (HGPIN)`);
  const unclear =
    /^(?:ASAP(?: \(atypical small acinar proliferation\))?|atypical small acinar proliferation(?: \(ASAP\))?)(?:,? see (?:comment|note))?(,? too (?:small|few|little) (?:to be sure|to diagnose|for (?:a )?(?:confident|definite|firm) (?:opinion|diagnosis)))?$/i.exec(
      bare,
    );
  if (unclear !== null)
    return told(
      'bad',
      unclear[1] === undefined
        ? `in ${where} a few cells look unusual, and it is unclear whether they are cancer (ASAP)`
        : `in ${where} a few cells look unusual, too few to tell whether they are cancer (ASAP)`,
    );
  const swelling = SWELLING.exec(bare)?.[1]?.toLowerCase();
  if (swelling !== undefined && share === null)
    return told(
      'plain',
      `${where} shows ${{ acute: 'fresh', chronic: 'long-lasting' }[swelling] ?? 'fresh and long-lasting'} swelling (inflammation)`,
    );
  const graded = GRADED.exec(bare);
  if (graded === null || share === null || n === 0) return null;
  const [, a = '', b = '', sum = '', columns = ''] = graded;
  if (Number(a) + Number(b) !== Number(sum) || !COLUMNS.test(columns)) return null;
  return told(
    'bad',
    `cancer was found in ${where}: Gleason score ${a}+${b}=${sum}${group(columns)}, in ${n} of ${m} piece${m === 1 ? '' : 's'}${amount(columns)}`,
    ...(/\bcribriform(?! (?:is |are )?(?:not|absent))/i.test(columns)
      ? ['some of it grows in a sieve-like pattern (cribriform)']
      : []),
  );
};

/** What stands under the name of one more column, which the row does not hold. */
function lastColumn(answer: string | undefined): string[] {
  return answer !== undefined && /^y/i.test(answer) ? [`its last column says “${answer}” (yes)`] : [];
}

/** " (Grade Group 2)" */
function group(columns: string): string {
  const found = /\b(?:isup|gg|grade group)(?: (?:gg|grade group))? ?([1-5])\b/i.exec(columns)?.[1];
  return found === undefined ? '' : ` (Grade Group ${found})`;
}

/** " and 35% of the tissue, over 6 mm; 15% of it is of pattern 4": as far as it is printed for this place. */
function amount(columns: string): string {
  const found = OF_TISSUE.exec(columns.replace(/pattern [45][ :=]{0,3}(?:in )?\d{1,3} ?%/i, ''));
  const share = found?.[1] ?? found?.[2];
  const long = /\b(\d{1,2}(?:\.\d)?) ?mm\b/i.exec(columns)?.[1];
  const pattern = /pattern ([45])[ :=]{0,3}(?:in )?(\d{1,3}) ?%/i.exec(columns);
  return [
    share === undefined ? '' : ` and ${share}% of the tissue`,
    long === undefined ? '' : `, over ${long} mm`,
    pattern === null ? '' : `; about ${pattern[2]}% of it is of pattern ${pattern[1]}`,
  ].join('');
}

/** "Right base: High grade PIN. " in front of "No carcinoma": the place that the words behind it on its line are of. */
export function coreSite(ahead: string): string | null {
  const [, , place = ''] = LINE.exec(ahead.trim()) ?? [];
  const site = /\b(?:base|mid|middle|apex|apical)\b/i.test(place) ? siteOf(place) : '';
  return site === '' ? null : `the ${site} of the prostate`;
}
