import { singleSpaced } from '../knowledge/index.js';
import { Screened } from '../reading/index.js';
import type { ReadSentence } from './clause.js';
import { clausesOf } from './clause.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';
import type { Frame } from './types.js';

/** "This was normal", "which came back negative", "the study was unremarkable": a result of the test named before. */
const RESULT = new Screened(
  /^(?:(?:this|it|these|they|which|that|both)|(?:the |all )?(?:tests?|stud(?:y|ies)|exam(?:ination)?|scans?|films?|images?|results?|cultures?|evaluation|work-?up)) (?:was|were|is|are|came back|returned|showed|revealed)(?: \w+ly| all| also| found to be| read as| reported as| within| essentially)* (?:normal(?: limits| results?| findings?)?|negative|unremarkable)$/i,
);
const TESTS: ReadonlySet<Frame['kind']> = new Set(['procedure', 'technique', 'normal', 'reason']);

/**
 * Gives a bare "this was normal" to the test that the sentence or the clause before names: that frame in place of one
 * that says normal of nothing. `before` are the frames of the report so far.
 */
export function withBackResults(
  read: ReadSentence,
  drafts: readonly DraftFrame[],
  before: readonly Frame[],
): DraftFrame[] {
  let result = [...drafts];
  for (const clause of clausesOf(read)) {
    const words = singleSpaced(read.text.slice(clause.span.start, clause.span.end));
    if (words.length > 60 || !RESULT.test(words)) continue;
    const own = result.filter(({ source }) => source.start < clause.span.end && source.end > clause.span.start);
    if (own.some((frame) => frame.kind !== 'normal' || frame.sites.length > 0)) continue;
    const first = clause === clausesOf(read)[0];
    const test = first ? onlyTest(before, read.sentence.index - 1) : testHere(drafts, clause.span.start);
    if (!test?.head) continue;
    const frame = blank(read, clause, 'normal', null, CERTAIN);
    frame.head = test.head;
    frame.label = test.head.span;
    frame.temporality = test.temporality;
    frame.assertion = test.temporality === 'historical' ? 'historical' : 'present';
    result = [...result.filter((one) => !own.includes(one)), frame];
  }
  return result;
}

function isTest({ kind, head, others, coverage }: DraftFrame): boolean {
  // A word that is not known could be the test that is meant, and so could a second one.
  return TESTS.has(kind) && head?.kind === 'test' && coverage === 1 && !others.some((other) => other.kind === 'test');
}

/** The test of the clause before, in the same sentence. */
function testHere(drafts: readonly DraftFrame[], at: number): DraftFrame | null {
  const last = drafts.findLast((frame) => frame.source.end <= at);
  const tests = drafts.filter((frame) => frame.source.start === last?.source.start);
  return last && tests.length === 1 && isTest(last) ? last : null;
}

/** The one test that a sentence is about; null where it names several, or something else. */
function onlyTest(before: readonly Frame[], sentence: number): Frame | null {
  const last = before.at(-1);
  if (!last || last.sentence !== sentence || !isTest(last)) return null;
  return before.at(-2)?.sentence === sentence ? null : last;
}
