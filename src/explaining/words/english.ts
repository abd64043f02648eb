import { singleSpaced } from '../../knowledge/index.js';

/** Small, sure pieces of English grammar: articles, plurals, lists, capitals. */

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|ter|ro|ri|re))/i;
/** Spelled with a consonant, said with a vowel: hour, and letters said one by one: an MRI, an X-ray. */
const SILENT_START = /^(?:hour|honest|heir|x-ray|[FHLMNRSX](?:[A-Z]|\d|\b))/;

/** "a" or "an" for the word that follows. */
export function article(next: string): 'a' | 'an' {
  if (/^(?:one|once|eu)\b/i.test(next) || /^(?:U[A-Z]|uni|eu)/.test(next)) return 'a';
  if (SILENT_START.test(next)) return 'an';
  if (/^(?:8|11|18)(?:\D|$)/.test(next)) return 'an';
  return VOWEL_SOUND.test(next) ? 'an' : 'a';
}

/** The noun with "a" or "an"; "the" before a deed ("the removal of a lump"). */
export function withArticle(noun: string): string {
  if (
    /^(?:removal|repair|replacement|drainage|joining|opening|closing|widening|cutting|draining|emptying|treatment|insertion|placement|use|destruction) of\b/.test(
      noun,
    )
  )
    return `the ${noun}`;
  return /^(?:a|an|the|your|some|any|one|both|several) /i.test(noun) ? noun : `${article(noun)} ${noun}`;
}

const IRREGULAR: Record<string, string> = {
  foot: 'feet', tooth: 'teeth', child: 'children', man: 'men', woman: 'women', person: 'people', disease: 'diseases',
  diagnosis: 'diagnoses', ovary: 'ovaries', leaf: 'leaves', life: 'lives', half: 'halves', knife: 'knives',
  calf: 'calves', mouse: 'mice', loss: 'losses', bacteria: 'bacteria', media: 'media', chest: 'chests', metastasis: 'metastases',
}; // biome-ignore format: one list

/** Plural of a noun phrase: the noun before the first preposition ("spot in the lung" -> "spots in the lung"). */
export function plural(phrase: string): string {
  const cut =
    / (?:in|on|of|from|around|with|near|to|under|between|at|for|into|onto|without|that|which|behind|inside|by|through|outside|along|over|above|below) /.exec(
      phrase,
    );
  const head = cut ? phrase.slice(0, cut.index) : phrase;
  const rest = cut ? phrase.slice(cut.index) : '';
  // "Clip placed through the scope", "foot turned in": the noun stands before what was done with it.
  const done = cut ? PARTICIPLE.exec(head) : null;
  const name = done ? head.slice(0, done.index) : head;
  const space = name.lastIndexOf(' ');
  const noun = `${name.slice(0, space + 1)}${pluralWord(name.slice(space + 1))}`;
  return `${noun}${head.slice(name.length)}${rest.replace(CLAUSE, (_, joint: string, verb: string) => `${joint}${pluralVerb(verb)}`)}`;
}

const PARTICIPLE =
  /(?<=\w) (?!(?:bed|seed|need|speed|weed|feed|breed|shed)$)(?:(?:\w+ed|made|taken|put|given|held|born|found|grown|worn|seen|felt|kept|set|built)(?: (?:out|off|up|away|back|down))?|cut (?:out|off))$/;
const CLAUSE = /^( (?:that|which) (?:hardly |no longer |mostly |(?:most )?often |only )?)([a-z]+)(?= |$)/;

/** "A muscle that holds": "muscles that hold". */
function pluralVerb(verb: string): string {
  const known = { is: 'are', was: 'were', has: 'have', does: 'do' }[verb];
  if (known !== undefined) return known;
  if (!/[^su]s$/.test(verb)) return verb;
  if (/(?:ch|sh|ss|x|o)es$/.test(verb)) return verb.slice(0, -2);
  return /..[^aeiou]ies$/.test(verb) ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR[word.toLowerCase()];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return /s$/i.test(word) && !/(?:ss|us|is)$/i.test(word) ? word : `${word}es`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** "A", "A and B", "A, B and C". */
export function list(items: readonly string[], joiner: Joiner = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items[items.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter small, unless the word is an abbreviation, a name with inner capitals or "I". */
export function uncapital(text: string): string {
  if (/^A /.test(text)) return `a${text.slice(1)}`;
  return /^(?:[A-Z][A-Z0-9]|[A-Z]-|[A-Z][a-z]+[A-Z]|I\b|[A-Z]\b|(?:Dr|Mr|Mrs|Ms)\b)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A printed term as it stands inside a sentence: small letters, unless it is an abbreviation or holds a proper name. */
export function termInSentence(printed: string, standard: string): string {
  const clean = singleSpaced(printed).trim();
  if (clean.toLowerCase() === standard.toLowerCase()) return standard;
  const shouted = clean === clean.toUpperCase() && clean.length > 5 && !/\//.test(clean);
  if (/[A-Z]/.test(standard) && !shouted) return clean.replace(OF_DEGREE, (word) => word.toLowerCase());
  return clean
    .split(' ')
    .map((word) => (keepsCapitals(word, shouted, standard) ? word : word.toLowerCase()))
    .join(' ');
}

/** "Acute exacerbation of COPD": capitals of a heading on a word that is no name. */
const OF_DEGREE =
  /^(?:Acute|Chronic|Severe|Mild|Moderate|Recurrent|Bilateral|Left|Right|Early|Late|Small|Large|Multiple|Suspected|Primary|Secondary|Advanced|Exacerbation|Infective|Decompensated)(?= [a-z])/;

function keepsCapitals(word: string, shouted: boolean, standard: string): boolean {
  if (/\d/.test(word) || /^[A-Z]\.$/.test(word)) return true;
  // "pAF", "tPA", "HFpEF": a short form of both sizes.
  if (!shouted && /^[A-Za-z]{2,6}$/.test(word) && /[a-z][A-Z]/.test(word)) return true;
  // "BRAF", where the standard term writes it so.
  if (/^[A-Z]{2,}$/.test(word) && standard.split(/[^A-Za-z]+/).includes(word)) return true;
  return (
    !shouted &&
    /^(?:[A-Z]{2,5}s?|[A-Z](?=-))(?:[/-][A-Z]{2,5})*(?:-[a-z]+)?$/.test(word) &&
    // "OA" is no part of "osteoarthritis".
    !standard
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(word.toLowerCase())
  );
}

/** "… and possible ultrasound": the last of the things is not asked for yet. */
const POSSIBLE_LAST =
  /\b(?:and|with|plus)\s+(?:an? )?(?:possibl[ey]|potential(?:ly)?|perhaps|maybe)\s[^,;.]{2,50}\W*$/i;

type Joiner = 'and' | 'or' | 'and maybe';

/** How the words of an advice join the things that it asks for. */
export function joinOf(clause: string): Joiner {
  if (/\bor\b/i.test(clause)) return 'or';
  return /\+\s?\/\s?-|±/.test(clause) || POSSIBLE_LAST.test(clause) ? 'and maybe' : 'and';
}
