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

const GROUPS: Readonly<Record<string, string>> = { r: 'right ', right: 'right ', l: 'left ', left: 'left ' };

/** "R pelvic nodes 0/6, L pelvic 0/5, omentum neg": none of the nodes of a group holds cancer. */
function nodesBySide(line: string): Told | null {
  if (!/\bnodes?\b/i.test(line)) return null;
  const texts: string[] = [];
  for (const part of line.split(/\s*[,;]\s*/)) {
    const [, side = '', group = '', all = ''] =
      /^(R|L|right|left)?\s?(pelvic|para-?aortic|axillary|inguinal|obturator|iliac)(?: (?:lymph )?nodes?)?\s*:?\s*0 ?\/ ?(\d{1,2})$/i.exec(
        part,
      ) ?? [];
    if (group !== '') {
      texts.push(
        `none of the ${all} ${GROUPS[side.toLowerCase()] ?? ''}${group.toLowerCase()} lymph nodes holds cancer`,
      );
      continue;
    }
    if (!/^omentum\s*:?\s*(?:neg|negative|clear|free)$/i.test(part)) return null;
    texts.push('the fat apron of the belly (omentum) is free of it');
  }
  return told('good', ...texts);
}

/** Short answers of tissue reports in the way busy laboratories type them. */

/** Where lymph nodes of a name lie. */
const NODE_PLACES: Readonly<Record<string, string>> = {
  cervical: ' in your neck', neck: ' in your neck', axillary: ' in your armpit', armpit: ' in your armpit', inguinal: ' in your groin',
  groin: ' in your groin', supraclavicular: ' above your collarbone', mediastinal: ' in the middle of your chest',
}; // biome-ignore format: one list

export const SHORT_ANSWERS: readonly Teller[] = [
  virusTypes,
  ofPattern(/^(?:peritoneal |pelvic )?washings?\s*:?\s*(?:negative|neg|clear|benign)(?: for malignan\w+)?$/i, () =>
    told('good', 'the fluid washed from the belly held no cancer cells'),
  ),
  nodesBySide,
  ofPattern(
    /^MLH1(?: ?\/ ?|,? (?:and )?)PMS2 (?:loss|lost|absent)(?:,|;| with)? ?MSH2(?: ?\/ ?|,? (?:and )?)(?:MSH)?6 (?:retained|intact|present)$/i,
    () =>
      told(
        'plain',
        'the growth has lost two proteins that mend gene copies (MLH1 and PMS2)',
        'it still has the two others (MSH2 and MSH6)',
      ),
  ),
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
  ofPattern(
    /^(?:no|negative for) (HGUC|high[- ]grade urothelial carcinoma)(?: (?:seen|identified|present))?$/i,
    ([, name = '']) => told('good', `no cancer cells of the fast-growing kind (${name}) were seen`),
  ),
  ofPattern(/^(?:SV|seminal vesicles?)\s*:\s*not (?:sampled|included|present)$/i, () =>
    told('plain', 'the glands behind the prostate (seminal vesicles) were not in the sample'),
  ),
  // "R level II node: reactive"
  ofPattern(
    /^(?:(left|right|l|r) )?(?:level ([ivx]+[ab]?|\d[ab]?) )?(?:(cervical|axillary|inguinal|supraclavicular|mediastinal|neck|groin|armpit) )?(?:lymph )?nodes?\s*[:–-]\s*(?:benign,? )?reactive(?: (?:changes?|hyperplasia|only))?$/i,
    ([, side, level, where]) => {
      const named = NODE_PLACES[where?.toLowerCase() ?? ''] ?? (level ? ' in your neck' : '');
      const which = level ? ` (level ${level.toUpperCase()})` : '';
      const on = side ? ` on the ${/^l/i.test(side) ? 'left' : 'right'} side` : '';
      return told(
        'plain',
        `the lymph node${named}${on}${which} looked irritated (reactive), as with an infection or swelling nearby`,
      );
    },
  ),
  ofPattern(
    /^cystic duct (?:LN|(?:lymph )?node)\s*[:–-]?\s*(?:shows? )?(?:reactive(?: (?:changes?|hyperplasia))?|benign)$/i,
    () => told('good', 'the lymph node beside the gallbladder duct shows only harmless (reactive) changes'),
  ),
];
