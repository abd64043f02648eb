import type { Knowledge } from '../../knowledge/index.js';
import { CALLED_AT_ONCE, type Frame, SERIOUS_SIGN } from '../types.js';
import { bySentence } from './by-sentence.js';
import { isForSure, NamedFrames, SureFrames } from './named-frames.js';

/** Most lines of signs beside one finding. */
const MOST_BESIDE = 3;

/**
 * Signs of what the report also names, or that another sentence already told, stand beside it: told in the report's own
 * words, as open as what they go with. Those within the words that name it are left out, and those of an illness where the
 * report names another that they fit as well (the crescents of a lupus kidney).
 */
export function preferNamed(frames: readonly Frame[], knowledge: Knowledge): Frame[] {
  const urgent = frames.filter((frame) => frame.urgency && frame.head);
  const urgentIn = bySentence(urgent);
  const framesIn = bySentence(frames);
  // The sentences before and behind one, and itself.
  const around = (lists: ReadonlyMap<number, Frame[]>, { sentence }: Frame) =>
    [sentence - 1, sentence, sentence + 1].flatMap((at) => lists.get(at) ?? []);
  // "TTP must be considered" is as good as a name: the report says how sure it is.
  // What the test was asked for is no answer: "?torsion. RESULT: no flow in the testis."
  const named = urgent.filter((frame) => (!frame.bySign || frame.certainty !== 'certain') && frame.kind !== 'reason');
  for (const frame of urgent) if (frame.bySign) named.push(...openedNextDoor(frame, around(framesIn, frame)));
  const isNamed = new Set(named);
  const names = new NamedFrames(named);
  const sure = new SureFrames(frames);
  const beside = new Map<string, number>();
  const first = new Map<string, Frame>();
  return frames.filter((frame) => {
    const id = frame.head?.ref.id;
    if (!frame.bySign || isNamed.has(frame) || !frame.urgency || id === undefined || id === CALLED_AT_ONCE) return true;
    // What it means stands next to it.
    if (id === SERIOUS_SIGN && around(urgentIn, frame).some(tellsMore)) return false;
    const instead = knowledge.urgentFor(id).flatMap((entry) => entry.instead ?? []);
    if (instead.some((other) => sure.has(other))) return false;
    const kinds = knowledge.urgentFor(id).flatMap((entry) => entry.kinds ?? []);
    const namedHere =
      kinds.length === 0
        ? undefined
        : (framesIn.get(frame.sentence)?.find((other) => isKindForSure(other, kinds)) ??
          (frame.assertion === 'present' ? sure.firstOf(kinds) : undefined));
    if (namedHere !== undefined) {
      namedHere.urgency ??= { ...frame.urgency };
      return false;
    }
    // Beside a kind of it that the report names without doubt, and that is no case of now by itself, a sign is none either.
    const kind = sure.firstKindOf(id);
    if (kind !== undefined && frame.assertion !== 'historical') {
      Object.assign(frame, { goesWith: kind.id, urgency: null, assertion: 'present' });
      return true;
    }
    const own = frame.urgency.state;
    // One known for long may come back: "PE last year. New filling defects in the lower lobe arteries."
    const holds = names.holding(id, own === 'known');
    const main = holds.first ?? first.get(id);
    if (main === undefined) {
      first.set(id, frame);
      return true;
    }
    const count = (beside.get(id) ?? 0) + 1;
    if (holds.touches(frame.source) || count > MOST_BESIDE) return false;
    // Where nothing names it, a sign left open and a known one are told for themselves.
    if (holds.first === undefined && own !== main.urgency?.state) return true;
    beside.set(id, count);
    frame.goesWith = main.id;
    if (main.urgency?.state === 'equivocal' || own === 'equivocal') {
      frame.urgency = { ...frame.urgency, state: 'equivocal' };
      frame.assertion = 'possible';
    }
    return true;
  });
}

/** The kind that the conclusion names for what the slides show: "Crescents in 5 of 18 … Pauci-immune glomerulonephritis". */
function isKindForSure(other: Frame, kinds: readonly string[]): boolean {
  return kinds.includes(other.head?.ref.id ?? '') && isForSure(other) && other.kind !== 'reason';
}

/** Whether a finding that cannot wait, in the sentence of a general sign or next to it, says what that only hints at. */
function tellsMore({ head, urgency }: Frame): boolean {
  return head?.ref.id !== SERIOUS_SIGN && urgency !== null;
}

/**
 * "Right ovary 7 cm, flow absent. Torsion cannot be excluded.": the general name in the sentence next to the signs says how
 * sure the report is, and is as urgent as they are.
 */
function openedNextDoor(sign: Frame, frames: readonly Frame[]): Frame[] {
  const id = sign.head?.ref.id ?? '';
  return frames.filter((frame) => {
    const other = frame.head?.ref.id ?? '';
    if (frame.urgency || other === id || !isKind(id, other) || Math.abs(frame.sentence - sign.sentence) !== 1)
      return false;
    if (frame.assertion !== 'possible' || frame.experiencer !== 'patient' || frame.certainty === 'unlikely')
      return false;
    if (frame.kind === 'reason') return false;
    frame.urgency = { state: 'equivocal', id: sign.urgency?.id ?? id };
    return true;
  });
}

/** Signs stand beside their finding only as long as that is told as urgent itself, or as known. */
export function followMain(frames: readonly Frame[]): Frame[] {
  const byId = new Map(frames.map((frame) => [frame.id, frame]));
  return frames.filter((frame) => {
    if (frame.goesWith === undefined) return true;
    const main = byId.get(frame.goesWith);
    if (main === undefined || main.setAside) return false;
    if (frame.urgency === null) return true;
    if (!main.urgency) return false;
    if (main.urgency.state === 'known') frame.urgency = { ...main.urgency };
    return frame.urgency !== null;
  });
}

/** The same, or a kind of it by its name ("ovarian-torsion" is a torsion). */
function isKind(id: string, other: string): boolean {
  return id === other || id.endsWith(`-${other}`);
}
