import type { Span } from '../../contract/analysis.js';
import { lineEnd, lineStart } from '../../reading/index.js';

export interface PrintedVerdict {
  name: string;
  /** R, I or S. */
  letter: 'R' | 'I' | 'S';
  span: Span;
}

/** "Norfloxacin   >=4   R   (urine only)": one medicine with its letter or word, and nothing else on the line. */
const LINE =
  /^[ \t*•>-]*([A-Za-z][A-Za-z]{3,}(?:[ /+-]{1,3}[A-Za-z]{3,}){0,3})[ \t.:=]{1,40}(?:(?:MIC )?[<>≤≥]?=?\s?\d[\d./]*[ \t]+)?\(?(S|I|R|SDD|susceptible|sensitive|intermediate|resistant)\)?(?:[ \t]+(?:MIC[^\n]{0,20}|[<>≤≥]?=?\s?\d[\d./]*|\([^()\n]{2,60}\)))?[ \t]*$/i;
const NO_NAME =
  /^(?:organism|isolate|germ|culture|result|antibiotic|drug|method|comment|legend|key|code|interpretation)\b/i;
/** Lines above and below a verdict that are looked at. */
const MOST_LINES = 40;

/** The verdicts printed one a line around a stretch of a report, up to the first line that is none. */
export function printedVerdicts(clean: string, within: Span): PrintedVerdict[] {
  const lines: PrintedVerdict[] = [];
  let start = lineStart(clean, within.start);
  for (let back = 0; back < MOST_LINES && start > 0; back += 1) {
    const above = lineStart(clean, start - 1);
    if (!LINE.test(clean.slice(above, start - 1))) break;
    start = above;
  }
  for (let at = start, count = 0; at < clean.length && count < MOST_LINES * 2; count += 1) {
    const stop = lineEnd(clean, at);
    const found = LINE.exec(clean.slice(at, stop));
    // A germ that learns to withstand the medicine: no verdict by the letter holds.
    const remark = /\(([^()\n]{2,60})\)\s*$/.exec(found?.[0] ?? '')?.[1];
    if (found?.[1] && found[2] && !NO_NAME.test(found[1])) {
      const name = found[1].trim();
      const begin = at + clean.slice(at, stop).indexOf(name);
      const called = remark === undefined ? name : `${name} [${remark}]`;
      if (!/\bd-?\s?(?:test|zone)|induc/i.test(remark ?? ''))
        lines.push({ name: called, letter: letterOf(found[2]), span: { start: begin, end: stop } });
    } else if (at > within.end) break;
    at = stop + 1;
  }
  return lines;
}

function letterOf(printed: string): PrintedVerdict['letter'] {
  if (/^r/i.test(printed)) return 'R';
  return /^i|^sdd/i.test(printed) ? 'I' : 'S';
}
