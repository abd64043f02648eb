import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { FAMILY, PAST } from '../faithful/checks.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { spellOut } from '../retell/spell-out.js';
import type { SpanIndex } from '../span-index.js';
import type { Quoted } from '../summary/conclusion.js';
import { isNoEntry } from '../summary/conclusion-sentences.js';
import { underLead } from '../summary/under-lead.js';
import { BEFORE, BEFORE_TEST } from './importance.js';
import { isClerical } from './office.js';

/** Talk of the visit and its paper, not of the reader's health. */
export const TALK =
  /\b(?:discussed|explained|questions?|verbali[sz]ed|underst(?:an|oo)d\w*|agree[sd]?|informed consent|consent|reviewed|look(?:s|ing)? forward|thank|met with|appreciate|notes?|chart|(?<!\btime of (?:this |the |my )?)dictat\w*|pleasant|as (?:above|below|before|noted|described|mentioned)|same as|minutes|reliab\w*|historian)\b/i;

const MOST_KNOWN = 4;

/**
 * What a report of a picture, a sample or blood says of the reader's health before it: illnesses, values and medicines
 * that a result is held against, and their family's, in the report's own words. Why one came is the reader's own story.
 */
export function knownBefore(told: SpanIndex<Span>, announced: boolean, ctx: Context): Quoted[] {
  const { report } = ctx.understanding;
  const lines: Quoted[] = [];
  for (const sentence of report.sentences) {
    if (lines.length >= MOST_KNOWN) break;
    const section = report.sections[sentence.section]?.kind ?? 'other';
    if (!BEFORE.has(section) && !BEFORE_TEST.has(section)) continue;
    if (SETTING.has(section) || told.touching(sentence.span).length > 0) continue;
    const span = { start: sentence.label?.span.end ?? sentence.span.start, end: sentence.span.end };
    const printed = ctx.clean(span).replace(/^[\s:;,.#*•>–-]+/, '');
    if (isClerical(printed) || isNoEntry(printed) || TALK.test(printed) || printed.endsWith(':')) continue;
    const family = FAMILY.test(printed.replace(OWN_LIFE, ''));
    const dated = IN_THE_PAST.test(printed);
    const now = OF_NOW.test(report.sections[sentence.section]?.heading?.text ?? '');
    const kinds = ctx.mentions.within(span).map(({ kind }) => kind);
    // "Known grade III reflux": a grade names the illness that it is of.
    const graded = dated && ctx.frames.within(sentence.span).some(({ kind }) => kind === 'score');
    if (!family && !now && !graded && !kinds.some((kind) => KNOWN.has(kind) || (dated && kind === 'finding'))) continue;
    // What is only looked for frightens for nothing where it was not found.
    if (FRIGHTENING.test(spellOut(printed)) && !announced && !family && !dated) continue;
    const asked = section === 'indication';
    const lead = asked
      ? WHY.test(report.sections[sentence.section]?.heading?.text ?? '')
        ? 'as the reason for the test, the report notes'
        : 'as background for the test, the report notes'
      : now
        ? 'the report notes'
        : 'about the time before, the report notes';
    const said = underLead(lead, span, ctx);
    if (said.length === 0) continue;
    lines.push({
      span: sentence.span,
      said,
      calm: false,
      denied: false,
      sensitive: false,
      read: !said.some(({ text }) => text.includes('“')),
      concluded: false,
      advised: false,
      frame: null,
      ...(now && !family ? {} : { meant: meantOf(family, asked, printed) }),
    });
  }
  return lines;
}

/** Times of the reader's own life that sound of others: "DVT after pregnancy", "childhood asthma". */
const OWN_LIFE = /\b(?:prenatal|pregnanc\w+|child-?(?:hood|birth|bearing))\b/gi;

/** A heading that asks why; "Clinical history", "Clinical notes" hold whatever the sender thought of use. */
const WHY = /\b(?:indication|reason|question|request|why)/i;

/** "Current medication", "Changes today": a heading of now, whatever kind of report it stands in. */
const OF_NOW =
  /\b(?:current(?:ly)?|present|today|now|chang(?:es?|ed)|started|stopped|new)\b(?!.*\b(?:before|prior|admission)\b)/i;

function meantOf(family: boolean, asked: boolean, printed: string): NonNullable<Quoted['meant']> {
  return family ? OF_FAMILY : asked && LOOKED_FOR.test(printed) ? ASKED_ABOUT : KNOWN_ALREADY;
}

const IN_THE_PAST = new RegExp(String.raw`${PAST.source}|\bremote\b|\bs/p\b|\bhx\b|\bh/o\b|\bknown\b(?! to be\b)`, 'i');

/** Names what the test was to look for. */
const LOOKED_FOR =
  /\b(?:screen\w*|evaluat\w*|eval|assess\w*|rule[sd]? out|r\/o|exclude|check(?:ing)?|look(?:ing)? for|concern\w*|suspect\w*|suspicio\w*|possib\w*|query|question\w*|please|vs\.?|versus)\b|\?/i;

/** None of it was found by this test: it was known, asked about, or is of the family. */
const KNOWN_ALREADY = { assertion: 'historical', temporality: 'historical' } as const;
const ASKED_ABOUT = { assertion: 'conditional', temporality: 'hypothetical' } as const;
const OF_FAMILY = { assertion: 'family', temporality: 'historical', experiencer: 'family' } as const;

/** How the test was done, and with what it was compared. */
const SETTING: ReadonlySet<string> = new Set(['technique', 'comparison']);

/** What weighs in the reader's past; what they feel and which test was asked for, they know. */
const KNOWN: ReadonlySet<string> = new Set(['disease', 'organism', 'medicine', 'lab', 'score', 'device', 'treatment']);
