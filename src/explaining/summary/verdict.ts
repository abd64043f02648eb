import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { CONCLUSIONS } from '../findings/importance.js';
import { isClerical } from '../findings/office.js';
import { type Said, say } from '../nets/said.js';

export interface Verdict {
  said: Said;
  /** Normal or negative. */
  calm: boolean;
}

const VERDICT =
  /^\W{0,3}(?:\d{1,2}[.)]\s*)?(?:this is an? )?(?:essentially |entirely |completely |overall |otherwise )?(normal|abnormal|unremarkable|negative|positive) (?:[\w/-]+,? (?:and )?){0,5}?(?:study|studies|exam|examination|tests?|tracing|eeg|emg|ecg|ekg|electro\w+|echocardiogram|scan|mri|ct|cta|mra|spect|x-?rays?|radiographs?|ultrasound|sonogram|polysomnogram|spirometry|mammogram|angiogram)(?: for age)?\W*$/i;
/** "Negative right foot.", "Normal cervical spine study including flexion views.", "Negative." */
const OF_A_PART =
  /^\W{0,3}(?:\d{1,2}[.)]\s*)?(?:essentially |entirely |completely )?(normal|unremarkable|negative)(?: (?!for\b|but\b|with\b|except\b|apart\b|other\b|no\b|and\b|or\b)[\w/-]+){0,5}?(?: including (?:[\w/-]+ ){1,3}views?)?\W*$/i;
/** "Well 5-year-old female.", "Healthy Tanner III male, developing normally.": what a check-up comes to. */
const WELL =
  /^\W{0,3}(?:\d{1,2}[.)]\s*)?(?:this is an? )?(well|healthy)(?:[- ]appearing)?[, -]+(?:(?:tanner (?:stage )?[IVX\d]+|\d{1,2}[- ](?:year|month|week|day)s?(?:[, -]+(?:and )?\d{1,2}[- ]?(?:month|week|day)s?)?[- ]old|white|black|caucasian|african[- ]american|hispanic|asian|young|adult|term)[, ]+){0,3}(?:child|baby|infant|boy|girl|male|female|adolescent|teen(?:ager)?|toddler|newborn|adult|woman|man)(,? (?:who is )?(?:developing|growing)(?: and (?:developing|growing))? (?:normally|well|appropriately))?\W*$/i;
const TESTS = /\b(?:test|study|tracing|scan|ultrasound|x-rays?|mri|eeg|echocardiogram|mammogram)\b/i;

/** "Normal study.", "Abnormal EMG.": what the conclusion of a test calls the whole of it. Null for any other sentence. */
export function verdictOf(sentence: Sentence, ctx: Context): Verdict | null {
  const { report } = ctx.understanding;
  if (!CONCLUSIONS.has(report.sections[sentence.section]?.kind ?? 'other')) return null;
  const well = ctx.teller.sees ? null : WELL.exec(ctx.clean(sentence.span));
  if (well !== null)
    return {
      said: say(
        `the report says that you are ${/^healthy/i.test(well[1] ?? '') ? 'healthy' : 'well'}${well[2] === undefined ? '' : ' and are developing as expected'}`,
        [sentence.span],
      ),
      calm: true,
    };
  // "Normal exam." of a visit is what the doctor felt and heard.
  if (!ctx.teller.sees && !TESTS.test(report.type.title) && !/\bstud(?:y|ies)\b/i.test(ctx.clean(sentence.span)))
    return null;
  const words = ctx.clean(sentence.span);
  const part = report.type.type === 'imaging' && namesOnlyParts(sentence, ctx) ? OF_A_PART.exec(words) : null;
  const whole = VERDICT.exec(words);
  // "Fibroid uterus. Normal ovaries.": of that part alone, where the conclusion finds something else.
  if (whole === null && part !== null && (concludesSomething(ctx) || concludesMore(sentence, ctx))) return null;
  const word = (whole ?? part)?.[1]?.toLowerCase();
  // "Otherwise unremarkable limited study" calls neither all of it nor what was not seen normal.
  if (
    word === undefined ||
    /\b(?:otherwise|limited|partial|incomplete|suboptimal|portions?|parts?|visuali[sz]ed|remainder|rest)\b/i.test(words)
  )
    return null;
  const called = word === 'unremarkable' ? 'normal' : word;
  const meant = called === 'negative' ? 'negative (what it looks for was not found)' : called;
  return {
    said: say(`the report calls this test ${meant}`, [sentence.span]),
    calm: called === 'normal' || called === 'negative',
  };
}

const LEADS =
  /^\W{0,3}(?:\d{1,2}[.)]\s*)?(?:this is an? )?(?:(?:mildly|moderately|markedly|severely) )?abnormal (?:[\w/-]+,? (?:and )?){0,5}?(?:study|exam|tracing|eeg|emg|ecg|ekg|electro\w+|echocardiogram|polysomnogram|spirometry|tests?),? (?:due to|because of|on account of|with|showing|demonstrating|consistent with|indicating|suggesti\w+)\b/i;

/** "Abnormal EEG due to sharp waves": what the conclusion calls the test before it says why. Null for any other sentence. */
export function leadingVerdict(sentence: Sentence, ctx: Context): Said | null {
  const { report } = ctx.understanding;
  if (!CONCLUSIONS.has(report.sections[sentence.section]?.kind ?? 'other')) return null;
  return LEADS.test(ctx.clean(sentence.span)) ? say('the report calls this test abnormal', [sentence.span]) : null;
}

function concludesSomething(ctx: Context): boolean {
  return ctx.understanding.frames.some(
    (frame) =>
      (frame.kind === 'finding' || frame.kind === 'diagnosis') &&
      !frame.negated &&
      (frame.assertion === 'present' || frame.assertion === 'possible') &&
      CONCLUSIONS.has(ctx.section(frame)),
  );
}

/** "Normal right hip. Immature left hip (Graf IIa).": another line of the conclusion, and no denial or order. */
function concludesMore({ index }: Sentence, ctx: Context): boolean {
  const { report } = ctx.understanding;
  return report.sentences.some(
    ({ index: at, section, span }) =>
      at !== index &&
      CONCLUSIONS.has(report.sections[section]?.kind ?? 'other') &&
      SAYS_MORE.test(ctx.clean(span)) &&
      /[a-z]/.test(ctx.clean(span)) &&
      !/\b(?:negative|normal|unremarkable)\W*$/i.test(ctx.clean(span)) &&
      !isClerical(ctx.clean(span)),
  );
}

const SAYS_MORE =
  /^(?!\W*(?:\d{1,2}[.)]\s*)?(?:no|nil|normal|negative|unremarkable|clear|without|otherwise|recommend\w*|suggest\w*|repeat|follow|clinical|correlat\w*|routine|please|if|end|there (?:is|are) no|the rest)\b)\W*[^\n]*[a-z]{3}/i;

/** Beside the verdict only parts of the body, the test and its views: "normal growth" is no verdict on the test. */
function namesOnlyParts({ span }: Sentence, ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  if (OF_ONE_THING.test(clean.slice(span.start, span.end))) return false;
  let rest = '';
  let from = span.start;
  for (const mention of ctx.mentions.within(span)) {
    if (!['anatomy', 'test', 'procedure'].includes(mention.kind) || mention.span.start < from) continue;
    rest += clean.slice(from, mention.span.start);
    from = mention.span.end;
  }
  rest += clean.slice(from, span.end);
  return !/[a-z]/i.test(rest.replace(AROUND, ' '));
}

/** Of that alone, not of the test, though it may stand in the name of a part ("heart size"). */
const OF_ONE_THING =
  /\b(?:sizes?|function\w*|motion|flow|alignment|rhythm|variants?|contours?|limits?|range|wall|appearance|position|anatomy|growth|development|markings)\b/i;
const AROUND =
  /\b(?:essentially|entirely|completely|normal|unremarkable|negative|the|of|right|left|both|bilateral|study|series|exam\w*|including|flexion|extension|pa|ap|lateral|oblique|views?|adult|portable|frontal)\b/gi;

/** What the conclusion calls the test: the first such sentence that is not calm, else all that are. */
export function overallVerdict(ctx: Context): Verdict | null {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const verdicts = ctx.understanding.report.sentences
    .map((sentence) => verdictOf(sentence, ctx))
    .filter((verdict) => verdict !== null);
  const [first] = verdicts;
  const amiss = verdicts.find(({ calm }) => !calm);
  const same = verdicts.every(({ said }) => said.text === first?.said.text);
  const all =
    first === undefined || amiss !== undefined || verdicts.length === 1 || !same
      ? (amiss ?? first ?? null)
      : {
          said: say(
            first.said.text.replace('calls this test', 'calls each part of this test'),
            verdicts.flatMap(({ said }) => said.sources),
          ),
          calm: true,
        };
  cache.set(ctx, all);
  return all;
}

const cache = new WeakMap<Context, Verdict | null>();
