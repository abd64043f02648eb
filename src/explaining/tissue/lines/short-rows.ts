import { listed, NOT, ofPattern, SEP, softly, type Teller, told } from './line.js';

const LENGTH = String.raw`(\d+(?:\.\d+)? ?(?:mm|cm))`;
const BUDS: Readonly<Record<string, string>> = {
  low: 'only a few',
  intermediate: 'a middle number of',
  high: 'many',
};

/** Where a kidney growth may go, and what that place is called. */
const KIDNEY_FAT: Readonly<Record<string, string>> = {
  'renal sinus': 'the fat in the middle of the kidney (renal sinus)',
  sinus: 'the fat in the middle of the kidney (renal sinus)',
  perinephric: 'the fat around the kidney (perinephric fat)',
  perirenal: 'the fat around the kidney (perirenal fat)',
};

const DYED = '(?:reactivity|staining|positivity|expression|immunoreactivity)';
/** How much of a dye the cells took up; empty where it says only that they did. */
const HOW_MUCH: Readonly<Record<string, string>> = {
  partial: ' in part', focal: ' in spots', patchy: ' in spots', weak: ' weakly', strong: ' strongly', diffuse: ' all over', '': '',
}; // biome-ignore format: one list
const MARK = String.raw`(?:the )?(?:melanoma marker )?([A-Za-z0-9/.+-]{2,24}(?:[ -](?:AE1\/AE3|factor-1|\d{1,3}[a-z]?))?(?:(?:,| or| and) [A-Za-z0-9/.+-]{2,24})?)(?: (?:antibod(?:y|ies)|stains?|immunostains?|markers?))?`;

/** Rows and short sentences that tissue reports use alike, one thing each. */
export const SHORT_ROWS: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:lympho-?vascular|vascular|lymphatic|LVI|LVSI)(?: invasion)?(?: \((?:LVI|LVSI)\))?${SEP}(?:small[- ]vessels?(?: \(?(?:lymphatic|capillary)\)?)?),? (?:present|identified|seen)$`,
      'i',
    ),
    () => told('bad', 'cancer cells were seen in small vessels (lymphovascular invasion)'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^tumou?r budding${SEP}(low|intermediate|high)(?: (?:grade|score))?,? \(?(\d{1,3})(?: buds?)?(?: ?(?:per|\/|in a|in) ?(?:hot ?spot|field|0\.785 ?mm2?)(?: field)?)?\)?$`,
      'i',
    ),
    ([, word = '', n = '']) =>
      told(
        /^low/i.test(word) ? 'plain' : 'bad',
        `${BUDS[word.toLowerCase()]} small groups of cells (${n} in one field) were seen at the edge of the growth (tumor budding)`,
      ),
  ),
  ofPattern(
    /^\(?0 ?(?:\/|of|out of) ?(\d{1,3})\)? (?:(?:regional|hilar|sentinel|axillary|pelvic|mesenteric|pericolic|perigastric) )?(?:lymph )?nodes?(?: (?:are |is )?(?:negative|free of (?:tumou?r|carcinoma)))?$/i,
    ([, all = '']) =>
      told(
        'good',
        all === '1'
          ? 'no cancer was found in the lymph node that was checked'
          : `no cancer was found in the ${all} lymph nodes that were checked`,
      ),
  ),
  ofPattern(
    /^(?:(?:the )?(?:tumou?r|carcinoma|growth|it) )?(?:invades|extends into|infiltrates|involves)(?: into)? (?:the )?(renal sinus|sinus|perinephric|perirenal)(?: (?:fat|tissue|adipose tissue))(?: and (?:the )?(renal sinus|perinephric|perirenal)(?: (?:fat|tissue)))?$/i,
    ([, one = '', two = '']) =>
      told(
        'bad',
        `the cancer has grown into ${listed([one, two].flatMap((place) => (place === '' ? [] : (KIDNEY_FAT[place.toLowerCase()] ?? []))))}`,
      ),
  ),
  ofPattern(
    /^(?:stromal )?tumou?r[- ]infiltrating lymphocytes(?: \(s?TILs?\))?\s*[:=-]?\s*(?:approx(?:imately)?\.? |about |~ ?|<)?(\d{1,3}) ?%$|^s?TILs?\s*[:=-]?\s*(?:about |~ ?)?(\d{1,3}) ?%$/i,
    ([, a = '', b = '']) =>
      told(
        'plain',
        `defense cells (lymphocytes) make up about ${a === '' ? b : a}% of the tissue between the cancer cells`,
      ),
  ),
  ofPattern(
    /^p ?53(?: (?:immuno)?(?:stain(?:ing)?|immunohistochemistry|IHC))?(?: on ([A-M]))?(?:\s*[:,-])?(?: is| shows?| was)?(?: a)? wild[- ]type(?: (?:pattern|staining|expression))?$/i,
    ([, sample = '']) =>
      told(
        'good',
        `the dye test for the protein p53${sample === '' ? '' : ` of sample ${sample}`} shows the usual pattern (wild type)`,
      ),
  ),
  ofPattern(
    /^(?:the )?([A-Z][A-Za-z0-9-]{1,9}) (?:immuno)?stains? supports? (?:the )?(?:above )?diagnos[ie]s(?: (?:in|of|for) (?:parts? |samples? |specimens? )?((?:[A-M]|\d{1,2})(?:(?:, | and | & )(?:[A-M]|\d{1,2})){0,6}))?$/,
    ([, name = '', samples = '']) =>
      told(
        'plain',
        `a dye test (${name}) supports what is said${samples === '' ? '' : ` of ${/[,&]| and /.test(samples) ? 'samples' : 'sample'} ${samples.replace(/ & /g, ' and ')}`}`,
      ),
  ),
  ofPattern(/^decidua(?:l tissue)?(?: is| are)? (?:present|seen|identified)$/i, () =>
    told('plain', 'the sample holds womb lining as it is in pregnancy (decidua)'),
  ),
  ofPattern(/^implantation site(?: changes?)?(?: is| are)? (?:present|seen|identified)$/i, () =>
    told('plain', 'the sample holds the place where the pregnancy was fixed to the womb (implantation site)'),
  ),
  ofPattern(
    /^(?:enlarged |hydropic )?(?:chorionic )?villi of two sizes(?: with (focal |diffuse )?trophoblast(?:ic)? hyperplasia)?$/i,
    ([whole = '', spots = '']) =>
      told(
        'plain',
        `the tissue of the afterbirth (chorionic villi) comes in two sizes${!/hyperplasia/i.test(whole) ? '' : `, with more cells than usual on its surface${/^f/i.test(spots) ? ' in spots' : ''} (trophoblastic hyperplasia)`}`,
      ),
  ),
  ofPattern(
    /^p ?57(?: stain| immunostain)?(?: is)?\s*[:,-]?\s*(expressed|positive|retained|present|not expressed|negative|absent|lost)$/i,
    ([, answer = '']) =>
      told(
        'plain',
        `the dye test for the protein p57 was ${/^(?:not|neg|abs|lost)/i.test(answer) ? 'negative' : 'positive'}`,
      ),
  ),
  ofPattern(
    /^(?:FISH|cytogenetics|karyotype|SNP array|STR)\s*[:,-]?\s*(?:shows? |is )?triploid(?:y)?,? ?\(?(?:69,? ?)?(X[XY]{2})?\)?$/i,
    ([, sex = '']) =>
      told(
        'bad',
        `a gene test shows three sets of chromosomes in place of two (triploid${sex === '' ? '' : `, ${sex}`})`,
      ),
  ),
  ofPattern(
    /^serial (?:serum )?(?:beta[- ]?)?hCG(?: levels?| measurements?)? (?:follow[- ]?up|monitoring|surveillance)(?: (?:is )?(?:recommended|advised|required|needed|suggested))?$/i,
    () => told('plain', 'the report asks for blood tests of the pregnancy hormone (hCG) again and again'),
  ),
  ofPattern(/^nuclear grooves(?: are)? (rare|occasional|few|frequent|many|numerous|present)$/i, ([, word = '']) =>
    told(
      'plain',
      `${/^(?:rare|occ|few)/i.test(word) ? 'a few cells' : /^pres/i.test(word) ? 'some cells' : 'many cells'} have creases in their cores (nuclear grooves)`,
    ),
  ),
  ofPattern(
    /^(?:an? )?(Afirma|ThyroSeq|ThyGeNEXT|ThyraMIR)(?: (?:GSC|molecular))*(?: (?:sample|testing|test|material))? (?:has been |was |is )?(?:sent|submitted|requested|collected)$/i,
    ([, name = '']) => told('plain', `material was sent for a gene test (${name})`),
  ),
  ofPattern(
    /^HPV[- ]?(16|18|18\/45)\s*[:,-]?\s*(?:is )?(not detected|detected|positive|negative)[,;.]? HPV[- ]?(16|18|18\/45)\s*[:,-]?\s*(?:is )?(not detected|detected|positive|negative)$/i,
    ([, a = '', one = '', b = '', two = '']) => {
      const part = (type: string, answer: string) =>
        `HPV ${type.includes('/') ? `types ${type.replace('/', ' and ')} were` : `type ${type} was`} ${/^(?:not|neg)/i.test(answer) ? 'not found' : 'found'}`;
      return told(/^(?:det|pos)/i.test(one) || /^(?:det|pos)/i.test(two) ? 'bad' : 'good', part(a, one), part(b, two));
    },
  ),
  ofPattern(
    /^(?:visceral )?pleura(?:l)?(?: (?:involvement|invasion|surface))?\s*[:,-]\s*(?:the )?tumou?r (?:closely )?(?:approaches|abuts|is close to) (?:the )?(?:visceral )?(?:pleural surface|pleura),? (?:but|and) does not (?:invade|involve|penetrate)(?: through)? (?:the )?(?:visceral )?(?:pleura|it)$/i,
    () => told('good', 'the growth comes close to the lining of the lung (pleura), but has not grown into it'),
  ),
  ofPattern(
    /^(?:histologic(?:al)? |tumou?r |overall )*(?:grade|differentiation)\s*[:=-]\s*(well|moderately|poorly)[- ]differentiated(?: \(G[1-3]\))?$/i,
    ([, how = '']) =>
      /^w/i.test(how)
        ? told('plain', 'the cancer cells still look much like normal cells (well differentiated)')
        : told(
            'bad',
            `the cancer cells look ${/^m/i.test(how) ? 'somewhat' : 'very'} unlike normal cells (${how.toLowerCase()} differentiated)`,
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:tumou?r |lesion |growth |cancer )?size \((?:greatest|maximum|max\.?|largest) (?:diameter|dimension|extent)\)\s*[:=-]\s*${LENGTH}$`,
      'i',
    ),
    ([, size = '']) => told('plain', `the growth measures ${size} at its widest`),
  ),
  ofPattern(
    /^lymph nodes?(?: biops(?:y|ies))?,?(?: (?:at )?(?:levels?|stations?) (\d{1,2}[RL]?(?:(?:,| and) \d{1,2}[RL]?)*))?(?: (?:subcarinal|paratracheal|hilar|pretracheal|interlobar))?,? (?:showing|with|shows?) (?:[a-z]+ ?)?\(?(\d{1,2})\)? (?:lymph )?nodes? (?:with (anthracosis|anthracotic pigment)(?: and)? )?(?:and |with )?no (?:evidence of )?(?:metastatic )?(?:tumou?r|carcinoma|cancer|malignancy|metasta\w+)$/i,
    ([, level = '', n = '', dust = '']) =>
      told(
        'good',
        `no cancer was found in the ${n === '1' ? 'lymph node' : `${n} lymph nodes`}${level === '' ? '' : ` from ${/and|,/.test(level) ? 'levels' : 'level'} ${level}`}`,
        ...(dust === '' ? [] : [`${n === '1' ? 'it holds' : 'they hold'} dark dust from the air (anthracosis)`]),
      ),
  ),
  // "Tumor cells show partial reactivity with cytokeratin-7", "No significant reactivity with CAM5.2"
  softly(
    ofPattern(
      new RegExp(
        String.raw`^(?:(?:the )?(?:tumou?r|neoplastic|lesional) (?:cells|cell nuclei|nuclei) (?:show|demonstrate|have|display) )?(no significant|no|partial|focal|patchy|weak|strong|diffuse)? ?(?:(?:cytoplasmic|nuclear|membranous)(?: and (?:cytoplasmic|nuclear|membranous))? )?${DYED} (?:is (?:seen|demonstrated|identified|present) )?(?:with|for|to) ${MARK}(?: (?:is|are) (?:seen|demonstrated|identified))?$`,
        'i',
      ),
      ([whole = '', amount = '', mark = '']) => {
        if (!/^(?:the )?(?:tumou?r|neoplastic|lesional|no)\b/i.test(whole)) return null;
        const how = HOW_MUCH[amount.toLowerCase()];
        return told(
          'plain',
          /^no/i.test(amount)
            ? `the dye test for ${mark} did not mark the cells of the growth`
            : `the dye test for ${mark} marked the cells of the growth${how ?? ''}`,
        );
      },
    ),
  ),
  softly(
    ofPattern(
      new RegExp(
        String.raw`^(?:PAS|PAS with diastase|mucicarmine|PAS-?D)(?: stain)? (?:demonstrates|shows|reveals) no (?:convincing |definite )?(?:intra-?cytoplasmic )?mucin$|^(?:intra-?cytoplasmic )?mucin${SEP}${NOT}$`,
        'i',
      ),
      () => told('plain', 'a dye test shows no clear sign of slime (mucin) in the cells'),
    ),
  ),
];
