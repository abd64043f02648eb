import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { uncapital } from '../words/english.js';
import type { WrittenFinding } from '../written.js';

/** "Your lungs looked clear" beside something found in them: only the rest of them did. */
export function qualifyNormal(written: readonly WrittenFinding[], ctx: Context): void {
  const found = written.filter(
    (finding) =>
      finding.importance !== 'normal' &&
      finding.frames.some(
        (frame) => frame.assertion === 'present' && frame.experiencer === 'patient' && frame.kind !== 'normal',
      ),
  );
  for (const finding of written) {
    const frame = finding.frames[0];
    const { what } = finding.plan;
    if (frame?.kind !== 'normal' || !/^(?:Your|Both|The) .+ looked (?:normal|clear)\.$/.test(what.text)) continue;
    const places = what.knowledge
      .flatMap((id) => ctx.knowledge.concept(id) ?? [])
      .filter(({ kind }) => kind === 'anatomy');
    const names = places.map((place) => new RegExp(`\\b${place.lay.replace(/[^a-z ]/g, '')}s?\\b`));
    const touched = found.some(({ frames, plan }) =>
      frames.some(
        (other) =>
          sideMeets(frame, other) &&
          (places.some((place) => other.sites.some((site) => site.ref.id === place.id)) ||
            names.some((name) => name.test(plan.what.text))),
      ),
    );
    if (touched || hasMoreOnLine(frame, ctx))
      finding.plan.what = { ...what, text: `Otherwise, ${uncapital(what.text)}` };
  }
}

/** "Mediastinum: Normal. 12 mm node.": what its label heads holds more than that. */
function hasMoreOnLine(frame: Frame, ctx: Context): boolean {
  const { sentences, clean } = ctx.understanding.report;
  const own = sentences[frame.sentence];
  if (own?.label == null) return false;
  let last = frame.sentence;
  for (let next = sentences[last + 1]; next !== undefined; next = sentences[last + 1]) {
    if (next.label !== null || next.section !== own.section || /\n/.test(clean.slice(own.span.end, next.span.start)))
      break;
    last += 1;
  }
  return sentences.slice(frame.sentence + 1, last + 1).some(({ span }) => {
    const frames = ctx.frames.within(span);
    return !frames.some(({ kind }) => kind === 'normal' || kind === 'absent' || kind === 'limitation');
  });
}

function sideMeets(a: Frame, b: Frame): boolean {
  return a.laterality === null || b.laterality === null || a.laterality === 'both' || a.laterality === b.laterality;
}

/** A test that its own conclusion calls normal holds nothing in its description that cannot wait. */
export function trustVerdict(written: readonly WrittenFinding[]): void {
  for (const finding of written)
    if (finding.importance === 'urgent' && !finding.concluded) finding.importance = 'important';
}

/** General comfort ("Many are harmless") has no place beside a finding that is announced. */
export function dropReassurance(written: readonly WrittenFinding[]): void {
  for (const { plan } of written)
    plan.meaning = plan.meaning.filter(
      ({ text }) => !/^(?:Many|Most|It|They)\b.*\b(?:harmless|may or may not be cancer)\b/.test(text),
    );
}

const GRADES = new Set(['gleason-score', 'gleason-grade-group']);

/** Where several samples have grades of their own, each is told of one part: none is the grade of the whole. */
export function qualifyGrades(written: readonly WrittenFinding[]): void {
  for (const id of GRADES) {
    const graded = written.filter(({ frames }) => frames[0]?.score?.id === id && frames[0].assertion === 'present');
    if (new Set(graded.map(({ frames }) => frames[0]?.score?.code)).size < 2) continue;
    for (const { plan } of graded)
      plan.what = { ...plan.what, text: plan.what.text.replace(/^The /, 'In one part of the sample, the ') };
  }
}

/** Of several samples one may hold what another does not: "no sign of" is then said of one part only. */
export function qualifyAbsent(written: readonly WrittenFinding[]): void {
  const there = new Set(
    written.flatMap((finding) =>
      finding.frames
        .filter((frame) => frame.assertion === 'present' && frame.head !== null)
        .map((frame) => frame.head?.ref.id),
    ),
  );
  for (const finding of written) {
    if (finding.frames[0]?.kind !== 'absent' || !finding.frames.some((frame) => there.has(frame.head?.ref.id)))
      continue;
    const { what } = finding.plan;
    finding.plan.what = { ...what, text: what.text.replace(/^The sample shows no/, 'One part of the sample shows no') };
  }
}
