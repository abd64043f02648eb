import { heading, listed, ofPattern, type Teller, told } from './line.js';

/** Kinds of cells that are counted in marrow and blood, in plain words. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:myelo)?blasts?$/, 'blasts (the earliest blood cells)'],
  [/^abnormal promyelocytes$/, 'abnormal promyelocytes (very young white cells)'],
  [/^promyelocytes$/, 'promyelocytes (very young white cells)'],
  [/^(?:myelocytes|metamyelocytes|bands?(?: forms)?)$/, 'young white cells'],
  [/^(?:maturing )?(?:other )?(?:granulocyt\w*|myeloid|maturing myeloid|neutrophil\w*|granulopoiesis)(?: (?:cells|precursors|series))?$/, 'white cells that fight germs'],
  [/^(?:erythroid|erythroblasts|normoblasts|nucleated red cells|red cell|erythropoiesis)(?: (?:cells|precursors|series))?$/, 'young red cells'],
  [/^lymphocytes$/, 'lymphocytes'],
  [/^lymphoid cells$/, 'lymphocytes'],
  [/^plasma cells$/, 'plasma cells'],
  [/^monocytes(?:\/promonocytes)?$/, 'monocytes'],
  [/^eosinophils?(?: and precursors)?$/, 'eosinophils'],
  [/^basophils?$/, 'basophils'],
]; // biome-ignore format: one list

/** "Blasts 3%, abnormal promyelocytes 84%, erythroid 7%": a count of cells. */
const differential: Teller = (line) => {
  const bare = line.replace(
    /^(?:(?:marrow |aspirate |\d{3}[- ]cell )*differential(?: count)?(?: \(?(?:on )?\d{3} cells\)?)?|marrow count)\s*[:–-]\s*/i,
    '',
  );
  const parts = bare.split(/[,;]\s*(?:and )?/);
  if (parts.length < 2 || parts.length > 12) return null;
  const told_: string[] = [];
  for (const part of parts) {
    const found = /^([A-Za-z/ ]{4,30}?)\s*[:=]?\s*(\d{1,3}(?:\.\d)?) ?%$/.exec(part.trim());
    const name = found === null ? undefined : found[1]?.toLowerCase();
    const kind = COUNTED.find(([pattern]) => name !== undefined && pattern.test(name))?.[1];
    if (found === null || kind === undefined) return null;
    told_.push(`${found[2]}% ${kind}`);
  }
  return told('plain', `of the cells that were counted, these were ${listed(told_)}`);
};

/** The three lines of blood-making cells. */
const LINEAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:erythropoiesis|erythroid)/i, 'young red cells'],
  [/^(?:granulopoiesis|myelopoiesis|granulocytic|myeloid)/i, 'young white cells'],
  [/^megakaryo/i, 'cells that make platelets'],
];
/** How such cells look where they do not look as they should (terms of the WHO classification, 2022). */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/^megaloblastoid(?: changes?)?$/, 'look too large (megaloblastoid)'],
  [/^(?:hypogranular|hypogranulation)$/, 'hold too few grains (hypogranular)'],
  [/^pseudo-?pelger(?:[- ]hu[eë]t)?(?: (?:forms|cells|change|neutrophils))?$/, 'have a core with too few lobes (pseudo-Pelger)'],
  [/^nuclear budding$/, 'have a core with buds (nuclear budding)'],
  [/^(?:binucleat(?:ed|ion)|multinucleat(?:ed|ion))(?: forms)?$/, 'have more than one core'],
  [/^(?:mononuclear|monolobated)(?: forms)?$/, 'have a core with a single lobe (mononuclear)'],
  [/^hypolobated(?: forms)?$/, 'have a core with too few lobes (hypolobated)'],
  [/^small(?: forms)?$/, 'are smaller than usual'],
  [/^(?:dysplasia|dysplastic(?: forms| changes?)?)$/, 'look abnormal (dysplasia)'],
]; // biome-ignore format: a table

/** "Granulopoiesis: hypogranular, pseudo-Pelger forms in 25%" */
const lineage: Teller = (line) => {
  const found =
    /^(erythropoiesis|erythroid(?: series| precursors| lineage)?|granulopoiesis|myelopoiesis|(?:granulocytic|myeloid)(?: series| precursors| lineage)?|megakaryo(?:cytes|poiesis))(?:\s*:\s*|\s+(?:is |are |appears? |shows? )?(?=dysplas|small|hypogran|megalobl|hypolob|mononuc|monolob|nuclear|binucl|pseudo))(.+)$/i.exec(
      line,
    );
  const cells = LINEAGES.find(([name]) => name.test(found?.[1] ?? ''))?.[1];
  if (found === null || cells === undefined) return null;
  const texts: string[] = [];
  for (const part of (found[2] ?? '').split(/,\s*(?:and )?|;\s*|\s+(?:and|with)\s+/)) {
    const share =
      /^(.*?) (?:in|\() ?(?:approx(?:imately)?\.? |about |>|~)?(\d{1,3}) ?%\)?(?: of (?:cells|them|forms))?$/i.exec(
        part.trim(),
      );
    const look = LOOKS.find(([name]) => name.test((share?.[1] ?? part).trim().toLowerCase()))?.[1];
    if (look === undefined) return null;
    texts.push(share === null ? `the ${cells} ${look}` : `${share[2]}% of the ${cells} ${look}`);
  }
  return told('plain', ...texts);
};

/** Lines on the marrow and on what becomes of a blood cancer. */
export const MARROW_LINES: readonly Teller[] = [
  // "Normocellular marrow (50%) with trilineage hematopoiesis", "Cellularity is 60% with maturing trilineage haematopoiesis"
  ofPattern(
    /^(?:(normo|hyper|hypo)cellular (?:bone )?marrow(?: \(?(?:approximately |about |~ ?)?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: cellular(?:ity)?)?\)?)?(?: for (?:stated |the patient's )?age)?|cellularity (?:is )?(?:approximately |about )?(\d{1,3}(?:[-–]\d{1,3})?) ?%),? (?:with|and) (?:orderly |complete |normal |(maturing) )*tri-?lineage (?:ha?ematopoiesis|maturation)(?: and maturation)?$/i,
    ([, how = '', a = '', b = '']) => {
      const share = a === '' ? b : a;
      const many = /^n/i.test(how) ? 'the usual number of' : /^hyper/i.test(how) ? 'more' : 'fewer';
      return told(
        /^n/i.test(how) ? 'good' : 'plain',
        how === ''
          ? `about ${share}% of the marrow is made of blood-making cells (cellularity)`
          : `the marrow holds ${many} blood-making cells${many.startsWith('the') ? '' : ' than usual'}${share === '' ? '' : `, about ${share}% of it`}`,
        'all three kinds of blood cells are growing there',
      );
    },
  ),
  ofPattern(
    /^(?:the )?(?:(?:storage|stainable|marrow) iron|iron stores?)(?: (?:is|are))? (?:markedly |mildly |slightly )?(increased|decreased|reduced|absent|adequate|normal|present)$/i,
    ([, how = '']) =>
      told(
        /^(?:ade|nor|pre)/i.test(how) ? 'good' : 'plain',
        `the iron stored in the marrow is ${/inc/i.test(how) ? 'more than usual' : /dec|red/i.test(how) ? 'less than usual' : /abs/i.test(how) ? 'missing' : /pre/i.test(how) ? 'there' : 'as usual'}`,
      ),
  ),
  ofPattern(
    /^(?:myelo)?blasts? (?:are |is )?not increased(?: \(?(?:<|about |approximately )?(\d{1,2}(?:\.\d)?) ?%\)?)?$/i,
    ([, share = '']) =>
      told('good', `very young blood cells (blasts) are not more than usual${share === '' ? '' : ` (${share}%)`}`),
  ),
  // "Small paratrabecular lymphoid aggregates, suspicious for involvement by lymphoma (less than 5% of marrow)"
  ofPattern(
    /^(?:(?:small|few|several|scattered|focal|multiple|rare|occasional|an?|one|two|three) )*(?:(para-?trabecular|interstitial|nodular) )?(?:atypical )?lymphoid aggregates?,? (?:which (?:is|are) )?(suspicious for|worrisome for|consistent with|favou?r(?:ed)? (?:to be )?(?:benign|reactive))(?: (?:involvement by )?(?:an? )?(?:(?:low[- ]grade |B-cell )*lymphoma))?(?: \(?(less than |about |approximately |<)? ?(\d{1,2}) ?% of (?:the )?marrow(?: (?:cellularity|space|volume))?\)?)?$/i,
    ([whole = '', , how = '', less = '', share = '']) => {
      const lymphoma = /lymphoma/i.test(whole);
      if (lymphoma === /^fav/i.test(how)) return null;
      return told(
        lymphoma ? 'bad' : 'good',
        lymphoma
          ? `small groups of defense cells in the marrow ${/^cons/i.test(how) ? 'fit with' : 'could be'} lymphoma (cancer of the lymph system)`
          : 'small groups of defense cells in the marrow are most likely harmless',
        ...(share === ''
          ? []
          : [`they take up ${/^(?:less|<)/i.test(less) ? 'less than' : 'about'} ${share}% of the marrow`]),
      );
    },
  ),
  differential,
  ofPattern(
    /^(?:trephine|overall|marrow|bone marrow|estimated|core)?[: ]*cellularity(?: (?:is|of|was|estimated at))*\s*[:=]?\s*(?:approx(?:imately)?\.? |about |~ ?|estimated (?:at )?)?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?:,? \(?(normal|appropriate|increased|reduced|high|low)(?: for (?:the )?(?:stated |patient['’]?s? )?age)?\)?)?$/i,
    ([, n = '', how = '']) =>
      told(
        'plain',
        `about ${n}% of the marrow is made of blood-making cells (cellularity)`,
        ...(how === ''
          ? []
          : [
              /normal|approp/i.test(how)
                ? 'this is usual for the age'
                : `this is ${/incr|high/i.test(how) ? 'more' : 'less'} than usual`,
            ]),
      ),
  ),
  ofPattern(
    /^(\d{1,3}(?:[-–]\d{1,3})?) ?% cellular(?: \(?(?:for )?(?:patient )?age:? ?\d{1,3}(?: years)?\)?)?$/i,
    ([, n = '']) => told('plain', `about ${n}% of the marrow is made of blood-making cells (cellularity)`),
  ),
  ofPattern(
    /^(?:the )?(?:myeloid(?: ?[:/] ?|[- ]to[- ])erythroid|M ?: ?E)(?: \(M ?: ?E\))? ratio(?: is| of)?\s*[:=]?\s*(?:approx(?:imately)?\.? |about )?(\d{1,2}(?:\.\d)?) ?(?::|to) ?1(?:[,;]? \(?(?:normal|within normal limits)\)?)?$/i,
    ([, n = '']) => told('plain', `for each young red cell there are about ${n} young white cells (M:E ratio)`),
  ),
  ofPattern(
    /^(?:trephine|core|marrow core|biopsy)(?: biopsy)?\s*:?\s*(?:measures )?(\d{1,2}(?:\.\d)?) ?(mm|cm)(?: (?:core|in length|long))?$/i,
    ([, n = '', unit = '']) => told('plain', `the core of marrow is ${n} ${unit.toLowerCase()} long`),
  ),
  ofPattern(/^(?:aspirate|marrow aspirate|smears?)\s*:?\s*particulate(?:,| and|, and)? (?:and )?adequate$/i, () =>
    told('plain', 'the sample holds enough marrow to judge'),
  ),
  ofPattern(
    /^IPSS(?:-([RM]))?(?: (?:score|risk|category))*\s*[:=]?\s*(?:is )?(?:\d(?:\.\d+)?[,;]? \(?)?(very low|low|moderate low|moderate high|intermediate|high|very high)(?:[- ]risk)?(?: (?:group|category))?\)?$/i,
    ([, kind = '', risk = '']) =>
      told(
        /^(?:very )?low$/i.test(risk) ? 'plain' : 'bad',
        `the risk score (IPSS${kind === '' ? '' : `-${kind.toUpperCase()}`}) puts this in the ${risk.toLowerCase()}-risk group`,
      ),
  ),
  lineage,
  // "Plasma cells 46%", "Aspirate: Plasma cells 46% with binucleate forms"
  ofPattern(
    /^(?:(?:aspirate|smears?|marrow|core|trephine)\s*:?\s*)?plasma cells(?: (?:are|make up|represent|account for))?\s*[:=]?\s*(?:approx(?:imately)?\.? |about |~ ?)?(\d{1,3}(?:[-–]\d{1,3})?) ?%(?: (?:with|w\/) (?:some |occasional |many )?(?:binucleate(?:d)?|atypical|abnormal|immature) forms)?$/i,
    ([, share = '']) => told('plain', `plasma cells make up ${share}% of the cells in the marrow sample`),
  ),
  ofPattern(
    /^(?:erythroid|myeloid|granulocytic)(?: ?(?:\+|&|and) ?(?:erythroid|myeloid|granulocytic|megakaryocytic))? (?:maturation|series|development) (?:is |are )?(?:unremarkable|normal|orderly|complete)$/i,
    () => told('good', 'the young blood cells ripen as they should'),
  ),
  // "Trephine: 18 mm core, 60% cellular (expected 30%)"
  ofPattern(
    /^(?:trephine|core|biopsy)\s*:\s*(\d{1,2}(?:\.\d)?) ?(mm|cm)(?: core)?,? (\d{1,3}) ?% cellular(?: \((?:expected|normal)(?: for age)? ?(\d{1,3}(?:[-–]\d{1,3})?) ?%\))?$/i,
    ([, long = '', unit = '', share = '', usual = '']) =>
      told(
        'plain',
        `the core of marrow is ${long} ${unit.toLowerCase()} long`,
        `about ${share}% of the marrow is made of blood-making cells (cellularity)${usual === '' ? '' : `, where ${usual}% is usual`}`,
      ),
  ),
  // "Granulopoiesis: reduced, normal maturation"
  ofPattern(
    /^(erythropoiesis|granulopoiesis|myelopoiesis|megakaryo(?:cytes|poiesis))\s*:?(?: (?:is|are))? (reduced|decreased|increased|active|hyperplastic|absent)(?:,? (?:with )?(?:normal|orderly|full) maturation)?$/i,
    ([whole = '', name = '', how = '']) => {
      const cells = LINEAGES.find(([pattern]) => pattern.test(name))?.[1] ?? '';
      const many = /^(?:red|dec)/i.test(how) ? 'fewer' : /^abs/i.test(how) ? null : 'more';
      return told(
        'plain',
        many === null ? `the ${cells} are missing` : `there are ${many} ${cells} than usual`,
        ...(/maturation/i.test(whole) ? ['they ripen as they should'] : []),
      );
    },
  ),
  ofPattern(
    /^(?:marrow )?iron(?: stores)?\s*:?(?: (?:is|are))? (reduced|decreased|absent|increased|normal|adequate)$/i,
    ([, how = '']) =>
      told(
        /^(?:normal|adequate)$/i.test(how) ? 'good' : 'plain',
        /^(?:normal|adequate)$/i.test(how)
          ? 'the marrow holds enough iron'
          : /^abs/i.test(how)
            ? 'no iron is stored in the marrow'
            : `the iron stored in the marrow is ${/^inc/i.test(how) ? 'more' : 'less'} than usual`,
      ),
  ),
  ofPattern(/^(?:aspirate|marrow aspirate|smears?)\s*:?\s*particulate,? (?:and )?cellular$/i, () =>
    told('plain', 'the sample holds enough marrow and cells to judge'),
  ),
  ofPattern(
    /^(?:erythropoiesis|erythroid (?:series|maturation))\s*:?(?: (?:is|appears))? (?:normoblastic|normal|orderly|unremarkable)$/i,
    () => told('good', 'the young red cells look as they should'),
  ),
  ofPattern(
    /^(?:granulopoiesis|myelopoiesis|(?:granulocytic|myeloid) (?:series|maturation))\s*:?(?: (?:is|appears|shows))? (?:normal|orderly|unremarkable|complete|full)(?: maturation)?$/i,
    () => told('good', 'the young white cells look as they should'),
  ),
  ofPattern(
    /^(?:there is )?no (?:histological |morphological )?(?:evidence|features?|signs?) of (?:large[- ]cell |high[- ]grade |richter(?:['’]?s)? |blastic |histologic(?:al)? |leuka?emic )?transformation(?: (?:is |was )?(?:seen|identified))?$/i,
    () => told('good', 'no sign was seen that it has changed into a faster-growing kind'),
  ),
  // "Complete haematological and cytogenetic remission"
  heading(
    ofPattern(
      /^(?:findings? (?:are )?(?:consistent|compatible|in keeping) with |in )?(?:a )?complete (?:(?:morphologic|ha?ematologic|cytogenetic|molecular)(?:al)?(?:(?:,? and |, | ?\/ ?)(?:morphologic|ha?ematologic|cytogenetic|molecular)(?:al)?){1,2}) (?:remission|response)(?: \(?(?:CR|CHR|CCyR|CMR)\)?)?$/i,
      () => told('good', 'in these tests, all signs of the blood cancer have gone away (complete remission)'),
    ),
  ),
  // How far a treatment has pushed back a chronic myeloid leukemia (Hochhaus 2020).
  heading(
    ofPattern(
      /^(?:(?:findings? (?:are )?)?(?:consistent|compatible|in keeping) with |in |the patient is in |meets criteria for )?(?:an? )?(?:(?:ongoing|continued|sustained|stable) )?(?:major molecular (?:response|remission)(?: \(?(?:MMR|MR ?3(?:\.0)?)\)?)?|MMR \(?MR ?3(?:\.0)?\)?|MR ?3(?:\.0)?|deep molecular (?:response|remission)(?: \(?(?:DMR|MR ?(?:4(?:\.[05])?|5(?:\.0)?))\)?)?|MR ?(?:4(?:\.[05])?|5(?:\.0)?))(?: (?:is |has been |was )?(?:achieved|maintained|reached|sustained))?$/i,
      ([whole = '']) =>
        told(
          'good',
          /deep|MR ?[45]/i.test(whole)
            ? 'the treatment works very well: hardly any trace of the changed gene remains (deep molecular response)'
            : 'the treatment works well: only a small trace of the changed gene remains (major molecular response)',
        ),
    ),
  ),
  ofPattern(
    /^(?:no |(?:the )?philadelphia chromosome(?: \(?Ph1?\)?)?\s*[:,-]?\s*(?:is |was )?(?:not (?:found|seen|detected|identified|present)|negative|absent)$)(?:philadelphia chromosome(?: \(?Ph1?\)?)?(?: (?:is |was )?(?:found|seen|detected|identified|present))?)?$/i,
    ([whole = '']) =>
      /philadelphia/i.test(whole)
        ? told('good', 'the changed chromosome of this blood cancer (Philadelphia chromosome) was not found')
        : null,
  ),
  ofPattern(
    /^(?:aspirate|marrow aspirate|bone marrow aspirate|(?:aspirate )?smears?)?\s*:?\s*(?:well )?(?:particulate|cellular particles(?: are)? present|particles present|adequate particles)[,;]? (?:and )?(normo|hyper|hypo)cellular(?: for (?:the )?age)?$/i,
    ([, how = '']) =>
      told(
        /^normo/i.test(how) ? 'good' : 'plain',
        `the marrow holds ${/^normo/i.test(how) ? 'the usual number of blood-making cells' : /^hyper/i.test(how) ? 'more blood-making cells than usual' : 'fewer blood-making cells than usual'}`,
      ),
  ),
  ofPattern(
    /^(?:(?:normal |active |orderly |maturing |there is )*)(?:trilineage|tri-lineage|all three lines of) (?:h(?:a)?emat?opoiesis|maturation|h(?:a)?emopoiesis)(?: (?:is )?(?:present|seen|with (?:normal|orderly|full) maturation))?$/i,
    () => told('good', 'all three kinds of blood cells are being made'),
  ),
  ofPattern(
    /^(?:(?:blood |peripheral (?:blood )?)?film|(?:blood |peripheral )?smear)\s*:?\s*(?:is |was )?(?:unremarkable|normal|within normal limits|no (?:significant )?abnormalit(?:y|ies))$/i,
    () => told('good', 'the blood looks normal under the microscope'),
  ),
  heading(
    ofPattern(
      /^(?:findings? (?:are )?(?:consistent|compatible|in keeping) with |in )?(?:a )?(?:complete )?(morphologic(?:al)?|cytologic(?:al)?|ha?ematologic(?:al)?|cytogenetic|molecular) (?:complete )?remission$/i,
      ([, of = '']) =>
        told(
          'good',
          /^(?:morph|cytol|h)/i.test(of)
            ? 'under the microscope, all signs of the blood cancer have gone away (remission)'
            : 'in this test, all signs of the blood cancer have gone away (remission)',
        ),
    ),
  ),
  ofPattern(
    /^(?:MRD|(?:measurable|minimal) residual disease)(?: \(MRD\))?(?: (?:by|on) (?:flow(?: cytometry)?|PCR|NGS|RQ-PCR))?\s*[:=]?\s*(?:is |was |of )?(?:(not detected|negative|undetectable)|(?:positive|detected)?(?: at| of|,)? ?(\d+(?:\.\d+)?) ?%)(?: (?:by|on) (?:flow(?: cytometry)?|PCR|NGS))?$/i,
    ([, none = '', n = '']) =>
      none !== ''
        ? told('good', 'a very fine test for the last few cancer cells (MRD) found none')
        : told('bad', `a very fine test for the last few cancer cells (MRD) found ${n}%`),
  ),
  ofPattern(
    /^(?:FISH\s*[:–-]?\s*)?(gain|loss|deletion|amplification) of (?:chromosome )?(\d{1,2}[pq]?\d*(?:\.\d)?|[XY])(?: (?:was |is )?(?:detected|seen|identified|present))?(?: in (?:approx\.? |about )?(\d{1,3}(?:\.\d)?) ?% of (?:the )?(?:cells|nuclei|plasma cells|interphase nuclei))?$/i,
    ([, how = '', where = '', n = '']) =>
      told(
        'bad',
        `${/gain|ampl/i.test(how) ? 'an extra copy' : 'a loss'} of a piece of a chromosome (${where}) was found${n === '' ? '' : ` in ${n}% of the cells`}`,
      ),
  ),
  ofPattern(
    /^no (?:abnormal |malignant |neoplastic |lymphoid |foreign )*(?:infiltrates?|infiltration)(?: (?:is |was |are )?(?:seen|present|identified))?$/i,
    () => told('good', 'no cells that do not belong there were seen (no infiltrate)'),
  ),
  // "Aspirate: particles present, cellularity normal for age"
  ofPattern(
    /^(?:(?:bone )?(?:marrow )?(?:aspirate|smears?)\s*:\s*)?(?:(?:marrow )?(?:particles|fragments)(?: are)? present|particulate)[,;] (?:and )?cellularity (?:is )?(normal|increased|raised|decreased|reduced)(?: for (?:the )?(?:patient['’]s )?age)?$/i,
    ([, how = '']) =>
      told(
        /^n/i.test(how) ? 'good' : 'plain',
        'the sample holds pieces of marrow',
        `it holds ${/^n/i.test(how) ? 'the usual number of' : /^(?:inc|rai)/i.test(how) ? 'more' : 'fewer'} blood-making cells${/^n/i.test(how) ? '' : ' than usual'}`,
      ),
  ),
  // "Normocellular marrow with reduced iron stores"
  ofPattern(
    /^(normo|hyper|hypo)cellular (?:bone )?marrow(?:,? with (reduced|decreased|absent|depleted|increased|normal|adequate) iron(?: stores)?)?$/i,
    ([, how = '', iron = '']) =>
      told(
        /^normo/i.test(how) && !/red|dec|abs|depl|inc/i.test(iron) ? 'good' : 'plain',
        `the marrow holds ${/^normo/i.test(how) ? 'the usual number of blood-making cells' : `${/^hyper/i.test(how) ? 'more' : 'fewer'} blood-making cells than usual`}`,
        ...(iron === ''
          ? []
          : [
              `the iron stored in it is ${/abs|depl/i.test(iron) ? 'missing' : /inc/i.test(iron) ? 'more than usual' : /red|dec/i.test(iron) ? 'less than usual' : 'as usual'}`,
            ]),
      ),
  ),
];
