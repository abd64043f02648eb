import type { TermAnswer } from '../contract/education.js';
import { EMPTY } from './shelf.js';

/** "G2P1", "g3 p2", "G3P2002", "G2P1A1": pregnancies, then births, as one figure or as the four of TPAL. */
const CODED = /^g\s?(\d{1,2})[\s,]*p\s?(\d{4}|\d{1,2})(?:[\s,]*(?:ab?|sab|tab)\s?(\d{1,2}))?$/i;

/** A birth history in figures, told one by one; null for every other query. */
export function birthHistory(asked: string): TermAnswer | null {
  const match = CODED.exec(asked.trim());
  if (!match) return null;
  const [, pregnancies = '', births = '', losses] = match;
  const parts: { text: string; meaning: string }[] = [
    { text: `G${pregnancies}`, meaning: `pregnant ${times(pregnancies)}, a pregnancy now counted in` },
  ];
  if (births.length === 4) {
    const [term = '', early = '', lost = '', living = ''] = births;
    const told = [
      `${count(term, 'birth')} at term`,
      `${count(early, 'birth')} too early`,
      `${count(lost, 'pregnancy', 'pregnancies')} lost or ended early`,
      `${count(living, 'child', 'children')} living`,
    ];
    parts.push({ text: `P${births}`, meaning: told.join(', ') });
  } else parts.push({ text: `P${births}`, meaning: `gave birth ${times(births)}, after at least 20 weeks` });
  if (losses)
    parts.push({ text: `A${losses}`, meaning: `${count(losses, 'pregnancy', 'pregnancies')} lost or ended early` });
  return {
    ...EMPTY,
    term: asked.toUpperCase(),
    explanation: `This is a birth history in short form. ${parts.map(({ text, meaning }) => `${text}: ${meaning}.`).join(' ')}`,
    commonUse: 'Doctors and midwives write it at the start of a note. Tell them if a number is not right.',
    relatedTerms: ['gravida'],
    basis: 'phrase',
    kind: 'Short form',
    parts: parts.map(({ text, meaning }) => ({ text, term: null, meaning, basis: 'entry' as const })),
  };
}

function times(figure: string): string {
  return Number(figure) === 1 ? '1 time' : `${Number(figure)} times`;
}

function count(figure: string, one: string, many = `${one}s`): string {
  return `${Number(figure)} ${Number(figure) === 1 ? one : many}`;
}
