import { IS_THERE, NOT, ofPattern, SEP, softly, type Teller, told } from './line.js';

const MATERIAL = '(?:the )?(?:sample|specimen|material|tissue|aspirate|biopsy|smear|cellularity|cells?)';
const NOT_ENOUGH =
  '(?:insufficient|inadequate|too (?:little|few|scant|small)|scant|not (?:sufficient|adequate|enough))';

/** Whether there was enough to judge, and whether the sample holds what it has to hold. */
export const SAMPLE_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:${MATERIAL} (?:is |was |are |were )?)?${NOT_ENOUGH}(?: (?:material|tissue|sample|specimen|cellularity|cells))?(?: (?:for|to (?:make|allow|give|render|establish)) (?:a |an |any )?(?:(?:definite|definitive|firm|histological|cytological|reliable) )?(?:diagnos(?:is|e)|interpretation|evaluation|assessment|opinion))?$`,
      'i',
    ),
    ([whole = '']) => (/^(?:scant|inadequate|insufficient)$/i.test(whole) ? null : told('plain', TOO_LITTLE)),
  ),
  // "Satisfactory for evaluation", "Adequate, cellular"
  softly(
    ofPattern(
      new RegExp(
        String.raw`^(?:${MATERIAL} (?:is |was |are |were )?)?(?:(?:specimen )?adequacy${SEP})?(?:satisfactory for (?:evaluation|interpretation|assessment|reporting)|(?:adequate|satisfactory)(?:,| and|;) (?:(?:moderately |highly |very )?cellular|good cellularity)|adequate for (?:evaluation|interpretation|assessment|diagnosis|reporting)|(?:moderately |highly )?cellular and adequate)(?: (?:sample|specimen|aspirate|smear)s?)?$`,
        'i',
      ),
      () => told('good', 'there was enough in the sample to judge'),
    ),
  ),
  // "On-site assessment: adequate, both sites": the label stands with the line or before it.
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:rapid )?on-?site (?:assessment|evaluation|review)|ROSE)(?: (?:was|is))?${SEP}(?:adequate|satisfactory|sufficient)$|^(?:(?:rapid )?on-?site (?:assessment|evaluation|review)${SEP})?(?:adequate|satisfactory|sufficient),? (?:for|at|in|from)?(?: )?(both|all) (?:sites|samples|specimens|passes|areas)$`,
      'i',
    ),
    ([, which]) =>
      told('good', `there was enough in ${which ? `${which.toLowerCase()} samples` : 'the sample'} to judge`),
  ),
  // "Molecular testing (ThyroSeq) sent - report to follow"
  ofPattern(
    /^(?:additional |further )?(molecular|genetic|gene|FISH|HER-?2|immuno(?:histochemistry|stains?)|IHC|flow cytometry|cytogenetics?|special stains?|MMR|BRAF|EGFR|PD-?L1)(?: (?:testing|tests?|studies|analysis|panel|IHC|status|FISH|ISH))?(?: \([^()]{2,30}\))? (?:(?:has|have) been |is |are |was |were )?(?:sent|requested|ordered)(?:[ ,;–-]+(?:and )?(?:(?:a |an )?(?:supplementary |separate |further |addendum )?(?:report|results?)|addendum) (?:to follow|will follow|will be issued|pending))?$/i,
    ([, what = '']) =>
      told(
        'plain',
        `${/^(?:mol|gen)/i.test(what) ? 'a test of the genes' : /^(?:imm|IHC|special)/i.test(what) ? 'more dye tests' : `the test “${what}”`} ${/^(?:imm|IHC|special)/i.test(what) ? 'have' : 'has'} been asked for`,
        'the result is still to come',
      ),
  ),
  ofPattern(
    /^(?:non-?diagnostic|inadequate)(?:[ /,]+(?:or )?(?:unsatisfactory|inadequate))?(?: (?:sample|specimen|material|aspirate|smear))?$/i,
    () => told('plain', TOO_LITTLE),
  ),
  ofPattern(
    /^(?:insufficient|too few|scant|rare) (?:thyroid )?follicular (?:epithelial )?cells?(?: groups)?(?: (?:are |were )?(?:present|seen|identified))?(?: for (?:diagnosis|evaluation|interpretation))?$/i,
    () => told('plain', 'the sample held too few cells of the thyroid to judge'),
  ),
  ofPattern(
    /^(?:the )?(?:material|tissue|sample|specimen|cell ?block)(?: (?:is|was))? (?:insufficient|inadequate|exhausted|not sufficient|too (?:little|scant)) for (?:further |additional |ancillary |the )*(?:immuno\w*(?: ?stain\w*)?|stains?|studies|molecular (?:testing|studies|tests)|tests?|testing|work-?up|sub-?typing)$/i,
    () => told('plain', 'there was too little tissue for more tests'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:no|absent) (?:detrusor(?: muscle)?|muscularis propria|muscle)(?: (?:is |was )?(?:present|seen|identified|included|sampled))?(?: in (?:the |this )?(?:specimen|sample|biopsy|material))?|(?:detrusor(?: muscle)?|muscularis propria)(?: \((?:detrusor(?: muscle)?|muscularis propria)\))?${SEP}(?:is |was )?(?:${NOT}|not (?:sampled|included|represented)))$`,
      'i',
    ),
    () => told('plain', 'the sample holds no deep muscle of the wall, so the lab could not see whether it is free'),
  ),
  ofPattern(
    /^(?:the )?completeness of (?:excision|removal|resection) (?:cannot|can ?not|could not|can't) be (?:reliably |fully |adequately )*(?:assessed|evaluated|determined|judged|confirmed)(?: (?:due to|because of|owing to) (?:piecemeal|fragmentation|fragmented)[^;.]{0,40})?$/i,
    () => told('plain', 'the lab could not tell whether all of it was removed'),
  ),
  ofPattern(
    /^(?:negative for|no) adenomatous (?:change|epithelium|changes|features)(?: (?:is |are )?(?:seen|identified|present))?$/i,
    () => told('good', 'no sign of a polyp that can turn into cancer (adenoma) was seen'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:ovarian |tumou?r |the )?capsul(?:e|ar surface)(?: (?:of (?:the )?(?:ovary|tumou?r)))?${SEP}(?:is |was )?(intact|ruptured|breached|disrupted|(?:not )?(?:ruptured|breached|invaded|involved))$`,
      'i',
    ),
    ([, how = '']) =>
      /^(?:intact|not)/i.test(how)
        ? told('good', 'the outer skin of the growth is whole')
        : told('bad', 'the outer skin of the growth is not whole'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:germ cell neoplasia in situ|GCNIS|intratubular germ cell neoplasia)(?: \(GCNIS\))?${SEP}(?:is )?${IS_THERE}$`,
      'i',
    ),
    () => told('bad', 'very early cancer cells lie in the small tubes of the testicle too (GCNIS)'),
  ),
  // Placenta
  ofPattern(
    /^(?:(?:immature|mature|term|preterm|third[- ]trimester|singleton|monochorionic|dichorionic) )*(placenta,? )?\(?(?:(?:trimmed )?weight[: ]*)?(\d{2,4}) ?(?:g|gm|grams?)\)?(?:,? \(?(?:(?:approx\.? |about |~)?((?:<|>)?\d{1,2}(?:st|nd|rd|th)?(?:[-–]\d{1,2}(?:st|nd|rd|th)?)?) (?:per)?centiles?(?: for (?:gestational )?age)?|((?:appropriate|normal|small|large) for (?:gestational )?(?:age|dates)))\)?)?$/i,
    ([whole = '', named = '', weight = '', centile = '', fits = '']) =>
      named === '' && !/\bgestational\b/i.test(whole)
        ? null
        : told(
            'plain',
            `the afterbirth weighed ${weight} g${centile === '' ? '' : ` (${centile.replace(/^</, 'below the ').replace(/^>/, 'above the ')} percentile)`}${/^small/i.test(fits) ? ', less than is usual for the weeks of pregnancy' : /^large/i.test(fits) ? ', more than is usual for the weeks of pregnancy' : ''}`,
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:umbilical )?(?:cord )?(?:three|3)[- ]vessel (?:umbilical )?cord(?: ${IS_THERE})?$|^(?:umbilical )?cord${SEP}(?:three|3)[- ]vessels?$`,
      'i',
    ),
    () => told('good', 'the cord has three vessels, as is usual'),
  ),
  ofPattern(/^(?:two|2)[- ]vessel (?:umbilical )?cord$|^single umbilical artery$/i, () =>
    told('plain', 'the cord has two vessels; three are usual'),
  ),
  ofPattern(
    /^(marginal|central|eccentric|paracentral) (?:cord )?insertion(?: of (?:the )?(?:umbilical )?cord)?$/i,
    ([, where = '']) =>
      /^marg/i.test(where)
        ? told('plain', 'the cord joins the afterbirth at its edge')
        : told('good', 'the cord joins the afterbirth in a usual place'),
  ),
  // Liver
  ofPattern(
    /^fibrosis(?: stage)?\s*[:,-]?\s*(Ishak|METAVIR|Scheuer|Batts[- ]Ludwig|Kleiner|NASH[- ]CRN)(?: (?:stage|score))?\s*:?\s*F?(\d)(?: ?(?:\/|of|out of) ?(\d))?$/i,
    ([, scale = '', stage = '', most = '']) =>
      told(
        'plain',
        `the scarring of the liver is stage ${stage}${most === '' ? '' : ` of ${most}`} on the ${scale} scale`,
      ),
  ),
  ofPattern(/^(?:iron|perls|prussian blue)(?: stain)?(?: for iron)?\s*[:-]?\s*(?:is |was )?(?:negative|neg)$/i, () =>
    told('plain', 'no stored iron was seen'),
  ),
  // Kidney
  ofPattern(
    new RegExp(
      String.raw`^(?:no (?:cellular |fibrous |fibrocellular |definite )*crescents?(?: (?:or|and) (?:necrosis|necrotizing lesions?|fibrinoid necrosis))?(?: (?:are |is )?(?:seen|identified|present))?|(?:cellular |fibrous )*crescents?${SEP}${NOT})$`,
      'i',
    ),
    () => told('good', 'none of the filters show the crescent shapes of fast harm (crescents)'),
  ),
  ofPattern(
    /^(?:PAS-?D?(?: stain)?\s*[:–-]\s*)?no (?:globules of alpha-?1[- ]?(?:anti-?trypsin|AT)|(?:alpha-?1[- ]?(?:anti-?trypsin|AT)|A1AT|PAS-?D?(?:-positive)?) globules)(?: (?:are )?(?:seen|identified|present))?$/i,
    () => told('good', 'no grains of a stuck protein were seen in the liver cells (alpha-1 antitrypsin)'),
  ),
  ofPattern(
    /^(?:(?:iron|perls|prussian blue)(?: stain)?\s*[:–-]\s*)?no (?:stainable |significant |excess |increased )*(?:iron|haemosiderin|hemosiderin)(?: (?:deposition|deposits?|overload|stores))?(?: (?:is |are )?(?:seen|identified|present))?(?: on (?:perls|prussian blue|iron stain)\w*)?$/i,
    () => told('plain', 'no stored iron was seen'),
  ),
];

const TOO_LITTLE = 'the sample held too little to give an answer';
