import type { Span } from '../../contract/analysis.js';
import { plainCode } from '../../knowledge/index.js';
import { sentenceFrom } from '../../reading/index.js';
import { type Context, nounOf } from '../context.js';
import { isGloss, type Said } from '../nets/said.js';
import { ToldWords } from '../nets/told-words.js';
import { literally } from '../words/letters.js';
import { EMPTY_CLAUSE, KINDS, LIKENESS, REACHED, STEPS } from './lines/clause-words.js';
import { listed } from './lines/line.js';
import { nearEdge } from './lines/margins.js';
import { type PlainLine, plainLine } from './plain-lines.js';

/**
 * "Invasive lobular carcinoma, classic type, Nottingham grade 2, 2.3 cm in greatest dimension": a line that names what was
 * found and adds to it clause by clause. Gives what the clauses say that stands in none of the sentences already told of
 * it; null where a single clause is neither told nor known from its first word to its last.
 */
export function restOfLine(quote: string, at: Said, said: readonly Said[], ctx: Context): PlainLine | null {
  const [span] = at.sources;
  if (span === undefined || quote.length > LONGEST) return null;
  const printed = spanOf(quote, span, ctx);
  if (printed === null) return null;
  const body = withoutLabel(printed, ctx);
  const told = said.filter((one) => one !== at && !one.text.includes('“') && !isGloss(one.text));
  if (told.length === 0) return null;
  const words = new ToldWords(told);
  const texts: string[] = [];
  const reading: Reading = { told: words, said: told, cores: false, denied: false, first: true };
  const clauses = clausesOf(body, ctx);
  for (const clause of clauses) {
    const made = tellClause(clause, reading, ctx);
    if (made === null) return null;
    const printed = ctx.clean(clause);
    reading.cores = /\bcores?\b|\bneedle\b/i.test(printed);
    reading.denied ||= NOT_PLAIN.test(printed);
    reading.first = false;
    texts.push(...made.filter((text) => !texts.includes(text)));
  }
  // A line of one clause stands there for what its name says more than ours.
  if (texts.length === 0 && clauses.length === 1) return null;
  return { texts: texts as PlainLine['texts'], tone: 'plain', soft: true };
}

const LONGEST = 260;

/** Where the quoted words stand, as the report prints them. */
function spanOf(quote: string, span: Span, ctx: Context): Span | null {
  const printed = ctx.understanding.report.clean.slice(span.start, span.end);
  const pattern = quote.trim().split(/\s+/).map(literally).join('\\s+');
  const found = new RegExp(pattern).exec(printed.replace(/[‘’]/g, "'"));
  return found === null ? null : { start: span.start + found.index, end: span.start + found.index + found[0].length };
}

/** "Thyroid, right lobe: Papillary carcinoma": the name of the sample is told before it. */
function withoutLabel(span: Span, ctx: Context): Span {
  const sentence = sentenceFrom(ctx.understanding.report.sentences, span.start);
  const label = sentence?.label?.span;
  if (label === undefined || label.start < span.start || label.end >= span.end) return span;
  const named = ctx.frames.within(sentence?.span ?? span).some((frame) => frame.label?.start === label.start);
  return named && ctx.mentions.within(label).some(({ kind }) => kind === 'anatomy')
    ? { start: label.end, end: span.end }
    : span;
}

/** Clauses at commas and stops outside brackets. */
function clausesOf({ start, end }: Span, ctx: Context): Span[] {
  const text = ctx.understanding.report.clean.slice(start, end);
  const clauses: Span[] = [];
  let from = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth <= 0 && (letter === ',' || letter === ';' || letter === '.') && /\s/.test(text.charAt(i + 1))) {
      clauses.push({ start: start + from, end: start + i });
      from = i + 1;
    }
  }
  clauses.push({ start: start + from, end });
  return clauses.filter((clause) => ctx.clean(clause).trim() !== '');
}

/** A denial or a doubt goes on behind a comma: such a line is left to its own words. */
const NOT_PLAIN =
  /\b(?:no|not|without|negative|cannot|unlikely|versus|vs|favou?r\w*|suspicious|possible|possibly|\?|rule)\b/i;

/** Where a clause goes on with what belongs to the thing that it names. */
const JOINT =
  /\s+(?:with\s+|in the\s+|(?=(?:involving|extending|invading|infiltrating|arising|measuring|confined|limited)\b))/i;
/** "Serous tubal intraepithelial carcinoma (STIC)": the short name of what is told. */
const SHORT_NAME = /\s\([A-Za-z]{2,6}\)$/;

interface Reading {
  told: ToldWords;
  said: readonly Said[];
  /** The clause before spoke of needle cores. */
  cores: boolean;
  /** A clause before denies: only lines that are known whole may follow. */
  denied: boolean;
  first: boolean;
}

function tellClause(given: Span, reading: Reading, ctx: Context): string[] | null {
  const { clean } = ctx.understanding.report;
  const short = SHORT_NAME.exec(clean.slice(given.start, given.end).trimEnd());
  const clause = short === null ? given : { start: given.start, end: given.end - short[0].length };
  const printed = ctx.clean(clause).replace(/^[\s:•*–-]+|[\s.;:,]+$/g, '');
  if (printed === '' || EMPTY_CLAUSE.test(printed.toLowerCase())) return [];
  const line = plainLine(printed) ?? nearEdge(printed);
  if (line !== null) return line.texts;
  if (reading.denied || NOT_PLAIN.test(printed)) return null;
  if (!reading.told.leaveOut(clause, ctx, 'all')) return [];
  const made = attribute(printed, reading.cores, clause, ctx);
  if (made !== null) return figuresTold(printed, reading.said) ? [] : made;
  // "Papillary carcinoma with focal necrosis", "adenocarcinoma involving the serosa": the halves by themselves.
  const words = clean.slice(clause.start, clause.end);
  const joint = JOINT.exec(words);
  if (joint !== null && words.slice(0, joint.index).trim() !== '') {
    const place = clause.start + joint.index;
    const from = /in the/i.test(joint[0]) ? place + 1 : place + joint[0].length;
    const first = tellClause({ start: clause.start, end: place }, reading, ctx);
    const second =
      first === null ? null : tellClause({ start: from, end: clause.end }, { ...reading, first: false }, ctx);
    if (first !== null && second !== null) return [...first, ...second];
  }
  return reading.first ? asNamed(printed, clause, reading.said, ctx) : null;
}

/** A size, a count or a share of which each figure stands in what was told. */
function figuresTold(printed: string, said: readonly Said[]): boolean {
  const figures = printed.match(/\d+(?:\.\d+)?/g) ?? [];
  const words = said.map(({ text }) => text).join(' ');
  return (
    figures.length > 0 &&
    (CORES.test(printed) || MEASURES.test(printed) || LARGEST.test(printed)) &&
    figures.every((figure) => new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d.])`).test(words))
  );
}

/** "Myxoid liposarcoma": more than the name that was told says; the report's own name beside it. */
function asNamed(printed: string, clause: Span, said: readonly Said[], ctx: Context): string[] | null {
  if (/\d|[:()"“]/.test(printed) || printed.split(/\s+/).length > MOST_NAMED) return null;
  const ids = new Set(said.flatMap(({ knowledge }) => knowledge));
  const names = ctx.mentions.within(clause).filter(({ kind }) => kind === 'finding' || kind === 'disease');
  return names.length > 0 &&
    names.every(({ ref }) => ids.has(ref.id)) &&
    !/\b(?:and|or|is|are|was|shows?)\b/i.test(printed)
    ? [`the report calls it “${printed}”`]
    : null;
}

const MOST_NAMED = 7;

const SIZE = String.raw`(\d+(?:\.\d+)?(?: ?(?:mm|cm))?(?: ?[x×] ?\d+(?:\.\d+)?(?: ?(?:mm|cm))?){0,2} ?(?:mm|cm))`;
const MEASURES = new RegExp(
  String.raw`^(?:measuring |measures |size |spanning )?(at least |about |approximately |approx\.? |up to )?${SIZE}(?: in (?:its )?(?:greatest|maximum|maximal|largest|max\.?) (?:dimension|diameter|extent)| across| in size)?$`,
  'i',
);
const LARGEST = new RegExp(
  String.raw`^(?:the )?(?:largest|greatest|biggest|max(?:imum|imal)?\.?)(?: (?:metastatic|tumou?r|single))?(?: (?:deposit|focus|metastasis|nest|nodule|component|piece))?(?: (?:is|measures|measuring|of))?\s?[:=]?\s?${SIZE}$`,
  'i',
);
const GRADE =
  /^((?:(?:histolog\w+|nuclear|tumou?r|fnclcc|who|isup|fuhrman|nottingham|figo|overall|combined|nucleolar|modified|bloom-richardson|furhman)[ /]*)*)grade:? ?([1-4]|i{1,3}|iv)(?: ?(?:\/|of|out of) ?([34]))?(?: \([^()]*\))?$/i;
const GLEASON =
  /^gleason(?: score|'s|’s)?:? ?(\d ?\+ ?\d ?= ?\d{1,2})(?:,? ?\(?(?:isup )?(?:grade group|gg) ?:?(\d)\)?)?$/i;
const CORES =
  /^(?:involving |present in |seen in |in )?(\d{1,2}) (?:of|\/|out of) (\d{1,2}) (cores?|core biopsies|needle cores|fragments|chips|pieces)$/i;
const SHARE =
  /^(?:involving |occupying |and )?(?:approximately |approx\.? |about |~ ?)?(<|up to |less than )? ?(\d{1,3}) ?%(?: of (?:the )?(?:total )?(?:tissue|cores?|core length|specimen|submitted tissue|sample|biopsy|prostate|gland))?$/i;
const NECROSIS =
  /^(?:with )?(?:approximately |about )?(?:(\d{1,3}) ?%|(focal|extensive|patchy)) (?:tumou?r )?necrosis(?: (?:is )?present)?$/i;
const REACHES =
  /^(?:and )?(?:focally |directly )?(?:involving|involves|(?:extending|extends|extension|invading|invades|infiltrating|infiltrates|growing|invasion)(?: (?:in)?to)?|into|involvement of) (?:the )?(.{3,70})$/i;
const LIES_IN = /^in (?:the )?(.{3,40})$/i;
const DIFFERENTIATED = /^(well|moderately|poorly)(?:[ -]to[ -](moderately|poorly))?[ -]differentiated$/i;
const KIND = /^(?:of )?([a-z][a-z-]*(?: [a-z][a-z-]*){0,3}) (?:variant|subtype|type|features)$/i;
const ARISING = /^arising (?:in|from|within)(?: association with)? (?:an? |the )?(.{3,40})$/i;
const FOCI = /^(?:in )?(\d{1,2}|two|three|four|five|six|seven|eight) (?:separate )?foci$/i;

const plainSize = (size: string): string =>
  size.replace(/ ?[x×] ?/gi, ' by ').replace(/[CM]M\b/g, (unit) => unit.toLowerCase());

/** What one clause adds to what was found; null where it is none of those that are known. */
function attribute(printed: string, cores: boolean, clause: Span, ctx: Context): string[] | null {
  const small = printed.toLowerCase();
  const kind = KINDS.find(([pattern]) => pattern.test(small))?.[1];
  if (kind !== undefined) return kind === '' ? null : [kind];
  let found = MEASURES.exec(printed);
  if (found !== null)
    return [
      `it measures ${(found[1] ?? '').toLowerCase().replace(/^approx\w*\.? /, 'about ')}${plainSize(found[2] ?? '')}`,
    ];
  found = LARGEST.exec(printed);
  if (found !== null) return [`the largest spot of it measures ${plainSize(found[1] ?? '')}`];
  found = GRADE.exec(printed);
  if (found !== null) {
    const steps = found[3] ?? STEPS.find(([pattern]) => pattern.test(found?.[1] ?? ''))?.[1];
    return [`the grade of its cells is ${plainCode(found[2] ?? '')}${steps === undefined ? '' : ` of ${steps}`}`];
  }
  found = GLEASON.exec(printed);
  if (found !== null)
    return [
      `its Gleason score is ${(found[1] ?? '').replace(/ /g, '')}${found[2] === undefined ? '' : ` (Grade Group ${found[2]})`}`,
    ];
  found = CORES.exec(printed);
  if (found !== null)
    return [
      `it was found in ${found[1]} of the ${found[2]} ${/core/i.test(found[3] ?? '') ? 'needle samples (cores)' : 'pieces'}`,
    ];
  found = SHARE.exec(printed);
  if (found !== null && (cores || /of/.test(printed)))
    return [
      `it takes up ${/<|less/.test(found[1] ?? '') ? 'less than ' : (found[1] ?? '').toLowerCase()}${found[2]}% of that tissue`,
    ];
  found = NECROSIS.exec(printed);
  if (found !== null)
    return [
      found[1] !== undefined
        ? `${found[1]}% of it is dead tissue (necrosis)`
        : /ext/i.test(found[2] ?? '')
          ? 'much of it is dead tissue (necrosis)'
          : 'parts of it are dead tissue (necrosis)',
    ];
  found = DIFFERENTIATED.exec(printed);
  if (found !== null) {
    const likeness =
      LIKENESS[
        [found[1], found[2]]
          .filter((one) => one !== undefined)
          .join('-')
          .toLowerCase()
      ];
    return likeness === undefined ? null : [`the cells look ${likeness} (${small})`];
  }
  found = FOCI.exec(printed);
  if (found !== null) return [`it was found in ${found[1]?.toLowerCase()} spots`];
  found = ARISING.exec(printed);
  if (found !== null) {
    const from = layOf(found[1] ?? '', clause, ctx, ['finding', 'disease', 'anatomy']);
    return from === null ? null : [`it began in ${from}`];
  }
  found = LIES_IN.exec(printed);
  if (found !== null) {
    const place = REACHED[found[1]?.toLowerCase() ?? ''] ?? layOf(found[1] ?? '', clause, ctx, ['anatomy']);
    return place === null ? null : [`it lies in the ${place.replace(/^(?:the|your) /, '')}`];
  }
  const shares = sharesIn(printed);
  if (shares !== null) return [`its patterns are ${listed(shares)}`];
  found = REACHES.exec(printed);
  if (found !== null) return reaches(found[1] ?? '', clause, ctx);
  found = /^(low|intermediate|high)[- ]risk features$/i.exec(printed);
  // How it looks, and no name of a kind.
  if (found !== null) return [`its look speaks for a ${found[1]?.toLowerCase()} risk (${small})`];
  found = KIND.exec(printed);
  if (
    found !== null &&
    / features$/i.test(printed) &&
    !/\b(?:and|or|of|same|this|other|tissue)\b/i.test(found[1] ?? '')
  )
    return [`it has “${printed}”`];
  if (found !== null && !/\b(?:and|or|of|same|this|other|tissue)\b/i.test(found[1] ?? ''))
    return [`its kind is called “${printed}”`];
  return null;
}

/** "ACINAR (60%) AND SOLID (30%) PREDOMINANT WITH LEPIDIC (10%) COMPONENTS" */
function sharesIn(printed: string): string[] | null {
  const words = printed.replace(/\b(?:predominant(?:ly)?|patterns?|components?|growth|subtypes?)\b/gi, ' ').trim();
  const parts = words.split(/\s*,\s*(?:and )?|\s+(?:and|with)\s+/i);
  const shares = parts.map((part) => /^([a-z-]+(?: [a-z-]+)?) \(?(\d{1,3}) ?%\)?$/i.exec(part.trim()));
  return shares.length > 1 && shares.every((one) => one !== null)
    ? shares.map((one) => `${(one?.[1] ?? '').toLowerCase()} ${one?.[2]}%`)
    : null;
}

/** "Peripancreatic soft tissue and duodenal wall" */
function reaches(printed: string, clause: Span, ctx: Context): string[] | null {
  if (/\bmargins?\b|\bedges?\b/i.test(printed)) return null;
  const parts = printed.split(/,? and (?:the )?|, /);
  const named = parts.map((part) => REACHED[part.toLowerCase().trim()] ?? layOf(part, clause, ctx, ['anatomy']));
  if (named.some((name) => name === null)) return null;
  return [`it reaches into the ${listed(named.map((name) => (name ?? '').replace(/^(?:the|your) /, '')))}`];
}

/** What the words mean where one entry of the knowledge base names them all. */
function layOf(printed: string, clause: Span, ctx: Context, kinds: readonly string[]): string | null {
  const wanted = printed.trim().toLowerCase();
  const mention = ctx.mentions
    .within(clause)
    .find(({ kind, span }) => kinds.includes(kind) && ctx.clean(span).toLowerCase() === wanted);
  const noun = mention === undefined ? null : nounOf(mention, ctx);
  if (noun === null) return null;
  return kinds.includes('finding') && noun.number === 'singular' && !/^(?:an?|the) /.test(noun.lay)
    ? `${/^[aeiou]/i.test(noun.lay) ? 'an' : 'a'} ${noun.lay}`
    : noun.lay;
}
