import { list } from '../../words/english.js';
import { IS_THERE, NOT, ofPattern, SEP, softly, type Teller, told } from './line.js';

const LENGTH = String.raw`(?:(?:approx(?:imately)?\.?|about|~|up to|at least) ?)?\d+(?:\.\d+)? ?(?:mm|cm)?(?: ?[x×] ?\d+(?:\.\d+)? ?(?:mm|cm)?){0,2}`;
/** Parts of the body that a growth may reach, in plain words. */
const PARTS: Readonly<Record<string, string>> = {
  ovary: 'ovary', ovaries: 'ovaries', tube: 'egg tube', tubes: 'egg tubes', 'fallopian tube': 'egg tube', 'fallopian tubes': 'egg tubes', adnexa: 'ovaries and tubes',
  cervix: 'neck of the womb (cervix)', parametrium: 'tissue beside the womb (parametrium)', parametria: 'tissue beside the womb (parametria)',
  serosa: 'outer skin of the organ (serosa)', 'serosal surface': 'outer skin of the organ (serosa)', 'peritoneal surface': 'outer skin of the organ (peritoneum)',
  'uterine serosa': 'outer skin of the womb (serosa)', vagina: 'vagina', omentum: 'fat apron of the belly (omentum)', peritoneum: 'lining of the belly (peritoneum)',
  skin: 'skin', nipple: 'nipple', 'skeletal muscle': 'muscle', 'pectoral muscle': 'chest muscle', 'chest wall': 'chest wall', 'seminal vesicle': 'gland behind the prostate (seminal vesicle)',
  'seminal vesicles': 'glands behind the prostate (seminal vesicles)', 'bladder neck': 'neck of the bladder', 'visceral pleura': 'thin skin of the lung (pleura)', pleura: 'thin skin of the lung (pleura)',
  'rete testis': 'small ducts of the testicle (rete testis)', epididymis: 'tube behind the testicle (epididymis)', 'spermatic cord': 'cord of the testicle (spermatic cord)',
  'renal vein': 'kidney vein', 'renal sinus': 'fat in the middle of the kidney (renal sinus)', 'renal sinus fat': 'fat in the middle of the kidney (renal sinus)', 'sinus fat': 'fat in the middle of the kidney (renal sinus)', 'vena cava': 'large vein of the belly (vena cava)', 'perinephric fat': 'fat around the kidney', 'adrenal gland': 'adrenal gland', adrenal: 'adrenal gland',
  appendix: 'appendix', spleen: 'spleen', 'strap muscle': 'neck muscle', 'strap muscles': 'neck muscles', bone: 'bone', prostate: 'prostate', urethra: 'urethra', myometrium: 'muscle wall of the womb (myometrium)',
}; // biome-ignore format: one list
const PART = Object.keys(PARTS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const NOT_IN = `(?:is |are |was |were |appears? )?(?:not involved|uninvolved|free(?: of (?:tumou?r|carcinoma|disease))?(?: \\(\\d+(?:\\.\\d+)? ?mm\\))?|negative(?: for (?:tumou?r|carcinoma))?|not (?:breached|invaded|infiltrated)|involvement (?:absent|not identified))`;

const partOf = (printed: string): string => PARTS[printed.toLowerCase()] ?? printed;

const DUKES: Readonly<Record<string, string>> = {
  a: 'the cancer stays within the bowel wall', b: 'the cancer has grown through the bowel wall, and the lymph nodes are free of it',
  c: 'cancer was found in lymph nodes nearby', c1: 'cancer was found in lymph nodes nearby, and the highest one is free of it', c2: 'cancer was found in lymph nodes nearby, and in the highest one',
  d: 'the cancer has spread to other parts of the body',
}; // biome-ignore format: one list
const BUDS = ['', 'only a few', 'a middle number of', 'many'];

/** Layers of a wall, in plain words. */
const LAYERS: Readonly<Record<string, string>> = {
  mucosa: 'inner lining', 'lamina propria': 'inner lining', 'muscularis mucosae': 'thin muscle under the inner lining', submucosa: 'layer under the inner lining',
  'muscularis propria': 'muscle layer of the wall', 'muscle layer': 'muscle layer of the wall', 'detrusor muscle': 'muscle layer of the wall', subserosa: 'layer under the outer skin', 'subserosal fat': 'fat under the outer skin', 'subserosal tissues': 'layer under the outer skin', serosa: 'outer skin of the organ',
  'serosal surface': 'outer skin of the organ', 'visceral peritoneum': 'outer skin of the organ (peritoneum)', 'inner half of the myometrium': 'inner half of the muscle wall of the womb',
  'outer half of the myometrium': 'outer half of the muscle wall of the womb', myometrium: 'muscle wall of the womb', 'pericolic fat': 'fat around the bowel', 'pericolorectal tissue': 'tissue around the bowel',
  'pericolorectal tissues': 'tissue around the bowel', 'pericolonic tissue': 'tissue around the bowel', 'pericolic tissue': 'tissue around the bowel', 'pericolic tissues': 'tissue around the bowel', 'pericolonic fat': 'fat around the bowel', 'perirectal fat': 'fat around the bowel',
  'perirectal tissue': 'tissue around the bowel', mesorectum: 'fat around the bowel (mesorectum)', 'perivesical fat': 'fat around the bladder', 'perivesical tissue': 'tissue around the bladder', 'perinephric fat': 'fat around the kidney', 'subserosal tissue': 'layer under the outer skin',
  dermis: 'deeper layer of the skin (dermis)', 'papillary dermis': 'upper part of the deeper skin layer', 'reticular dermis': 'lower part of the deeper skin layer', 'subcutaneous fat': 'fat under the skin', 'subcutaneous tissue': 'tissue under the skin',
}; // biome-ignore format: one list
/** "Pericolic adipose tissue", "perivesical soft tissue": the fat around an organ. */
const AROUND: Readonly<Record<string, string>> = {
  pericolic: 'bowel', pericolonic: 'bowel', pericolorectal: 'bowel', perirectal: 'bowel', mesorectal: 'bowel', mesocolic: 'bowel', perienteric: 'bowel',
  perivesical: 'bladder', perinephric: 'kidney', perirenal: 'kidney', peripancreatic: 'pancreas', periprostatic: 'prostate', perigastric: 'stomach',
  periesophageal: 'food pipe', perioesophageal: 'food pipe', perithyroidal: 'thyroid', extrathyroidal: 'thyroid',
}; // biome-ignore format: one list
const FATTY = '(?:(?:soft|adipose|fatty|fibroadipose|connective|fibrofatty) tissues?|fat|tissues?)';
const LAYER = `(?:the )?((?:${Object.keys(AROUND).join('|')}) ${FATTY}|${Object.keys(LAYERS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
function layerOf(printed: string): string {
  const small = printed.toLowerCase();
  const organ = AROUND[small.split(' ')[0] ?? ''];
  if (organ !== undefined) return `${/fat|adipose/.test(small) ? 'fat' : 'tissue'} around the ${organ}`;
  return LAYERS[small] ?? printed;
}

/** Rows of a synoptic form or a dataset, and the same said in a line. */
export const ROW_LINES: readonly Teller[] = [
  ofPattern(
    /^(?:(?:tumou?r|lesion|invasive|maximum|max\.?|greatest|largest|overall|microscopic|macroscopic) )*(?:size|diameter|dimension)(?: of (?:the )?(?:tumou?r|lesion|invasive component|invasive carcinoma))?\s*[:=-]?\s*(?:is |of |approx\.? )?(\d+(?:\.\d+)?(?: ?(?:mm|cm))?(?: ?[x×] ?\d+(?:\.\d+)?(?: ?(?:mm|cm))?){0,2}) ?(mm|cm)?(?: (?:in )?(?:greatest|maximum|max) (?:dimension|diameter))?$/i,
    ([, size = '', unit = '']) =>
      /[mc]m/.test(`${size}${unit}`)
        ? told('plain', `the growth measures ${`${size} ${unit}`.trim().replace(/ ?[x×] ?/g, ' by ')}`)
        : null,
  ),
  // "Tumor invades through muscularis propria into pericolonic tissue (pT3)"
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:tumou?r (?:extent|extension)|extent(?: of (?:invasion|spread))?|depth of (?:invasion|infiltration)|(?:micro\S* )?(?:tumou?r )?extension|local (?:spread|invasion)|(?:pathologic(?:al)? )?extent)\s*[:|]?\s*)?(?:(?:the )?(?:tumou?r|carcinoma|adenocarcinoma|it|cancer|growth) )?(?:(?:invades?|extends?|infiltrates?|penetrates?|spreads?|invading|extending|infiltrating) )(?:(through|beyond) ${LAYER} (?:and )?(?:in)?to ${LAYER}|(through|beyond) ${LAYER}|(?:in)?(?:to )?${LAYER})(?:,? \(?(p?T[1-4][a-d]?)\)?)?$`,
      'i',
    ),
    ([whole = '', , past = '', into = '', , only = '', reached = '', stage = '']) =>
      told(
        'bad',
        past !== ''
          ? `the growth has gone through the ${layerOf(past)} into the ${layerOf(into)}`
          : only !== ''
            ? `the growth has gone through the ${layerOf(only)}`
            : `the growth ${/\bpenetrates?\b/i.test(whole) ? 'has broken through' : 'reaches into'} the ${layerOf(reached)}`,
        ...(stage === ''
          ? []
          : [`the tumor stage (T) is ${stage.replace(/^p/i, '').replace(/[A-D]$/, (letter) => letter.toLowerCase())}`]),
      ),
  ),
  // "Appendix with no significant abnormality"
  ofPattern(
    /^(?:the )?(appendix|gall ?bladder|spleen|ovary|ovaries|fallopian tubes?|tubes?|cervix|omentum|thymus|adrenal(?: gland)?|resection ends?|background (?:tissue|mucosa|liver|breast|skin))(?: (?:is|are|with|showing|shows?|has|have)|:|,)? (?:with )?(?:no (?:significant |specific |important )?(?:histo-?patholog\w+ |patholog\w+ |histolog\w+ |microscopic )?(?:abnormalit(?:y|ies)|changes?|findings?|lesions?)|unremarkable|within normal limits|WNL)$/i,
    ([, part = '']) =>
      told(
        'good',
        `the ${part.toLowerCase()} look${/(?:ies|tubes|ends)$/i.test(part) ? '' : 's'} normal under the microscope`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:invasive |whole |max(?:imum)?\.? |greatest |overall |pathologic(?:al)? |largest )*(?:tumou?r|lesion|carcinoma) (?:size|diameter|dimensions?)|(?:size|greatest dimension|max(?:imum)? (?:dimension|diameter)) of (?:the )?(?:invasive )?(?:tumou?r|carcinoma|lesion)|greatest dimension|max\.?(?:imum)? (?:dimension|diameter))(?: \(?(?:incl(?:uding|\.)? DCIS|invasive(?: component)?)\)?)?${SEP}(${LENGTH})$`,
      'i',
    ),
    ([whole = '', size = '']) =>
      !/\d ?(?:mm|cm)/i.test(size)
        ? null
        : told(
            'plain',
            /incl|whole/i.test(whole)
              ? `the whole growth measures ${size}`
              : `the growth measures ${size} at its largest`,
          ),
  ),
  ofPattern(
    /^(?:greatest (?:linear )?(?:extent|length)(?: (?:in|on|of) (?:a single |any one |any |one |the )?core)?|longest (?:continuous )?length(?: of (?:tumou?r|carcinoma)(?: in (?:a single|one) core)?)?|max(?:imum)?\.? (?:core |tumou?r |cancer )?length(?: in (?:a single|one) core)?)\s*:?\s*(?:of )?(\d+(?:\.\d+)? ?(?:mm|cm))$/i,
    ([, size = '']) => told('plain', `the longest stretch of the growth in one piece is ${size}`),
  ),
  ofPattern(/^laterality\s*[:.]*\s*(left|right|both|bilateral|midline)$/i, ([, side = '']) =>
    told(
      'plain',
      /^(?:both|bilateral)$/i.test(side)
        ? 'this is about both sides'
        : /^mid/i.test(side)
          ? 'this is about the middle of the body'
          : `this is about the ${side.toLowerCase()} side`,
    ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:mitotic (?:rate|count|index|activity)|mitos[ei]s)${SEP}(<|>|~|approx\.? ?)?\s?(\d{1,3}(?:[-–]\d{1,3})?)(?: mitos[ei]s)? ?(?:\/|per) ?((?:sq\.? ?)?mm(?:2|²)?|(?:10 ?)?hpfs?)$`,
      'i',
    ),
    ([, sign = '', count = '', per = '']) =>
      told(
        'plain',
        `the lab counted ${sign === '<' ? 'fewer than ' : sign === '>' ? 'more than ' : sign === '' ? '' : 'about '}${count} dividing cell${count === '1' ? '' : 's'} (${count === '1' ? 'mitosis' : 'mitoses'}) ${/mm/i.test(per) ? 'in a square millimeter' : /10/.test(per) ? 'in 10 views through the microscope' : 'in one view through the microscope'}`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:tumou?r )?regression)${SEP}(?:(${NOT})|${IS_THERE}(?:,? ?\(?(?:[<>≥≤] ?\d{1,3} ?%|partial|focal)\)?)?)$`,
      'i',
    ),
    ([, none = '']) =>
      none === ''
        ? told('plain', 'part of the growth seems to have faded away by itself (regression)')
        : told('plain', 'no part of the growth seems to have faded away by itself (regression)'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:TILs?|tumou?r[- ]infiltrating lymphocytes)${SEP}(?:(${NOT})|(?:${IS_THERE}[,;]? ?)?\(?(non-?brisk|brisk)\)?)$`,
      'i',
    ),
    ([, none = '', how = '']) =>
      none !== ''
        ? told('plain', 'no immune cells were seen among the cancer cells')
        : told(
            'plain',
            /^non/i.test(how)
              ? 'some immune cells were seen among the cancer cells (TILs, non-brisk)'
              : 'many immune cells were seen among the cancer cells (TILs, brisk)',
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:micro-?satellit(?:es?|osis)|satellite (?:nodules?|metastas[ei]s)|in-transit metastas[ei]s)${SEP}${NOT}$`,
      'i',
    ),
    () => told('good', 'no small separate spots of the growth were seen nearby'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:associated |assoc\.? |pre-?existing )n(?:ae|e)vus${SEP}(?:(${NOT})|${IS_THERE}(?:,? ?\(?([a-z ]+)\)?)?)$`,
      'i',
    ),
    ([, none = '']) =>
      none === ''
        ? told('plain', 'a mole was seen beside the growth')
        : told('plain', 'no mole was seen beside the growth'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^tumou?r budding${SEP}(?:(?:(\d{1,3}) ?(?:buds? ?)?(?:(?:per|\/|in) ?(?:0\.785 ?mm(?:2|²)?|(?:hot ?spot|field)(?: field)?))?,? ?)?\(?(?:(?:low|intermediate|high),? ?\(?)?Bd ?([123])(?:,? ?(?:low|intermediate|high))?\)*(?:,? ?\((?:low|intermediate|high)?,? ?(?:\d{1,3} buds?(?:\/0\.785 ?mm(?:2|²)?)?)?\))?|(low|intermediate|high)(?: \(Bd ?[123]\))?)$`,
      'i',
    ),
    ([, , grade = '', word = '']) => {
      const many = BUDS[grade === '' ? ['', 'low', 'intermediate', 'high'].indexOf(word.toLowerCase()) : Number(grade)];
      return many === undefined || many === ''
        ? null
        : told(
            many === 'only a few' ? 'plain' : 'bad',
            `${many} small groups of cells were seen at the edge of the growth (tumor budding)`,
          );
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:LVI|vascular invasion|venous invasion)${SEP})?(?:EMVI|extra-?mural (?:vascular|venous|vein) invasion)\s*(?:\(EMVI\))?${SEP}(?:is )?(?:(\+|${IS_THERE})|(-|${NOT}))$`,
      'i',
    ),
    ([, yes = '']) =>
      yes === ''
        ? told('good', 'no cancer cells were seen in a vein outside the wall (EMVI)')
        : told('bad', 'cancer cells were seen in a vein outside the wall (EMVI)'),
  ),
  ofPattern(/^dukes['’]?(?: stage)?\s*:?\s*(A|B|C1|C2|C|D)$/i, ([, stage = '']) =>
    told(
      /^a$/i.test(stage) ? 'plain' : 'bad',
      `the Dukes stage is ${stage.toUpperCase()}: ${DUKES[stage.toLowerCase()]}`,
    ),
  ),
  ofPattern(
    /^(?:FIGO(?: \(?(?:19|20)\d\d\)?)? stage|stage,? FIGO(?: \(?(?:19|20)\d\d\)?)?|FIGO(?: \(?(?:19|20)\d\d\)?)?)\s*:?\s*(?:stage )?(I{1,3}|IV)([A-C]\d?)?$/i,
    ([, stage = '', sub = '']) =>
      told(
        'bad',
        `the stage is ${stage.toUpperCase()}${sub.toUpperCase()} by the FIGO system, which goes from I (the earliest) to IV`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:the )?(?:tumou?r|carcinoma|it|cancer|growth) (?:extends|invades|infiltrates|grows|spreads) (?:in)?to (?:the )?(${PART})(?: \(([^()]{2,40})\))?(?:(?:,| and|, and) (?:(?:in)?to )?(?:the )?(${PART}))?$`,
      'i',
    ),
    ([, one = '', , two = '']) =>
      told(
        'bad',
        `the growth reaches into the ${[one, two]
          .filter((part) => part !== '')
          .map(partOf)
          .join(' and the ')}`,
      ),
  ),
  softly(
    ofPattern(
      new RegExp(
        String.raw`^(?:(?:both |left |right |the )?)(${PART})s?(?:, (${PART})s?)?(?:,? and (?:the )?(${PART})s?)?${SEP}${NOT_IN}$`,
        'i',
      ),
      ([, ...parts]) => {
        const named = parts.filter((part) => part !== '').map((part) => `the ${partOf(part)}`);
        return told('good', `the growth was not seen in ${list(named, 'or')}`);
      },
    ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(${PART})${SEP}(?:is |are |was |were )?(?:involved(?: by (?:tumou?r|carcinoma))?|invaded|infiltrated|breached)$`,
      'i',
    ),
    ([, part = '']) => told('bad', `the growth was seen in the ${partOf(part)}`),
  ),
  ofPattern(
    new RegExp(String.raw`^(?:cervical stromal|cervical) (?:invasion|involvement)${SEP}(?:(${NOT})|${IS_THERE})$`, 'i'),
    ([, none = '']) =>
      none === ''
        ? told('bad', 'the cancer has grown into the neck of the womb (cervix)')
        : told('good', 'the cancer was not seen in the neck of the womb (cervix)'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:depth of )?myometrial invasion${SEP}(?:${IS_THERE}[,;:]? ?)?\(?(?:(inner|less than|<) ?(?:half|50 ?%|1\/2)(?: of (?:the )?myometrium)?|(outer|more than|greater than|>|≥) ?(?:half|50 ?%|1\/2)(?: of (?:the )?myometrium)?)\)?(?:,? ?\(?(?:[<>≥] ?50 ?%)\)?)?$`,
      'i',
    ),
    ([, inner = '']) =>
      told(
        'bad',
        inner === ''
          ? 'the cancer has grown into the outer half of the muscle wall of the womb'
          : 'the cancer has grown into the inner half of the muscle wall of the womb only',
      ),
  ),
  ofPattern(
    /^(?:depth(?: of (?:invasion|myometrial invasion))?|invades)\s*:?\s*(\d+(?:\.\d+)?) ?(?:mm)? (?:of|in|out of|\/) ?(?:an? |the )?(\d+(?:\.\d+)?) ?mm(?: (?:thick )?(?:wall|myometrium))?$/i,
    ([, deep = '', wall = '']) =>
      Number(deep) > Number(wall)
        ? null
        : told('plain', `it grows ${deep} mm deep into a wall that is ${wall} mm thick`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(${PART})${SEP}(?:not (?:sampled|submitted|received|included|present in (?:the )?(?:sample|specimen)))$`,
      'i',
    ),
    ([, part = '']) => told('plain', `no tissue of the ${partOf(part)} was in the sample`),
  ),
  ofPattern(new RegExp(String.raw`^(${PART})${SEP}(?:not applicable|n\/a)$`, 'i'), ([, part = '']) =>
    told('plain', `the line on the ${partOf(part)} does not apply here`),
  ),
  ofPattern(
    /^(?:treatment effect|neo-?adjuvant (?:therapy|treatment)|response to (?:therapy|treatment))\s*:\s*(?:no known pre-?surgical (?:therapy|treatment)|none(?: given)?|not given|not applicable|no)$|^no (?:known )?(?:neo-?adjuvant|pre-?surgical|pre-?operative) (?:rx|therapy|treatment|chemo\w*|prescription)$/i,
    () => told('plain', 'no treatment before the operation is known'),
  ),
  ofPattern(
    /^(?:occasional |focal |scattered |rare |few )?micro-?calcifications?\s*:?\s*(?:(?:are |is )?(?:present|seen|identified|noted))?,?\s*(?:\(?(?:associated with|in association with|with|within|in) ((?:DCIS|benign (?:ducts|glands|breast tissue|epithelium)|stroma|(?:the )?(?:invasive )?(?:carcinoma|tumou?r))(?: and (?:DCIS|benign (?:ducts|glands|breast tissue)|stroma|(?:invasive )?(?:carcinoma|tumou?r)))?)\)?)?$/i,
    ([whole = '', where = '']) =>
      /\bno\b|^micro-?calcifications?$/i.test(whole)
        ? null
        : told(
            'plain',
            'tiny specks of chalk (microcalcifications) were seen',
            ...(where === '' ? [] : [`they lie together with ${withPlainPlaces(where)}`]),
          ),
  ),
  ofPattern(
    /^(?:nottingham |bloom[- ]richardson |histologic(?:al)? )?(?:grade|score)(?: \((provisional)\))?\s*:?\s*(?:tubules? (\d)[,;] nuclei (\d)[,;] mitos[ei]s (\d) ?= ?(\d)(?:\/9)?[,;] grade (\d))$/i,
    ([, , , , , sum = '', grade = '']) =>
      told('bad', `the grade is ${grade}, with ${sum} points in all`, ...gradeMeans(grade)),
  ),
  ofPattern(
    /^(?:nottingham |histologic(?:al)? |overall )?grade \((provisional)\)\s*:?\s*(?:grade )?([123])(?: of 3| ?\/ ?3)?$/i,
    ([, , grade = '']) =>
      told(
        'bad',
        `the grade for now is ${grade}`,
        ...gradeMeans(grade),
        'it may change when more of the growth is looked at',
      ),
  ),
  ofPattern(
    /^grade\s*:\s*(low|high|intermediate)(?: grade)?(?: \(?(well|moderately|mod|poorly|well to moderately)\.? ?diff(?:erentiated|\.)?\)?)?$/i,
    ([, grade = '', how = '']) =>
      told(
        'bad',
        `the grade is ${grade.toLowerCase()}`,
        ...(how === ''
          ? []
          : [
              /^well$/i.test(how)
                ? 'the cells look much like normal cells'
                : /^poor/i.test(how)
                  ? 'the cells look very unlike normal cells'
                  : 'the cells look somewhat like normal cells',
            ]),
      ),
  ),
  ofPattern(
    /^(?:percent(?:age)? )?(?:gleason )?pattern ([45])(?: component)?(?: \((?:target|overall)\))?\s*[:=]?\s*(?:approx(?:imately)?\.? |about |~)?(\d{1,3}(?:[-–]\d{1,3})?) ?%$/i,
    ([, pattern = '', share = '']) =>
      told(
        'bad',
        `about ${share}% of the cancer is of Gleason pattern ${pattern}, which grows faster than pattern 3`.replace(
          ' than pattern 3',
          '',
        ),
      ),
  ),
  ofPattern(
    /^cribriform(?: pattern| glands| growth| morphology| architecture)?\s*[:,]?\s*(?:is |are )?(present|identified|seen|yes)$/i,
    () => told('bad', 'some of the cancer grows in a sieve-like pattern (cribriform)'),
  ),
  ofPattern(
    /^(?:total )?(?:number of )?(?:cores )?(?:positive|involved)(?: cores)?\s*:?\s*(\d{1,2}) ?(?:\/|of) ?(\d{1,2})(?: cores)?(?: \((left|right) side only\))?$|^(?:total )?cores (?:positive|involved)\s*:?\s*(\d{1,2}) ?(?:\/|of) ?(\d{1,2})(?: \((left|right) side only\))?$/i,
    ([, a = '', b = '', s = '', c = '', d = '', t = '']) => {
      const [some, all, side] = a === '' ? [c, d, t] : [a, b, s];
      return Number(some) > Number(all)
        ? null
        : told(
            'bad',
            `cancer was found in ${some} of the ${all} pieces${side === '' ? '' : `, on the ${side.toLowerCase()} side only`}`,
          );
    },
  ),
  ofPattern(
    /^cores show (?:an? )?(?:invasive )?(?:carcinoma|adenocarcinoma|cancer) in (\d{1,2}) of (\d{1,2})(?:,? (?:with (?:a )?)?(?:longest|maximum) (?:continuous )?length (?:of )?(\d+(?:\.\d+)? ?mm))?$/i,
    ([, n = '', m = '', size = '']) =>
      Number(n) > Number(m)
        ? null
        : told(
            'bad',
            `cancer was found in ${n} of the ${m} pieces`,
            ...(size === '' ? [] : [`the longest stretch in one piece is ${size}`]),
          ),
  ),
];

function gradeMeans(grade: string): string[] {
  if (grade === '1') return ['the cancer cells look much like normal cells and tend to grow slowly'];
  if (grade === '2') return ['the cancer cells look somewhat unusual and tend to grow at a middle speed'];
  return grade === '3' ? ['the cancer cells look very unusual and tend to grow faster'] : [];
}

function withPlainPlaces(where: string): string {
  return where
    .replace(/(?:the )?(?:invasive )?(?:carcinoma|tumou?r)/i, 'the cancer')
    .replace(/stroma/i, 'plain tissue')
    .replace(/epithelium/i, 'tissue');
}
