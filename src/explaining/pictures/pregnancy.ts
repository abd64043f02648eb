import { byClauses, type Line, type SetClause, sized, type ToldRow, when } from './row.js';

const LENGTH = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(mm|cm)`;

/** The neck of the womb, as it should be. What opens or is short is a finding. */
const CERVIX: readonly SetClause[] = [
  [when(`(?:(?:cervical )?length(?: is| of)? ?[:=]? ?|is |measures |measuring )?${LENGTH}(?: long| in length)?(?: \\(?(?:tv|ta|transvaginal(?:ly)?|transabdominal(?:ly)?|by tvs?)\\)?)?`), ([, figure = '', unit = '']) => `the neck of your womb (cervix) is ${sized(figure, unit)} long`],
  [when(`(?:is |appears )?long and closed(?: (?:at|measuring) ${LENGTH})?`), ([, figure, unit = '']) => `the neck of your womb (cervix) is long and closed${figure === undefined ? '' : `, and ${sized(figure, unit)} long`}`],
  [when('(?:is |appears |remains )?closed'), () => 'the neck of your womb (cervix) is closed'],
  [when('(?:the )?internal os (?:is |appears )?closed'), () => 'its inner opening (internal os) is closed'],
  [when('no (?:evidence of )?funnel+ing(?: seen| noted| of the (?:internal os|membranes))?'), () => 'it does not open from the inside (no funneling)'],
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

const SMALL: readonly SetClause[] = [
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
  const small = byClauses(label === '' ? words : `${label} ${words}`, SMALL);
  return small === null ? null : { texts: small };
}

/** The second sentence on a thing says "it". */
function once(name: string): (text: string, at: number) => string {
  return (text, at) => (at === 0 ? text : text.replace(`the ${name.replace(/^the /, '')}`, 'it'));
}
