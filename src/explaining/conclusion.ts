import type { Span } from '../contract/analysis.js';
import type { Context } from './context.js';
import { CONCLUSIONS } from './importance.js';
import type { Planned } from './planners/index.js';
import { glossesFor } from './retell/quote.js';
import { retellLine, retellSentence } from './retell/retell.js';
import { type Said, say } from './said.js';

/** A line of the report's own conclusion that no frame tells: retold, or shown in the report's words. */
export interface Quoted {
  span: Span;
  said: Said[];
  /** Denies something or calls it normal: no main message. */
  calm: boolean;
  /** Holds a word of cancer or the like, so that it is shut until the reader opens it. */
  sensitive: boolean;
  /** Told in everyday words; else it stands in the report’s own, and its hard words are explained where we know them. */
  read: boolean;
}

const MOST_QUOTED = 3;
const MOST_WORDS = 24;
const MOST_IN_NOTES = 14;
const CALM =
  /^(?:no|negative|normal|without|unremarkable|stable|unchanged)\b|\b(?:is|are|was|were|study|exam) (?:otherwise |entirely |completely |within )?(?:normal|unremarkable|negative)\b|\bnormal (?:study|exam\w*|test|tracing|e[em]g)\b/i;
const FRIGHTENING =
  /\b(?:\w*carcinoma|cancer\w*|malignan\w+|metasta\w+|\w*lymphoma|\w*sarcoma|\w*melanoma|leuk\w*emia|neoplas\w+|tumou?r\w*|myeloma|glioma|mesothelioma)\b/i;

/** How the report was made or sent, and pointers to other parts: nothing it comes to. */
const CLERICAL =
  /\b(?:fax\w*|dictat\w*|transcri\w*|telephon\w*|signed|electronically|attest\w*|reviewed by|personally reviewed)\b|^\W*(?:pending|none|see |as above|as below|same|n\/a|unchanged)\b/i;

/** Lines of the conclusion of which less than half was explained by frames, at most three, in order. */
export function unreadConclusions(
  notExplained: readonly Span[],
  planned: ReadonlyMap<number, readonly Planned[]>,
  ctx: Context,
): Quoted[] {
  const quoted: Quoted[] = [];
  for (const sentence of conclusionSentences(ctx)) {
    const { span } = sentence;
    if (quoted.length === MOST_QUOTED) break;
    if ((planned.get(sentence.index) ?? []).length === 0 && !CLERICAL.test(ctx.clean(span))) {
      const retold = retellSentence(sentence, ctx) ?? retellLine(sentence, ctx);
      const said = retold === null ? [] : Array.isArray(retold) ? retold : [retold];
      if (said.length > 0 && ctx.mentions.within(span).length > 0) {
        const words = ctx.clean(span);
        quoted.push({ span, said, calm: CALM.test(words), sensitive: FRIGHTENING.test(words), read: true });
        continue;
      }
    }
    const letters = lettersIn(ctx.clean(span));
    const unread = notExplained.reduce((sum, gap) => sum + lettersIn(ctx.clean(overlap(gap, span))), 0);
    if (letters < 8 || unread / letters <= 0.5 || CLERICAL.test(ctx.clean(span))) continue;
    // In a written note long lines are its story, and no reader is helped by a quoted story.
    if (!ctx.teller.sees && ctx.clean(span).split(' ').length > MOST_IN_NOTES) continue;
    const words = quotable(ctx.clean(span));
    if (words === null) continue;
    const glosses = glossesFor(span, ctx);
    quoted.push({
      span,
      said: [
        say(`the report’s conclusion says: “${words}”`, [span]),
        ...(glosses.length > 0 ? glosses : [say('ask your doctor to explain this line to you', [span])]),
      ],
      read: false,
      calm: CALM.test(words),
      sensitive: FRIGHTENING.test(words),
    });
  }
  return quoted;
}

const STEP = /\b(?:was|were|is|are|had|has|been|then|using|at this point)\b/i;

/** The sentences of the report's own conclusion; of an operation report also what was done. */
export function conclusionSentences(ctx: Context) {
  const { report } = ctx.understanding;
  const operation = /\boperation|\bprocedure|\bsurgery/i.test(report.type.title);
  return report.sentences.filter((sentence) => {
    const kind = report.sections[sentence.section]?.kind ?? 'other';
    if (!operation) return CONCLUSIONS.has(kind);
    // The titles of an operation report, not the story of its steps.
    return (CONCLUSIONS.has(kind) || kind === 'procedures') && !STEP.test(ctx.clean(sentence.span));
  });
}

/** Clean enough to be quoted: shortened at a word, without marks that end a sentence. Null where too little is left. */
function quotable(text: string): string | null {
  const words = text
    .replace(/^[\s\d.)•*-]+(?=[A-Za-z])/, '')
    .replace(/X{3,}\.*/g, '…')
    .replace(/[“”"]/g, '')
    .replace(/[.?!]+(?=\s)/g, ';')
    .replace(/[.?!;,\s]+$/, '')
    .split(/\s+/);
  if (words.filter((word) => /[a-z]{3}/i.test(word)).length < 2) return null;
  const kept = words.slice(0, MOST_WORDS).join(' ');
  const quiet = kept === kept.toUpperCase() ? kept.toLowerCase() : kept;
  return words.length > MOST_WORDS ? `${quiet} …` : quiet;
}

function lettersIn(text: string): number {
  return text.replace(/X{3,}/g, '').match(/[A-Za-z]/g)?.length ?? 0;
}

function overlap(a: Span, b: Span): Span {
  const start = Math.max(a.start, b.start);
  return { start, end: Math.max(start, Math.min(a.end, b.end)) };
}
