import { type Before, type FigureTest, IS, measures } from './measure.js';

const CM = String.raw`(\d{1,2}(?:\.\d{1,2})?)(?: ?(cm|mm)\b)?(?!\d|\.\d|%|\/)`;
/** A width in the unit that is printed, or in none. */
const sized = (figure: string | undefined, unit: string | undefined): string =>
  unit === undefined ? `${figure}` : `${figure} ${unit.toLowerCase()}`;
const width = (what: string) => (found: RegExpExecArray) => [`${what} measures ${sized(found[1], found[2])}`];

/** The valve that the line is of. */
const across = ({ valve }: Before): string => `across ${valve === undefined ? 'the valve' : `your ${valve}`}`;

/** Figures of a heart ultrasound in one row: "LVIDd 5.8 cm LVIDs 4.6 cm IVSd 1.1 LA 4.6 LVEF 38 %". */
export const ECHO: FigureTest = {
  title: /^Never$/,
  label: /^(?:(?:2-?d |tt|transthoracic )?echo(?:cardiogra(?:m|phy))?)\b/i,
  own: /\bLVI?D ?[ds]?\b[^;]{0,30}\d|\b(?:LV ?EF|EF) ?[:=]? ?\d{2} ?%[^;]{0,60}\b(?:MR|TR|AS|AR|RVSP|LVIDd|TAPSE)\b/,
  measures: measures([
    [String.raw`(?:lvidd?|lvedd|lvdd|lvid ?\(d\)|edd)${IS}${CM}`, width('the main pump of your heart, when full (LVIDd),')],
    [String.raw`(?:lvids|lvesd|lvds|lvid ?\(s\)|esd)${IS}${CM}`, width('the main pump, when squeezed (LVIDs),')],
    [String.raw`(?:ivsd?|septum)${IS}${CM}`, width('the wall between the two pumps (IVS)')],
    [String.raw`(?:lvpwd?|pwd?|posterior wall)${IS}${CM}`, width('the back wall of the main pump (LVPW)')],
    [String.raw`(?:lad?(?: (?:size|diam(?:eter)?))?|left atrium)${IS}${CM}`, width('the upper left part of your heart (LA)')],
    [String.raw`(?:ascending aorta|asc\.? (?:aorta|ao)|aao)${IS}${CM}`, width('the first part of the main artery (ascending aorta)')],
    [String.raw`(?<!(?:asc|ascending|desc|descending|arch)\.? )(?:(?:ao|aortic) root|ao)${IS}${CM}`, width('the start of the main artery (aortic root)')],
    [String.raw`(?:lv ?ef|ef|ejection fraction)${IS}(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))? ?%?(?![\d.])(?: ?%)?(?: \(?(?:biplane|simpsons?|visual)\)?)?`, ([, low, high]) => ({ texts: [`the share of blood pumped out each beat (ejection fraction) is ${low}${high === undefined ? '' : ` to ${high}`}%`], concept: 'ejection-fraction' })],
    [String.raw`(?:rvsp|pasp|spap)${IS}(\d{1,3})(?: ?mm ?hg)?(?: ?\+ ?rap)?`, ([all, mm]) => [`the estimated pressure in the lung arteries (RVSP) is ${mm} mmHg${/rap$/i.test(all) ? ', and that in the upper right part of the heart comes on top' : ''}`]],
    [String.raw`pg ?\/ ?mg${IS}(\d{1,3}) ?\/ ?(\d{1,3})(?: ?mm ?hg)?`, ([, peak, mean], before) => [`the highest pressure step ${across(before)} is ${peak} mmHg, and the average one ${mean} mmHg`]],
    [String.raw`mean (?:pressure )?(?:gradient|pg|gr)${IS}(\d{1,3})(?: ?mm ?hg)?`, ([, mean], before) => [`the average pressure step ${across(before)} is ${mean} mmHg`]],
    [String.raw`(?:peak|max(?:imum)?) (?:pressure )?(?:gradient|pg|gr)${IS}(\d{1,3})(?: ?mm ?hg)?`, ([, peak], before) => [`the highest pressure step ${across(before)} is ${peak} mmHg`]],
    [String.raw`(?:av )?(?:peak vel(?:ocity)?|v ?max)${IS}(\d(?:\.\d{1,2})?) ?m\/s`, ([, speed], before) => [`the blood rushes ${before['valve'] === undefined ? 'through the valve' : `through your ${before['valve']}`} at up to ${speed} m/s`]],
    [String.raw`valve area${IS}(\d(?:\.\d{1,2})?)(?: ?(?:cm2|cm²|sq ?cm))`, ([, area], before) => [`the opening of ${before['valve'] === undefined ? 'the valve' : `your ${before['valve']}`} measures ${area} square cm`]],
    [String.raw`ava${IS}(\d(?:\.\d{1,2})?)(?: ?(?:cm2|cm²|sq ?cm))?`, ([, area]) => [`the opening of the aortic heart valve measures ${area} square cm (AVA)`]],
    [String.raw`mva${IS}(\d(?:\.\d{1,2})?)(?: ?(?:cm2|cm²|sq ?cm))?`, ([, area]) => [`the opening of the mitral heart valve measures ${area} square cm (MVA)`]],
    [String.raw`ivc${IS}(\d{1,2}(?:\.\d)?) ?(mm|cm)(?:,? ?(?:([<>]) ?50 ?% ?(?:collapse|collapsing|collapsible|collapsibility)|(not collapsing|collapsing)))?`, ([, size, unit, sign, how]) => {
      const less = sign === '<' || /^not/i.test(how ?? '');
      return [`the large vein below your heart (IVC) measures ${sized(size, unit)}${sign === undefined && how === undefined ? '' : less ? ', and it narrows less than it should when you breathe in' : ', and it narrows as it should when you breathe in'}`];
    }],
    [String.raw`tapse${IS}(\d{1,2}(?:\.\d)?) ?(mm|cm)?`, ([, size, unit]) => [`the stroke of the right pump (TAPSE) is ${sized(size, unit)}`]],
    [String.raw`e ?\/ ?a(?: ratio)?${IS}(\d(?:\.\d{1,2})?)`, ([, ratio]) => [`the ratio of the early to the late filling of the heart (E/A) is ${ratio}`]],
    [String.raw`e ?\/ ?e['’′](?: ratio)?${IS}(\d{1,2}(?:\.\d)?)`, ([, ratio]) => [`the ratio that tells of the filling pressure (E/e') is ${ratio}`]],
  ]),
  idle: /^(?:echo(?:cardiogra(?:m|phy))?|dimensions?|m-?mode|and|measurements?)$/i,
  knowledge: [],
}; // biome-ignore format: a table
