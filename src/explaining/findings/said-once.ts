import { everyMatch } from '../../knowledge/index.js';
import { bareWords, type WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import { isGloss, type Said, say, textOf } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { quotedAlone } from '../retell/narrative.js';
import { rankOf } from './importance.js';
import type { ToldFinding } from './told-finding.js';

/** A finding of which every sentence stands in an earlier one, in our words or in the report's, is not told again. */
export function sayOnce(told: ToldFinding[]): void {
  for (const { said } of told) dropRepeats(said);
  leaveToQuotes(told);
  const known = new Set<string>();
  const diagnoses = new Set<string>();
  const kept = told.filter(({ said }) => {
    const words = said.map((one) => bareWords([one]));
    const again = words.length > 0 && words.every((one) => known.has(one));
    for (const one of words) known.add(one);
    // "The report lists: X" behind "The first diagnosis listed for your stay: X".
    const first = said[0]?.text ?? '';
    const listed = said.length === 1 ? LISTED.exec(first)?.[1] : undefined;
    if (listed !== undefined && diagnoses.has(listed)) return false;
    const diagnosis = DIAGNOSIS.exec(first)?.[1];
    if (diagnosis !== undefined) diagnoses.add(diagnosis);
    return !again;
  });
  told.splice(0, told.length, ...kept);
}

const DIAGNOSIS = /^(?:The first diagnosis listed for your [\w’ ]{4,16}|Your (?:main )?diagnosis): (.+)$/;
const LISTED = /^The report (?:also )?lists: (.+)$/;

/** One finding says each of its sentences once. */
function dropRepeats(said: Said[]): void {
  const seen = new Set<string>();
  for (let at = 0; at < said.length; at += 1) {
    const { text } = said[at] as Said;
    if (seen.has(text)) said.splice(at--, 1);
    seen.add(text);
  }
}

/** A line that is only quoted, where the same words are quoted beside a finding: what they mean goes with them. */
function leaveToQuotes(told: ToldFinding[]): void {
  const only = new Map<string, ToldFinding>();
  for (const one of told) {
    const [first, ...rest] = one.said;
    const quote = quotedAlone(first?.text ?? '');
    if (quote !== null && rest.every(({ text }) => isGloss(text))) only.set(quote, one);
  }
  if (only.size === 0) return;
  const gone = new Set<ToldFinding>();
  for (const host of told)
    for (const [at, { text }] of [...host.said.entries()].reverse())
      for (const [, quote = ''] of everyMatch(text, /“([^”]+)”/g)) {
        const line = only.get(quote);
        if (line === undefined || line === host || line.keep || isGloss(text)) continue;
        if (line.attributes.sensitive && !host.attributes.sensitive) continue;
        if (rankOf(host.attributes) > rankOf(line.attributes)) continue;
        gone.add(line);
        only.delete(quote);
        const known = new Set(host.said.flatMap(({ knowledge }) => knowledge));
        host.said.splice(at + 1, 0, ...line.said.slice(1).filter((one) => !one.knowledge.some((id) => known.has(id))));
      }
  if (gone.size > 0) told.splice(0, told.length, ...told.filter((one) => !gone.has(one)));
}

/** The rows of one table that are only listed, told together: which table is meant is said once. */
export function joinTableRows(told: ToldFinding[]): void {
  let first: ToldFinding | null = null;
  const kept = told.filter((one) => {
    const { said, attributes } = one;
    const row = said[0];
    if (row === undefined || said.length > 1 || !ROW_LISTED.test(row.text) || attributes.sensitive) {
      first = null;
      return true;
    }
    if (first === null || first.attributes.importance !== attributes.importance || first.said.length >= MOST_ROWS) {
      first = one;
      return true;
    }
    first.said.push({ ...row, text: row.text.replace(ROW_LISTED, 'For “') });
    return false;
  });
  told.splice(0, told.length, ...kept);
}

const ROW_LISTED = /^A table of the report lists for “/;
const MOST_ROWS = 12;

const ASKS_TO_SEE = 'The report asks you to see ';
const SEE = `${ASKS_TO_SEE}your doctor.`;

/** "See your doctor" beside a visit with its doctor or date, and a line quoted that is told whole beside it, are asked once. */
export function askOnce(recommendations: WrittenRecommendation[]): void {
  const first = ({ said }: WrittenRecommendation) => said[0]?.text ?? '';
  const visits = [...new Set(recommendations.map(first))].filter((text) => text.startsWith(ASKS_TO_SEE));
  const named = visits.some((text) => text !== SEE);
  const whole = recommendations.filter((one) => !first(one).includes('“') && one.said.length === 1);
  const kept = recommendations.filter((one) => {
    if (named && textOf(one.said) === SEE) return false;
    if (visits.some((text) => saysMore(text, one))) return false;
    const [quote] = one.said;
    const span = quote?.sources[0];
    if (quote === undefined || span === undefined || !quote.text.startsWith('The report says: “')) return true;
    return !whole.some(({ said: [line] }) =>
      line?.sources.some(
        ({ start, end }) =>
          start <= span.start && end >= span.end && line.text.split(' ').length * 1.4 >= quote.text.split(' ').length,
      ),
    );
  });
  recommendations.splice(0, recommendations.length, ...kept);
}

/** Two orders of one sentence, of which one telling holds both: told once. Changes the list. */
export function leaveOutHeld(recommendations: WrittenRecommendation[]): void {
  const texts = recommendations.map(({ said }) => textOf(said));
  const kept = recommendations.filter((_, at) => !texts.some((other) => other.endsWith(` ${texts[at]}`)));
  recommendations.splice(0, recommendations.length, ...kept);
}

/** "… to see Dr. Lee in 2 weeks." beside "… to see Dr. Lee.": one visit. */
export function saysMore(text: string, { said }: Pick<WrittenRecommendation, 'said'>): boolean {
  const [only] = said;
  if (only === undefined || said.length > 1 || !only.text.startsWith(ASKS_TO_SEE)) return false;
  const own = only.text.replace(/\.$/, '');
  return text.startsWith(own) && /^,? \w/.test(text.slice(own.length));
}

/**
 * Beside a finding that is only announced, advice that names its kind is shut with it; where only our words for it do, it
 * stands in the report's own.
 */
export function takeFrightening(recommendations: WrittenRecommendation[], ctx: Context): WrittenRecommendation[] {
  const shut: WrittenRecommendation[] = [];
  const open = recommendations.flatMap((one) => {
    if (one.kind !== 'from_report' || !FRIGHTENING.test(textOf(one.said))) return [one];
    const span = one.said[0]?.sources[0];
    const whole = span === undefined ? '' : ctx.clean(span);
    // "Rebiopsy advised as suspicion of malignancy is high": what is asked for is told, its reason stands with the finding.
    const asked = ASKED_BECAUSE.exec(whole)?.[1] ?? whole;
    const quote = span === undefined ? null : quotable(FRIGHTENING.test(whole) ? asked : whole);
    if (span !== undefined && quote !== null && !FRIGHTENING.test(quote))
      return [
        {
          ...one,
          said: [
            say(
              `${OF_SAMPLE.exec(one.said[0]?.text ?? '')?.[0] ?? ''}the report says: “${quote}”`,
              one.said[0]?.sources ?? [span],
            ),
          ],
        },
      ];
    shut.push(one);
    return [];
  });
  recommendations.splice(0, recommendations.length, ...open);
  // That something is asked for is told where the reader looks for it; what it is stays with the finding.
  const grounds = shut.flatMap(({ said: [first] }) => first?.sources.slice(0, 1) ?? []);
  if (grounds.length > 0)
    recommendations.push({
      kind: 'from_report',
      said: [
        say(
          `the report ${open.some(({ kind }) => kind === 'from_report') ? 'also ' : ''}asks for ${shut.length === 1 ? 'something that stands' : 'things that stand'} with what was found`,
          grounds,
        ),
      ],
    });
  return shut;
}

const ASKED_BECAUSE =
  /^(.{8,90}?\b(?:advised|recommended|suggested|required|needed|indicated|requested|urgently)),? (?:as|because|since|given|due to|owing to|in view of)\b/i;

/** Of several samples, the one that advice is for. */
const OF_SAMPLE = /^For sample \w+, /;
