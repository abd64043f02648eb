import { onceIn } from '../../knowledge/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { isOfUnborn } from './baby.js';
import { LIES, PLACENTA, RATIOS, SIZES } from './baby-rows-data.js';

/** "36weeks, 4days", "20 w 2 d", "32w1d". */
const AGE = String.raw`\d{1,2} ?w(?:ee)?k?s?\.?(?:,? ?(?:and )?\d{1,2} ?d(?:ay)?s?)?`;
const SPREAD = String.raw`(?:,? ?(?:\+\/?-|±|\+ or -|(?:\+ or |plus or )minus) ?(?:\d{1,2} days?|${AGE}))?`;
const DATE = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|(?:\d{1,2} )?[A-Z][a-z]{2,8} (?:\d{1,2}, )?\d{4}`;
const FITS = String.raw`(?:,? ?(?:=|consistent with|compatible with|corresponding to|corresponds to|(?:which )?equals|equal to|\(|-|@))`;
const BY = String.raw`(?:by|from|per|\()? ?(current|this|today['’]?s|previous|earlier|prior|first|1st trimester|dates|lmp)?(?: ultrasound| us| scan)?\)?`;

const NAMED = /^([A-Za-z][A-Za-z -]{0,28}?|[A-Z]{2,3})(?: ?\([^()]{1,30}\))? ?[:=-]? ?(?=\d)(.+)$/;
const SIZE = new RegExp(String.raw`^(\d{1,3}(?:\.\d{1,2})?) ?(mm|cm)(?:${FITS} ?(${AGE})(?: ?(?:of )?(?:gestation(?:al age)?|pregnancy|ga))?\)?)?$`, 'i'); // biome-ignore format: one pattern
const RATIO =
  /^(CI|BPD ?\/ ?OFD|FL ?\/ ?BPD|FL ?\/ ?HC|FL ?\/ ?AC|HC ?\/ ?AC)(?: ?\([A-Z/ ]{3,9}\))? ?[:=]? ?(?:(\d[\d.]*) ?%?(?: ?\((\d[\d.]*) ?[-–] ?(\d[\d.]*)\))?|\((\d[\d.]*) ?[-–] ?(\d[\d.]*)\) ?(\d[\d.]*))$/i;
const GESTATION = new RegExp(String.raw`^(?:(?:estimated|average|mean|composite|sonographic) )*(?:gestational age|ga|ega) ?${BY} ?[:=]? ?(${AGE}${SPREAD})$`, 'i'); // biome-ignore format: one pattern
const DUE = new RegExp(String.raw`^(?:edd|edc|(?:estimated )?due date|estimated date of (?:delivery|confinement)) ?${BY} ?[:=]? ?(${DATE})$`, 'i'); // biome-ignore format: one pattern
const PERIOD = new RegExp(String.raw`^(?:l ?\.?m ?\.?p\.?|last menstrual period) ?[:=]? ?(${DATE}|unknown|not given|unsure|not known)$`, 'i'); // biome-ignore format: one pattern
const EARLIER = new RegExp(String.raw`^date of (?:previous|prior|last) (?:ultrasound|scan) ?[:=]? ?(${DATE})$`, 'i');
const WEIGHT =
  /^(?:(?:estimated )?f(?:o)?etal weight|efw)(?: by (?:current )?(?:ultrasound|us))? ?(?:[:=]|is|equals)? ?(\d[\d,]{2,5}) ?(?:g|gm|gms|grams?)\b ?(?:\((\d{1,2} ?(?:pounds?|lbs?) ?,?(?: ?\d{1,2} ?(?:ounces?|ozs?))?)\))?(?: ?[=,;(] ?(<|>|less than )? ?(\d{1,2})(?:st|nd|rd|th)? ?(?:%|(?:per)?centile|%ile)(?: ?percentile)?\)?)?$/i;
const PERCENTILE =
  /^(?:(?:estimated )?f(?:o)?etal weight|efw) (?:percentile|%ile|centile) ?(?:[:=]|is)? ?(<|>)? ?(\d{1,2}) ?(?:%|(?:st|nd|rd|th)(?: percentile)?)?$/i;
const HEARTBEAT =
  /^(?:f(?:o)?etal (?:cardiac|heart) (?:activity|rate|beat|motion|rhythm)|FHR|FHB(?=.*\d)) ?(?:[:=]|is)? ?(normal|regular|present)?(?:[,;]? ?(?:at|with a heart rate of|with a rate of|\()? ?(\d{2,3})(?: ?(?:bpm|beats (?:per|a) minute|\/ ?min))?\)?)?$/i;
const LIE = /^(?:f(?:o)?etal )?(?:lie|presentation|position) ?[:=]? ?([a-z ]+?)(?:, to the maternal (left|right))?$/i;
const AFTERBIRTH =
  /^(?:the )?placenta(?: location| position)? ?(?:[:=]|is)? ?([a-z]+(?: lateral)?)?(?:,? ?(fused)(?: placenta)?)?(?:(?:[,;]| and)? ?(?:placental )?grade ?:? ?(0|I{1,3}|[0-3])(?: ?(?:-|to) ?(I{1,3}|[0-3]))?)?$/i;
const GRADE = /^plac[a-z]+ grad(?:e|ing) ?(?:[:=]|is)? ?(0|I{1,3}|[0-3])(?: ?(?:-|to) ?(I{1,3}|[0-3]))?$/i;
const FLUID =
  /^(?:afi|amniotic fluid index) ?(?:[:=]|is|of)? ?(\d{1,2}(?:\.\d{1,2})?) ?(cm|mm)(?:[,;(]? ?(normal)\)?)?$/i;
const PROFILE =
  /^(?:with )?(?:a )?(?:bpp|biophysical profile)(?: score| total)* ?(?:[:=]|is|equal to|of)? ?(?:equal to )?(\d{1,2}) ?(?:\/|out of) ?(\d{1,2})$/i;
const SOUND =
  /^no (?:evidence of )?(gross |major |obvious )?(?:f(?:o)?etal |structural |anatomic(?:al)? |congenital )+(?:abnormalit(?:y|ies)|anomal(?:y|ies))(?: (?:is |are )?(?:seen|identified|noted))?$/i;
const PREGNANCY = new RegExp(String.raw`^(?:a )?((?:single|singleton|active|viable|live|living) )*(?:(single|singleton|active|viable|live|living),? )?intrauterine (?:pregnancy|gestation)(?: in (cephalic|breech|vertex|transverse) presentation)?(?:,? (?:at|with an?(?: (?:sonographic|composite|estimated|average|mean))* (?:gestational age|ga) of|of) (${AGE}${SPREAD}))?(?:,? (?:giving|with) (?:an?|and) estimated (?:date of (?:delivery|confinement)|due date) of (${DATE}))?$`, 'i'); // biome-ignore format: one pattern

/** Where the next row of a line begins that holds several. */
const NEXT =
  /(?:[,;.] ?|(?<!\bby) )(?=(?:EDD|EDC|L ?M ?P|DATE OF (?:PREVIOUS|PRIOR|LAST) (?:ULTRASOUND|SCAN)|GESTATIONAL AGE|FETAL WEIGHT|ESTIMATED FETAL|EFW|BPD|HC|AC|FL|HL|CRL|AFI|BPP)\b(?! ?\/)(?: (?:BY|percentile|is|equals)\b| ?[:=(]| ?\d))|,? (?=with a biophysical profile)|,? with (?=no (?:evidence of )?(?:gross |major |obvious )?(?:f(?:o)?etal|structural|anatomic))|,? and (?=BPD|HC|AC|FL\b)/;

const LONGEST = 260;

/** A row of a scan in pregnancy that we know as a whole, told of the baby. Null for any other line. */
export function babyRows(sentence: Sentence, ctx: Context): Said[] | null {
  const { span } = sentence;
  if (span.end - span.start > LONGEST || !isOfUnborn(ctx)) return null;
  const line = ctx.clean(span).replace(/\s+/g, ' ').trim();
  // Alone, the score has a statement of its own.
  if (PROFILE.test(line.replace(/\.$/, ''))) return null;
  const said: Said[] = [];
  for (const row of line.split(NEXT)) {
    const text = toldRow(row.trim().replace(/[.;,\s]+$/, ''), ctx);
    if (text === null) return null;
    said.push({ ...say(text, [span], KNOWN), whole: true });
  }
  return said.length === 0 ? null : said;
}

const KNOWN = ['pregnancy'];

function toldRow(row: string, ctx: Context): string | null {
  for (const teller of TELLERS) {
    const text = teller(row);
    if (text !== null)
      return several(ctx.understanding.report.clean)
        ? text.replace(/^the (?=baby)/, 'this ').replace(/ the baby’s /, ' this baby’s ')
        : text;
  }
  return null;
}

/** Twins: whose row it is stands above it. */
const several = onceIn(/\b(?:twins?|triplets?)\b/i);

const TELLERS: readonly ((row: string) => string | null)[] = [
  sizeOf, ratioOf, ageOf, dateOf, weightOf, heartbeatOf, lieOf, placentaOf, othersOf,
]; // biome-ignore format: one list

/** "36weeks, 4days" with its blanks. */
const spaced = (age: string) =>
  age
    .replace(/(\d)\s*w(?:ee)?k?s?(?![a-z])\.?(?=\d)/i, '$1 weeks ')
    .replace(/(\d)\s*w(?:ee)?k?s?\b\.?/i, '$1 weeks')
    .replace(/(\d)\s*d(?:ays?)?\b/i, '$1 days')
    .replace(/\b1 (week|day)s\b/g, '1 $1')
    .replace(/\s*(?:\+\/?-|±|\+ or -|(?:\+ or |plus or )minus)\s*/i, ' give or take ')
    .replace(/,? give/, ', give');

function sizeOf(row: string): string | null {
  const [, name = '', rest = ''] = NAMED.exec(row) ?? [];
  const size = SIZES.find((one) => one.row.test(name.trim()));
  const [, figure, unit, age] = size === undefined ? [] : (SIZE.exec(rest) ?? []);
  // Bare sizes are gathered in one sentence elsewhere.
  if (size === undefined || figure === undefined || unit === undefined || age === undefined) return null;
  return `${size.says(`${figure} ${unit}`)}, which fits ${spaced(age)} of pregnancy`;
}

function ratioOf(row: string): string | null {
  const [, letters, first, low1, high1, low2, high2, second] = RATIO.exec(row) ?? [];
  const name = RATIOS[(letters ?? '').replace(/ /g, '').toUpperCase()];
  const value = first ?? second;
  if (name === undefined || value === undefined) return null;
  const [low, high] = [low1 ?? low2, high1 ?? high2];
  if (low === undefined || high === undefined) return `${name} is ${value}`;
  const where = Number(value) < Number(low) ? 'below' : Number(value) > Number(high) ? 'above' : 'within';
  return `${name} is ${value}, ${where} the range that the report gives (${low} to ${high})`;
}

/** By which scan or day a date or an age is told. */
function bySource(by: string | undefined): string {
  if (by === undefined) return '';
  if (/^(?:dates|lmp)$/i.test(by)) return 'by the dates you gave, ';
  if (/^(?:previous|earlier|prior|first|1st)/i.test(by)) return 'by the earlier ultrasound, ';
  return 'by this ultrasound, ';
}

function ageOf(row: string): string | null {
  const [, by, age] = GESTATION.exec(row) ?? [];
  if (age !== undefined) return `${bySource(by)}you are ${spaced(age).replace(/(?=, give)|$/, ' pregnant')}`;
  const found = PREGNANCY.exec(row);
  if (found === null) return null;
  const [, , , presentation, weeks, due] = found;
  const kinds = [
    ...row.slice(0, row.search(/intrauterine/i)).matchAll(/\b(single|singleton|active|viable|live|living)\b/gi),
  ];
  const words = kinds.map(([word]) => (/^single/i.test(word) ? 'single' : /^(?:viable|live|living)$/i.test(word) ? 'living' : 'active')); // biome-ignore format: one list
  const lie = LIES.find(([printed]) => presentation !== undefined && printed.test(presentation))?.[1];
  const first = words[0] ?? '';
  return `the ultrasound shows ${first === 'active' ? 'an' : 'a'} ${[...new Set(words)].join(', ')}${first === '' ? '' : ' '}pregnancy in the womb${weeks === undefined ? '' : ` of ${spaced(weeks)}`}${lie === undefined ? '' : `, with the baby ${lie}`}${due === undefined ? '' : `, and a due date of ${due}`}`;
}

function dateOf(row: string): string | null {
  const [, by, due] = DUE.exec(row) ?? [];
  if (due !== undefined) return `${bySource(by)}your due date is ${due}`;
  const [, period] = PERIOD.exec(row) ?? [];
  if (period !== undefined)
    return /\d/.test(period)
      ? `the first day of your last period (LMP) was ${period}`
      : 'the report does not give the first day of your last period (LMP)';
  const [, earlier] = EARLIER.exec(row) ?? [];
  return earlier === undefined ? null : `you had an earlier ultrasound on ${earlier}`;
}

function ordinal(figure: string): string {
  const end = /1[123]$/.test(figure) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[figure.at(-1) ?? ''] ?? 'th');
  return `${figure}${end}`;
}

function percentile(mark: string | undefined, figure: string): string {
  const where = mark === undefined ? 'on' : mark.startsWith('>') ? 'above' : 'below';
  return `${where} the ${ordinal(figure)} line of the growth chart (percentile)`;
}

function weightOf(row: string): string | null {
  const [, grams, pounds, mark, place] = WEIGHT.exec(row) ?? [];
  if (grams !== undefined)
    return `the baby’s guessed weight is ${grams} grams${pounds === undefined ? '' : ` (${pounds.replace(/(\d)(?=[a-z])/gi, '$1 ')})`}${place === undefined ? '' : `, ${percentile(mark, place)}`}`;
  const [, than, figure] = PERCENTILE.exec(row) ?? [];
  return figure === undefined ? null : `the baby’s guessed weight is ${percentile(than, figure)}`;
}

function heartbeatOf(row: string): string | null {
  const found = HEARTBEAT.exec(row);
  if (found === null) return null;
  const [, well, rate] = found;
  const beats = rate === undefined ? null : `${rate} beats a minute`;
  if (well === undefined) return beats === null ? null : `the baby’s heart rate is ${beats}`;
  if (/^present$/i.test(well)) return `the baby’s heartbeat was seen${beats === null ? '' : `, at ${beats}`}`;
  return `the baby’s heartbeat is ${well.toLowerCase()}${beats === null ? '' : `, at ${beats}`}`;
}

function lieOf(row: string): string | null {
  const [, printed, side] = LIE.exec(row) ?? [];
  const lies = LIES.find(([word]) => printed !== undefined && word.test(printed.trim()))?.[1];
  if (lies === undefined || printed === undefined) return null;
  return `the baby lies ${lies} (${printed.trim().toLowerCase()})${side === undefined ? '' : `, on your ${side.toLowerCase()} side`}`;
}

function placentaOf(row: string): string | null {
  const [, ownFrom, ownTo] = GRADE.exec(row) ?? [];
  if (ownFrom !== undefined)
    return `the placenta (afterbirth) is of grade ${ownFrom}${ownTo === undefined ? '' : ` to ${ownTo}`}`;
  const found = AFTERBIRTH.exec(row);
  if (found === null) return null;
  const [, printed, fused, from, to] = found;
  const where = PLACENTA.find(([word]) => printed !== undefined && word.test(printed))?.[1];
  if (where === undefined || printed === undefined) return null;
  const grade = from === undefined ? '' : ` and is of grade ${from}${to === undefined ? '' : ` to ${to}`}`;
  return `the placenta (afterbirth) lies ${where} (${printed.toLowerCase()})${fused === undefined ? '' : ', fused into one'}${grade}`;
}

function othersOf(row: string): string | null {
  const [, fluid, unit, normal] = FLUID.exec(row) ?? [];
  if (fluid !== undefined)
    return `the fluid around the baby measures ${fluid} ${unit} (AFI)${normal === undefined ? '' : ', which is normal'}`;
  const [, points, of] = PROFILE.exec(row) ?? [];
  if (points !== undefined) return `the well-being score of the baby (biophysical profile) is ${points} out of ${of}`;
  const sound = SOUND.exec(row);
  if (sound === null) return null;
  const kind = sound[1] === undefined ? '' : /^major/i.test(sound[1]) ? 'major ' : 'obvious ';
  return `the ultrasound shows no ${kind}problem in how the baby is formed`;
}
