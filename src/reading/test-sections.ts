import type { ReadReport, Section } from './types.js';

/** Recordings that are read like a picture: what was measured, then a conclusion, then what is advised. */
const RECORDINGS =
  /^(?:Sleep study report|Brain wave test report|Nerve and muscle test report|Breathing test report|Exercise stress test report|Heart rhythm recording|Heart tracing report)/;
/** Headings of a visit: there a plan is told as the plan of a doctor who saw the patient. */
const OF_A_VISIT: ReadonlySet<string> = new Set([
  ...['chief_complaint', 'review_of_systems', 'physical_exam', 'vitals', 'family_history', 'social_history'],
  ...['medications', 'hospital_course', 'discharge_diagnosis'],
]);

/** True for the record of a test that has a conclusion as a picture has one, and no visit around it. */
export function isRecording({ type, title }: ReadReport['type'], sections: readonly Section[]): boolean {
  if (type !== 'imaging' && !(type === 'other' && RECORDINGS.test(title))) return false;
  return !sections.some(({ kind }) => OF_A_VISIT.has(kind));
}

/** "Background: 10 Hz posterior alpha": the brain's own rhythm, and not what was before. */
export function backgroundShows({ title }: ReadReport['type'], sections: readonly Section[]): void {
  if (!title.startsWith('Brain wave test report')) return;
  for (const section of sections)
    if (section.kind === 'history_present' && /^\W*background\b/i.test(section.heading?.text ?? ''))
      section.kind = 'findings';
}

/** "PLAN: Weight loss." below the conclusion of a test: what is advised, not what was found. */
export function planAdvises(sections: readonly Section[]): void {
  const concluded = sections.findIndex(({ kind }) => kind === 'impression');
  for (const section of sections)
    if (section.kind === 'plan' && section.index > concluded && concluded >= 0) section.kind = 'recommendation';
}

/**
 * "FINDINGS: / Reference: liver SUVmax 2.8. / Neck: …": with what it was measured against said in its line, the lines below
 * tell again what was seen.
 */
export function endReference(sections: Section[], clean: string): void {
  for (let at = 1; at < sections.length; at++) {
    const section = sections[at];
    if (section?.kind !== 'method' || sections[at - 1]?.kind !== 'findings' || section.heading === null) continue;
    if (!/^\W*(?:references?|technical note|method|limitations?)\W*$/i.test(section.heading.text)) continue;
    const lineEnd = clean.indexOf('\n', section.heading.span.start);
    const from = section.sentences.findIndex(({ span }) => lineEnd >= 0 && span.start > lineEnd);
    const first = section.sentences[from];
    if (from < 1 || first === undefined) continue;
    sections.splice(at + 1, 0, {
      index: at + 1,
      kind: 'findings',
      heading: null,
      span: { start: first.span.start, end: section.span.end },
      sentences: section.sentences.splice(from),
    });
    section.span = { start: section.span.start, end: first.span.start };
  }
  for (const [index, one] of sections.entries()) {
    one.index = index;
    for (const sentence of one.sentences) sentence.section = index;
  }
}
