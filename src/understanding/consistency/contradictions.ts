import type { ReportType } from '../../contract/analysis.js';
import { Screened } from '../../reading/index.js';
import type { Frame } from '../types.js';
import { isPlaced, partsOf, samePlace } from './place.js';
import { isLater, type Statement, supersede } from './statement.js';

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent', 'device']);

const HEADS: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'device', 'organism']);

/** "No other nodules", "no acute fracture": the denial is of more of it, not of what was found. */
const OF_MORE = new Screened(
  /\b(?:other|additional|further|more|another|new|acute|recurrent|residual|remaining|remainder|rest|otherwise|significant|interval|worsening|progressive|else|now|currently|today|at (?:the time of )?discharge|on discharge|since|after|following|prior to|before)\b/i,
);

/** "No suspicious nodules": says nothing of harmless ones. */
const OF_SOME =
  /\b(?:suspicious|large|larger|focal|discrete|dominant|displaced|obvious|active|drainable|lobar|pathologic(?:al)?|enlarging|measurable|sizable|gross|frank|overt|severe|true)\b/i;

/** Most statements of one kind on one concept that are held against each other. */
const MOST = 60;

/**
 * One state for each concept and place over the whole report. What is denied of the very thing that another sentence
 * says is there cannot be told beside it: the conclusion counts more than the body and the story before it, what is
 * measured or placed more than a general remark, a later sentence more than an earlier one, a result more than a
 * suspicion. The statement that loses is marked, not removed, so that its own sentence can still be shown as it stands.
 */
export function settleContradictions(statements: readonly Statement[], type: ReportType): void {
  const seen = type === 'imaging' || type === 'pathology';
  for (const group of byConcept(statements).values()) {
    const of = (assertion: Frame['assertion']): Statement[] =>
      group.filter(({ frame }) => frame.assertion === assertion && frame.change !== 'resolved').slice(0, MOST);
    const absent = of('absent').filter(({ words }) => !OF_MORE.test(words));
    const present = of('present');
    const open = new Set<Statement>();
    for (const denial of absent) for (const finding of present) settleDenial(denial, finding, seen, open);
    for (const denial of absent) for (const suspicion of of('possible')) settleSuspicion(denial, suspicion);
    for (const { frame } of open) leaveOpen(frame);
    for (const suspicion of of('possible')) {
      const known = of('present').find((one) => isKnownFrom(one, suspicion));
      if (known && !suspicion.frame.setAside) supersede(suspicion);
    }
  }
}

/** "No lymphadenopathy" beside "retroperitoneal lymphadenopathy": the general word is denied, one of its kinds is there. */
export function settleKinds(statements: readonly Statement[]): void {
  // Each with the samples that it was found in.
  const kinds = new Map<string, Set<string | undefined>>();
  for (const { frame } of statements) {
    if (frame.head?.ref.folder !== 'concepts' || !KINDS.has(frame.kind) || frame.setAside || frame.ownWords) continue;
    if (frame.assertion !== 'present' && frame.assertion !== 'possible') continue;
    if (frame.experiencer !== 'patient' || frame.change === 'resolved' || frame.temporality !== 'recent') continue;
    const { id } = frame.head.ref;
    for (let at = id.indexOf('-'); at >= 0; at = id.indexOf('-', at + 1)) {
      const kind = id.slice(at + 1);
      const samples = kinds.get(kind) ?? new Set();
      kinds.set(kind, samples.add(frame.sample));
    }
  }
  for (const statement of statements) {
    const { frame, words } = statement;
    if (frame.assertion !== 'absent' || frame.setAside || frame.head?.ref.folder !== 'concepts') continue;
    const samples = kinds.get(frame.head.ref.id);
    if (samples === undefined || !HEADS.has(frame.head.kind) || isPlaced(frame)) continue;
    // What one sample holds says nothing of another.
    if (frame.sample !== undefined && !samples.has(frame.sample) && !samples.has(undefined)) continue;
    if (OF_MORE.test(words) || OF_SOME.test(words)) continue;
    supersede(statement);
  }
}

function byConcept(statements: readonly Statement[]): Map<string, Statement[]> {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.head?.ref.folder !== 'concepts' || !KINDS.has(frame.kind) || !HEADS.has(frame.head.kind)) continue;
    if (frame.experiencer !== 'patient' || frame.temporality === 'hypothetical' || frame.ownWords === 'unbound')
      continue;
    const group = groups.get(frame.head.ref.id);
    if (group) group.push(statement);
    else groups.set(frame.head.ref.id, [statement]);
  }
  return groups;
}

/** Denied here, there elsewhere. `seen`: the report is of one look, so that its conclusion speaks of its own body. */
function settleDenial(denial: Statement, finding: Statement, seen: boolean, open: Set<Statement>): void {
  if (denial.frame.setAside || finding.frame.setAside || !samePlace(denial.frame, finding.frame)) return;
  // "HPV 16: detected", "HPV 18/45: not detected": two rows that ask for different things.
  const asked = [denial.frame.field?.id, finding.frame.field?.id];
  if (asked[0] !== undefined && asked[1] !== undefined && asked[0] !== asked[1]) return;
  // "No pelvic fracture" says nothing against a fracture whose place is not printed.
  if (partsOf(denial.frame).size > 0 && partsOf(finding.frame).size === 0) return;
  // One clause that names a thing twice and denies it ("tests for occult blood were negative for occult blood").
  const sameClause = denial.frame.source.start === finding.frame.source.start;
  if (sameClause && finding.frame.urgency === null) {
    supersede(finding);
    return;
  }
  // The story before a test ("no palpable lump") does not speak of what the test shows.
  if (seen && denial.rank === 0 && finding.rank > 0) return;
  const general = !OF_SOME.test(denial.words);
  const concluded = seen && general && denial.rank === 2 && finding.rank < 2 && !isPlaced(finding.frame);
  if (!concluded) {
    supersede(denial);
    return;
  }
  if (finding.frame.urgency?.state !== 'new') {
    supersede(finding);
    return;
  }
  // What cannot wait is not waved away by one word of the conclusion: the report leaves it open.
  supersede(denial);
  open.add(finding);
}

function leaveOpen(frame: Frame): void {
  if (frame.setAside || !frame.urgency) return;
  frame.assertion = 'possible';
  frame.certainty = 'possible';
  frame.urgency = { ...frame.urgency, state: 'equivocal' };
}

/** Denied here, left open elsewhere: the conclusion, else the later of the two. */
function settleSuspicion(denial: Statement, suspicion: Statement): void {
  if (denial.frame.setAside || suspicion.frame.setAside || !samePlace(denial.frame, suspicion.frame)) return;
  if (partsOf(denial.frame).size > 0 && partsOf(suspicion.frame).size === 0) return;
  const denied = denial.rank === suspicion.rank ? isLater(denial, suspicion) : denial.rank > suspicion.rank;
  const sameSentence = denial.frame.sentence === suspicion.frame.sentence;
  if (denied && !sameSentence) supersede(suspicion);
  else supersede(denial);
}

/** True where `known` answers what `suspicion` left open. */
function isKnownFrom(known: Statement, suspicion: Statement): boolean {
  if (known.frame.setAside || !samePlace(known.frame, suspicion.frame)) return false;
  if (suspicion.frame.certainty === 'unlikely' || known.frame.sentence === suspicion.frame.sentence) return false;
  if (known.rank < suspicion.rank) return false;
  // What is left open without a place may be another one ("possibly atelectasis" beside one in the other lung).
  if (isPlaced(known.frame) && !isPlaced(suspicion.frame)) return false;
  return known.rank > suspicion.rank || isLater(known, suspicion);
}
