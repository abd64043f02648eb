import type { Analysis, Span } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import { textOf } from '../nets/said.js';
import { countWords } from '../words/readability.js';
import { splitSentences } from '../words/sentences.js';
import {
  DENIES,
  FAMILY,
  HEDGED,
  medicineProblems,
  NEGATED,
  negationProblems,
  numberProblems,
  PAST,
  sideProblems,
  unitProblems,
  withoutUnits,
} from './checks.js';
import { meaningsOfShortForms } from './glosses.js';
import { namesOf } from './names.js';
import { plainProblems } from './plain.js';

const HARDEST_GRADE = 8;
const LONGEST_SUMMARY = 120;
const SHORT_SUMMARY = 40;

/**
 * Checks an analysis against the report and the knowledge base: every written sentence stands on something, and holds
 * no number, side, negation or medicine that its cited spans or entries do not hold. Gives the problems in words; none
 * for a faithful analysis.
 */
export function checkFaithfulness(analysis: Analysis, text: string, knowledge: Knowledge): string[] {
  const problems: string[] = [];
  const cited = citedTexts(knowledge);
  const medicines = medicineNames(knowledge);
  const names = namesOf(knowledge);
  const units = [...new Set(analysis.labs.map((lab) => lab.unit ?? ''))].filter((unit) => /\d/.test(unit));
  for (const sentence of analysis.sentences) {
    const where = `${sentence.field}[${sentence.index}] “${sentence.text}”`;
    if (sentence.sources.length === 0 && sentence.knowledge.length === 0) problems.push(`${where}: stands on nothing`);
    for (const span of sentence.sources)
      if (!inRange(span, text)) problems.push(`${where}: span ${span.start}-${span.end} is out of range`);
    const entries: string[] = [];
    for (const id of sentence.knowledge) {
      const entry = cited.get(id);
      if (entry === undefined) problems.push(`${where}: unknown knowledge entry ${id}`);
      else entries.push(entry);
    }
    const spans = sentence.sources
      .filter((span) => inRange(span, text))
      .map((span) => text.slice(span.start, span.end));
    const cites = spans.join('\n');
    const ground = [
      cites,
      ...entries,
      names.sayingOf(cites),
      meaningsOfShortForms(sentence.text, cites, knowledge),
    ].join('\n');
    problems.push(...numberProblems(withoutUnits(sentence.text, units), ground, sentence.sources.length, where));
    problems.push(...unitProblems(sentence.text, ground, analysis, where));
    problems.push(...sideProblems(sentence.text, ground, where));
    problems.push(
      ...negationProblems(
        names.unnamed(sentence.text, cites),
        cites,
        entries.join('\n'),
        sentence.field === 'labs',
        where,
      ),
    );
    problems.push(...medicineProblems(sentence.text, ground, medicines, where));
  }
  problems.push(...plainProblems(analysis, text, { cited, medicines, knowledge }));
  problems.push(...structureProblems(analysis, text));
  problems.push(...assertionProblems(analysis));
  return problems;
}

function inRange({ start, end }: Span, text: string): boolean {
  return start >= 0 && start < end && end <= text.length;
}

const citedCache = new WeakMap<Knowledge, Map<string, string>>();

/** What each entry says, as one text; entries of several folders may share an id. */
function citedTexts(knowledge: Knowledge): Map<string, string> {
  const known = citedCache.get(knowledge);
  if (known !== undefined) return known;
  const texts = new Map<string, string>();
  const { concepts, labs, medicines, scores, urgent, guides } = knowledge.data;
  const { emergencyNumbers = [], labPatterns = [], labComments = [] } = knowledge.data;
  for (const entry of [
    ...concepts,
    ...labs,
    ...medicines,
    ...scores,
    ...urgent,
    ...emergencyNumbers,
    ...guides,
    ...labPatterns,
    ...labComments,
  ]) {
    texts.set(entry.id, `${texts.get(entry.id) ?? ''}\n${JSON.stringify(entry)}`);
  }
  citedCache.set(knowledge, texts);
  return texts;
}

const medicineCache = new WeakMap<Knowledge, Set<string>>();

function medicineNames(knowledge: Knowledge): Set<string> {
  const known = medicineCache.get(knowledge);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const medicine of knowledge.data.medicines) {
    for (const name of [medicine.term, ...medicine.brands]) if (!name.includes(' ')) names.add(name.toLowerCase());
  }
  medicineCache.set(knowledge, names);
  return names;
}

function structureProblems(analysis: Analysis, text: string): string[] {
  const problems: string[] = [];
  const written: [string, string[]][] = [
    ['summary', [analysis.summary]],
    ['keyPoints', analysis.keyPoints],
    ['findings', analysis.findings.map((finding) => finding.text)],
    ['labs', analysis.labs.map((lab) => lab.text)],
    ['recommendations', analysis.recommendations.map((one) => one.text)],
    ['questions', analysis.questions],
  ];
  for (const [field, texts] of written) {
    texts.forEach((whole, index) => {
      const listed = analysis.sentences.filter((sentence) => sentence.field === field && sentence.index === index);
      if (textOf(listed) !== whole) problems.push(`${field}[${index}]: its sentences are not the text “${whole}”`);
      for (const sentence of listed)
        if (splitSentences(sentence.text).length !== 1)
          problems.push(`${field}[${index}]: more than one sentence in “${sentence.text}”`);
    });
  }
  const summary = countWords(analysis.summary);
  const limit = Math.min(LONGEST_SUMMARY, Math.max(SHORT_SUMMARY, countWords(text)));
  if (summary > limit) problems.push(`summary: ${summary} words, allowed are ${limit}`);
  const { fkgl } = analysis.readability.explanation;
  if (fkgl > HARDEST_GRADE) problems.push(`readability: grade ${fkgl} is above ${HARDEST_GRADE}`);
  const spans: [string, Span][] = [
    ...analysis.notExplained.map((span): [string, Span] => ['notExplained', span]),
    ...analysis.plain.map(({ source }): [string, Span] => ['plain', source]),
    ...analysis.findings.map(({ source }): [string, Span] => ['findings', source]),
    ...analysis.labs.map(({ source }): [string, Span] => ['labs', source]),
    ...analysis.glossary.flatMap(({ spans: all }) => all.map((span): [string, Span] => ['glossary', span])),
    ...analysis.recommendations.flatMap(({ source }): [string, Span][] =>
      source === null ? [] : [['recommendations', source]],
    ),
  ];
  for (const [field, span] of spans)
    if (!inRange(span, text)) problems.push(`${field}: span ${span.start}-${span.end} is out of range`);
  return problems;
}

/** What is denied, doubtful, past or in the family must be told so. */
function assertionProblems(analysis: Analysis): string[] {
  const problems: string[] = [];
  for (const { text: whole, ...rest } of analysis.findings) {
    const where = `findings ${rest.id} “${whole}”`;
    // The report's own words say themselves how they are meant; ours beside them must do so, too.
    if (/^The report(?:’s conclusion)? says: “/.test(whole)) continue;
    const finding = { ...rest, text: whole.replace(/In the report’s words: “[^”]*”\./g, '') };
    if (
      finding.negated &&
      !NEGATED.test(finding.text) &&
      !DENIES.test(finding.text) &&
      !/\b(?:normal|clear|gone|whole|open|negative|intact|well|good|strong|even)\b/.test(finding.text)
    )
      problems.push(`${where}: the report denies it, the text does not`);
    if (finding.assertion === 'possible' && !HEDGED.test(finding.text))
      problems.push(`${where}: the report leaves it open, the text does not`);
    if (finding.assertion === 'historical' && !PAST.test(finding.text))
      problems.push(`${where}: it is past, the text does not say so`);
    if (finding.experiencer === 'family' && !FAMILY.test(finding.text))
      problems.push(`${where}: it is in the family, the text does not say so`);
  }
  return problems;
}
