import { listed, NOT, ofPattern, SEP, softly, type Teller, told } from './line.js';

const LENGTH = String.raw`(\d+(?:\.\d+)? ?(?:mm|cm))`;
const LIKE = [
  '',
  'much like normal cells and tend to grow slowly',
  'somewhat unlike normal cells and tend to grow at a middle speed',
  'very unlike normal cells and tend to grow faster',
];
const GENE =
  '(?:DDIT3|EWSR1|SS18|FUS|MDM2|MYC|BCL2|BCL6|TFE3|TFEB|ETV6|PLAG1|HMGA2|MAML2|MYB|NR4A3|FOXO1|CIC|BCOR|USP6|STAT6|COL1A1|PDGFB|NTRK[123]|ALK|ROS1|RET|HER2|MAML3|RAF1|NUTM1)';

/** Rows of cancer data sets that say in every report the same. */
export const DATASET_ROWS: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:maximum |max\.? |tumou?r )*depth(?: of invasion)?(?: \(DOI\))?${SEP}(?:is |of |approx\.? )?(<|>|at least )? ?${LENGTH}$|^DOI${SEP}${LENGTH}$`,
      'i',
    ),
    ([, sign = '', a = '', b = '']) =>
      told(
        'bad',
        `the growth goes ${sign === '<' ? 'less than ' : sign === '>' ? 'more than ' : sign}${a === '' ? b : a} deep`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:worst )?pattern of invasion(?: \(WPOI\))?${SEP}(?:type |grade )?(?:WPOI)?-?([1-5])(?: of 5|\/5)?$|^WPOI[- ]?([1-5])$`,
      'i',
    ),
    ([, a = '', b = '']) => {
      const n = a === '' ? b : a;
      return told(
        n === '5' ? 'bad' : 'plain',
        `the way the cancer grows at its edge is type ${n} (WPOI)`,
        n === '5'
          ? 'this means that small groups of cells lie apart from the main growth'
          : n === '4'
            ? 'this means that small groups of cells grow at the border'
            : 'a lower number means that the border is smoother',
      );
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:overall |histologic(?:al)? |tumou?r |nuclear )*grade)${SEP}G([1-3])(?:[,:;/ ]+\(?(?:well|moderately|poorly)[- ]differentiated\)?)?$`,
      'i',
    ),
    ([, grade = '']) => told('bad', `the grade is ${grade} of 3`, `the cells look ${LIKE[Number(grade)]}`),
  ),
  // "R0 resection", "Completeness of excision: R1"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:residual (?:tumou?r|disease)|completeness of (?:excision|resection)|resection(?: status)?|r[- ]status|margin status)(?: \(R\))?${SEP})?R([012])(?: \(?(?:resection|complete|microscopic(?: residual)?|incomplete|no residual tumou?r)\)?)?$`,
      'i',
    ),
    ([, r = '']) =>
      r === '0'
        ? told('good', 'no cancer was seen at the cut edges (R0)')
        : told(
            'bad',
            r === '1'
              ? 'cancer cells reach a cut edge under the microscope (R1)'
              : 'some of the cancer could not be taken out (R2)',
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:max(?:imum|imal)?\.? )?(?:distance|depth|extent) of (?:tumou?r )?(?:spread|extension|invasion) (?:beyond|outside|past) (?:the )?(?:muscularis propria|bowel wall|muscle(?: layer| coat)?)${SEP}${LENGTH}$`,
      'i',
    ),
    ([, size = '']) => told('bad', `the growth goes ${size} past the muscle layer of the wall`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:depth of )?(?:myometrial )?invasion(?: depth)?${SEP}(?:(?:<|less than) ?(?:50 ?%|half|1\/2)|inner half|(?:>|≥|more than|greater than|at least) ?(?:or equal to )?(?:50 ?%|half|1\/2)|outer half)?(?: of (?:the )?(?:myometrium|myometrial thickness))?[ ,;]*\(?(?:(\d+(?:\.\d+)?) ?(?:mm)? ?(?:\/|of|out of|in) ?(?:a )?(?:total )?(\d+(?:\.\d+)?) ?mm)?(?:[ ,;]*\(?(?:\d{1,3}) ?%\)?)?\)?(?:[ ,;]*\(?(?:inner|outer) half\)?)?$`,
      'i',
    ),
    ([whole = '', some = '', all = '']) => {
      if (!/myometri/i.test(whole)) return null;
      const half = /<|less|inner/i.test(whole)
        ? 'less than half'
        : />|≥|more|greater|at least|outer/i.test(whole)
          ? 'half or more'
          : '';
      if (half === '' && some === '') return null;
      return told(
        'bad',
        half === ''
          ? `the cancer has grown ${some} mm into the muscle wall of the womb, which is ${all} mm thick there`
          : `the cancer has grown into ${half} of the muscle wall of the womb${some === '' ? '' : ` (${some} of ${all} mm)`}`,
      );
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:peritoneal|pelvic|abdominal)(?: fluid)? (?:washings?|cytology)${SEP}(?:${NOT}|negative)(?: for (?:malignan\w+|tumou?r|malignant cells|carcinoma))?$`,
      'i',
    ),
    () => told('good', 'the fluid from rinsing the belly held no cancer cells'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:peritoneal|pelvic|abdominal)(?: fluid)? (?:washings?|cytology)${SEP}positive(?: for (?:malignan\w+|tumou?r|malignant cells|carcinoma))?$|^ascitic fluid${SEP}(?:malignant cells (?:are )?(?:present|seen|identified)|positive for (?:malignan\w+|malignant cells))$`,
      'i',
    ),
    () => told('bad', 'the fluid from the belly held cancer cells'),
  ),
  ofPattern(
    /^(?:leiomyomata|leiomyomas?|fibroids?)\s*[:,-]\s*(?:\(?(\d{1,2}|one|two|three|four|five|several|multiple)\)?)?,?\s*(?:(?:the )?largest (\d+(?:\.\d+)? ?(?:mm|cm)))?,?\s*(?:all )?(?:benign)?$/i,
    ([, n = '', size = '']) =>
      told(
        'plain',
        `the womb holds ${n === '' ? '' : `${n.toLowerCase()} `}fibroid${/^(?:1|one)$/i.test(n) ? '' : 's'} (leiomyomas), lumps of muscle that are not cancer`,
        ...(size === '' ? [] : [`the largest measures ${size}`]),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:treatment (?:effect|response)|response to (?:neoadjuvant )?(?:treatment|therapy)|tumou?r regression)${SEP}(?:approx(?:imately)?\.? |about |~ ?)?(\d{1,3}) ?% (?:hyalini[sz]ation|necrosis|fibrosis|treatment effect|response)(?: ?\/ ?(?:necrosis|fibrosis|hyalini[sz]ation))?(?:[,;] ?(?:approx\.? |about )?(\d{1,3}) ?% viable(?: tumou?r)?)?$`,
      'i',
    ),
    ([, dead = '', viable = '']) =>
      told(
        'plain',
        `about ${dead}% of the growth is scar or dead tissue after the treatment`,
        ...(viable === '' ? [] : [`about ${viable}% of it is still alive`]),
      ),
  ),
  ofPattern(
    new RegExp(String.raw`^(?:residual )?viable (?:tumou?r|cells?)${SEP}(?:approx\.? |about |~ ?)?(\d{1,3}) ?%$`, 'i'),
    ([, part = '']) => told('plain', `about ${part}% of the growth is still alive after the treatment`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:treatment (?:effect|response)|response to (?:neoadjuvant )?(?:treatment|therapy)|tumou?r regression(?: (?:grade|score))?)${SEP}(?:present[,;: ]+)?(?:residual cancer with evident (?:tumou?r )?regression|partial response)(?:[,;]? ?\(?(?:but more than single cells or rare small groups of cancer cells,? ?)?\(?(?:partial response,? ?)?(?:score|grade) ?2\)?\)?)?(?: (?:following|after) (?:neoadjuvant|preoperative) [\w -]{3,30})?$`,
      'i',
    ),
    ([whole = '']) =>
      told(
        'plain',
        `the treatment before the operation destroyed part of the cancer${/ 2\b/.test(whole) ? ' (score 2)' : ''}`,
        'some cancer was left',
      ),
  ),
  // "Round cell component approx 5%"
  ofPattern(
    new RegExp(
      String.raw`^(round cell|sarcomatoid|rhabdoid|dedifferentiated|micropapillary|cribriform|solid|mucinous|signet ring(?: cell)?|tall cell|lepidic|acinar|papillary|pleomorphic|spindle cell|squamous|glandular|(?:gleason )?pattern [345])(?: (?:component|features|cells|differentiation|growth))?${SEP}(?:comprises |accounts for |makes up |is |of )?(?:approx(?:imately)?\.? |about |~ ?)?(>|<|≥|less than |more than )? ?(\d{1,3}) ?%(?: of (?:the )?(?:tumou?r|growth|cancer|carcinoma|lesion))?$`,
      'i',
    ),
    ([, kind = '', sign = '', part = '']) =>
      told(
        'plain',
        `${/[>≥]|more/.test(sign) ? 'more than ' : /<|less/.test(sign) ? 'less than ' : 'about '}${part}% of the growth is of the kind called “${kind.toLowerCase()}”`,
      ),
  ),
  // "FISH: DDIT3 rearrangement detected"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:FISH|NGS|RT-?PCR|molecular(?: testing)?|(?:next|next-) ?generation sequencing)(?: (?:analysis|studies|testing))?\s*[:,-]\s*)?(?:positive for )?(?:an? )?(${GENE}) (?:gene )?(rearrangement|fusion|amplification|translocation)s?(?: (?:is |was )?(?:(not )?(?:detected|identified|present|found|seen|confirmed)))?(?: (?:by|on) FISH)?$`,
      'i',
    ),
    ([whole = '', gene = '', what = '', none = '']) =>
      none === '' && /\b(?:detected|identified|present|found|seen|confirmed|positive)\b/i.test(whole)
        ? told('plain', `a change was found in the gene ${gene} (${what.toLowerCase()})`)
        : none === ''
          ? null
          : told('plain', `no change was found in the gene ${gene} (${what.toLowerCase()})`),
  ),
  ofPattern(
    /^(?:(?:next|next-) ?generation sequencing|NGS|molecular (?:testing|studies|analysis)|mutation analysis|PCR)(?: \(NGS\))?\s*[:,-]\s*([A-Z0-9]{3,6}) (?:p\.)?\(?([A-Z]\d{1,4}[A-Z]|exon \d{1,2} (?:deletion|insertion|skipping))\)?(?: \(p\.[^()]{4,20}\))? (?:mutation|variant)?\s?(?:was |is )?(?:detected|identified|found|present)$/i,
    ([, gene = '', change = '']) =>
      told('plain', `a change was found in the gene ${gene.toUpperCase()} (${change.replace(/^p\./i, '')})`),
  ),
  ofPattern(
    /^((?:[A-Z][A-Z0-9-]{1,6}(?: exon \d{1,2})?(?:,? and |, ?)){1,11}[A-Z][A-Z0-9-]{1,6}(?: exon \d{1,2})?)\s*[:,-]\s*no (?:alterations?|mutations?|rearrangements?|changes?|fusions?|variants?)(?: (?:were |was )?(?:detected|identified|found))?$/,
    ([, genes = '']) =>
      told('plain', `no change was found in the genes ${listed(genes.split(/,? and |, ?/).map((one) => one.trim()))}`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:MMR|mismatch repair)(?: proteins?)?(?: \(MMR\))?(?: (?:IHC|immunohistochemistry|proteins?|status))?${SEP})(?:MLH-?1,? PMS-?2,? MSH-?2,? (?:and )?MSH-?6:?,? )?(?:are )?(?:all )?(?:retained|intact|preserved|present|proficient|normal)(?: (?:nuclear )?(?:expression|staining))?(?: \(?(?:pMMR|MMR ?proficient)\)?| \((?:(?:MLH-?1|PMS-?2|MSH-?[26])(?:, | and |\/)?){2,4}\))?$|^MLH-?1,? PMS-?2,? MSH-?2,? (?:and )?MSH-?6:?,? (?:are )?(?:all )?(?:retained|intact|preserved|present)(?: (?:nuclear )?(?:expression|staining))?$|^(?:intact|retained) (?:nuclear )?expression of (?:all (?:four|4) )?(?:mismatch repair|MMR) proteins?$`,
      'i',
    ),
    () => told('good', 'the repair proteins of the cells are all there, as they should be (MMR)'),
  ),
  ofPattern(
    /^(?:microsatellite (?:instability )?status|MSI(?: status)?|microsatellite)\s*[:=-]?\s*(?:MSI-?H(?:igh)?|high|unstable|instable)$/i,
    () => told('plain', 'the cells have lost a way to mend their genes (MSI-high)', 'this can guide treatment'),
  ),
  ofPattern(
    /^HER-?2(?:\/neu)?(?: (?:by )?\(?IHC\)?)?\s*[:,-]?\s*(?:is )?(?:equivocal,? ?\(?2\+\)?|2\+,? ?\(?equivocal\)?|2\+)(?: (?:on|by) IHC)?[;,.]? (?:reflex )?(?:FISH|ISH|DISH|CISH)(?: (?:testing|test|study|studies))? (?:has been |is |was |will be )?(?:ordered|to follow|to be done)(?:,? and (?:the results? )?will be (?:reported|issued) (?:in|as) an? (?:addendum|supplementary report))?$/i,
    () =>
      told(
        'plain',
        'the test for the growth signal HER2 was in between (2+)',
        'a second test for it (FISH) has been asked for, and its result is still to come',
      ),
  ),
  ofPattern(
    /^HER-?2(?:\/neu)?(?: by)? \(?(?:FISH|ISH|DISH|CISH)\)?\s*[:,-]?\s*(?:is |was )?(not amplified|non-?amplified|negative|amplified|positive)(?: \(?(?:HER2[/:]CEP ?17 )?ratio(?: of)?:? ?\d+(?:\.\d+)?(?:[,;] ?(?:mean |average )?(?:HER2 )?copy (?:number|no\.?)[:=]? ?\d+(?:\.\d+)?)?\)?)?$/i,
    ([, answer = '']) =>
      /^n/i.test(answer)
        ? told('plain', 'the gene test for the growth signal HER2 was negative')
        : told('plain', 'the gene test for the growth signal HER2 was positive', 'this can guide treatment'),
  ),
  // "HER2 negative overall", "Final HER2 status: negative"
  ofPattern(
    /^(?:(?:overall|final|interpretation)[,: ]*)?HER-?2(?:\/neu)?(?: (?:status|result))?\s*[:,-]?\s*(?:is )?(negative|positive)(?: overall| \(overall\)|,? final)?$/i,
    ([whole = '', answer = '']) =>
      !/overall|final|status|result/i.test(whole)
        ? null
        : /^n/i.test(answer)
          ? told('plain', 'in all, the cells have no more of the growth signal HER2 than is usual (HER2-negative)')
          : told(
              'plain',
              'in all, the cells have too much of the growth signal HER2 (HER2-positive)',
              'this can guide treatment',
            ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^p53${SEP}(?:aberrant|abnormal|mutant|mutation[- ]type)(?: (?:pattern|expression|staining))?(?: \((?:overexpression|null|overexpressed|diffuse|mutant)[^()]{0,20}\))?$`,
      'i',
    ),
    () => told('plain', 'the stain for the protein p53 is not as in normal cells'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:dermal )?(?:mitotic rate|mitoses|mitotic (?:count|index))${SEP}(<)? ?(\d{1,2}) ?(?:mitos[ei]s)? ?(?:\/|per) ?(?:sq\.? ?)?mm(?:2|²)?$`,
      'i',
    ),
    ([, sign = '', n = '']) =>
      told(
        'plain',
        `the lab counted ${sign === '<' ? 'fewer than ' : ''}${n} dividing cell${n === '1' ? '' : 's'} in a square millimeter (mitotic rate)`,
      ),
  ),
  ofPattern(
    /^((?:BRAF|HER-?2|PD-?L1|KRAS|NRAS|EGFR|MMR|MSI|KIT|ALK|molecular|gene|genetic|p16|HPV)(?:(?:,| and|\/) ?[A-Z0-9-]{3,6}){0,3}) (?:testing|test|analysis|studies|immunohistochemistry|IHC)? ?(?:can|could|may|will) be (?:done|performed|arranged|carried out|undertaken|added|requested) (?:on|upon|if) (?:request(?:ed)?|required|needed|clinically (?:indicated|required))$/i,
    ([, what = '']) =>
      told(
        'plain',
        `the lab can test for ${what.replace(/^(?:molecular|gene|genetic)$/i, 'gene changes')} if your doctors ask for it`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:associated|pre-?existing|underlying) (?:nevus|naevus|melanocytic nevus)${SEP}(dysplastic|compound|intradermal|junctional|blue|congenital|common)(?: (?:nevus|naevus))?(?: (?:present|identified))?$`,
      'i',
    ),
    ([, kind = '']) =>
      told(
        'plain',
        `it lies beside a mole${/^dys/i.test(kind) ? ' that looks unusual (dysplastic nevus)' : ` (${kind.toLowerCase()} nevus)`}`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:tumou?r )?focality${SEP}(uni|multi)focal(?: \((\d{1,2}) foci\))?$|^(?:tumou?r )?focality${SEP}(?:single|one)(?: focus)?$`,
      'i',
    ),
    ([, kind = '', n = '']) =>
      told(
        'plain',
        /^m/i.test(kind)
          ? `the growth was seen in ${n === '' ? 'several' : n} spots (multifocal)`
          : 'the growth was seen in one spot only (unifocal)',
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:percentage|percent|%|proportion) of (?:the )?(?:prostate|gland|tissue|prostatic tissue)(?: (?:involved|involvement))?(?: by (?:tumou?r|carcinoma|cancer))?${SEP}(<|approx\.? |about )?(\d{1,3}) ?%$`,
      'i',
    ),
    ([, sign = '', n = '']) =>
      told('plain', `the cancer takes up ${sign === '<' ? 'less than ' : 'about '}${n}% of the tissue`),
  ),
  ofPattern(
    /^(?:seminal vesicles?)\s*[:,-]\s*(left|right) (invaded|involved|positive)[,;] (left|right) (free|uninvolved|negative|not involved|clear)$/i,
    ([, a = '', , b = '']) =>
      told(
        'bad',
        `the cancer has grown into the ${a.toLowerCase()} gland behind the prostate (seminal vesicle)`,
        `the ${b.toLowerCase()} one is free of it`,
      ),
  ),
  ofPattern(
    /^gleason(?: score)?\s*:?\s*(\d ?\+ ?\d ?= ?\d{1,2})(?:,? \(?(?:ISUP )?grade group ?(\d)\)?)?[,;] ?(?:with )?(?:minor |<5% )?tertiary (?:pattern|grade)(?: of)? ?([345])$/i,
    ([, score = '', group = '', third = '']) =>
      told(
        'bad',
        `the Gleason score is ${score.replace(/ /g, '')}${group === '' ? '' : ` (Grade Group ${group})`}`,
        `a small part looks like pattern ${third}`,
      ),
  ),
  // "Colorectal MDT to discuss adjuvant treatment", "For Gynae MDT on Thursday"
  ofPattern(
    /^(?:for |to )?(?:(?:the |our )?(?:[A-Z][\w&-]+ ){0,2})(?:MDT|MDM|tumou?r board|multi-?disciplinary (?:team|meeting))(?: (?:meeting|discussion|review))?(?: (?:to|will|should) (?:discuss|consider|review|decide on|advise on) (adjuvant treatment|adjuvant chemotherapy|adjuvant therapy|further treatment|further management|management|treatment|next steps))?(?: (?:on|this|next) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day| (?:this|next) week)?$/i,
    ([whole = '', what = '']) => {
      if (what === '' && !/^for\b/i.test(whole)) return null;
      const when = /\b((?:on|this|next) (?:[A-Z]\w+day|week))$/.exec(whole)?.[1];
      const about = /adjuvant/i.test(what)
        ? ', to see whether more treatment should follow'
        : what === ''
          ? ''
          : ', and what to do next';
      return told('plain', `a team of doctors will talk about this${about}${when === undefined ? '' : ` (${when})`}`);
    },
  ),
  softly(
    ofPattern(
      /^(?:extensive |marked )?(?:large|big)[- ]vessel (?:vascular )?invasion(?: (?:is )?(?:present|identified|seen))?$/i,
      () => told('bad', 'the cancer has grown into large vessels'),
    ),
  ),
  softly(
    ofPattern(
      /^no large[- ]vessel invasion(?: (?:is )?(?:seen|identified|present))?$|^large[- ]vessel invasion\s*[:-]?\s*(?:absent|not identified|not seen|none|no)$/i,
      () => told('good', 'no cancer was seen in large vessels'),
    ),
  ),
  softly(
    ofPattern(/^micro-?(?:scopic )?vascular invasion\s*[:-]?\s*(?:is )?(?:present|identified|seen|yes)$/i, () =>
      told('bad', 'cancer cells were seen in tiny vessels (microvascular invasion)'),
    ),
  ),
  softly(
    ofPattern(
      /^(extensive|focal|multifocal|widespread) (peri|intra)neural invasion(?: (?:is )?(?:present|identified|seen))?$/i,
      ([, how = '']) =>
        told(
          'bad',
          `cancer cells were seen around nerves${/^f/i.test(how) ? ' in one spot' : ' in many places'} (perineural invasion)`,
        ),
    ),
  ),
  softly(
    ofPattern(
      /^perineural invasion\s*[:-]?\s*(?:is )?(?:present|identified|seen)? ?\((?:largest )?(?:nerve )?(\d+(?:\.\d+)? ?mm)(?: nerve| diameter)?\)$/i,
      ([, size = '']) =>
        told('bad', 'cancer cells were seen around a nerve (perineural invasion)', `that nerve is ${size} thick`),
    ),
  ),
  softly(
    ofPattern(
      /^visceral pleural invasion\s*[:-]?\s*(?:is )?(?:present|identified|seen|yes)? ?\(?PL ?-?([123])\)?$/i,
      ([, n = '']) =>
        told(
          'bad',
          `the cancer has grown into the thin skin of the lung (pleura${n === '3' ? '), and past it into the chest wall' : ')'}`,
        ),
    ),
  ),
  softly(
    ofPattern(
      /^(?:spread through (?:alveolar |air ?)spaces|STAS)(?: \(STAS\))?\s*[:-]?\s*(?:is |was )?(?:not identified|absent|not seen|not present|none|no)$/i,
      () => told('good', 'no cancer cells were seen loose in the air sacs (STAS)'),
    ),
  ),
  softly(
    ofPattern(
      /^capsule\s*[:,-]?\s*(?:is )?intact,? ?(?:but )?(?:focally|partly) (?:thin|thinned)(?: \((\d+(?:\.\d+)? ?mm)\))?$/i,
      ([, size = '']) =>
        told('plain', `the outer skin of the growth is whole, but thin in one spot${size === '' ? '' : ` (${size})`}`),
    ),
  ),
  softly(
    ofPattern(
      /^(?:serosal|peritoneal|surface|omental) (?:implants?|deposits?|nodules?) of (?:metastatic )?(?:carcinoma|adenocarcinoma|tumou?r|cancer)$/i,
      ([whole = '']) =>
        told(
          'bad',
          `spots of cancer were seen ${/^ser|^sur/i.test(whole) ? 'on the outer skin of the organ' : /^per/i.test(whole) ? 'on the lining of the belly' : 'in the fat apron of the belly'}`,
        ),
    ),
  ),
  ofPattern(new RegExp(String.raw`^(?:tumou?r )?necrosis${SEP}present,? \(?(\d{1,3}) ?%\)?$`, 'i'), ([, n = '']) =>
    told('plain', `about ${n}% of the growth is dead tissue (necrosis)`),
  ),
];
