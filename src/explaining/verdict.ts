import type { Sentence } from '../reading/types.js';
import type { Context } from './context.js';
import { CONCLUSIONS } from './importance.js';
import { type Said, say } from './said.js';

export interface Verdict {
  said: Said;
  /** Normal or negative. */
  calm: boolean;
}

const VERDICT =
  /^\W{0,3}(?:\d{1,2}[.)]\s*)?(?:this is an? )?(?:essentially |entirely |completely |overall |otherwise )?(normal|abnormal|unremarkable|negative|positive) (?:[\w/-]+,? (?:and )?){0,5}?(?:study|exam|examination|test|tracing|eeg|emg|ecg|ekg|electro\w+|echocardiogram|scan|mri|ct|x-?rays?|radiographs?|ultrasound|polysomnogram|spirometry|mammogram)(?: for age)?\W*$/i;
const TESTS = /\b(?:test|study|tracing|scan|ultrasound|x-rays?|mri|eeg|echocardiogram|mammogram)\b/i;

/** "Normal study.", "Abnormal EMG.": what the conclusion of a test calls the whole of it. Null for any other sentence. */
export function verdictOf(sentence: Sentence, ctx: Context): Verdict | null {
  const { report } = ctx.understanding;
  if (!CONCLUSIONS.has(report.sections[sentence.section]?.kind ?? 'other')) return null;
  if (!ctx.teller.sees && !TESTS.test(report.type.title)) return null;
  const word = VERDICT.exec(ctx.clean(sentence.span))?.[1]?.toLowerCase();
  // "Otherwise unremarkable limited study" calls neither all of it nor what was not seen normal.
  if (word === undefined || /\b(?:otherwise|limited|partial|incomplete|suboptimal)\b/i.test(ctx.clean(sentence.span)))
    return null;
  const called = word === 'unremarkable' ? 'normal' : word;
  return {
    said: say(`the report calls this test ${called}`, [sentence.span]),
    calm: called === 'normal' || called === 'negative',
  };
}

/** The first such sentence of the report. */
export function overallVerdict(ctx: Context): Verdict | null {
  for (const sentence of ctx.understanding.report.sentences) {
    const verdict = verdictOf(sentence, ctx);
    if (verdict !== null) return verdict;
  }
  return null;
}
