import { listed, ofPattern, type Teller, told } from './line.js';

const GENE =
  'EGFR|KRAS|NRAS|HRAS|BRAF|ALK|ROS-?1|RET|MET(?: (?:exon 14|ex14)(?: skipping)?)?|NTRK(?:1\\/2\\/3|[123])?|HER2|ERBB2|PIK3CA|IDH[12]|TP53|POLE|TERT(?: promoter)?|NPM1|FLT3(?:-(?:ITD|TKD))?|JAK2|CALR|MPL|MYD88|KIT|PDGFRA|BRCA[12]|STK11|KEAP1|CDKN2A|SMAD4|APC|PTEN|ATM|PALB2|CHEK2|FGFR[123]|ESR1|AKT1|CTNNB1|GNAS|GNAQ|GNA11|BAP1|SF3B1|EIF1AX|ASXL1|DNMT3A|TET2|RUNX1|SRSF2|U2AF1|CEBPA|NF1|RB1|VHL';
const CHANGE = String.raw`(?:p\.)?\(?[A-Z](?:[a-z]{2})?\d{1,4}(?:[A-Z*]|[A-Z][a-z]{2}|Ter|fs\S{0,8}|del|dup|_\S{1,20})?\)?`;
const SEVERAL = String.raw`(?:${GENE})(?:(?:,? and | or |, ?| ?\/ ?|; ?)(?:${GENE}))*`;

const named = (printed: string): string[] =>
  printed
    .split(/,? and | or |, ?| ?\/ ?(?=[A-Z]{2})|; ?/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
const plainChange = (printed: string): string => printed.replace(/^p\./, '').replace(/[()]/g, '');

/** Lines of a gene test of a growth: what was changed, what was not, how sure the test is, and what it means for treatment. */
export const GENE_LINES: readonly Teller[] = [
  // "EGFR: L858R mutation detected (exon 21), VAF 32%", "Positive for NRAS Q61R mutation"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:molecular(?: (?:testing|studies|results?))?|ThyroSeq(?: v ?\d)?|NGS|PCR|sequencing|Afirma XA)\s*[:–-]\s*)?(${GENE})\s*[:–-]?\s*(${CHANGE}) (?:mutation |variant |change )?(?:is |was )?(?:detected|present|identified|found|positive)(?: \(?(?:exon \d{1,2})\)?)?(?:[,;]? ?\(?(?:VAF|variant allele (?:frequency|fraction)|allele frequency|AF)\s*[:=]?\s*(?:of )?(\d{1,2}(?:\.\d)?) ?%\)?)?$`,
      'i',
    ),
    ([, gene = '', change = '', part = '']) =>
      told(
        'bad',
        `a change was found in the gene ${gene} (${plainChange(change)})`,
        ...(part === '' ? [] : [`it stands in ${part}% of the copies of that gene`]),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:molecular(?: (?:testing|studies|results?))?|ThyroSeq(?: v ?\d)?|NGS|PCR|sequencing|Afirma XA)\s*[:–-]\s*)?positive for (?:an? |the )?(${GENE})(?: (${CHANGE}))?(?: (?:mutation|variant|alteration|fusion|rearrangement))?(?:[,;]? ?\(?(?:VAF|AF|allele frequency)\s*[:=]?\s*(\d{1,2}(?:\.\d)?) ?%\)?)?$`,
      'i',
    ),
    ([, gene = '', change = '', part = '']) =>
      told(
        'bad',
        `a change was found in the gene ${gene}${change === '' ? '' : ` (${plainChange(change)})`}`,
        ...(part === '' ? [] : [`it stands in ${part}% of the copies of that gene`]),
      ),
  ),
  // "MET exon 14: QNS", "ALK: insufficient tissue"
  ofPattern(
    new RegExp(
      String.raw`^(${GENE})(?: (?:exon \d{1,2}|fusions?|mutations?|rearrangements?|testing|FISH|IHC))*\s*[:–-]?\s*(?:is |was )?(?:QNS|(?:quantity |tissue |sample |material |DNA |RNA )?(?:is |was )?(?:not sufficient|insufficient)(?: (?:tissue|material|sample|quantity|DNA|RNA|tumou?r))?(?: for (?:testing|analysis))?|could not be (?:tested|assessed|performed|determined)|not (?:evaluable|assessable)|test(?:ing)? failed|failed)$`,
      'i',
    ),
    ([whole = '', gene = '']) =>
      told(
        'plain',
        /QNS|insufficient|sufficient/i.test(whole)
          ? `there was too little in the sample to test the gene ${gene}`
          : `the gene ${gene} could not be tested with this sample`,
      ),
  ),
  // "Tier I: EGFR p.L858R (exon 21), VAF 28%"
  ofPattern(
    new RegExp(
      String.raw`^(?:tier (?:I{1,3}V?|[1-4])(?:[A-D])?(?: \([^()]{3,50}\))?\s*[:–-]\s*)?(${GENE}),?\s*(?:c\.\S{2,30}[ ,;]*)?\(?(${CHANGE})\)?(?:,? \(?(?:exon \d{1,2})\)?)?,?\s*\(?(?:VAF|variant allele (?:frequency|fraction)|allele frequency|AF)\s*[:=]?\s*(?:of )?(\d{1,2}(?:\.\d)?) ?%\)?$`,
      'i',
    ),
    ([, gene = '', change = '', part = '']) =>
      told(
        'plain',
        `a change was found in the gene ${gene} (${plainChange(change)})`,
        `it stands in ${part}% of the copies of that gene`,
      ),
  ),
  // "Negative for: ALK, ROS1, RET fusions; KRAS, BRAF mutations"
  ofPattern(
    new RegExp(
      String.raw`^(?:negative for\s*:?|no|pertinent negatives\s*:|not detected\s*:)\s*(?:alterations? in )?(${SEVERAL})(?: (fusions?|rearrangements?|mutations?|alterations?|variants?))?(?:[;,] ?(?:and )?(${SEVERAL})(?: (?:fusions?|rearrangements?|mutations?|alterations?|variants?))?)?(?: (?:was |were )?(?:detected|identified|found))?$`,
      'i',
    ),
    ([, some = '', kind = '', more = '']) => {
      const genes = [...named(some), ...named(more)];
      return genes.length < 2 && kind === ''
        ? null
        : told('good', `no change was found in the gene${genes.length === 1 ? '' : 's'} ${listed(genes)}`);
    },
  ),
  ofPattern(
    /^(?:TMB|tumou?r mutation(?:al)? burden)(?: \(TMB\))?\s*[:=-]?\s*(?:is )?(low|high|intermediate)?[,;]? ?\(?(\d{1,3}(?:\.\d{1,2})?) ?(?:mut(?:ation)?s?|m)\/ ?(?:Mb|megabase)\)?(?:[,;]? \(?(low|high|intermediate)\)?)?$/i,
    ([, a = '', figure = '', b = '']) => {
      const how = (a === '' ? b : a).toLowerCase();
      return told(
        'plain',
        `the count of gene changes in the growth (TMB) is ${figure}${how === '' ? '' : `, which the lab calls ${how === 'intermediate' ? 'in between' : how}`}`,
      );
    },
  ),
  // Whether the genes of a growth hold many copy mistakes, as the NCI Dictionary of Cancer Terms explains it.
  ofPattern(
    /^(?:MSI|micro-?satellite (?:instability|status))(?: \(?(?:MSI|status|testing|analysis|result|by (?:PCR|NGS|IHC))\)?)*\s*[:=–-]\s*(?:(MSI-?H(?:igh)?|high|unstable)|(MSS|stable|micro-?satellite[- ]stable|not detected|MSI-?L(?:ow)?)(?: \(?MSS\)?)?)$/i,
    ([, high = '']) =>
      high === ''
        ? told('plain', 'the genes of the growth do not hold many copy mistakes (not MSI-high)')
        : told('plain', 'the genes of the growth hold many copy mistakes (MSI-high)'),
  ),
  // "EGFR L858R is associated with response to EGFR tyrosine kinase inhibitors such as osimertinib"
  ofPattern(
    new RegExp(
      String.raw`^(?:the |this )?(${GENE})(?: (${CHANGE}))?(?: (?:mutations?|variants?|alterations?|fusions?))? (?:is|are) associated with (response|sensitivity|resistance) to (?:(?:${GENE}|targeted) )?(?:tyrosine kinase )?(?:inhibitors?|TKIs?|therap(?:y|ies)|treatment)(?:,? (?:such as|including|e\.g\.,?|like) ([a-z]{5,20}(?:(?:,? (?:and|or) |, )[a-z]{5,20}){0,4}))?$`,
      'i',
    ),
    ([, gene = '', change = '', how = '', drugs = '']) =>
      told(
        'plain',
        /^res[ip]s/i.test(how)
          ? `growths with this change in ${gene}${change === '' ? '' : ` (${plainChange(change)})`} often do not answer to the medicine made to block it${drugs === '' ? '' : `, such as ${drugs}`}`
          : `growths with this change in ${gene}${change === '' ? '' : ` (${plainChange(change)})`} often answer to a medicine that blocks it${drugs === '' ? '' : `, such as ${drugs}`}`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:the )?(${GENE})(?: (?:variants?|mutations?|alterations?|changes?)) (?:is|are|has|have) (?:of )?(?:no|not of|unknown|uncertain) (?:established |known |proven )?(therapeutic|clinical|prognostic) (?:significance|relevance|implications?)(?: in this (?:setting|context|tumou?r type|disease))?$`,
      'i',
    ),
    ([, gene = '', what = '']) =>
      told(
        'plain',
        /^ther/i.test(what)
          ? `the change in ${gene} does not help to choose a treatment here`
          : `it is not known what the change in ${gene} means here`,
      ),
  ),
  ofPattern(
    /^(?:variants?|mutations?|alterations?) (?:below|under|less than|<) ?(\d{1,2}(?:\.\d)?) ?% (?:VAF|allele (?:frequency|fraction)|variant allele (?:frequency|fraction)) (?:may|might) (?:not be|be not|go un)\s?detected$/i,
    ([, part = '']) =>
      told('plain', `the test may miss a change that stands in less than ${part}% of the copies of a gene`),
  ),
  // "FISH for del(17p) and trisomy 12 may be of prognostic value if treatment is considered"
  ofPattern(
    /^(?:(?:additional|further) )?(?:FISH|cytogenetics?|(?:molecular|genetic|mutation(?:al)?|gene) (?:testing|studies|analysis)|NGS)(?: (?:studies|testing|analysis|panel))? (?:for|of) (.{3,110}?) (?:may|might|can|could|would) be (?:of (?:prognostic|diagnostic|clinical|therapeutic) (?:value|significance|use|utility|benefit|help)|useful|helpful|informative|considered)(?: (if|when|before) (?:treatment|therapy)(?: is (?:being )?(?:considered|planned|needed|required|started))?)?$/i,
    ([, what = '', when = '']) =>
      told(
        'plain',
        `more gene tests may help to judge how the illness may go${when === '' ? '' : ', if treatment is thought of'}`,
        `they would look at: ${what}`,
      ),
  ),
  // How much of the piece that was tested is growth: a test of genes needs enough of it.
  ofPattern(
    /^(?:estimated )?(?:neoplastic|tumou?r|malignant)(?:[- ](?:cell|nuclei|nuclear))? (?:content|cellularity|percentage|fraction|proportion)(?: \(%\))?\s*[:=-]?\s*(?:of |is )?(?:approx\.?(?:imately)? |about |~ ?|estimated at )?(<|>|≥)? ?(\d{1,3}(?:[-–]\d{1,3})?) ?%$/i,
    ([, sign = '', part = '']) =>
      told(
        'plain',
        `${sign === '<' ? 'less than ' : sign === '' ? 'about ' : 'at least '}${part}% of the tissue that was tested was growth`,
      ),
  ),
  // "This may make the patient eligible for treatment with a KRAS G12C inhibitor"
  ofPattern(
    /^(?:this|these|it)(?: (?:findings?|results?|mutations?|alterations?|changes?|variants?))? (may|might|can|could) (?:make|render) (?:the |this )?(?:patient|him|her|them) (?:potentially )?(?:eligible|a candidate|suitable) for (?:treatment with |therapy with |targeted (?:treatment|therapy) with )?(?:an? )?([A-Za-z0-9][\w +/-]{2,60})$/i,
    ([, may = '', what = '']) =>
      told('plain', `because of this, ${what} ${may.toLowerCase()} be a choice of treatment for you`),
  ),
  // "KRAS-mutated tumours do not benefit from anti-EGFR antibody therapy"
  ofPattern(
    new RegExp(
      String.raw`^(${GENE})[- ](?:mutated|mutant|positive|rearranged|amplified) (?:tumou?rs?|cancers?|carcinomas?|patients)(?: (?:generally|usually|often|typically))? (do not|are unlikely to|may not|rarely|may|often|can)? ?(?:benefits?|responds?) (?:from|to) ([A-Za-z0-9][\w +/-]{2,60})$`,
      'i',
    ),
    ([, gene = '', how = '', what = '']) =>
      told(
        'plain',
        /not|unlikely|rarely/i.test(how)
          ? `growths with a change in the gene ${gene} often do not answer to ${what}`.replace(
              'often do not',
              /^do not/i.test(how) ? 'do not' : 'often do not',
            )
          : `growths with a change in the gene ${gene} often answer to ${what}`,
      ),
  ),
  // "Findings favor sporadic MSI-high carcinoma rather than Lynch syndrome": the cancer is certain, its cause is not.
  ofPattern(
    /^(?:(?:the |these )?(?:overall )?(?:findings|features|results|pattern|profile|combination)(?: of findings)?|this|these|and)? ?(?:strongly )?(favou?rs?|supports?|suggests?|indicates?|(?:is|are) (?:most |more )?(?:consistent|compatible|in keeping) with|points? to) (?:an? )?sporadic(?: (?:MSI-?H(?:igh)?|d?MMR(?:[- ]deficient)?|(?:microsatellite|mismatch[- ]repair)[ -](?:unstable|deficient)|MLH1[- ]deficient))?(?: (?:colorectal|colonic|endometrial))?(?: (?:carcinoma|cancer|adenocarcinoma|tumou?r|origin|a?etiology|loss|case|disease|MMR deficiency|MSI))?(?:,? (?:rather than|over|and not|as opposed to) (?:a |an )?(Lynch[- ](?:syndrome|associated)|hereditary|inherited|germline)(?: [\w-]{3,20}){0,2})?$/i,
    ([, how = '', family = '']) =>
      told(
        'plain',
        `the loss of repair proteins ${/^(?:indicates?|supports?)$/i.test(how) ? 'looks as if it came' : 'has probably come'} by chance (sporadic)`,
        ...(family === ''
          ? []
          : [
              `this makes a cause that runs in the family less likely${/^lynch/i.test(family) ? ' (Lynch syndrome)' : ''}`,
            ]),
      ),
  ),
];
