import { Sticky } from '../openings.js';

const PREFIXED =
  'ui|mui|kui|[µμ]ui|mie|kie|[uµμ]ie|ie|giga|t|tera|mg|gm|g|mcg|ug|[µμ]g|ng|pg|fg|kg|mmol|umol|[µμ]mol|nmol|pmol|fmol|mol|meq|uiu|[µμ]iu|miu|kiu|iu|mu|ku|kat|ukat|[µμ]kat|nkat|u|eu|au|ru|arb u|units?|cells|copies|cp|wbc|rbc|cfu|ml|l|mosm|mosmol|log(?:10)? ?(?:iu|copies)|log|tsd\\.?|mio\\.?|kua|[uµμ]a|k|m|x?10\\^?3|thou(?:sand)?|thous|mil(?:l(?:ion)?)?|lakhs?|gplu?|mplu?|aplu?|smu|sgu|mcmol|mm|nmol bce|mg feu|ng feu|ug feu|[µμu]g hb|ng hb';
const DENOMINATORS =
  'l rbc|g hb|ejac(?:ulate)?|dl|ml|ul|[µμ]l|l|cumm|cu\\.? ?mm|cmm|mm ?\\^?3|mm³|mcl|g|mg|kg|hpf|lpf|h\\.?p\\.?f\\.?|24 ?h(?:rs?|ours?)?|day|d|hr|h|hour|min|mmol|mol|field|100 ?wbcs?|100 ?ml|10\\^?6 cells';
const TAIL =
  '(?: ?\\/ ?(?:1[.,]73 ?(?:m ?(?:2|\\^2|²|sq\\.?|\\*2))?|min(?: ?\\/ ?1[.,]73 ?(?:m ?(?:2|\\^2|²|sq))?)?|d|24 ?h(?:rs?)?|h(?:r|our)?))?(?: ?(?:feu|ddu|creat(?:inine)?|cr|crt|a1c|prot))?';
const POWER =
  '[x×]? ?[1lI][0O] ?(?:\\*\\*|[*^eE]) ?\\(?\\d{1,2}\\)? ?\\/? ?(?:ul|[µμ]l|l|ml|mm ?\\^?3|mm³|cumm|mcl|cells\\/ul)?';
const ALONE =
  '%(?: of (?:total )?(?:hgb|hb|total hgb|wbc))?|fl|pg|mm ?hg|mmhg|mm ?\\/ ?(?:1 ?|1st ?|first )?(?:hr?|hour)\\.?|mm in (?:1st|first|1) (?:hr?|hour)|seconds|second|secs?|s\\/co(?: ratio)?|coi|ratio|index|inr|titer|titre|nm|‰|sd|mom|g%|mg%|gm%|kpa|ph units?|isr|lvl|\\/ ?hpf|\\/ ?lpf|\\/ ?ul|\\/ ?[np]l|\\/ ?[µμ]l|\\/ ?mm ?3|\\/ ?cumm|\\/ ?100 ?wbc|degrees?|units|gpl|mpl|apl|iu|eu|au|ug|u';

const UNIT = new Sticky(
  new RegExp(`(?:${POWER}|(?:${PREFIXED}) ?\\/ ?(?:${DENOMINATORS})${TAIL}|${ALONE})(?![A-Za-z0-9])`, 'iy'),
);
const BODY_OR_IMAGE = /^(?:cm|mm|m|in|inch(?:es)?|ft|lbs?|kg|f|c|degrees?|bpm|mg|mcg|ml|cc|hz|mm ?hg)$/i;

/** Length of the laboratory unit that starts at `at`; 0 where none does. */
export function unitLength(text: string, at: number): number {
  const found = UNIT.match(text, at);
  return found ? found[0].trimEnd().length : 0;
}

const GARBLED = /(?:[a-zµμ0-9|*^]{1,8}\/[a-z0-9|]{1,3})(?![\w/.|])/iy;

/** Length of a unit that a scanner got one letter of wrong ("mmo1/L", "mg/dI", "lU/L"); 0 where none starts at `at`. */
export function garbledUnitLength(text: string, at: number): number {
  // No unit of its kind is without a slash.
  if (!text.slice(at, at + 9).includes('/')) return 0;
  GARBLED.lastIndex = at;
  const found = GARBLED.exec(text)?.[0];
  if (!found || !/[a-z]{2}/i.test(found)) return 0;
  const plain = ungarbled(found);
  return plain !== found && unitLength(plain, 0) === plain.length ? found.length : 0;
}

function ungarbled(unit: string): string {
  return unit
    .replace(/^[l1|](?=[uU]\/)/, 'I')
    .replace(/(?<=[A-Za-z])[1|I]|[1|](?=[A-Za-z])/g, 'l')
    .replace(/\/1$/, '/L')
    .replace(/(?<=[A-Za-z])0|0(?=[A-Za-z])/g, 'o');
}

/** A unit as read: OCR's "xlOE3" is "x10E3", "Pg" is "pg". Everything else stays as printed. */
export function readUnit(printed: string): string {
  const unit = printed.trim().replace(/^([x×]) ?[lI1][O0](?=[Ee*^])/, '$110');
  if (unitLength(unit, 0) < unit.length && garbledUnitLength(unit, 0) === unit.length) return ungarbled(unit);
  return unit === 'Pg' ? 'pg' : unit;
}

/** Units of other things, too, that stand behind a figure with limits: "2.1 mL   >=1.4", "30 min   <60". */
export const PLAIN_UNIT = /^(?:ml|l|g|kg|min(?:ute)?s?|h|hrs?|hours?|days?|million|mio\.?)$/i;

/** Units of the body, of doses and of imaging: they make no lab row. */
export function isBodyUnit(text: string): boolean {
  return BODY_OR_IMAGE.test(text.trim());
}

/** "900 mg/day": how much is taken a day. What the urine of a day holds is measured so, too. */
const A_DAY = /^(?:m|mc|u|µ|μ)?g ?(?:\/|per ) ?(?:d|day|dose|kg\/day)$/i;
const OF_A_DAY = /\burin\w+|\b24\b|protein|albumin|creatinine|cortisol|calcium|phosph|oxalate|citrate|uric|urate|copper|iodine|hiaa|vma|nephrine|catechol|sodium|potassium|urea/i; // biome-ignore format: one pattern

/** True for a unit of doses behind what is not measured in the urine of a day; `words` name it. */
export function isDailyDose(unit: string | null, words: string): boolean {
  return A_DAY.test(unit ?? '') && !OF_A_DAY.test(words);
}
