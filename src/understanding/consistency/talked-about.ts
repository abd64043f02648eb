import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis']);
/** "We also discussed …", "I went over … with her", "Discussed with patient: …": up to what was spoken of. */
const SPOKE =
  /^\W*(?:(?:we|i|the (?:doctor|nurse|team)|dr\.? \w+)(?: (?:have|had|did))? (?:also |then |again |briefly |further |today )?)?(?:discussed|talked (?:about|through)|spoke(?:n)? about|went (?:over|through)|(?:spent (?:some )?time )?talking about|touched (?:up)?on)(?: with (?:the |her |his )?(?:patient|pt|her|him|them|family|mother|father|parents|wife|husband))?(?: about)?\s*:?\s+/i;
/** What makes it somebody's own: an article, whose it is, when it was, or what is done about it. */
const OWN =
  /\b(?:the|this|that|these|those|her|his|their|your|my|its|an?|new|newly|recent|current|known|ongoing|existing|underlying|severe|moderate|mild|acute|chronic|worsening|likely|probable|possible|suspected|findings?|results?|diagnos\w+|manag\w+|treat\w+|therapy|medicat\w+|control\w*|prognosis|recover\w+|follow-?up|plan|imaging|scan|biopsy|surgery|which|that|who|because|since|after|from|due|found|seen|shows?|showed|has|have|had|is|was|were|are|left|right|bilateral)\b|\d|[;:]/i;

const WITH_WHOM =
  / with (?:the |his |her )?(?:patient|pt|her|him|them|family|mother|father|parents|wife|husband|couple)\W*$/i;

/** "We talked about stroke and falls": subjects of a talk, said of nobody. */
export function setTalkedAboutApart(frame: Frame, report: ReadReport): void {
  const span = report.sentences[frame.sentence]?.span;
  if (span === undefined || frame.head === null || frame.assertion !== 'present' || !KINDS.has(frame.kind)) return;
  const words = report.clean.slice(span.start, Math.min(span.end, span.start + 300)).replace(/\s/g, ' ');
  const lead = SPOKE.exec(words)?.[0].length;
  if (
    lead === undefined ||
    frame.head.span.start < span.start + lead ||
    OWN.test(words.slice(lead).replace(WITH_WHOM, ''))
  )
    return;
  frame.assertion = 'conditional';
  frame.temporality = 'hypothetical';
  frame.urgency = null;
}

/** What somebody may plan to do to himself. */
const DEED: ReadonlySet<string> = new Set(['overdose']);
const ONLY_PLANNED =
  /\b(?:plan(?:s|ned|ning)?|thoughts?|thinking|thought|ideas?|intent(?:ion)?|intends?|urges?|impulses?|threat(?:s|ens?|ened|ening)?|wish(?:es|ed)?|wants?|wanted|consider(?:s|ed|ing)?)\b(?: (?:to|of|about|on|by|via|for|was|is|would be|with|taking|take|an?|it|her|his|the|drug|intentional|deliberate|further|another))*\W*$/i;

/** "Planned overdose of 32 tablets last night": meant, and taken. */
const TAKEN = /\b(?:planned|intended|intentional)\W*$/i;
const TAKEN_WHEN =
  /^\W*(?:of|with|on)?\b[^.;]{0,80}?\b(?:last (?:night|week)|yesterday|(?:this|earlier|early) (?:morning|today|evening|afternoon)|(?:hours?|hrs?|h|days?|minutes?|mins?) (?:ago|earlier|before)|at \d|found|took|taken|brought|bottle empty)\b/i;

/** "With a plan to overdose": thoughts of suicide, and nothing taken. */
export function nameThoughtOfDeed(frame: Frame, report: ReadReport): void {
  const span = report.sentences[frame.sentence]?.span;
  if (span === undefined || frame.head === null || frame.assertion !== 'present' || !DEED.has(frame.head.ref.id))
    return;
  const before = report.clean.slice(span.start, frame.head.span.start).replace(/\s/g, ' ');
  if (!ONLY_PLANNED.test(before)) return;
  const behind = report.clean.slice(frame.head.span.end, span.end).replace(/\s/g, ' ');
  if (TAKEN.test(before) && TAKEN_WHEN.test(behind)) return;
  const said = /\b(?:[Ss]uicidal (?:ideations?|thoughts?)|thoughts? of suicide|suicidality|SI)\b/.exec(report.clean.slice(span.start, span.end)); // biome-ignore format: one line
  const at = said === null ? frame.head.span : { start: span.start + said.index, end: span.start + said.index + said[0].length }; // biome-ignore format: one line
  frame.head = { ...frame.head, span: at, ref: { ...frame.head.ref, id: 'suicidal-ideation' } };
  // What to do now is what helps against such thoughts.
  if (frame.urgency !== null) frame.urgency = { ...frame.urgency, id: 'suicidal-ideation' };
}

const WATCHED =
  /\b(?:followed|checked|screened|tested) (?:closely |carefully |daily )?for (?:any |signs of |the development of )?(?:[\w-]+ ){0,2}$/i;
const BY_TESTS =
  /^\W*(?:with|by) (?:[\w-]+ ){0,2}(?:dipsticks?|checks?|cultures?|labs?|levels?|exams?|tests?|counts?|urinalys[ei]s)\b[^.;]*\b(?:only|never|no|none|negative|without|not)\b/i;

/** "Followed for a bleeding bladder with dipsticks and only showed a trace": looked for, and not found. */
export function setWatchedForApart(frame: Frame, report: ReadReport): void {
  const sentence = report.sentences[frame.sentence];
  if (sentence === undefined || frame.head === null || frame.assertion !== 'present') return;
  if (frame.kind !== 'finding' && frame.kind !== 'diagnosis') return;
  const words = (start: number, end: number) => report.clean.slice(start, end).replace(/\s/g, ' ');
  const before = words(sentence.span.start, frame.head.span.start);
  if (!WATCHED.test(before) || !BY_TESTS.test(words(frame.head.span.end, sentence.span.end))) return;
  frame.assertion = 'conditional';
  frame.temporality = 'hypothetical';
  frame.urgency = null;
}
