import { IS_THERE, listed, NOT, ofPattern, SEP, softly, type Teller, told } from './line.js';

const ENOUGH =
  '(?:satisfactory(?: for (?:evaluation|interpretation|assessment|reporting))?|adequate(?: for (?:evaluation|interpretation|assessment|diagnosis))?|yes)';
/** What a sample was looked through for and does not hold. */
const SOUGHT: readonly [RegExp, string][] = [
  [/^giardia(?: (?:lamblia|trophozoites|organisms))?$/, 'the gut parasite Giardia'],
  [/^parasites?(?: or ova)?$/, 'parasites'],
  [/^(?:viral inclusions?|viral cytopathic (?:effects?|changes?)|(?:cmv )?inclusions?)$/, 'changes in the cells from a virus'],
  [/^(?:fungal (?:organisms?|elements?|hyphae)|fungi)$/, 'fungus'],
  [/^goblet cells?$/, 'bowel-type cells (goblet cells)'],
  [/^psammoma bodies$/, 'tiny round chalk grains (psammoma bodies)'],
  [/^crypt abscess(?:es)?$/, 'pus in the tiny pits of the lining (crypt abscesses)'],
  [/^lympho-?epithelial lesions?$/, 'immune cells breaking into the glands (lymphoepithelial lesions)'],
  [/^(?:granulomas?|granulomata|granulomatous inflammation)$/, 'small spots from irritation (granulomas)'],
  [/^(?:lymphocytic or collagenous|collagenous or lymphocytic|microscopic) colitis$/, 'bowel swelling that only the microscope shows (microscopic colitis)'],
  [/^lymphocytic$/, 'one kind of bowel swelling that only the microscope shows (lymphocytic colitis)'],
  [/^collagenous colitis$/, 'another kind (collagenous colitis)'],
  [/^lymphoid infiltrates?$/, 'immune cells in crowds'],
  [/^(?:ring(?:ed)? sideroblasts?)$/, 'young red cells with a ring of iron (ring sideroblasts)'],
  [/^circulating plasma cells$/, 'plasma cells in the blood'],
  [/^(?:subepithelial )?collagen (?:table |band )?thickening$/, 'a thick band under the lining'],
  [/^acid[- ]fast bacilli$/, 'germs of the tuberculosis kind'],
  [/^(?:cytologic(?:al)? )?dysplasia$/, 'abnormal cells (dysplasia)'],
  [/^high[- ]grade dysplasia$/, 'very abnormal cells (high-grade dysplasia)'],
  [/^malignancy$/, 'cancer'],
  [/^intestinal metaplasia$/, 'a lining that looks like bowel lining (intestinal metaplasia)'],
  [/^(?:h(?:elicobacter|\.)? ?pylori|helicobacter)(?: organisms)?$/, 'the stomach germ H. pylori'],
  [/^(?:full[- ]thickness (?:dysplasia|atypia))$/, 'abnormal cells through the whole layer'],
  [/^invasive (?:malignancy|carcinoma|component|disease|tumou?r)$/, 'cancer growing into nearby tissue'],
  [/^(?:viral|hpv) (?:changes?|effects?)$/, 'changes from a virus'],
  [/^koilocyt(?:es|osis)$/, 'cells marked by HPV (koilocytes)'],
  [/^(?:nuclear )?grooves$/, 'grooves in the cell cores'],
  [/^(?:intra-?nuclear )?(?:pseudo-?)?inclusions$/, 'pale spots in the cell cores (inclusions)'],
  [/^(?:an? )?(?:mono)?(?:clonal|typic) b[- ]cells?(?: populations?)?$/, 'B cells that are all alike'],
  [/^(?:an? )?(?:aberrant|abnormal|clonal) t[- ]cells?(?: populations?)?$/, 'unusual T cells'],
  [/^(?:an? )?(?:increase in |excess of )?blasts$/, 'too many very young blood cells (blasts)'],
  [/^(?:eosinophilic infiltrates?|(?:increased |increase in )?eosinophils)$/, 'too many of one kind of immune cell (eosinophils)'],
  [/^amyloid(?: deposit(?:s|ion)?| material)?$/, 'deposits of a stiff protein (amyloid)'],
  [/^villitis$/, 'irritated spots in the placenta (villitis)'],
  [/^viral cytopathic effect$/, 'changes in the cells from a virus'],
  [/^choriocarcinoma$/, 'a cancer of pregnancy tissue (choriocarcinoma)'],
  [/^invasive (?:hydatidiform )?mole$/, 'pregnancy tissue growing into the wall of the womb (invasive mole)'],
  [/^(?:complete |partial )?(?:hydatidiform mole|molar (?:pregnancy|change|features))$/, 'a pregnancy that formed the wrong tissue (mole)'],
  [/^barrett['’]?s (?:mucosa|o?esophagus|metaplasia)$/, 'a changed lining of the food pipe (Barrett)'],
  [/^(?:recurrent )?hepatitis c(?: virus)?$/, 'the liver infection hepatitis C'],
  [/^(?:recurrent )?hepatitis b(?: virus)?$/, 'the liver infection hepatitis B'],
  [/^chorangiomas?$/, 'a harmless growth of vessels in the placenta (chorangioma)'],
]; // biome-ignore format: one list

function soughtOf(printed: string): string | null {
  const name = printed
    .toLowerCase()
    .replace(/^(?:and|or) /, '')
    .trim();
  return SOUGHT.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

const NOT_SEEN = new RegExp(
  String.raw`^()(.{4,60}?)(?:s)?\s*[:,-]?\s*(?:(?:is|are|was|were) )?(?:${NOT})(?: on (?:H&E|special stains?))?$`,
  'i',
);

/** "No Giardia seen", "No parasites or viral inclusions are seen on H&E", "Granulomas: not identified" */
const soughtLine: Teller = (line) => {
  const found =
    /^(?:there (?:is|are) )?(?:no (?:(definite|convincing|unequivocal|obvious) )?(?:(?:evidence|features?|histological features|signs?) of )?|negative for )(.{4,90}?)(?: (?:is |are |was |were )?(?:seen|identified|noted|present|found|detected)| in (?:the |this )?(?:levels|sections|material|sample|tissue|specimen|biops(?:y|ies))(?: (?:examined|received|submitted|provided|sampled))?| (?:on|by|with) (?:(?:a |the )?(?:H&E|special stains?|congo red(?: stains?)?|(?:multiple |deeper )?levels?))| \([^()]{2,40}\))*$/i.exec(
      line,
    ) ?? NOT_SEEN.exec(line);
  if (found === null) return null;
  const named = (found[2] as string).split(/,\s*(?:and |or |no )?| or (?:no )?| and (?:no )?/i).map(soughtOf);
  if (named.some((one) => one === null)) return null;
  const things = named.filter((one) => one !== null);
  const names = things.length < 2 ? listed(things) : `${things.slice(0, -1).join(', ')} or ${things.at(-1)}`;
  return told('good', `no ${(found[1] ?? '') === '' ? '' : 'clear '}sign of ${names} was seen`);
};

const SHARE = String.raw`(?:approx(?:imately)?\.? |about |~ ?)?((?:<|>)? ?\d{1,3}(?:\.\d+)?(?:[-–]\d{1,3})?) ?%`;
const share = (printed: string): string => printed.trim().replace(/^< ?/, 'less than ').replace(/^> ?/, 'more than ');

const DEGREE = 'markedly|severely|very|greatly|mildly|slightly|moderately|relatively|marked|mild|moderate|severe';
const FEWER = 'reduced|decreased|diminished|depressed|suppressed|few|low';
const NONE_LEFT = 'absent|not seen';
const MORE = 'increased|raised';
const SERIES =
  '(?:megakaryocytes?|megakaryocytic|erythroid|erythropoiesis|myeloid|granulocytic|myelopoiesis|granulopoiesis|lymphoid)';
/** Kinds of cells of the marrow, by what they make. */
const SERIES_NAMES: readonly (readonly [RegExp, string])[] = [
  [/erythro/i, 'cells that make red blood cells'],
  [/myeloid|granul|myelop/i, 'cells that make white blood cells'],
  [/lymphoid/i, 'lymphoid cells (a kind of white blood cell)'],
  [/megakaryo/i, 'cells that make platelets (megakaryocytes)'],
];
const orList = (items: readonly string[]) =>
  items.length < 2 ? listed(items) : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** Lines on single cells, on the marrow and on the linings of the gut. */
export const CELL_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:specimen )?adequacy${SEP})?${ENOUGH}[;,.]? (?:an? )?(?:endocervical(?: ?\/ ?| and )?(?:cells?|component|(?:transformation zone|TZ)(?: component)?)?|transformation zone|TZ)(?: component| cells?)?(?: (?:is |are )?(present|identified|seen|absent|not (?:present|identified|seen)))?$`,
      'i',
    ),
    ([, there = '']) =>
      /^(?:abs|not)/i.test(there)
        ? told(
            'plain',
            'there was enough in the sample to judge',
            'cells from the area where changes most often start were not in it',
          )
        : told(
            'good',
            'there was enough in the sample to judge',
            'it holds cells from the area where changes most often start',
          ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:endocervical(?: ?\/ ?)?)?(?:(?:transformation zone|TZ) )?component|endocervical(?:\/(?:transformation zone|TZ))? (?:component|cells)|endocervical\/(?:transformation zone|TZ) component|TZ(?: sampled)?)${SEP}(?:is |are )?(present|identified|seen|absent|not (?:present|identified|seen))$`,
      'i',
    ),
    ([, there = '']) =>
      /^(?:abs|not)/i.test(there)
        ? told('plain', 'cells from the area where changes most often start were not in the sample')
        : told('good', 'the sample holds cells from the area where changes most often start'),
  ),
  ofPattern(
    /^(?:(?:two|2) (?:consecutive )?(?:negative|clear) (?:co-?tests?|tests?|smears?|HPV tests?)(?: (?:results? )?(?:after|since|following|post) (?:the )?(?:treatment|LLETZ|LEEP|conisation|excision))?\s*[:;,.-]*\s*)?test of cure(?: (?:is|has been|now|was))* (?:complete[d]?|successful|passed)$/i,
    ([whole = '']) =>
      told(
        'good',
        ...(/^(?:two|2)\b/i.test(whole) ? ['two tests in a row after your treatment were clear'] : []),
        'the check that the treatment has worked (test of cure) is complete',
      ),
  ),
  ofPattern(/^test of cure\s*[:-]?\s*(?:is |was )?negative$/i, () =>
    told('good', 'the check that the treatment has worked (test of cure) is clear'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:on-?site adequacy|rapid on-?site evaluation|ROSE|immediate (?:assessment|adequacy))${SEP}${ENOUGH}(?:[,;]? ?\(?(?:called )?(?:by|per)? ?[^()]{0,50}\)?)?$`,
      'i',
    ),
    () => told('good', 'a first look during the test found that enough cells had been taken'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:core|aspirate|trephine|specimen|sample|adequacy|smears?)${SEP}(?:\d+(?:\.\d+)? ?(?:cm|mm)(?: core)?,? )?${ENOUGH}$`,
      'i',
    ),
    () => told('good', 'there was enough in the sample to judge'),
  ),
  ofPattern(
    /^(?:the )?(?:approx(?:imate)?\.? |estimated |implied |overall |predicted )*(?:risk|probability|likelihood|chance|ROM) of (?:malignancy|cancer|thyroid cancer|cancer or NIFTP)(?: (?:for|of|in|with) (?:this (?:category|diagnosis|result)|AUS(?:\/FLUS)?|FLUS|FN|SFN|SUSP|this Bethesda category|Bethesda (?:category )?[IV]+))?(?: (?:is|of))?\s*:?\s*(?:approx(?:imately)?\.? |about |around |~ ?)?((?:<|less than |under )?) ?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: \([^()]{2,50}\))?$/i,
    ([, less = '', figure = '']) =>
      less === ''
        ? told('bad', `of people with such a result, about ${figure}% turn out to have cancer`)
        : told('plain', `of people with such a result, less than ${figure}% turn out to have cancer`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:HPV )?(?:geno)?types? ?(\d{2}(?: ?(?:\/|and|or|&|,) ?\d{2}){0,3})${SEP}(?:(?:was |were |is )?(${NOT}|not detected)|${IS_THERE})$`,
      'i',
    ),
    ([, types = '', none = '']) =>
      none === ''
        ? told('bad', `the virus HPV of type ${types} was found`)
        : told('good', `the virus HPV of type ${types} was not found`),
  ),
  ofPattern(
    /^(?:general categori[sz]ation\s*:\s*)?epithelial cell abnormality(?: \(?see (?:below|interpretation)\)?)?$/i,
    () => told('plain', 'the lab saw cells that are not as they should be'),
  ),
  ofPattern(
    /^(?:partially |partly |moderately )?(?:obscur(?:ing|ed by)) (blood|inflammation|mucus)(?: (?:and|\/) (?:blood|inflammation|mucus))?(?: (?:is )?(?:present|noted|seen))?$/i,
    ([, by = '']) =>
      told(
        'plain',
        `${/infl/i.test(by) ? 'irritation' : by.toLowerCase()} in the sample made some cells harder to see`,
      ),
  ),
  ofPattern(
    /^the pap(?:anicolaou)? (?:test|smear) is a screening (?:test|procedure|tool)\b[^;]{0,160}(?:false|error)[^;]{0,80}$/i,
    () => told('plain', 'like every screening test, a Pap test can miss something'),
  ),
  ofPattern(
    /^(?:other\s*:\s*)?fung(?:al|us) (?:organisms?|elements?)(?: morphologically)? consistent with candida(?: sp\.?p?\.?| species| albicans)?(?: (?:are |is )?(?:seen|present|identified))?$/i,
    () => told('plain', 'fungus that looks like yeast (Candida) was seen'),
  ),
  ofPattern(
    /^(?:normal villous architecture|villous architecture (?:is )?(?:normal|preserved|intact|maintained)|villi (?:are )?(?:normal|preserved|intact))$/i,
    () => told('good', 'the tiny folds of the gut lining (villi) look normal'),
  ),
  ofPattern(
    /^(?:IELs?|intra-?epithelial lymphocytes?)(?: counts?)?:?(?: (?:are|is))?(?: (?:approx\.? |about |< ?)?\d{1,3} ?(?:\/|per) ?100 (?:enterocytes|epithelial cells|ECs?))?,?(?: \(?(?:not increased|normal|within normal limits|not raised)\)?)(?: \([^()]{2,60}\))?$|^no increase in (?:intra-?epithelial lymphocytes|IELs?)$/i,
    () => told('good', 'the immune cells in the gut lining are not more than usual'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:increased|raised) (?:intra-?epithelial lymphocytes|IELs?)(?: (?:are )?${IS_THERE})?(?: \([^()]{2,60}\))?$|^(?:intra-?epithelial lymphocytes|IELs?)(?: are)? (?:increased|raised)(?: \([^()]{2,60}\))?$`,
      'i',
    ),
    () => told('plain', 'there are more immune cells in the gut lining than usual'),
  ),
  ofPattern(
    /^(?:[a-z]+ )?(?:colonic|large bowel|duodenal|gastric|ileal|small bowel|oesophageal|esophageal|rectal|squamous) mucosa with no (?:significant |specific |diagnostic )?(?:histo-?patholog\w+ |patholog\w+ |histolog\w+ |microscopic )?(?:abnormalit(?:y|ies)|changes?|findings?)$/i,
    () => told('good', 'the lining looks normal under the microscope'),
  ),
  ofPattern(
    /^h(?:\.|elicobacter) ?pylori[- ]?like organisms?\s*[-–:]?\s*(?:are )?(?:seen|present|identified|positive)(?: ?\(?\+{1,3}\)?)?(?:,? ?(?:giemsa|warthin[- ]starry|immuno\w+)(?: stain)? positive)?$|^h(?:\.|elicobacter) ?pylori(?: organisms?)?\s*[-–:]?\s*(?:are |is )?(?:seen|present|identified)(?: \((?:H&E|giemsa|immuno\w+|and| |,)+\))?$/i,
    () => told('plain', 'the stomach germ H. pylori was seen'),
  ),
  ofPattern(
    /^(?:focal )?intestinal metaplasia\s*[-–:,]?\s*(?:(?:is )?present)?,? ?\(?(in)?complete(?: type)?\)?$/i,
    ([, not = '']) =>
      told(
        'plain',
        `some of the stomach lining looks like bowel lining (intestinal metaplasia, ${not === '' ? 'complete' : 'incomplete'} type)`,
      ),
  ),
  ofPattern(new RegExp(String.raw`^(?:myelo)?blasts?\s*:?\s*(?:are |count )?${SHARE}$`, 'i'), ([, n = '']) =>
    told('plain', `${share(n)}% of the cells counted in the marrow were very young blood cells (blasts)`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^plasma cells\s*:?\s*(?:are |comprise |approx\.? )?${SHARE}(?:,? ?\(?(?:no (?:clonal excess|light chain restriction)|(polytypic|polyclonal))\)?)?$`,
      'i',
    ),
    ([whole = '', n = '', poly = '']) =>
      told(
        'plain',
        `${share(n)}% of the cells counted in the marrow were plasma cells, which make antibodies`,
        ...(/no (?:clonal|light)/i.test(whole) || poly !== '' ? ['they are a mixed group, as is usual'] : []),
      ),
  ),
  ofPattern(new RegExp(String.raw`^ring(?:ed)? sideroblasts\s*:?\s*${SHARE}$`, 'i'), ([, n = '']) =>
    told('plain', `${share(n)}% of the young red cells have a ring of iron (ring sideroblasts)`),
  ),
  ofPattern(
    /^(normo|hyper|hypo)cellular(?: (?:marrow|bone marrow|trephine|core))?(?: for (?:the )?(?:stated |patient['’]?s? )?age)?,? ?\(?(?:(?:approx\.? |~|about |estimated |cellularity )?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: cellular(?:ity)?)?)?\)?$/i,
    ([, how = '', n = '']) =>
      told(
        /^normo/i.test(how) ? 'good' : 'plain',
        `the marrow holds ${/^normo/i.test(how) ? 'the usual number of' : /^hyper/i.test(how) ? 'more blood-making cells than usual' : 'fewer blood-making cells than usual'}${/^normo/i.test(how) ? ' blood-making cells' : ''}${n === '' ? '' : ` (${n}%)`}`,
      ),
  ),
  ofPattern(
    /^iron stores?(?: (?:are|is))? (increased|reduced|decreased|absent|normal|adequate|present)$|^(increased|reduced|decreased|absent|normal|adequate) (?:storage iron|iron stores?)$/i,
    ([, a = '', b = '']) => {
      const how = (a === '' ? b : a).toLowerCase();
      return told(
        /normal|adequate|present/.test(how) ? 'good' : 'plain',
        how === 'absent'
          ? 'no stored iron was seen in the marrow'
          : /normal|adequate|present/.test(how)
            ? 'there is stored iron in the marrow'
            : `the iron stored in the marrow is ${how === 'increased' ? 'more' : 'less'} than usual`,
      );
    },
  ),
  ofPattern(
    /^reticulin(?: fib(?:rosis|re|er)s?)?\s*:?\s*(?:is )?(?:grade )?(?:MF-?)?([0-3])(?: ?\(?(?:of|\/) ?3\)?)?$/i,
    ([, n = '']) =>
      told(
        n === '0' ? 'good' : 'plain',
        `the amount of fine scar threads in the marrow (reticulin) is grade ${n}${n === '0' ? '' : n === '1' ? ', which is slight' : n === '2' ? ', which is clear' : ', which is marked'}`,
      ),
  ),
  ofPattern(
    new RegExp(String.raw`^CD34 (?:highlights|stains|shows|marks|confirms)\s*${SHARE} blasts$`, 'i'),
    ([, n = '']) => told('plain', `by the stain CD34, ${share(n)}% of the cells are very young blood cells (blasts)`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:(${DEGREE}) )?(${FEWER}|${NONE_LEFT}|${MORE}) )?(?:numbers? of )?(${SERIES}(?:(?:,| and|, and| &|/) ?${SERIES}){0,3})(?: (?:series|lineages?|elements|precursors|cells))?(?: (?:are|is|appear|appears))?\s*:?(?: (?:(${DEGREE}) )?(${FEWER}|${NONE_LEFT}|${MORE})(?: in (?:number|numbers))?)?$`,
      'i',
    ),
    ([, howA = '', a = '', series = '', howB = '', b = '']) => {
      if ((a === '') === (b === '')) return null;
      const kinds = SERIES_NAMES.filter(([pattern]) => pattern.test(series)).map(([, name]) => name);
      const change = (a === '' ? b : a).toLowerCase();
      const how = (a === '' ? howB : howA).toLowerCase();
      const much = /mark|sever|very|greatly/.test(how) ? 'far ' : /mild|slight/.test(how) ? 'slightly ' : '';
      if (kinds.length === 0) return null;
      if (new RegExp(`^(?:${NONE_LEFT})$`, 'i').test(change)) return told('plain', `no ${orList(kinds)} were seen`);
      const fewer = new RegExp(`^(?:${FEWER})$`, 'i').test(change);
      return told('plain', `there are ${much}${fewer ? 'fewer' : 'more'} ${listed(kinds)} than usual`);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^dysplasia (?:is )?(?:seen |present |noted |identified )?in ${SHARE} of (?:the )?(${SERIES})(?: (?:series|lineage|precursors|cells))?(?:(?:,| and|, and) (?:in )?${SHARE} of (?:the )?(${SERIES})(?: (?:series|lineage|precursors|cells))?)?$`,
      'i',
    ),
    ([, n = '', one = '', m = '', two = '']) => {
      const nameOf = (series: string) => SERIES_NAMES.find(([pattern]) => pattern.test(series))?.[1];
      const parts = [[n, nameOf(one)] as const, ...(two === '' ? [] : [[m, nameOf(two)] as const])];
      return parts.some(([, name]) => name === undefined)
        ? null
        : told(
            'plain',
            ...parts.map(([figure, name]) => `${share(figure)}% of the ${name} have odd shapes (dysplasia)`),
          );
    },
  ),
  ofPattern(
    /^megakaryocytes(?: (?:are|is))?:? (?:adequate|normal|plentiful|present)(?:,? (?:in number|numbers?))?(?:,? (?:and |with )?normal (?:in )?morphology)?$/i,
    () => told('good', 'the cells that make platelets (megakaryocytes) look as they should'),
  ),
  ofPattern(/^trilineage (?:ha?ematopoiesis|maturation)(?: (?:is )?(?:present|seen|preserved))?$/i, () =>
    told('good', 'all kinds of blood cells are made'),
  ),
  softly(soughtLine),
];
