import { expect, it } from 'vitest';
import { placeWords } from '../scripts/knowledge/place-words.js';
import { wholeKnowledge } from './whole-knowledge.js';

it('words of place are explained by their parts, where both are sure and nothing else has the name', () => {
  const { concepts } = wholeKnowledge().data;
  const words = new Map(placeWords(concepts, []).map(({ says, meaning }) => [says[0], meaning]));
  expect(words.get('perigastric')).toBe('Around the stomach.');
  expect(words.get('retrosternal') ?? 'Behind the breastbone.').toBe('Behind the breastbone.');
  // The neck of the womb or the neck; a pressure of the heart's sac; said of more than the place.
  for (const other of ['pericervical', 'pericardial', 'paraumbilical', 'subrenal'])
    expect(words.has(other)).toBe(false);
  const known = [{ says: ['perigastric'], meaning: 'Near the stomach.' }];
  const others = placeWords(concepts, known).flatMap(({ says }) => says);
  expect(others).not.toContain('perigastric');
});
