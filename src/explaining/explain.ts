import type { Analysis, AnalysisFinding, AnalysisLab, WrittenField } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import type { Understanding } from '../understanding/types.js';
import { type Quoted, unreadLines } from './conclusion.js';
import { conclusionSentences } from './conclusion-sentences.js';
import { computeConfidence, type Origin } from './confidence.js';
import { type Context, makeContext } from './context.js';
import { attributesOf, PLAINLY, sentencesOf } from './finding-fields.js';
import { planAll, writeFindings } from './findings.js';
import { writeGlossary } from './glossary.js';
import { leaveOutIdleWords } from './idle-words.js';
import { IMPORTANCE_ORDER } from './importance.js';
import { writeKeyPoints } from './key-points.js';
import { explainComments } from './lab-comments.js';
import { tellOtherDays } from './lab-days.js';
import { timeResults } from './lab-times.js';
import { olderResults, type WrittenLab, writeLabs } from './labs.js';
import { sayListed } from './listed.js';
import { lostParts, quoteLost } from './lost.js';
import { nowhereTold } from './nowhere.js';
import { owedLines } from './owed.js';
import { mergeSpans, type SideBySide, writeSideBySide } from './plain.js';
import { quotable } from './planners/quote.js';
import { joinPointingBack } from './pointing-back.js';
import { groundSpans, writeQuestions } from './questions.js';
import { countingOnce, fleschKincaid, gradeOf, type ReadabilityCounts } from './readability.js';
import { bareWords, type WrittenRecommendation, writeRecommendations } from './recommendations.js';
import { FRIGHTENING } from './retell/frightening.js';
import { isOwnWords } from './retell/narrative.js';
import { type Said, say, textOf } from './said.js';
import { givesNothingAway, isOfAnotherSample, samplesOf, tellsOfIt } from './shut.js';
import { withListForHome } from './stay/held.js';
import { takeWhatIsToDo } from './stay/to-do.js';
import { tellInOrder } from './story/in-order.js';
import { openingLine, storyView } from './story/story-view.js';
import { writeSummary } from './summary.js';
import { nameItsSample } from './tissue/of-which-sample.js';
import { unheardLines } from './unheard.js';
import { quoteUnsaid, toldInPart } from './unsaid.js';
import { criticalLabs, criticalStatement } from './urgent.js';
import { askedFor, deathIn, FAMILY_QUESTIONS, saidOf, turnSaid, type Whom, whomOf } from './whom.js';
import type { WrittenFinding } from './written.js';

export const ENGINE = { kind: 'built-in', name: 'plainchart', version: '1.0.0' } as const;

/** Writes the whole analysis from what was understood. Pure and deterministic; offsets point into the unchanged text. */
export function explain(understanding: Understanding, knowledge: Knowledge, origin: Origin | null = null): Analysis {
  const ctx = makeContext(understanding, knowledge);
  const { report } = understanding;
  const planned = planAll(ctx);
  const labs = writeLabs(ctx);
  timeResults(labs, ctx);
  const side = writeSideBySide(planned, labs, ctx);
  const findings = writeFindings(planned, ctx);
  // Signs of what is told already add nothing to the main points.
  // Nor do lines that stand in the report's own words because it gives them no weight.
  const main = findings.filter(
    ({ frames: [first] }) => first?.goesWith === undefined && !(first?.ownWords === 'no_weight' && first.head === null),
  );
  const recommendations = writeRecommendations(planned, main, labs, ctx);
  // Beside a finding that is only announced, a line that may speak of it stays shut with it.
  const announced = findings.some((finding) => finding.sensitive && finding.importance !== 'normal');
  const written = [
    ...findings.flatMap(sentencesOf),
    ...recommendations.flatMap(({ said }) => said),
    ...labs.map(({ what }) => what),
  ];
  if (announced) for (const finding of findings) if (tellsOfIt(finding, ctx)) finding.sensitive = true;
  const samples = samplesOf(
    findings.filter(({ sensitive, importance }) => sensitive && importance !== 'normal'),
    ctx,
  );
  const withIt = (line: Quoted): Quoted => ({
    ...line,
    sensitive: line.sensitive || (announced && !givesNothingAway(line, ctx) && !isOfAnotherSample(line, samples, ctx)),
  });
  const unread = unreadLines(side.notExplained, planned, written, side.plain, ctx).map(withIt);
  const quoted = unread.filter((line) => line.concluded);
  const beside = unread.filter((line) => !line.concluded && !line.advised);
  const asked = new Set(recommendations.map(({ said }) => bareWords(said)));
  recommendations.push(
    ...unread
      .filter((line) => line.advised && !asked.has(bareWords(line.said)))
      .map(({ said }) => ({ kind: 'from_report' as const, said, spare: true })),
  );
  const shut = announced ? takeFrightening(recommendations, ctx) : [];
  const alone = quoteUnsaid(findings, recommendations, labs, unread, ctx);
  const saidSoFar = [
    ...findings.flatMap(sentencesOf),
    ...recommendations.flatMap(({ said }) => said),
    ...labs.flatMap(({ what, more }) => [what, ...more]),
    ...[...unread, ...alone, ...shut].flatMap(({ said }) => said),
  ];
  const opening = openingLine(saidSoFar, ctx);
  saidSoFar.push(...opening.flatMap(({ said }) => said));
  alone.push(...opening);
  const nowhere = [
    ...quoteLost(saidSoFar, side.plain, ctx),
    ...owedLines(
      saidSoFar,
      side.plain,
      announced,
      ctx,
      labs.map(({ lab }) => lab.source),
    ),
  ];
  saidSoFar.push(...nowhere.flatMap(({ said }) => said));
  alone.push(...nowhere, ...unheardLines(saidSoFar, side.plain, ctx));
  const toDo = takeWhatIsToDo(findings, [...unread, ...alone], recommendations, ctx);
  for (const list of [findings, main, quoted, beside, alone] as (WrittenFinding | Quoted)[][])
    list.splice(0, list.length, ...list.filter((one) => !toDo.has(one)));
  const view = storyView(side.plain, ctx);
  const whom = whomOf(ctx);
  const story = view === null || whom !== 'dead' ? view : { ...view, result: null, end: null };
  const parts = { findings: main, labs, recommendations, quoted, story };
  const turn = (said: Said): Said => turnSaid(sayListed(said, ctx), whom);
  const briefly = writeSummary(parts, ctx);
  const keyPoints = writeKeyPoints(parts, briefly, ctx).map((point) => nameItsSample(point.map(turn), ctx));
  const summary = nameItsSample(
    briefly.filter(({ text }) => whom !== 'dead' || !/^Ask your doctor what/.test(text)).map(turn),
    ctx,
  );
  const death = whom === 'dead' ? deathIn(ctx) : null;
  if (death !== null) summary.unshift(say('the report says that the person died', [death]));
  const questions = questionsFor(whom, main, labs, recommendations, ctx);
  // A medicine that was prescribed or begun is never left out for easier reading.
  const kept = (one: ToldFinding): ToldFinding => (begins(one.said, ctx) ? { ...one, spare: false, keep: true } : one);
  const plain = (finding: WrittenFinding) => kept(plainFinding(finding));
  const quote = (line: Quoted) => kept(quotedFinding({ ...line, said: withListForHome(line.said, line.span, ctx) }));
  const told = [
    ...criticalLabs(labs).map(criticalFinding),
    ...findings.filter((finding) => finding.importance === 'urgent').map(plain),
    ...quoted.filter((line) => !line.calm).map(quote),
    ...findings.filter((finding) => finding.importance === 'important').map(plain),
    ...shut.map(shutAdvice),
    ...quoted.filter((line) => line.calm).map(quote),
    ...findings.filter(({ importance }) => importance === 'note').map(plain),
    ...[...beside, ...alone.map(withIt)].map(quote),
    ...findings.filter(({ importance }) => importance === 'normal').map(plain),
    ...olderResults(ctx).map(olderFinding),
  ].sort(
    (a, b) => IMPORTANCE_ORDER.indexOf(a.attributes.importance) - IMPORTANCE_ORDER.indexOf(b.attributes.importance),
  );
  const explained = explainComments(told, recommendations, labs, ctx);
  if (explained.length > 0) {
    told.sort(
      (a, b) => IMPORTANCE_ORDER.indexOf(a.attributes.importance) - IMPORTANCE_ORDER.indexOf(b.attributes.importance),
    );
    keyPoints.unshift(...explained.slice(0, 2).map((point) => point.map(turn)));
    keyPoints.splice(MOST_KEY_POINTS);
  }
  tellOtherDays(told, [...labs.flatMap(({ more }) => more), ...recommendations.flatMap(({ said }) => said)], ctx);
  if (whom === 'dead') for (const one of told) one.attributes.sensitive = false;
  if (story !== null) tellInOrder(told, ctx);
  sayOnce(told);
  leaveOutIdleWords(told);
  leaveOutIdleWords(recommendations);
  askOnce(recommendations);
  joinPointingBack(told, ctx);
  for (const one of [...told, ...recommendations])
    one.said = nameItsSample(
      one.said.map(turn).filter(({ text }) => text !== ''),
      ctx,
    );
  if (whom !== 'reader') {
    for (const lab of labs) {
      lab.what = turn(lab.what);
      lab.more = lab.more.map(turn);
    }
    for (const line of side.plain) line.text = saidOf(line.text, whom);
    // What to do now was for one who lives.
    if (whom === 'dead')
      recommendations.splice(
        0,
        recommendations.length,
        ...recommendations.filter(({ kind }) => kind === 'from_report'),
      );
  }
  const fieldsOf = (): [WrittenField, Said[][]][] => [
    ['summary', [summary]],
    ['keyPoints', keyPoints],
    ['findings', told.map(({ said }) => said)],
    ['labs', labs.map((lab) => [lab.what, ...lab.more])],
    ['recommendations', recommendations.map(({ said }) => said)],
    ['questions', questions.map((question) => [question])],
  ];
  const count = countingOnce();
  // The names of the medicines a germ was tested against can be put in no easier words: they push nothing else out.
  const countsOf = () => count(fieldsOf().flatMap(([, items]) => items.map((said) => textOf(withoutNames(said)))));
  let counts = countsOf();
  const easy = ctx.teller.sees ? EASY_SEEN : EASY;
  if (gradeOf(counts).fkgl > easy) {
    leaveOutOwnWords(told.filter(isLight), counts, easy, count);
    counts = countsOf();
  }
  if (gradeOf(counts).fkgl > HARD) {
    for (const one of told) one.said = one.said.map(withoutMedicalWord);
    counts = countsOf();
    counts = leaveOutHardest(told, counts, HARD, count);
    // Lines of the conclusion and of the advice go only where nothing else makes the rest readable.
    counts = leaveOutHardest(recommendations, counts, TOO_HARD, count);
    counts = countsOf();
    if (gradeOf(counts).fkgl > TOO_HARD) {
      leaveOutOwnWords([...told, ...recommendations], counts, TOO_HARD, count);
      counts = countsOf();
      // At the very last any line in the report's own words.
      for (const list of [told, recommendations])
        counts = leaveOutHardest(
          list,
          counts,
          TOO_HARD,
          count,
          ({ said, keep }) => said.some(({ text }) => text.includes('“')) && !isAllergy(said) && keep !== true,
        );
      counts = countsOf();
    }
  }
  const gradeOfAll = () => gradeOf(count(fieldsOf().flatMap(([, items]) => items.map(textOf))));
  if (gradeOfAll().fkgl > TOO_HARD)
    for (const list of [summary, ...keyPoints])
      list.splice(0, list.length, ...list.map((said) => withoutTerms(said, ctx)));
  const fields = fieldsOf();
  const grade = gradeOfAll();
  const saidAtLast = fields.flatMap(([field, items]) => (field === 'questions' ? [] : items.flat()));
  const lost = lostParts(saidAtLast, side.plain, side.notExplained, ctx);
  lost.push(...nowhereTold(saidAtLast, side.plain, [...side.notExplained, ...lost], ctx));
  const whole: SideBySide = {
    ...side,
    explained: Math.max(0, side.explained - Math.ceil(lost.length / 2)),
    notExplained: mergeSpans([...side.notExplained, ...lost], report.text),
  };
  return {
    reportType: report.type.type,
    title: report.type.title,
    summary: textOf(summary),
    keyPoints: keyPoints.map(textOf),
    findings: told.map(({ said, attributes }, index) => ({ id: `f${index + 1}`, text: textOf(said), ...attributes })),
    labs: labs.map(labOf),
    recommendations: recommendations.map(recommendationOf),
    questions: questions.map(({ text }) => text),
    glossary: writeGlossary(
      fields.flatMap(([, items]) => items.map(textOf)),
      whole,
      announced,
      ctx,
    ),
    notExplained: whole.notExplained,
    sentences: fields.flatMap(([field, items]) =>
      items.flatMap((said, index) =>
        said.map(({ text, sources, knowledge: ids }) => ({ field, index, text, sources, knowledge: ids })),
      ),
    ),
    plain: side.plain,
    readability: {
      report: fleschKincaid(readableReport(ctx)),
      explanation: grade,
    },
    confidence: computeConfidence(whole, understanding, origin, {
      ...conclusionsRead(quoted, told, ctx),
      ...toldInPart(saidAtLast, ctx),
    }),
    engine: { ...ENGINE },
  };
}

const MOST_KEY_POINTS = 5;

/** A finding of which every sentence stands in an earlier one, in our words or in the report's, is not told again. */
function sayOnce(told: ToldFinding[]): void {
  const known = new Set<string>();
  const kept = told.filter(({ said }) => {
    const words = said.map((one) => bareWords([one]));
    const again = words.length > 0 && words.every((one) => known.has(one));
    for (const one of words) known.add(one);
    return !again;
  });
  told.splice(0, told.length, ...kept);
}

const SEE = 'The report asks you to see your doctor.';

/** "See your doctor" beside a visit with its doctor or date, and a line quoted that is told whole beside it, are asked once. */
function askOnce(recommendations: WrittenRecommendation[]): void {
  const first = ({ said }: WrittenRecommendation) => said[0]?.text ?? '';
  const named = recommendations.some(
    (one) => first(one) !== SEE && first(one).startsWith('The report asks you to see '),
  );
  const whole = recommendations.filter((one) => !first(one).includes('“') && one.said.length === 1);
  const kept = recommendations.filter((one) => {
    if (named && textOf(one.said) === SEE) return false;
    const [quote] = one.said;
    const span = quote?.sources[0];
    if (quote === undefined || span === undefined || !quote.text.startsWith('The report says: “')) return true;
    return !whole.some(({ said: [line] }) =>
      line?.sources.some(
        ({ start, end }) =>
          start <= span.start && end >= span.end && line.text.split(' ').length * 1.4 >= quote.text.split(' ').length,
      ),
    );
  });
  recommendations.splice(0, recommendations.length, ...kept);
}

/**
 * Beside a finding that is only announced, advice that names its kind is shut with it; where only our words for it do, it
 * stands in the report's own.
 */
function takeFrightening(recommendations: WrittenRecommendation[], ctx: Context): WrittenRecommendation[] {
  const shut: WrittenRecommendation[] = [];
  const open = recommendations.flatMap((one) => {
    if (one.kind !== 'from_report' || !FRIGHTENING.test(textOf(one.said))) return [one];
    const span = one.said[0]?.sources[0];
    const quote = span === undefined ? null : quotable(ctx.clean(span));
    if (span !== undefined && quote !== null && !FRIGHTENING.test(quote))
      return [
        {
          ...one,
          said: [
            say(
              `${OF_SAMPLE.exec(one.said[0]?.text ?? '')?.[0] ?? ''}the report says: “${quote}”`,
              one.said[0]?.sources ?? [span],
            ),
          ],
        },
      ];
    shut.push(one);
    return [];
  });
  recommendations.splice(0, recommendations.length, ...open);
  return shut;
}

/** Of several samples, the one that advice is for. */
const OF_SAMPLE = /^For sample \w+, /;

function shutAdvice({ said }: WrittenRecommendation): ToldFinding {
  const source = said[0]?.sources[0] ?? { start: 0, end: 0 };
  return { said, attributes: { ...PLAINLY, source, importance: 'important', sensitive: true, concepts: [] } };
}

/** Questions of the reader, of a parent, or of the family of someone who died. */
function questionsFor(
  whom: Whom,
  findings: readonly WrittenFinding[],
  labs: readonly WrittenLab[],
  recommendations: readonly WrittenRecommendation[],
  ctx: Context,
): Said[] {
  if (whom === 'dead') return FAMILY_QUESTIONS.map((question) => say(question, groundSpans(ctx.understanding)));
  const questions = writeQuestions(findings, labs, recommendations, ctx);
  return questions.map((question) => ({ ...question, text: askedFor(question.text, whom) }));
}

/** Above this grade the report's own words stand beside what weighs alone; of a picture or a sample each line weighs more. */
const EASY = 7.4;
const EASY_SEEN = 7.6;
/** Above this grade the findings are told without their medical words, which stand in the glossary, and without the hardest lines. */
const HARD = 7.6;
/** Above this grade also advice in the report's own words stays in the side-by-side view. */
const TOO_HARD = 7.9;

/** What was said of medicines tested on a germ, without their names. */
function withoutNames(said: readonly Said[]): readonly Said[] {
  const ofGerm = said.some(({ text }) => text.startsWith('Some of the drugs tested '));
  return ofGerm ? said.filter(({ text }) => !/^(?:These|Others) are /.test(text)) : said;
}

type Count = ReturnType<typeof countingOnce>;

/** A lesser finding. */
function isLight({ attributes: { importance } }: ToldFinding): boolean {
  return importance === 'note' || importance === 'normal';
}

/** Takes the report's own words with what theirs mean from beside what is told, hardest first, until the whole reads easily. */
function leaveOutOwnWords(
  told: readonly { said: Said[] }[],
  counts: ReadabilityCounts,
  most: number,
  count: Count,
): void {
  const left = { ...counts };
  const quotes = told
    .flatMap((one) =>
      one.said.flatMap((said, at) => {
        if (!isOwnWords(said)) return [];
        const next = one.said.findIndex(({ text }, index) => index > at && !text.startsWith('In this line, '));
        const group = one.said.slice(at, next < 0 ? undefined : next);
        return [{ one, group, own: count(group.map(({ text }) => text)) }];
      }),
    )
    .sort((a, b) => gradeOf(b.own).fkgl - gradeOf(a.own).fkgl);
  for (const { one, group, own } of quotes) {
    if (gradeOf(left).fkgl <= most) return;
    left.words -= own.words;
    left.sentences -= own.sentences;
    left.syllables -= own.syllables;
    one.said = one.said.filter((other) => !group.includes(other));
  }
}

const BEGINS =
  /\b(?:prescri\w+|(?:was|were|been|began|begun|started|placed|put|sent|discharged|going)(?: \w+){0,2} (?:on|with))\b/i;

/** What stands on the list that the reader goes home with, or was taken from it. */
const ON_LIST =
  /\bmedicine list includes\b|\bis a new medicine\b|\bstays on your list\b|^The report says to stop\b|\bis on hold\b|\bthe report prints (?:this|it like this)\b|^Your [^.]{3,80} has been (?:changed|increased|lowered)\b/i;

/** Tells of a medicine or a treatment that was begun or that the reader goes home with. */
function begins(said: readonly Said[], ctx: Context): boolean {
  return said.some(
    ({ text, knowledge }) =>
      ON_LIST.test(text) ||
      (BEGINS.test(text) &&
        (/\b(?:prescri\w+|hormone|medicines?|antibiotics?)\b/i.test(text) ||
          knowledge.some((id) => ctx.knowledge.medicine(id) !== undefined))),
  );
}

/** However hard its words are, an allergy is never left out. */
function isAllergy([first]: readonly Said[]): boolean {
  return first?.text.startsWith('Under allergies') === true;
}

function withoutMedicalWord(said: Said): Said {
  // The report's own words stay as they are.
  const text = said.text
    .split(/(“[^”]*”)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/ \((?=[a-z])[^()\d]{9,}\)/g, '')))
    .join('');
  return { ...said, text };
}

/** Without the medical names in brackets behind everyday ones: the glossary holds them. */
function withoutTerms(said: Said, { knowledge }: Context): Said {
  const terms = said.knowledge.flatMap((id) => knowledge.concept(id)?.term ?? []);
  return { ...said, text: terms.reduce((text, term) => text.replace(` (${term})`, ''), said.text) };
}

/**
 * Takes lines that may be spared out of a list, hardest first, until the whole reads no harder than `most`; gives the
 * counts of what is left. They still stand in the side-by-side view.
 */
function leaveOutHardest(
  told: { said: Said[]; spare?: boolean; keep?: boolean }[],
  counts: ReadabilityCounts,
  most: number,
  count: Count,
  mayGo: (one: { said: Said[]; spare?: boolean; keep?: boolean }) => boolean | undefined = ({ spare }) => spare,
): ReadabilityCounts {
  const spares = told
    .filter(mayGo)
    .map((one) => ({ one, own: count([textOf(one.said)]) }))
    .sort((a, b) => gradeOf(b.own).fkgl - gradeOf(a.own).fkgl);
  const left = { ...counts };
  const out = new Set<object>();
  for (const { one, own } of spares) {
    if (gradeOf(left).fkgl <= most) break;
    left.words -= own.words;
    left.sentences -= own.sentences;
    left.syllables -= own.syllables;
    out.add(one);
  }
  if (out.size > 0) told.splice(0, told.length, ...told.filter((one) => !out.has(one)));
  return left;
}

interface ToldFinding {
  said: Said[];
  /** A line of the report told whole, beside what its conclusion says. */
  spare?: boolean;
  /** Stays, however hard it reads. */
  keep?: boolean;
  attributes: Omit<AnalysisFinding, 'id' | 'text'>;
}

function plainFinding(finding: WrittenFinding): ToldFinding {
  const spare =
    finding.retold &&
    !isAllergy([finding.plan.what]) &&
    (finding.importance === 'note' || finding.importance === 'normal');
  // A result of which only its own words say it stays, however hard they read.
  const keep = finding.concluded && finding.frames.some(({ ownWords }) => ownWords === 'unbound');
  return { said: sentencesOf(finding), spare, ...(keep ? { keep } : {}), attributes: attributesOf(finding) };
}

/** A line of the conclusion that could not be explained stands before all that was found beside it. */
function quotedFinding(line: Quoted): ToldFinding {
  const { said, span, sensitive, calm, concluded, denied, read, frame } = line;
  const well = denied || (calm && !concluded) || frame?.kind === 'normal' || frame?.kind === 'absent';
  const importance = well ? 'normal' : concluded && !calm ? 'important' : 'note';
  const meant = frame
    ? {
        assertion: frame.assertion,
        negated: frame.negated,
        temporality: frame.temporality,
        experiencer: frame.experiencer,
        change: frame.change,
        laterality: frame.laterality,
      }
    : denied
      ? ({ assertion: 'absent', negated: true } as const)
      : (line.meant ?? {});
  const concepts = frame?.head ? [frame.head.ref.id] : [];
  return {
    said,
    spare: (!concluded || !read) && !isAllergy(said),
    attributes: { ...PLAINLY, ...meant, source: span, importance, sensitive, concepts },
  };
}

function conclusionsRead(quoted: readonly Quoted[], told: readonly ToldFinding[], ctx: Context) {
  return {
    lines: conclusionSentences(ctx).length,
    unread: quoted.filter((line) => !line.calm && !line.read).length,
    beside: told.flatMap(({ said }) => said).filter(isOwnWords).length,
  };
}

function olderFinding(said: Said[]): ToldFinding {
  const source = said[0]?.sources[0] ?? { start: 0, end: 0 };
  return {
    said,
    attributes: {
      ...PLAINLY,
      assertion: 'historical',
      temporality: 'historical',
      source,
      importance: 'note',
      sensitive: false,
      concepts: said[0]?.knowledge ?? [],
    },
  };
}

function criticalFinding(written: WrittenLab): ToldFinding {
  const { lab } = written;
  return {
    said: [criticalStatement(written), written.what],
    spare: false,
    attributes: {
      ...PLAINLY,
      source: lab.source,
      importance: 'urgent',
      urgency: 'new',
      sensitive: false,
      concepts: lab.test === null ? [] : [lab.test],
    },
  };
}

function labOf({ lab, what, more }: WrittenLab): AnalysisLab {
  const { row: _row, distance: _distance, flagDisagrees: _disagrees, beyondCritical: _beyond, ...fields } = lab;
  return { ...fields, text: textOf([what, ...more]) };
}

function recommendationOf({ kind, said }: WrittenRecommendation): Analysis['recommendations'][number] {
  return { text: textOf(said), kind, source: said[0]?.sources[0] ?? null };
}

/** The report's own sentences, for its grade level: rows of figures are no sentences. */
function readableReport({ understanding: { report } }: Context): string[] {
  const sentences = report.sentences.map((sentence) => report.clean.slice(sentence.span.start, sentence.span.end));
  return sentences.length > 0
    ? sentences
    : report.labRows.map((row) => report.clean.slice(row.source.start, row.source.end));
}
