import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';
import type { Said } from '../said.js';

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
    /\b(?:biometry|BPD|biparietal|femur length|four[- ]chamber|fetal (?:anatomy|heart|echo\w*|weight|survey|spine|kidneys?|head)|EFW|cephalic|breech|anatomy (?:scan|survey))\b/i.test(
      clean,
    ) &&
    // After the birth the same words stand in the history.
    !/\b(?:postpartum|neonat\w+ (?:head|hip|spine))\b/i.test(clean);
  cache.set(ctx, is);
  return is;
}

/** "Your spine looked normal." in the ultrasound of an unborn child is said of the child. */
export function tellOfBaby(planned: Planned[], ctx: Context): Planned[] {
  if (!isOfUnborn(ctx)) return planned;
  const told = (said: Said): Said => ({
    ...said,
    text: said.text
      .replace(/\b(Y|y)our (?=([^,.]+))/g, (all, first: string, rest: string) =>
        MOTHERS.test(rest) ? all : first === 'Y' ? 'The baby’s ' : 'the baby’s ',
      )
      // "A small hole between the lower parts of the heart": the mother's is not looked at.
      .replace(/“[^”]*”|\b(of|around|inside|in) the heart\b/g, (all, where?: string) =>
        where === undefined ? all : `${where} the baby’s heart`,
      ),
  });
  return planned.map((one) => ({
    ...one,
    plan: { ...one.plan, what: told(one.plan.what), details: one.plan.details.map(told) },
  }));
}
