import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isOwnWords, MORE } from '../retell/narrative.js';
import { retellOpening } from '../retell/opening-person.js';
import { SHORTHAND } from '../retell/picture-line.js';
import { HANGING, LEADS } from '../retell/retell.js';
import { bodyOf, labelText, retellClause } from '../retell/retold-clause.js';
import { splitAtJoints } from '../retell/split.js';
import { isGoodSentence } from '../retell/tidy.js';
import { plainLine } from '../tissue/plain-lines.js';
import { uncapital } from '../words/english.js';
import { countWords, fleschKincaid } from '../words/readability.js';
import { splitSentences } from '../words/sentences.js';
import { isGloss, type Said, say } from './said.js';

/** A line in the report's own words, whatever leads to it. */
const QUOTED =
  /^(?:The report (?:says|adds|calls this normal)|The report’s conclusion says|In the report’s words|As it should be, the report says|Of when to get help, the report says): “([^“”]{8,})”\.?$/;
/** A line behind words of ours that say what it is about: these stay. */
const LED =
  /^((?:(?:For what comes next|As the reason for the test|As background for the test|Under complications|About the time before), the report (?:says|notes)|(?:Go back for care|Get help|Go to the emergency room|Call your doctor) in these cases):) “([^“”]{12,})”\.?$/;
const CARE = /\bneeds? (?:\w+ )?(?:care|review|help)\b|\bbring (?:to|back)\b|\bcall\b/i;
/** Harder or longer than this, a line in plain words is no easier than its quotation with the words explained. */
const HARDEST = 11;
const MOST_WORDS = 34;
const MOST_ASIDES = 3;

/**
 * Lines that planners could only quote, told in everyday words where all their words can be: whoever quoted one knew only
 * its own part of the line. A line without a verb stands behind `lead` where its section has no lead of its own. Changes `told`; the meanings behind the quotation go with it.
 */
export function tellQuotes(told: readonly { said: Said[] }[], ctx: Context, lead = 'the report lists'): void {
  const ofTissue = ctx.understanding.report.type.type === 'pathology';
  inPlace(told, (said) =>
    isOwnWords(said) ? null : ofTissue ? sentenceOfTissue(said, ctx) : inPlainWords(said, lead, ctx),
  );
}

/**
 * "Both polyps are tubular adenomas with low grade dysplasia.": a whole sentence on a sample, word for word. Rows and names
 * without a verb have tellers of their own, and what is denied of a cancer goes no further than its own words.
 */
function sentenceOfTissue(said: Said, ctx: Context): Said[] | null {
  const quote = QUOTED.exec(said.text)?.[1];
  if (quote === undefined || plainLine(quote) !== null) return null;
  // What a stain speaks for is no finding yet.
  if (DENIED.test(quote) || /\bsupport(?:s|ed|ing|ive)?\b/i.test(quote)) return null;
  const told = inPlainWords(said, '', ctx);
  const good = (text: string) =>
    states(text.replace(/ \([^)]*\)/g, '')) && !/^The report\b/.test(text) && !/\([^)]*\(/.test(text);
  return told?.every(({ text }) => good(text)) ? told : null;
}

/**
 * Lines that stand in the report's own words beside what is told of them, in everyday words where all or nearly all their
 * words can be: one sentence to read in place of a quotation and the meanings of its words. What can only be a sign of
 * something stays as the report puts it. `turn` tells of whoever the report is about. Changes `told`.
 */
export function tellOwnWords(told: readonly { said: Said[] }[], ctx: Context, turn: (said: Said) => Said): void {
  inPlace(
    told.filter(({ said }) => !said.some(({ text }) => OF_A_SIGN.test(text))),
    (said, all) => {
      const plainly = isOwnWords(said) ? inPlainWords(said, '', ctx)?.map(turn) : undefined;
      if (plainly === undefined) return null;
      const others = all.filter((one) => one !== said);
      return isSaidBy(others, plainly) ? [] : plainly;
    },
  );
}

/** "In more detail: solid right upper lobe small lump" beside "a small lump in your right upper lung" that "is solid". */
function isSaidBy(others: readonly Said[], plainly: readonly Said[]): boolean {
  const told = others.filter(({ text, sources }) => sources.length > 0 && !isGloss(text));
  const said = new Set(told.flatMap(({ text }) => wordsIn(text)));
  return plainly.every(({ text }) => wordsIn(text.replace(MORE, '')).every((word) => said.has(word)));
}

/** Words and figures of a sentence; a lobe of the lung is told as the lung. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []).map((word) => (word === 'lobe' ? 'lung' : word));
}

const OF_A_SIGN = /\bcan be a sign of\b|\bdescribes signs of\b/;

function inPlace(told: readonly { said: Said[] }[], tell: (said: Said, all: readonly Said[]) => Said[] | null): void {
  for (const one of told) {
    if (!one.said.some(({ text }) => text.includes(': “'))) continue;
    const whole: Said[] = [];
    let gone = false;
    for (const said of one.said) {
      if (gone && isGloss(said.text)) continue;
      const instead = tell(said, one.said);
      gone = instead !== null;
      whole.push(...(instead ?? [said]));
    }
    one.said.splice(0, one.said.length, ...whole);
  }
}

const STORIES: ReadonlySet<string> = new Set(['hospital_course', 'history_present']);
/** What became of a medicine, or what it did. */
const OF_ITS_CHANGE =
  /\b(?:stop\w*|held|hold|withh\w+|ceas\w+|chang\w+|increas\w+|reduc\w+|decreas\w+|switch\w*|wean\w*|taper\w*|titrat\w+|restart\w*|resum\w*|continu\w+|avoid|not|no|allerg\w+|reaction|if|until|unless)\b|->|→/i;

/** "Given IV fluids, nebs and hydrocortisone": a treatment in the story of a stay, and no change of what is taken. */
function isGivenInStory({ start }: Span, quote: string, beside: boolean, ctx: Context): boolean {
  const sentence = sentenceFrom(ctx.understanding.report.sentences, start);
  const kind = sentence === undefined ? undefined : ctx.understanding.report.sections[sentence.section]?.kind;
  return !beside && STORIES.has(kind ?? '') && !OF_ITS_CHANGE.test(quote);
}

function inPlainWords(said: Said, lead: string, ctx: Context): Said[] | null {
  const [, ahead, led] = LED.exec(said.text) ?? [];
  const quote = led ?? QUOTED.exec(said.text)?.[1];
  const beside = isOwnWords(said) || ahead !== undefined;
  const line = quote === undefined ? null : (lineOf(quote, said, ctx) ?? (beside ? partOf(quote, said, ctx) : null));
  if (quote === undefined || line === null) return null;
  const { body, label } = line;
  const ordered = ORDERS.test(quote);
  // What became of a medicine is told by its last step; the others stay in the report's own words.
  if (
    !ordered &&
    ctx.mentions.within(body).some(({ kind }) => kind === 'medicine') &&
    !isGivenInStory(body, quote, beside, ctx)
  )
    return null;
  // "Haematology or gastroenterology referral is advised": names of clinics do not bear words in brackets.
  if (!ordered && /\breferrals?\b/i.test(quote)) return null;
  // "28F rolled her ankle.": who the reader is is not told again.
  const opened = beside || label !== null ? null : retellOpening(body, ctx);
  if (opened?.every(({ text }) => isEasy(text)))
    return opened.map(({ text, knowledge }) => ({ ...said, ...say(text, said.sources, knowledge) }));
  const named = label === null ? null : labelText(label, ctx);
  if (label !== null && named === null) return null;
  const kept = mostKept(ctx.clean(body));
  const retold = retellClause(body, null, ctx) ?? retellClause(body, null, ctx, beside ? Math.min(1, kept) : kept);
  const told = retold && { ...retold, text: lettersKept(retold.text, ctx.clean(body)) };
  // "3-4/7", "“RTC” (…)": short forms that stay are explained behind the quotation, or by the report itself. "Segment (part)
  // 7" would count what it numbers.
  if (told === null || UNSETTLED.test(told.text)) return null;
  if (beside && staysPrinted(quote, told.text, ahead, ctx)) return null;
  if (FRIGHTENING.test(told.text) && !FRIGHTENING.test(quote)) return null;
  const knowledge = [...said.knowledge, ...told.knowledge, ...(named?.knowledge ?? [])];
  const texts = named === null ? splitAtJoints(told.text) : [`${named.text}: ${inside(told.text)}`];
  const isWhole = (text: string) => ordered || states(text.replace(/ \([^)]*\)/g, ''));
  if (
    ahead === undefined &&
    named === null &&
    texts.every((text) => isEasy(text) && isGoodSentence(text) && isWhole(text))
  )
    return texts.map((text) => ({ ...said, ...say(text, said.sources, knowledge) }));
  // "No saddle embolus" denies one kind: with its meaning in brackets it would seem to deny all of them.
  if (ctx.teller.sees && /^\W*(?:no|without|negative for)\b/i.test(ctx.clean(body))) return null;
  // A line without a verb: what the report lists.
  const opening = ahead ?? (beside ? MORE : `${leadOf(body, lead, ctx)}:`);
  const bare = ahead === undefined && named !== null;
  const whole = bare ? (texts[0] ?? '') : `${opening} ${inside(named === null ? told.text : (texts[0] ?? ''))}`;
  if (splitSentences(whole).length !== 1 || !isEasy(whole) || HANGING.test(told.text) || ASKED.test(told.text))
    return null;
  return [{ ...said, ...say(whole, said.sources, knowledge) }];
}

/** Beside what is told, words that would lose something in ours stay as they are printed. */
function staysPrinted(quote: string, told: string, ahead: string | undefined, ctx: Context): boolean {
  // What one bears badly stays letter for letter.
  if (/\ballerg/i.test(quote) || SHORTHAND.test(told.replace(/ \([^)]*\)/g, ''))) return true;
  // "In these cases: … need emergency care".
  if (ahead?.endsWith('cases:') && CARE.test(told)) return true;
  // "Features diagnostic of papillary carcinoma are not present": what a sample denies of a cancer goes no further than that.
  const ofTissue = ctx.understanding.report.type.type === 'pathology';
  return ofTissue && FRIGHTENING.test(told) && DENIED.test(quote);
}

/** Words that stay stand letter for letter, though the line around them was put in small letters. */
function lettersKept(text: string, printed: string): string {
  const low = printed.toLowerCase();
  return text.replace(/“([^”]+)”/g, (whole, words: string) => {
    const at = low.indexOf(words.toLowerCase());
    return at < 0 ? whole : `“${printed.slice(at, at + words.length)}”`;
  });
}

/** Behind a colon; a word of the report that opens the line stays as it is printed. */
const inside = (text: string): string => (text.startsWith('“') ? text : uncapital(text));

function leadOf(body: Span, lead: string, ctx: Context): string {
  const sentence = sentenceFrom(ctx.understanding.report.sentences, body.start);
  const section = ctx.understanding.report.sections[sentence?.section ?? -1]?.kind ?? 'other';
  return LEADS[section] ?? lead;
}

/** "?lump": asked, and nothing that a list could hold. */
const ASKED = /^\W*\?\b/;

const DENIED = /\b(?:no|not|nor|without|negative|absent|lack\w*|never)\b/i;

const UNSETTLED = /\d\/(?:7|52|12|24)\b|” \(|\b(?:segment|level|zone|grade|stage|type|class|station) \([^)]*\) \d/i;

/** Of a short line one word, of a longer one two may stay as the report has them: the rest tells what they are about. */
function mostKept(words: string): number {
  const count = countWords(words);
  return count < SHORTEST_KEPT ? 0 : count < LONGER ? 1 : 2;
}

const SHORTEST_KEPT = 4;
const LONGER = 10;

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

/** The line whose words a quotation holds, all of them: its label, where the quotation has that too, and what stands behind. */
function lineOf(quote: string, { sources: [source] }: Said, ctx: Context): { body: Span; label: Span | null } | null {
  if (source === undefined) return null;
  const sentence = sentenceFrom(ctx.understanding.report.sentences, source.start);
  if (sentence === undefined || sentence.row !== undefined) return null;
  const { label, span } = sentence;
  if (letters(quote) === letters(ctx.clean(span))) return { body: bodyOf(sentence), label: label?.span ?? null };
  return null;
}

/** The part of a line that a quotation holds. */
function partOf(quote: string, { sources: [source] }: Said, ctx: Context): { body: Span; label: null } | null {
  if (source === undefined || letters(quote) !== letters(ctx.clean(source))) return null;
  const sentence = sentenceFrom(ctx.understanding.report.sentences, source.start);
  if (sentence === undefined || sentence.row !== undefined) return null;
  const within = sentence.label !== null && sentence.label.span.end > source.start;
  return within ? null : { body: source, label: null };
}

const letters = (words: string): string => words.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
