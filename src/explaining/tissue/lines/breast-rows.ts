import { IS_THERE, NOT, ofPattern, SEP, softly, type Teller, told } from './line.js';

const LENGTH = String.raw`(\d+(?:\.\d+)? ?(?:mm|cm))`;
const MEANS = [
  '',
  'the cancer cells look much like normal cells and tend to grow slowly',
  'the cancer cells look somewhat unusual and tend to grow at a middle speed',
  'the cancer cells look very unusual and tend to grow faster',
];

/** "5 held cancer: 4 with larger spots (macrometastases), 1 with a very small spot": of what size the spots are. */
function spots(macro: string, micro: string): string[] {
  const larger = macro === '' ? [] : [`${macro} ${macro === '1' ? 'holds' : 'hold'} a larger spot (macrometastasis)`];
  const small = micro === '' ? [] : [`${micro} ${micro === '1' ? 'holds' : 'hold'} a very small one (micrometastasis)`];
  return larger.length + small.length === 0 ? [] : [[...larger, ...small].join(', ')];
}

/** Rows of a breast sample as British and Indian proformas print them. */
export const BREAST_ROWS: readonly Teller[] = [
  // "Grade: T3 N3 M2 = 8, Gd 3", "Tubules 3, nuclei 2, mitoses 1; total 6/9"
  ofPattern(
    /^(?:(?:nottingham |histological |histologic )?(?:grade|score)\s*[:=-]?\s*)?\(?T(?:ubules?)?\s?[:=]?\s?([123])[,;+ ]+(?:N(?:uclei|uclear|P)?|P(?:leomorphism)?)\s?[:=]?\s?([123])[,;+ ]+M(?:itos[ei]s)?\s?[:=]?\s?([123])\s*(?:[=,;:]|total)+\s*(?:total )?([3-9])(?: ?\/ ?9)?\)?[,;]?\s*(?:\(?(?:Gd|Gr|grade|G)\.? ?([123])\)?)?$/i,
    ([, t = '', n = '', m = '', sum = '', grade = '']) =>
      Number(t) + Number(n) + Number(m) !== Number(sum)
        ? null
        : told(
            'bad',
            ...(grade === '' ? [] : [`the grade is ${grade} of 3`, MEANS[Number(grade)] as string]),
            `the score is ${sum} of 9 points: ${t} for the shape of the glands, ${n} for the cell cores and ${m} for dividing cells`,
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:size (?:of )?\(?invasive\)?|invasive (?:tumou?r |carcinoma )?size)(?: component)?${SEP}${LENGTH}(?: \((?:largest|max(?:imum)?)\))?(?:[,;] ?(?:and )?${LENGTH} \(?(?:second|2nd|smaller)(?: focus)?\)?)?$`,
      'i',
    ),
    ([, one = '', two = '']) =>
      told(
        'plain',
        two === ''
          ? `the invasive cancer measures ${one}`
          : `the largest spot of invasive cancer measures ${one}, the second one ${two}`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:whole|total|overall) (?:tumou?r|lesion) (?:size|diameter|extent)(?: (?:of|is))?${SEP}${LENGTH},? \(?incl(?:uding|\.)? (DCIS|LCIS|in situ)(?: (?:component|disease))?\)?$`,
      'i',
    ),
    ([, size = '', what = '']) =>
      told(
        'plain',
        `the whole area measures ${size}, with the early cells that are still in place (${/in situ/i.test(what) ? 'in situ' : what.toUpperCase()})`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^LCIS${SEP}(?:(pleomorphic|florid|classical|classic)(?: type| LCIS)?,? )?${IS_THERE}(?:,? (pleomorphic|florid|classical|classic)(?: type)?)?$`,
      'i',
    ),
    ([, a = '', b = '']) =>
      told(
        'plain',
        `abnormal cells were seen in the milk glands (LCIS${a + b === '' ? '' : `, ${(a === '' ? b : a).toLowerCase()} kind`})`,
      ),
  ),
  ofPattern(
    /^(?:axillary |regional )?(?:lymph )?nodes?\s*[:–-]\s*(?:(?:left |right )?axilla(?:ry)?\s*[:,-]? ?)?(?:total|number|examined)\s*[:=]? ?(\d{1,2})[,;] (?:number )?(?:positive|involved)\s*[:=]? ?(\d{1,2})(?: \((?:macro-?met\w*:? ?(\d{1,2}))?(?:[,;] )?(?:micro-?met\w*:? ?(\d{1,2}))?(?:[,;] (?:largest|max(?:imum)?)(?: met\w*)? ?(\d+(?:\.\d+)? ?mm))?\))?(?:[,;] (?:extra-?nodal|extra-?capsular) (?:spread|extension) (present|absent|not seen|not identified)(?:,? ?\(?(\d+(?:\.\d+)? ?mm)\)?)?)?$/i,
    ([, all = '', some = '', macro = '', micro = '', largest = '', out = '', far = '']) =>
      Number(some) > Number(all)
        ? null
        : told(
            some === '0' ? 'good' : 'bad',
            some === '0'
              ? `no cancer was found in the ${all} lymph nodes that were checked`
              : `cancer was found in ${some} of the ${all} lymph nodes that were checked`,
            ...spots(macro, micro),
            ...(largest === '' ? [] : [`the largest spot measures ${largest}`]),
            ...(out === ''
              ? []
              : [
                  /^pres/i.test(out)
                    ? `cancer has grown out of a lymph node${far === '' ? '' : `, by ${far}`}`
                    : 'no cancer was seen growing out of a lymph node',
                ]),
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:apical|highest|high tie|level (?:3|III)) (?:lymph )?node(?: \((?:level )?[^()]{1,12}\))?${SEP}(?:is )?(?:(${NOT}|clear|free(?: of tumou?r)?|uninvolved)|positive|pos|involved)$`,
      'i',
    ),
    ([, none = '']) =>
      none === ''
        ? told('bad', 'the highest lymph node holds cancer')
        : told('good', 'the highest lymph node is free of cancer'),
  ),
  ofPattern(
    /^(?:no (?:evidence of )?paget['’]?s?(?: disease)?(?: (?:of the nipple|seen|identified))?|paget['’]?s?(?: disease)?(?: of the nipple)?\s*[:-]\s*(?:absent|none|no|nil|not (?:seen|identified|present)))$/i,
    () => told('good', 'no cancer cells were seen in the skin of the nipple (Paget’s disease)'),
  ),
  ofPattern(
    /^(?:the )?skin(?: ?\/ ?| and (?:the )?|, )nipple\s*[:,-]?\s*(?:are |is )?(?:not involved|uninvolved|free(?: of tumou?r)?|clear|negative|normal|unremarkable)$/i,
    () => told('good', 'the skin and the nipple are free of the cancer'),
  ),
  ofPattern(
    /^(?:HER-?2|c-?erbB-?2)(?:\/neu)?(?: \(?IHC\)?)?\s*[:=-]?\s*\(?(0|1)\+?\)?[,;:]?\s*\(?(?:negative|neg)\)?$/i,
    ([, n = '']) =>
      told('plain', `the cells do not have much of the growth signal HER2 (HER2 negative, ${n === '0' ? '0' : '1+'})`),
  ),
  ofPattern(/^(?:HER2 )?(?:D?ISH|FISH|ISH) group\s*:?\s*5$/i, () =>
    told('plain', 'by the rules for this gene test, the answer for HER2 is negative (group 5)'),
  ),
  ofPattern(
    /^(?:mean |average )HER-?2(?: gene)?(?: signals?)? copy number(?: per cell)?\s*[:=]?\s*(\d+(?:\.\d+)?)$/i,
    ([, n = '']) => told('plain', `each cell holds ${n} copies of the HER2 gene on average`),
  ),
  ofPattern(
    /^(?:HER-?2 ?\/ ?CEP ?17|HER-?2:CEP ?17) ratio\s*[:=]?\s*(\d+(?:\.\d+)?)[;,.] (?:mean |average )HER-?2(?: gene)?(?: signals?)? copy number(?: per cell)?\s*[:=]?\s*(\d+(?:\.\d+)?)$/i,
    ([, ratio = '', n = '']) =>
      told(
        'plain',
        `these are the counts behind the HER2 gene test, with a ratio of ${ratio}`,
        `each cell holds ${n} copies of the gene on average`,
      ),
  ),
  ofPattern(
    /^(?:NPI|nottingham prognostic index)\s*[:=]\s*(?:[\d.x×*+() ]{5,40}=\s*)?(\d(?:\.\d{1,2})?)(?: ?\(?(excellent|good|moderate(?: I{1,2}| [12])?|poor|very poor)(?: prognostic| prognosis)?(?: group)?\)?)?$/i,
    ([, n = '', group = '']) =>
      told(
        'bad',
        `the Nottingham index is ${n}${group === '' ? '' : `, in the group that the report calls “${group.toLowerCase()}”`}`,
        'it is worked out from size, grade and lymph nodes and helps to choose the treatment',
      ),
  ),
  softly(
    ofPattern(
      /^(?:(two|three|four|five|several|multiple|[2-9]) )(?:separate |tumou?r |invasive )*foci$/i,
      ([, n = '']) => told('plain', `the growth is in ${n.toLowerCase().replace('multiple', 'several')} spots`),
    ),
  ),
];
