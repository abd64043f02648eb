import { ofPattern, type Teller, told } from './line.js';

const CELLS: Readonly<Record<string, string>> = {
  urothelial: ' of the urine passages', squamous: ' of a flat surface', glandular: ' of a gland', mesothelial: ' of the thin lining of chest or belly',
  lymphoid: ' of the defense system', bronchial: ' of the airways', ductal: ' of a duct', endocervical: ' of the inner neck of the womb',
  endometrial: ' of the womb lining', melanocytic: ' that make pigment', epithelial: ' of a lining', spindle: ' of a long shape',
}; // biome-ignore format: one list
const KIND = Object.keys(CELLS).join('|');
const FEW: Readonly<Record<string, string>> = {
  rare: 'a few',
  few: 'a few',
  occasional: 'a few',
  scattered: 'some single',
  focal: 'some',
};
/** What unusual cells most likely are, where the lab leans that way. */
const LEANS: readonly (readonly [RegExp, string])[] = [
  [/^reactive|^repar|^inflam/i, 'the lab thinks that they are most likely only irritated (reactive)'],
  [/^degener/i, 'the lab thinks that they are most likely worn cells (degenerated)'],
  [/^benign/i, 'the lab thinks that they are most likely not cancer (benign)'],
  [/^(?:neoplas|malig)/i, 'the lab thinks that they more likely belong to a growth'],
];

/** Unusual cells, and which way the lab leans: no diagnosis, and no all-clear either. */
export const FAVORED_LINES: readonly Teller[] = [
  // "Although a few areas appear more diffuse, there is no evidence of transformation to diffuse large B-cell lymphoma"
  ofPattern(
    /^(?:although (?:an? )?(?:few|some|focal|occasional|several) (?:areas?|foci|follicles) (?:appear|look|are|show)s? (?:a )?(?:somewhat |slightly )?(?:more )?(diffuse|cellular|large|irregular|active)(?: (?:pattern|growth))?, )?(?:there is |there are )?no (?:definite |clear |convincing )?(?:evidence |signs? |features? )?(?:of )?(?:(?:large[- ]cell|high[- ]grade|histologic(?:al)?) )?transformation(?: (?:in)?to (?:an? )?(?:diffuse large B-cell lymphoma|DLBCL|(?:high|higher)[- ]grade lymphoma|large cell lymphoma))?(?: (?:is |was )?(?:seen|identified|present))?$/i,
    ([, look = '']) =>
      told(
        'good',
        ...(look === ''
          ? []
          : [`some spots look ${/^d/i.test(look) ? 'more spread out (diffuse)' : `more “${look.toLowerCase()}”`}`]),
        'no sign was seen that the lymphoma has turned into a faster kind (transformation)',
      ),
  ),
  ofPattern(
    /^(?:no |without )(?:evidence of |definite |areas? of )?(?:dedifferentiation|dedifferentiated (?:areas?|component|foci))(?: (?:is |are |was |were )?(?:seen|identified|present))?$/i,
    () => told('good', 'no part of it that grows faster was seen (dedifferentiation)'),
  ),
  // "The prostate chippings show benign nodular hyperplasia with no evidence of malignancy"
  ofPattern(
    /^(?:the )?prostat(?:e|ic) (?:(?:chippings?|chips|fragments|tissue|parenchyma|stroma|glands?) )?(?:shows?|is|with|contains?) (?:features of )?(?:benign )?(?:(?:nodular|glandular|stromal|fibromuscular|and|adenomatous) )*hyperplasia(?:[,;]? (?:with |and )?(?:no|without) (?:evidence of |sign of )?(malignancy|carcinoma|cancer|tumou?r)(?: (?:is |was )?(?:seen|identified))?)?$/i,
    ([, none = '']) =>
      told(
        none === '' ? 'plain' : 'good',
        'the prostate tissue shows growth that is not cancer (hyperplasia)',
        ...(none === '' ? [] : ['no cancer was seen in it']),
      ),
  ),
  ofPattern(
    /^(?:adequate|sufficient|abundant) (?:lymphoid (?:tissue|material|cells)|lymphocytes|lymphoid sampling)(?: (?:is |are )?(?:present|seen))?$/i,
    () => told('plain', 'the sample holds enough of the lymph node to judge'),
  ),
  // "Rare atypical cells, favor reactive mesothelial cells"
  ofPattern(
    new RegExp(
      String.raw`^(?:(rare|few|occasional|scattered|focal) )?atypical (?:(${KIND}) )?cells?(?: (?:are |is )?(?:present|seen|identified|noted))?[,;:–-]? *\(?(?:favou?r(?:ed|ing|s)?(?: to be| to represent)?|most likely|probably|likely) (?:an? )?(reactive(?: (?:\/|and|or) ?\w+)?|reparative|inflammatory|degenerat\w+|benign|neoplas\w+|malignan\w+)(?: (?:changes?|process|etiology|aetiology|atypia|origin|(?:${KIND}) cells?|cells?))?\)?$`,
      'i',
    ),
    ([, few = '', kind = '', leans = '']) => {
      const most = LEANS.find(([pattern]) => pattern.test(leans))?.[1];
      if (most === undefined) return null;
      return told(
        /belong/.test(most) ? 'bad' : 'plain',
        `${FEW[few.toLowerCase()] ?? 'some'} cells${CELLS[kind.toLowerCase()] ?? ''} look unusual (atypical)`,
        most,
      );
    },
  ),
  // "Lymphovascular invasion is not identified although one focus is suspicious"
  ofPattern(
    /^(?:(lympho-?vascular(?: space)?|vascular|venous|lymphatic|perineural) invasion(?: (?:is|was))? not (?:definitely |clearly |definitively )?(?:identified|seen|present|found),? (?:although|but|though|however) (?:there (?:is|are) )?(?:an?|one|two|some|a single|rare) (?:(?:focus|foci|area|areas|space|spaces|vessel|vessels) (?:is|are) (?:suspicious|equivocal)|(?:suspicious|equivocal) (?:focus|foci|area|areas|space|spaces)(?: (?:is|are) (?:seen|present))?))$|^(?:suspicious (?:for|of)|equivocal for) (lympho-?vascular(?: space)?|vascular|venous|lymphatic|perineural) invasion$|^(lympho-?vascular(?: space)?|vascular|venous|lymphatic|perineural) invasion\s*[:–-]\s*(?:suspicious|equivocal|indeterminate|cannot be (?:determined|excluded)|uncertain)$/i,
    ([, a = '', b = '', c = '']) => {
      const what = a || b || c;
      return told(
        'bad',
        `it is not sure whether cancer cells lie ${/perin/i.test(what) ? 'around a nerve (perineural invasion)' : 'in small vessels (vascular invasion)'}`,
        ...(a === ''
          ? []
          : [
              'they were not clearly seen, but one spot looks suspicious'.replace(
                'one spot looks',
                /\b(?:two|some|foci|areas|spaces|vessels)\b/i.test(a) ? 'some spots look' : 'one spot looks',
              ),
            ]),
      );
    },
  ),
];
