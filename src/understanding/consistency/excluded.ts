import type { ReadReport } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import { type Statement, supersede } from './statement.js';

/** "This was ruled out", "the x-ray did not confirm it": what was left open before is not so. */
const NOT_SO =
  /\b(?:this|that|it|these|they|which|both)\b[^.;]{0,30}\b(?:was|were|is|are|been)(?: \w+ly| later| then)? (?:ruled[ -]?out|excluded|not confirmed|not found|not the case|disproven|refuted|not felt to be)\b|\b(?:did|does|could|would) not (?:confirm|support|show|substantiate|demonstrate|bear out|find) (?:this|that|it|these|them|any of (?:this|these))\b|\bbut (?:all |the |every )?(?:\w+ )?(?:tests?|cultures?|work-?up|scans?|imaging|results?) (?:was|were|is|are|came back|have been|has been)(?: all)? (?:negative|normal|clear)\b|\b(?:ruled|ruling) (?:this|that|it|these|them) out\b|\bexclud(?:ed|ing) (?:this|that|it|these|them)\b/i;

/** "But today I could find none", "we do not think that this is the case", "this was thought unlikely". */
const NOT_HELD_FOR = new Screened(
  /\b(?:but|however|although|though|yet)\b[^.;]{0,70}?\b(?:(?:could|can|did) (?:find|see|identify|detect|demonstrate) (?:none|nothing|no (?:evidence|signs?|such))|none (?:was|were|could be|is) (?:seen|found|identified|detected|present|confirmed)|(?:show(?:ed|s)|found|saw|revealed) none)\b|\b(?:do|does|did) not (?:think|feel|believe|consider) (?:that )?(?:this|it|that|these|they)\b[^.;]{0,20}\b(?:is|was|are|were|to be)\b|\b(?:this|that|it|these|they|which|both)\b[^.;]{0,20}\b(?:felt|thought|judged|considered|deemed) (?:to be )?(?:very |highly |most |rather )?(?:unlikely|improbable)\b/i,
);

/** "It turned out to be Y": what was thought before is not so. */
const SOMETHING_ELSE =
  /\b(?:turned out|proved|(?:was|were)(?: \w+ly| later| then)? (?:found|shown|determined|proven)) (?:instead )?to (?:be|have)\b(?! (?:the same|consistent|unchanged|positive))/i;
const BACK = /^\W*(?:this|that|it|these|they|which|however|but)\b/i;

/**
 * Closes what a report first left open and then excluded without naming it again: such a suspicion is told only where it
 * stands. Looks one sentence back, within one section. Linear in the length of the report.
 */
export function closeExcluded(statements: readonly Statement[], report: ReadReport): void {
  const open = new Map<number, Statement[]>();
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.assertion !== 'possible' || !frame.head || frame.setAside) continue;
    const group = open.get(frame.sentence);
    if (group) group.push(statement);
    else open.set(frame.sentence, [statement]);
  }
  if (open.size === 0) return;
  for (const sentence of report.sentences) {
    const before = report.sentences[sentence.index - 1];
    const earlier = before && before.section === sentence.section ? (open.get(before.index) ?? []) : [];
    const own = open.get(sentence.index) ?? [];
    if (own.length === 0 && earlier.length === 0) continue;
    const words = report.clean.slice(sentence.span.start, sentence.span.end);
    const found = NOT_SO.exec(words) ?? NOT_HELD_FOR.exec(words) ?? SOMETHING_ELSE.exec(words);
    if (!found) continue;
    const at = sentence.span.start + found.index;
    const here = own.filter(({ frame }) => frame.head !== null && frame.head.span.end <= at);
    const back = BACK.test(words) || NOT_SO.test(words);
    for (const statement of here.length > 0 ? here : back ? earlier : []) supersede(statement);
  }
}
