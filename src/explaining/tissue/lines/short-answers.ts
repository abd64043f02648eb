import { ofPattern, type Teller, type Told, told } from './line.js';

const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' };

/** "HPV: 16 POS, 18 NEG, OTHER HR POS": the types of the virus, each with its answer. */
function virusTypes(line: string): Told | null {
  const found = /^(?:(?:hr-? ?)?HPV)(?: (?:DNA|PCR|genotyp\w+|test|result))*\s*:\s*(.+)$/i.exec(line);
  if (found === null) return null;
  const texts: string[] = [];
  let any = false;
  for (const part of (found[1] ?? '').split(/\s*[,;]\s*/)) {
    const [, type = '', answer = ''] =
      /^(?:types? )?(16\/18|16|18|45|(?:and )?other (?:hr|high[- ]risk)(?: types?)?|12 other(?: types?)?)\s*[:=]?\s*(pos(?:itive)?|detected|neg(?:ative)?|not detected)$/i.exec(
        part.trim(),
      ) ?? [];
    if (type === '') return null;
    const there = /^(?:pos|detected)/i.test(answer);
    any ||= there;
    const name = /other/i.test(type) ? 'other high-risk types of the virus HPV' : `type ${type} of the virus HPV`;
    texts.push(there ? `the test found ${name}` : `the test did not find ${name}`);
  }
  return told(any ? 'plain' : 'good', ...texts);
}

/** Short answers of tissue reports in the way busy laboratories type them. */
export const SHORT_ANSWERS: readonly Teller[] = [
  virusTypes,
  ofPattern(/^(?:specimen )?(?:laterality|side)\s*:\s*(left|right)$/i, ([, side = '']) =>
    told('plain', `the sample is from the ${side.toLowerCase()} side`),
  ),
  ofPattern(
    /^(\d{1,2}|one|two|three|four|five|six) (?:pots?|containers?|vials?|jars?|bottles?)(?: (?:of tissue|labell?ed))?(?: (?:were )?received)?$/i,
    ([, count = '']) => told('plain', `the lab got ${NUMBERS[count.toLowerCase()] ?? count} pots with tissue`),
  ),
  ofPattern(
    /^(?:features?|evidence|signs?) of (?:stromal |invasive )?invasion (?:is |are |was |were )?not (?:seen|identified|present|found)$/i,
    () => told('good', 'no signs of growth into deeper tissue (invasion) were seen'),
  ),
  ofPattern(/^(?:max(?:imum|imal)?|longest|greatest)\.? (?:tumou?r )?(?:length|extent)(?: of tumou?r)?(?: (?:in|within) (?:a |one |any )?(?:single )?core)?\s*:?\s*(\d{1,2}(?:\.\d)?) ?mm$/i, ([, mm = '']) => told('plain', `the longest stretch of it in one piece is ${mm} mm`)), // biome-ignore format: one line
  ofPattern(/^e-?cadherin\s*:?\s*(?:\+|positive|pos|retained|present|expressed)$/i, () =>
    told('plain', 'the cells still hold the protein that joins cells together (E-cadherin)'),
  ),
  ofPattern(/^e-?cadherin\s*:?\s*(?:-|negative|neg|lost|absent)$/i, () =>
    told('plain', 'the cells have lost the protein that joins cells together (E-cadherin)'),
  ),
  ofPattern(/^(?:no|negative for) (?:HGUC|high[- ]grade urothelial carcinoma)(?: (?:seen|identified|present))?$/i, () =>
    told('good', 'no cancer cells of the fast-growing kind (HGUC) were seen'),
  ),
  ofPattern(/^(?:SV|seminal vesicles?)\s*:\s*not (?:sampled|included|present)$/i, () =>
    told('plain', 'the glands behind the prostate (seminal vesicles) were not in the sample'),
  ),
  ofPattern(
    /^cystic duct (?:LN|(?:lymph )?node)\s*[:–-]?\s*(?:shows? )?(?:reactive(?: (?:changes?|hyperplasia))?|benign)$/i,
    () => told('good', 'the lymph node beside the gallbladder duct shows only harmless (reactive) changes'),
  ),
];
