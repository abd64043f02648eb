import type { TermAnswer } from '../contract/education.js';
import { type Entry, Rank, termOf } from './entries.js';
import { explanationOf, plainName } from './explanation.js';
import type { Found } from './find-term.js';
import { howToTake } from './how-to-take.js';
import { fieldOf, kindOf, usedFor } from './labels.js';
import { type Meaning, meaningsOf } from './meanings.js';
import type { Hit } from './name-index.js';
import { answerLong, answerPhrase, answerPieces, fieldOfPart, isPlain, partsOf } from './parts-answer.js';
import { publicPageOf } from './public-page.js';
import { relatedTerms } from './related.js';
import { distinct, headingOf, sameNames, shortFormOf } from './same-names.js';
import { tellCategories } from './score-answer.js';
import { capitalTerm, list, quoted } from './sentences.js';
import { EMPTY, type Shelf } from './shelf.js';

const ALSO_MOST = 6;

/** Writes the answer to what was found; null where nothing was. `beside`: the query where a figure tells what is meant. */
export function writeTermAnswer(found: Found, shelf: Shelf, beside = ''): TermAnswer | null {
  switch (found.as) {
    case 'entries':
      return answerHits(found.hits, found.asked, found.corrected, shelf, beside);
    case 'phrase':
      return answerPhrase(found.segments, found.asked, found.corrected, shelf);
    case 'pieces':
      return answerPieces(found, shelf);
    case 'nothing':
      return null;
  }
}

function answerHits(
  hits: readonly Hit[],
  asked: string,
  corrected: string | null,
  shelf: Shelf,
  beside: string,
): TermAnswer {
  const meanings = meaningsOf(hits, asked, shelf, beside);
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
    urgent: helpAmong(
      meanings.flatMap((meaning) => ('entry' in meaning ? [meaning.entry] : [])),
      shelf,
    ),
  };
}

/** What to do now about the first of several meanings that cannot wait, with its name. */
function helpAmong(entries: readonly Entry[], shelf: Shelf): string | null {
  for (const entry of entries) {
    const help = shelf.helpFor(entry);
    if (help) return entries.length === 1 ? help : `${capitalTerm(plainName(entry))}. ${help}`;
  }
  return null;
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
    link: publicPageOf(entry),
    source: source ? { name: source.name, url: source.url ?? null } : null,
    review: entry.of.review,
  };
  switch (entry.kind) {
    case 'concept': {
      const { kind, usually, ask, id } = entry.of;
      const guide = shelf.procedureOf(id);
      const heading = headingOf(entry, hit?.written, shelf.names);
      // What is true of the whole entry need not be of one of its family.
      const short = heading === entry.of.term ? shortFormOf(entry, shelf) : null;
      const also = short ? `It is often written as ${quoted(short)}.` : '';
      // "It looks as it should" is too much where the entry itself says less.
      const use = kind === 'normal' && usually ? '' : usedFor(kind);
      answer.commonUse = [use, also, usually].filter(Boolean).join(' ');
      answer.alsoCalled = heading === entry.of.term ? sameNames(entry, shelf).slice(0, ALSO_MOST) : [];
      answer.ask = ask ?? null;
      answer.urgent = shelf.helpFor(entry, hit?.written);
      answer.term = capitalTerm(heading);
      answer.procedure = guide ? { id: guide.id, name: guide.name } : null;
      if (hit?.rank === Rank.Adjective)
        answer.explanation = `This has to do with the ${plainName(entry).replace(/^the /, '')}. ${answer.explanation}`;
      return answer;
    }
    case 'lab': {
      const { specimen, low, high, synonyms, ask } = entry.of;
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
      return answer;
    }
    case 'medicine': {
      const { brands, drugClass } = entry.of;
      answer.commonUse = [
        brands.length > 0 ? `You may see it sold as ${list(brands, 'or')}.` : '',
        drugClass ? `Its group is called: ${drugClass}.` : '',
        howToTake(entry.of),
      ]
        .filter(Boolean)
        .join(' ');
      answer.alsoCalled = [...brands, ...entry.of.synonyms].slice(0, ALSO_MOST);
      return answer;
    }
    case 'score': {
      answer.commonUse = `Reports give it as a code or a number.\n${tellCategories(entry.of)}`;
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
      answer.urgent = helpAmong(means, shelf);
      answer.commonUse =
        means.length > 0 ? 'Your report may use one of the names below.' : 'You may meet it in reports and notes.';
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
