import { ofPattern, softly, type Teller, told } from './line.js';

const MANY: Readonly<Record<string, string>> = {
  frequent: 'many', numerous: 'many', many: 'many', brisk: 'many', occasional: 'a few', rare: 'very few', few: 'a few', scattered: 'some', conspicuous: 'many',
}; // biome-ignore format: one list
const CELLS = String.raw`((?:(?:large|small|medium-sized|atypical|pleomorphic|malignant|neoplastic|lymphoid|monotonous|abnormal|immature|spindle|epithelioid|blastoid) ){0,4}(?:cells|lymphocytes|lymphoid cells|lymphoid infiltrate))`;
const EASY: readonly (readonly [RegExp, string])[] = [
  [/\batypical\b/g, 'unusual'], [/\bpleomorphic\b/g, 'unusual'], [/\bneoplastic\b/g, 'abnormal'], [/\bmalignant\b/g, 'cancer'],
  [/\bmonotonous\b/g, 'much alike'], [/\blymphoid infiltrate\b/g, 'lymph cells'], [/\blymphoid cells|lymphocytes\b/g, 'lymph cells'], [/\blymphoid\b/g, 'lymph'],
]; // biome-ignore format: one list
const easy = (words: string): string =>
  EASY.reduce((text, [hard, plain]) => text.replace(hard, plain), words.toLowerCase());

/** Lines on how tissue is built under the microscope, and on what was left after treatment. */
export const BUILD_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:the )?(?:(?:lymph )?node(?:'s|s|al)? |normal )*architecture is (?:largely |completely |totally |partly |partially |diffusely )?(?:effaced|replaced|obliterated|lost)(?: by (?:a )?(?:diffuse )?(?:sheets? of |proliferation of |infiltrates? of )?${CELLS})?$`,
      'i',
    ),
    ([whole = '', cells = '']) =>
      told(
        'plain',
        `the usual build of the tissue is ${/part/i.test(whole) ? 'partly ' : ''}gone`,
        ...(cells === '' ? [] : [`${easy(cells)} have taken its place`]),
      ),
  ),
  ofPattern(
    /^(?:the )?(?:(?:lymph )?node(?:'s|s|al)? )?architecture is (?:preserved|maintained|intact|retained)$/i,
    () => told('good', 'the tissue is built as it should be'),
  ),
  ofPattern(
    /^(frequent|numerous|many|brisk|occasional|rare|few|scattered|conspicuous) (?:mitos[ei]s|mitotic figures|mitotic activity)(?: (?:are |is )?(?:seen|present|noted|identified))?(?:,? (?:and|with) (?:(focal|patchy|extensive|geographic|occasional) )?(?:(?:tumou?r|coagulative) )?necrosis)?(?: (?:are |is )?(?:seen|present|noted|identified))?$/i,
    ([whole = '', many = '', dead = '']) =>
      told(
        'plain',
        `${MANY[many.toLowerCase()]} cells were dividing (mitoses)`,
        ...(/necrosis/i.test(whole)
          ? [
              /ext|geo/i.test(dead)
                ? 'much of the tissue is dead (necrosis)'
                : 'there are spots of dead tissue (necrosis)',
            ]
          : []),
      ),
  ),
  ofPattern(
    /^mitos[ei]s (?:are |is |were )?not (?:seen|identified|found|present)$|^no mitos[ei]s(?: (?:are |were )?(?:seen|identified|found|present))?$|^no mitotic (?:figures|activity)(?: (?:are |is |was |were )?(?:seen|identified|found|present))?$/i,
    () => told('good', 'no dividing cells were seen (mitoses)'),
  ),
  // "Tumor bed, 1.8 cm, with fibrosis and hemosiderin laden macrophages"
  ofPattern(
    /^(?:(?:residual |fibrotic )?tumou?r bed)(?: (?:is )?(?:present|identified|seen))?[,:]?\s*(?:measuring |size )?\(?(\d+(?:\.\d+)?(?: ?[x×] ?\d+(?:\.\d+)?){0,2} ?(?:cm|mm))\)?(?:,? (?:with|showing) ((?:fibrosis|h(?:a)?emosiderin[- ]laden macrophages|foamy (?:macrophages|histiocytes)|scarring|inflammation|elastosis)(?:(?:,? and |, )(?:fibrosis|h(?:a)?emosiderin[- ]laden macrophages|foamy (?:macrophages|histiocytes)|scarring|inflammation|elastosis))*))?$/i,
    ([, size = '', holds = '']) =>
      told(
        'plain',
        `the place where the growth was (tumor bed) measures ${size.replace(/ ?[x×] ?/g, ' by ')}`,
        ...(holds === ''
          ? []
          : [
              `it holds ${holds
                .toLowerCase()
                .replace(/fibrosis|scarring/g, 'scar tissue')
                .replace(/ha?emosiderin[- ]laden macrophages/g, 'iron from old blood')
                .replace(/foamy (?:macrophages|histiocytes)/g, 'cells that clear away waste')
                .replace(/inflammation/g, 'irritation')
                .replace(/elastosis/g, 'changed stretchy fibers')}`,
            ]),
      ),
  ),
  ofPattern(
    /^(one|two|three|\d{1,2}) (?:lymph )?nodes? shows? (?:treatment effect|(?:evidence of )?(?:prior |previous )?treatment(?:[- ]related)? (?:effect|changes?)|fibrosis consistent with (?:treatment|therapy) effect)$/i,
    ([, n = '']) =>
      told(
        'plain',
        `${n.toLowerCase()} lymph node${/^(?:one|1)$/i.test(n) ? ' shows' : 's show'} marks that the treatment left`,
      ),
  ),
  ofPattern(
    /^(?:LVI\s*:\s*|(?:lympho-?vascular|vascular) invasion(?: \(LVI\))?\s*[:–-]?\s*)?small[- ]vessel(?: invasion)?(?: \(lymphatic, capillary,? (?:and\/or|or) venular\))?\s*:?\s*(?:is )?(?:present|identified|seen)(?:[;,.]? (?:and )?(?:EMVI|large[- ]vessel(?: \(venous\))?(?: invasion)?)(?: \(EMVI\))?\s*:?\s*(?:is )?(not (?:identified|seen|present)|absent|present|identified))?$/i,
    ([whole = '', large = '']) =>
      told(
        'bad',
        'cancer cells were seen in small vessels',
        ...(large === '' || !/EMVI|large/i.test(whole)
          ? []
          : [
              /^(?:not|abs)/i.test(large)
                ? 'none were seen in a large vein'
                : 'cancer cells were seen in a large vein too',
            ]),
      ),
  ),
  ofPattern(
    /^(?:histologic(?:al)? |tumou?r )?grade\s*[:=-]?\s*(?:G ?|grade )?([1-3])(?: ?\/ ?3| of 3)?[,;:]?\s*\(?(well|moderately|poorly)[- ](?:to (?:moderately|poorly)[- ])?differentiated\)?$/i,
    ([, grade = '', how = '']) =>
      told(
        'bad',
        `the grade is ${grade} of 3`,
        /^well/i.test(how)
          ? 'the cells look much like normal cells and tend to grow slowly'
          : /^mod/i.test(how)
            ? 'the cells look somewhat like normal cells'
            : 'the cells look very unlike normal cells and tend to grow faster',
      ),
  ),
  ofPattern(
    /^(?:the )?T[- ]cells and (?:the )?NK[- ]cells (?:are |appear |show no )?(?:unremarkable|normal|abnormalit(?:y|ies)|without abnormalit(?:y|ies))$|^(?:the )?(T|NK)[- ]cells (?:are |appear )?(?:unremarkable|phenotypically normal|normal)$/i,
    ([, which = '']) =>
      told(
        'good',
        `${which === '' ? 'T cells and NK cells (kinds of white blood cells)' : `${which.toUpperCase()} cells (a kind of white blood cell)`} look normal`,
      ),
  ),
  ofPattern(
    /^(?:the )?absolute (?:clonal |monoclonal )?B[- ]cell count(?: is|:)? ?(\d+(?:\.\d+)?) ?(x ?10(?:\^|e)?9 ?\/ ?L|\/ ?[uµ]L|K\/[uµ]L)$/i,
    ([, n = '', unit = '']) => told('plain', `the count of the alike B cells is ${n} ${unit}`),
  ),
  // What was known before the test and what was seen go together.
  ofPattern(
    /^(?:the |these )?(?:histologic(?:al)? |microscopic |overall )?(?:findings?|features|changes|results?|appearances?) (?:correlates?|are in keeping|fits?|are consistent|are compatible|agrees?|is consistent) (?:well )?with (?:the |a )?(?:clinical|given|known|stated|reported)(?: history| diagnosis| impression| information| picture)?(?: of ([a-z][a-z -]{3,40}))?$/i,
    ([, what = '']) =>
      told('plain', `what was seen fits with what was known before${what === '' ? '' : ` (${what.toLowerCase()})`}`),
  ),
  softly(
    ofPattern(
      /^no squamous (?:epithelium|mucosa|component)(?: (?:is |was )?(?:present|seen|identified|sampled))?$/i,
      () => told('plain', 'no flat surface cells (squamous) were in the sample'),
    ),
  ),
  ofPattern(
    /^(?:macro-?vesicular |predominantly macro-?vesicular |mixed )?steatosis\s*[:,]?\s*(?:is |involv(?:es|ing) )?(?:approx(?:imately|\.)?|about|~|<|>)? ?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: of (?:hepatocytes|the (?:parenchyma|biopsy|liver cells)))?$/i,
    ([, part = '']) => told('plain', `about ${part}% of the liver cells hold fat (steatosis)`),
  ),
  softly(
    ofPattern(/^(?:interlobular )?bile ducts (?:are )?(?:intact|unremarkable|normal|preserved|present)$/i, () =>
      told('good', 'the small bile tubes in the liver look normal'),
    ),
  ),
  ofPattern(
    /^(\d{1,2}) (?:complete )?portal (?:tracts|areas)(?: (?:are )?(?:present|seen|identified|sampled))?$/i,
    ([, n = '']) =>
      told('plain', `the sample was large enough to show ${n} of the small channels of the liver (portal tracts)`),
  ),
  ofPattern(
    /^(?:masson['’]?s? )?trichrome(?: stain)? (?:confirms|highlights|shows|demonstrates) (bridging|portal|periportal|perisinusoidal|pericellular|mild|advanced) fibrosis$/i,
    ([, where = '']) =>
      told(
        'plain',
        `the dye for scar tissue (trichrome) shows ${/^bri/i.test(where) ? 'bands of scar' : `${where.toLowerCase()} scarring`} as well`.replace(
          ' as well',
          '',
        ),
      ),
  ),
  ofPattern(/^reticulin(?: framework)?(?: is)? (?:preserved|intact|normal)$/i, () =>
    told('good', 'the fine frame of the tissue (reticulin) is as it should be'),
  ),
  ofPattern(
    /^alcohol(?:[- ](?:related|associated|induced))?(?: liver)? (?:disease|injury|hepatitis) (?:cannot|can not) be (?:distinguished|separated|told apart|excluded)(?: (?:on|by|from) (?:histolog(?:y|ical grounds)|morphology)(?: alone)?)?$/i,
    () => told('plain', 'harm from alcohol would look the same under the microscope'),
  ),
  ofPattern(
    /^complete (?:removal|excision|resection) of (?:polyp |part |specimen |sample )?([A-M]|\d{1,2}) should be (?:confirmed|verified|ensured) endoscopically$/i,
    ([, which = '']) => told('plain', `the report asks to check with the camera that polyp ${which} is fully gone`),
  ),
];
