import { IS_THERE, ofPattern, SEP, type Teller, told } from './line.js';

/** Organs that a growth may keep within. */
const ORGANS: Readonly<Record<string, string>> = {
  kidney: 'kidney', prostate: 'prostate', thyroid: 'thyroid', 'thyroid gland': 'thyroid', ovary: 'ovary', testis: 'testicle', uterus: 'womb',
  endometrium: 'lining of the womb', pancreas: 'pancreas', adrenal: 'adrenal gland', 'adrenal gland': 'adrenal gland', lung: 'lung', tonsil: 'tonsil',
  mucosa: 'inner lining', submucosa: 'layer under the inner lining', epidermis: 'top layer of the skin', appendix: 'appendix', cervix: 'neck of the womb',
  'bowel wall': 'bowel wall', 'muscularis propria': 'muscle layer of the wall', polyp: 'polyp', 'head of polyp': 'head of the polyp', larynx: 'voice box',
}; // biome-ignore format: one list
const ORGAN = Object.keys(ORGANS)
  .sort((a, b) => b.length - a.length)
  .join('|');

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/excellent/i, 'a very good one'],
  [/good/i, 'a good one'],
  [/moderate|intermediate/i, 'a middle one'],
  [/poor/i, 'a poor one'],
];

/** Rows on how far a growth reaches and how it is graded by points. */
export const EXTENT_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:the )?(?:tumou?r|carcinoma|lesion|growth|disease|it) (?:is |appears )?)?(?:entirely |wholly )?(?:confined|limited|restricted) (?:to|within) (?:the )?(${ORGAN})$|^(?:organ|gland)[- ]confined(?: disease)?$`,
      'i',
    ),
    ([, organ = '']) =>
      told(
        'plain',
        `the growth has not gone past the ${organ === '' ? 'organ' : (ORGANS[organ.toLowerCase()] ?? organ)}`,
      ),
  ),
  ofPattern(
    /^(?:muscularis propria|detrusor(?: muscle)?|(?:deep )?muscle)(?: \((?:detrusor|detrusor muscle|muscularis propria)\))? (?:is |are )?(?:not (?:present|identified|seen|included|represented|sampled)|absent)(?: in (?:the |this )?(?:sample|specimen|biopsy|biopsies|material|chips?|sections?))?$|^no (?:muscularis propria|detrusor(?: muscle)?)(?: is| was)?(?: (?:present|identified|seen|included|sampled))?(?: in (?:the |this )?(?:sample|specimen|biopsy|material))?$/i,
    () => told('plain', 'the deep muscle of the wall was not in the sample, so it could not be checked'),
  ),
  // "Grade: 2 (T3 N2 M1)", "Grade 2 (tubules 3, nuclear pleomorphism 2, mitoses 1; total 6)"
  ofPattern(
    /^(?:(?:overall |histologic(?:al)? |nottingham |elston[- ]ellis |tumou?r |invasive )*grade)(?: \((?:nottingham|elston[- ]ellis)\))?\s*[:=-]?\s*([123])(?:\/3)?\s*[,:]?\s*\(?(?:(?:tubules?|tubular|tubule formation|glandular\W+tubular differentiation|T)\s*(?:score |formation |differentiation )?[:=]?\s*[123])[\s,;+/&]+(?:(?:nuclear (?:pleomorphism|grade|score)|nuclei|pleomorphism|nuclear|N|P)\s*[:=]?\s*[123])[\s,;+/&]+(?:(?:mitos[ei]s|mitotic (?:count|rate|score)|mitotic|M)\s*(?:score )?[:=]?\s*[123])(?:[\s,;=]+(?:total|score|total score|sum)?\s*[:=]?\s*[3-9](?:\/9)?)?\)?$/i,
    ([, grade = '']) =>
      told(
        'bad',
        `the grade of the cancer is ${grade} of 3`,
        grade === '1'
          ? 'the cells look much like normal cells and tend to grow slowly'
          : grade === '2'
            ? 'the cells look somewhat unusual and tend to grow at a middle speed'
            : 'the cells look very unusual and tend to grow faster',
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^growth phase${SEP}(?:is )?(vertical|radial)(?: growth)?(?: phase)?$|^(vertical|radial) growth phase(?: ${IS_THERE})?$`,
      'i',
    ),
    ([, a = '', b = '']) =>
      /^v/i.test(a === '' ? b : a)
        ? told('bad', 'the growth has begun to grow downward into the skin (vertical growth phase)')
        : told('plain', 'the growth spreads along the surface of the skin (radial growth phase)'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:closest |nearest )?(peripheral|lateral|side|deep) (?:margin|edge),?(?: [-–])? \(?(in situ|invasive)(?: component| melanoma| disease)?\)?${SEP}(\d+(?:\.\d+)? ?(?:mm|cm))(?:,? clear)?(?:,? \(?(?:at )?(\d{1,2}) ?o['’]?clock\)?)?$`,
      'i',
    ),
    ([, edge = '', part = '', size = '', clock = '']) =>
      told(
        'plain',
        `the free space to the ${/deep/i.test(edge) ? 'deep' : 'side'} edge${clock === '' ? '' : ` at ${clock} o’clock`} is ${size} for ${/situ/i.test(part) ? 'the part that lies only in the top layer (in situ)' : 'the part that has grown deeper (invasive)'}`,
      ),
  ),
  // "The findings are in keeping with favourable intermediate-risk disease, subject to clinical stage"
  ofPattern(
    /^(?:(?:the |these )?(?:findings|features|results) (?:are|would be) )?(?:in keeping with|consistent with|compatible with|corresponds? to|indicates?|this is) (?:a )?(?:(very low|favou?rable intermediate|unfavou?rable intermediate|low-to-intermediate|low|intermediate|very high|high)[- ]risk)(?: (?:disease|group|category|cancer|prostate cancer|carcinoma))*(?:,? \(?(subject to|pending|depending on) (?:the )?(?:clinical |full )?(?:stage|staging)\)?)?$/i,
    ([, risk = '', subject = '']) =>
      told(
        /^(?:low|very low)$/i.test(risk) ? 'plain' : 'bad',
        `the report puts this in the ${risk.toLowerCase()}-risk group`,
        ...(subject === '' ? [] : ['the stage still counts for this']),
      ),
  ),
  // "A PSMA PET scan is at the discretion of the urologist"
  ofPattern(
    /^(?:an? |the )?((?:[A-Za-z][\w-]* ){0,4}(?:scan|MRI|CT|biopsy|treatment|testing|test|surgery|surveillance|colonoscopy|cystoscopy|re-?excision)) is (?:left )?(?:at|to) the discretion of the (?:treating |referring )?([a-z]+(?: team)?)$/i,
    ([, what = '', who = '']) =>
      told(
        'plain',
        `whether a ${what.trim()} is done is for the ${/ologist$/i.test(who) ? `specialist (${who.toLowerCase()})` : who.toLowerCase()} to decide`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:nottingham prognostic index|NPI)(?: \(NPI\))?${SEP}(?:is )?(\d(?:\.\d{1,2})?)(?:[,;]? ?\(?(excellent|good|moderate|intermediate|poor)(?:[- ]?(?:prognostic|prognosis|group|I{1,2}|[12]))*\)?)?$`,
      'i',
    ),
    ([, figure = '', group = '']) => {
      const named = GROUPS.find(([pattern]) => pattern.test(group))?.[1];
      return told(
        /excellent|good/i.test(group) ? 'good' : 'plain',
        `the Nottingham Prognostic Index is ${figure}`,
        ...(named === undefined
          ? ['it is worked out from size, grade and lymph nodes, and a lower figure is better']
          : [`the report calls the outlook group ${named}`]),
      );
    },
  ),
];
