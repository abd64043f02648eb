import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** "The conclusion for specimen 2 is amended accordingly", "the diagnosis has been revised" */
const AMENDS =
  /\b(?:conclusion|diagnosis|interpretation|result|summary|category|specimen|sample|part)(?: (?:for|of|on|in))?(?: (?:the )?(?:specimen|sample|part))?(?: #?([A-M]|\d{1,2})\b)? (?:is|has been|was|have been|are)(?: \w+ly| now| therefore)? (?:amended|revised|changed|upgraded|superseded|replaced|withdrawn|altered)\b/i;
const MARK = /^\W*\[?(?:amended|revised|amendment)\b/i;
const CANCER = /cancer|carcinoma|malignan|melanoma|lymphoma|leuk|sarcoma|metasta|tumou?r-cells|neoplasm/;
const CALM: ReadonlySet<string> = new Set(['absent', 'normal', 'finding', 'diagnosis']);
const LOOKS_ON = 4;

/**
 * What a tissue report first said of a sample and a later part of it takes back: only the later part counts. A cancer
 * that was named stays told. Linear in the length of the report.
 */
export function setAmendedApart(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'pathology') return;
  const samples = samplesOf(report);
  for (const sentence of report.sentences) {
    const words = report.clean.slice(sentence.span.start, Math.min(sentence.span.end, sentence.span.start + 400));
    const found = AMENDS.exec(words.replace(/\s/g, ' '));
    const section = report.sections[sentence.section];
    if (found?.[1] !== undefined && section !== undefined)
      for (const statement of statements)
        if (
          statement.frame.sentence < (section.sentences[0]?.index ?? 0) &&
          samples[statement.frame.sentence] === found[1].toUpperCase()
        )
          takeBack(statement);
    const mark = MARK.test(words) || MARK.test(sentence.label?.text ?? '');
    if (!mark || !findsCancer(statements, sentence.index, sentence.index + LOOKS_ON)) continue;
    for (const statement of statements) {
      const { frame } = statement;
      const near = frame.sentence < sentence.index && frame.sentence >= sentence.index - 2;
      if (near && frame.kind === 'absent' && report.sentences[frame.sentence]?.section === sentence.section)
        takeBack(statement, true);
    }
  }
}

function takeBack(statement: Statement, onlyCancer = false): void {
  const { frame } = statement;
  if (!CALM.has(frame.kind) || frame.setAside || frame.temporality === 'historical') return;
  const cancer = CANCER.test(frame.head?.ref.id ?? '');
  const denied = frame.kind === 'absent' || frame.negated;
  if (!(onlyCancer ? denied && cancer : denied || !cancer)) return;
  frame.setAside = 'amended';
  frame.urgency = null;
}

function findsCancer(statements: readonly Statement[], from: number, to: number): boolean {
  return statements.some(
    ({ frame }) =>
      frame.sentence >= from &&
      frame.sentence <= to &&
      !frame.negated &&
      frame.assertion === 'present' &&
      CANCER.test(frame.head?.ref.id ?? ''),
  );
}

/** The letter or number that stands before each sentence, or before one that it goes on with. */
function samplesOf({ sentences, text }: ReadReport): (string | null)[] {
  let section = -1;
  let sample: string | null = null;
  return sentences.map((sentence) => {
    if (sentence.section !== section) sample = null;
    section = sentence.section;
    const start = sentence.label?.span.start ?? sentence.span.start;
    const mark = /(?:^|[\s(])([A-M]|\d{1,2})[.):]\)?\s*$/.exec(text.slice(Math.max(0, start - 8), start))?.[1];
    sample = mark ?? sample;
    return sample;
  });
}
