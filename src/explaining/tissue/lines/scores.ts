import { listed, NOT, ofPattern, SEP, type Teller, told } from './line.js';

const BURDEN: Readonly<Record<string, string>> = {
  // Early cancer cells inside a duct may be left (Symmans 2007).
  0: 'no cancer was left after the treatment (early cells inside a duct do not count)', i: 'very little cancer was left after the treatment',
  ii: 'a moderate amount of cancer was left after the treatment', iii: 'a large amount of cancer was left after the treatment',
}; // biome-ignore format: one list
const BREAST: Readonly<Record<string, readonly ['good' | 'bad', string]>> = {
  1: ['good', 'normal tissue only'], 2: ['good', 'a change that is not cancer'], 3: ['bad', 'a change that is most often harmless, but needs a closer look'],
  4: ['bad', 'it looks suspicious, but is not proven'], 5: ['bad', 'cancer'], '5a': ['bad', 'very early cancer that has not spread (in situ)'], '5b': ['bad', 'cancer that has grown into the tissue nearby (invasive)'],
}; // biome-ignore format: one list
const HAGGITT = [
  'the cancer cells have not grown through the lining of the polyp',
  'the cancer is in the head of the polyp only',
  'the cancer reaches the neck of the polyp',
  'the cancer reaches the stalk of the polyp',
  'the cancer has grown below the stalk into the wall of the bowel',
];
const KIKUCHI = ['', 'upper', 'middle', 'lower'];

const FUSED = String.raw`([A-Z][A-Z0-9]{1,7})(?:::|[-/])([A-Z][A-Z0-9]{1,7})`;
const BY = String.raw`(?:(?:(?:peripheral )?blood|(?:bone )?marrow|aspirate|FISH|PCR|RT-?PCR|RQ-?PCR|NGS|RNA(?:[- ]?seq\w*)?|molecular(?: (?:studies|testing|genetics))?|cytogenetics)\s*[:–-]\s*)?`;
const CHROMOSOMES = String.raw`(?:(?:t|inv|del)\([\dXY;]+\)(?:\([pq\d.;]+\))*[;,:]?\s*(?:\(?|with |/)?\s*)?`;
const FUSION_WORDS = String.raw`(?:\s*\)?\s*(?:\(?p ?(?:190|210|230)\)?|e1a2|e13a2|e14a2|b2a2|b3a2|major|minor|gene|fusion|rearrangement|transcripts?|translocation|mRNA|quantitative|levels?))*`;
const YES = '(?:is |was |were )?(?:detected|positive|present|identified|found|seen|pos)';
const NO = String.raw`(?:is |was |were )?(?:not (?:detected|identified|found|seen|present)|undetectable|undetected|negative|neg|absent)`;
const FEW = '(?:<|≤|>|≥|~|approx\\.? |about )?\\s?\\d+(?:\\.\\d+)?';
/** A change that makes two genes one is named by both; other pairs ("CK5-CK6") are stains. */
const JOINED =
  /^(?:BCR|PML|RUNX1|ETV6|KMT2A|MLL|CBFB|TCF3|EML4|CD74|EWSR1|SS18|FUS|FGFR\d|NTRK\d|TMPRSS2|COL1A1|PAX\d|NPM1|NUP98|DEK|IGH|BRD4|KIF5B|CCDC6|NCOA4|NAB2|STRN|SLC34A2|MYB|KIAA1549|C11ORF95|ZFTA|YAP1|FIP1L1|PCM1|ASPSCR1|CRTC1|CLTC|TPM3|AML1)$/i;

const inCells = (share: string): string =>
  share === ''
    ? ''
    : ` in ${share.replace(/\s/g, '').replace(/^</, 'less than ').replace(/^>/, 'more than ')}% of the cells`;

/** "BCR::ABL1 p210 transcript detected, 0.01% IS (MR4)": how much of a joined gene is left, on the scale that labs share. */
const amountOfFusion = ofPattern(
  new RegExp(
    String.raw`^${BY}${CHROMOSOMES}${FUSED}${FUSION_WORDS}${SEP}(?:${YES})?[,;:]?\s*(?:at )?\(?(${FEW}) ?% ?\(?(?:\(?IS\)?|on the international scale|international scale)\)?[,;]?\s*\(?(?:(MMR|major molecular response|MR ?(?:\d(?:\.\d)?)))?(?: achieved)?\)?$`,
    'i',
  ),
  ([, a = '', b = '', amount = '', response = '']) =>
    JOINED.test(a)
      ? told(
          // So little of it is what treatment aims at (a major molecular response), and no bad news.
          Number(amount.replace(/[^\d.]/g, '')) <= 0.1 ? 'plain' : 'bad',
          `the joined gene ${a.toUpperCase()}::${b.toUpperCase()} was found`,
          `its amount is ${amount.trim().replace(/^</, 'less than ')}% on the scale that labs share (IS); less is better`,
          ...(response === '' ? [] : [`the report calls this response to the treatment ${response}`]),
        )
      : null,
);

/** "t(15;17)(q24;q21) PML::RARA fusion detected", "FISH - ETV6::RUNX1 fusion POSITIVE in 84% nuclei" */
const fusion = ofPattern(
  new RegExp(
    String.raw`^${BY}${CHROMOSOMES}${FUSED}${FUSION_WORDS}${SEP}(?:(${NO})|${YES}(?:,? (?:in )?\(?(${FEW}) ?%(?: of)?(?: (?:the )?(?:nuclei|cells|interphase nuclei|interphases))?\)?)?)$`,
    'i',
  ),
  ([, a = '', b = '', none = '', share = '']) => {
    if (!JOINED.test(a)) return null;
    const name = `${a.toUpperCase()}::${b.toUpperCase()}`;
    return none === ''
      ? told(
          'bad',
          `two genes have joined into one (${name})${inCells(share)}`,
          'it is a change inside these cells, not one passed on in the family',
        )
      : told('good', `the joined gene ${name} was not found`);
  },
);

/** "KMT2A rearrangement negative", "No BCR::ABL1 rearrangement" */
const noBreak = ofPattern(
  new RegExp(
    String.raw`^${BY}(?:(no) (?:evidence of )?)?([A-Z][A-Z0-9]{1,7}(?:::[A-Z][A-Z0-9]{1,7})?)(?: gene)? (?:rearrangement|translocation|fusion)s?(?:${SEP}(?:(${NO})|(${YES}))(?: (?:in \(?)?(${FEW}) ?%(?: of)?(?: (?:nuclei|cells))?\)?)?)?$`,
    'i',
  ),
  ([, no = '', gene = '', none = '', yes = '', share = '']) => {
    if (!GENE.test(gene) || (no !== '' && !gene.includes('::')) || (no === '') === (none === '' && yes === ''))
      return null;
    if (no !== '' && yes !== '' && !/^(?:was |were |is )?(?:detected|identified|found|seen|present)$/i.test(yes))
      return null;
    const negative = no !== '' || none !== '';
    const named = gene.includes('::')
      ? `the joined gene ${gene.toUpperCase()}`
      : `a break in the gene ${gene.toUpperCase()}`;
    return negative
      ? told(
          'good',
          `${named.replace(/^a /, 'no ').replace(/^the joined gene (.*)/, 'the joined gene $1')} was ${named.startsWith('a ') ? '' : 'not '}found`,
        )
      : told('bad', `${named} was found${inCells(share)}`);
  },
);
const GENE =
  /^(?:KMT2A|MLL|ALK|ROS1|RET|MYC|BCL2|BCL6|CCND1|NTRK[123]?|RUNX1|CBFB|EWSR1|FGFR[123]|PDGFRA|PDGFRB|JAK2|IRF4|DUSP22|TP63|IGH|MECOM|BCR|ETV6|CRLF2|TFE3|USP6|[A-Z0-9]+::[A-Z0-9]+)$/i;

const GENES =
  'EGFR|KRAS|NRAS|BRAF|ALK|ROS-?1|RET|MET|NTRK(?:1\\/2\\/3|[123])?|HER2|ERBB2|PIK3CA|IDH1|IDH2|TP53|POLE|NPM1|FLT3(?:-(?:ITD|TKD))?|JAK2|CALR|MPL|MYD88|KIT|PDGFRA|BRCA1|BRCA2|CEBPA|CXCR4';
/** "ALK, ROS1 negative", "EGFR, KRAS and BRAF: wild type" */
const severalGenes = ofPattern(
  new RegExp(
    String.raw`^((?:${GENES})(?:(?:,| ?\/ ?|,? and| ?&) ?(?:${GENES})){1,6})(?: (?:genes?|mutations?|fusions?|rearrangements?|both|all|IHC|FISH|by IHC|by FISH))*${SEP}(?:are |were |all |both )*(?:negative|neg|not (?:detected|identified|found|rearranged|mutated)|wild[- ]?type|no (?:mutations?|alterations?|rearrangements?)(?: (?:detected|found|identified))?)$`,
    'i',
  ),
  ([, genes = '']) =>
    told(
      'good',
      `no change that counts was found in the genes ${listed(genes.split(/,\s*(?:and )?| ?\/ ?(?=[A-Z]{2})| and | ?& ?/i).map((one) => one.trim()))}`,
    ),
);

/** Genes whose names are stains too: only where the line speaks of breaks in them. */
const BROKEN = 'MYC|BCL-?2|BCL-?6|CCND1|IRF4|MALT1';
/** "MYC and BCL2 rearrangements not detected", "MYC, BCL2, BCL6 FISH: not rearranged" */
const unbrokenGenes = ofPattern(
  new RegExp(
    String.raw`^(?:FISH\s*[:–-]?\s*)?(?:for )?((?:${BROKEN})(?:(?:,| ?\/ ?|,? and| ?&) ?(?:${BROKEN})){0,4})(?: genes?| FISH| by FISH)*(?:(?: gene)? (?:rearrangements?|translocations?)${SEP}(?:(?:is|are|was|were) )?(?:negative|not (?:detected|identified|found|present|seen)|absent)|${SEP}(?:(?:is|are|was|were) )?not rearranged|${SEP}no rearrangements?(?: (?:detected|found|identified|seen))?)$`,
    'i',
  ),
  ([, genes = '']) => {
    const names = genes.split(/,\s*(?:and )?| ?\/ ?| and | ?& ?/i).map((one) => one.trim());
    return told('good', `no break was found in the gene${names.length === 1 ? '' : 's'} ${listed(names)}`);
  },
);

const STATION = String.raw`(?:(?:lymph )?node )?(?:station |level |stn\.? )?(\d{1,2}[RLi]?)(?: ?\(([a-z ]{3,20})\))?\s*[:=]?\s*\(?(\d{1,2}) ?\/ ?(\d{1,2})\)?`;
/** "Station 4R 0/3, station 7 1/4, station 10L 0/2": nodes with cancer, group by group. */
const stations: Teller = (line) => {
  const bare = line.replace(/^(?:(?:mediastinal |hilar |regional )*(?:lymph )?nodes?)\s*[:–-]\s*/i, '');
  if (!/\b(?:station|level|stn)\b/i.test(bare)) return null;
  const parts = bare.split(/[,;]\s*(?:and )?/);
  if (parts.length < 2 || parts.length > 12) return null;
  const one = new RegExp(`^${STATION}$`, 'i');
  const read = parts.map((part) => one.exec(part.trim()));
  if (read.some((found) => found === null || Number(found[3]) > Number(found[4]) || Number(found[4]) === 0))
    return null;
  const groups = read.map((found) => ({ name: found?.[1] ?? '', some: Number(found?.[3]), all: Number(found?.[4]) }));
  const held = groups.filter(({ some }) => some > 0);
  const clear = groups.filter(({ some }) => some === 0);
  const texts = held.map(
    ({ name, some, all }) =>
      `cancer was found in ${some} of the ${all} lymph node${all === 1 ? '' : 's'} of group ${name}`,
  );
  if (clear.length > 0)
    texts.push(
      `no cancer was found in the lymph nodes of group${clear.length === 1 ? '' : 's'} ${listed(clear.map(({ name }) => name))}`,
    );
  return told(held.length > 0 ? 'bad' : 'good', ...texts);
};

/** Scores and classes that stand alone on a line, changes of genes, and nodes by their groups. */
export const SCORE_LINES: readonly Teller[] = [
  // "Leibovich score 6 (high risk)"
  ofPattern(
    /^(?:the )?(Leibovich|SSIGN|CAPRA-?S?|IMDC|MSKCC|EAU|EORTC)(?: (?:risk )?score)?\s*[:=]?\s*(?:is |of )?(\d{1,2})(?: ?\/ ?\d{1,2})?[,;]? ?\(?(low|intermediate|high|favou?rable|poor)(?:[- ]risk)?(?: group| category)?\)?$/i,
    ([, name = '', figure = '', risk = '']) =>
      told(
        /^(?:low|fav)/i.test(risk) ? 'plain' : 'bad',
        `the risk score (${name}) is ${figure}, which puts this in the ${risk.toLowerCase()}-risk group`,
      ),
  ),
  ofPattern(
    /^(?:residual cancer burden|RCB)(?: \(RCB\))?(?:[- ]?class|[- ]index)?\s*[:=-]?\s*(?:class |RCB[- ])?(0|I{1,3})(?:[,;]? ?\(?(?:RCB )?(?:score|index)?[: ]*(\d(?:\.\d{1,3})?)?\)?)?$/i,
    ([, burden = '', score = '']) =>
      told(
        burden === '0' ? 'good' : 'bad',
        `the class of what was left of the cancer (RCB) is ${burden.toUpperCase()}${score === '' ? '' : `, with a score of ${score}`}: ${BURDEN[burden.toLowerCase()]}`,
      ),
  ),
  ofPattern(/^Haggitt(?: level| classification| stage)*\s*[:=]?\s*(?:level )?([0-4])$/i, ([, level = '']) =>
    told('bad', `the Haggitt level is ${level}: ${HAGGITT[Number(level)]}`),
  ),
  ofPattern(/^(?:Kikuchi(?: level| stage)*\s*[:=]?\s*)?(?:\(?sm ?([123])\)?)$/i, ([, level = '']) =>
    told('bad', `the cancer reaches the ${KIKUCHI[Number(level)]} third of the layer under the lining (sm${level})`),
  ),
  ofPattern(
    /^(?:(ER|PR|AR|EGFR|PD-?L1|FOLR1|(?:o?estrogen|progesterone) receptor)[ ,:]*)?H[- ]?score\s*[:=]?\s*(?:of )?(\d{1,3})(?: ?(?:\/|out of|of) ?300)?$/i,
    ([, of = '', score = '']) =>
      Number(score) > 300
        ? null
        : told('plain', `the stain score (H-score)${of === '' ? '' : ` for ${of}`} is ${score} of 300`),
  ),
  ofPattern(
    /^(?:PD-?L1 )?(?:CPS|combined positive score)(?: \(CPS\))?\s*[:=]?\s*(?:of |is )?((?:<|>|≥|~)?\s?\d{1,3})$/i,
    ([, score = '']) =>
      told('plain', `the score for the protein PD-L1 is ${score.trim()} (CPS)`, 'it helps to choose the treatment'),
  ),
  ofPattern(
    /^(?:PD-?L1 )?(?:TPS|tumou?r proportion score)(?: \(TPS\))?\s*[:=]?\s*(?:of |is )?((?:<|>|≥|~)?\s?\d{1,3}(?:[-–]\d{1,3})?) ?%$/i,
    ([, score = '']) =>
      told(
        'plain',
        `the protein PD-L1 was found on ${score.trim().replace(/^</, 'less than ').replace(/^[>≥]/, 'at least ')}% of the cancer cells (TPS)`,
        'it helps to choose the treatment',
      ),
  ),
  ofPattern(
    /^(?:(?:category|code|class|opinion|conclusion|NHSBSP|core biopsy|b(?:iopsy)? code)\s*[:=-]?\s*)?\(?B([1-4]|5[ab]?)\)?(?:\s*[,:–-]?\s*\(?(normal(?: tissue)?|benign(?: lesion)?|(?:lesion of )?uncertain(?: malignant potential)?|suspicious(?: (?:of|for) malignancy)?|malignant(?:[,:–-]? ?\(?(?:in situ|invasive)\)?)?|in situ|invasive)\)?)?$/i,
    ([, code = '']) => {
      const [tone, means] = BREAST[code.toLowerCase()] ?? [];
      return tone === undefined || means === undefined
        ? null
        : told(tone, `the class of the breast sample is B${code.toLowerCase()}: ${means}`);
    },
  ),
  amountOfFusion,
  fusion,
  noBreak,
  severalGenes,
  unbrokenGenes,
  stations,
  ofPattern(
    new RegExp(
      String.raw`^(?:SV-?40|polyoma(?: ?virus)?|BK ?virus|CMV|HSV|EBV|EBER|adenovirus|HHV-?8)(?: (?:immuno\w*|stain|IHC|ISH|antigen|large T(?: antigen)?))*${SEP}(?:is |was )?(?:${NOT})$`,
      'i',
    ),
    ([whole = '']) => told('good', `the stain for a virus (${/^[A-Za-z]+-?\d*/.exec(whole)?.[0] ?? ''}) found none`),
  ),
  ofPattern(
    /^(?:this|it|which)(?: subtype| change| finding| fusion)? (?:is|are) (?:generally |usually |typically |commonly )?(?:regarded as|considered(?: to be)?|associated with|classed as|seen as)? ?(?:an? |of )?(favou?rable|good|excellent|unfavou?rable|adverse|poor|high[- ]risk|intermediate|standard)(?:[- ](?:risk|genetic|cytogenetic|molecular|prognostic))*(?: (?:subtype|group|prognosis|risk|category|outcome|abnormality|feature|change|marker))$/i,
    ([, how = '']) =>
      /^(?:favou?r|good|excel)/i.test(how)
        ? told('plain', 'the report says that this kind most often does well with treatment')
        : /^(?:inter|stand)/i.test(how)
          ? told('plain', 'the report says that this kind is of a middle risk')
          : told('bad', 'the report says that this kind is harder to treat than others'),
  ),
  ofPattern(
    /^(?:disease |tumou?r |carcinoma |cancer |all )?(?:is |are )?(?:confined|limited|restricted) to (?:the )?(left|right)(?: (?:side|lobe|half|half of the gland))?(?: only)?$/i,
    ([, side = '']) => told('plain', `it was found on the ${side.toLowerCase()} side only`),
  ),
];
