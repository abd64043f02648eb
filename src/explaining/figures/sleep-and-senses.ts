import { type FigureTest, IS, measures, SIDE, sideNamed } from './measure.js';

/** Rows of a sleep study: "AHI 32, ODI 28, nadir sats 74%, T90 18%". The stops an hour have a score of their own. */
export const SLEEP: FigureTest = {
  title: /^Sleep study/,
  label: /^(?:(?:home )?sleep (?:study|test)|polysomnogra\w+|psg|overnight oximetry|oximetry)\b/i,
  own: /\b(?:AHI|ODI)\b[^;]{0,60}\b(?:ODI|T90|nadir|SpO2|sats?)\b/i,
  measures: measures([
    [String.raw`(?:[34] ?% ?)?odi${IS}(\d{1,3}(?:\.\d)?)(?: ?\/ ?h(?:r|our)?)?`, ([, rate]) => [`the oxygen in your blood dropped ${rate} times an hour (ODI)`]],
    [String.raw`(?:nadir|lowest|minimum|min)(?: (?:spo2|sao2|sats?|saturations?|oxygen(?: saturation)?|o2))?${IS}(\d{2}) ?%`, ([, share]) => [`at its lowest, the oxygen in your blood was ${share}%`]],
    [String.raw`(?:mean|average|avg|baseline) (?:spo2|sao2|sats?|saturations?|oxygen(?: saturation)?|o2)${IS}(\d{2}) ?%`, ([, share]) => [`on average, the oxygen in your blood was ${share}%`]],
    [String.raw`(?:t ?90|time (?:spent )?(?:<|below) ?90 ?%|(?:tst|time)? ?<? ?90%)${IS}(\d{1,2}(?:\.\d)?) ?%`, ([, share]) => [`the oxygen was low for ${share}% of the time (T90)`]],
    [String.raw`arousal index${IS}(\d{1,3}(?:\.\d)?)(?: ?\/ ?h(?:r|our)?)?`, ([, rate]) => [`you woke for a moment ${rate} times an hour (arousal index)`]],
    [String.raw`sleep efficiency${IS}(\d{2,3}(?:\.\d)?) ?%`, ([, share]) => [`you slept for ${share}% of the time in bed (sleep efficiency)`]],
    [String.raw`(?<!non-?)supine(?: ahi)?${IS}(\d{1,3}(?:\.\d)?)(?: ?\/ ?h(?:r|our)?)?`, ([, rate]) => [`on your back, your breathing stopped or got shallow ${rate} times an hour`]],
    [String.raw`non-?supine(?: ahi)?${IS}(\d{1,3}(?:\.\d)?)(?: ?\/ ?h(?:r|our)?)?`, ([, rate]) => [`when you did not lie on your back, your breathing stopped or got shallow ${rate} times an hour`]],
    [String.raw`lateral(?: ahi)?${IS}(\d{1,3}(?:\.\d)?)(?: ?\/ ?h(?:r|our)?)?`, ([, rate]) => [`on your side, your breathing stopped or got shallow ${rate} times an hour`]],
    [String.raw`hr${IS}(\d{2,3}) ?[-–] ?(\d{2,3})(?: ?bpm)?`, ([, least, most]) => [`your heart beat ${least} to ${most} times a minute`]],
    [String.raw`snor(?:e|ing)${IS}(\d{1,2}) ?%`, ([, share]) => [`you snored for ${share}% of the time`]],
    [String.raw`(?:rec(?:ording)?|total recording|recorded) time${IS}(\d{1,2}) ?h(?:ours?|rs?)? ?(\d{1,2}) ?m(?:in)?`, ([, hours, minutes]) => [`the recording lasted ${hours} hours and ${minutes} minutes`]],
    [String.raw`(?:ess|epworth(?: score)?)${IS}(\d{1,2})(?: ?\/ ?24)?`, ([, score]) => [`your score for sleepiness (ESS) is ${score}`]],
    [String.raw`rem ahi${IS}(\d{1,3}(?:\.\d)?)(?: ?\/ ?h(?:r|our)?)?`, ([, rate]) => [`in dream sleep (REM), your breathing stopped or got shallow ${rate} times an hour`]],
  ]),
  idle: /^(?:(?:home )?sleep (?:study|test)|psg|and|overnight oximetry)$/i,
  knowledge: [],
}; // biome-ignore format: a table

const TYMPANOGRAM: Readonly<Record<string, string>> = {
  a: 'the eardrum moves as it should (type A)', as: 'the eardrum moves less than usual (type As)', ad: 'the eardrum moves more than usual (type Ad)',
  b: 'the eardrum hardly moves (type B), as with fluid behind it', c: 'the eardrum is drawn inward (type C)',
}; // biome-ignore format: one list

const EAR = String.raw`(?:(${SIDE}|AD|AS|RE|LE)(?: ear)?[: ]?\s?)`;
const earNamed = (printed: string | undefined): string => {
  const ear = /^(?:AD|RE)$/.test(printed ?? '')
    ? 'right'
    : /^(?:AS|LE)$/.test(printed ?? '')
      ? 'left'
      : sideNamed(printed).trim();
  return ear === '' ? '' : `${ear} ear`;
};

/** Rows of a hearing test: "PTA R 45 dB L 30 dB, speech discrimination 88% R, 96% L, tymp type A". */
export const HEARING: FigureTest = {
  title: /^Hearing test/,
  label: /^(?:audio(?:gram|metry)?|pta|tymp\w*|pure tone (?:audiogram|average))\b/i,
  own: null,
  measures: measures([
    [String.raw`(?:pta|pure tone average|(?:average )?threshold)${IS}${EAR}(\d{1,3})(?: ?db(?: ?hl)?)?[,;/ ]{1,3}${EAR}(\d{1,3})(?: ?db(?: ?hl)?)?`, ([, one, first, two, second]) => [
      `your ${earNamed(one)} hears tones from ${first} dB on (PTA)`, `your ${earNamed(two)} hears tones from ${second} dB on`,
    ]],
    [String.raw`${EAR}(?:pta|pure tone average)${IS}(\d{1,3})(?: ?db(?: ?hl)?)?`, ([, one, first]) => [`your ${earNamed(one)} hears tones from ${first} dB on (PTA)`]],
    [String.raw`(?:speech discrimination(?: score)?|sds|wrs|word recognition(?: score)?)${IS}(\d{1,3}) ?% ?${EAR}[,;/ ]{0,3}(\d{1,3}) ?% ?${EAR.replace(/\[: \]\?\\s\?\)$/, ')')}`, ([, first, one, second, two]) => [
      `your ${earNamed(one)} understood ${first}% of the words`, `your ${earNamed(two)} understood ${second}%`,
    ]],
    [String.raw`(?:speech discrimination(?: score)?|sds|wrs|word recognition(?: score)?)${IS}${EAR}(\d{1,3}) ?%[,;/ ]{1,3}${EAR}(\d{1,3}) ?%`, ([, one, first, two, second]) => [
      `your ${earNamed(one)} understood ${first}% of the words`, `your ${earNamed(two)} understood ${second}%`,
    ]],
    [String.raw`tymp(?:anogram|anometry|s)?${IS}R(?:ight)?:? type (a|as|ad|b|c)[,;/ ]{1,3}L(?:eft)?:? type (a|as|ad|b|c)\b`, ([, right = '', left = '']) => [`on the right, ${TYMPANOGRAM[right.toLowerCase()] ?? ''}`, `on the left, ${TYMPANOGRAM[left.toLowerCase()] ?? ''}`]],
    [String.raw`(?:abg|air-?bone gap)${IS}${EAR}(\d{1,2})(?: ?db)?`, ([, one, gap]) => [`in your ${earNamed(one)} there is a gap of ${gap} dB between hearing through air and through bone`]],
    [String.raw`(?:tymp(?:anogram|anometry|s)?${IS})?type (a|as|ad|b|c)(?: (?:tymp(?:anogram|anometry|s)?)| (bilat(?:erally)?|both|right|left|R|L))*\b`, ([all, type = '']) => {
      const where = /\bbilat|\bboth/i.test(all) ? 'on both sides, ' : /\b(?:right|R)\b/.test(all) ? 'on the right, ' : /\b(?:left|L)\b/.test(all) ? 'on the left, ' : '';
      const text = TYMPANOGRAM[type.toLowerCase()];
      return text === undefined ? null : [`${where}${text}`];
    }],
  ]),
  idle: /^(?:audio(?:gram|metry)|and|ear|ears)$/i,
  knowledge: [],
}; // biome-ignore format: a table

/** Rows of a bladder test: "Qmax 8 ml/s, PVR 180 ml, capacity 320 ml". */
export const BLADDER: FigureTest = {
  title: /^(?:Bladder pressure test|Urine flow test)/,
  label: /^(?:(?:video)?urodynamics?|uds|uroflow(?:metry)?|flow (?:rate|study))\b/i,
  own: /\bQ ?max\b[^;]{0,60}\b(?:PVR|VV|voided|residual|Pdet)/i,
  measures: measures([
    [String.raw`(?:pdet(?: ?at)?[ @]{1,2}q ?max|pdet\.?q ?max)${IS}(\d{1,3}) ?cm ?h2o`, ([, cm]) => [`at the fastest flow, the bladder muscle pressed with ${cm} cmH2O (Pdet)`]],
    [String.raw`(?:q ?max|max(?:imum)? flow(?: rate)?|peak flow(?: rate)?)${IS}(\d{1,2}(?:\.\d)?)(?: ?m(?:l|ls)\/s(?:ec)?)?`, ([, rate]) => [`your urine flowed at ${rate} ml a second at its fastest (Qmax)`]],
    [String.raw`(?:q ?ave|q ?avg|average flow(?: rate)?|mean flow(?: rate)?)${IS}(\d{1,2}(?:\.\d)?)(?: ?m(?:l|ls)\/s(?:ec)?)?`, ([, rate]) => [`on average it flowed at ${rate} ml a second`]],
    [String.raw`(?:voided volume|vv|void(?:ed)?(?: vol)?)${IS}(\d{1,4})(?: ?mls?)?`, ([, ml]) => [`you passed ${ml} ml`]],
    [String.raw`(?:pvr|post[- ]?void residual(?: volume)?|residual(?: volume)?)${IS}(\d{1,4})(?: ?mls?)?`, ([, ml]) => [`${ml} ml of urine stayed in the bladder (PVR)`]],
    [String.raw`(?:(?:max(?:imum)?(?: cystometric)?|cystometric|bladder|functional)? ?capacity)${IS}(\d{2,4}) ?mls?`, ([, ml]) => [`your bladder held ${ml} ml (capacity)`]],
    [String.raw`ipss${IS}(\d{1,2})(?: ?\/ ?35)?(?:,? qol${IS}(\d))?`, ([, score, life]) => [`your score for bladder symptoms (IPSS) is ${score}${life === undefined ? '' : `, and how much they bother you is rated ${life}`}`]],
    [String.raw`first (?:desire|sensation)(?: to void)?${IS}(\d{2,4}) ?mls?`, ([, ml]) => [`you first felt the urge at ${ml} ml`]],
    [String.raw`no (?:do|detrusor overactivity)\b`, () => ['the bladder muscle did not squeeze while it filled, as it should be (no DO)']],
    [String.raw`compliance${IS}(normal|good|reduced|poor)|(normal|good|reduced|poor) compliance`, ([, one, two]) => [/normal|good/i.test(one ?? two ?? '') ? 'the bladder wall stretches as it should (compliance)' : 'the bladder wall stretches less than it should (compliance)']],
  ]),
  idle: /^(?:(?:video)?urodynamics?|uroflow(?:metry)?|and)$/i,
  knowledge: [],
}; // biome-ignore format: a table

/** Rows of the blood pressure at the ankles: "ABI R 0.62 L 0.91, toe pressure R 38 mmHg". */
export const ANKLES: FigureTest = {
  title: /^Never$/,
  label: /^(?:abi|abpi|ankle[- ]brachial (?:pressure )?ind(?:ex|ices))\b/i,
  own: /\bABP?I\b[^;]{0,12}\d\.\d/,
  measures: measures([
    [String.raw`(?:abp?is?|ankle[- ]brachial (?:pressure )?ind(?:ex|ices))${IS}(${SIDE})${IS}(\d\.\d{1,2})[,;/ ]{1,3}(${SIDE})${IS}(\d\.\d{1,2})`, ([, one, first, two, second]) => [
      `the blood pressure at your ${sideNamed(one)}ankle is ${first} times that at your arm (ABI)`,
      `at your ${sideNamed(two)}ankle it is ${second} times that at your arm`,
    ]],
    [String.raw`toe pressures?${IS}(${SIDE})?\s?(\d{1,3}) ?mm ?hg`, ([, side, mm]) => [`the blood pressure at your ${sideNamed(side)}toe is ${mm} mmHg`]],
    [String.raw`tbi${IS}(${SIDE})?\s?(\d\.\d{1,2})`, ([, side, ratio]) => [`the blood pressure at your ${sideNamed(side)}toe is ${ratio} times that at your arm (TBI)`]],
  ]),
  idle: /^(?:and|abi|abpi)$/i,
  knowledge: [],
}; // biome-ignore format: a table
