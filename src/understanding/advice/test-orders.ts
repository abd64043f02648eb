import type { Token } from '../../knowledge/index.js';
import type { Clause, ReadSentence } from '../clause.js';
import { finiteVerbs } from '../data/stops.js';
import type { PlacedMention } from '../mentions.js';

/** Things that look for an illness or keep it away. */
const TEST =
  /^(?:tests?|testing|tested|labs?|serolog(?:y|ies)|titers?|titres?|cultures?|panels?|studies|workups?|screen|screens|screening|screened|swabs?|swabbed|pcrs?|antibod(?:y|ies)|antigens?|assays?|vaccin\w+|immuni[sz]\w+|prophylaxis|evaluat\w+|investigat\w+|monitor(?:ed|ing)?|counsel\w+|blood|stool|urine|sputum|csf)$/;

/** What is done to get a test. */
const ASKED =
  /^(?:order|orders|ordered|ordering|send|sent|sending|draw|drawn|check|checked|checking|obtain|obtained|request|requested|requesting|submitted|pending|taken|collected|swabbed|biopsied)$/;

const FOR = /^(?:for|against)$/;
const LISTED = /^(?:include|includes|included|including)$/;

/** Small verbs that may stand between a test and what it is for. */
const CARRIERS = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'will', 'should', 'would']);

/** Words by which the test has spoken, or the illness is known anyway. */
const RESULT =
  /^(?:negative|neg|positive|pos|nonreactive|reactive|confirm\w*|detected|show\w*|reveal\w*|consistent|diagnos\w*|found|demonstrat\w*|grew|grown|growing|known|history|treat\w*|suspected|suspicious|concern\w*|worrisome|abnormal|elevated|returned|came)$/;

/** Sections that say why a test is done: their names are told as its reason. */
const REASONS = /^(?:indication|clinical_history|reason|history|technique|exam)$/;

/** Kinds of names that are looked for. */
const SOUGHT: ReadonlySet<string> = new Set(['disease', 'organism']);

/**
 * Whether a name of the clause stands there only because a test for it was asked for ("serologies were sent for HIV and
 * syphilis", "tests ordered included chlamydia", "HIV and RPR were sent"): no finding, whatever it is called.
 */
export function isOnlySought(read: ReadSentence, clause: Clause): (item: PlacedMention) => boolean {
  const none = (): boolean => false;
  if (REASONS.test(read.section.kind) || !clause.placed.some(({ mention }) => SOUGHT.has(mention.kind))) return none;
  const { tokens } = read;
  let test = -1;
  let asked = -1;
  let from = -1;
  for (let i = clause.from; i < clause.to; i++) {
    const { text, kind } = tokens[i] as Token;
    if (kind !== 'word') continue;
    if (RESULT.test(text)) return none;
    if (TEST.test(text)) test = i;
    else if (ASKED.test(text)) asked = i;
    else if (FOR.test(text) && from < 0 && near(test, asked, i)) from = i + 1;
    else if (LISTED.test(text) && from < 0 && test >= 0) from = i + 1;
    else if (finiteVerbs.has(text) && !CARRIERS.has(text)) {
      // A statement of its own begins.
      if (from >= 0) return within(from, i);
      test = -1;
      asked = -1;
    }
  }
  if (from >= 0) return within(from, clause.to);
  const first = clause.placed.find(({ mention }) => SOUGHT.has(mention.kind));
  // "HIV and RPR were sent."
  if (first && asked > first.to && onlyCarriers(tokens, clause, asked)) return within(clause.from, asked);
  return none;
}

const within =
  (from: number, to: number) =>
  ({ from: at, to: end, mention }: PlacedMention): boolean =>
    at >= from && end <= to && SOUGHT.has(mention.kind);

/** "Sent off for", "tests for": the word of testing stands close before. */
function near(test: number, asked: number, at: number): boolean {
  const last = Math.max(test, asked);
  return last >= 0 && at - last <= 4;
}

/** Nothing but names, joints and small verbs before the word of asking. */
function onlyCarriers(tokens: readonly Token[], clause: Clause, asked: number): boolean {
  let at = clause.from;
  while (at < asked) {
    const item = clause.placed.find(({ from, to }) => from <= at && at < to);
    const text = tokens[at]?.text ?? '';
    if (item === undefined && !CARRIERS.has(text) && !/^(?:and|or|,|also|then|the|a|an|titers?|levels?)$/.test(text))
      return false;
    at = item === undefined ? at + 1 : item.to;
  }
  return true;
}
