import { ofPattern, type Teller, told } from './line.js';

const HRHPV = String.raw`(?:(?:high[- ]risk|oncogenic|HR)[- ]?(?:HPV|human papillomavirus)|(?:HPV|human papillomavirus)(?:,| -)? ?\(?(?:high[- ]risk|HR)\)?|HR-?HPV|HPV (?:DNA|mRNA|E6\/E7 mRNA)(?:,? \(?high[- ]risk\)?)?)`;
/** By which maker's test a virus was looked for. */
const MAKER = String.raw`(?:[ ,(]*(?:aptima|cobas|cervista|hybrid capture(?: 2)?|onclarity|roche|hologic|mRNA|DNA|PCR|NAAT|other types?|pooled|assay|test)\)?)*`;
const YES = '(?:detected|positive|pos|present)';
const NO = '(?:not detected|negative|neg|undetected|absent)';
const WHITE = String.raw`(?:T|B|NK|T[- ]and B|B[- ]and T)`;

/** Parts of the gut as a row of a sample names them. */
const GUT: readonly (readonly [RegExp, string])[] = [
  [/^(?:terminal ileum|TI|ileum|ileal)$/i, 'the end of the small bowel'],
  [/^(?:ca?ecum)$/i, 'the start of the large bowel'],
  [/^(?:ascending|right) colon$/i, 'the right side of the large bowel'],
  [/^transverse colon$/i, 'the middle part of the large bowel'],
  [/^(?:descending|left) colon$/i, 'the left side of the large bowel'],
  [/^sigmoid(?: colon)?$/i, 'the last bend of the large bowel'],
  [/^rectum$/i, 'the rectum'],
  [/^colon$/i, 'the large bowel'],
  [/^duodenum$/i, 'the first part of the small bowel'],
  [/^(?:gastric )?antrum$/i, 'the lower part of the stomach'],
  [/^(?:gastric )?(?:body|fundus|corpus)$/i, 'the upper part of the stomach'],
  [/^stomach$/i, 'the stomach'],
  [/^(?:(?:distal|lower|mid|middle|proximal|upper) )?o?esophagus$/i, 'the food pipe'],
];
const GUT_PART = String.raw`((?:terminal |gastric |right |left |ascending |descending |transverse |sigmoid |distal |lower |mid |middle |proximal |upper )?(?:TI|ileum|ileal|ca?ecum|colon|sigmoid|rectum|duodenum|antrum|body|fundus|corpus|stomach|o?esophagus))`;

/** What shows it: "no features of lymphoma" of a slide is told by no test that the line does not name. */
const shownBy = (line: string): string =>
  /flow/i.test(line) ? 'the count of cells by laser (flow cytometry)' : 'the sample';

/** Answers of single tests and remarks that many samples have which are not of growths. */
export const REMARK_LINES: readonly Teller[] = [
  ofPattern(new RegExp(`^${HRHPV}${MAKER}\\s*[:–-]?\\s*(?:is |was )?(?:(${YES})|(${NO}))$`, 'i'), ([, yes = '']) =>
    yes === ''
      ? told('good', 'the virus HPV of a high-risk kind was not found')
      : told('plain', 'the virus HPV of a high-risk kind was found'),
  ),
  ofPattern(
    /^(?:the )?(AFB|acid[- ]fast|ziehl[- ]neelsen|ZN|GMS|grocott|PAS|fungal|gram)(?: stains?)?(?: \(?(?:for (?:acid[- ]fast bacilli|fungi|fungus|fungal organisms|organisms|bacteria))\)?)?(?: (?:on|performed on) (?:the )?(?:cell block|slides?|tissue|block \w+))?\s*:?\s*(?:is |are |was |were )?(?:negative|neg)(?: for (?:(?:acid[- ]fast bacilli|fungi|fungus|fungal organisms|fungal elements|organisms|bacteria|pneumocystis|pneumocystis jirovecii|PJP)(?:(?:,| and| or|\/) ?(?:fungi|fungus|fungal organisms|pneumocystis|organisms))?))?$/i,
    ([, stain = '']) =>
      told(
        'good',
        `the dye test for ${/^(?:AFB|acid|zi|zn)/i.test(stain) ? 'germs of the tuberculosis kind' : /^gram/i.test(stain) ? 'bacteria' : 'fungus'} found none`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:flow cytometry(?: analysis| studies)?(?: \([^()]{2,30}\))? (?:shows?|showed|reveals?|demonstrates?|is|was) )?(?:an? )?(?:mixed|mixture of|polyclonal|polytypic)(?: population of)? ?(?:${WHITE}[- ](?:and B[- ])?(?:cells?|lymphocytes))(?: populations?)?(?:,? (?:with|and)? ?(?:no|without) (?:evidence of )?(?:(?:a )?(?:clonality|clonal (?:population|b[- ]cells?)|monoclonal(?:ity)?(?: population)?|monotypic (?:population|b[- ]cells?)|aberrant (?:population|antigen expression|phenotype))))?$`,
      'i',
    ),
    ([whole = '']) =>
      told(
        'good',
        `${shownBy(whole)} shows a usual mix of white blood cells`,
        ...(/\b(?:no|without)\b/i.test(whole) ? ['no group of cells that are all alike was seen'] : []),
      ),
  ),
  ofPattern(
    /^(?:flow cytometry(?: analysis| studies)?(?: \([^()]{2,30}\))? (?:shows?|showed|is|was|reveals?) )?(?:no (?:immunophenotypic |flow cytometric )?(?:evidence|features) of (?:a )?(?:clonality|monoclonality|(?:b[- ]cell |t[- ]cell |lympho)?(?:clonal(?:ity)?|proliferative disorder|lymphoma|lymphoproliferative disorder)(?: or (?:leuk(?:a)?emia|lymphoma))?))(?: (?:is |was )?(?:seen|identified))?$/i,
    ([whole = '']) => told('good', `${shownBy(whole)} shows no sign of lymphoma`),
  ),
  ofPattern(
    /^(?:the )?(platelets|leu[ck]ocytes|white (?:blood )?cells|red (?:blood )?cells|neutrophils|lymphocytes|monocytes)(?: (?:are|is|appear|appears))?:? (?:adequate|normal|unremarkable|sufficient|within normal limits)(?: in (?:number|morphology|number and morphology))?$/i,
    ([, cells = '']) =>
      told(
        'good',
        `the ${cells
          .toLowerCase()
          .replace(/leu[ck]ocytes/, 'white blood cells')
          .replace(/^(white|red) cells/, '$1 blood cells')} look as they should`,
      ),
  ),
  ofPattern(
    /^(?:storage|stainable|marrow) iron(?: stores)?(?: (?:is|are))? (?:present|adequate|normal|identified|seen)$/i,
    () => told('good', 'there is stored iron in the marrow'),
  ),
  ofPattern(
    /^(?:clinical(?: (?:and|\/|or) (?:\w+ )?)?|clinico-?\w+|serologic(?:al)?|endoscopic|radiologic(?:al)?) correlation (?:is |would be )?(?:recommended|suggested|advised|required|needed|necessary|helpful|warranted)$/i,
    () => told('plain', 'your doctor should compare this with how you feel and what other tests show'),
  ),
  ofPattern(
    /^(?:this individual|the (?:patient|individual)|patient|this patient) (?:has|carries|possesses) (two|one|2|1|no) cop(?:y|ies) of (?:the )?([A-Z][\w.*>-]{1,14})(?: (?:mutation|variant|allele|change|pathogenic variant))?(?: (?:in|of) (?:the )?([A-Z][A-Z0-9]{1,7}) gene)?$/i,
    ([, copies = '', change = '', gene = '']) =>
      told(
        copies.toLowerCase() === 'no' ? 'good' : 'plain',
        `you have ${copies.toLowerCase().replace('2', 'two').replace('1', 'one')} ${/^(?:one|1)$/i.test(copies) ? 'copy' : 'copies'} of the gene change ${change}${gene === '' ? '' : ` in the gene ${gene}`}`,
      ),
  ),
  ofPattern(
    /^(?:first[- ]degree|close|at[- ]risk|other|biological) (?:family members|relatives)(?: (?:should|may|can|could) (?:be offered|consider|undergo|have|benefit from)| are candidates for)? (?:(?:genetic|carrier|targeted|cascade) )?(?:testing|screening|tests)(?: (?:is|are) (?:recommended|advised|suggested))?$/i,
    () => told('plain', 'the report says that your parents, brothers, sisters and children can be tested, too'),
  ),
  ofPattern(
    /^(?:old |prior |previous |healing |healed )?biops(?:y|ies) site(?: (?:changes?|reaction|fibrosis))?(?: (?:is |are )?(?:present|seen|identified|noted))?$/i,
    () => told('good', 'the lab saw the mark of an earlier biopsy'),
  ),
  ofPattern(
    /^(?:no |negative for )(?:birefringent )?crystals?(?: (?:are |were )?(?:seen|identified|present|found))?(?: (?:under|by|on|with) (?:polari[sz]ed light|polari[sz]ation|polari[sz]ed microscopy))?(?: (?:examination|microscopy))?$/i,
    () => told('good', 'no crystals were seen, as gout would show them'),
  ),
  ofPattern(
    /^(?:there are )?(?:fewer|less) than (5|five|10|ten|23) neutrophils (?:per|in any|\/) ?(?:high[- ]power(?:ed)? field|hpf)(?: (?:in (?:any of )?(?:\d+|ten|five) fields|examined|identified))?$/i,
    ([, n = '']) =>
      told(
        'good',
        `fewer than ${n.toLowerCase()} cells that fight germs (neutrophils) were seen in each field of the microscope`,
      ),
  ),
  ofPattern(
    /^(?:no |negative for )(?:significant )?(?:acute inflammation|neutrophils)(?: (?:is |are |was |were )?(?:seen|identified|present|found))?$/i,
    () => told('good', 'no fresh swelling was seen'),
  ),
  ofPattern(
    /^(?:the )?(?:degree|amount|extent|severity) of (?:chronic(?:ity)?|chronic (?:damage|injury|changes?)) (?:indicates|suggests|portends|carries|is associated with) (?:a |an )?(guarded|poor|good|favou?rable) (?:renal |kidney |long[- ]term )?(?:prognosis|outcome|outlook)$/i,
    ([, how = '']) =>
      told(
        'plain',
        /^(?:good|fav)/i.test(how)
          ? 'the report says that the outlook is good, as there are few lasting scars'
          : `the report calls the outlook ${how.toLowerCase()} because of the lasting scars`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${GUT_PART}(?: biops(?:y|ies)| x ?\d)?\s*[:–-]\s*(?:(?:is |are |all )?within normal limits|WNL|normal(?: (?:large bowel|small bowel|colonic|ileal|rectal|duodenal|gastric|squamous|histology)(?: mucosa)?| mucosa)?|unremarkable(?: mucosa)?|no (?:significant |specific |diagnostic )?(?:histo-?logical |histo-?pathological |pathological |microscopic )?(?:abnormalit(?:y|ies)|changes?)(?: (?:is |are )?(?:seen|detected|identified))?)$`,
      'i',
    ),
    ([, part = '']) => {
      const named = GUT.find(([pattern]) => pattern.test(part))?.[1];
      return named === undefined ? null : told('good', `the sample from ${named} looks normal under the microscope`);
    },
  ),
  ofPattern(
    /^C4d(?: (?:stain|staining|immunostain|immunofluorescence|IF|IHC))?(?: (?:is|was))?\s*:?\s*(?:negative|neg|absent)(?: (?:in|on) (?:the )?(?:peritubular capillaries|PTCs?|capillaries|portal veins|alveolar septa))?$/i,
    () => told('good', 'the dye test for an attack by defense proteins (C4d) was negative'),
  ),
  ofPattern(/^(?:(?:rhodanine|copper)(?: stain)?(?: for copper)?)\s*:?\s*(?:is |was )?(?:negative|neg)$/i, () =>
    told('good', 'no stored copper was seen'),
  ),
  ofPattern(
    /^(?:iron|perls|prussian blue)(?: stain)?\s*:?\s*(?:is |shows? )?([1-4])\+(?: (?:iron|siderosis|staining|positive))?(?: in (?:hepatocytes|(?:the )?liver cells|kupffer cells))?$/i,
    ([, n = '']) =>
      told(
        'plain',
        `the dye for iron shows ${n === '1' ? 'a little' : n === '2' ? 'some' : 'much'} stored iron (${n}+)`,
      ),
  ),
  ofPattern(
    /^(?:bone marrow )?(?:aspirate|trephine|core|clot|marrow)(?: (?:biopsy|section|smear)s?)?\s*:?\s*(?:is |are )?(hyper|hypo|normo)cellular(?: (?:for (?:the )?(?:stated )?age))?$/i,
    ([, how = '']) =>
      told(
        /^normo/i.test(how) ? 'good' : 'plain',
        `the marrow holds ${/^normo/i.test(how) ? 'the usual number of blood-making cells' : /^hyper/i.test(how) ? 'more blood-making cells than usual' : 'fewer blood-making cells than usual'}`,
      ),
  ),
  ofPattern(
    /^(?:(?:trephine|core|marrow|bone marrow)(?: biopsy)?\s*:\s*)?(?:approx(?:imately|\.)? |about |~ ?)?(\d{1,3}(?:[-–]\d{1,3})?) ?% cellular(?: (?:marrow|bone marrow))?$/i,
    ([, n = '']) => told('plain', `about ${n}% of the marrow is made of blood-making cells`),
  ),
  ofPattern(
    /^flow(?: cytometry)?\s*:\s*(?:no (?:abnormal|aberrant|clonal|monoclonal|monotypic|significant)(?: (?:or|and) (?:abnormal|aberrant|clonal|monoclonal|monotypic))?(?: (?:immunophenotypic|lymphoid|cell|b-cell|t-cell))* (?:populations?|findings?|abnormalit(?:y|ies))(?: (?:is |are |was |were )?(?:seen|detected|identified))?|normal|negative|unremarkable)$/i,
    () => told('good', 'the count of cells by laser (flow cytometry) shows no unusual cells'),
  ),
  ofPattern(
    /^(?:iron(?: stain| stores)?\s*:\s*)?(?:iron )?stores? (?:are |is )?(increased|decreased|reduced|absent|normal|adequate|present)[,;] (?:with )?no ring(?:ed)? sideroblasts(?: (?:are )?(?:seen|present|identified))?$/i,
    ([, how = '']) =>
      told(
        'plain',
        `the iron stored in the marrow is ${/inc/i.test(how) ? 'more than usual' : /dec|red/i.test(how) ? 'less than usual' : /abs/i.test(how) ? 'missing' : 'as usual'}`,
        'no young red cells with a ring of iron were seen (ring sideroblasts)',
      ),
  ),
  ofPattern(
    /^(?:the )?findings? (?:indicate|show|suggest|are those of|represent)s? (?:advanced|severe|marked) chronic(?: kidney| renal)? (?:injury|damage|changes?)$/i,
    () => told('plain', 'the report says that much of the harm is lasting'),
  ),
  ofPattern(
    /^normal (?:large bowel|small bowel|colonic|colorectal|rectal|ileal|duodenal|gastric|o?esophageal|squamous|bronchial|cervical|endocervical|gallbladder) (?:mucosa|lining|tissue)$/i,
    () => told('good', 'the lining looks normal under the microscope'),
  ),
  // "Allograft liver day 21", "Renal transplant biopsy, day 12"
  ofPattern(
    /^(?:(?:renal|kidney|liver|hepatic|heart|cardiac|lung) )?(?:allograft|graft|transplant)(?: (?:liver|kidney|heart|lung))?(?: biopsy)?[,:]? (?:at |on )?(?:post-?(?:operative|transplant) )?day (\d{1,3})(?: (?:post|after)[ -]?(?:transplant(?:ation)?)?)?$/i,
    ([, day = '']) => told('plain', `the sample was taken on day ${day} after the transplant`),
  ),
];
