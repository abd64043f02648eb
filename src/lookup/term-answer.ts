import type { TermAnswer } from '../contract/education.js';
import type { Procedure, Urgent } from '../knowledge/index.js';
import { type Entry, Rank, termOf } from './entries.js';
import type { Found, Segment } from './find-term.js';
import { fieldOf, kindOf, usedFor } from './labels.js';
import type { Hit, NameIndex } from './name-index.js';
import { type Groups, relatedTerms } from './related.js';
import { article, capitalTerm, list, quoted } from './sentences.js';
import { squeezed, wordsOf } from './words.js';

/** What the answers are written from. */
export interface Shelf {
  groups: Groups;
  names: NameIndex;
  byId(id: string): Entry | undefined;
  /** Short forms that mean this entry and nothing else. */
  shortFormsOf(entry: Entry): readonly string[];
  procedureOf(conceptId: string): Procedure | undefined;
  urgentFor(conceptId: string): readonly Urgent[];
}

const EMPTY: Omit<TermAnswer, 'term' | 'explanation' | 'commonUse' | 'basis' | 'kind'> = {
  relatedTerms: [],
  corrected: null,
  meanings: [],
  parts: [],
  alsoCalled: [],
  urgent: null,
  ask: null,
  link: null,
  procedure: null,
  source: null,
  review: null,
};

/** The code system of LOINC, by its object identifier. */
const LOINC_SYSTEM = '2.16.840.1.113883.6.1';
const ALSO_MOST = 6;
/** A name that takes no "a" before it. */
const DETERMINED = /^(?:another|any|each|no|some|the|your|one|two) /;
const CATEGORIES_MOST = 8;
const MEANINGS_MOST = 8;

/** Writes the answer to what was found; null where nothing was. */
export function writeTermAnswer(found: Found, shelf: Shelf): TermAnswer | null {
  switch (found.as) {
    case 'entries':
      return answerHits(found.hits, found.asked, found.corrected, shelf);
    case 'phrase':
      return answerPhrase(found.segments, found.asked, found.corrected, shelf);
    case 'pieces':
      return answerPieces(found, shelf);
    case 'nothing':
      return null;
  }
}

/** One meaning of a name: an entry, or the long form of a short one that has no entry. */
type Meaning = { entry: Entry } | { long: string; short: Entry };

function meaningsOf(hits: readonly Hit[], asked: string, shelf: Shelf): Meaning[] {
  const best = Math.min(...hits.map((hit) => hit.rank));
  // An everyday use stands beside the field's own, and a name of a printed row beside both where it is spelled alike.
  const fieldsOwn = hits.some((hit) => hit.rank <= Rank.Synonym && hit.entry.kind !== 'procedure');
  const near = hits.filter(
    (hit) =>
      hit.rank === best ||
      hit.rank <= Rank.Synonym ||
      (hit.rank === Rank.LayWord && fieldsOwn) ||
      (hit.rank === Rank.RowName && hit.written.toLowerCase() === asked.toLowerCase()),
  );
  const typedShort = /^[A-Z][A-Za-z0-9/&-]*[A-Z0-9]$/.test(asked);
  // Several printed alike: "ms" and "MS". The one printed as typed, else all of them.
  const shorts = near.filter((hit) => hit.entry.kind === 'abbreviation');
  const asTyped = shorts.filter((hit) => hit.written === asked);
  const kept = near.filter(
    (hit) => hit.entry.kind !== 'abbreviation' || asTyped.length === 0 || !typedShort || asTyped.includes(hit),
  );
  const meanings: Meaning[] = [];
  const seen = new Set<unknown>();
  const put = (told: Meaning): void => {
    const meaning = 'entry' in told ? { entry: meantBy(told.entry, shelf) } : told;
    const key = 'entry' in meaning ? meaning.entry : squeezed(wordsOf(meaning.long));
    if (seen.has(key) || meanings.length >= MEANINGS_MOST) return;
    seen.add(key);
    meanings.push(meaning);
  };
  const others = kept.filter((hit) => hit.entry.kind !== 'procedure');
  for (const { entry } of others.length > 0 ? others : kept) {
    if (entry.kind === 'lay' && others.length > 1 && !entry.of.meaning) {
      for (const id of entry.of.means) {
        const meant = shelf.byId(id);
        if (meant) put({ entry: meant });
      }
      continue;
    }
    if (entry.kind !== 'abbreviation') {
      put({ entry });
      continue;
    }
    // A short form of one meaning that is also a name of an entry stands for that entry.
    const named = others.some(
      (one) =>
        one.entry.kind !== 'abbreviation' && squeezed(wordsOf(one.written)) === squeezed(wordsOf(entry.of.short)),
    );
    for (const { long, concept } of entry.of.senses) {
      const hit = shelf.names.exact(long).find((one) => !['abbreviation', 'procedure'].includes(one.entry.kind));
      const whole = (concept ? shelf.byId(concept) : hit?.entry) ?? wholeOf(long, shelf);
      if (whole) put({ entry: whole });
      else if (!named || entry.of.senses.length > 1) put({ long, short: entry });
    }
  }
  return meanings;
}

/** The one entry that an everyday word stands for, in its place. */
function meantBy(entry: Entry, shelf: Shelf): Entry {
  if (entry.kind !== 'lay' || entry.of.meaning || entry.of.means.length !== 1) return entry;
  return shelf.byId(entry.of.means[0] as string) ?? entry;
}

/** The entry of a long form that only adds a word like "scan" or "disease" to a name. */
function wholeOf(long: string, shelf: Shelf): Entry | null {
  const bare = long.replace(/ (?:scan|test|disease|syndrome|level|study|exam|score|scale)$/, '');
  if (bare === long) return null;
  return shelf.names.exact(bare).find((one) => !['abbreviation', 'procedure'].includes(one.entry.kind))?.entry ?? null;
}

function answerHits(hits: readonly Hit[], asked: string, corrected: string | null, shelf: Shelf): TermAnswer {
  const meanings = meaningsOf(hits, asked, shelf);
  const [only] = meanings;
  if (meanings.length === 1 && only) {
    if ('long' in only) return { ...answerLong(only.long, only.short, shelf), corrected };
    return {
      ...answerEntry(
        only.entry,
        shelf,
        hits.find((hit) => hit.entry === only.entry),
      ),
      corrected,
    };
  }
  const told = meanings.map((meaning) => tellMeaning(meaning, shelf));
  const name = hits[0]?.written ?? asked;
  return {
    ...EMPTY,
    term: capitalTerm(name),
    explanation: `${quoted(name)} can mean ${told.length} things. Look for the one that fits your report.`,
    commonUse: 'The words around it in your report show which one is meant. If you are not sure, ask your doctor.',
    relatedTerms: told.flatMap((one) => (one.linked ? [one.term] : [])),
    basis: 'meanings',
    kind: kindOf(hits[0]?.entry as Entry),
    corrected,
    meanings: told.map(({ term, field, explanation }) => ({ term, field, explanation })),
  };
}

function tellMeaning(
  meaning: Meaning,
  shelf: Shelf,
): { term: string; field: string; explanation: string; linked: boolean } {
  if ('entry' in meaning) {
    const { entry } = meaning;
    return { term: termOf(entry), field: fieldOf(entry), explanation: explanationOf(entry, shelf), linked: true };
  }
  const parts = partsOf(meaning.long, shelf);
  const known = parts.filter((part) => part.meaning);
  const hard = known.filter((part) => !isPlain(part, shelf));
  return {
    term: meaning.long,
    field: parts.map((part) => fieldOfPart(part, shelf)).find((field) => field !== null) ?? 'short form',
    explanation:
      hard.length > 0
        ? hard.map((part) => `${capitalTerm(part.text)}: ${part.meaning}`).join(' ')
        : `Here ${quoted(termOf(meaning.short))} is short for these words.`,
    // Of a long form that is mostly unknown the search knows nothing to tell.
    linked: known.length * 2 >= parts.length && known.length > 0,
  };
}

/** One entry, whole. */
export function answerEntry(entry: Entry, shelf: Shelf, hit?: Hit): TermAnswer {
  const source = 'source' in entry.of ? entry.of.source : null;
  const answer: TermAnswer = {
    ...EMPTY,
    term: capitalTerm(termOf(entry)),
    explanation: explanationOf(entry, shelf),
    commonUse: '',
    relatedTerms: relatedTerms(entry, shelf.groups, shelf.names),
    basis: 'entry',
    kind: kindOf(entry),
    source: source ? { name: source.name, url: source.url ?? null } : null,
    review: entry.of.review,
  };
  switch (entry.kind) {
    case 'concept': {
      const { kind, usually, ask, synonyms, id } = entry.of;
      const guide = shelf.procedureOf(id);
      answer.commonUse = [usedFor(kind), usually].filter(Boolean).join(' ');
      answer.alsoCalled = distinct([...shelf.shortFormsOf(entry), ...synonyms], [termOf(entry)]).slice(0, ALSO_MOST);
      answer.ask = ask ?? null;
      answer.urgent = shelf.urgentFor(id).find((one) => one.needs.length === 0)?.action ?? null;
      answer.procedure = guide ? { id: guide.id, name: guide.name } : null;
      if (hit?.rank === Rank.Adjective)
        answer.explanation = `This has to do with the ${termOf(entry)}. ${answer.explanation}`;
      return answer;
    }
    case 'lab': {
      const { specimen, low, high, synonyms, ask, loinc, term } = entry.of;
      const from =
        specimen === 'other' || specimen === 'tissue'
          ? 'a sample'
          : specimen === 'csf'
            ? 'fluid from the spine'
            : specimen === 'fluid'
              ? 'a body fluid'
              : specimen;
      answer.commonUse = [
        specimen === 'breath' || specimen === 'swab'
          ? `It is tested with a ${specimen} sample.`
          : `It is measured in ${from}.`,
        high.length > 0 ? `A high result can go with ${list(high, 'or')}.` : '',
        low.length > 0 ? `A low result can go with ${list(low, 'or')}.` : '',
        'Your lab prints its own range next to your result.',
      ]
        .filter(Boolean)
        .join(' ');
      answer.alsoCalled = distinct(synonyms, [termOf(entry)]).slice(0, ALSO_MOST);
      answer.ask = ask ?? null;
      answer.link = loinc ? { label: `MedlinePlus on ${term}`, url: medlinePlusByLoinc(loinc) } : null;
      return answer;
    }
    case 'medicine': {
      const { brands, drugClass } = entry.of;
      answer.commonUse = [
        brands.length > 0 ? `You may see it sold as ${list(brands, 'or')}.` : '',
        drugClass ? `Its group is called: ${drugClass}.` : '',
        'Ask your doctor or pharmacist before you change how you take it. Do not stop it on your own.',
      ]
        .filter(Boolean)
        .join(' ');
      answer.alsoCalled = [...brands, ...entry.of.synonyms].slice(0, ALSO_MOST);
      return answer;
    }
    case 'score': {
      const shown = entry.of.categories.slice(0, CATEGORIES_MOST);
      answer.commonUse = `Reports give it as a code or a number. ${shown.map(({ code, plain }) => `${capitalTerm(code)}: ${plain}`).join(' ')}`;
      answer.alsoCalled = entry.of.synonyms.slice(0, ALSO_MOST);
      return answer;
    }
    case 'procedure': {
      const { howLong, anaesthesia, synonyms, id, name, questions } = entry.of;
      answer.commonUse = `${howLong} ${anaesthesia}`;
      answer.alsoCalled = distinct(synonyms, [termOf(entry)]).slice(0, ALSO_MOST);
      answer.ask = questions[0] ?? null;
      answer.procedure = { id, name };
      return answer;
    }
    case 'lay': {
      const means = entry.of.means.flatMap((id) => shelf.byId(id) ?? []);
      const [only] = means;
      const said = hit?.written ?? termOf(entry);
      if (means.length === 1 && only && !entry.of.meaning) return answerEntry(only, shelf);
      answer.term = capitalTerm(said);
      answer.relatedTerms = means.map(termOf);
      answer.commonUse =
        means.length > 0 ? 'Your report may use one of the names below.' : 'Reports use it next to other words.';
      if (!entry.of.meaning) {
        answer.basis = 'meanings';
        answer.explanation = `This can mean ${means.length} things. Look for the one that fits your report.`;
        answer.meanings = means.map((one) => ({
          term: termOf(one),
          field: fieldOf(one),
          explanation: explanationOf(one, shelf),
        }));
      }
      return answer;
    }
    case 'abbreviation':
      return answerLong(entry.of.senses[0]?.long ?? entry.of.short, entry, shelf);
  }
}

/** What the thing is, in plain words. */
function explanationOf(entry: Entry, shelf: Shelf): string {
  switch (entry.kind) {
    case 'concept':
    case 'lab': {
      const { term, lay, meaning, layNumber } = entry.of;
      const said = new Set(wordsOf(meaning).map((word) => word.key));
      const content = wordsOf(lay).filter((word) => !word.empty);
      const told = content.filter((word) => said.has(word.key)).length >= content.length * 0.7;
      const same = squeezed(wordsOf(term)) === squeezed(wordsOf(lay));
      if (told || same) return meaning;
      const bare = entry.kind === 'concept' && ['descriptor', 'normal', 'anatomy'].includes(entry.of.kind);
      const name = layNumber === 'singular' && !bare && !DETERMINED.test(lay) ? `${article(lay)} ${lay}` : lay;
      return `In plain words: ${name}. ${meaning}`;
    }
    case 'medicine':
      return `This is ${entry.of.lay}. It ${entry.of.purpose}.`;
    case 'score':
      return entry.of.meaning;
    case 'procedure':
      return entry.of.whatItIs;
    case 'lay': {
      const means = entry.of.means.flatMap((id) => shelf.byId(id) ?? []);
      const [only] = means;
      if (entry.of.meaning) return entry.of.meaning;
      return means.length === 1 && only
        ? explanationOf(only, shelf)
        : `It can mean ${list([...new Set(means.map(plainName))], 'or')}.`;
    }
    case 'abbreviation':
      return `It stands for ${list(
        entry.of.senses.map((sense) => quoted(sense.long)),
        'or',
      )}.`;
  }
}

/** What an entry is called in everyday words. */
function plainName(entry: Entry): string {
  return entry.kind === 'concept' || entry.kind === 'lab' || entry.kind === 'medicine' ? entry.of.lay : termOf(entry);
}

/** A word that every reader knows: it needs no telling. */
function isPlain({ term }: TermAnswer['parts'][number], shelf: Shelf): boolean {
  const entry = term ? shelf.names.exact(term)[0]?.entry : undefined;
  if (entry?.kind === 'lay') return true;
  return (
    entry?.kind === 'concept' &&
    (Boolean(entry.of.everyday) || entry.of.kind === 'anatomy' || entry.of.kind === 'other')
  );
}

/** The part of medicine that a word of a long form belongs to; null where it tells none. */
function fieldOfPart({ term }: TermAnswer['parts'][number], shelf: Shelf): string | null {
  const entry = term ? shelf.names.exact(term)[0]?.entry : undefined;
  return entry?.kind === 'concept' && entry.of.system !== 'general' ? fieldOf(entry) : null;
}

/** A short form whose long form has no entry: its words are told. */
function answerLong(long: string, short: Entry, shelf: Shelf): TermAnswer {
  const parts = partsOf(long, shelf);
  return {
    ...EMPTY,
    term: termOf(short),
    explanation: `This is a short form. It stands for ${quoted(long)}.`,
    commonUse: 'Doctors use it in reports and notes to save space.',
    relatedTerms: parts.flatMap((part) => (part.basis === 'entry' && part.term ? [part.term] : [])),
    basis: 'phrase',
    kind: kindOf(short),
    parts,
    source: { name: short.of.source.name, url: short.of.source.url ?? null },
    review: short.of.review,
  };
}

function partsOf(phrase: string, shelf: Shelf): TermAnswer['parts'] {
  const parts: TermAnswer['parts'] = [];
  const words = wordsOf(phrase);
  let at = 0;
  while (at < words.length) {
    let end = words.length;
    let hit: Hit | undefined;
    for (; end > at; end -= 1) {
      const run = words.slice(at, end);
      if (run[0]?.empty || run.at(-1)?.empty) continue;
      hit = shelf.names.bySqueezed(squeezed(run)).find((one) => one.entry.kind !== 'abbreviation');
      if (hit) break;
    }
    const last = Math.max(end, at + 1);
    if (!words[at]?.empty || hit)
      parts.push(
        tellPart(
          {
            text: words
              .slice(at, last)
              .map((word) => word.text)
              .join(' '),
            hits: hit ? [hit] : [],
            pieces: null,
          },
          shelf,
        ),
      );
    at = last;
  }
  return parts;
}

function tellPart({ text, hits, pieces }: Segment, shelf: Shelf): TermAnswer['parts'][number] {
  const [meaning] = hits.length > 0 ? meaningsOf(hits, text, shelf) : [];
  if (meaning && 'entry' in meaning)
    return { text, term: termOf(meaning.entry), meaning: explanationOf(meaning.entry, shelf), basis: 'entry' };
  if (meaning) return { text, term: null, meaning: `It stands for ${quoted(meaning.long)}.`, basis: 'entry' };
  if (pieces)
    return {
      text,
      term: null,
      meaning: pieces.map((piece) => `${piece.part} means ${piece.meaning}`).join(', '),
      basis: 'word-parts',
    };
  return { text, term: null, meaning: null, basis: 'unknown' };
}

function answerPhrase(segments: readonly Segment[], asked: string, corrected: string | null, shelf: Shelf): TermAnswer {
  const parts = segments.map((segment) => tellPart(segment, shelf));
  const told = parts.filter((part) => part.meaning);
  const open = parts.filter((part) => !part.meaning);
  return {
    ...EMPTY,
    term: capitalTerm(asked),
    explanation: [
      `These words have no entry of their own. Here is what ${told.length === 1 ? 'the part that we know means' : 'each part means'}.`,
      ...told.map((part) => `${capitalTerm(part.text)}: ${endStop(part.meaning ?? '')}`),
      open.length > 0 ? `We could not explain ${list(open.map((part) => quoted(part.text)))}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    commonUse:
      'Put together, the parts tell what was found, where it is, or how it looks. Ask your doctor what it means for you.',
    relatedTerms: [...new Set(told.flatMap((part) => part.term ?? []))],
    basis: 'phrase',
    kind: 'Phrase',
    corrected,
    parts,
  };
}

function answerPieces({ asked, pieces }: Extract<Found, { as: 'pieces' }>, shelf: Shelf): TermAnswer {
  const near = [...new Set(pieces.flatMap((piece) => piece.meaning.split(' or ')))];
  return {
    ...EMPTY,
    term: capitalTerm(asked),
    explanation: `We have no entry for this word, so we worked this out from its parts. ${pieces
      .map(({ part, meaning }) => `${quoted(part)} means ${meaning}.`)
      .join(' ')}`,
    commonUse: 'The parts give a first idea only. Ask your doctor what the word means for you.',
    relatedTerms: near.flatMap((word) => {
      const [hit] = shelf.names.exact(word);
      return hit ? [termOf(hit.entry)] : [];
    }),
    basis: 'word-parts',
    kind: 'Worked out from its parts',
    parts: pieces.map(({ part, meaning }) => ({ text: part, term: null, meaning, basis: 'word-parts' as const })),
  };
}

/** The names that are not the same name written another way. */
function distinct(names: readonly string[], but: readonly string[]): string[] {
  const seen = new Set(but.map((name) => squeezed(wordsOf(name))));
  return names.filter((name) => {
    const key = squeezed(wordsOf(name));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function endStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** MedlinePlus Connect answers a LOINC code with its page on the test. */
function medlinePlusByLoinc(code: string): string {
  const query = `mainSearchCriteria.v.cs=${LOINC_SYSTEM}&mainSearchCriteria.v.c=${code}&informationRecipient.languageCode.c=en`;
  return `https://connect.medlineplus.gov/application?${query}`;
}
