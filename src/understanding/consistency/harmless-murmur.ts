import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** Behind or beside a murmur: that it is the sound of a healthy heart. */
const HARMLESS =
  /\b(?:felt|sounds?|sounded|thought|deemed|likely|probably|clinically|considered) (?:to be |an? )?(?:innocent|benign|physiologic(?:al)?|functional|flow)\b/i;
const IN_DOUBT = /\b(?:not|vs\.?|versus|rule out|r\/o|\?|unless|unlikely)\b|\?/i;
const MURMURS: ReadonlySet<string> = new Set(['heart-murmur', 'cardiac-murmur']);

/** "2/6 murmur, felt innocent": a harmless sound, and no other. Changes the frames it is given. */
export function nameHarmlessMurmurs(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    if (frame.head === null || !MURMURS.has(frame.head.ref.id) || frame.assertion !== 'present') continue;
    const sentence = report.sentences[frame.sentence]?.span ?? frame.source;
    const words = report.clean.slice(frame.head.span.end, sentence.end);
    if (!HARMLESS.test(words) || IN_DOUBT.test(words)) continue;
    frame.head = { ...frame.head, ref: { ...frame.head.ref, id: 'innocent-murmur' } };
  }
}
