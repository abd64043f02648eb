import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** What strikes once and leaves its traces for long. */
const STRIKES =
  /^(?:stroke|acute-infarct|infarct|myocardial-infarction|st-elevation-myocardial-infarction|pulmonary-embolism|encephalitis|meningitis|sepsis|(?:intracranial|intraparenchymal|subarachnoid)-hemorrhage|(?:subdural|epidural)-hematoma|spinal-cord-(?:injury|infarction|compression)|cardiac-arrest|anaphylaxis)$/;
/** What somebody goes on living with, or is cared for, afterwards. */
const LEFT =
  'dysphagia|swallow(?:ing)? (?:problems?|difficult(?:y|ies)|impairment|disorder)|(?:a|dys)phasia|(?:expressive|receptive|global) aphasia|dysarthria|speech (?:problems?|impairment|difficulty|therapy)|weakness|ha?emi(?:paresis|plegia|anopia)|(?:mono|tetra|para|quadri)(?:paresis|plegia)|spasticity|contractures?|neglect|gait (?:problems?|disturbance|impairment)|poor balance|ataxia|fatigue|depression|low mood|anxiety|epilepsy|dementia|(?:cognitive|memory|visual) (?:impairment|decline|problems?|loss|deficits?)|incontinence|hearing loss|deafness|disability|deconditioning|rehab(?:ilitation)?|recovery|recovering|recuperating|therapy|physio(?:therapy)?|deficits?|sequelae|encephalomalacia|gliosis|atrophy|shoulder pain|foot drop';
/** "Dysphagia after stroke", "left weakness following her right MCA stroke". */
const BEHIND_ITS_TRACE = new RegExp(
  String.raw`\b(?:${LEFT})\b(?: [\w-]+){0,6}? (?:after|following|post|since)(?: [\w-]+){0,4} $`,
  'i',
);
/** It struck a short while ago, or strikes again. */
const JUST_NOW =
  /\b(?:today|tonight|yesterday|now|sudden\w*|acute\w*|new|fresh|evolving|hours?|hrs|overnight|this (?:morning|afternoon|evening)|last night|ongoing|recurrent|second|another|further|extension)\b/i;
const KINDS: ReadonlySet<string> = new Set(['finding', 'diagnosis', 'reason']);

/**
 * "Dysphagia after stroke": what an illness left behind is the news, the illness came before. Changes the frames it is
 * given. Linear in the length of the report.
 */
export function setLeftBehindApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    const { head } = frame;
    if (head === null || !KINDS.has(frame.kind) || frame.negated || !STRIKES.test(head.ref.id)) continue;
    if (frame.experiencer !== 'patient' || frame.assertion !== 'present') continue;
    const span = report.sentences[frame.sentence]?.span;
    if (span === undefined || head.span.start < span.start || head.span.end > span.end) continue;
    const words = report.clean.slice(span.start, Math.min(span.end, head.span.end + 120));
    if (JUST_NOW.test(words.slice(-400))) continue;
    const before = report.clean.slice(Math.max(span.start, head.span.start - 160), head.span.start);
    if (!BEHIND_ITS_TRACE.test(before.replace(/\s+/g, ' '))) continue;
    frame.assertion = 'historical';
    frame.temporality = 'historical';
    if (frame.urgency) frame.urgency = { ...frame.urgency, state: 'known' };
  }
}
