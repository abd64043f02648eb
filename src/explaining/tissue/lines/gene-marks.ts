import { ofPattern, SEP, type Teller, told } from './line.js';

const TEST = String.raw`(?:(?:FISH|NGS|PCR|RT-?PCR|MLPA|(?:pyro)?sequencing|cytogenetics?|karyotype|molecular(?: (?:testing|studies|analysis))?|methylation(?: (?:studies|analysis|testing))?|immuno\w*|IHC)(?: \([^()]{2,30}\))?\s*[:,–-]\s*)?`;
const FOUND = '(?:(?:is |was |were |has been )?(?:detected|present|identified|positive|found|seen|confirmed|yes))';
const NOT_FOUND =
  '(?:(?:is |was |were )?(?:not (?:detected|present|identified|found|seen|amplified|deleted|rearranged)|negative|absent|none|no|nil))';
/** How many of the cells show it. */
const PART = String.raw`(?:[ ,;(]*(?:in )?(?:approx\.? |about |~ ?)?(\d{1,3}(?:\.\d)?) ?%(?: of (?:the )?(?:cells|nuclei|plasma cells|interphase nuclei|metaphases))?\)?)?`;
const GENE = 'EGFR|MET|MYC|MYCN|N-MYC|MDM2|CDK4|CDK6|PDGFRA|KIT|CCND1|CCNE1|FGFR[1-4]|MYCL|KRAS|BRAF|AR|TERT';

const inCells = (part: string): string => (part === '' ? '' : ` in ${part}% of the cells`);
/** "17p13" -> "17 (17p13)": the chromosome, and the piece as printed. */
const chromosome = (printed: string): string => {
  const number = /^(\d{1,2}|[XY])/i.exec(printed)?.[1] ?? printed;
  return number === printed ? number : `${number} (${printed})`;
};

/**
 * Gene answers of brain growths and of blood cancers that have a name of their own: switched off genes, extra copies, pieces of
 * chromosomes that are missing, swapped or there once too often (as the NCI Dictionary of Cancer Terms and the Dictionary of
 * Genetics Terms explain them).
 */
export const GENE_MARK_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^${TEST}MGMT(?: gene)?(?: promoter)?(?: (?:hyper)?methylation)?(?: status| testing| analysis)?${SEP}(?:is |was |promoter )?(?:(un-?methylated|not methylated|not detected|negative|absent|no methylation(?: detected)?)|((?:hyper)?methylated|detected|present|positive)${PART})$`,
      'i',
    ),
    ([, off = '', , part = '']) =>
      off === ''
        ? told(
            'plain',
            `the gene MGMT is switched off in the growth (methylated${part === '' ? '' : `, ${part}%`})`,
            'it makes a protein that mends genes, so this can help to choose the treatment',
          )
        : told(
            'plain',
            'the gene MGMT is not switched off in the growth (not methylated)',
            'it makes a protein that mends genes, so this can help to choose the treatment',
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${TEST}1p ?(?:\/|and|,) ?19q(?: (?:status|codeletion|co-deletion|testing|deletion|loss))?${SEP}(?:is |are |was |were )?(?:(not co-?deleted|no co-?deletion|intact|retained|not detected|negative|absent|non-?co-?deleted|not deleted|preserved|no loss|maintained)|(?:whole[- ]arm )?(?:co-?deleted|co-?deletion|deleted|detected|present|positive|lost|loss)(?: (?:is |was )?(?:present|detected|identified))?)$`,
      'i',
    ),
    ([, kept = '']) =>
      kept === ''
        ? told('plain', 'the growth has lost the two pieces of chromosomes called 1p and 19q (codeleted)')
        : told('plain', 'the growth has not lost both pieces of chromosomes called 1p and 19q (not codeleted)'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(ATRX|INI-?1|BAF47|SMARCB1|BRG-?1|SMARCA4|BAP1|H3 ?K27me3|SDHB|RB1?)(?: \(?(?:INI-?1|SMARCB1)\)?)?(?: (?:immuno\w*|IHC|stain(?:ing)?|expression|nuclear expression))*${SEP}(?:is |are |was |shows )?(?:(?:nuclear )?(?:expression |staining )?(?:is )?(retained|intact|preserved|present|normal|kept|maintained)|lost|loss(?: of (?:nuclear )?(?:expression|staining))?|absent|deficient|not expressed)(?: (?:nuclear )?(?:expression|staining))?$`,
      'i',
    ),
    ([, name = '', kept = '']) =>
      kept === ''
        ? told('plain', `the protein ${name} is missing in the growth`)
        : told('plain', `the protein ${name} is there, as in normal cells`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(${GENE})(?: gene)?(?: amplification)?(?: status)?${SEP}(?:is |was )?(?:(not amplified|non-?amplified|no amplification(?: detected)?|unamplified)|(?:high[- ]level )?(?:amplified|amplification)(?: (?:is |was )?(?:present|detected|identified))?)(?: (?:by|on|with) (?:FISH|ISH|CISH|NGS))?$|^${TEST}(${GENE}) amplification${SEP}(?:(${NOT_FOUND})|${FOUND})(?: (?:by|on|with) (?:FISH|ISH|CISH|NGS))?(?:,? (?:which )?(?:support(?:s|ing)|confirm(?:s|ing)|consistent with|in keeping with) (?:the )?(?:diagnosis of )?(?:an? )?([A-Za-z][A-Za-z -]{3,60}))?$`,
      'i',
    ),
    ([, one = '', none = '', two = '', none2 = '', fits = '']) => {
      const gene = one === '' ? two : one;
      const more = fits === '' ? [] : [`the lab says that this fits with “${fits}”`];
      return none === '' && none2 === ''
        ? told('plain', `the growth holds many extra copies of the gene ${gene} (amplified)`, ...more)
        : told('plain', `the growth holds no extra copies of the gene ${gene} (not amplified)`);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^${TEST}CDKN2A(?: ?\/ ?B| ?\/ ?CDKN2B)?(?: (?:homozygous )?(?:deletion|loss|status))?${SEP}(?:is |was )?(?:(not (?:deleted|detected)|no (?:homozygous )?deletion(?: detected)?|intact|retained|negative|absent)|(?:homozygous(?:ly)? )?(?:deletion|deleted|loss|lost|detected|present)(?: (?:is |was )?(?:present|detected|identified))?)$`,
      'i',
    ),
    ([, kept = '']) =>
      kept === ''
        ? told('plain', 'the growth has lost a gene that slows down growth (CDKN2A)')
        : told('plain', 'the growth has kept a gene that slows down growth (CDKN2A)'),
  ),
  // "H3 K27M: negative", "IDH1 R132H: positive by immunohistochemistry"
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(IDH ?1?\/?2?(?: \(?R132H\)?)?|H3 ?K27M|BRAF ?V600E|H3 ?G34R?)(?:[- ]?mutant)?(?: \(?(?:R132H|V600E)\)?)?(?: (?:immuno\w*|IHC|stain(?:ing)?|mutation|protein|sequencing|status))*${SEP}(?:is |was )?(?:(negative|not detected|absent|wild[- ]?type|no mutation(?: (?:was |is )?(?:detected|identified|found))?|not mutated|not present)|positive|detected|present|mutated|mutant|mutation (?:is |was )?(?:detected|identified|found|present))(?: (?:by|on) (?:IHC|immuno\w*|sequencing|NGS|PCR))?$`,
      'i',
    ),
    ([, name = '', none = '']) =>
      told('plain', `${none === '' ? 'a' : 'no'} change was found in the gene ${name.replace(/\s+/g, ' ').trim()}`),
  ),
  // "t(11;14): detected", "t(4;14) not detected", "IGH::CCND1 t(11;14) positive in 80% of cells"
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(?:[A-Z0-9]{2,6}(?:::|[-/])[A-Z0-9]{2,6},? )?\(?t ?\( ?(\d{1,2}|X) ?; ?(\d{1,2}|X) ?\)(?: ?\([pq][\d.]{1,7};[pq][\d.]{1,7}\))?\)?(?: (?:IGH|[A-Z0-9]{2,6})(?:::|[-/])[A-Z0-9]{2,6})?(?: (?:translocation|rearrangement|fusion))?${SEP}(?:(${NOT_FOUND})|${FOUND}${PART})$`,
      'i',
    ),
    ([, one = '', two = '', none = '', part = '']) =>
      none === ''
        ? told(
            'plain',
            `the chromosomes ${one} and ${two} have swapped pieces in the abnormal cells, t(${one};${two})${part === '' ? '' : `, ${part}% of them`}`,
          )
        : told('plain', `no swap of pieces between the chromosomes ${one} and ${two} was found, t(${one};${two})`),
  ),
  // "del(17p) not detected", "17p deletion: detected in 12%", "1q gain: detected", "Gain 1q detected", "Trisomy 12 present"
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(?:del(?:etion)?(?: of)? ?\(? ?(\d{1,2}[pq]?[\d.]*)\)?|(\d{1,2}[pq][\d.]*) (?:deletion|loss)|monosomy (\d{1,2})|loss of (\d{1,2}[pq][\d.]*))(?: ?\/ ?(?:TP53|-17))?(?: \((?:TP53|RB1|ATM|P53)\))?${SEP}(?:(${NOT_FOUND})|${FOUND}${PART})$`,
      'i',
    ),
    ([, a = '', b = '', c = '', d = '', none = '', part = '']) => {
      const where = chromosome(a || b || c || d);
      return none === ''
        ? told('bad', `the abnormal cells lack a piece of chromosome ${where}${inCells(part)}`)
        : told('good', `no missing piece of chromosome ${where} was found`);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(?:gain(?: of)? ?\(? ?(\d{1,2}[pq]?[\d.]*)\)?|(\d{1,2}[pq][\d.]*) (?:gain|amplification)|trisomy (\d{1,2})|amp ?\( ?(\d{1,2}[pq]?[\d.]*)\))${SEP}(?:(${NOT_FOUND})|${FOUND}${PART})$`,
      'i',
    ),
    ([, a = '', b = '', c = '', d = '', none = '', part = '']) => {
      const where = chromosome(a || b || c || d);
      return none === ''
        ? told('plain', `the abnormal cells hold an extra piece of chromosome ${where}${inCells(part)}`)
        : told('plain', `no extra piece of chromosome ${where} was found`);
    },
  ),
  ofPattern(
    /^(?:(?:karyotype|cytogenetics?|chromosome analysis|conventional karyotyping)(?: \([^()]{2,30}\))?\s*[:,–-]\s*)?(?:normal (?:male|female)(?: karyotype)?[,:]? ?)?\(?46, ?X[XY]\)?(?: ?\[\d{1,2}\])?(?:[,;]? \(?normal(?: (?:male|female))?(?: karyotype)?\)?)?$|^(?:(?:karyotype|cytogenetics?|chromosome analysis)\s*[:,–-]\s*)normal(?: (?:male|female))?(?: karyotype)?$/i,
    () => told('good', 'the chromosomes looked normal in number and shape'),
  ),
];
