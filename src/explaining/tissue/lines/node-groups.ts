import { listed, ofPattern, type Teller, told } from './line.js';

const NUMBERS: Readonly<Record<string, string>> = {
  one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12',
  thirteen: '13', fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19', twenty: '20',
}; // biome-ignore format: one list
const COUNT = `\\d{1,3}|${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;
const SIZE = String.raw`\d+(?:\.\d+)? ?(?:mm|cm)`;
const ENE = String.raw`(?:extra-?nodal (?:extension|spread)|extra-?capsular (?:extension|spread)|ENE|ECS|ECE)`;
const CANCER =
  '(?:(?:metastatic )?(?:papillary |squamous cell |ductal |lobular |urothelial |clear cell |serous )?(?:carcinoma|adenocarcinoma|melanoma|tumou?r|cancer|disease|malignancy)|metasta(?:sis|ses|tic disease)|macrometasta(?:sis|ses)|micrometasta(?:sis|ses))';
const STAYS = 'no cancer was seen growing out of a lymph node';
const GROWS_OUT = 'cancer was seen growing out of a lymph node';

/** "Three" -> "3" */
export const asDigits = (printed: string): string => NUMBERS[printed.toLowerCase()] ?? printed;

/** Where groups of lymph nodes lie; words that stay as they are printed are marked by `null`. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^axillary$/, 'armpit'], [/^(?:inguinal|groin)$/, 'groin'], [/^(?:pelvic|obturator|iliac|external iliac|internal iliac|common iliac)$/, 'pelvis'],
  [/^(?:para-?aortic|peri-?aortic|retroperitoneal|aortocaval|interaortocaval|precaval|paracaval)$/, 'back of the belly'],
  [/^(?:cervical|neck|lateral neck)$/, 'neck'], [/^(?:central neck|central compartment|central|delphian)$/, 'middle of the neck'],
  [/^hilar$/, 'place where the vessels enter the organ (hilum)'], [/^(?:interlobar|peribronchial|intrapulmonary|lobar|segmental)$/, 'lung'], [/^(?:mediastinal|subcarinal|paratracheal station)$/, 'middle of the chest'],
  [/^(?:mesenteric|mesorectal|pericolic|pericolonic|pericolorectal|perirectal|regional colonic)$/, 'fat around the bowel'],
  [/^(?:perigastric|celiac|coeliac|gastric)$/, 'fat around the stomach'], [/^(?:peripancreatic|pancreatic)$/, 'fat around the pancreas'],
  [/^(?:portal|porta hepatis|cystic duct|hepatic artery|common hepatic artery|hepatic)$/, 'area below the liver'],
  [/^(?:intra-?parotid|parotid|periparotid)$/, 'spit gland by the ear'], [/^(?:submandibular|submental)$/, 'area under the jaw'],
  [/^intra-?mammary$/, 'breast'], [/^(?:regional|sentinel|)$/, ''],
]; // biome-ignore format: one list

/** "Right pelvic", "left level II", "station 4R": as the words of a sentence; null where a word is not known. */
function groupOf(printed: string): string | null {
  const words = printed
    .toLowerCase()
    .replace(/\b(?:lymph )?nodes?\b|\blns?\b|[,:()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, side = '', rest = ''] = /^(?:(left|right|lt|rt|l|r)\.? )?(.*)$/.exec(words) ?? [];
  const sided = /^l/.test(side) ? 'left' : /^r/.test(side) ? 'right' : '';
  const level = /^(?:(.*) )?(levels?|station) ([ivx]{1,4}[ab]?(?:[-–][ivx]{1,4}[ab]?)?|\d{1,2}[rl]?)$/.exec(rest);
  const name = level === null ? rest : (level[1] ?? '').trim();
  const place = PLACES.find(([pattern]) => pattern.test(name))?.[1];
  if (place === undefined) return null;
  const where = place === '' ? '' : sided === '' ? `the ${place}` : `the ${sided} ${place}`;
  const step = level === null ? '' : `${level[2]} ${(level[3] ?? '').toUpperCase()}`;
  const both = [step === '' ? '' : sided !== '' && place === '' ? `${sided} ${step}` : step, where].filter(
    (one) => one !== '',
  );
  return both.join(' in ') === '' && sided !== '' ? `the ${sided} side` : both.join(' in ');
}

interface Group {
  where: string;
  some: number;
  all: number;
  more: string[];
  /** Only single cells. */
  few: boolean;
}

const ENTRY =
  /^(.{0,44}?)\s*[:=-]?\s*\(?(\d{1,2}) ?(?:\/|of|out of) ?(\d{1,3})\)?(?: (?:nodes?|positive|involved|lymph nodes?|negative))*(?: \(([^()]*)\))?$/i;

/** "1.2 cm, ENE negative" */
function detailsOf(printed: string): string[] | null {
  const texts: string[] = [];
  for (const part of printed.split(/[,;]\s*/)) {
    const size = new RegExp(
      `^(?:largest|max\\.?|deposit|size)?:? ?(${SIZE})(?: (?:deposit|metastasis|focus))?$`,
      'i',
    ).exec(part.trim());
    if (size !== null) texts.push(`the largest spot of it there measures ${size[1]}`);
    else if (
      new RegExp(`^(?:no ${ENE}|${ENE}:? ?(?:negative|absent|not identified|not seen|no|\\(-\\)|-))$`, 'i').test(
        part.trim(),
      )
    )
      texts.push(STAYS);
    else if (
      new RegExp(`^(?:with )?${ENE}:? ?(?:positive|present|identified|yes|\\(\\+\\)|\\+)?$`, 'i').test(part.trim())
    )
      texts.push(GROWS_OUT);
    else if (part.trim() !== '' && !/^(?:positive|involved|sentinel|negative)$/i.test(part.trim())) return null;
  }
  return texts;
}

/** What was found in the nodes is very little; its stage may stand behind it. */
const TINY = /[,:]? \(?(isolated tumou?r cells?|ITCs?)(?: only)?\)?(?: \(?p?N0 ?\(i\+\)(?: ?\(sn\))?\)?)?$/i;

/** "right pelvic 0/7, left pelvic 0/6", "Level I: 0/4; Level II: 1/11 (1.2 cm, ENE negative)" */
const groups: Teller = (line) => {
  if (!/\d ?(?:\/|of) ?\d/.test(line)) return null;
  const named = /\b(?:nodes?|LNs?)\b/i.test(line);
  const body = line.replace(
    /^(?:regional |total |dissected |sentinel )*(?:(?:lymph )?nodes?|LNs?)\s*(?:[:.]+|[-–])?\s+(?=[a-z])/i,
    '',
  );
  const found: Group[] = [];
  for (const part of body.split(/;\s*|,\s*(?![^()]*\))|\s+and\s+(?=\S+ (?:\S+ )?\d)/)) {
    // "1/1 isolated tumour cells (pN0(i+))": how little it is; the stage is told for itself.
    const tiny = TINY.exec(part.trim());
    const entry = ENTRY.exec(tiny === null ? part.trim() : part.trim().slice(0, tiny.index).trim());
    const where = entry === null ? null : groupOf(entry[1] ?? '');
    const more = entry === null ? null : detailsOf(entry[4] ?? '');
    if (entry === null || where === null || more === null) return null;
    const [some, all] = [Number(entry[2]), Number(entry[3])];
    if (some > all || all === 0) return null;
    if (
      !named &&
      !/\b(?:levels?|station|pelvic|axillary|para-?aortic|inguinal|obturator|iliac|neck|sentinel)\b/i.test(part)
    )
      return null;
    found.push({ where, some, all, more: some === 0 ? [] : more, few: tiny !== null && /^i/i.test(tiny[1] ?? '') });
  }
  if (found.length === 0 || (found.length === 1 && found[0]?.where === '')) return null;
  const clear = found.filter(({ some }) => some === 0);
  const texts = found
    .filter(({ some }) => some > 0)

    .flatMap(({ where, some, all, more, few }) => [
      `${few ? 'only a few single cancer cells were' : 'cancer was'} found in ${all === 1 ? 'the 1 lymph node' : `${some} of the ${all} lymph nodes`}${where === '' ? '' : ` from ${where}`}`,
      ...more,
    ]);
  if (clear.length > 0)
    texts.push(
      `no cancer was found in the lymph nodes from ${listed(clear.map(({ where, all }) => `${where === '' ? 'the others' : where} (${all} checked)`))}`,
    );
  return told(clear.length === found.length ? 'good' : 'bad', ...texts);
};

const nodes = (all: string): string =>
  asDigits(all) === '1' ? 'the 1 lymph node' : `the ${asDigits(all)} lymph nodes`;

function count(some: string, all: string, where: string, more: string[]): ReturnType<Teller> {
  const [n, m] = [Number(asDigits(some)), Number(asDigits(all))];
  if (!Number.isFinite(n) || !Number.isFinite(m) || n > m || m === 0) return null;
  const from = where === '' ? '' : ` from ${where}`;
  return n === 0
    ? told('good', `no cancer was found in ${nodes(all)}${from} that ${m === 1 ? 'was' : 'were'} checked`)
    : told(
        'bad',
        m === 1
          ? `cancer was found in the lymph node${from} that was checked`
          : `cancer was found in ${n} of ${nodes(all)}${from} that were checked`,
        ...more,
      );
}

const WHERE = String.raw`((?:(?:left|right|[a-z-]+)[ ,]+){0,4}?)`;
const TAIL = String.raw`(?:[ ,;.(]+((?:largest|max\.?|deposit|no |with |measuring |${ENE}|ENE|\d)[^()]{0,80})\)?)?`;

/** "LYMPH NODE, STATION 7, BIOPSY - METASTATIC ADENOCARCINOMA IN ONE OF TWO LYMPH NODES (1/2)" */
const underSample: Teller = (line) => {
  const found =
    /^(?:(?:(left|right) )?(?:(sentinel) )?(?:lymph )?nodes?,? ?(?:#? ?\d{1,2}[,:]? ?)?|(?=(?:station|level) ))(?:(left|right)[ ,]+)?((?:[a-z-]+ )?(?:station|levels?) (?:[ivx]{1,4}[ab]?|\d{1,2}[rl]?)|[a-z -]{3,24})?,? ?(?:biops(?:y|ies)|excision|fna|ebus(?:[- ]?(?:tbna|fna))?|dissection|resection)?\s*(?:[-–:]+)\s*(.{8,160})$/i.exec(
      line,
    );
  if (found === null) return null;
  const where = groupOf([found[1] ?? found[3] ?? '', found[4] ?? ''].filter((one) => one !== '').join(' '));
  if (where === null) return null;
  for (const teller of COUNTS) {
    const made = teller(found[5] ?? '');
    if (made === null) continue;
    const [first = '', ...more] = made.texts;
    return {
      ...made,
      texts: [where === '' ? first : first.replace(/\b(lymph nodes?)\b(?! from)/, `$1 from ${where}`), ...more],
    };
  }
  return null;
};

const COUNTS: readonly Teller[] = [
  // "Three of 17 lymph nodes contain metastatic adenocarcinoma", "METASTATIC ADENOCARCINOMA IN ONE OF TWO LYMPH NODES (1/2)"
  ofPattern(
    new RegExp(
      String.raw`^(${COUNT}) (?:of|out of) (?:the )?(${COUNT}) ${WHERE}(?:lymph )?nodes? (?:is |are |was |were )?(?:positive(?: for ${CANCER})?|involved(?: by ${CANCER})?|(?:contain\w*|with|show\w*|ha(?:s|ve)) ${CANCER})(?: \(\d{1,3} ?\/ ?\d{1,3}\))?${TAIL}$`,
      'i',
    ),
    ([, some = '', all = '', where = '', tail = '']) => {
      const group = groupOf(where);
      const more = tail === '' ? [] : tailOf(tail);
      return group === null || more === null ? null : count(some, all, group, more);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^${CANCER}(?: is)?(?: present| identified| seen)? (?:in|to|involving) (${COUNT}) (?:of|out of) (?:the )?(${COUNT}) ${WHERE}(?:lymph )?nodes?(?: \(\d{1,3} ?\/ ?\d{1,3}\))?${TAIL}$`,
      'i',
    ),
    ([, some = '', all = '', where = '', tail = '']) => {
      const group = groupOf(where);
      const more = tail === '' ? [] : tailOf(tail);
      return group === null || more === null ? null : count(some, all, group, more);
    },
  ),
  // "14 lymph nodes, 4 with metastatic carcinoma (4/14)", "Total nodes 22, positive 0", "Nodes examined: 18; nodes involved: 2"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:total |no\.? of |number of |regional )*(?:lymph )?nodes?(?: (?:examined|retrieved|sampled|identified|found|total))?\s*[:=-]?\s*)(${COUNT})[ ,;.]+(?:(?:no\.? of |number of )?(?:positive|involved|metastatic)(?: (?:lymph )?nodes?)?|(?:lymph )?nodes? (?:positive|involved|with (?:metastas[ei]s|tumou?r))|number (?:positive|involved))\s*[:=-]?\s*(${COUNT}|nil|none)$`,
      'i',
    ),
    ([, all = '', some = '']) => count(/^n/i.test(some) ? '0' : some, all, '', []),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:no\.? of |number of )?(?:positive|involved) (?:lymph )?nodes?|(?:lymph )?nodes? (?:positive|involved|with (?:metastas[ei]s|tumou?r)))\s*[:=-]?\s*(${COUNT}|nil|none)$`,
      'i',
    ),
    ([, some = '']) =>
      /^(?:0|n)/i.test(some)
        ? told('good', 'no cancer was found in the lymph nodes')
        : told('bad', `cancer was found in ${asDigits(some)} lymph node${asDigits(some) === '1' ? '' : 's'}`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(${COUNT}) ${WHERE}(?:lymph )?nodes?,? (${COUNT}) (?:of (?:them|which) )?(?:(?:are |is )?positive(?: for ${CANCER})?|(?:with|containing|showing) ${CANCER})(?: \(\d{1,3} ?\/ ?\d{1,3}\))?$`,
      'i',
    ),
    ([, all = '', where = '', some = '']) => {
      const group = groupOf(where);
      return group === null ? null : count(some, all, group, []);
    },
  ),
  // "Para-aortic lymph nodes: two of eleven positive"
  ofPattern(
    new RegExp(
      String.raw`^${WHERE}(?:lymph )?nodes?\s*[:,-]\s*(${COUNT}) (?:of|out of|\/) (?:the )?(${COUNT})(?: (?:lymph )?nodes?)?(?: (?:are |is )?(?:positive|involved|contain \w+|with metasta\w+))?(?: for ${CANCER}| by ${CANCER})?${TAIL}$`,
      'i',
    ),
    ([, where = '', some = '', all = '', tail = '']) => {
      const group = groupOf(where);
      const more = tail === '' ? [] : tailOf(tail);
      return group === null || more === null || (group === '' && tail === '' && !/[a-z]/i.test(some + all))
        ? null
        : count(some, all, group, more);
    },
  ),
  // "FOUR PERIBRONCHIAL LYMPH NODES, NEGATIVE (0/4)", "2 lymph nodes, negative"
  ofPattern(
    new RegExp(
      String.raw`^(?:lymph nodes?\s*[:,-]\s*)?(${COUNT}) ${WHERE}(?:lymph )?nodes?(?:\s*[,:-]| (?:is|are))? ?(?:all )?(?:negative(?: for ${CANCER})?|free of ${CANCER}|(?:with )?no (?:evidence of )?${CANCER}|uninvolved|benign|reactive)(?: \((?:0 ?\/ ?\d{1,3})\))?$`,
      'i',
    ),
    ([whole = '', all = '', where = '']) => {
      const group = groupOf(where);
      return group === null || (/\b(?:benign|reactive)$/i.test(whole) && group === '')
        ? null
        : count('0', all, group, []);
    },
  ),
  ofPattern(
    /^(?:(?:total )?(?:no\.?|number) of |total )(?:lymph )?nodes?(?: (?:examined|retrieved|sampled|identified|found))?\s*[:=-]?\s*(\d{1,3})$/i,
    ([, all = '']) =>
      all === '0' ? null : told('plain', `${all} lymph node${all === '1' ? ' was' : 's were'} checked`),
  ),
  // "Lymph nodes: 2 intraparotid, reactive"
  ofPattern(
    new RegExp(
      String.raw`^(?:lymph )?nodes?\s*[:,-]\s*(${COUNT}) ${WHERE}(?:lymph nodes?|nodes?)?,? ?(?:all )?(?:reactive|benign|reactive changes only|reactive only)$`,
      'i',
    ),
    ([, all = '', where = '']) => {
      const group = groupOf(where.replace(/[, ]+$/, ''));
      return group === null
        ? null
        : told(
            'good',
            `the ${asDigits(all)} lymph node${asDigits(all) === '1' ? '' : 's'}${group === '' ? '' : ` from ${group}`} only look irritated (reactive)`,
          );
    },
  ),
  ofPattern(
    /^(?:the )?(?:lymph )?nodes?\s*[:,-]?\s*(?:are |is )?(?:reactive|reactive only|reactive changes(?: only)?)$/i,
    () => told('good', 'the lymph nodes only look irritated (reactive)'),
  ),
  ofPattern(/^tumou?r deposits?\s*[:=-]?\s*(\d{1,2})$/i, ([, n = '']) =>
    n === '0'
      ? told('good', 'no separate lumps of cancer were seen in the fat nearby (tumor deposits)')
      : told(
          'bad',
          `${n} separate lump${n === '1' ? '' : 's'} of cancer ${n === '1' ? 'was' : 'were'} seen in the fat nearby (tumor deposits)`,
        ),
  ),
  // "One of three sentinel lymph nodes positive for macrometastasis (6 mm); no ENE"
  ofPattern(
    new RegExp(
      String.raw`^(?:sentinel (?:lymph )?nodes?\s*[:,-]\s*)(micro|macro)metastasis,? ?\(?(${SIZE})\)?(?:[,;] ?(no )?(?:${ENE}))?$`,
      'i',
    ),
    ([whole = '', kind = '', size = '', none = '']) =>
      told(
        'bad',
        `the first lymph node (sentinel node) holds a ${/^mi/i.test(kind) ? 'very small ' : ''}spot of cancer of ${size} (${kind.toLowerCase()}metastasis)`,
        ...(new RegExp(ENE, 'i').test(whole) ? [none === '' ? GROWS_OUT : STAYS] : []),
      ),
  ),
];

/** "largest metastasis 0.9 cm; extranodal extension present" */
function tailOf(tail: string): string[] | null {
  const texts: string[] = [];
  for (const part of tail.split(/[,;]\s*/)) {
    const size = new RegExp(
      `^(?:the )?(?:(?:largest|greatest|max\\.?(?:imum)?|measuring)(?: (?:metastatic )?(?:metastasis|deposit|focus|size|dimension))?|deposit|metastasis)?:? ?(?:is |measures |measuring )?(${SIZE})$`,
      'i',
    ).exec(part.trim());
    if (size !== null) texts.push(`the largest spot of it there measures ${size[1]}`);
    else {
      const made = detailsOf(part);
      if (made === null || made.length === 0) return null;
      texts.push(...made);
    }
  }
  return texts;
}

/** Lines that count lymph nodes by where they lie. */
export const NODE_GROUP_LINES: readonly Teller[] = [groups, ...COUNTS, underSample];
