import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { retellClause } from '../retell/retold-clause.js';
import { splitAtJoints } from '../retell/split.js';
import { isGoodSentence } from '../retell/tidy.js';
import { countWords, fleschKincaid } from '../words/readability.js';
import { isGloss, type Said, say } from './said.js';

/** A line in the report's own words, whatever leads to it. */
const QUOTED =
  /^(?:The report (?:says|adds|calls this normal)|The report’s conclusion says|In the report’s words|As it should be, the report says|Of when to get help, the report says): “([^“”]{12,})”\.?$/;
/** Harder or longer than this, a line in plain words is no easier than its quotation with the words explained. */
const HARDEST = 11;
const MOST_WORDS = 34;
const MOST_ASIDES = 3;

/**
 * Lines that planners could only quote, told in everyday words where all their words can be: whoever quoted one knew only
 * its own part of the line. Changes `told`; the meanings behind the quotation go with it.
 */
export function tellQuotes(told: readonly { said: Said[] }[], ctx: Context): void {
  // Lines of samples have tellers of their own, later on.
  if (ctx.understanding.report.type.type === 'pathology') return;
  for (const one of told) {
    if (!one.said.some(({ text }) => text.includes(': “'))) continue;
    const whole: Said[] = [];
    let gone = false;
    for (const said of one.said) {
      if (gone && isGloss(said.text)) continue;
      const instead = inPlainWords(said, ctx);
      gone = instead !== null;
      whole.push(...(instead ?? [said]));
    }
    one.said.splice(0, one.said.length, ...whole);
  }
}

function inPlainWords(said: Said, ctx: Context): Said[] | null {
  const quote = QUOTED.exec(said.text)?.[1];
  const span = quote === undefined ? null : spanOf(quote, said, ctx);
  if (quote === undefined || span === null) return null;
  const ordered = ORDERS.test(quote);
  // What became of a medicine is told by its last step; the others stay in the report's own words.
  if (!ordered && ctx.mentions.within(span).some(({ kind }) => kind === 'medicine')) return null;
  // "Haematology or gastroenterology referral is advised": names of clinics do not bear words in brackets.
  if (!ordered && /\breferrals?\b/i.test(quote)) return null;
  const told = retellClause(span, null, ctx);
  if (told === null) return null;
  const texts = splitAtJoints(told.text);
  const isWhole = (text: string) => ordered || states(text.replace(/ \([^)]*\)/g, ''));
  if (!texts.every((text) => isEasy(text) && isGoodSentence(text) && isWhole(text))) return null;
  if (FRIGHTENING.test(told.text) && !FRIGHTENING.test(quote)) return null;
  return texts.map((text) => ({ ...said, ...say(text, said.sources, [...said.knowledge, ...told.knowledge]) }));
}

/** "Attend ED urgently if …", "Start A 5 mg, increasing to …": what the reader is to do, or what is to be done. */
const ORDERS =
  /^(?:please )?(?:attend|go|call|ring|phone|return|come back|contact|seek|expect|start|reduce|increase|continue|begin|commence|restart|wean|titrate)\b(?! (?:if|when|once)\b)/i;

/** A subject with its verb. */
const STATES =
  /^(?!(?:no|which|that|who|and|or|but|under)\b)[\w’'(),/#% -]{1,90}?(?<!\b(?:which|that|who)) (?:is|are|was|were|has|have|had|will|did|do|does|shows?|showed|came|need|remains?|remained|may|can|should|must|would|could)\b/i;
/** "You desire …", "On 10/14, you lost …": behind the reader stands what the reader does. */
const READER_DOES =
  /^(?:[A-Z][\w’' /-]{1,40}, )?you (?!(?:on|with|for|in|at|to|from|by|of|no|not|and|or|an?|the|as|who|also|then|now|ready|stable|able|well|alone|left|right)\b)[a-z]{3,}(?<!ing)(?<!ly) [a-z]/i;

const states = (text: string) => STATES.test(text) || READER_DOES.test(text);

function isEasy(text: string): boolean {
  const bare = text.replace(/ \([^)]*\)/g, '');
  const asides = text.match(/\([^)]*\)/g)?.length ?? 0;
  return countWords(bare) <= MOST_WORDS && asides <= MOST_ASIDES && fleschKincaid([bare]).fkgl <= HARDEST;
}

/** The place of the words of a quotation, where they are all of a sentence without a label. */
function spanOf(quote: string, { sources: [source] }: Said, ctx: Context): Span | null {
  if (source === undefined) return null;
  const sentence = sentenceFrom(ctx.understanding.report.sentences, source.start);
  if (sentence === undefined || sentence.row !== undefined) return null;
  const letters = (words: string) => words.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
  const { label, span } = sentence;
  const own = letters(quote);
  return label === null && own === letters(ctx.clean(span)) ? span : null;
}
