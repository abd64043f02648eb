import type { LabTest } from './lab-schema.js';
import { remembered } from './remembered.js';

/** Comparable form of a printed test name: lower case, letters and digits, `+`, `%` and `#` only. */
export const labKey: (name: string) => string = remembered(500, (name) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/α/g, 'alpha')
    .replace(/β/g, 'beta')
    .replace(/γ/g, 'gamma')
    .replace(/haem/g, 'hem')
    .replace(/leuco/g, 'leuko')
    .replace(/\btitre/g, 'titer')
    .replace(/\bi-stat\b/g, 'istat')
    .replace(/(?<![a-z0-9])(?:[a-z]\.){2,5}[a-z]?(?![a-z0-9])/g, (initials) => initials.replaceAll('.', ''))
    .replace(/[^a-z0-9+%#]+/g, ' ')
    .trim(),
);

/** Words that say how or in what a test was done, not which test it is. */
const MANNER = new Set(
  (
    'serum plasma blood level levels ql qn calc calculated calcd measured total-calc test result automated auto manual random ' +
    'fasting nonfasting venous whole s p wb lc ms quantitative quant qnt qn quantitation reflex w rfx immunoassay ia ' +
    'eia assay screen observed conventional si siemens roche abbott cobas enzymatic fs hplc jaffe idms ifcc dcct ngsp ' +
    'lvl poc poct istat bedside meter coaguchek elisa clia eclia cmia elfa iif crithidia ise architect vidas liaison immulite centaur beckman lab value conc concentration estimation estimated qual qualitative ifa standardised standardized aligned'
  ).split(' '),
);
const URINE = new Set(['urine', 'ur', 'u', 'ua', 'urinalysis', 'urinary', 'dipstick']);
const BLOOD_SPECIMEN = new Set(['serum', 'plasma']);

/** One report asks for the same few names many times over. */
const MOST_REMEMBERED = 2000;

export interface LabNames {
  /** The test of a printed row name; panel and unit as printed decide between tests of one name. */
  find(printed: string, panel?: string | null, unit?: string | null): LabTest | undefined;
  /** Every word that stands in a test's name. */
  words(): Set<string>;
}

/** Indexes test names: as written, without words of manner, and with their words in any order. */
export function buildLabNames(labs: readonly LabTest[]): LabNames {
  const exact = new Map<string, LabTest[]>();
  const loose = new Map<string, LabTest[]>();
  const foreign = new Map<string, LabTest[]>();
  const remembered = new Map<string, LabTest | null>();
  for (const lab of labs) {
    for (const name of [lab.term, ...lab.synonyms, ...lab.rowNames]) {
      put(exact, labKey(name), lab);
      put(loose, looseKey(labKey(name), true), lab);
    }
    for (const name of lab.otherLanguages ?? []) put(foreign, labKey(name), lab);
  }
  return {
    words: () => new Set([...exact.keys()].flatMap((key) => key.split(' ')).concat([...MANNER])),
    find(printed, panel, unit) {
      const asked = `${printed}\n${panel ?? ''}\n${unit ?? ''}`;
      const before = remembered.get(asked);
      if (before !== undefined) return before ?? undefined;
      const found = search(printed, panel, unit);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      if (asked.length < 200) remembered.set(asked, found ?? null);
      return found;
    },
  };

  function search(printed: string, panel?: string | null, unit?: string | null): LabTest | undefined {
    const key = labKey(printed);
    // "Abs" behind a count is its absolute number, and names no antibodies.
    if (key === '' || /^abs?$/.test(key)) return undefined;
    const panelKey = panel ? labKey(panel) : '';
    const specimen = specimenOf(key, panelKey);
    const bare = key
      .split(' ')
      .filter((word) => !URINE.has(word))
      .join(' ');
    // "Ur": the letters alone name no test of the urine.
    // On the stick of a urine test it is one of its fields.
    if (bare === '') return pick(exact.get(`${panelKey} ${key}`) ?? exact.get(key), null, panelKey);
    const tries: [Map<string, LabTest[]>, string][] = [];
    if (panelKey !== '') tries.push([exact, `${panelKey} ${key}`]);
    if (specimen === 'urine' && /\(/.test(printed)) {
      const own = labKey(printed.replace(/\([^)]*\)/g, ' '));
      if (own !== '' && !own.split(' ').some((word) => URINE.has(word))) tries.push([exact, `urine ${own}`]);
    }
    if (specimen === 'urine')
      tries.push([exact, `urine ${bare}`], [exact, `${bare} urine`], [loose, looseKey(`urine ${bare}`)]);
    tries.push([exact, key]);
    const inner = labKey(printed.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '));
    if (inner !== key && inner !== '') tries.push([exact, inner]);
    const full = inFull(printed);
    if (full !== null) tries.push([exact, full], [loose, looseKey(full)]);
    // "hs-Troponin T 3h", "Gentamicin 1 h post dose", "Cortisol, 8 am": when the sample was drawn.
    const timeless = key
      .replace(/ (?:pre|post) dose$/, '')
      .replace(/ (?:at )?(?:\d{1,4} ?)?[ap]m$/, '')
      .replace(
        / (?:at )?\d{1,3} ?(?:h|hrs?|hours?|mins?|minutes)(?: (?:post|after|since) (?:ingestion|overdose|dose|infusion))?$/,
        '',
      );
    if (timeless !== key) tries.push([exact, timeless], [loose, looseKey(timeless)]);
    const brackets = /[([]([^)\]]{2,})[)\]]/.exec(printed)?.[1];
    if (brackets) tries.push([exact, labKey(brackets)]);
    const beforeComma = printed.split(/,|;| - /)[0] ?? '';
    tries.push([loose, looseKey(key)]);
    if (inner !== key && inner !== '') tries.push([loose, looseKey(inner)]);
    if (beforeComma !== printed && restIsManner(printed.slice(beforeComma.length)))
      tries.push([exact, labKey(beforeComma)]);
    // Short forms of other languages mean other things in English: only beside a unit.
    const abroad = specimen === 'urine' ? [`urine ${bare}`, key, inner] : [key, inner];
    for (const name of abroad) if (name.length > 3 || unit) tries.push([foreign, name]);
    for (const [map, name] of tries) {
      const found = pick(map.get(name), specimen, panelKey);
      if (!found) continue;
      const counted = map === foreign ? `${found.id.replace(/-percent$/, '')} absolute` : `${name} absolute`;
      const count = isShare(found) && unit && !unit.includes('%') ? exact.get(counted) : undefined;
      return pick(count, specimen, panelKey) ?? found;
    }
    // "UA SPEC GRAV": the rest names a test of the urine alone.
    const own = specimen === 'urine' && bare !== key ? exact.get(bare)?.find((lab) => lab.specimen === 'urine') : undefined; // biome-ignore format: one line
    if (own !== undefined) return own;
    const collected = ofCollection(key, unit);
    return collected === null ? inTwoLanguages(printed, panel, unit) : search(collected, panel, unit);
  }

  /** "Leukozyten / WBC", "Kreatinin / Creatinine": one test by two names; none where the two are two tests. */
  function inTwoLanguages(printed: string, panel?: string | null, unit?: string | null): LabTest | undefined {
    const halves = printed.split(BETWEEN_NAMES);
    if (halves.length !== 2) return undefined;
    const [left, right] = halves.map((half) => search(half, panel, unit));
    const alone = left ?? right;
    // "IgG / unknown": a name that nobody knows may be another test, but where it is of another language.
    if (alone === undefined || (left && right && left !== right)) return undefined;
    return left === right || unit != null ? alone : undefined;
  }
}

/** What a sheet prints between the name of a test in two languages. */
const BETWEEN_NAMES = /\s\/\s|\s\|\s/;

/** A share of cells ("Neutrophils 62 %"): the same name in another unit is their number ("Neutrophils 4.1 K/uL"). */
function isShare(lab: LabTest): boolean {
  return lab.units.length === 1 && lab.units[0] === '%';
}

function put(map: Map<string, LabTest[]>, key: string, lab: LabTest): void {
  if (key === '') return;
  const list = map.get(key);
  if (!list) map.set(key, [lab]);
  else if (!list.includes(lab)) list.push(lab);
}

const LONG_FORMS: ReadonlyMap<string, string> = new Map([
  ['ab', 'antibody'],
  ['abs', 'antibody'],
  ['antibodies', 'antibody'],
  ['ag', 'antigen'],
]);

/** Name without words of manner, its words sorted; "Bilirubin, total, serum" and "total bilirubin" meet. */
function looseKey(key: string, named = false): string {
  const words = key
    .replace(/\bnon fasting\b/, 'nonfasting')
    .split(' ')
    .map((word) => LONG_FORMS.get(word) ?? (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word));
  // In a test's own name a letter is part of it: "hemoglobin S" is no hemoglobin of serum.
  const kept = words.filter((word) => !MANNER.has(word) || (named && word.length === 1));
  return (kept.length > 0 ? kept : words).sort().join(' ');
}

/** Words that stand clipped before a name, with what they mean there. */
const CLIPPED: Readonly<Record<string, string>> = {
  conj: 'conjugated', unconj: 'unconjugated', dir: 'direct', indir: 'indirect', tot: 'total', vit: 'vitamin',
  adj: 'corrected', adjusted: 'corrected', corr: 'corrected', abs: 'absolute', alk: 'alkaline',
}; // biome-ignore format: one list

/** "Conj. bilirubin", "T. bilirubin": the name with its first word in full; null where that is not clipped. */
function inFull(printed: string): string | null {
  const [, first = '', dot = '', rest = ''] = /^\s*([A-Za-z]{1,8})(\.?)\s+(\S.*)$/.exec(printed) ?? [];
  const letter = dot === '.' ? { t: 'total', d: 'direct', i: 'indirect' }[first.toLowerCase()] : undefined;
  const word = letter ?? CLIPPED[first.toLowerCase()];
  return word === undefined ? null : labKey(`${word} ${rest}`);
}

const COLLECTION = / ?\b24 ?(?:h|hrs?|hours?)\b(?: collection)?/;

/** "Protein, 24 hr urine", "Protein 24 h" in mg/24h: what a day's urine holds, without the hours; null for other names. */
function ofCollection(key: string, unit: string | null | undefined): string | null {
  if (!COLLECTION.test(key)) return null;
  const rest = key.replace(COLLECTION, ' ').trim();
  if (rest.split(' ').some((word) => URINE.has(word))) return rest;
  return /\/ ?(?:24|d)/i.test(unit ?? '') ? `${rest} urine` : null;
}

function restIsManner(rest: string): boolean {
  return labKey(rest)
    .split(' ')
    .every((word) => word === '' || MANNER.has(word) || URINE.has(word));
}

function specimenOf(key: string, panelKey: string): 'urine' | 'blood' | null {
  const words = key.split(' ');
  if (words.some((word) => URINE.has(word))) return 'urine';
  if (words.some((word) => BLOOD_SPECIMEN.has(word))) return 'blood';
  const panel = panelKey.split(' ');
  // "U&E" is a panel of blood: urea and electrolytes.
  if (panel.some((word, at) => URINE.has(word) && !(word === 'u' && /^es?$/.test(panel[at + 1] ?? '')))) return 'urine';
  if (words.length > 1 && words.at(-1) === 'blood' && words[0] !== 'occult') return 'blood';
  return null;
}

/** Among tests of one name: that of the row's specimen and panel; a urine test is never taken for a blood row. */
function pick(
  labs: readonly LabTest[] | undefined,
  specimen: 'urine' | 'blood' | null,
  panelKey: string,
): LabTest | undefined {
  if (!labs || labs.length === 0) return undefined;
  const wanted = specimen === 'urine' ? 'urine' : 'blood';
  const fitting = labs.filter((lab) => (lab.specimen === 'urine') === (wanted === 'urine'));
  const pool =
    fitting.length > 0
      ? fitting
      : specimen === null
        ? labs
        : specimen === 'urine'
          ? labs.filter((lab) => lab.specimen !== 'blood')
          : [];
  if (panelKey !== '') {
    const same = pool.find(
      (lab) => lab.panel && (labKey(lab.panel) === panelKey || panelKey.includes(labKey(lab.panel))),
    );
    if (same) return same;
  }
  return pool[0];
}
