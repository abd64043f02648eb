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
  const bySentence: Statement[][] = report.sentences.map(() => []);
  for (const statement of statements) bySentence[statement.frame.sentence]?.push(statement);
  /** For each sample that is amended, the sentence before which nothing of it holds. */
  const amended = new Map<string, number>();
  for (const sentence of report.sentences) {
    const { index } = sentence;
    const words = report.clean.slice(sentence.span.start, Math.min(sentence.span.end, sentence.span.start + 400));
    const sample = AMENDS.exec(words.replace(/\s/g, ' '))?.[1]?.toUpperCase();
    const first = report.sections[sentence.section]?.sentences[0]?.index ?? 0;
    if (sample !== undefined) amended.set(sample, Math.max(first, amended.get(sample) ?? 0));
    const mark = MARK.test(words) || MARK.test(sentence.label?.text ?? '');
    if (
      !mark ||
      !bySentence
        .slice(index, index + LOOKS_ON + 1)
        .flat()
        .some(findsCancer)
    )
      continue;
    for (const statement of bySentence.slice(Math.max(0, index - 2), index).flat()) {
      const { frame } = statement;
      if (frame.kind === 'absent' && report.sentences[frame.sentence]?.section === sentence.section)
        takeBack(statement, true);
    }
  }
  for (const statement of statements) {
    const { sentence } = statement.frame;
    if (sentence < (amended.get(samples[sentence] ?? '') ?? 0)) takeBack(statement);
  }
  takeBackEdges(bySentence, report);
}

const CHANGED_PART = /^\W*(?:amended|amendment|corrected|correction|revised)\b/i;
/** "The deep margin is negative", "Deep margin: Positive for tumor": which edge, and how it was found. */
const EDGE =
  /\b([a-z]{4,}) (?:resection |surgical |soft tissue |tissue )?(?:margin|edge)\b[^.;]{0,20}?\b(negative|clear|free|uninvolved|not involved|positive|involved)\b/i;

/** "AMENDED: the deep margin is negative" above which the same edge stands as positive, or the other way round: the later one counts. */
function takeBackEdges(bySentence: readonly Statement[][], report: ReadReport): void {
  const changed = new Map<string, { good: boolean; index: number }>();
  for (const sentence of report.sentences) {
    if (!CHANGED_PART.test(report.sections[sentence.section]?.heading?.text ?? '')) continue;
    const edge = edgeIn(sentence, report);
    if (edge !== null) changed.set(edge.name, { good: edge.good, index: sentence.index });
  }
  if (changed.size === 0) return;
  for (const sentence of report.sentences) {
    const edge = edgeIn(sentence, report);
    const later = edge === null ? undefined : changed.get(edge.name);
    if (edge === null || later === undefined || later.index <= sentence.index || later.good === edge.good) continue;
    for (const { frame } of bySentence[sentence.index] ?? []) frame.setAside ??= 'amended';
  }
}

function edgeIn({ span }: ReadReport['sentences'][number], report: ReadReport): { name: string; good: boolean } | null {
  const found = EDGE.exec(report.clean.slice(span.start, Math.min(span.end, span.start + 200)));
  if (found === null) return null;
  return { name: (found[1] ?? '').toLowerCase(), good: !/^(?:positive|involved)$/i.test(found[2] ?? '') };
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

function findsCancer({ frame }: Statement): boolean {
  return !frame.negated && frame.assertion === 'present' && CANCER.test(frame.head?.ref.id ?? '');
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
