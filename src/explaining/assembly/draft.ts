import type { WrittenField } from '../../contract/analysis.js';
import { withItsThing } from '../advice/nothing-more.js';
import { groundSpans, writeQuestions } from '../advice/questions.js';
import type { Context } from '../context.js';
import { sayListed } from '../findings/listed.js';
import type { ToldFinding } from '../findings/told-finding.js';
import { askedFor, deathIn, FAMILY_QUESTIONS, turnSaid, type Whom, whomOf } from '../findings/whom.js';
import { type Said, say } from '../nets/said.js';
import { tellOfHerBaby } from '../stay/of-her-baby.js';
import { type StoryView, storyView } from '../story/story-view.js';
import { writeKeyPoints } from '../summary/key-points.js';
import { withinLimit } from '../summary/length.js';
import { writeSummary } from '../summary/summary.js';
import { nameItsSample } from '../tissue/of-which-sample.js';
import { findingsInOrder } from './findings-in-order.js';
import { type Gathered, gather } from './gathered.js';

/** An analysis on its way: all its written fields, which the stages that follow change, and whom it is told to. */
export interface Draft extends Gathered {
  whom: Whom;
  /** Says a sentence to whom it is told. */
  turn(said: Said): Said;
  story: StoryView | null;
  summary: Said[];
  keyPoints: Said[][];
  told: ToldFinding[];
  questions: Said[];
}

/** Gathers what there is to tell and writes each field of it once. */
export function draftOf(ctx: Context): Draft {
  const gathered = gather(ctx);
  const { side, main, labs, recommendations, quoted, heads } = gathered;
  const view = storyView(side.plain, ctx);
  const whom = whomOf(ctx);
  const story = view === null || whom !== 'dead' ? view : { ...view, result: null, end: null };
  const parts = { findings: main, labs, recommendations, quoted, heads, story };
  const turn = (said: Said): Said => tellOfHerBaby(turnSaid(sayListed(withItsThing(said, ctx), ctx), whom), ctx);
  const briefly = writeSummary(parts, ctx);
  const keyPoints = writeKeyPoints(parts, briefly, ctx).map((point) => nameItsSample(point.map(turn), ctx));
  const summary = withinLimit(
    nameItsSample(briefly.filter(({ text }) => whom !== 'dead' || !/^Ask your doctor what/.test(text)).map(turn), ctx),
    ctx.understanding.report.text,
  );
  const death = whom === 'dead' ? deathIn(ctx) : null;
  if (death !== null) summary.unshift(say('the report says that the person died', [death]));
  const questions = questionsFor(whom, gathered, ctx);
  const told = findingsInOrder(gathered, ctx);
  return { whom, turn, story, summary, keyPoints, questions, told, ...gathered };
}

/** The written fields with their items, a list of sentences each. */
export function fieldsOf(draft: Draft): [WrittenField, Said[][]][] {
  const { summary, keyPoints, told, labs, recommendations, questions } = draft;
  return [
    ['summary', [summary]],
    ['keyPoints', keyPoints],
    ['findings', told.map(({ said }) => said)],
    ['labs', labs.map((lab) => [lab.what, ...lab.more])],
    ['recommendations', recommendations.map(({ said }) => said)],
    ['questions', questions.map((question) => [question])],
  ];
}

/** Questions of the reader, of a parent, or of the family of someone who died. */
function questionsFor(whom: Whom, { main, labs, recommendations }: Gathered, ctx: Context): Said[] {
  if (whom === 'dead') return FAMILY_QUESTIONS.map((question) => say(question, groundSpans(ctx.understanding)));
  const questions = writeQuestions(main, labs, recommendations, ctx);
  return questions.map((question) => ({ ...question, text: askedFor(question.text, whom) }));
}
