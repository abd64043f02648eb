import type { Context } from './context.js';
import type { WrittenFinding } from './findings.js';
import type { WrittenLab } from './labs.js';
import type { Planned } from './planners/index.js';
import { isDone } from './planners/mood.js';
import { type Said, sayAll, textOf } from './said.js';
import { actionFor, criticalAction, criticalLabs } from './urgent.js';

export interface WrittenRecommendation {
  kind: 'from_report' | 'general';
  said: Said[];
  /** In the report's own words: left out where it would make the whole too hard to read. */
  spare?: boolean;
}

const ASKED = ['recommendation', 'follow_up', 'warning_sign', 'instruction'];
const MOST_GENERAL = 2;
const MOST_ACTIONS = 2;

/** What to do now first, then what the report asks for in its order, then at most two general ones. */
export function writeRecommendations(
  planned: ReadonlyMap<number, Planned[]>,
  findings: readonly WrittenFinding[],
  labs: readonly WrittenLab[],
  ctx: Context,
): WrittenRecommendation[] {
  const written: WrittenRecommendation[] = [];
  const told = new Set<string>();
  const add = (kind: WrittenRecommendation['kind'], said: Said[]) => {
    const text = textOf(said);
    if (said.length === 0 || told.has(text.toLowerCase())) return false;
    told.add(text.toLowerCase());
    written.push({ kind, said });
    return true;
  };
  const actions = [
    ...findings.filter((finding) => finding.importance === 'urgent').map((finding) => actionFor(finding, ctx)),
    ...criticalLabs(labs).map((lab) => criticalAction(lab, ctx)),
  ];
  for (const action of actions) if (written.length < MOST_ACTIONS) add('general', action);

  const asked = [...planned.values()].flat().filter(({ frames }) => frames.some((frame) => ASKED.includes(frame.kind)));
  asked.sort((a, b) => weight(a) - weight(b));
  for (const { plan } of asked)
    if (!isDone(plan.what.text) && !POINTER.test(plan.what.text) && !NO_ADVICE.test(plan.what.text))
      add('from_report', [plan.what, ...plan.details]);

  let general = 0;
  for (const finding of findings) {
    if (general >= MOST_GENERAL || (finding.importance !== 'important' && finding.importance !== 'urgent')) break;
    if (finding.frames[0]?.assertion !== 'present' || finding.sensitive) continue;
    if (add('general', usually(finding, ctx))) general += 1;
  }
  return written;
}

/** "Please see chart" is for those who have the chart. */
const POINTER =
  /^(?:the report says: “)?please (?:see|refer to|review) (?:the |my |your )?(?:[\w’']+ ){0,2}(?:chart|note|dictation|above|below|report|record|h&p|history and physical|separate)/i;

/** Talk about the advice, or a wish of the reader, is no advice. */
const NO_ADVICE =
  /\b(?:understands?|understood|agrees?|agreed|agreement|made aware|verbalized?|(?:was|were|are|also) discussed|resuscitat\w+|intubate|as noted|as above|thank you for|cannot rule out|recommendations? (?:would be|are as follows|is as follows)|consider (?:this|it|that))\b|^(?:The report says: “)?(?:also )?discussed\b|^You are (?:to be )?discharged\b/i;

/** Orders and visits before warning signs before instructions; the report's order within each. */
function weight({ frames }: Planned): number {
  return Math.min(...frames.map((frame) => ASKED.indexOf(frame.kind)).map((index) => (index < 0 ? 9 : index)));
}

function usually(finding: WrittenFinding, ctx: Context): Said[] {
  const head = finding.frames[0]?.head;
  const concept = head?.ref.folder === 'concepts' ? ctx.knowledge.concept(head.ref.id) : undefined;
  return concept?.usually === undefined ? [] : sayAll(concept.usually, finding.plan.what.sources, [concept.id]);
}
