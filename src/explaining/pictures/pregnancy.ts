import { byClauses, clausesOf, type Line, oneOf, type SetClause, sized, type ToldRow, when } from './row.js';

const LENGTH = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(mm|cm)`;

/** The neck of the womb, as it should be. What opens or is short is a finding. */
const CERVIX: readonly SetClause[] = [
  [when(`(?:(?:(?:trans-?vaginal|tv|tvs|endovaginal|trans-?abdominal|ta|cervical) )*length(?: is| of)? ?[:=]? ?|is |measures |measuring )?${LENGTH}(?: long| in length)?(?: \\(?(?:tv|ta|transvaginal(?:ly)?|transabdominal(?:ly)?|by tvs?)\\)?)?`), ([, figure = '', unit = '']) => `the neck of your womb (cervix) is ${sized(figure, unit)} long`],
  [when(`(?:is |appears )?long and closed(?: (?:at|measuring) ${LENGTH})?`), ([, figure, unit = '']) => `the neck of your womb (cervix) is long and closed${figure === undefined ? '' : `, and ${sized(figure, unit)} long`}`],
  [when('(?:is |appears |remains )?closed'), () => 'the neck of your womb (cervix) is closed'],
  [when('(?:the )?internal os (?:is |appears )?closed'), () => 'its inner opening (internal os) is closed'],
  [when('no (?:evidence of )?funnel+ing(?: seen| noted| of the (?:internal os|membranes))?'), () => 'it does not open from the inside (no funneling)'],
  [when(`(?:there is |with )?funnel+ing(?: of| to| is)? ?${LENGTH}(?: (?:is )?(?:noted|seen|present))?(?: (?:with|on|after) (?:fundal|suprapubic) pressure)?`), ([all, figure = '', unit = '']) => `it opens from the inside (funneling), ${sized(figure, unit)} deep${/pressure/i.test(all) ? ', when the belly is pressed' : ''}`],
  [when('without funnel+ing'), () => 'it does not open from the inside (no funneling)'],
]; // biome-ignore format: a table

const WHERE: Readonly<Record<string, string>> = {
  anterior: 'at the front', posterior: 'at the back', fundal: 'at the top', high: 'high up', 'right lateral': 'on the right side',
  'left lateral': 'on the left side',
}; // biome-ignore format: one list
const PLACES = Object.keys(WHERE).join('|');

/** Where the afterbirth lies, away from the way out. What lies low or over it is a finding. */
const PLACENTA: readonly SetClause[] = [
  [when(`(?:is |lies )?(${PLACES})(?:(?:,| and|/| )+(${PLACES}))?(?: (?:placenta|in (?:location|position)))?`), ([, one = '', two]) => `the placenta (afterbirth) lies ${[one, ...(two === undefined ? [] : [two])].map((word) => WHERE[word.toLowerCase()]).join(' and ')}`],
  [when('(?:not|no|no evidence of)(?: placenta)? pra?evia'), () => 'it does not lie over the way out of the womb (not previa)'],
  [when('not low(?:[- ]lying)?'), () => 'it does not lie low'],
  [when('(?:is )?(?:well )?(?:clear of|away from) the (?:internal |cervical )*os'), () => 'it lies clear of the way out of the womb (os)'],
  [when(`(?:lower |inferior |leading |placental )*(?:edge|margin|tip)?(?: is| lies)? ?${LENGTH} (?:away )?from (?:the )?(?:internal |cervical |int )*os`), ([, figure = '', unit = '']) => `its edge is ${sized(figure, unit)} from the way out of the womb (os)`],
  [when('(?:placental )?grade (0|I{1,3}|[0-3])'), ([, grade = '']) => `it is of grade ${grade}`],
  [when('(?:placental )?cord insertion:? (?:is )?(?:central|normal|eccentric)|(?:central|normal|eccentric) cord insertion'), ([all]) => `the cord joins it ${/central/i.test(all) ? 'in the middle' : /eccentric/i.test(all) ? 'a little off the middle (eccentric)' : 'at a normal place'}`],
]; // biome-ignore format: a table

/** "It does not cover the os." behind a sentence on the afterbirth. */
const NOT_OVER =
  /^(?:(it|(?:the )?(?:placenta|placental edge|lower edge|edge)) )(?:does not|doesn['’]t) (?:cover|overlie|overlap|reach|extend (?:to|over|across)) the (?:internal |cervical )*os$/i;

const PARTS: readonly [RegExp, string][] = [
  [/^(?:cardiac|heart|fetal heart|fetal cardiac|four[- ]chamber|outflow(?: tracts?)?|lvot|rvot)$/i, 'heart'],
  [/^(?:spine|spinal|fetal spine)$/i, 'spine'],
  [/^(?:fac(?:e|ial)|profile|nose and lips|lips|upper lip)$/i, 'face'],
  [/^(?:hands?)$/i, 'hands'],
  [/^(?:feet|foot)$/i, 'feet'],
  [/^(?:kidneys?|renal)$/i, 'kidneys'],
  [/^(?:brain|intracranial|posterior fossa|cranial|head)$/i, 'head'],
  [/^(?:anatomy|anatomical|anatomic|survey)$/i, 'body'],
];
/** "Incomplete cardiac views: return in 2-3 wks": what could not be seen; when to come back is told as what is asked for. */
const INCOMPLETE =
  /^(?:incomplete|limited|suboptimal|inadequate|poor|unsatisfactory) (?:views? (?:of (?:the )?)?(?:fetal )?)?([a-z -]{3,20}?)(?: (?:views?|survey|assessment|anatomy|images?|imaging))?(?:(?:[:;,.]| -|–) ?(?:(?:please |to )?(?:return|rescan|repeat(?: scan| views)?|re-?book|recall|review|follow[- ]?up|f\/u|bring back)\b[a-z ]{0,24}(?:in|at|after|within)? ?\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})? ?(?:wks?|weeks?|days?|w)(?: for (?:this|completion))?))?$/i;

/** "3rd centile", "(>95th centile)": where a figure stands among babies of the same age. */
const CENTILE = String.raw`[ ,(]*(?:on the |at the )?([<>])? ?(\d{1,2})(?:st|nd|rd|th)? ?(?:per)?centile\)?`;
const amongBabies = (sign: string | undefined, line: string): string =>
  sign === '>'
    ? `above the ${line}th line of the growth chart (percentile)`
    : sign === '<'
      ? `below the ${line}th line of the growth chart (percentile)`
      : `on line ${line} of 100 on the growth chart (percentile)`;
const ROUND: readonly (readonly [RegExp, string])[] = [
  [/^(?:AC|abdominal circumference)/i, 'belly'], [/^(?:HC|head circumference)/i, 'head'],
]; // biome-ignore format: one list

const FIGURE = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const GROWTH: readonly SetClause[] = [
  [when(String.raw`(?:AC|abdominal circumference|HC|head circumference)(?: is| of|:|=)? ?${FIGURE} ?(mm|cm)${CENTILE}`), ([all, figure = '', unit = '', sign, line = '']) => `the distance around the baby’s ${ROUND.find(([name]) => name.test(all))?.[1]} is ${figure} ${unit}, ${amongBabies(sign, line)}`],
  [when('(?:a )?single(?:ton)?(?: live)?(?: intra-?uterine)?(?: pregnancy| fetus| foetus)?'), ([all]) => `there is one ${/live/i.test(all) ? 'living ' : ''}baby`],
  [when('(?:in )?(?:cephalic|vertex|head[- ]down)(?: presentation| lie)?'), () => 'the baby lies head down (cephalic)'],
  [when('(?:in )?breech(?: presentation)?'), () => 'the baby lies bottom down (breech)'],
  [when('(?:in )?(?:transverse|oblique)(?: lie| presentation)?'), ([all]) => `the baby lies ${/trans/i.test(all) ? 'across' : 'at a slant across'} the womb`],
  [when(String.raw`(?:GA|gestational age)(?: is|:|=)? ?(\d{1,2}) ?(?:\+ ?|w(?:eeks?|ks?)? ?(?:and )?)([0-6]) ?(?:d(?:ays?)?|weeks)?(?: (?:by|from) (?:dates|LMP|ultrasound|USS?|scan|early scan|dating scan|CRL))?`), ([, weeks = '', days = '']) => `the pregnancy is ${weeks} weeks and ${days} day${days === '1' ? '' : 's'} along`],
  [when(String.raw`(?:UA|umbilical artery)(?: (?:doppler|PI))*(?: is|:|=)? ?${FIGURE} ?${CENTILE}`), ([, figure = '', sign, line = '']) => `the flow in the cord meets a resistance (PI) of ${figure}, ${sign === '>' ? `higher than in ${line} of 100 babies` : sign === '<' ? `lower than in most babies (percentile ${line})` : `at percentile ${line}`}`],
  [when('(?:UA |umbilical artery )?(?:end[- ]diastolic flow|EDF)(?: is| was|:)? ?(?:present|positive|forward|maintained)'), () => 'blood in the cord keeps flowing between heartbeats, as it should'],
  [when('(?:MCA|middle cerebral artery)(?: (?:PI|doppler))*(?: is| was|:)? ?(?:normal|within normal limits)'), () => 'the flow in the main artery to the side of the baby’s brain is normal'],
  [when('(?:UA|umbilical artery)(?: (?:PI|dopplers?))*(?: is| are| was|:)? ?(?:normal|within normal limits)'), () => 'the flow in the cord is normal'],
  [when(String.raw`(?:mean )?(?:uterine arter(?:y|ies)|UtA)(?: (?:dopplers?|mean|pulsatility index|PI))*(?: is| was|:|=)*(?: mean)?(?: PI)?(?: is|:|=)? ?${FIGURE}(?: ?\(?(normal|raised|high)\)?)?`), ([, figure = '', how]) => `the flow in the arteries to your womb meets a resistance (PI) of ${figure}${how === undefined ? '' : `, which is ${how.toLowerCase()}`}`],
  [when('no (?:early diastolic |diastolic |bilateral )?notch(?:ing|es)?(?: (?:is |was )?(?:seen|noted|present))?'), () => 'the flow has no dip (notch) after each beat'],
  [when('(?:(bilateral|unilateral|right|left|early diastolic) )?notch(?:ing|es)(?: (?:is |are )?(?:seen|noted|present))?'), ([, where = '']) => `the flow has a dip (notch) after each beat${/bilat/i.test(where) ? ' on both sides' : /uni/i.test(where) ? ' on one side' : /left|right/i.test(where) ? ` on the ${where.toLowerCase()} side` : ''}`],
  [when(String.raw`(?:AFI|amniotic fluid index)(?: is|:|=)? ?${LENGTH}(?:[ ,(]*(low[- ]normal|normal)\)?)?`), ([, figure = '', unit = '', how]) => `the amount of water around the baby (AFI) is ${figure} ${unit.toLowerCase()}${how === undefined ? '' : /low/i.test(how) ? ', at the low end of normal' : ', which is normal'}`],
  [when(String.raw`(?:DVP|SDP|MVP|deepest (?:vertical )?pool)(?: is|:|=)? ?${LENGTH}(?:[ ,(]*(normal|low|high)\)?)?`), ([, figure = '', unit = '', how]) => `the deepest pool of water around the baby measures ${figure} ${unit.toLowerCase()}${how === undefined ? '' : `, which is ${how.toLowerCase()}`}`],
  [when('(?:liquor|amniotic fluid)(?: volume)?(?: is| appears|:)? ?(?:normal|adequate|within normal limits)'), () => 'the amount of water around the baby is normal'],
]; // biome-ignore format: a table
/** Sizes that another sentence gathers. */
const GATHERED = /^(BPD|HC|FL|HL|AC)(?: is|:|=)? ?(\d{1,3}(?:\.\d)? ?(?:mm|cm))$/i;
const SIZES: Readonly<Record<string, string>> = {
  bpd: 'the width of the head', hc: 'the distance around the head', fl: 'the length of the thigh bone', hl: 'the length of the upper arm bone',
  ac: 'the distance around the belly',
}; // biome-ignore format: one list

const SIZE_FOR_AGE =
  /^(?:(?:an? |the )?(?:(SGA|small for (?:gestational age|dates))|(FGR|IUGR|(?:intra-?uterine |fetal )growth restrict(?:ion|ed))|(LGA|large for (?:gestational age|dates))|(AGA|appropriate(?:ly)? (?:grown|for gestational age)|normally grown)))(?: \((?:SGA|FGR|IUGR|LGA|AGA)\))?(?: (?:fetus|foetus|baby))?(?: with (raised|increased|elevated|high|normal|abnormal) (?:umbilical artery|UA) (?:resistance|PI|dopplers?|flow))?$/i;

/** "SGA fetus with raised umbilical artery resistance": how the baby's size fits its age, and the flow in the cord. */
function sizeForAge(words: string): ToldRow | null {
  const found = SIZE_FOR_AGE.exec(words);
  if (found === null) return null;
  const [, small, slow, large, , flow = ''] = found;
  const texts = [
    small !== undefined
      ? 'the baby is smaller than most babies of the same age (SGA)'
      : slow !== undefined
        ? 'the baby has grown less than expected (growth restriction)'
        : large !== undefined
          ? 'the baby is larger than most babies of the same age (LGA)'
          : 'the size of the baby fits its age',
  ];
  if (flow !== '')
    texts.push(
      /normal$/i.test(flow) && !/^ab/i.test(flow)
        ? 'the flow in the cord is normal'
        : /^ab/i.test(flow)
          ? 'the flow in the cord is not normal'
          : 'the flow in the cord meets more resistance than usual',
    );
  const calm =
    small === undefined && slow === undefined && large === undefined && !/^(?:rai|inc|ele|high|ab)/i.test(flow);
  return calm ? { texts, well: true } : { texts, found: true };
}

/** Rows on the growth of a baby, the flow in its vessels and the water around it. */
function growthOf(words: string): string[] | null {
  const told: string[] = [];
  const sizes: string[] = [];
  for (const clause of clausesOf(words.replace(/, (?=(?:low[- ])?normal$)/i, ' '))) {
    const [, name, size] = GATHERED.exec(clause) ?? [];
    const text = name === undefined ? oneOf(clause, GROWTH) : '';
    if (text === null) return null;
    if (name === undefined) told.push(text);
    else sizes.push(`${SIZES[name.toLowerCase()]} (${name.toUpperCase()}) ${size}`);
  }
  // Sizes alone are gathered from all lines elsewhere.
  if (told.length === 0) return null;
  return sizes.length === 0 ? told : [...told, `these sizes of the baby were measured too: ${sizes.join(', ')}`];
}

const JOINS: Readonly<Record<string, string>> = {
  central: 'in the middle', normal: 'at a normal place', eccentric: 'a little off the middle (eccentric)', paracentral: 'a little off the middle (paracentral)',
  marginal: 'at its edge (marginal)', velamentous: 'in the sac beside it (velamentous)',
}; // biome-ignore format: one list

const SMALL: readonly SetClause[] = [
  [when('(?:placental )?(?:cord insertion(?: site)?:? (?:is )?(central|normal|eccentric|paracentral|marginal|velamentous)|(central|normal|eccentric|paracentral) (?:placental )?cord insertion)'), ([, one, two = '']) => `the cord joins the placenta (afterbirth) ${JOINS[(one ?? two).toLowerCase()]}`],
  [when(`(?:NT|nuchal translucency|nuchal fold|NF)(?: ?\\(NT\\))?(?: thickness| measurement)?(?: is| measures| of|:|=)? ?${LENGTH}`), ([all, figure = '', unit = '']) => /fold|^NF/i.test(all) ? `the skin at the back of the baby’s neck (nuchal fold) is ${sized(figure, unit)} thick` : `the fluid space at the back of the baby’s neck (NT) measures ${sized(figure, unit)}`],
  [when('(?:fetal )?nasal bone(?: is| was|:)? (?:present|seen|visuali[sz]ed)'), () => 'the baby’s nose bone was seen'],
  [when('(?:three|3)[- ]vessel (?:umbilical )?cord(?: (?:is )?(?:seen|present|noted))?'), () => 'the cord has three blood vessels, as it should'],
  [when('(?:fetal )?movements?:? (?:are |were )?(?:seen|present|noted|good|normal|active)|(?:active |good )(?:fetal )?movements?(?: seen| noted)?'), () => 'the baby was seen to move'],
  [when('(?:a )?yolk sac (?:is |was )?(?:seen|present|noted|visuali[sz]ed|normal)'), () => 'the small sac that feeds the baby at first (yolk sac) was seen'],
]; // biome-ignore format: a table

/** Rows of a scan in pregnancy: the neck of the womb, the afterbirth, small marks of the baby, and what could not be seen. */
export function pregnancyRow(line: Line, before: string): ToldRow | null {
  const { words, label } = line;
  const headed = (name: RegExp): string | null => {
    if (name.test(label)) return words;
    const found =
      label === ''
        ? /^(?:the |maternal )?(cervix|cervical|placenta)(?: is| measures| lies| appears)? (.+)$/i.exec(words)
        : null;
    return found !== null && name.test(found[1]?.toLowerCase() ?? '') ? (found[2] ?? null) : null;
  };
  const neck = headed(/^(?:maternal )?(?:cervix|cervical(?: length)?|cx|cl)$/);
  if (neck !== null) {
    const told = byClauses(neck, CERVIX);
    if (told !== null)
      return { texts: told.map(once('the neck of your womb (cervix)')), well: false, knowledge: ['cervix'] };
  }
  const afterbirth = headed(/^placenta(?: (?:location|position|site))?$/);
  if (afterbirth !== null && !/\blow(?:[- ]lying)?\b(?<!not low(?:[- ]lying)?)/i.test(afterbirth)) {
    const told = byClauses(afterbirth, PLACENTA);
    if (told !== null) return { texts: told, knowledge: ['placenta'] };
  }
  if (NOT_OVER.test(words) && /\bplacent/i.test(`${before} ${words}`))
    return {
      texts: ['the placenta (afterbirth) does not lie over the way out of the womb (os)'],
      knowledge: ['placenta'],
    };
  const unseen = INCOMPLETE.exec(label === '' ? words : `${label}: ${words}`)?.[1];
  const part = unseen === undefined ? undefined : PARTS.find(([name]) => name.test(unseen.trim()))?.[1];
  if (part !== undefined) return { texts: [`the pictures do not show all of the baby’s ${part} yet`] };
  const renal = pelvesOf(label === '' ? words : `${label}: ${words}`);
  if (renal !== null) return renal;
  const small = byClauses(label === '' ? words : `${label} ${words}`, SMALL);
  if (small !== null) return { texts: small };
  const size = label === '' ? sizeForAge(words) : null;
  if (size !== null) return size;
  const growth = growthOf(label === '' ? words : `${label}: ${words}`) ?? (label === '' ? null : growthOf(words));
  return growth === null ? null : { texts: growth };
}

const PELVES = new RegExp(
  String.raw`^(?:kidneys?:? )?(left|right) (?:renal pelvis|RPD|renal pelvic (?:diameter|dilatation))(?: (?:measures|is|AP|APD|of))* ?${LENGTH}(?: AP| APD)?(?:[,;] ?(?:and )?(?:the )?(left|right)(?: renal pelvis)?(?: (?:measures|is|AP))* ?${LENGTH}(?: AP| APD)?)?$`,
  'i',
);

/** "Left renal pelvis 4.5 mm AP, right 3 mm": how wide the center of the baby's kidneys is. */
function pelvesOf(words: string): ToldRow | null {
  const found = PELVES.exec(words);
  if (found === null) return null;
  const [, side = '', figure = '', unit = '', other, second = '', unit2 = ''] = found;
  const texts = [`the center of the baby’s ${side.toLowerCase()} kidney (renal pelvis) is ${sized(figure, unit)} wide`];
  if (other !== undefined) texts.push(`that of the ${other.toLowerCase()} one is ${sized(second, unit2)} wide`);
  return { texts };
}

/** The second sentence on a thing says "it". */
function once(name: string): (text: string, at: number) => string {
  return (text, at) => (at === 0 ? text : text.replace(`the ${name.replace(/^the /, '')}`, 'it'));
}
