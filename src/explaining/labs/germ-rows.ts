import type { LabTest } from '../../knowledge/index.js';
import { GERM_ANSWER, GERM_FOUND, germNamed } from '../../reading/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { withArticle } from '../words/english.js';

/** A row that answers whether a germ was found. */
export interface GermRow {
  found: boolean;
  text: string;
  /** The germ, or the infection by it, in the knowledge base. */
  id: string;
}

const NOT_FOUND = /^(?:not|none|un)|^neg/i;
/** What a test for a germ says where it found none. */
const NONE_THERE = /(?:germ|virus|parasite)s? (?:was|were) not found/i;

/** Whether a test of the base found its germ; null for other tests and answers. */
export function germTested({ value, number, row }: UnderstoodLab, test: LabTest | undefined): boolean | null {
  const answer = value.trim();
  if (!NONE_THERE.test(test?.answers?.negative ?? '') || row.pending || number !== null || !GERM_ANSWER.test(answer))
    return null;
  return GERM_FOUND.test(answer) ? true : NOT_FOUND.test(answer) ? false : null;
}

/** In what the germ was looked for, behind its name. */
const TRACES = /\s*(?:\([^)]*\)|\b(?:DNA|RNA|PCR|NAAT|by PCR)\b)\s*$/i;

/**
 * "Norovirus GI/GII   Not Detected": told by the germ's plain name. Null for rows of other things, and for answers that
 * are neither yes nor no.
 */
export function germRow({ name, value, row }: UnderstoodLab, ctx: Context): GermRow | null {
  const answer = value.trim();
  if (row.pending || !GERM_ANSWER.test(answer)) return null;
  const found = GERM_FOUND.test(answer);
  if (!found && !NOT_FOUND.test(answer)) return null;
  const id = germNamed(name, ctx.knowledge);
  const concept = id === null ? undefined : ctx.knowledge.concept(id);
  if (id === null || concept?.lay === undefined) return null;
  const germ = concept.kind === 'organism';
  // What an infection that was found means is told by its finding.
  if (found && !germ) return null;
  const lay = concept.layNumber === 'singular' ? withArticle(concept.lay) : concept.lay;
  const printed = name.replace(TRACES, '').replace(TRACES, '');
  const known = lay.toLowerCase().includes(printed.toLowerCase());
  const told = found ? 'found' : germ ? 'did not find' : 'found no sign of';
  return { found, id, text: `the lab ${told} ${germ || found ? lay : concept.lay}${known ? '' : ` (${printed})`}` };
}
