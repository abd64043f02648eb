import { byClauses, type Line, oneOf, type SetClause, type ToldRow, when } from './row.js';

const SHOWN =
  '(?:produced|elicited|evoked|provoked|caused|showed|induced|resulted in|did not produce|did not elicit|was|were|brought)';

/** What the record of brain waves says in set words. */
const BRAIN_WAVES: readonly SetClause[] = [
  [when(`(?:the |a |there (?:is|was) a )?(?:posterior|occipital|posteriorly dominant)(?: dominant)?(?: background| alpha)? (?:rhythm|activity|alpha)(?: (?:is|was|of|reaches|at|consists of))?(?: an?)? ?(?:well[- ](?:formed|modulated|regulated|organi[sz]ed),? )?(?:symmetric(?:al)?,? )?(\\d{1,2}(?:\\.\\d)?(?:(?: ?- ?| to )\\d{1,2}(?:\\.\\d)?)?) ?(?:hz|c/s|cps)(?: (?:alpha )?(?:rhythm|activity))?(?:,? (?:and |which |that )?(?:is |was )?(reactive|attenuat(?:es|ed|ing))(?: (?:to|with|on|by) eye[- ]opening)?)?`), ([, rate = '', reacts]) => `the resting brain waves at the back of your head run at ${rate.replace(/ ?- ?/, ' to ')} waves a second (Hz)${reacts === undefined ? '' : ', and they change when the eyes open'}`],
  [when(`(?:intermittent )?photic (?:stimulation|driving) (?:${SHOWN}) (?:no |not? |any |un)?(?:abnormal(?:it(?:y|ies))?|significant|epileptiform|photoparoxysmal|paroxysmal|remarkable)(?: (?:response|changes?|activity|abnormalit(?:y|ies)|discharges?))?`), ([all]) => /\b(?:no|not|un(?=remark))/i.test(all) ? 'flashing lights (photic stimulation) brought out nothing abnormal' : ''],
  [when(`hyperventilation (?:${SHOWN}) (?:no |not? |un)(?:abnormal(?:it(?:y|ies))?|significant|epileptiform|remarkable)(?: (?:response|changes?|activity|abnormalit(?:y|ies)|discharges?))?`), () => 'fast deep breathing (hyperventilation) brought out nothing abnormal'],
  [when('hyperventilation (?:was )?(?:not (?:performed|done|attempted)|contraindicated|omitted)(?: due to .{3,40})?'), () => 'fast deep breathing (hyperventilation) was not done'],
  [when('photic stimulation (?:was )?(?:not (?:performed|done)|omitted)'), () => 'flashing lights (photic stimulation) were not used'],
  [when('(?:normal )?(?:stage (?:II|2|N2) )?sleep(?: architecture)?(?:,? including (?:vertex waves|spindles|k[- ]complexes)[a-z, -]*)? (?:was|were|is) (?:recorded|obtained|seen|normal|reached|achieved)'), ([all]) => /normal/i.test(all) ? 'the sleep that was recorded looked normal' : 'sleep was recorded as well'],
  [when('(?:no sleep was (?:recorded|obtained)|sleep was not (?:recorded|obtained|achieved|reached))'), () => 'no sleep was recorded'],
]; // biome-ignore format: a table

/** A line of a record of brain waves. */
export function brainWaveRow({ words, label, ctx }: Line): ToldRow | null {
  if (!/EEG/.test(ctx.understanding.report.type.title) || label.length > 24) return null;
  const text = oneOf(words, BRAIN_WAVES);
  if (text === null || text === '') return null;
  return { texts: [text], well: /nothing abnormal|looked normal/.test(text) };
}

const SITE = '(?:the )?(?:left |right )?(?:total |lumbar )?(spine|hips?|femoral necks?|forearm|radius|femur)';
const SITES: readonly [RegExp, string][] = [
  [/spine/i, 'spine'],
  [/femoral neck/i, 'neck of the thigh bone'],
  [/hip|femur/i, 'hip'],
  [/forearm|radius/i, 'forearm'],
];
const siteOf = (printed: string): string => SITES.find(([name]) => name.test(printed))?.[1] ?? 'bones';
const GOES_DOWN = /declin|decreas|loss|fall|reduc|lower/i;

/** How the density of a part has changed. */
const DENSITY: readonly SetClause[] = [
  [when(`(?:there (?:is|has been) )?(?:an? )?((?:statistically |not statistically )?significant |non-?significant |mild |slight )?(\\d{1,2}(?:\\.\\d)?) ?% (decline|decrease|loss|fall|reduction|increase|gain|improvement)(?: in (?:bmd|bone density|density))? (?:at|in|of) ${SITE}`), ([, how, share = '', way = '', site = '']) => `the bone density of your ${siteOf(site)} has gone ${GOES_DOWN.test(way) ? 'down' : 'up'} by ${share}%${weightOf(how)}`],
  [when(`(?:there (?:is|has been) )?(?:an? )?(no )?((?:statistically )?significant |mild |slight )?(decline|decrease|loss|fall|reduction|increase|gain|improvement|change)(?: in (?:bmd|bone density|density))? (?:at|in|of) ${SITE}(?: \\(([-–−+]?\\d{1,2}(?:\\.\\d)?) ?%\\))?(?: (despite treatment))?`), ([, no, how, way = '', site = '', share, despite]) => `${changed(no !== undefined, how, way, siteOf(site))}${share === undefined ? '' : ` (${share.replace(/[–−]/, '-')}%)`}${despite === undefined ? '' : ', in spite of treatment'}`],
  [when(`(?:bmd (?:at|of) )?${SITE}(?: (?:bmd|density))?(?: (?:is|was|has remained|remains))? (?:stable|unchanged)`), ([, site = '']) => `that of your ${siteOf(site)} has stayed the same`],
  [when(`(?:the )?(?:bmd|bone density) (?:at|of|in) ${SITE} has (?:(significantly) )?(declined|decreased|fallen|increased|improved)(?: by (\\d{1,2}(?:\\.\\d)?) ?%)?`), ([, site = '', how, way = '', share]) => `the bone density of your ${siteOf(site)} has gone ${/declin|decreas|fall/i.test(way) ? 'down' : 'up'}${share === undefined ? '' : ` by ${share}%`}${weightOf(how)}`],
]; // biome-ignore format: a table

function weightOf(how: string | undefined): string {
  const word = how?.trim().toLowerCase() ?? '';
  if (word === '') return '';
  if (/^not|^non/.test(word)) return ', a change too small to be sure of';
  if (/significant/.test(word)) return ', more than chance would explain (significant)';
  return ', but only a little';
}

function changed(no: boolean, how: string | undefined, way: string, site: string): string {
  const real = /significant/i.test(how ?? '');
  if (no)
    return `the bone density of your ${site} has not ${/change/i.test(way) ? 'changed' : GOES_DOWN.test(way) ? 'gone down' : 'gone up'}${real ? ' in a way that counts (no significant change)' : ''}`;
  if (/change/i.test(way)) return `the bone density of your ${site} has changed${weightOf(how)}`;
  return `the bone density of your ${site} has gone ${GOES_DOWN.test(way) ? 'down' : 'up'}${weightOf(how)}`;
}

const SINCE =
  /^(?:(?:(?:when |as )?compared (?:with|to)|comparison:?|since|in comparison (?:with|to)|versus|from)(?: the)?(?: (?:previous|prior|last|earlier))?(?: (?:study|scan|exam|examination|dxa|dexa))?(?: (?:of|from|in|dated))? ?((?:[a-z]{3,9} )?(?:19|20)\d\d|\d{1,2}\/(?:\d{1,2}\/)?\d{2,4})?(?: (?:scan|study|exam))?)(?:,|:)? /i;
const SINCE_BEHIND =
  /,? (?:since|compared (?:with|to)) ((?:[a-z]{3,9} )?(?:19|20)\d\d|\d{1,2}\/(?:\d{1,2}\/)?\d{2,4})$/i;

/** "Compared with 2021: significant decline at the spine, hip stable." */
export function densityRow({ words, label, ctx }: Line): ToldRow | null {
  if (ctx.understanding.report.type.modality !== 'dexa') return null;
  const whole = label === '' ? words : `${label}: ${words}`;
  const before = SINCE.exec(whole);
  const behind = SINCE_BEHIND.exec(whole);
  const day = before?.[1] ?? behind?.[1];
  const bare = whole.slice(before?.[0].length ?? 0, behind === null ? undefined : behind.index);
  const told = byClauses(bare, DENSITY);
  if (told === null) return null;
  const since =
    before === null && behind === null ? '' : day === undefined ? 'since the last scan, ' : `since ${day}, `;
  const [first = '', ...more] = told;
  return {
    texts: [
      `${since}${first.replace(/^that of/, 'the bone density of')}`,
      ...more.map((text) => text.replace(/^that of/, 'the bone density of')),
    ],
    knowledge: [],
  };
}
