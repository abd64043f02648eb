import type { LabTest } from '../../knowledge/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import { uncapital } from '../words/english.js';

/** Parts of standard names that are said letter by letter, or have capitals of their own. */
const SPELLED = new Map([
  ...'hdl ldl vldl tsh alt ast alp ggt bun inr pt ptt aptt psa a1c crp esr ana hiv hcv mcv mch mchc rdw mpv gfr wbc rbc ck ldh bnp t3 t4 fsh lh dhea cea dna rna afp tibc uibc acth pth hpv'
    .split(' ')
    .map((word): [string, string] => [word, word.toUpperCase()]),
  ...[
    'HbA1c',
    'eGFR',
    'hs-CRP',
    'HBsAg',
    'hCG',
    'IgE',
    'IgG',
    'IgA',
    'IgM',
    'CO2',
    'NT-proBNP',
    'pCO2',
    'pO2',
    'pH',
    'D-dimer',
    'C-reactive',
    'E.',
    'non-HDL',
    'LDL-C',
    'HDL-C',
    'INR)',
  ].map((word): [string, string] => [word.toLowerCase(), word]),
]);

/** Tests of which it matters which blood they were made from. */
const GASES = /^(?:pco2|po2|oxygen-saturation|base-excess|bicarbonate(?:-arterial)?|lactate|ph-blood)$/;
const DRAWN: Readonly<Record<string, string>> = {
  csf: 'spinal fluid',
  fluid: 'body fluid',
  urine: 'urine',
  stool: 'stool',
  marrow: 'bone marrow',
  semen: 'semen',
};

/** "Glucose (1 hour)", "Cortisol (30 min)", "hs-Troponin T 3h": one of several samples of a test. */
const TIME_OF_TEST =
  /\((fasting|tube \d|\d{1,3} ?-?(?:h|hrs?|hours?|min(?:ute)?s?))\)|[a-z]\)? (?:at )?(\d{1,3} ?(?:h|hrs?|hours?|min(?:ute)?s?))$/i;

/** "F13 Peanut", "D1 House dust mite": the code of an allergen before its name. */
const ALLERGEN = /^[a-z]{1,2}\d{1,3}[\s:,-]+(?=[A-Za-z])(.{2,40})$/i;

/** "Peanut (f13)", and a part of one ("Ara h 2"). */
const CODED = /^([A-Za-z].{1,40}?) ?\([a-z]{1,2}\d{1,3}\)$/i;
const COMPONENT = /^r?[A-Z][a-z]{2} [a-z] \d{1,2}$/;

const CLASSES = new Map(['IgG', 'IgM', 'IgA', 'IgE', 'IgD'].map((name) => [name.toLowerCase(), name]));

/** The name as spoken: the standard one, letters said one by one in capitals; the printed one where the test is unknown. */
export function nameOf(lab: UnderstoodLab, test: LabTest | undefined): string {
  const { specimen } = lab.row;
  if (test !== undefined) {
    const { place } = lab.row;
    const printedTime = TIME_OF_TEST.exec(lab.name.trim());
    const time = printedTime?.[1] ?? printedTime?.[2];
    // "Troponin 2340": of which kind, the report does not say.
    if (
      test.id === 'troponin-i' &&
      /^(?:cardiac |hs[- ]?|high[- ]sensitivity )*trop(?:onin)?s?$/i.test(lab.name.trim())
    )
      return 'troponin';
    const own =
      time === undefined || spokenName(test).includes(time)
        ? spokenName(test)
        : `${spokenName(test)} (${time.toLowerCase()})`;
    // "Anticardiolipin IgG", "… IgM": two results of one test.
    const kind = /\bIg[GMAED]\b/i.exec(lab.name)?.[0];
    const classed =
      kind === undefined || /\big[gmaed]\b|immunoglobulin/i.test(own)
        ? own
        : `${own} (${CLASSES.get(kind.toLowerCase()) ?? kind})`;
    const spoken =
      place === undefined ? classed : `${classed} (${/^fvu$/i.test(place) ? 'first urine' : place.toLowerCase()})`;
    const from = specimen === 'venous' || specimen === 'capillary' ? specimen : null;
    return from !== null && GASES.test(test.id) && !spoken.includes(from) ? `${from} ${spoken}` : spoken;
  }
  const printed = lab.name.replace(/[\s:*]+$/, '').trim() || 'this test';
  const allergen = ALLERGEN.exec(printed)?.[1] ?? CODED.exec(printed)?.[1] ?? (COMPONENT.test(printed) ? printed : undefined); // biome-ignore format: one line
  if (allergen !== undefined && /^kUA?\/l$/i.test(lab.unit ?? '')) return `allergy test for ${/^r?[A-Z][a-z]{2} [a-z] \d/.test(allergen) ? allergen : uncapital(allergen)}`; // biome-ignore format: one line
  const where = specimen == null ? undefined : DRAWN[specimen];
  if (where === undefined || /\b(?:serum|plasma|blood)\b/i.test(printed)) return inSentence(printed);
  const bare = printed.replace(/[,(\s]*\b(?:csf|(?:body )?fluid|urine|stool|fecal|semen)\b\)?[,\s]*/i, ' ').trim();
  return `${where} ${inSentence(bare)}`;
}

/** People and germs whose names stay as they are: "Coombs test", "Brucella abortus". */
const PROPER =
  /^(?:bence|coombs|russell|widal|weil|paul|westergren|heinz|howell|auer|schilling|wright|giemsa|rose|von|kleihauer|donath|epstein|coxsackie|west|zika|ross|barmah|lyme|candida|aspergillus|borrelia|rickettsia|leishmania|yersinia|plasmodium|cryptosporidium|toxoplasma|treponema|mycoplasma|chlamydia|\w+ella|\w+ococcus|\w+bacter(?:ium)?)\b/i;

/** A printed name of a test that is not known, as it stands in a sentence: "SIGNAL TO CUT-OFF", "Pus cells". */
function inSentence(printed: string): string {
  if (PROPER.test(printed)) return printed;
  const shouted = printed.length > 5 && printed === printed.toUpperCase() && /[A-Z]{5}/.test(printed);
  if (!shouted) return /^[A-Z][a-z]+\b(?!\.)/.test(printed) ? uncapital(printed) : printed;
  return printed.replace(/[A-Z]+(?![A-Z\d])/g, (word, at: number) =>
    /\d/.test(printed[at - 1] ?? '') || !SMALL_OR_WHOLE.test(word) ? word : word.toLowerCase(),
  );
}

/** A word, and no letters that are said one by one. */
const SMALL_OR_WHOLE =
  /^(?:TO|OF|AND|OR|BY|IN|ON|THE|CUT|OFF|NON|PER|(?=.*[AEIOUY])[A-Z]{5,}|CELLS?|RATE|TIME|TEST|BODY|FREE|ACID)$/;

/** True of a name that says nothing to a reader: "SDC", "PIVKA-II". */
export function isOpaque(name: string): boolean {
  return !/[a-z]{4}/.test(name);
}

/** A test's standard name as it is spoken. */
export function spokenName(test: LabTest): string {
  return test.term
    .split(' ')
    .map((word) => SPELLED.get(word.toLowerCase()) ?? (/^(?:[b-z]|[a-z]\d+)$/.test(word) ? word.toUpperCase() : word))
    .join(' ');
}

/** " (MCV)" where the report prints a short form of what we say in full. */
export function shortForm(printed: string, name: string): string {
  const short = printed.trim();
  if (!/^[A-Za-z0-9+-]{2,6}$/.test(short) || !/[A-Z].*[A-Z]|^[A-Z][a-z]b$/.test(short)) return '';
  return name.toLowerCase().includes(short.toLowerCase()) ? '' : ` (${short})`;
}

/** Names that take "are": "Your platelets are …". */
const PLURAL =
  /(?:cells|platelets|triglycerides|ketones|nitrites|lymphocytes|neutrophils|blasts|monocytes|eosinophils|basophils|granulocytes|antibodies|bands|reticulocytes|casts|crystals)(?: \([^)]*\))?$/i;

export function isPluralName(name: string): boolean {
  return PLURAL.test(name);
}
