import { ofPattern, type Teller, told } from './line.js';

const PLACES: Readonly<Record<string, string>> = {
  antral: 'lower part of the stomach (antrum)', antrum: 'lower part of the stomach (antrum)',
  corpus: 'upper part of the stomach (corpus)', body: 'upper part of the stomach (body)', fundic: 'upper part of the stomach (fundus)',
  gastric: 'stomach', duodenal: 'first part of the small bowel (duodenum)', cardia: 'top of the stomach (cardia)', cardiac: 'top of the stomach (cardia)',
}; // biome-ignore format: one list
const PLACE = `(${Object.keys(PLACES).join('|')})`;
const AMOUNTS: Readonly<Record<string, string>> = {
  slight: 'a little', mild: 'a little', minimal: 'a little', moderate: 'moderate', marked: 'much', severe: 'much', dense: 'much', '': 'some',
}; // biome-ignore format: one list
const HOW = '(slight|mild|minimal|moderate|marked|severe|dense)?';
/** The scores of the updated Sydney system for the stomach, from 0 to 3. */
const SCORED: Readonly<Record<string, string>> = {
  'chronic inflammation': 'long-lasting swelling', activity: 'fresh swelling (activity)', atrophy: 'thinning of the lining (atrophy)',
  'intestinal metaplasia': 'lining that looks like bowel lining (intestinal metaplasia)', 'h. pylori': 'the germ H. pylori', 'helicobacter pylori': 'the germ H. pylori',
}; // biome-ignore format: one list
const DEGREE = ['none', 'a little', 'a medium amount', 'a lot'];

function scored(name: string): string | undefined {
  const key = name
    .toLowerCase()
    .replace(/^intest(?:inal)?\.?/, 'intestinal')
    .replace(/^chron(?:ic)?\.? inflamm(?:ation)?\.?/, 'chronic inflammation')
    .replace(/^h\.? ?pylori/, 'h. pylori');
  return SCORED[key];
}

/** What a look at the lining of stomach and food pipe shows, sentence by sentence. */
export const GUT_ROWS: readonly Teller[] = [
  // "Antral mucosa with lymphoplasmacytic infiltrate of moderate density, with granulocytes permeating the foveolae"
  ofPattern(
    new RegExp(
      String.raw`^${PLACE}(?:[- ]type)? mucosa (?:with|showing|shows) (?:an? )?${HOW} ?(?:lympho-?plasma(?:cyt|cell)\w*|chronic inflammatory|mononuclear|lymphocytic) (?:cell )?infiltrat\w*(?: of ${HOW} density)?(?:,? (?:with|and) (?:granulocytes|neutrophils|polymorphs)(?: (?:permeating|infiltrating|invading|in) (?:the )?(?:foveolae|glands|pits|epithelium|surface))?)?$`,
      'i',
    ),
    ([whole = '', place = '', a = '', b = '']) =>
      told(
        'plain',
        `the lining of the ${PLACES[place.toLowerCase()]} holds ${amount(a === '' ? b : a)} immune cells of long-lasting swelling`,
        ...(/granulocytes|neutrophils|polymorphs/i.test(whole)
          ? ['cells of fresh swelling were seen too, so it is active now']
          : []),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${PLACE}(?:[- ]type)? mucosa (?:with|showing|shows) ${HOW} ?(chronic|active|chronic active)? ?inflammation(?:[;,] (?:the )?parietal cells (?:are )?(?:preserved|intact|retained))?$`,
      'i',
    ),
    ([whole = '', place = '', how = '', kind = '']) =>
      told(
        'plain',
        `the lining of the ${PLACES[place.toLowerCase()]} shows ${how === '' ? '' : `${how.toLowerCase()} `}${/chronic/i.test(kind) ? 'long-lasting ' : ''}swelling`,
        ...(/parietal/i.test(whole) ? ['its acid-making cells are still there'] : []),
      ),
  ),
  ofPattern(
    /^(?:in (?:the )?)?(?:modified )?(?:giemsa|warthin[- ]starry|H&E)(?: stain)?[,:]? (?:shows? )?(?:numerous |some |many |few |occasional )?(?:curved|spiral|comma[- ]shaped|S-shaped)(?:,? (?:rod[- ]shaped|rods?))?(?: (?:bacteria|organisms|bacilli|rods))(?: (?:are )?(?:on|at|along) (?:the )?(?:surface|epithelium|mucus|foveolae|surface epithelium)| (?:are )?(?:seen|present))?$/i,
    () => told('plain', 'a dye test shows curved germs on the lining, as H. pylori looks'),
  ),
  ofPattern(
    /^(?:an? )?(single|solitary|few|several|multiple|some)? ?fundic gland (cysts?)(?: (?:is |are )?(?:seen|present|noted))?$/i,
    ([, n = '', what = '']) =>
      told(
        'plain',
        /s$/i.test(what)
          ? `${n === '' ? 'some' : n.toLowerCase().replace('multiple', 'several')} small widened glands (fundic gland cysts) were seen in the lining of the stomach`
          : 'a small widened gland (fundic gland cyst) was seen in the lining of the stomach',
      ),
  ),
  ofPattern(
    /^squamous (?:epithelium|mucosa) and (?:columnar|glandular|gastric) (?:mucosa|epithelium)(?: of (?:the )?(?:cardia|cardiac|gastric|intestinal)(?: type)?)? with goblet cells$/i,
    () =>
      told(
        'plain',
        'the piece from the food pipe holds its usual lining and, beside it, lining that has changed to look like bowel lining (goblet cells)',
      ),
  ),
  ofPattern(
    /^(?:it is |is )?negative for (?:intra-?epithelial neoplasia|dysplasia)(?: and (?:malignancy|carcinoma))?$/i,
    ([whole = '']) =>
      told(
        'good',
        `no abnormal cells that come before cancer were seen${/ and /i.test(whole) ? ', and no cancer' : ''}`,
      ),
  ),
  // A row of the Sydney table: "Chronic inflammation 2 1", with its columns named above.
  ofPattern(
    /^(chron(?:ic)?\.? inflamm(?:ation)?\.?|activity|atrophy|intest(?:inal)?\.? metaplasia|h(?:elicobacter|\.)? ?pylori)\s*:?\s*([0-3])[ ,/|]+([0-3])$/i,
    ([, name = '', one = '', two = '']) => {
      const what = scored(name);
      return what === undefined || one === undefined
        ? null
        : told(
            one === '0' && two === '0' ? 'good' : 'plain',
            `for ${what}, the table says ${DEGREE[Number(one)]} (${one}) in its first column and ${DEGREE[Number(two)]} (${two}) in its second`,
          );
    },
  ),
];

function amount(word: string): string {
  const how = AMOUNTS[word.toLowerCase()] ?? 'some';
  return how === 'moderate' ? 'a medium number of' : how === 'much' ? 'many' : how === 'a little' ? 'a few' : how;
}
