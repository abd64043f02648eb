import { Screened } from '../../reading/index.js';
import type { SectionKind, Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isGrave } from '../findings/grave.js';
import type { Planned } from '../planners/index.js';
import { retellLine } from './retell.js';
import { bodyOf } from './retold-clause.js';

/** Words after which a name may be no news of now. */
const LEAVES_OPEN = new Screened(
  /\b(?:if|unless|whether|rule[ds]?|exclude\w*|versus|vs|or|history|previous\w*|prior|past|ago|father|mother|brother|sister|risk|concern\w*|worr\w+|question\w*|not|never|without|den(?:y|ies|ied)|resol\w+|prevent\w*|prophyla\w+|presum\w+|likely|probabl[ye]|possibl[ye]|suspect\w*|suggest\w*|thought|felt|source|target|goal|consider\w*|differential|among|states?|mom|mum|dad|son|daughter|wife|husband|baby|vaccin\w*|immuni[sz]\w*|screen\w*|decision|should|would|could|may|might|will)\b|\?/i,
);

/** The grave illnesses of a sentence that says them plainly and cannot be retold: told whole as a line, else by name. */
export function graveOf(sentence: Sentence, planned: readonly Planned[], ctx: Context): Planned[] {
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  if (!CAME_UP.has(section) || LEAVES_OPEN.test(ctx.clean(sentence.span))) return [];
  const body = bodyOf(sentence).start;
  const grave = planned.filter((one) =>
    one.frames.every((frame) => isCertain(frame) && saysThere(frame, body, ctx) && isGrave(frame, ctx)),
  );
  // Told whole where that is possible, with the weight of what it names.
  const line = grave.length === 0 ? null : retellLine(sentence, ctx);
  if (line === null) return grave;
  return [
    { frames: grave.flatMap(({ frames }) => frames), plan: { what: line, details: [], meaning: [] }, retold: true },
  ];
}

/** "Developed sepsis", "CT showed an infarct": led to by a word that says it is there. */
const LEADS_THERE =
  /\b(?:develop(?:s|ed|ing)|ha[ds]|have|having|with|w\/|show(?:s|ed|ing|n)?|reveal(?:s|ed|ing)|found|diagnosed|confirm(?:s|ed|ing)|demonstrat(?:es|ed|ing)|noted|suffer(?:s|ed|ing)|sustain(?:s|ed|ing)|complicated by|went into|due to|secondary to|from|there (?:is|was|are|were)|[A-Z]{2,5}:)\s[^.;]{0,70}$/i;
/** Says no more than that something is there. */
const ANY_LUMP =
  /^(?:lesion|mass|nodule|lump|growth|tumou?r|neoplasm|abnormality|finding|infection|disease|noncompliance|tumor-cells|st-elevation)$/;

function saysThere({ head }: Frame, body: number, ctx: Context): boolean {
  if (head === null || head.span.start < body || ANY_LUMP.test(head.ref.id)) return false;
  return LEADS_THERE.test(ctx.clean({ start: Math.max(body, head.span.start - 110), end: head.span.start }) + ' ');
}

/** Where a note tells what came up. */
const CAME_UP: ReadonlySet<SectionKind> = new Set([
  'hospital_course', 'history_present', 'chief_complaint', 'other', 'results', 'consults', 'condition',
]); // biome-ignore format: one list

const isCertain = ({ assertion, certainty, temporality, kind }: Frame): boolean =>
  assertion === 'present' &&
  certainty === 'certain' &&
  temporality === 'recent' &&
  (kind === 'finding' || kind === 'diagnosis');
