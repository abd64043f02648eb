import type { Context } from '../context.js';
import { isBefore } from '../findings/importance.js';

/** What was done of which a question asks whether it will be. */
interface Deed {
  /** The question, in the words of the knowledge base. */
  asks: RegExp;
  /** The ids that answer it where they were done, placed, or stand on the list. */
  by: RegExp;
}

const DEEDS: readonly Deed[] = [
  {
    asks: /\blung\b.*\bdrained\b|\bfluid need to be drained\b/i,
    by: /^(?:thoracentesis|chest-tube|pleurodesis|decortication|pleural-drain)/,
  },
  { asks: /\bbelly\b.*\bdrained\b|\bfluid need to be drained\b/i, by: /^(?:paracentesis|peritoneal-drain)/ },
  { asks: /\bneed a pacemaker\b/i, by: /pacemaker/ },
  {
    asks: /\bmedicine to lower the chance of a clot\b|\bneed a blood thinner\b/i,
    by: /^(?:warfarin|apixaban|rivaroxaban|dabigatran|edoxaban|enoxaparin|heparin|fondaparinux|dalteparin)$/,
  },
  {
    asks: /\bjoint pain\b/i,
    by: /^(?:\w+-)*(?:arthroplasty|joint-replacement|knee-replacement|hip-replacement|shoulder-replacement)/,
  },
  { asks: /\bdo I need oxygen at home\b/i, by: /^home-oxygen/ },
];

const IS_DONE: ReadonlySet<string> = new Set(['procedure', 'device', 'treatment', 'medicine', 'finding']);

/** "Has been treated successfully": how it will be treated is no question any more. */
const HAS_BEEN_TREATED =
  /\b(?:(?:has|have|had) been|was|were) (?:\w+ly )?treated (?:\w+ly )?(?:successfully|completely|adequately|fully)\b|\b(?:successfully|completely|adequately|fully) treated\b|\b(?:has|have|had)? ?(?:completed|finished) (?:a |the |his |her |their )?(?:[\w-]+ ){0,4}(?:course|antibiotics?|treatment|therapy)\b/i;
const HOW_TREATED = /^how will .*\b(?:treated|healed)\b/i;

/** True for a question that this report has answered: what it asks about was done, is on the list, or is over. */
export function isAnswered(question: string, of: { id: string; sentence: number }, ctx: Context): boolean {
  if (ctx.teller.sees || ctx.understanding.report.type.type === 'laboratory') return false;
  const deeds = DEEDS.filter(({ asks }) => asks.test(question));
  if (deeds.length > 0 && wasDone(deeds, ctx)) return true;
  return HOW_TREATED.test(question) && (wasTreated(of, ctx) || leftTreated(ctx));
}

/** The paper of a stay tells the treatment itself: what it was is no question. */
function leftTreated({ understanding: { report } }: Context): boolean {
  return report.type.type === 'discharge_summary' && TREATED.test(report.clean);
}

const TREATED =
  /\b(?:treated with|was treated|were treated|received|started on|completed|underwent|was given|were given|managed with|course of|antibiotics?|discharged on)\b/i;

function wasDone(deeds: readonly Deed[], ctx: Context): boolean {
  return ctx.understanding.frames.some(
    (frame) =>
      frame.head !== null &&
      IS_DONE.has(frame.kind) &&
      !frame.negated &&
      frame.experiencer === 'patient' &&
      frame.assertion === 'present' &&
      frame.medicine?.change !== 'stopped' &&
      !isBefore(frame, ctx) &&
      deeds.some(({ by }) => by.test(frame.head?.ref.id ?? '')),
  );
}

/** In its own sentence, or in one behind it that points back. */
function wasTreated({ id, sentence }: { id: string; sentence: number }, ctx: Context): boolean {
  const { sentences, sections } = ctx.understanding.report;
  const named = ctx.understanding.frames.flatMap((frame) => (frame.head?.ref.id === id ? [frame.sentence] : []));
  return [sentence, ...named].some((at) =>
    [at, at + 1, at + 2].some((index) => {
      const line = sentences[index];
      const own = sentences[at];
      if (line === undefined || own === undefined || sections[line.section] !== sections[own.section]) return false;
      const words = ctx.clean(line.span);
      return (
        HAS_BEEN_TREATED.test(words) && (index === at || /^\W*(?:this|it|these|which|that|he|she|they)\b/i.test(words))
      );
    }),
  );
}
