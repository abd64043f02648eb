import { REACHED } from './clause-words.js';
import { ofPattern, type Teller, told } from './line.js';

/** Layers and tissue that a growth goes through, by more names than rows print. */
const MORE: Readonly<Record<string, string>> = {
  'serosal surface': 'outer skin of the organ', 'serosal layer': 'outer skin of the organ', 'peritoneal surface': 'lining of the belly', peritoneum: 'lining of the belly', 'mesorectal fascia': 'thin cover around the rectum',
  'pericolorectal tissue': 'fat around the bowel', 'pericolorectal tissues': 'fat around the bowel', 'pericolic tissue': 'fat around the bowel', 'pericolic tissues': 'fat around the bowel', 'perirectal fat': 'fat around the rectum',
  'perirectal tissue': 'fat around the rectum', 'mesorectal fat': 'fat around the rectum', mesorectum: 'fat around the rectum', 'mesenteric fat': 'fat around the bowel', subserosa: 'layer under the outer skin', 'subserosal tissue': 'layer under the outer skin',
  'perigastric fat': 'fat around the stomach', adventitia: 'outer layer of the food pipe', 'muscularis mucosae': 'thin muscle below the inner lining', mucosa: 'inner lining', 'detrusor muscle': 'deep muscle of the wall', 'deep muscle': 'deep muscle of the wall',
  'bowel wall': 'bowel wall', 'full thickness of the bowel wall': 'whole bowel wall', 'renal capsule': 'outer skin of the kidney', 'renal sinus': 'middle of the kidney', 'thyroid capsule': 'outer skin of the thyroid', capsule: 'outer skin',
  pleura: 'thin skin of the lung', epidermis: 'top layer of the skin', 'prostatic capsule': 'outer edge of the prostate', 'outer half of the muscle': 'outer half of the muscle', 'peripheral zone': 'outer zone',
  'liver capsule': 'outer skin of the liver', 'gallbladder wall': 'wall of the gallbladder', mesoappendix: 'fat beside the appendix',
}; // biome-ignore format: one list
const LAYERS: Readonly<Record<string, string>> = { ...REACHED, ...MORE };
const LAYER = Object.keys(LAYERS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const GROWTH = '(?:tumou?r|(?:adeno|invasive )?carcinoma|cancer|growth|lesion|neoplasm|melanoma|it)';
const SIZE = String.raw`(\d+(?:\.\d+)?) ?(mm|cm)`;
const layer = (printed: string): string => LAYERS[printed.toLowerCase()] ?? printed;

/** How deep a growth goes, layer by layer, and which layer it keeps off ("through the … into the … but not into the …"). */
export const LAYER_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:the )?${GROWTH} (?:invades|infiltrates|extends|penetrates|spreads|has (?:invaded|infiltrated|extended|penetrated|spread)|is (?:invading|infiltrating)|is seen to (?:invade|infiltrate|extend))(?: (?:full thickness )?(?:through|beyond) (?:the )?(${LAYER}))?(?:,? (?:and )?(?:in)?to (?:involve )?(?:the )?(${LAYER}))?(?:,? (?:(?:for|to|by) (?:a )?(?:depth|distance|maximum depth|maximum)(?: of)?|by|for|reaching) (?:about |approximately )?${SIZE})?(?: (?:beyond|below|from|deep to) (?:the )?(?:outer (?:border|edge|limit) of )?(?:the )?muscularis propria)?(?:,? (?:but|and) (?:it )?(?:(?:does not|has not|did not|is not seen to) (breach|perforate|penetrate|reach|involve|invade|infiltrate|extend to|extend into|ulcerate)(?:ed|d)?) (?:the )?(${LAYER}))?$`,
      'i',
    ),
    ([, through = '', into = '', deep = '', unit = '', how = '', not = '']) => {
      if (through === '' && into === '') return null;
      const way = [
        through === '' ? '' : ` through the ${layer(through)}`,
        into === '' ? '' : `${through === '' ? '' : ' and'} into the ${layer(into)}`,
      ].join('');
      const far = deep === '' ? '' : `, ${deep} ${unit.toLowerCase()} ${into === '' ? 'beyond it' : 'deep'}`;
      const off = /^(?:breach|perf|pen)/i.test(how) ? 'break through' : /^reach|to$/i.test(how) ? 'reach' : 'grow into';
      return told(
        'bad',
        `the growth goes${way}${far}`,
        ...(not === '' ? [] : [`it does not ${off} the ${layer(not)}`]),
      );
    },
  ),
];
