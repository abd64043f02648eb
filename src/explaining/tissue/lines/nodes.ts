import { NUMBER, numberOf } from '../../words/figures.js';
import { NOT, ofPattern, SEP, type Teller, told } from './line.js';

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const COUNT = `\\d{1,3}|${NUMBERS}`;
const WITH_CANCER =
  '(?:positive(?: for (?:metastatic )?(?:carcinoma|tumou?r|cancer|malignancy|metastas[ie]s))?|involved(?: by (?:tumou?r|carcinoma))?|(?:contain(?:s|ing)?|with|show(?:s|ing)?|ha(?:s|ve)) (?:metastatic )?(?:carcinoma|adenocarcinoma|tumou?r|cancer|metastas[ei]s|deposits))';
const OUT =
  '(?:(?:and |with )?(?:no |without )(?:evidence of )?(?:extra-?nodal|extra-?capsular) (?:extension|spread|invasion))';
const STAYS = 'no cancer was seen growing out of a lymph node';

function counted(some: string, all: string, more: string[] = []): ReturnType<Teller> {
  const [n, m] = [Number(some), Number(all)];
  if (Number.isFinite(n) && Number.isFinite(m) && (n > m || m === 0)) return null;
  const nodes = all === '1' ? 'lymph node that was' : `${all} lymph nodes that were`;
  if (some === '0')
    return told(
      'good',
      all === '1'
        ? 'no cancer was found in the lymph node that was checked'
        : `no cancer was found in the ${nodes} checked`,
      ...more,
    );
  return told(
    'bad',
    all === '1'
      ? 'cancer was found in the lymph node that was checked'
      : `cancer was found in ${some} of the ${nodes} checked`,
    ...more,
  );
}

/** "(Regional|Sentinel) lymph nodes: 2 of 28 positive", "Nodes: 2/21", "(0/12)" */
const NAMED = String.raw`(?:(?:(?:total |regional |pelvic |axillary |mesenteric |pericolic |sentinel )*(?:lymph )?nodes?(?: (?:examined|involved|positive|status))?|LNs?|SLNs?)${SEP})`;

const SIZE = String.raw`(\d+(?:\.\d+)? ?(?:mm|cm))`;
/** Groups of lymph nodes by where they lie. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/axilla/i, 'armpit'], [/central (?:neck|compartment)|level vi\b/i, 'middle of the neck'], [/lateral neck|cervical|neck/i, 'neck'], [/groin|inguinal/i, 'groin'],
  [/pelvi|obturator|iliac/i, 'pelvis'], [/para-?aortic/i, 'back of the belly'], [/hilar|mediastin/i, 'middle of the chest'],
]; // biome-ignore format: one list

/** Cancer that has grown out of a node, by its long and its short names. */
const BEYOND = '(?:extra-?nodal (?:extension|spread)|extra-?capsular (?:extension|spread)|ECE|ENE)';

/** "18", "eighteen" -> "18" */
const figure = (printed: string): string => (/^(?:none|no|nil)$/i.test(printed) ? '0' : String(numberOf(printed)));
const NODES = '(?:(?:sentinel|regional|axillary|pelvic|mesenteric|pericolic|reactive|benign) )*(?:lymph )?nodes?';
const ANY_CANCER =
  '(?:metastatic )?(?:carcinoma|adenocarcinoma|tumou?r|cancer|melanoma|malignancy|disease|metastas[ei]s|metastatic deposits?|deposits?)';
const GROWS_OUT =
  '(?:(?:with |and )?(?:focal )?(?:extra-?nodal|extra-?capsular) (?:extension|spread|invasion)(?: (?:is )?(?:present|identified|seen))?)';

/** How many nodes hold cancer, told from number words, and whether it stays in them or grows out; empty where not said. */
function countedInWords(some: string, all: string, stays: string, beyond: string): ReturnType<typeof counted> {
  return counted(
    figure(some),
    figure(all),
    stays !== '' ? [STAYS] : beyond !== '' ? ['it grows out of a lymph node there'] : [],
  );
}

export const NODE_LINES: readonly Teller[] = [
  // "Nineteen lymph nodes are identified, of which three contain metastatic carcinoma", "Of 14 nodes, none contains tumour"
  ofPattern(
    new RegExp(
      String.raw`^(?:a total of |there (?:are|were) )?(${NUMBER}) ${NODES} (?:are |were |was |have been )?(?:identified|found|examined|retrieved|recovered|sampled|seen|present|dissected)[,;:.]? (?:and )?(?:of (?:which|these|them),? )?(${NUMBER}|none)(?: of (?:which|these|them))? (?:(?:(?:is|are) )?${WITH_CANCER}|(?:contains?|shows?|harbou?rs?|is involved by|are involved by) ${ANY_CANCER})(?: \(\d{1,3} ?\/ ?\d{1,3}\))?(?:[,;.]? (?:(${OUT})|(${GROWS_OUT})))?$`,
      'i',
    ),
    ([, all = '', some = '', out = '', beyond = '']) => countedInWords(some, all, out, beyond),
  ),
  // "Four out of 12 nodes show metastatic deposits with focal extracapsular spread"
  ofPattern(
    new RegExp(
      String.raw`^(${NUMBER}|none) (?:of|out of) (?:the |these )?(${NUMBER}) ${NODES}(?: examined| identified| retrieved)? (?:contains?|shows?|harbou?rs?|(?:is|are) involved by) ${ANY_CANCER}(?:[,;.]? (?:(${OUT})|(${GROWS_OUT})))?$`,
      'i',
    ),
    ([, some = '', all = '', out = '', beyond = '']) => countedInWords(some, all, out, beyond),
  ),
  // "All 16 lymph nodes are free of tumour", "No tumour is seen in 11 lymph nodes"
  ofPattern(
    new RegExp(
      String.raw`^(?:all )?(${NUMBER}) ${NODES},? (?:(?:are|were|is) )?(?:all )?(?:free (?:of|from) ${ANY_CANCER}|clear(?: of ${ANY_CANCER})?|negative(?: for ${ANY_CANCER})?|without ${ANY_CANCER})(?: \(0 ?\/ ?\d{1,3}\))?$|^no (?:evidence of )?${ANY_CANCER} (?:is |was )?(?:seen |found |identified |present )?in (?:any of )?(?:the |all )?(${NUMBER}) ${NODES}(?: examined)?$`,
      'i',
    ),
    ([, a = '', b = '']) => counted('0', figure(a === '' ? b : a)),
  ),
  // "LN 3/14 +, largest deposit 6 mm, ECE absent"
  ofPattern(
    new RegExp(
      String.raw`^(?:${NAMED})?(\d{1,3}) ?(?:\/|of|out of) ?(\d{1,3})(?: (?:lymph )?(?:nodes?|LNs?))? ?(?:\+(?: ?ve)?|positive|pos)(?: \(?p?(N\d[a-c]?)\)?)?(?:[,;] (?:the )?(?:largest|greatest|max(?:imum)?)(?: (?:deposit|focus|met(?:astasis)?))?:? ${SIZE})?(?:[,;] (?:(no )?${BEYOND}(?:${SEP}(?:(${NOT})|present|positive|\+(?:ve)?|yes))?))?$`,
      'i',
    ),
    ([whole = '', some = '', all = '', stage = '', size = '', no = '', not = '']) =>
      counted(
        some,
        all,
        [
          stage === ''
            ? ''
            : `the lymph node stage (N) is ${stage.toUpperCase().replace(/[ABC]$/, (letter) => letter.toLowerCase())}`,
          size === '' ? '' : `the largest spot of it there measures ${size}`,
          no !== '' || not !== ''
            ? STAYS
            : new RegExp(BEYOND, 'i').test(whole)
              ? 'it grows out of a lymph node there'
              : '',
        ].filter((text) => text !== ''),
      ),
  ),
  ofPattern(new RegExp(String.raw`^(?:ECE|ENE)${SEP}${NOT}$|^no (?:ECE|ENE)(?: (?:seen|identified))?$`, 'i'), () =>
    told('good', STAYS),
  ),
  // "Lymph nodes, central neck (level VI): Metastatic papillary carcinoma in 2 of 6 nodes; largest deposit 3 mm; no extranodal extension"
  ofPattern(
    new RegExp(
      String.raw`^(?:([^:;]{0,60}\bnodes?\b[^:;]{0,40}|sentinel[^:;]{0,40})\s*:\s*)?metasta(?:tic|ses|sis)(?: (?:of|from))?(?: [a-z-]+){0,3}? (?:carcinoma|adenocarcinoma|melanoma|tumou?r|cancer|disease) (?:is )?(?:present |identified |seen )?(?:in|involving) (${COUNT}) (?:of|out of) (${COUNT}) (?:(?:sentinel|regional|axillary|pelvic) )?(?:lymph )?nodes?(?: \(\d+ ?\/ ?\d+\))?(?:[;,.] ?(?:the )?(?:largest|greatest|size of (?:the )?largest) (?:(?:metastatic )?(?:deposit|focus|metastasis)) ?(?:is |measures |measuring |of |: ?)?${SIZE})?(?:[;,.] ?(?:(${OUT})|(?:with |and )?(?:extra-?nodal|extra-?capsular) (?:extension|spread)(?: is)?(?: present| identified)?))?$`,
      'i',
    ),
    ([whole = '', where = '', some = '', all = '', size = '', out = '']) => {
      const group = GROUPS.find(([pattern]) => pattern.test(where))?.[1];
      const side = /\b(left|right)\b/i.exec(where)?.[1]?.toLowerCase();
      const [n, m] = [Number(some), Number(all)];
      if (Number.isFinite(n) && Number.isFinite(m) && (n > m || n === 0)) return null;
      if (where !== '' && group === undefined && /,/.test(where)) return null;
      return told(
        'bad',
        `cancer was found in ${some.toLowerCase()} of the ${all.toLowerCase()} lymph nodes ${group === undefined ? '' : `from the ${side === undefined ? '' : `${side} side of the `}${group} `}that were checked`,
        ...(size === '' ? [] : [`the largest spot of it there measures ${size}`]),
        ...(out !== ''
          ? [STAYS]
          : /extra-?(?:nodal|capsular)/i.test(whole)
            ? ['it grows out of a lymph node there']
            : []),
      );
    },
  ),
  // "Two of three sentinel lymph nodes positive for metastatic carcinoma; largest deposit 6 mm, with extranodal extension of 1 mm"
  ofPattern(
    new RegExp(
      String.raw`^(${COUNT}) ?(?:\/|of|out of) ?(?:the )?(${COUNT}) (?:(?:left|right|sentinel|regional|axillary|pelvic|mesenteric|pericolic) )*(?:lymph )?nodes? (?:are |is )?${WITH_CANCER}(?: \(\d+\/\d+\))?(?:[;,.] ?(?:the )?(?:largest|greatest)(?: metastatic)? (?:deposit|focus|metastasis) ?(?:is |measures |measuring |of |: ?)?${SIZE})(?:[;,.]? ?(?:(${OUT})|(?:with |and )?(?:focal )?(?:extra-?nodal|extra-?capsular) (?:extension|spread)(?:,? \(?(?:of |measuring )?${SIZE}\)?)?(?: (?:is )?(?:present|identified))?))?$`,
      'i',
    ),
    ([whole = '', some = '', all = '', size = '', out = '', beyond = '']) => {
      const [n, m] = [Number(some), Number(all)];
      if (Number.isFinite(n) && Number.isFinite(m) && (n > m || n === 0)) return null;
      return told(
        'bad',
        `cancer was found in ${some.toLowerCase()} of the ${all.toLowerCase()} lymph nodes that were checked`,
        `the largest spot of it there measures ${size}`,
        ...(out !== ''
          ? [STAYS]
          : /extra-?(?:nodal|capsular)/i.test(whole)
            ? [`it grows out of a lymph node there${beyond === '' ? '' : `, by ${beyond}`}`]
            : []),
      );
    },
  ),
  ofPattern(
    /^(?:regional |pelvic |axillary |hilar )?(?:lymph )?nodes?\s*[:-]?\s*(?:none (?:submitted|received|identified|found|sampled|present)|not (?:submitted|sampled|received|applicable)|no (?:lymph )?nodes? (?:submitted|received|identified|found))$|^no (?:lymph )?nodes? (?:were )?(?:submitted|received|identified|found|sampled)$/i,
    () => told('plain', 'no lymph nodes were in what was sent'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${NAMED}\(?(\d{1,3}) ?(?:\/|of|out of) ?(\d{1,3})\)?(?: (?:lymph )?(?:nodes?|LNs?))?(?: (?:are |is )?${WITH_CANCER})?[,;.]?(?: (${OUT}))?$`,
      'i',
    ),
    ([, some = '', all = '', out = '']) => counted(some, all, out === '' ? [] : [STAYS]),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(\d{1,3}) ?(?:\/|of|out of) ?(?:the )?(\d{1,3}) (?:(?:sentinel|regional|axillary|pelvic|mesenteric|pericolic) )?(?:lymph )?nodes? (?:are |is )?${WITH_CANCER}(?: \(\d+\/\d+\))?[,;]?(?: (${OUT}))?$`,
      'i',
    ),
    ([, some = '', all = '', out = '']) => counted(some, all, out === '' ? [] : [STAYS]),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${NAMED}(\d{1,3}) (?:nodes? )?(?:found|examined|identified|retrieved|sampled)[,;:]? (?:of which )?(\d{1,3}|none|no) (?:are |is )?${WITH_CANCER}[,;]?(?: (${OUT}))?$`,
      'i',
    ),
    ([, all = '', some = '', out = '']) => counted(/^no/i.test(some) ? '0' : some, all, out === '' ? [] : [STAYS]),
  ),
  ofPattern(
    new RegExp(String.raw`^${NAMED}right:? (\d{1,2})\/(\d{1,2})[,;] left:? (\d{1,2})\/(\d{1,2})$`, 'i'),
    ([, a = '', b = '', c = '', d = '']) =>
      a === '0' && c === '0'
        ? told('good', `no cancer was found in the lymph nodes: ${b} checked on the right and ${d} on the left`)
        : told('bad', `lymph nodes with cancer: ${a} of ${b} on the right, and ${c} of ${d} on the left`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(${COUNT}) )?(?:sentinel |reactive |benign )*(?:lymph )?nodes?[,:]? (?:negative for (?:metastatic )?(?:carcinoma|tumou?r|malignancy|melanoma)|(?:with )?no (?:evidence of )?(?:metasta\w+|tumou?r|carcinoma|malignancy|melanoma)(?: (?:seen|identified))?)(?: \(0\/(\d{1,2})\))?$`,
      'i',
    ),
    ([, count = '', all = '']) =>
      told(
        'good',
        `no cancer was found in the ${all === '1' || /^one$|^1$/i.test(count) ? 'lymph node' : `${count === '' ? all : count.toLowerCase()} lymph nodes`.trim()}`.replace(
          '  ',
          ' ',
        ),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(${COUNT}) (?:sentinel )?lymph nodes?, (${COUNT}) (?:of (?:them|which) )?(?:with|containing|positive for|showing) (?:metastatic )?(?:carcinoma|adenocarcinoma|tumou?r|metastasis)(?: \((\d{1,2})\/(\d{1,2})\))?,? (?:measuring )?(\d+(?:\.\d+)? ?(?:mm|cm))?[,;]? ?(${OUT})?$`,
      'i',
    ),
    ([, all = '', some = '', , , size = '', out = '']) =>
      told(
        'bad',
        `cancer was found in ${some.toLowerCase()} of the ${all.toLowerCase()} lymph nodes`,
        ...(size === '' ? [] : [`the spot there measures ${size}`]),
        ...(out === '' ? [] : [STAYS]),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:extra-?nodal|extra-?capsular)(?: tumou?r)? (?:extension|spread|invasion)${SEP}${NOT}$`,
      'i',
    ),
    () => told('good', STAYS),
  ),
  ofPattern(
    /^no (?:evidence of )?(?:extra-?nodal|extra-?capsular) (?:extension|spread|invasion)(?: (?:seen|identified))?$/i,
    () => told('good', STAYS),
  ),
  ofPattern(
    /^macromet(?:astase)?s:? (\d+)[,;]? micromet(?:astase)?s:? (\d+)[,;]? (?:ITCs?|isolated tumou?r cells):? (\d+)$/i,
    ([, a = '', b = '', c = '']) =>
      told(
        a === '0' && b === '0' && c === '0' ? 'good' : 'bad',
        `lymph nodes with a large spot of cancer: ${a}; with a very small spot: ${b}; with single cancer cells only: ${c}`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:tumou?r deposits?${SEP}${NOT}|no tumou?r deposits?(?: (?:seen|identified|found))?)$`,
      'i',
    ),
    () => told('good', 'no separate lumps of cancer were seen in the fat nearby (tumor deposits)'),
  ),
  ofPattern(
    /^(?:the )?(apical|highest|high[- ]tie) (?:lymph )?nodes?\s*[:,-]?\s*(?:is |are )?(?:(clear|negative|free(?: of (?:tumou?r|carcinoma|disease))?|uninvolved|not involved)|(?:positive|involved))$/i,
    ([, , clear = '']) =>
      clear === ''
        ? told('bad', 'the lymph node farthest from the growth (apical node) holds cancer')
        : told('good', 'the lymph node farthest from the growth (apical node) is free of cancer'),
  ),
  ofPattern(/^nodes? examined:? (\d+)(?: \((both|all) sentinel\))?$/i, ([, n = '', sentinel = '']) =>
    told(
      'plain',
      `${n} lymph node${n === '1' ? ' was' : 's were'} checked${sentinel === '' ? '' : ', the first that drain the area (sentinel nodes)'}`,
    ),
  ),
];
