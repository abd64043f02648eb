import type { AnalysisFinding } from '../../contract/analysis.js';
import { Screened } from '../../reading/index.js';
import type { WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import type { WrittenLab } from '../labs/labs.js';
import type { Said } from '../nets/said.js';
import type { Quoted } from '../summary/conclusion.js';
import type { WrittenFinding } from '../written.js';
import { attributesOf, PLAINLY, sentencesOf } from './fields.js';
import { tellsTrouble } from './importance.js';
import { criticalStatement } from './urgent.js';

/** Advice that names what is only announced, shut with it. */
export function shutAdvice({ said }: WrittenRecommendation): ToldFinding {
  const source = said[0]?.sources[0] ?? { start: 0, end: 0 };
  return { said, attributes: { ...PLAINLY, source, importance: 'important', sensitive: true, concepts: [] } };
}

const BEGINS = new Screened(
  /\b(?:prescri\w+|(?:was|were|been|began|begun|started|placed|put|sent|discharged|going)(?: \w+){0,2} (?:on|with))\b/i,
);

/** What stands on the list that the reader goes home with, or was taken from it. */
const ON_LIST = new Screened(
  /\bmedicine list includes\b|\bis a new medicine\b|\bstays on your list\b|^The report says to stop\b|\bis on hold\b|\bthe report prints (?:this|it like this)\b|^Your [^.]{3,80} has been (?:changed|increased|lowered)\b/i,
);

/** Tells of a medicine or a treatment that was begun or that the reader goes home with. */
export function begins(said: readonly Said[], ctx: Context): boolean {
  return said.some(
    ({ text, knowledge }) =>
      ON_LIST.test(text) ||
      (BEGINS.test(text) &&
        (/\b(?:prescri\w+|hormone|medicines?|antibiotics?)\b/i.test(text) ||
          knowledge.some((id) => ctx.knowledge.medicine(id) !== undefined))),
  );
}

/** However hard its words are, an allergy is never left out. */
export function isAllergy([first]: readonly Said[]): boolean {
  return first?.text.startsWith('Under allergies') === true;
}

/** A finding as it is told: its sentences, whether it may be spared, and its fields. */
export interface ToldFinding {
  said: Said[];
  /** A line of the report told whole, beside what its conclusion says. */
  spare?: boolean;
  /** Stays, however hard it reads. */
  keep?: boolean;
  attributes: Omit<AnalysisFinding, 'id' | 'text'>;
}

/** What was found, by its statements. */
export function plainFinding(finding: WrittenFinding): ToldFinding {
  const spare =
    finding.retold &&
    !isAllergy([finding.plan.what]) &&
    (finding.importance === 'note' || finding.importance === 'normal');
  // A result of which only its own words say it stays, however hard they read.
  const keep = finding.concluded && finding.frames.some(({ ownWords }) => ownWords === 'unbound');
  return { said: sentencesOf(finding), spare, ...(keep ? { keep } : {}), attributes: attributesOf(finding) };
}

/** A line of the conclusion that could not be explained stands before all that was found beside it. */
export function quotedFinding(line: Quoted): ToldFinding {
  const { said, span, sensitive, calm, concluded, denied, read, frame } = line;
  const well =
    (denied || (calm && !concluded) || frame?.kind === 'normal' || frame?.kind === 'absent') &&
    !said.some(({ text }) => tellsTrouble(text.replace(/ \([^)]*\)/g, '')));
  // "Skin biopsy unexpectedly shows melanoma": weighs wherever it stands.
  const grave = sensitive && frame?.assertion === 'present' && frame.certainty === 'certain';
  const importance = well ? 'normal' : (concluded && !calm) || grave ? 'important' : 'note';
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
    attributes: Object.assign({}, PLAINLY, meant, { source: span, importance, sensitive, concepts } as const),
  };
}

/** A result of which only an older one could be read. */
export function olderFinding(said: Said[]): ToldFinding {
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

/** A result at a critical level. */
export function criticalFinding(written: WrittenLab, ctx: Context): ToldFinding {
  const { alarm, lab } = written;
  return {
    said: [criticalStatement(written, ctx), written.what],
    spare: false,
    attributes: {
      ...PLAINLY,
      source: lab.source,
      importance: 'urgent',
      urgency: alarm ? 'equivocal' : 'new',
      ...(alarm && { assertion: 'possible' as const }),
      sensitive: false,
      concepts: alarm ? [alarm.entry.concept] : lab.test === null ? [] : [lab.test],
    },
  };
}
