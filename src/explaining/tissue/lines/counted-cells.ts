import { ofPattern, type Teller, told } from './line.js';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/plasma/i, 'plasma cells (cells that make germ fighters)'],
  [/blast/i, 'blasts (the earliest blood cells)'],
  [/lympho/i, 'lymphocytes (a kind of white blood cell)'],
  [/mast/i, 'mast cells'],
  [/eosin/i, 'eosinophils (a kind of white blood cell)'],
];
const KIND =
  '((?:atypical |abnormal |clonal |monoclonal |neoplastic |mature |small |immature )*(?:plasma cells|(?:myelo|lympho)?blasts|lymphocytes|lymphoid cells|mast cells|eosinophils))';
const SHARE = String.raw`(?:approx(?:imately|\.)? ?|about |around |~ ?|up to |an estimated )?((?:<|>)? ?\d{1,3}(?:\.\d)?(?: ?(?:[-–]|to) ?\d{1,3})?) ?%`;
const kindOf = (printed: string): string => KINDS.find(([name]) => name.test(printed))?.[1] ?? printed.toLowerCase();
const shareOf = (printed: string): string =>
  printed
    .replace(/\s+/g, '')
    .replace(/^</, 'less than ')
    .replace(/^>/, 'more than ')
    .replace(/(\d)(?:[-–]|to)(\d)/, '$1 to $2');

/** How much of marrow or blood one kind of cell makes up, and that it comes from a single cell. */
export const COUNTED_CELL_LINES: readonly Teller[] = [
  // "Plasma cells account for 28% of nucleated cells, some binucleate", "Blasts comprise 4% of marrow cells"
  ofPattern(
    new RegExp(
      String.raw`^(?:the )?${KIND}(?: (?:are increased(?:,| and|;)? ?(?:at|to|account\w* for|compris\w+|constitut\w+|represent\w*|mak\w+ up)?|account for|compris(?:e|ing)|constitut(?:e|ing)|represent|make up|number|are|form|at)|\s*[:=]|(?= \d))(?: an estimated)? ?${SHARE}(?: of (?:the )?(?:all |total |marrow |bone marrow |nucleated |overall )*(?:nucleated cells|cells|cellularity|marrow|aspirate|differential|leu[ck]ocytes|white cells|events))?(?: (?:by|on) (?:the )?(?:aspirate|manual (?:count|differential)|count|morphology|flow(?: cytometry)?|immuno\w+|CD138))?(?:,? (?:some|with|including|a few|many|occasional|several) (?:are )?(?:binucleate\w*|atypical|multinucleate\w*|immature|abnormal|large|nucleolated)(?: forms| and (?:multinucleate\w*|atypical))*)?$`,
      'i',
    ),
    ([whole = '', kind = '', part = '']) =>
      told(
        'plain',
        `${shareOf(part)}% of the cells that were counted are ${kindOf(kind)}`,
        ...(/increased/i.test(whole) ? ['this is more than usual'] : []),
        ...(/binucle|atypical|multinucle|abnormal|immature/i.test(whole.replace(kind, '')) ||
        /\b(?:atypical|abnormal)\b/i.test(kind)
          ? ['some of them look unusual']
          : []),
      ),
  ),
  // "CD138 highlights plasma cells at 30-40%, kappa restricted", "CD34 shows 3% blasts"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:immuno\w*|IHC)(?: for| with)?[: ]+)?(CD\d{2,3}[a-z]?|MUM-?1|tryptase|TdT|CD117)(?: (?:immuno)?stain(?:ing)?)? (?:highlights|shows|demonstrates|confirms|stains|identifies|marks) (?:(?:approx(?:imately|\.)? |about |~)?(\d{1,3}(?:[-–]\d{1,3})?) ?% )?${KIND}(?:,? (?:at|comprising|accounting for|constituting|making up|representing|in|of|to be|as|\() ?(?:approx(?:imately|\.)? |about |~ ?)?(\d{1,3}(?:[-–]\d{1,3})?) ?%\)?(?: of (?:the )?(?:marrow |nucleated |total )*(?:cells|cellularity|marrow))?)?(?:,? (?:which are |that are |and are |with )?(kappa|lambda)(?: light chain)?[- ]restrict(?:ed|ion))?$`,
      'i',
    ),
    ([, dye = '', a = '', kind = '', b = '', chain = '']) => {
      const part = a === '' ? b : a;
      if (part === '' && chain === '') return null;
      return told(
        'plain',
        part === ''
          ? `a dye (${dye}) shows ${kindOf(kind)}`
          : `a dye (${dye}) shows that ${shareOf(part)}% of the cells are ${kindOf(kind)}`,
        ...(chain === ''
          ? []
          : [`they all make the same protein (${chain.toLowerCase()}), so they all stem from the same cell`]),
      );
    },
  ),
  ofPattern(
    /^(?:the )?(?:plasma cells|b[- ]cells|lymphocytes|cells|they)(?: (?:are|is|show|shows|appear))* (?:monoclonal|monotypic|clonal)?[,; ]*\(?(kappa|lambda)(?: light chain)?[- ]restrict(?:ed|ion)\)?(?: (?:by|on) (?:flow(?: cytometry)?|ISH|IHC|immuno\w+|in situ hybridi[sz]ation))?$|^(kappa|lambda)(?: light chain)?[- ]restrict(?:ed|ion)(?: (?:is |was )?(?:seen|present|demonstrated|confirmed))?(?: (?:by|on) (?:flow(?: cytometry)?|ISH|IHC|immuno\w+|in situ hybridi[sz]ation))?$/i,
    ([, a = '', b = '']) =>
      told(
        'plain',
        `the cells all make the same protein (${(a === '' ? b : a).toLowerCase()}), so they all stem from the same cell`,
      ),
  ),
];
