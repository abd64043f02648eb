import type { Context } from '../context.js';

const ILLNESS =
  /^(?:(?:type-[12]-)?diabetes(?:-mellitus)?|uncontrolled-diabetes|diabetic-(?:ketoacidosis|nephropathy|neuropathy|retinopathy|foot(?:-ulcer)?))$/;
const TREATED = /\bdiabetes\b|\binsulin\b/i;

const known = new WeakMap<Context, boolean>();

/** Whether the report names diabetes of the reader, or a medicine for it: what a level stands for in others says nothing then. */
export function hasKnownDiabetes(ctx: Context): boolean {
  let has = known.get(ctx);
  if (has === undefined) {
    const { frames } = ctx.understanding;
    has = frames.some(
      ({ head, negated, assertion, experiencer }) =>
        head !== null &&
        !negated &&
        experiencer === 'patient' &&
        assertion !== 'absent' &&
        (ILLNESS.test(head.ref.id)
          ? assertion === 'present' || assertion === 'historical'
          : head.kind === 'medicine' && TREATED.test(ctx.knowledge.medicine(head.ref.id)?.lay ?? '')),
    );
    known.set(ctx, has);
  }
  return has;
}
