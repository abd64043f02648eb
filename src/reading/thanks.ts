import type { Section } from './types.js';

const THANKS =
  /^\W*(?:many )?thank(?:s| you)(?: very much| so much| kindly)? for (?:(?:asking (?:us|me) to (?:scan|see|image|examine|assess|review)|asking|referring|seeing|sending)\b|(?:your|the) referral(?: of)?)\s*/i;
const TELLS: ReadonlySet<string> = new Set(['findings', 'other', 'header', 'exam']);

/**
 * "Many thanks for referring this man with painless jaundice." in a radiologist's letter: why the picture was made, and
 * nothing that it shows. Changes `sections`.
 */
export function thanksAsk(sections: Section[], clean: string): void {
  const at = sections.findIndex(
    ({ kind, sentences }) =>
      TELLS.has(kind) && sentences.some(({ span }) => THANKS.test(clean.slice(span.start, span.end))),
  );
  const section = sections[at];
  if (section === undefined) return;
  const from = section.sentences.findIndex(({ span }) => THANKS.test(clean.slice(span.start, span.end)));
  const thanks = section.sentences[from];
  if (thanks === undefined) return;
  // Whom it is about is told without the greeting.
  thanks.span.start += THANKS.exec(clean.slice(thanks.span.start, thanks.span.end))?.[0].length ?? 0;
  const behind = section.sentences.splice(from + 1);
  section.sentences.pop();
  const asked: Section = { index: 0, kind: 'indication', heading: null, span: { ...thanks.span }, sentences: [thanks] };
  const rest: Section = {
    index: 0,
    kind: section.kind === 'findings' ? 'findings' : 'other',
    heading: null,
    span: { start: behind[0]?.span.start ?? thanks.span.end, end: section.span.end },
    sentences: behind,
  };
  section.span = { start: section.span.start, end: thanks.span.start };
  sections.splice(at + 1, 0, asked, ...(behind.length > 0 ? [rest] : []));
  if (section.sentences.length === 0 && section.heading === null) sections.splice(at, 1);
  for (const [index, one] of sections.entries()) {
    one.index = index;
    for (const sentence of one.sentences) sentence.section = index;
  }
}
