import { listed, NOT, ofPattern, SEP, type Teller, told } from './line.js';

/** What a stain is looked at for, by the names it is printed with. */
const USED_FOR: readonly [what: string, names: string][] = [
  ['lung cells', 'ttf-1 ttf1 napsin-a napsina napsin'],
  ['flat surface cells', 'p40 ck5/6 ck5 ck6 ck5/ck6'],
  ['flat surface cells or the outer cells of a gland', 'p63 hmwck 34be12'],
  ['the kind of lining cell', 'ck7 ck20 ck19 cam5.2 ae1/ae3 ck pancytokeratin cytokeratin mnf116 ema'],
  ['bowel cells', 'cdx2 cdx-2 satb2'],
  ['breast or bladder cells', 'gata3 gata-3'],
  ['breast cells', 'mammaglobin gcdfp15 gcdfp-15 trps1'],
  ['cells of the kidney, the thyroid or the women’s organs', 'pax8 pax-8'],
  ['thyroid cells', 'thyroglobulin tg'],
  ['prostate cells', 'nkx3.1 psa psap'],
  ['prostate cancer cells', 'amacr racemase p504s'],
  ['hormone-making nerve-like cells', 'synaptophysin chromogranin insm1 chromogranin-a'],
  ['pigment cells', 'sox10 sox-10 melan-a mart-1 mart1 hmb45 hmb-45 mitf'],
  ['pigment or nerve cells', 's100 s-100'],
  ['melanoma cells', 'prame'],
  ['white blood cells of the B kind', 'cd20 pax5 pax-5 cd79a cd19 cd22'],
  ['white blood cells of the T kind', 'cd3 cd2 cd4 cd8 cd7'],
  ['the kind of white blood cell', 'cd5 cd10 cd23 bcl2 bcl-2 bcl6 bcl-6 cd30 cd45 lca fmc7 cd200 cd38 lef1 cd43 cd11c cd25 cd103 tdt alk-1 alk'],
  ['mantle cell lymphoma', 'cyclin-d1 cyclind1 sox11 sox-11'],
  ['plasma cells', 'cd138 mum1 mum-1'],
  ['young white cells of the marrow', 'mpo myeloperoxidase cd13 cd33 cd64 cd14 cd15 cd65 lysozyme'],
  ['natural killer cells or nerve-like cells', 'cd56'],
  ['muscle cells', 'desmin sma h-caldesmon caldesmon myogenin'],
  ['young or vessel cells', 'cd34 erg cd31'],
  ['a kind of gut wall growth', 'dog1 dog-1 cd117'],
  ['the thin lining of the chest or belly', 'calretinin wt1 wt-1 d2-40'],
  ['liver cells', 'heppar1 hepar1 hepar-1 arginase-1 glypican-3'],
  ['the germ H. pylori', 'h.pylori'],
  ['fungus', 'gms pas pasd pas-d'],
  ['amyloid, a clumped protein', 'congo-red congored'],
  ['the germ of tuberculosis', 'afb zn ziehl-neelsen'],
]; // biome-ignore format: one list
const MEANT = new Map(USED_FOR.flatMap(([what, names]) => names.split(' ').map((name) => [name, what] as const)));
const MARKER = String.raw`(?:napsin[ -]?a|cyclin[ -]?d1|congo red|melan-?a|h\. ?pylori|chromogranin(?:[ -]a)?|arginase-1|glypican-3|[A-Za-z][A-Za-z0-9]*(?:[-./][A-Za-z0-9.]+)*)`;
const MARKED = new RegExp(`^((?:${MARKER})(?:(?: and | & |/)(?:${MARKER}))?)\\s*(.+)$`, 'i');
const ANSWER =
  /^(?:is |are |was |were |stains? )?(?:strongly |diffusely |focally |weakly |patchy |weak |strong |dim |bright |variable |partial |focal |diffuse )*(positive|pos|negative|neg|\+{1,3}|[-–−]|not expressed|expressed|reactive|non-?reactive)$/i;

function whatFor(name: string): string | undefined {
  return MEANT.get(
    name
      .toLowerCase()
      .replace(/ ?\((?:bright|dim|partial|weak|strong|subset|heterogeneous|variable)\)$/, '')
      .replace(/^(?:cytoplasmic |surface |cy|c)(?=cd\d)/, '')
      .replace(/(?<=napsin|cyclin|congo|pylori|chromogranin) (?=\w)/, '-')
      .replace(/\s/g, ''),
  );
}

/** "cCD79a", "CD10 (bright)", "HLA-DR", "surface Ig" */
const MARK =
  /^(?:(?:surface|cytoplasmic|dim|bright|partial|s|cy|c)\s?)?(?:CD\d+\w*|Ig[A-Z]?|HLA-?DR|TdT|MPO|FMC-?7|kappa|lambda|cCD\d+\w*|[A-Z][A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]+)?)(?: \((?:bright|dim|partial|weak|strong|subset|heterogeneous|variable)\))?$/i;

interface Marked {
  name: string;
  positive: boolean;
}

/** "CK7 positive, CK20 negative", "CD20+, CD5+, CD10-", "Positive for TTF-1 and napsin A; negative for p40" */
export const panelLine: Teller = (line) => {
  if (line.length > 160) return null;
  const words = line.replace(
    /^(?:immuno(?:histochem\w*|stains?|profile|phenotype)?|ihc|(?:on (?:immuno\w+|IHC),? )?(?:the |these )?(?:(?:tumou?r|neoplastic|atypical|lesional|large|small|lymphoma|malignant|plasma|spindle|invasive|epithelioid|blast|abnormal|reed[- ]sternberg|hodgkin|lymphoid) ){0,3}(?:cells?|blasts|lymphocytes|infiltrate|follicles|they|tumou?r|lesion)(?:[ :]+(?:are|is|were|stain|show)\b)?)[:\s]*/i,
    '',
  );
  const marked: Marked[] = [];
  const shares: string[] = [];
  const turned = /^(?:positive|negative)\s*(?: for)?[:\s]/i.test(words);
  const parts = turned
    ? words.split(
        /;\s*|,?\s+and (?=negative for|positive for)|,\s*(?=negative for|positive for)|\.\s+(?=negative|positive)/i,
      )
    : words.split(/[,;]\s*(?:and )?/);
  for (const part of parts) {
    if (turned) {
      const found = /^(positive|negative)(?: for)?\s*:?\s+(.+)$/i.exec(part);
      if (found === null) return null;
      for (const name of (found[2] as string).split(/,\s*(?:and )?| and | & /))
        marked.push({ name: name.trim(), positive: /^pos/i.test(found[1] as string) });
      continue;
    }
    // "MYC 30%", "Ki-67 about 80%"
    const share =
      /^(Ki-?67|MYC|c-?MYC|BCL-?2|p53)\s*[:=]?\s*(?:is |of )?(?:approx(?:imately|\.)?|about|~)? ?(\d{1,3}(?:[-–]\d{1,3})?) ?%$/i.exec(
        part.trim(),
      );
    if (share !== null) {
      shares.push(
        /^ki/i.test(share[1] as string)
          ? `about ${share[2]}% of the cells were growing when they were tested (Ki-67)`
          : `about ${share[2]}% of the cells hold the protein ${share[1]}`,
      );
      continue;
    }
    const found = MARKED.exec(
      part
        // "BCL2+ (80%)": how many of the cells
        .replace(/(?<=\+|positive|negative) ?\((?:approx\.? |about |~|>|<)? ?\d{1,3} ?%(?: of cells)?\)$/i, '')
        .replace(/\(?(\+{1,3}|[-–−])\)?$/, ' $1')
        .trim(),
    );
    const answer = found === null ? null : ANSWER.exec((found[2] as string).trim());
    if (found === null || answer === null) return null;
    for (const name of (found[1] as string).split(/ and | & /))
      marked.push({ name: name.trim(), positive: /^(?:pos|\+|expr|react)/i.test(answer[1] as string) });
  }
  const known = marked.filter(({ name }) => whatFor(name) !== undefined).length;
  // A long list of marks is one of marks, even where some have no plain name.
  const list =
    turned && marked.length >= 4 && known * 2 >= marked.length && marked.every(({ name }) => MARK.test(name));
  if (known === 0 || (known < marked.length && !list)) return null;
  if (new Set(marked.map(({ name }) => name.toLowerCase())).size < marked.length) return null;
  const texts = [true, false].flatMap((positive) => {
    const ours = marked.filter((one) => one.positive === positive);
    if (ours.length === 0) return [];
    const kinds = [...new Set(ours.map(({ name }) => whatFor(name) ?? 'the kind of cell'))];
    const names = listed(ours.map(({ name }) => name));
    const one = ours.length === 1;
    return [
      kinds.length > 2 || (kinds.length > 1 && kinds.includes('the kind of white blood cell'))
        ? `these stains, which help to name the kind of cell, were ${positive ? 'positive' : 'negative'}: ${names}`
        : `the stain${one ? '' : 's'} for ${listed(kinds)} (${names}) ${one ? 'was' : 'were'} ${positive ? 'positive' : 'negative'}`,
    ];
  });
  return told('plain', ...texts, ...shares);
};

const GENE =
  'EGFR|KRAS|NRAS|BRAF|ALK|ROS-?1|RET(?:[-/]PTC\\d?)?|MET|NTRK(?:1\\/2\\/3|[123])?|HER2|ERBB2|PIK3CA|IDH1|IDH2|TP53|POLE|TERT|NPM1|FLT3(?:-ITD)?|JAK2|CALR|MPL|MYD88|KIT|PDGFRA|BRCA1|BRCA2|ESR1|MYC|BCL2|BCL6|CCND1|BCR::?ABL1?|BCR[-/]ABL1?|SF3B1|PML::?RARA';
const VARIANT = String.raw`(?: (?:[A-Z]\d{2,4}[A-Z*]|exon \d{1,2}(?: (?!not\b|no\b|neg|pos|wild|absent|present|detect|found|identif|mutat)\w+)?|codon \d+))?`;
/** ", c.35G>A p.Gly12Asp", " (G12D)" */
const WHICH = String.raw`(?:[,;:]? ?\(?(?:exon \d{1,2}[,:; ]{0,2})?(c\.[^\s,;()]{2,40})?[,;: ]{0,2}\(?(p\.\(?[^\s,;()]{2,40}|[A-Z]\d{2,4}[A-Z*])?\)*)?`;
const LOSS_OF =
  /\b(loss of|lost|absent|retained|preserved|intact)(?: nuclear)?(?: (?:expression|staining) (?:of|for|in))? (?=(?:MLH-?1|MSH-?[26]|PMS-?2)\b)((?:(?:MLH-?1|MSH-?[26]|PMS-?2)(?:,? (?:and|&) |, ?| ?\/ ?)?){1,4})/gi;
/** "MLH1 and PMS2 show loss of nuclear staining" */
const LOSE =
  /\b((?:MLH-?1|MSH-?[26]|PMS-?2)(?:(?:,? and |, ?| ?\/ ?)(?:MLH-?1|MSH-?[26]|PMS-?2)){0,3}) (?:shows?|demonstrates?|has|have|with) (?:complete )?(?:loss of|absent|no) (?:nuclear )?(?:staining|expression)/gi;
const REPAIR = /^(?:MLH-?1|MSH-?2|MSH-?6|PMS-?2)$/i;
const KEPT = 'retained|intact|present|preserved|expressed|normal|positive|no loss';
const LOST = 'lost|loss|absent|negative|loss of (?:nuclear )?(?:expression|staining)|deficient|not expressed';

/** "MLH1 retained, PMS2 retained, MSH2 retained, MSH6 retained (MMR proficient)", "MLH1 and PMS2 lost; MSH2 and MSH6 intact" */
export const repairLine: Teller = (line) => {
  if (!/\b(?:MLH-?1|MSH-?[26]|PMS-?2)\b/i.test(line) || line.length > 170) return null;
  const words = line
    .replace(
      /^(?:(?:MMR|mismatch repair)(?: proteins?)?(?: (?:immuno\w*|IHC))?|(?:immuno\w*|IHC)(?: (?:for|of) (?:the )?(?:MMR|mismatch repair)(?: proteins?)?)?)\s*[:\-–]\s*/i,
      '',
    )
    .replace(
      /[\s,;–-]*\(?\b(?:MMR|mismatch repair)[ -](?:proficient|intact|deficient)\)?$|[\s,;–-]*\(?\b[pd]MMR\)?$/i,
      '',
    )
    .replace(
      /\b(?:nuclear )?(?:expression|staining)\b(?= (?:is |are )?(?:retained|lost|intact|preserved|absent))/gi,
      '',
    )
    .replace(/[=:]/g, ' ')
    .replace(LOSE, (_, names: string) => `${names} lost`)
    .replace(/^there (?:is|was) (?=loss of)/i, '')
    .replace(
      LOSS_OF,
      (_, how: string, names: string) =>
        `${names.replace(/[,/\s]+$/, '')} ${/^(?:loss|lost|abs)/i.test(how) ? 'lost' : 'retained'}`,
    )
    .replace(/ with (?=MLH|MSH|PMS)/gi, ', ');
  const kept: string[] = [];
  const lost: string[] = [];
  const stretch = new RegExp(
    `([A-Z0-9, &/-]+?(?:\\band\\b[A-Z0-9, -]+?)?)[\\s-]*(?:is |are |both )*(${LOST}|${KEPT})(?: nuclear expression)?(?:[,;.]\\s*(?:and )?|$)`,
    'gi',
  );
  let at = 0;
  for (const found of words.matchAll(stretch)) {
    if (found.index !== at) return null;
    at = found.index + found[0].length;
    const names = (found[1] as string)
      .split(/,|\band\b|&|\//i)
      .map((name) => name.replace(/[\s-]+$/, '').trim())
      .filter((name) => name !== '');
    if (names.length === 0 || !names.every((name) => REPAIR.test(name))) return null;
    const isLost = new RegExp(`^(?:${LOST})$`, 'i').test(found[2] as string);
    (isLost ? lost : kept).push(...names);
  }
  if (at < words.length || kept.length + lost.length === 0) return null;
  const texts: string[] = [];
  if (lost.length > 0)
    texts.push(
      `the repair protein${lost.length > 1 ? 's' : ''} ${listed(lost)} ${lost.length > 1 ? 'are' : 'is'} missing`,
    );
  if (kept.length > 0)
    texts.push(
      `the repair protein${kept.length > 1 ? 's' : ''} ${listed(kept)} ${kept.length > 1 ? 'are' : 'is'} there, as ${kept.length > 1 ? 'they' : 'it'} should be`,
    );
  return told(lost.length > 0 ? 'bad' : 'good', ...texts);
};

export const STAIN_LINES: readonly Teller[] = [
  repairLine,
  ofPattern(
    /^(?:(?:MMR|mismatch repair)(?: proteins?| status)?\s*[:=-]?\s*(?:is |are |all )?(?:proficient|intact|retained|preserved)|pMMR|MSS|micro-?satellite stable|MSI\s*[:=-]?\s*(?:stable|negative|not detected))(?: \((?:pMMR|MSS|MMR[- ]proficient|microsatellite stable|by IHC|IHC)\))?$/i,
    () => told('good', 'the repair proteins of the cells are all there, as they should be'),
  ),
  ofPattern(
    /^(?:(?:MMR|mismatch repair)(?: proteins?| status)?\s*[:=-]?\s*(?:is |are )?deficient|dMMR|MSI-H(?:igh)?|MSI(?: status)?\s*[:=-]?\s*(?:MSI-)?(?:high|H)|micro-?satellite instability[- :]*high)(?: \((?:dMMR|MSI-H|by IHC|IHC|(?:loss of )?(?:(?:MLH-?1|MSH-?[26]|PMS-?2)(?: and | ?\/ ?|, )?){1,4}(?: loss| lost| absent)?)\))?$/i,
    () => told('bad', 'the cells lack a protein that repairs mistakes (MMR deficient)', 'it can guide treatment'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^PD-?L1(?: ?\(?(?:22C3|28-8|SP142|SP263|73-10|E1L3N)\)?)?(?: (?:IHC|expression|immuno\w+))?${SEP}(?:(TPS|tumou?r proportion score|CPS|combined positive score|IC|TC)${SEP})?((?:<|>|≥|~|approx\.? )?\s?\d{1,3}(?:[-–]\d{1,3})?)\s?(%)?(?: \((?:TPS|CPS|22C3|positive|negative|high|low|high expression|low expression)\))?$`,
      'i',
    ),
    ([, score = '', figure = '', percent = '']) =>
      /^(?:CPS|comb)/i.test(score)
        ? told('plain', `the score for the protein PD-L1 is ${figure.trim()} (CPS)`, 'it helps to choose the treatment')
        : percent === ''
          ? null
          : told(
              'plain',
              `the protein PD-L1 was found on ${figure.trim().replace(/^</, 'less than ').replace(/^[>≥]/, 'more than ')}% of the cells`.replace(
                '  ',
                ' ',
              ),
              'it helps to choose the treatment',
            ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:ThyroSeq(?: v ?\d)?|Afirma|NGS|PCR|FISH|sequencing|molecular(?: (?:testing|studies|panel))?|mutation analysis)\s*[:–-]\s*)?(${GENE})(${VARIANT})(?: (?:gene|promoter|mutations?|fusions?|rearrangements?|translocations?|amplification|variants?|IHC|FISH|ISH|immuno\w*|PCR|testing|analysis|status|\(IHC\)|\(FISH\)))*${SEP}(?:was |were |is )?((?:no (?:pathogenic |activating |clinically significant )?(?:mutations?|variants?|rearrangements?|fusions?|alterations?|amplification)(?: (?:was |were )?(?:detected|identified|found|seen))?|not (?:detected|identified|found|rearranged|mutated|amplified)|negative|neg|wild[- ]?type|absent|not present)|(?:mutation |rearrangement |fusion )?(?:detected|positive|present|identified|rearranged|mutated|mutant))(?: (?:by|on) (?:PCR|NGS|FISH|IHC|sequencing))?${WHICH}$`,
      'i',
    ),
    ([, gene = '', variant = '', answer = '', coding = '', protein = '']) => {
      const which = variant.trim() || protein || coding;
      const named = which === '' ? gene : `${gene} (${which})`;
      return /^(?:no|neg|wild|abs)/i.test(answer)
        ? told('good', `no change that counts was found in the gene ${named}`)
        : told('bad', `a change was found in the gene ${named}`);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:NGS|PCR|FISH|sequencing|molecular(?: (?:testing|studies))?)\s*[:–-]\s*)?no (?:evidence of )?(${GENE}) (?:gene )?(?:rearrangement|mutation|amplification|fusion|translocation)s?(?: (?:was |were )?(?:detected|identified|seen|found))?$`,
      'i',
    ),
    ([, gene = '']) => told('good', `no change that counts was found in the gene ${gene}`),
  ),
  ofPattern(new RegExp(String.raw`^(${GENE})${SEP}not (?:tested|done|performed|assessed)$`, 'i'), ([, gene = '']) =>
    told('plain', `the gene ${gene} was not tested`),
  ),
  ofPattern(/^(?:HER-?2 )?(?:gene )?(?:is |was )?not amplified$/i, () =>
    told('good', 'no extra copies of the gene were found (not amplified)'),
  ),
  ofPattern(
    /^(?:HER-?2(?:\/neu)?(?: dual)?(?: (?:D?ISH|FISH|SISH|CISH))?[: ]+)?(?:(?:mean |average )?HER-?2 copy (?:no\.?|number) ?:?=? ?[\d.]+(?: signals\/cell)?[,;] ?)?(?:CEP ?17 ?:?=? ?[\d.]+[,;] ?)?(?:HER-?2[:/]CEP ?17 )?ratio ?(?:of |is |=|:)? ?(\d+(?:\.\d+)?)(?:[,;] (?:average|mean) HER-?2 copy number [\d.]+(?: signals\/cell)?)?(?:[,;] \d+ cells counted)?$/i,
    ([, ratio = '']) => told('plain', `these are the counts behind the HER2 gene test, with a ratio of ${ratio}`),
  ),
  ofPattern(
    /^(?:ki-?67|mib-?1)(?: (?:index|proliferation index|labell?ing index))?\s*(?:[:=]|is)?\s*(?:approx\.?(?:imately)? |about |~ ?|around )?((?:<|>)? ?\d{1,3}(?:[-–]\d{1,3})?) ?%$/i,
    ([, share = '']) =>
      told(
        'plain',
        `about ${share.trim().replace(/^</, 'less than ').replace(/^>/, 'more than ')}% of the cells were getting ready to divide (Ki-67)`
          .replace('about less', 'less')
          .replace('about more', 'more')
          .replace('  ', ' '),
      ),
  ),
  ofPattern(
    /^p53\s*[:,]?\s*(?:(?:weak|patchy|variable|scattered),? )*(?:\(?(wild[- ]?type)(?: pattern| staining| expression)*\)?|(?:weak|patchy|scattered|normal)(?: staining)?)$/i,
    () => told('good', 'the stain for the protein p53 looks as in normal cells (wild type)'),
  ),
  ofPattern(
    /^p53\s*[:,]?\s*(?:is |shows )?(?:diffuse(?:ly)? |strong(?:ly)? |a )*(?:over-?express(?:ed|ion)|mutant|mutation[- ]type|aberrant|abnormal|null)(?:[- ]type)?(?: pattern| staining| expression)*$/i,
    () => told('bad', 'the stain for the protein p53 is not as in normal cells'),
  ),
  ofPattern(
    /^p16\s*[:,]?\s*(?:is |shows |stain is )?(?:strong(?:ly)?,? |diffuse(?:ly)?,? |and |positive,? )*(?:block[- ](?:type |like )?)(?:positiv\w+|staining)?(?: \(positive\))?$/i,
    () => told('bad', 'the stain p16 is strong, as with HPV in very abnormal cells'),
  ),
  ofPattern(/^p16\s*[:,]?\s*(?:is |shows )?(?:patchy|focal)(?: staining| positivity)?(?: \(negative\))?$/i, () =>
    told('good', 'the stain p16 is only patchy, which counts as negative'),
  ),
  ofPattern(
    /^e-?cadherin\s*[:,]?\s*(?:is )?(?:membranous )?(?:(?:staining |expression )?(?:is )?(?:retained|positive|preserved|intact))(?: \(?(?:ductal|in keeping with ductal[^;]*)\)?)?$/i,
    () => told('plain', 'the protein that holds cells together (E-cadherin) is still there'),
  ),
  ofPattern(
    /^e-?cadherin\s*[:,]?\s*(?:is )?(?:negative|lost|absent|loss of (?:membranous )?(?:staining|expression))(?:,? (?:in keeping with|consistent with|supporting|confirming|supports?) (?:a )?lobular(?: \w+){0,3})?$/i,
    () =>
      told(
        'bad',
        'the protein that holds cells together (E-cadherin) is gone, as in cancer that began in a milk gland (lobular)',
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:GMS|PAS-?D?|grocott|fungal stains?)(?: (?:stain|and GMS|and PAS))?${SEP}(?:is |are |was )?(?:${NOT}|negative for fung\w+))$`,
      'i',
    ),
    () => told('good', 'the stain for fungus was negative'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:congo red(?: stain)?|amyloid \(?(?:congo red)?\)?)${SEP}(?:is |was )?negative(?: for amyloid)?$`,
      'i',
    ),
    () => told('good', 'the stain for amyloid, a clumped protein, was negative'),
  ),
  panelLine,
];
