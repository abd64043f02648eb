import type { Section, SectionKind, Sentence } from './types.js';

/** Sections in whose story a list of medicines may stand behind a sentence of its own. */
const STORIES: ReadonlySet<SectionKind> = new Set([
  'plan',
  'hospital_course',
  'other',
  'instructions',
  'disposition',
  'condition',
  'follow_up',
  'impression',
]);
const MEDICINES = /\b(?:medications?|meds|medicines|prescriptions?)\b[^:]{0,60}:\s*$/i;
const OF_HOME = /\b(?:discharged?|home|to take|to continue|sent)\b/i;
const NOT_NOW = /\b(?:held|hold|stop(?:ped)?|discontinued?|avoid|not to|allerg\w*|interact\w*|failed|tried)\b/i;
const FEWEST = 2;

/**
 * "She is discharged home to continue her medications, which are:" and the numbered lines behind it: a list of medicines
 * with that sentence as its heading, wherever it stands. The sections are cut in place and numbered anew.
 */
export function cutListsOut(sections: Section[], clean: string): void {
  const cut = sections.flatMap((section) => (STORIES.has(section.kind) ? pieces(section, clean) : [section]));
  if (cut.length === sections.length) return;
  cut.forEach((section, index) => {
    section.index = index;
    for (const sentence of section.sentences) sentence.section = index;
  });
  sections.splice(0, sections.length, ...cut);
}

function pieces(section: Section, clean: string): Section[] {
  const cut: Section[] = [];
  let rest = section;
  for (;;) {
    const { sentences } = rest;
    const at = sentences.findIndex((sentence, index) =>
      opensList(sentence, sentences.slice(index + 1, index + 1 + FEWEST), clean),
    );
    const lead = sentences[at];
    if (lead === undefined) return [...cut, rest];
    const after = sentences.findIndex(({ kind }, index) => index > at && kind !== 'list_item');
    const to = after < 0 ? sentences.length : after;
    const words = clean.slice(lead.span.start, lead.span.end);
    const list = sentences.slice(at + 1, to);
    const cutAt = list[0]?.span.start ?? rest.span.end;
    const listEnd = list.at(-1)?.span.end ?? cutAt;
    const kind: SectionKind = OF_HOME.test(words) ? 'discharge_medications' : 'medications';
    const heading = { text: words.replace(/\s*:\s*$/, ''), span: lead.span };
    cut.push(
      { ...rest, span: { start: rest.span.start, end: cutAt }, sentences: sentences.slice(0, at + 1) },
      { ...rest, kind, heading, span: { start: cutAt, end: listEnd }, sentences: list },
    );
    if (to === sentences.length) return cut;
    rest = { ...rest, span: { start: listEnd, end: rest.span.end }, sentences: sentences.slice(to) };
  }
}

function opensList(sentence: Sentence, behind: readonly Sentence[], clean: string): boolean {
  const words = clean.slice(sentence.span.start, sentence.span.end);
  if (!MEDICINES.test(words) || NOT_NOW.test(words)) return false;
  return behind.length === FEWEST && behind.every(({ kind }) => kind === 'list_item');
}
