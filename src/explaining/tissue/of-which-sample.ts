import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { alsoFrom, type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { calledBy, placeOfLetter } from '../planners/sample.js';
import { hasSeveralSamples, sampleAt, sourceOver } from '../planners/specimens.js';
import { uncapital } from '../words/english.js';
import { asDigits } from './lines/node-groups.js';
import { type PlainLine, plainLine } from './plain-lines.js';
import { restOfLine } from './rest-of-line.js';

/** Names a sample, by its letter or by where it was taken. */
const NAMES =
  /\b(?:samples?|parts?|specimens?|polyps?|nodules?) (?:[A-M]|\d{1,2}|[IVX]{1,4}|\([a-m]\))(?![A-Za-z])|\b(?:sample|polyp|piece|nodes?|lymph nodes?) (?:[A-M] )?(?:from|of|\(“)/i;
/** Goes with the sentence before it. */
const GOES_ON = /^(?:In this line, |In the report’s words: |Ask your doctor |It |They |This |These |Its )/;
const OF_THE_PAPER =
  /^(?:What was found has its|This (?:report|is)\b|Your doctor|There is |Talk |Open it |Some (?:results?|findings?) )|^For sample /;
const SPEAKS = /^The (?:report(?: also)? (?:says|lists|notes|describes)\b|report’s conclusion (?:also )?says\b)/;
const DENIES = /^The sample (?:shows|showed) no\b/;

/** Of several samples, what is told says of which one; a denial that no sample is named for stands in the report's words. */
export function nameItsSample(given: readonly Said[], ctx: Context): Said[] {
  if (ctx.understanding.report.type.type !== 'pathology') return [...given];
  const said = plainly(given, ctx);
  if (!hasSeveralSamples(ctx)) return said.map((one) => underItsSource(one, ctx));
  let last: string | null = null;
  const named = said.map((one) => {
    if (OF_THE_PAPER.test(one.text)) return one;
    const own = sampleOfSaid(one, ctx);
    if (own === null) return DENIES.test(one.text) ? inItsOwnWords(one, ctx) : one;
    if (NAMES.test(one.text)) {
      last = own.letter;
      return one;
    }
    // A line of another sample is no proof of this one.
    if (/^In the report’s words: /.test(one.text) && last !== null && own.letter !== last)
      return alsoFrom(
        {
          ...one,
          text: one.text.replace(/^In the report’s words: /, `Of ${nameOf(own.letter, ctx)}, the report says: `),
        },
        groundOf(own, ctx),
      );
    if (GOES_ON.test(one.text)) return one;
    if (own.letter === last && !/^The (?:sample|report)/.test(one.text)) return one;
    last = own.letter;
    return alsoFrom({ ...one, text: withName(one.text, own.letter, ctx) }, groundOf(own, ctx));
  });
  return named.filter(({ text }, at) => !quotesAgain(text, named[at - 1]?.text));
}

/** The very quotation that stands before it. */
function quotesAgain(text: string, before: string | undefined): boolean {
  const quote = /^In the report’s words: (“[^”]+”)\.?$/.exec(text)?.[1];
  return quote !== undefined && before?.includes(quote) === true;
}

/** Of samples that only the lines of their sources tell apart, a sentence that names no place says under which it stands. */
function underItsSource(said: Said, ctx: Context): Said {
  if (!UNNAMED.test(said.text)) return said;
  const [first] = said.sources;
  const source = first === undefined ? null : sourceOver(first.start, ctx);
  if (source === null || said.sources.some(({ start }) => sourceOver(start, ctx) !== source)) return said;
  const text = `Under “${source.place}”, ${uncapital(said.text)}`;
  return alsoFrom({ ...said, text }, [source.span]);
}

const UNNAMED = /^The (?:sample (?!from\b|of\b)|edges? of the removed tissue\b|growth reaches the edge\b)/;

/** Where that place, or the letter, is printed. */
function groundOf({ letter, mark }: { letter: string; mark: Span }, ctx: Context): Span[] {
  const place = placeOfLetter(letter, ctx);
  return place === null ? [mark] : [mark, place.span];
}

/** By where it was taken, where that is known of it alone. */
function nameOf(letter: string, ctx: Context): string {
  return placeOfLetter(letter, ctx)?.short ?? calledBy(letter);
}

const OF_EDGE = /^The ((?:[\w’(), -]{1,60} )?edges? of the removed tissue)\b/;

function withName(text: string, letter: string, ctx: Context): string {
  const name = nameOf(letter, ctx);
  // "No cancer was found in the left base of the prostate" names its place.
  if (/^Of an earlier test, |\b(?:base|middle|tip \(apex\)|zone|area|front|back) of the prostate\b/.test(text))
    return text;
  if (/^Of what was seen before the sample was taken, /.test(text)) return text.replace('the sample', name);
  if (/^The sample\b/.test(text)) return text.replace(/^The sample\b/, name.charAt(0).toUpperCase() + name.slice(1));
  if (SPEAKS.test(text)) return `Of ${name}, the ${text.slice(4).replace(new RegExp(`: (“?)${letter}[:.)] `), ': $1')}`;
  if (OF_EDGE.test(text)) return text.replace(OF_EDGE, `The $1 in ${name}`);
  if (/^What was found\b/.test(text)) return text.replace(/^What was found\b/, `What was found in ${name}`);
  if (/^The edges of the piece that was taken out\b/.test(text))
    return text.replace(/^The edges of the piece that was taken out\b/, `The edges of ${name}`);
  if (/^(?:The|Some|No|Many|Most|Few|An?|There|About|Part|Cancer|Tiny|All|This|These)\b/.test(text))
    return `In ${name}, ${uncapital(text)}`;
  return `${name.charAt(0).toUpperCase() + name.slice(1)}: ${text}`;
}

/** The sample that all the places are of which a sentence stands on; null where they are of several, or of none. */
function sampleOfSaid({ sources }: Said, ctx: Context): { letter: string; mark: Span } | null {
  const [first] = sources;
  if (first === undefined) return null;
  const own = sampleAt(sentenceAt(first, ctx)?.index ?? -1, ctx);
  const others = sources.map((span) => sampleAt(sentenceAt(span, ctx)?.index ?? -1, ctx)?.letter);
  return own === null || others.some((letter) => letter !== undefined && letter !== own.letter) ? null : own;
}

function sentenceAt({ start }: Span, { understanding: { report } }: Context) {
  const { sentences } = report;
  const sentence = sentenceFrom(sentences, start);
  return sentence !== undefined && sentence.span.start <= start ? sentence : undefined;
}

function inItsOwnWords(said: Said, ctx: Context): Said {
  const sentence = said.sources[0] === undefined ? undefined : sentenceAt(said.sources[0], ctx);
  if (sentence !== undefined && isFieldOfAll(sentence.span, ctx)) return said;
  const quote = sentence === undefined ? null : quotable(ctx.clean(sentence.span));
  if (sentence === undefined || quote === null) return said;
  const [plain, ...more] = (plainLine(quote) ?? soughtAlone(quote))?.texts ?? [];
  return say(
    plain !== undefined && more.length === 0 ? plain : `the report says: “${quote}”`,
    [sentence.span],
    said.knowledge,
  );
}

/** "No perineural invasion is seen": said of none of the samples by name. */
function soughtAlone(quote: string): PlainLine | null {
  const [, what = '', other = ''] =
    /^no (?:evidence of )?(perineural|lympho-?vascular|vascular|lymphatic|angio)[- ]?(?:invasion)?(?: or (perineural|lympho-?vascular|vascular|lymphatic))?(?: invasion)?(?: (?:is|are|was) (?:seen|identified|noted|present|found))?$/i.exec(
      quote,
    ) ??
    /^(perineural|lympho-?vascular|vascular|lymphatic|angio)[- ]?invasion\s*[:-]?\s*(?:is )?(?:not (?:seen|identified|present)|absent|none)()$/i.exec(
      quote,
    ) ??
    [];
  if (what === '') return null;
  const where = (name: string) => (/^peri/i.test(name) ? 'around a nerve' : 'in small vessels');
  return {
    texts: [
      `no cancer cells were seen ${where(what)}${other === '' || where(other) === where(what) ? '' : ` or ${where(other)}`}`,
    ],
    tone: 'good',
    soft: true,
  };
}

/** "Lymphovascular invasion: not identified" of a form below the samples is said of them all, where none of them has it. */
function isFieldOfAll(span: Span, ctx: Context): boolean {
  const frames = ctx.frames.within(span);
  const { frames: all } = ctx.understanding;
  return (
    frames.length > 0 &&
    frames.every(
      ({ field, head }) =>
        field !== undefined &&
        !all.some(
          (other) =>
            !other.negated &&
            other.assertion === 'present' &&
            (other.field?.id === field.id || (head !== null && other.head?.ref.id === head.ref.id)),
        ),
    )
  );
}

const QUOTED =
  /^(?:((?:Of sample (?:[A-MIVX\d]+|\([a-m]\))|On [^“”.]{3,90}), )?the report(?:’s conclusion)? (?:also )?(?:says|lists)|(In the report’s words)): “?([^“”]+?)”?\.$/i;

/** A line that every such report says in the same words is not quoted: it is told plainly, and needs no meanings. */
function plainly(said: readonly Said[], ctx: Context): Said[] {
  let told = false;
  const clear = said.some(({ text }) => LOOKED_CLEAR.test(text));
  const already = new Set(said.map(({ text }) => bare(text)));
  const made = said.flatMap((one) => {
    const [, , , quote] = QUOTED.exec(one.text) ?? [];
    const line =
      quote === undefined
        ? null
        : (plainLine(quote) ??
          plainWhole(quote, one, ctx) ??
          behindItsName(quote, one, said, ctx) ??
          (one.text.startsWith('In the report’s words') ? restOfLine(quote, one, said, ctx) : null));
    if (line !== null) {
      told = true;
      return line.texts
        .map((text) => say(text, one.sources, one.knowledge))
        .filter(
          ({ text }) =>
            !already.has(bare(text)) &&
            !(clear && SHOWS_NONE.test(text)) &&
            !namesAgain(text, said) &&
            !toldOfIt(text, said),
        );
    }
    if (told && /^(?:In this line, |Ask your doctor to explain)/.test(one.text)) return [];
    told = false;
    return [one];
  });
  return countedOnce(made);
}

/** "Bronchial washing, RUL: Atypical cells, favor reactive" beside what says of which sample it is: the rest in plain words. */
function behindItsName(
  quote: string,
  { sources: [span] }: Said,
  said: readonly Said[],
  ctx: Context,
): PlainLine | null {
  const label = span === undefined ? null : sentenceFrom(ctx.understanding.report.sentences, span.start)?.label;
  if (label == null || !said.some(({ text }) => /\b(?:samples?|polyp|nodes?)\b/.test(text))) return null;
  const printed = ctx.clean(label.span);
  return quote.startsWith(printed) ? plainLine(quote.slice(printed.length).replace(/^[\s:–-]+/, '')) : null;
}

const LOOKED_CLEAR = /\bedges? of the removed tissue looked clear\b/;
const SHOWS_NONE = /\bedges? of the removed tissue shows? no sign of the growth\b/;

/** "No cancer was found in the 4 lymph nodes that were checked" and again "… from the right pelvis": the one with the place. */
function countedOnce(said: readonly Said[]): Said[] {
  const counts = said.map(({ text }) => (text.includes('“') ? undefined : countOf(text)));
  return said.filter((one, at) => {
    const count = counts[at];
    if (count === undefined) return true;
    const twins = said.flatMap((other, index) => (index !== at && counts[index] === count ? [{ other, index }] : []));
    const placed = (text: string) => / lymph nodes? (?:of|from) /.test(text);
    return !twins.some(
      ({ other, index }) =>
        (placed(other.text) && !placed(one.text)) || (placed(other.text) === placed(one.text) && index < at),
    );
  });
}

function countOf(text: string): string | undefined {
  const found = /\b(no )?cancer was found in (?:(\w+) of )?the (?:(\w+) )?lymph nodes?\b/i.exec(text);
  return found
    ?.slice(1)
    .map((one) => asDigits(one ?? ''))
    .join(' ')
    .toLowerCase();
}

/** "It was removed completely", and then the same of what was found. */
function toldOfIt(text: string, said: readonly Said[]): boolean {
  const edge = /^what was found reaches (the (?:[a-z]+ )?edge) of the piece that was taken out\b/i.exec(text)?.[1];
  return said.some((other) =>
    edge === undefined
      ? /^what was found was cut out completely\.?$/i.test(text) && /^it was removed completely\b/i.test(other.text)
      : other.text.toLowerCase().startsWith(`it reaches ${edge} of the removed tissue`),
  );
}

/** A name in brackets that was told already, and nothing more. */
function namesAgain(text: string, said: readonly Said[]): boolean {
  const named = /\([A-Za-z][A-Za-z-]{2,}\)/.exec(text)?.[0];
  return named !== undefined && !/\d/.test(text) && said.some((other) => other.text.includes(named));
}

/** The line whose answer alone is quoted ("E-cadherin: membranous staining retained"). */
function plainWhole(quote: string, { sources: [first] }: Said, ctx: Context): PlainLine | null {
  const sentence = first === undefined ? undefined : sentenceAt(first, ctx);
  if (sentence?.label == null) return null;
  const words = ctx.clean(sentence.span);
  return words.includes(quote) ? plainLine(words) : null;
}

/** What is said, whatever sample it is said of. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/ (?:in|from) (?:the |your )?(?:sample|polyp|piece)\b.*? (?=show|is\b)/, ' ')
    .replace(/^[^:]{3,80}: (?=the\b|no\b)/, '');
}
