import { describe, expect, it } from 'vitest';
import { saidOf } from './whom.js';

describe('a child that a sentence names at its beginning', () => {
  const told = (text: string) => saidOf(text, 'child');

  it('is not named again for what belongs to it', () => {
    expect(told('You have a rash on your face and your arms.')).toBe(
      'Your child has a rash on their face and their arms.',
    );
    expect(told('Your diagnosis is a bulge in your right groin.')).toBe(
      'Your child’s diagnosis is a bulge in their right groin.',
    );
  });

  it('is named again where the words could mean somebody else, and in each new sentence', () => {
    expect(told('You were told by your parents to rest your arm.')).toContain('rest your child’s arm');
    expect(told('You have a fever. Your throat is red.')).toBe('Your child has a fever. Your child’s throat is red.');
  });
});
