import { heading, ofPattern, softly, type Teller, type Told, told } from './line.js';

/** Parts of the gut by the names that a sample of their lining has. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:D[1-4]|duodenum|duodenal bulb|small bowel|small intestine|jejunum|duodenal|jejunal)$/i, 'small bowel'],
  [/^(?:terminal ileum|TI|ileum|ileal|terminal ileal)$/i, 'end of the small bowel'],
  [/^(?:antrum|antral|pylorus)$/i, 'lower part of the stomach'],
  [/^(?:body|corpus|fundus|fundic|oxyntic|incisura|cardia)$/i, 'upper part of the stomach'],
  [/^(?:stomach|gastric)$/i, 'stomach'],
  [/^(?:o?esophagus|o?esophageal|GOJ|OGJ|GEJ|squamous|gastro-?o?esophageal junction)$/i, 'food pipe'],
  [/^(?:colon|colonic|large bowel|large intestine|ca?ecum|ca?ecal|sigmoid|ascending colon|descending colon|transverse colon|right colon|left colon|sigmoid colon|random colon|colorectal)$/i, 'large bowel'],
  [/^(?:rectum|rectal)$/i, 'rectum'],
]; // biome-ignore format: one list
const PART =
  '(D[1-4]|duodenal bulb|duodenum|duodenal|small bowel|small intestine|jejunum|jejunal|terminal ileum|terminal ileal|TI|ileum|ileal|antrum|antral|pylorus|body|corpus|fundus|fundic|oxyntic|incisura|cardia|stomach|gastric|o?esophagus|o?esophageal|GOJ|OGJ|GEJ|gastro-?o?esophageal junction|squamous|(?:ascending |descending |transverse |right |left |sigmoid |random )?colon|colonic|colorectal|large bowel|large intestine|ca?ecum|ca?ecal|sigmoid|rectum|rectal)';
const nameOf = (printed: string): string | undefined => PARTS.find(([pattern]) => pattern.test(printed.trim()))?.[1];
/** The name of the sample in front of what it shows: "D2:", "B) Antrum -". */
const SAMPLE = String.raw`(?:\(?[A-Z\d]{1,2}[.):]\s*)?`;
const NOTHING =
  '(?:(?:is |are |all |histologically |essentially )*(?:normal|within normal limits|WNL|unremarkable|NAD)(?: (?:histology|mucosa|appearances?))?|no (?:significant |specific |diagnostic |histo-?(?:logical|pathological) |pathological |microscopic )*(?:abnormality|abnormalities|pathology|changes?|abnormal findings?)(?: (?:is |are )?(?:seen|detected|identified|recognised|recognized))?)';
const PYLORI = String.raw`(?:H(?:elicobacter|\.)?[- ]?(?:pylori)?(?:[- ]like|[- ]type)?|HP|HLO|CLO)(?:[- ](?:organisms?|bacteria|bacilli))?`;

const LININGS: readonly (readonly [RegExp, string])[] = [
  [/^gastr/, 'stomach'], [/^colitis/, 'large bowel'], [/^ileitis/, 'end of the small bowel'], [/^duoden/, 'first part of the small bowel'],
  [/sophag/, 'food pipe'], [/^proct/, 'rectum'],
]; // biome-ignore format: one list
const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\bmild(?:ly)?[ -]to[ -]moderate/, 'mild to moderate'], [/\bmoderate(?:ly)?[ -]to[ -](?:severe|marked)/, 'moderate to severe'],
  [/\bmild/, 'mild'], [/\bmoderate/, 'moderate'], [/\b(?:severe|marked)/, 'severe'],
]; // biome-ignore format: one list

/** "Moderate chronic active gastritis": where the lining is swollen, how much, for how long and by what germ. */
function swollen(how: string, name: string): Told | null {
  const lining = LININGS.find(([pattern]) => pattern.test(name))?.[1];
  if (lining === undefined) return null;
  if (/reactive|chemical/.test(how) || name === 'gastropathy')
    return /pylori|helicobacter|\bh\b/.test(how) || !/reactive|chemical/.test(how)
      ? null
      : told('plain', `the lining of the ${lining} is irritated, as by bile or medicines (${how.trim()} ${name})`);
  const degree = DEGREES.find(([pattern]) => pattern.test(how))?.[1];
  const where = /focal|patchy/.test(how) ? ' in spots' : '';
  const texts = [
    `the lining of the ${lining} shows ${degree === undefined ? '' : `${degree} `}swelling${where} (${name})`,
  ];
  if (/chronic/.test(how)) texts.push('it has been there for a while (chronic)');
  if (/inactive|quiescent/.test(how)) texts.push('it is quiet now');
  else if (/active|acute/.test(how)) texts.push('it is active now');
  if (/pylori|helicobacter|^h\b/.test(how)) texts.push('it goes with the stomach germ H. pylori');
  return told('plain', ...texts);
}

/** What a sample of the lining of the gut shows where all is as it should be, and the germ of the stomach (NIDDK). */
export const GUT_LINING_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^${SAMPLE}${PART}(?: (?:mucosa|biops(?:y|ies)))?(?: ?[x×] ?\d{1,2})?\s*[:–,-]\s*${NOTHING}$`,
      'i',
    ),
    ([, part = '']) => {
      const name = nameOf(part);
      return name === undefined ? null : told('good', `the sample from the ${name} looks normal under the microscope`);
    },
  ),
  // "D2: duodenal mucosa showing normal villous architecture", "Small bowel mucosa with preserved villous architecture"
  ofPattern(
    new RegExp(
      String.raw`^${SAMPLE}(?:(?:D[1-4]|duodenum|small bowel)(?: ?[x×] ?\d{1,2})?\s*[:–,-]\s*)?(?:fragments of |pieces of |(?:these|the) biops(?:y|ies) (?:show|are) )?(?:histologically )?(?:(?:normal |unremarkable )?(?:duodenal|small (?:bowel|intestinal)|jejunal|specialised|D[12]) )?(?:type )?(?:mucosa )?(?:showing |with |shows |has )?(?:a )?(?:(?:normal|preserved|intact|well[- ]preserved|maintained|unremarkable) (?:villous|villus|crypt[- ]villous) architecture|(?:villous|villus) architecture (?:is )?(?:normal|preserved|intact|maintained|unremarkable)|(?:tall|slender|normal|preserved)(?:,? (?:slender|normal|tall))* villi|villi (?:are )?(?:normal|tall|preserved))$`,
      'i',
    ),
    () => told('good', 'the tiny folds of the lining of the small bowel (villi) look normal'),
  ),
  // "Gastric antral type mucosa with no significant abnormality", "Normal colonic mucosa"
  ofPattern(
    new RegExp(
      String.raw`^${SAMPLE}(?:fragments? of |pieces? of )?(?:(?:histologically |essentially )?(?:normal|unremarkable) ${PART}(?:[- ]type)? mucosa|${PART}(?: (?:antral|body|oxyntic|squamous))?(?:[- ]type)? (?:mucosa|epithelium) (?:is |are |(?:with|showing|shows) )${NOTHING})$`,
      'i',
    ),
    ([, a = '', b = '']) => {
      const name = nameOf(a === '' ? b : a);
      return name === undefined ? null : told('good', `the lining of the ${name} looks normal under the microscope`);
    },
  ),
  heading(
    ofPattern(
      new RegExp(
        String.raw`^(?:(?:occasional|numerous|scattered|many|few|abundant|rare|several) )?${PYLORI} (?:are |is |were )?(?:readily |easily |also )?(?:present|seen|identified|detected|positive|noted|found|demonstrated)(?: (?:on|by|with|in) (?:the )?(?:H&E|H and E|giemsa|warthin[- ]starry|immuno\w*|IHC|special stains?|toluidine blue|alcian yellow|both biops(?:y|ies)|surface mucus)(?: stains?(?:ing)?)?)?$|^(?:stain for )?${PYLORI}(?: (?:immuno)?stain(?:ing)?)?\s*[:–-]\s*(?:positive|present|seen|identified|detected|\+)$`,
        'i',
      ),
      ([whole = '']) =>
        told(
          'plain',
          /like|HLO/i.test(whole)
            ? 'germs that look like the stomach germ H. pylori were seen'
            : 'the stomach germ H. pylori was found',
        ),
    ),
  ),
  // "Helicobacter-associated gastritis", "Antrum: moderate chronic active gastritis", "Focal active colitis"
  softly(
    ofPattern(
      new RegExp(
        String.raw`^(?:${SAMPLE}${PART}(?: (?:mucosa|biops(?:y|ies)))?\s*[:–,-]\s*)?((?:(?:H(?:elicobacter|\.)?[- ]?(?:pylori)?[- ](?:associated|related|positive)|mild|moderate|severe|marked|mildly|moderately|severely|chronic|active|acute|inactive|focal|patchy|diffuse|quiescent|reactive|chemical|non-?specific|superficial)[, -]*(?:and |to )?){1,5})(gastritis|colitis|ileitis|duodenitis|o?esophagitis|proctitis|gastropathy)$`,
        'i',
      ),
      ([, , how = '', name = '']) => swollen(how.toLowerCase(), name.toLowerCase()),
    ),
  ),
  softly(
    ofPattern(
      /^(?:there is )?(?:partial|subtotal|total|complete|mild|moderate|severe|marked|patchy)(?: to (?:subtotal|total|severe|moderate))? villous atrophy(?: (?:is )?(?:present|seen))?$/i,
      ([whole = '']) =>
        told(
          'bad',
          `the tiny folds of the lining of the small bowel (villi) are ${/^(?:there is )?(?:total|complete|severe|marked)/i.test(whole) ? 'flat or almost gone' : 'shorter than usual'} (villous atrophy)`,
        ),
    ),
  ),
];
