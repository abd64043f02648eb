import { listed, type Teller, told } from './line.js';

/** Whose lining it is. */
const LININGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:duoden(?:al|um)|jejunal|small (?:bowel|intestinal))$/i, 'the lining of the small bowel'],
  [/^(?:terminal )?ileal$/i, 'the lining of the end of the small bowel'],
  [/^(?:gastric|antral|oxyntic|body|fundic|gastric antral|gastric body|gastric oxyntic|cardiac)$/i, 'the lining of the stomach'],
  [/^(?:o?esophageal|(?:o?esophageal )?squamous)$/i, 'the lining of the food pipe'],
  [/^(?:colonic|colorectal|large (?:bowel|intestinal)|ca?ecal|sigmoid)$/i, 'the lining of the large bowel'],
  [/^rectal$/i, 'the lining of the rectum'],
]; // biome-ignore format: one list

const AMOUNT =
  '(?:mild|moderate|severe|marked|minimal|focal|patchy|partial|subtotal|total|complete|prominent|extensive|occasional|rare|scattered|few|numerous)';
const DEGREE: Readonly<Record<string, string>> = {
  mild: 'slight', minimal: 'very slight', moderate: 'moderate', severe: 'severe', marked: 'severe', focal: 'some', patchy: 'some', extensive: 'much',
}; // biome-ignore format: one list

/** What a lining shows, thing by thing; what one of them stands for is from the NIDDK's pages on biopsies of the gut. */
const SHOWN: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^(?:an? )?(?:increased(?: numbers? of)?|increase in|raised|prominent|numerous) (?:surface )?intra-?epithelial lymphocytes(?: \(?(?:>|more than |over )?(\d{2,3}) ?(?:\/|per) ?100 (?:enterocytes|epithelial cells)\)?)?$|^intra-?epithelial lymphocytosis(?: \(?(?:>|more than |over )?(\d{2,3}) ?(?:\/|per) ?100 (?:enterocytes|epithelial cells)\)?)?$/i,
    ([, a, b]) =>
      `more immune cells than usual (intraepithelial lymphocytes${(a ?? b) === undefined ? '' : `, ${a ?? b} or more for 100 lining cells`})`,
  ],
  [/^(?:mild |moderate |marked )?crypt hyperplasia$/i, () => 'deeper pits (crypt hyperplasia)'],
  [
    new RegExp(`^(${AMOUNT}(?: to ${AMOUNT})? )?villous (blunting|atrophy|shortening|flattening)$`, 'i'),
    ([, how = '', word = '']) =>
      `tiny folds that are ${/\b(?:total|complete|severe|marked)\b/i.test(how) ? 'almost gone' : 'shorter than usual'} (villous ${word.toLowerCase()})`,
  ],
  [
    /^(?:up to |approximately |about |over |more than |>)?\s?(\d{1,3}) (?:intra-?epithelial )?eosinophils (?:per|\/|in a|in one) ?(?:high[- ]power(?:ed)? field|hpf)$/i,
    ([whole = '', n = '']) =>
      `${/^up to/i.test(whole) ? 'up to ' : /^(?:over|more|>)/i.test(whole) ? 'more than ' : ''}${n} cells of allergy (eosinophils) in a field of the microscope`,
  ],
  [
    /^(mild|moderate|severe|marked|minimal|focal|patchy)?(?: ?to (?:moderate|severe|marked))? ?(acute|chronic|active chronic|chronic active|acute and chronic|active)? ?inflammation$/i,
    ([whole = '', how = '', kind = '']) =>
      `${/ to /.test(whole) || how === '' ? '' : `${DEGREE[how.toLowerCase()] ?? how.toLowerCase()} `}swelling${kind === '' ? '' : ` (${kind.toLowerCase()} inflammation)`}`,
  ],
  [/^crypt (?:architectural )?distortion$|^architectural distortion$/i, ([whole = '']) => `pits that are out of order (${whole.toLowerCase()})`],
  [new RegExp(`^(?:${AMOUNT} )?cryptitis$`, 'i'), () => 'germ-fighting cells in the pits (cryptitis)'],
  [new RegExp(`^(?:${AMOUNT} )?crypt abscess(?:es)?$`, 'i'), () => 'pus in the pits (crypt abscesses)'],
  [new RegExp(`^(?:${AMOUNT} )?erosions?$`, 'i'), () => 'worn spots (erosion)'],
  [new RegExp(`^(?:${AMOUNT} )?ulceration$`, 'i'), () => 'an open sore (ulceration)'],
  [/^(?:a )?thickened (?:sub-?epithelial )?collagen (?:band|table|layer)$/i, () => 'a thick band of firm threads below the surface (collagen)'],
  [/^basal (?:cell|zone) hyperplasia$/i, () => 'a thick bottom layer (basal cell hyperplasia)'],
  [/^elongat(?:ion of (?:the )?|ed )(?:rete )?papillae$/i, () => 'long papillae, as acid can cause them'],
  [/^foveolar hyperplasia$/i, () => 'longer pits (foveolar hyperplasia)'],
  [/^(?:mild |marked )?(?:o?edema|congestion)(?: and (?:o?edema|congestion))?$/i, ([whole = '']) => `${/edema/i.test(whole) ? 'swelling from fluid' : 'more blood than usual'} (${whole.toLowerCase().replace('oedema', 'edema')})`],
]; // biome-ignore format: one table

const LINE =
  /^(?:(?:fragments?|pieces?|strips?) of )?([a-z]+(?: [a-z]+)?)(?:[- ]type)? (?:mucosa|epithelium)(?: is present)?,? (?:with|shows?|showing|exhibiting|displaying) (.+?)(?: \(?(?:modified )?(?:marsh(?:[- ]oberhuber)?(?: (?:type|grade|class|stage))?) ?([0-4][abc]?)\)?)?$/i;

/** "Duodenal mucosa with increased intraepithelial lymphocytes, crypt hyperplasia and partial villous blunting (Marsh 3a)" */
export const liningShows: Teller = (line) => {
  if (!/\b(?:mucosa|epithelium)\b/i.test(line)) return null;
  const found = LINE.exec(line);
  const lining = LININGS.find(([pattern]) => pattern.test(found?.[1] ?? ''))?.[1];
  if (found === null || lining === undefined) return null;
  const parts = (found[2] ?? '').split(/,? and |, |; /).map((part) => part.trim());
  const shown: string[] = [];
  for (const part of parts) {
    let text: string | null = null;
    for (const [pattern, tell] of SHOWN) {
      const one = pattern.exec(part);
      if (one !== null) {
        text = tell(one);
        break;
      }
    }
    if (text === null) return null;
    shown.push(text);
  }
  return shown.length === 0 || shown.length > 5
    ? null
    : told(
        'plain',
        `${lining} shows ${listed(shown)}`,
        ...(found[3] === undefined ? [] : [`the report puts this at class ${found[3].toLowerCase()} (Marsh)`]),
      );
};
