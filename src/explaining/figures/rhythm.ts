import { type FigureTest, IS, measures } from './measure.js';

const MS = String.raw`(?: ?m ?s(?:ec)?\b)?`;
const TIME = String.raw`(?:\s?[@(]?\s?(?:at )?\(?(\d{1,2}:\d{2})(?: ?h(?:rs)?)?(?:, (?:asleep|awake))?\)?)?`;
const BPM = String.raw`(?: ?(?:bpm|b\/min|\/min|beats? (?:a|per) min(?:ute)?))?`;
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,7})`;

/**
 * Times of the heart's signal in adults: PR 120 to 200 ms, QRS under 120 ms (110 and more is borderline), QTc up to 450 ms
 * in men and 460 ms in women; 500 ms and more is far too long (AHA/ACCF/HRS 2009).
 */
const PR = { least: 120, most: 200 };
const QRS = { usual: 110, long: 120 };
const QTC = { usual: 450, long: 461, far: 500 };

const ofPr = (ms: number): string =>
  ms > PR.most ? ', longer than usual' : ms < PR.least ? ', shorter than usual' : ', as usual';
const ofQrs = (ms: number): string => (ms >= QRS.long ? ', longer than usual' : ms < QRS.usual ? ', as usual' : '');
const ofQtc = (ms: number): string =>
  ms >= QTC.far
    ? ', much longer than usual'
    : ms >= QTC.long
      ? ', longer than usual'
      : ms <= QTC.usual
        ? ', as usual'
        : '';

const shareOf = (share: string): string =>
  share.replace(/\s/g, '').replace(/^</, 'less than ').replace(/^>/, 'more than ');

function extraBeats(where: string) {
  return (found: RegExpExecArray): string[] | null => {
    const [, count, share, alone] = found;
    if (alone !== undefined) return [`${shareOf(alone)}% of all beats were extra beats from the ${where} heart`];
    if (count === undefined) return null;
    if (Number(count.replace(/,/g, '')) === 0) return [`there were no extra beats from the ${where} heart`];
    return [
      `${count} of the beats were extra beats from the ${where} heart${share === undefined ? '' : ` (${shareOf(share)}% of all)`}`,
    ];
  };
}

const COUNT = String.raw`${IS}(?:(?:total|burden|count|isolated)${IS})?(?:${NUMBER}(?! ?%|[.,]\d)(?: (?:pvcs|ves|pacs|sves|beats))?(?: in total| total)?(?:\s?\(\s?([<>]?\s?\d{1,2}(?:\.\d{1,2})?)\s?%[^()]{0,16}\))?|([<>]?\s?\d{1,2}(?:\.\d{1,2})?)\s?%)`;
const RUNS: Readonly<Record<string, string>> = {
  nsvt: 'a short fast heartbeat from the lower heart (NSVT)', vt: 'a fast heartbeat from the lower heart (VT)', svt: 'a sudden fast heartbeat (SVT)', psvt: 'a sudden fast heartbeat (PSVT)', at: 'a fast heartbeat from the upper heart (AT)',
}; // biome-ignore format: one list

/** Rows of a heart tracing or a recording over a day: "Sinus rhythm 72, PR 210, QRS 148, QTc 430", "VE 4,812 (2.4%)". */
export const RHYTHM: FigureTest = {
  title: /^(?:Heart rhythm recording|Heart tracing report|Exercise stress test)/,
  label: /^(?:(?:12[- ]lead |resting |admission )?(?:ecg|ekg)|holter|event (?:monitor|recorder)|TMT|treadmill(?: test)?|exercise (?:ecg|ekg|test)|stress (?:ecg|ekg|test)|24[- ]?h(?:ou)?r (?:tape|ecg))\b/i,
  own: /\bPR(?: interval)?${IS}\d{3}\b[^;]{0,40}\bQ(?:RS|T)/i,
  measures: measures([
    [String.raw`(?:(?:avg|average|mean|median) (?:hr|heart rate|rate|v(?:entricular )?r(?:ate)?)|(?:hr|heart rate) (?:avg|average|mean)|(?:avg|average|mean)(?=\s?\d))${IS}(\d{2,3})${BPM}(?: \((\d{2,3}) ?[-–] ?(\d{2,3})\))?`, ([, rate, least, most]) => [`your heart beat ${rate} times a minute on average${least === undefined ? '' : ` (from ${least} to ${most})`}`]],
    [String.raw`(?:min(?:imum)?|lowest|slowest)(?: (?:hr|heart rate|rate))?${IS}(\d{2,3})${BPM}${TIME}`, ([, rate, time]) => [`at its slowest, your heart beat ${rate} times a minute${time === undefined ? '' : ` (at ${time})`}`]],
    [String.raw`(?:max(?:imum)?|highest|fastest|peak)(?: (?:hr|heart rate|rate))?${IS}(\d{2,3})${BPM}(?! ?\()${TIME}`, ([, rate, time]) => [`at its fastest, your heart beat ${rate} times a minute${time === undefined ? '' : ` (at ${time})`}`]],
    [String.raw`total (?:number of )?(?:beats|qrs(?: complexes)?)${IS}${NUMBER}`, ([, count]) => [`the recording counted ${count} beats in all`]],
    [String.raw`(?:(?:ventricular )?rate|vr|hr|heart rate|vent(?:ricular)? rate)${IS}(\d{2,3})${BPM}(?!\s?[-–])`, ([, rate]) => [`your heart beat ${rate} times a minute`]],
    [String.raw`(?<=(?:rhythm|\bSR|\bNSR|\bAF|tachycardia|bradycardia|flutter|fibrillation|paced rhythm),?(?: at| @|,| rate| with a rate of)? ?)(\d{2,3})${BPM}(?=$|[\s,;.)])(?!\s?(?:%|ms|[-–]))`, ([, rate]) => [`your heart beat ${rate} times a minute`]],
    [String.raw`pr(?:[- ]?(?:interval|int))?${IS}(\d{2,3})${MS}`, ([, ms]) => [`the time from the upper to the lower heart (PR) was ${ms} ms${ofPr(Number(ms))}`]],
    [String.raw`qrs(?:[- ]?(?:duration|dur|width))?${IS}(\d{2,3})${MS}`, ([, ms]) => [`the time of one beat's signal (QRS) was ${ms} ms${ofQrs(Number(ms))}`]],
    [String.raw`qt ?\/ ?qtc${IS}(\d{3}) ?\/ ?(\d{3})${MS}`, ([, , ms]) => [`the time until the heart is ready again (QTc) was ${ms} ms${ofQtc(Number(ms))}`]],
    [String.raw`qtc?(?: ?\((?:b(?:azett)?|f(?:ridericia)?)\)|[BF])?(?:[- ]?(?:interval|mean))*${IS}(\d{3})${MS}`, ([all, ms]) => /^qtc/i.test(all) ? [`the time until the heart is ready again (QTc) was ${ms} ms${ofQtc(Number(ms))}`] : [`the time until the heart is ready again, before it is set against the pulse (QT), was ${ms} ms`]],
    [String.raw`(?:(?<=\b[LR]AD )\(?|axis${IS})([-–−+]?\d{1,3})(?: ?(?:°|deg(?:rees)?))?\)?`, ([, axis]) => [`the direction of the heart's signal (axis) was ${axis?.replace(/[–−]/, '-')} degrees`]],
    [String.raw`(?:ve|ves|veb|vebs|vpc|vpcs|vpb|vpbs|pvc|pvcs|ventricular (?:ectopics?|ectopic beats|ectopy|extrasystoles))${COUNT}`, extraBeats('lower')],
    [String.raw`(?:sve|sves|sveb|svebs|apc|apcs|pac|pacs|supraventricular (?:ectopics?|ectopic beats|ectopy)|atrial ectopics?)${COUNT}`, extraBeats('upper')],
    [String.raw`(\d{1,4}) couplets?`, ([, count]) => [count === '0' ? 'there were no two such beats in a row (couplets)' : `${count} times two such beats came in a row (couplets)`]],
    [String.raw`(\d{1,4}) triplets?`, ([, count]) => [count === '0' ? 'there were no three such beats in a row (triplets)' : `${count} times three such beats came in a row (triplets)`]],
    [String.raw`(\d{1,4})(?: short)? (?:runs?|episodes?|salvos?)(?: of)?(?= (nsvt|p?svt|vt|at)\b)`, ([, count, name]) => count === '0' ? [] : [`the recording counted ${count} run${count === '1' ? '' : 's'} of ${RUNS[name?.toLowerCase() ?? ''] ?? 'it'}`]],
    [String.raw`longest (?:run )?(\d{1,5}) beats?(?:,? (?:@|at) ?(\d{2,3})${BPM})?${TIME}`, ([, beats, rate, time]) => [`the longest run lasted ${beats} beats${rate === undefined ? '' : `, at ${rate} beats a minute`}${time === undefined ? '' : ` (at ${time})`}`]],
    [String.raw`(?<=vt,? ?\(?)(\d{1,5}) beats?(?:,? (?:@|at) ?(\d{2,3})${BPM})?`, ([, beats, rate]) => [`the run lasted ${beats} beats${rate === undefined ? '' : `, at ${rate} beats a minute`}`]],
    [String.raw`no r[- ]on[- ]t`, () => ['none of them fell on the heart just as it was getting ready again (no R on T)']],
    [String.raw`pauses? ?[>≥] ?(\d(?:\.\d)?) ?s(?:ec(?:onds?)?)?${IS}(\d{1,5})(?![.\d])`, ([, least, count]) => [count === '0' ? `there was no gap between two beats longer than ${least} seconds` : `${count === '1' ? 'one gap' : `${count} gaps`} between two beats lasted longer than ${least} seconds`]],
    [String.raw`(?<=paus[^;]{0,40})longest(?: pause)?${IS}(\d{1,2}(?:\.\d{1,2})?) ?s(?:ec(?:onds?)?)?\b${TIME}(?:,? ?\(?(asleep|awake)\)?)?`, ([, seconds, time, how]) => [`the longest gap lasted ${seconds} seconds${time === undefined ? '' : `, at ${time}`}${how === undefined ? '' : `, while you were ${how.toLowerCase()}`}`]],
    [String.raw`longest pause${IS}(\d{1,2}(?:\.\d{1,2})?) ?s(?:ec(?:onds?)?)?\b${TIME}(?:,? ?\(?(asleep|awake)\)?)?`, ([, seconds, time, how]) => [`the longest gap between two beats lasted ${seconds} seconds${time === undefined ? '' : `, at ${time}`}${how === undefined ? '' : `, while you were ${how.toLowerCase()}`}`]],
    [String.raw`(?:no (?:acute |significant |ischa?emic )*st(?:[-/ ]?t)?(?:[- ]segment)?(?:[- ]wave)? (?:changes?|shift|deviation|depression)|st(?: segments?)?: ?no (?:acute |significant )*(?:st )?changes?)(?! of)`, () => ({ texts: ['the stretch of the tracing that shows a lack of blood (ST) has not changed in a way that matters'], well: true })],
    [String.raw`(?<=\bAF |fibrillation )burden${IS}([<>]?\d{1,3}(?:\.\d{1,2})?) ?%`, ([, share]) => Number(share) === 0 ? [] : [`this took up ${shareOf(share ?? '')}% of the time`]],
    [String.raw`(?:bruce(?: protocol)?|exercise time|duration)${IS}(\d{1,2}):(\d{2})(?: ?min(?:utes|s)?)?`, ([, minutes, seconds]) => [`you walked for ${minutes} minutes and ${seconds} seconds`]],
    [String.raw`(?:thr|target (?:heart rate|hr))(?: achieved)?${IS}(\d{2,3}) ?%`, ([, share]) => [`you reached ${share}% of the target heart rate`]],
    [String.raw`(?:peak|max(?:imum)?) bp${IS}(\d{2,3}\/\d{2,3})(?: ?mm ?hg)?`, ([, pressure]) => [`your blood pressure rose to ${pressure}`]],
    [String.raw`(\d(?:\.\d)?) ?mm (?:(horizontal|upsloping|downsloping) )?(?:std|st[- ]depression)(?: (?:in )?(?:leads? )?([IVaFLR0-9][IVaFLR0-9, -]*\d))?(?: at peak(?: exercise)?)?`, ([all, mm, , leads]) => [`the ST line of the tracing dropped by ${mm} mm${leads === undefined ? '' : ` (${leads.trim()})`}${/peak/i.test(all) ? ' at the hardest point' : ''}`]],
    [String.raw`resolved(?: (?:in|at|by|after))? (\d{1,2}) ?min(?:ute)?s?(?: (?:of |into |in )?recovery)?`, ([, minutes]) => [`it was gone after ${minutes} minutes of rest`]],
    [String.raw`duke(?: treadmill)? score${IS}([-–−+]?\d{1,2})`, ([, score]) => [`the score of the exercise test (Duke) is ${score?.replace(/[–−]/, '-')}`]],
    [String.raw`(\d{1,2}(?:\.\d)?) ?mets?`, ([, mets]) => [`your body worked ${mets} times as hard as at rest (METs)`]],
    [String.raw`max(?:imum)?(?: (?:hr|heart rate))?${IS}(\d{2,3})${BPM} ?\((\d{2,3}) ?%(?: (?:of )?(?:mphr|max(?:imum)?|pred\w*|target))*\)`, ([, rate, share]) => [`your heart reached ${rate} beats a minute, ${share}% of what is expected at your age`]],
  ]),
  idle: /^(?:(?:12[- ]lead )?(?:ecg|ekg)(?: 12[- ]lead)?(?: \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})?|holter(?: \d{1,3} ?h(?:rs?|ours?)?)?|exercise ecg|rhythm|basic rhythm|heart rate|and|with|mean|isolated|asymptomatic)$/i,
  knowledge: [],
}; // biome-ignore format: a table
