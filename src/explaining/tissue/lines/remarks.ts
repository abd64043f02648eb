import { ofPattern, type Teller, told } from './line.js';

const HRHPV = String.raw`(?:(?:high[- ]risk|oncogenic|HR)[- ]?(?:HPV|human papillomavirus)|(?:HPV|human papillomavirus)(?:,| -)? ?\(?(?:high[- ]risk|HR)\)?|HR-?HPV|HPV (?:DNA|mRNA|E6\/E7 mRNA)(?:,? \(?high[- ]risk\)?)?)`;
/** By which maker's test a virus was looked for. */
const MAKER = String.raw`(?:[ ,(]*(?:aptima|cobas|cervista|hybrid capture(?: 2)?|onclarity|roche|hologic|mRNA|DNA|PCR|NAAT|other types?|pooled|assay|test)\)?)*`;
const YES = '(?:detected|positive|pos|present)';
const NO = '(?:not detected|negative|neg|undetected|absent)';
const WHITE = String.raw`(?:T|B|NK|T[- ]and B|B[- ]and T)`;

/** Answers of single tests and remarks that many samples have which are not of growths. */
export const REMARK_LINES: readonly Teller[] = [
  ofPattern(new RegExp(`^${HRHPV}${MAKER}\\s*[:–-]?\\s*(?:is |was )?(?:(${YES})|(${NO}))$`, 'i'), ([, yes = '']) =>
    yes === ''
      ? told('good', 'the virus HPV of a high-risk kind was not found')
      : told('plain', 'the virus HPV of a high-risk kind was found'),
  ),
  ofPattern(
    /^(?:the )?(AFB|acid[- ]fast|ziehl[- ]neelsen|ZN|GMS|grocott|PAS|fungal|gram)(?: stains?)?(?: \(?(?:for (?:acid[- ]fast bacilli|fungi|fungus|fungal organisms|organisms|bacteria))\)?)?(?: (?:on|performed on) (?:the )?(?:cell block|slides?|tissue|block \w+))?\s*:?\s*(?:is |are |was |were )?(?:negative|neg)(?: for (?:acid[- ]fast bacilli|fungi|fungus|fungal organisms|fungal elements|organisms|bacteria))?$/i,
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
        'the count of cells by laser (flow cytometry) shows a usual mix of white blood cells',
        ...(/\b(?:no|without)\b/i.test(whole) ? ['no group of cells that are all alike was seen'] : []),
      ),
  ),
  ofPattern(
    /^(?:flow cytometry(?: analysis| studies)?(?: \([^()]{2,30}\))? (?:shows?|showed|is|was|reveals?) )?(?:no (?:immunophenotypic |flow cytometric )?(?:evidence|features) of (?:a )?(?:clonality|monoclonality|(?:b[- ]cell |t[- ]cell |lympho)?(?:clonal(?:ity)?|proliferative disorder|lymphoma|lymphoproliferative disorder)(?: or (?:leuk(?:a)?emia|lymphoma))?))(?: (?:is |was )?(?:seen|identified))?$/i,
    () => told('good', 'the count of cells by laser (flow cytometry) shows no sign of lymphoma'),
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
    /^normal (?:large bowel|small bowel|colonic|colorectal|rectal|ileal|duodenal|gastric|o?esophageal|squamous|bronchial|cervical|endocervical|gallbladder) (?:mucosa|lining|tissue)$/i,
    () => told('good', 'the lining looks normal under the microscope'),
  ),
];
