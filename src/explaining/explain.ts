import type { Analysis, AnalysisLab, WrittenField } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import type { Understanding } from '../understanding/types.js';
import { withItsThing } from './advice/nothing-more.js';
import { groundSpans, writeQuestions } from './advice/questions.js';
import {
  bareWords,
  hangsOn,
  pressingFirst,
  type WrittenRecommendation,
  writeRecommendations,
} from './advice/recommendations.js';
import { tellAdviceWhole } from './advice/whole.js';
import { computeConfidence, type Origin } from './confidence.js';
import { type Context, makeContext } from './context.js';
import { readEasily } from './easier.js';
import { sentencesOf } from './findings/fields.js';
import { planAll, writeFindings } from './findings/findings.js';
import { rankOf } from './findings/importance.js';
import { withLineFields } from './findings/line-fields.js';
import { sayListed } from './findings/listed.js';
import { nowhereTold } from './findings/nowhere.js';
import { owedLines } from './findings/owed.js';
import { askOnce, joinTableRows, sayOnce, takeFrightening } from './findings/said-once.js';
import { givesNothingAway, isOfAnotherSample, samplesOf, tellsOfIt } from './findings/shut.js';
import {
  begins,
  criticalFinding,
  olderFinding,
  plainFinding,
  quotedFinding,
  shutAdvice,
  type ToldFinding,
} from './findings/told-finding.js';
import { criticalLabs } from './findings/urgent.js';
import { askedFor, deathIn, FAMILY_QUESTIONS, saidOf, turnSaid, type Whom, whomOf } from './findings/whom.js';
import { explainComments } from './labs/comments.js';
import { tellOtherDays } from './labs/days.js';
import { olderResults, type WrittenLab, writeLabs } from './labs/labs.js';
import { askedBesideResults, leaveOutTold } from './labs/notes.js';
import { timeResults } from './labs/times.js';
import { isPartOfNamed } from './labs/weight.js';
import { tellWholeComments, withoutWhole } from './labs/whole.js';
import { addFurtherWords, explainQuotes, leadOnce } from './nets/explained-quotes.js';
import { fallenLines } from './nets/fallen.js';
import { lostParts, quoteLost } from './nets/lost.js';
import { nameWhatIsMeant } from './nets/named.js';
import { joinPointingBack } from './nets/pointing-back.js';
import { hangQuotes } from './nets/quote-beside.js';
import { type Said, say, textOf } from './nets/said.js';
import { tellOwnWords, tellQuotes } from './nets/told-quotes.js';
import { unheardLines } from './nets/unheard.js';
import { quoteUnsaid, toldInPart } from './nets/unsaid.js';
import { settleQuotes } from './nets/verbatim.js';
import { notInAccount, operationAccount, withoutSteps } from './operation/account.js';
import { tellLeftIn } from './operation/left-in.js';
import { titleOf } from './operation/title.js';
import { mergeSpans, type SideBySide, writeSideBySide } from './plain.js';
import { isOwnWords } from './retell/narrative.js';
import { leaveToWholeLines } from './retell/told-whole.js';
import { putFirst, withNoteAdded } from './stay/added-later.js';
import { withListForHome } from './stay/held.js';
import { tellOfHerBaby } from './stay/of-her-baby.js';
import { takeWhatIsToDo } from './stay/to-do.js';
import { isByProblem, tellTogether } from './stay/together.js';
import { tellInOrder } from './story/in-order.js';
import { openingLine, storyView } from './story/story-view.js';
import { type Quoted, unreadLines } from './summary/conclusion.js';
import { conclusionSentences } from './summary/conclusion-sentences.js';
import { writeKeyPoints } from './summary/key-points.js';
import { underItsTopic } from './summary/picture-topics.js';
import { withinLimit, writeSummary } from './summary/summary.js';
import { nameOnce } from './tissue/names-once.js';
import { nameItsSample } from './tissue/of-which-sample.js';
import { writeGlossary } from './words/glossary.js';
import { leaveOutIdleWords } from './words/idle-words.js';
import { fleschKincaid, readabilityCounts } from './words/readability.js';
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
  // A sign of what is told nowhere else stands for it.
  const ids = new Set(findings.flatMap(({ frames }) => frames.map(({ id }) => id)));
  const main = findings.filter(
    ({ frames: [first], importance }) =>
      (first?.goesWith === undefined || (importance === 'urgent' && !ids.has(first.goesWith))) &&
      !(first?.ownWords === 'no_weight' && first.head === null),
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
    said: line.said.map((one, at) => (at === 0 ? underItsTopic(one, ctx) : one)),
    sensitive: line.sensitive || (announced && !givesNothingAway(line, ctx) && !isOfAnotherSample(line, samples, ctx)),
  });
  const unread = unreadLines(side.notExplained, planned, written, side.plain, ctx).map(withIt);
  for (const list of [findings, main]) leaveToWholeLines(list, unread, ctx);
  const quoted = unread.filter((line) => line.concluded);
  const beside = unread.filter((line) => !line.concluded && !line.advised);
  const asked = new Set(recommendations.map(({ said }) => bareWords(said)));
  recommendations.push(
    ...unread
      .filter((line) => line.advised && !asked.has(bareWords(line.said)))
      .map(({ said }) => ({
        kind: 'from_report' as const,
        said,
        spare: true,
        keep: said.some(({ text }) => hangsOn(text)),
      })),
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
  // What they stand beside is told whole by now.
  hangQuotes(findings, [quoted, beside, alone], ctx);
  main.splice(0, main.length, ...main.filter((one) => findings.includes(one)));
  const toDo = takeWhatIsToDo(findings, [...unread, ...alone], recommendations, ctx);
  tellAdviceWhole(recommendations, ctx);
  tellQuotes(recommendations, ctx, 'the report says');
  pressingFirst(recommendations, ctx);
  const calledBack = putFirst(recommendations, findings, ctx);
  for (const list of [findings, main, quoted, beside, alone] as (WrittenFinding | Quoted)[][])
    list.splice(0, list.length, ...list.filter((one) => !toDo.has(one) && !calledBack.has(one)));
  const view = storyView(side.plain, ctx);
  const whom = whomOf(ctx);
  const story = view === null || whom !== 'dead' ? view : { ...view, result: null, end: null };
  const heads = unread.filter(({ heads }) => heads !== undefined);
  const parts = { findings: main, labs, recommendations, quoted, heads, story };
  const turn = (said: Said): Said => tellOfHerBaby(turnSaid(sayListed(withItsThing(said, ctx), ctx), whom), ctx);
  const briefly = writeSummary(parts, ctx);
  const keyPoints = writeKeyPoints(parts, briefly, ctx).map((point) => nameItsSample(point.map(turn), ctx));
  const summary = withinLimit(
    nameItsSample(briefly.filter(({ text }) => whom !== 'dead' || !/^Ask your doctor what/.test(text)).map(turn), ctx),
    report.text,
  );
  const death = whom === 'dead' ? deathIn(ctx) : null;
  if (death !== null) summary.unshift(say('the report says that the person died', [death]));
  const questions = questionsFor(whom, main, labs, recommendations, ctx);
  // A medicine that was prescribed or begun is never left out for easier reading.
  const kept = (one: ToldFinding): ToldFinding => (begins(one.said, ctx) ? { ...one, spare: false, keep: true } : one);
  const plain = (finding: WrittenFinding) => kept(plainFinding(finding));
  const quote = (line: Quoted) => kept(quotedFinding({ ...line, said: withListForHome(line.said, line.span, ctx) }));
  const critical = criticalLabs(labs);
  // "Glucose 512 … in keeping with ketoacidosis": the illness that the report names leads.
  const named = critical.filter(({ lab }) => isPartOfNamed(lab, ctx, Number.POSITIVE_INFINITY));
  const told = [
    ...critical.filter((lab) => !named.includes(lab)).map((lab) => criticalFinding(lab, ctx)),
    ...findings.filter((finding) => finding.importance === 'urgent').map(plain),
    ...named.map((lab) => criticalFinding(lab, ctx)),
    ...inOrder(
      quoted.filter((line) => !line.calm),
      findings.filter((finding) => finding.importance === 'important'),
      ctx,
    ).map((one) => ('plan' in one ? plain(one) : quote(one))),
    ...shut.map(shutAdvice),
    ...quoted.filter((line) => line.calm).map(quote),
    ...findings.filter(({ importance }) => importance === 'note').map(plain),
    ...[...beside, ...alone.map(withIt)].map(quote),
    ...findings.filter(({ importance }) => importance === 'normal').map(plain),
    ...olderResults(ctx).map(olderFinding),
  ].sort(byWeight);
  const wholly = tellWholeComments({ told, recommendations, labs, summary, keyPoints }, ctx);
  withoutWhole(side, wholly, report.clean);
  const explained = explainComments(told, recommendations, labs, ctx, wholly);
  if (explained.length > 0) {
    told.sort(byWeight);
    keyPoints.unshift(...explained.slice(0, 2).map((point) => point.map(turn)));
    keyPoints.splice(MOST_KEY_POINTS);
  }
  const asking = recommendations.flatMap(({ said }) => said);
  for (const one of askedBesideResults(labs, told.flatMap(({ said }) => said), asking, ctx)) // biome-ignore format: one call
    recommendations.push({ kind: 'from_report', said: [one], spare: false, keep: true });
  leaveOutTold(labs, told.flatMap(({ said }) => said), recommendations.flatMap(({ said }) => said), ctx); // biome-ignore format: one call
  tellOtherDays(told, labs, [...labs.flatMap(({ more }) => more), ...recommendations.flatMap(({ said }) => said)], ctx);
  if (whom === 'dead') for (const one of told) one.attributes.sensitive = false;
  if (story !== null) tellInOrder(told, ctx);
  const account = operationAccount(ctx);
  if (account !== null) {
    told.splice(0, told.length, ...withoutSteps(told, account, ctx));
    tellLeftIn(told, ctx);
    told.push(...account.told);
    told.sort(byWeight);
  }
  tellQuotes(told, ctx);
  sayOnce(told);
  settleQuotes({ summary, keyPoints, told, recommendations, labs, plain: side.plain }, ctx);
  for (const list of [told, recommendations]) {
    explainQuotes(list, ctx);
    leaveOutIdleWords(list);
  }
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
  withNoteAdded(told, ctx);
  const fieldsOf = (): [WrittenField, Said[][]][] => [
    ['summary', [summary]],
    ['keyPoints', keyPoints],
    ['findings', told.map(({ said }) => said)],
    ['labs', labs.map((lab) => [lab.what, ...lab.more])],
    ['recommendations', recommendations.map(({ said }) => said)],
    ['questions', questions.map((question) => [question])],
  ];
  joinTableRows(told);
  // What two lines of a sample say is the same only now that both are told in plain words.
  if (report.type.type === 'pathology') sayOnce(told);
  for (const list of [told, recommendations]) {
    tellOwnWords(list, ctx, turn);
    leadOnce(list);
  }
  if (report.type.type === 'pathology') nameOnce([[summary], keyPoints, told.map(({ said }) => said)], ctx);
  readEasily(
    { told, recommendations, summary, keyPoints, everything: () => fieldsOf().flatMap(([, items]) => items) },
    ctx,
    isByProblem(ctx) ? ROOM_FOR_NAMES : 0,
  );
  const textsOfAll = () => fieldsOf().flatMap(([, items]) => items.map(textOf));
  const gradeOfAll = () => fleschKincaid(textsOfAll());
  tellTogether(told, ctx, () => gradeOfAll().fkgl <= HARDEST);
  const heard = fieldsOf().flatMap(([field, items]) => (field === 'questions' ? [] : items));
  const fallen = fallenLines(heard, side.plain, { announced, account, most: HARDEST - ROOM_FOR_NAMES }, ctx);
  settleQuotes({ told: fallen }, ctx);
  for (const one of fallen) one.said = nameItsSample(one.said.map(turn), ctx);
  told.push(...fallen);
  told.sort(byWeight);
  nameWhatIsMeant(told, readabilityCounts(textsOfAll()), EASY, ctx);
  const read = conclusionsRead(quoted, told, ctx);
  for (const list of [told, recommendations]) addFurtherWords(list);
  const fields = fieldsOf();
  const saidAtLast = fields.flatMap(([field, items]) => (field === 'questions' ? [] : items.flat()));
  const lost = lostParts(saidAtLast, side.plain, side.notExplained, ctx);
  lost.push(...nowhereTold(saidAtLast, side.plain, [...side.notExplained, ...lost], ctx));
  const whole: SideBySide = {
    ...side,
    explained: Math.max(0, side.explained - Math.ceil(lost.length / 2)),
    notExplained: mergeSpans(
      account === null ? [...side.notExplained, ...lost] : notInAccount([...side.notExplained, ...lost], account),
      report.text,
    ),
  };
  return {
    reportType: report.type.type,
    title: titleOf(main, ctx),
    summary: textOf(summary),
    keyPoints: keyPoints.map(textOf),
    findings: told.map(({ said, attributes }, index) => {
      const text = textOf(said);
      return { id: `f${index + 1}`, text, ...withLineFields(attributes, text, ctx) };
    }),
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
      explanation: fleschKincaid(fields.flatMap(([, items]) => items.map(textOf))),
    },
    confidence: computeConfidence(whole, understanding, origin, {
      ...read,
      ...toldInPart(saidAtLast, ctx),
    }),
    engine: { ...ENGINE },
  };
}

const byWeight = (a: ToldFinding, b: ToldFinding): number => rankOf(a.attributes) - rankOf(b.attributes);

const MOST_KEY_POINTS = 5;
/** The grade that no explanation passes. */
const HARDEST = 8;
/** Up to this grade there is room for medical names behind everyday ones. */
const EASY = 6.4;
/** What the names of the problems of a stay add to the grade. */
const ROOM_FOR_NAMES = 0.05;

/** Of a sample, what was found comes first, and then rows and stains that no finding tells; else the lines in its words. */
function inOrder(lines: Quoted[], findings: WrittenFinding[], ctx: Context): (Quoted | WrittenFinding)[] {
  if (ctx.understanding.report.type.type !== 'pathology') return [...lines, ...findings];
  const first = Math.min(...findings.map(({ source }) => source.start));
  const before = lines.filter(({ span }) => span.start < first);
  return [...before, ...findings, ...lines.filter((line) => !before.includes(line))];
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

function conclusionsRead(quoted: readonly Quoted[], told: readonly ToldFinding[], ctx: Context) {
  return {
    lines: conclusionSentences(ctx).length,
    unread: quoted.filter((line) => !line.calm && !line.read).length,
    beside: told.flatMap(({ said }) => said).filter(isOwnWords).length,
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
