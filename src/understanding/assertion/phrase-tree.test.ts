import { describe, expect, it } from 'vitest';
import type { CueRule } from './cues.js';
import { following, type PhraseNode, phraseTree } from './phrase-tree.js';

function rule(category: CueRule['category'], ...phrases: string[]): CueRule {
  return { category, direction: 'forward', phrases };
}

function walk(tree: PhraseNode, ...words: string[]): PhraseNode | undefined {
  return words.reduce<PhraseNode | undefined>((node, word) => node && following(node, word), tree);
}

describe('phraseTree', () => {
  it('reads parts with alternatives, of which an empty one may be left out', () => {
    const denied = rule('negated', 'no {good|clear|} {evidence|sign} {of|}');
    const tree = phraseTree([denied]);
    for (const words of ['no evidence', 'no clear sign', 'no good evidence of'])
      expect(walk(tree, ...words.split(' '))?.rules, words).toEqual([denied]);
    for (const words of ['no good', 'no', 'no good clear'])
      expect(walk(tree, ...words.split(' '))?.rules ?? [], words).toEqual([]);
    expect(tree.rules).toEqual([]);
  });

  it('ends all the rules that a phrase belongs to, in their order, each once', () => {
    const one = rule('negated', 'no {longer|more} {a|}');
    const other = rule('historical', 'no longer', 'no {longer|} {longer|}');
    expect(walk(phraseTree([one, other]), 'no', 'longer')?.rules).toEqual([one, other]);
    expect(walk(phraseTree([other, one]), 'no', 'longer')?.rules).toEqual([other, one]);
  });

  it('keeps an alternative of several words whole', () => {
    const tree = phraseTree([rule('pseudo', 'stable {compared to|since} the {prior|}')]);
    expect(walk(tree, 'stable', 'compared', 'to', 'the')?.rules).toHaveLength(1);
    expect(walk(tree, 'stable', 'compared', 'the')).toBeUndefined();
  });

  it('makes only the branches that are walked, however many there could be', () => {
    const tree = phraseTree([rule('pseudo', Array(40).fill('{a|b|c|d|e|f|g|h|}').join(' '))]);
    expect(walk(tree, ...'abcdefgh'.repeat(5))?.rules).toHaveLength(1);
    expect(walk(tree, ...'abcdefgh'.repeat(5), 'a')).toBeUndefined();
    expect([...tree.next.keys()]).toEqual(['a']);
  });
});
