import { type FigureTest, IS, measures } from './measure.js';

const NAMES: readonly (readonly [string, string, string])[] = [
  ['fev ?1(?: ?\\/ ?f?vc| ?%)|fev1\\/fvc ratio|fer|tiffeneau', 'share of air blown out in the first second (FEV1/FVC)', '%'],
  ['fev ?1', 'air blown out in one second (FEV1)', 'L'],
  ['fvc', 'air of one full breath out (FVC)', 'L'],
  ['s?vc', 'air of one full slow breath (VC)', 'L'],
  ['rv ?\\/ ?tlc', 'share of air that stays in your lungs (RV/TLC)', '%'],
  ['tlc', 'air that your lungs can hold (TLC)', 'L'],
  ['rv', 'air that stays in the lungs after a full breath out (RV)', 'L'],
  ['frc|tgv', 'air left after a normal breath out (FRC)', 'L'],
  ['pefr?|peak flow', 'top speed of a breath out (PEF)', 'L/min'],
  ['(?:fef ?25[-–]?75%?|mmef)', 'airflow in the middle of a breath out (FEF25-75)', 'L'],
  ['(?:dlco|tlco)(?: ?(?:corr?|adj|sb|hb))?', 'passing of gas from lung to blood (DLCO)', ''],
  ['kco|dlco ?\\/ ?va', 'passing of gas for the air reached (KCO)', ''],
]; // biome-ignore format: a table

const SHARE = String.raw`(?:\s?\(?\s?(?<share>\d{1,3}) ?%(?: ?(?:of )?(?:pred(?:icted)?|expected|normal))?\)?)`;
const VALUE = String.raw`(?<value>\d{1,3}(?:\.\d{1,2})?)(?<unit> ?(?:l\/min|l\/s(?:ec)?|litres|liters|l|mmol\/min\/kpa(?:\/l)?|ml\/min\/mmhg))?(?![\d.]| ?%)\b`;
const GAIN = String.raw`(?:\s?\(\s?(?<gain>[+-]\d{1,3}) ?%(?:[,;]? ?(?:and )?\+?(?<ml>\d{2,4}) ?ml)?\s?\))`;
const AFTER = String.raw`(?:\s?(?:->|→)\s?(?<after>\d{1,3}(?:\.\d{1,2})?)(?: ?(?:l\b|%))?(?: post(?:[- ]?bd)?)?)`;
const TRY = String.raw`(?:(?<try>pre|post)(?:[- ]?(?:bd|bronchodilator|salbutamol))?\s)?`;

function told(what: string, unit: string) {
  return ({ groups = {} }: RegExpExecArray): string[] | null => {
    const value = groups['value'];
    const share = groups['share'] ?? groups['alone'];
    const printed =
      groups['unit'] === undefined
        ? ''
        : ` ${groups['unit']
            .trim()
            .replace(/^l\b/, 'L')
            .replace(/^lit(?:er|re)s$/i, 'L')}`;
    const when = /^post/i.test(groups['try'] ?? '') ? 'after the inhaled medicine, the' : 'the';
    const { after, gain, ml } = groups;
    const more =
      gain === undefined
        ? ''
        : `${gain.replace(/^[+-]/, '')}% ${gain.startsWith('-') ? 'less' : 'more'} than before${ml === undefined ? '' : ` (${ml} ml)`}`;
    const then =
      after !== undefined
        ? [`after the inhaled medicine it was ${after}${printed}${more === '' ? '' : `, ${more}`}`]
        : more === ''
          ? []
          : [`that is ${more}`];
    // "FEV1/FVC 58%" is the share itself.
    if (unit === '%' && value === undefined)
      return share === undefined ? null : [`${when} ${what} was ${share}%`, ...then];
    if (unit === '%' && share === undefined) return [`${when} ${what} was ${value}`, ...then];
    if (value === undefined)
      return share === undefined ? null : [`${when} ${what} was ${share}% of what is expected`, ...then];
    const expected = share === undefined ? '' : `: ${share}% of what is expected`;
    return [`${when} ${what} was ${value}${printed}${expected}`, ...then];
  };
}

/** "FEV1 1.8 (62%) FVC 3.1 (88%) ratio 58%" in one line. */
export const BREATH: FigureTest = {
  title: /^Breathing test/,
  label: /^(?:spirometry|pfts?|(?:pulmonary|lung) function(?: tests?)?|rft)\b/i,
  own: /\bFEV ?1\b[^;]{0,40}\b(?:FVC|ratio)\b/i,
  measures: measures([
    ...NAMES.map(([name, what, unit]) => [String.raw`${TRY}(?:${name})(?: (?:pre|post)(?:[- ]?bd)?)?(?: \((?:l|%|l\/min)\))?${IS}(?:${VALUE}${SHARE}?|${SHARE.replace('<share>', '<alone>')})${AFTER}?${GAIN}?`, told(what, unit)] as const),
    [String.raw`(?:fev1\/fvc )?ratio${IS}(?<value>0?\.\d{1,2})|(?:fev1\/fvc )?ratio${IS}(?<share>\d{2,3}) ?%(?:\s?(?:->|→)\s?(?<after>\d{2,3}) ?%)?`, ({ groups = {} }) => [`the share of air blown out in the first second (FEV1/FVC) was ${groups['value'] ?? `${groups['share']}%`}`, ...(groups['after'] === undefined ? [] : [`after the inhaled medicine it was ${groups['after']}%`])]],
    [String.raw`post[- ]?(?:bd|bronchodilator)(?: (?:change|response))?${IS}([+-]?\d{1,3}) ?%(?: ?\(?(?:and )?[+/]? ?(\d{2,4}) ?ml\)?)?`, ([, share = '', volume]) => [`after the inhaled medicine you blew out ${share.replace(/^[+-]/, '')}% ${share.startsWith('-') ? 'less' : 'more'}${volume === undefined ? '' : ` (${volume} ml)`}`]],
    [String.raw`feno${IS}(\d{1,3})(?: ?ppb)?`, ([, figure]) => [`the gas in your breath that rises with swelling of the airways (FeNO) was ${figure} ppb`]],
    [String.raw`mip${IS}-?(\d{2,3}) ?cm ?h2o(?: \(n ?[>≥] ?(\d{2,3})\))?`, ([, figure, least]) => [`the strength of the muscles that draw air in (MIP) was ${figure} cmH2O${least === undefined ? '' : ` (the usual is more than ${least})`}`]],
    [String.raw`mep${IS}(\d{2,3}) ?cm ?h2o(?: \(n ?[>≥] ?(\d{2,3})\))?`, ([, figure, least]) => [`the strength of the muscles that push air out (MEP) was ${figure} cmH2O${least === undefined ? '' : ` (the usual is more than ${least})`}`]],
    [String.raw`spo2(?: at)? rest(?:ing)?${IS}(\d{2,3}) ?%(?: (?:on )?(?:ra|room air|air))?`, ([, share]) => [`at rest, the oxygen in your blood was ${share}%`]],
    [String.raw`(?:nadir|lowest)(?: spo2| sats?)?(?: on)?(?: 6 ?mwt)?${IS}(\d{2}) ?%`, ([, share]) => [`at its lowest it was ${share}%`]],
    [String.raw`(?:6 ?mwt|six[- ]minute walk(?: test)?)?[,: ]{0,2}distance${IS}(\d{2,3}) ?m(?:etres|eters)?\b(?: ?\((\d{2,3}) ?%(?: pred(?:icted)?)?\))?`, ([, meters, share]) => [`in six minutes you walked ${meters} m${share === undefined ? '' : ` (${share}% of what is expected)`}`]],
    [String.raw`6 ?mwt${IS}(\d{2,3}) ?m(?:etres|eters)?\b`, ([, meters]) => [`in six minutes you walked ${meters} m`]],
    [String.raw`spo2${IS}(\d{2,3}) ?% ?(?:to|->|→|falling to|drop(?:ped|ping)? to) ?(\d{2}) ?%`, ([, before, after]) => [`the oxygen in your blood went from ${before}% to ${after}%`]],
    [String.raw`borg(?: score)?${IS}(\d{1,2})(?: ?\/ ?10)?`, ([, score]) => [`you rated your breathlessness as ${score} (Borg scale)`]],
  ]),
  idle: /^(?:lung volumes|diffusion|spirometry|pfts?|(?:pulmonary|lung) function(?: tests?)?|pre|and|on 6mwt|pre[- ]?bd)$/i,
  knowledge: [],
}; // biome-ignore format: a table
