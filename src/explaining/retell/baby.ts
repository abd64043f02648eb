import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { list } from '../words/english.js';

/** What only the mother has, or what is looked at in her. */
const MOTHERS =
  /^(?:left |right |own )?(?:womb|neck of the womb|cervix|ovar\w+|afterbirth|placenta|birth canal|unborn baby|vagina\w*|doctor|blood pressure|pregnancy|due date|belly button)\b|^(?:left |right )?(?:egg|fallopian) tube/i;

const cache = new WeakMap<Context, boolean>();

/** True for the ultrasound of an unborn child: the body parts that it lists are the child's. */
export function isOfUnborn(ctx: Context): boolean {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const { clean, type } = ctx.understanding.report;
  const is =
    type.modality === 'ultrasound' &&
    /\b(?:intrauterine (?:pregnancy|gestation)|IUP|fetal|fetus(?:es)?|foetal|foetus|gestational age)\b/i.test(clean) &&
    /\b(?:biometry|BPD|biparietal|femur length|four[- ]chamber|fetal (?:anatomy|heart|echo\w*|weight|survey|spine|kidneys?|head|cranium|skull|face|limbs|stomach|bladder|diaphragm|ventricles|cerebellum|lie|presentation)|EFW|cephalic|breech|anatomy (?:scan|survey))\b/i.test(
      clean,
    ) &&
    // After the birth the same words stand in the history.
    !/\b(?:postpartum|neonat\w+ (?:head|hip|spine))\b/i.test(clean);
  cache.set(ctx, is);
  return is;
}

/** "Of your head" in the ultrasound of an unborn child is said of the child's. */
export function ofBaby(text: string, ctx: Context): string {
  if (!isOfUnborn(ctx)) return text;
  return (
    text
      .replace(/\b(Y|y)our (?=([^,.]+))/g, (all, first: string, rest: string) =>
        MOTHERS.test(rest) ? all : first === 'Y' ? 'The baby’s ' : 'the baby’s ',
      )
      // "A small hole between the lower parts of the heart": the mother's is not looked at.
      .replace(/(\b[Tt]he baby’s [^.“”]{2,60}?) in your unborn baby\b/g, '$1')
      .replace(/“[^”]*”|\b(of|around|inside|in) the (heart|brain)\b/g, (all, where?: string, organ?: string) =>
        where === undefined ? all : `${where} the baby’s ${organ}`,
      )
  );
}

const SIZES: Readonly<Record<string, string>> = {
  BPD: 'width of the head',
  HC: 'distance around the head',
  AC: 'distance around the belly',
  FL: 'length of the thigh bone',
  HL: 'length of the upper arm bone',
  TCD: 'width of the lower back of the brain',
};
const SIZE = /\b(BPD|HC|AC|FL|HL|TCD)\b(?: ?\([^()\n]{1,30}\))?\s{0,6}[:=-]?\s{0,6}(\d{1,3}(?:\.\d{1,2})?) ?(mm|cm)\b/g;

/** The rows of a growth scan ("BPD 47 mm 20 w 2 d"), gathered with what each letter measures. Null where none stands there. */
export function babySizes(ctx: Context, isTold: (sentence: Sentence) => boolean): Said | null {
  if (!isOfUnborn(ctx)) return null;
  const { sentences, sections } = ctx.understanding.report;
  const sources: Span[] = [];
  const told = new Map<string, string>();
  for (const sentence of sentences) {
    const { span, section } = sentence;
    if (isTold(sentence)) continue;
    if (!/^(?:findings|results|other|impression)$/.test(sections[section]?.kind ?? 'other')) continue;
    let any = false;
    for (const [, letters = '', figure, unit] of ctx.clean(span).matchAll(SIZE)) {
      // Two babies, or two days: whose figure is whose is not told here.
      if (told.has(letters)) return null;
      told.set(letters, `${SIZES[letters]} (${letters}) ${figure} ${unit}`);
      any = true;
    }
    if (any) sources.push(span);
  }
  return told.size < 2 ? null : say(`the report gives these sizes of the baby: ${list([...told.values()])}`, sources);
}

/** "Your spine looked normal." in the ultrasound of an unborn child is said of the child. */
export function tellOfBaby(planned: Planned[], ctx: Context): Planned[] {
  if (!isOfUnborn(ctx)) return planned;
  // A row of the scan is told of the one it belongs to already.
  const told = (said: Said): Said => (said.whole ? said : { ...said, text: ofBaby(said.text, ctx) });
  return planned.map((one) => ({
    ...one,
    plan: {
      ...one.plan,
      what: ofOnePart(inBaby(told(one.plan.what), one, ctx), one, ctx),
      details: one.plan.details.map(told),
    },
  }));
}

/** "Fetal Profile: Normal" is no word on the whole child. */
function ofOnePart(what: Said, { frames: [frame] }: Planned, ctx: Context): Said {
  const label = frame === undefined ? null : ctx.understanding.report.sentences[frame.sentence]?.label;
  if (frame === undefined || what.text !== 'Your unborn baby looked normal.') return what;
  if (/\bgrowth\b/i.test(ctx.clean(frame.source)))
    return { ...what, text: 'The report calls the growth of the baby normal.' };
  if (label == null) return what;
  const printed = label.text.replace(/[\s:]+$/, '');
  return WHOLE_CHILD.test(printed) ? what : { ...what, text: `The report calls this normal: “${printed}”.` };
}

const WHOLE_CHILD = /^\W*(?:the )?(?:f(?:o)?etus(?:es)?|f(?:o)?etal|baby|f(?:o)?etal (?:anatomy|survey|exam\w*))\W*$/i;

/** Organs that are looked at in the child, unless the words or what heads them name the mother. */
const CHILDS = /^(?:kidneys-urinary|heart-vessels|lungs|bones-joints|brain-nerves|digestive)$/;
const OF_MOTHER = /\b(?:matern\w*|mothers?|uter\w+|cervi\w+|placent\w+|umbilical|adnex\w*|ovar\w*|fibroid\w*|cord)\b/i;

/** "A wide kidney center on the left side": whose kidney it is, where the words do not say. */
function inBaby(what: Said, { frames }: Planned, ctx: Context): Said {
  const [first] = frames;
  if (first === undefined || first.kind !== 'finding' || first.head === null || first.head.kind !== 'finding')
    return what;
  const { sentences, sections } = ctx.understanding.report;
  const sentence = sentences[first.sentence];
  const heads = `${sections[sentence?.section ?? -1]?.heading?.text ?? ''} ${sentence === undefined ? '' : ctx.clean(sentence.span)}`;
  if (!CHILDS.test(ctx.knowledge.concept(first.head.ref.id)?.system ?? '') || OF_MOTHER.test(heads)) return what;
  const shows = /^The (?:ultrasound|report) (?:shows|may show|probably shows) /i.test(what.text);
  return shows && !/\b(?:baby|unborn|womb|your|pregnan\w+)\b/i.test(what.text)
    ? { ...what, text: what.text.replace(/\.?$/, ' in the baby.') }
    : what;
}
