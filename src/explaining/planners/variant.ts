import type { FieldAnswer } from '../../understanding/types.js';
import { list } from '../words/english.js';

/**
 * What was found in a gene. The name of the answer holds, between bars: what is known of its harm, in how many of the two
 * copies it is, which change was looked for, and its share in percent.
 */
export function toldVariant({ answer, name = '' }: FieldAnswer, gene: string): string {
  const [harm, copies, looked = '', share = ''] = name.split('|');
  const joined = /^bcr\b/i.test(gene);
  if (harm === 'untested') return `the gene ${gene} was not tested`;
  if (harm === 'uncertain') return `a change was found in the gene ${gene}, and it is not known what it means`;
  if (harm === 'any') return `no change was found in the gene${/,| and | or /.test(gene) ? 's' : ''} ${spoken(gene)}`;
  if (joined && answer === 'absent') return `the joined gene ${gene} (Philadelphia change) was not found`;
  if (joined) return `the joined gene ${gene} (Philadelphia change) was found${share === '' ? '' : `, at ${share}%`}`;
  if (answer === 'absent' && looked !== '') return `the change ${looked} was not found in the gene ${gene}`;
  if (answer === 'absent') return `no harmful change was found in the gene ${gene}`;
  const change = harm === 'harmful' ? 'a change that can cause illness' : 'a change';
  const where = copies === 'homozygous' ? 'both copies' : copies === 'heterozygous' ? 'one of the two copies' : '';
  const which = looked === '' ? '' : ` (${looked})`;
  const part = share === '' ? '' : `, in ${share}% of its copies`;
  return `${change} was found in ${where === '' ? '' : `${where} of `}the gene ${gene}${which}${part}`;
}

/** "BCR-ABL1, CALR, MPL" -> "BCR-ABL1, CALR and MPL" */
export function spoken(names: string): string {
  return list(names.split(/,? and |, /));
}
