import { everyMatch } from '../../knowledge/index.js';
import type { ReadReport } from '../../reading/index.js';
import { type Statement, supersede } from './statement.js';

/** "Inferior MI 2015", "stroke in 2019", "anaphylaxis to peanut (2021)", "DVT left leg (03/2018)": the year behind an illness. */
const YEAR =
  /^(?: (?:to|from|after) [a-z-]{2,20}(?: [a-z-]{2,20})?| (?:left|right|both)(?: [a-z]{2,12})?)?[\s,(]{0,2}(?:in )?(?:(?:0?[1-9]|1[0-2])[/.-]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? )?((?:19|20)\d\d)\b(?![-/.]\d)/i;
/** No year stands farther behind. */
const REACH = 64;
const ANY_YEAR = /\b(?:19|20)\d\d\b/g;
const ILLNESS: ReadonlySet<string> = new Set(['disease', 'finding', 'procedure']);
const LOOK = 20_000;

/** Illnesses that do not pass: the year behind one is that of its diagnosis. */
const LASTS =
  /^(?:(?:relapsing-)?multiple-sclerosis|rheumatoid-arthritis|psoriatic-arthritis|ankylosing-spondylitis|lupus.*|systemic-lupus.*|sjogren.*|scleroderma|psoriasis|sarcoidosis|celiac-disease|crohn.*|ulcerative-colitis|copd|asthma|bronchiectasis|cystic-fibrosis|parkinson.*|myasthenia.*|alzheimer.*|dementia|hypothyroidism|osteoporosis|type-[12]-diabetes.*|diabetes-(?:mellitus|type-[12])|hypertension|chronic-kidney-disease|cirrhosis|heart-failure|hemophilia.*|sickle-cell-(?:disease|trait)|hiv.*)$/;
const LISTED: ReadonlySet<string> = new Set(['diagnosis', 'discharge_diagnosis', 'impression', 'plan', 'other']);

/** An illness dated to a year before the newest year of a note, or to the only year it names, is of the past, and no news. */
export function setDatedApart(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'discharge_summary' && report.type.type !== 'other') return;
  const years = [...report.clean.slice(0, LOOK).matchAll(ANY_YEAR)].map(([year]) => Number(year));
  const newest = Math.max(0, ...years);
  for (const { frame } of statements) {
    if (frame.head === null || !ILLNESS.has(frame.head.kind) || frame.assertion !== 'present') continue;
    const { end } = frame.head.span;
    const found = YEAR.exec(report.clean.slice(end, end + REACH));
    const section = report.sections[report.sentences[frame.sentence]?.section ?? -1]?.kind ?? 'other';
    if (found && LASTS.test(frame.head.ref.id) && LISTED.has(section)) continue;
    if (!found || (Number(found[1]) >= newest && years.length !== 1)) continue;
    frame.assertion = 'historical';
    frame.temporality = 'historical';
    frame.urgency = null;
  }
}

const STORY: ReadonlySet<string> = new Set(['history_present', 'hospital_course', 'other', 'past_history', 'consults']);
/** "In 1993", "on 1/26/93", "3/2005", "March of 2005": a year with what says that it is a date. */
const DATE =
  /\b(?:in|on|since|until|by|of|from|early|late|dated|a|the)\s+(?:\d{1,2}\/(?:\d{1,2}\/)?((?:19|20)?\d\d)\b|(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s+(?:of\s+)?(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?)?((?:19|20)\d\d)\b)|\b\d{1,2}\/\d{1,2}\/((?:19|20)?\d\d)\b/gi;
/** "On 5/12", "the 3/04": a day of a month, no year. */
const DAY_OF_MONTH = /^(?!in\b)[a-z]+\s+(?:1[0-2]|0?[1-9])\/(?:[0-2]?\d|3[01])$/i;
const WAS =
  /\b(?:was|were|had|did|revealed|showed|demonstrated|noted|underwent|received|developed|found|began|started|placed|suffered|sustained|completed|became|presented|persisted|dated|appeared|worsened|deteriorated|progressed|remained|continued)\b/i;
const IS = /\b(?:is|are|has|have|now|currently|today|remains|continues|still|reports|denies|complains)\b/i;

/**
 * In a story that goes over years, what is told in the past tense of a year well before the newest one was so then: it is of
 * the past, with the sentences behind it up to the next date. Linear in the length of the report.
 */
export function setYearsApart(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type === 'laboratory' || report.type.type === 'pathology') return;
  const years = new Map<number, number>();
  let newest = 0;
  let current = 0;
  let section = -1;
  for (const sentence of report.sentences) {
    if (sentence.section !== section) current = 0;
    section = sentence.section;
    const words = report.clean.slice(sentence.span.start, Math.min(sentence.span.end, sentence.span.start + 1000));
    for (const match of everyMatch(words, DATE)) {
      const printed = match[1] ?? match[2] ?? match[3] ?? '';
      const year =
        printed.length === 4
          ? Number(printed)
          : Number(printed) <= 40
            ? 2000 + Number(printed)
            : 1900 + Number(printed);
      if (year < 1940 || year > 2100 || DAY_OF_MONTH.test(match[0])) continue;
      newest = Math.max(newest, year);
      current = year;
    }
    if (STORY.has(report.sections[sentence.section]?.kind ?? 'other')) years.set(sentence.index, current);
  }
  for (const statement of statements) {
    const { frame, words } = statement;
    const year = years.get(frame.sentence) ?? 0;
    // A stay may go over the turn of a year, and a next visit lies in the next one.
    if (year === 0 || year > newest - 2 || frame.experiencer !== 'patient') continue;
    // What was not there years ago says nothing of now.
    if (frame.kind === 'absent' && WAS.test(words) && !IS.test(words)) supersede(statement);
    if (frame.assertion !== 'present') continue;
    if (
      frame.head === null ||
      !(ILLNESS.has(frame.head.kind) || frame.head.kind === 'symptom' || frame.kind === 'medicine')
    )
      continue;
    if (!WAS.test(words) || IS.test(words)) continue;
    frame.ofYear = year;
    frame.assertion = 'historical';
    frame.temporality = 'historical';
    frame.urgency = null;
  }
}
