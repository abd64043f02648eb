import { recordAudit } from '../audit/index.js';
import { fold, tokenize } from '../knowledge/index.js';
import type { Actor } from '../ports/actor.js';
import { listOwnTexts } from './access/store.js';
import type { AnalysesWorld } from './world.js';

/** A report that holds a word, and the line where it stands first. */
export interface ReportThatSays {
  id: number;
  title: string;
  /** When it was explained, ISO. */
  date: string;
  line: string;
}

/** Reports that are looked through, the newest. */
const LOOKED_THROUGH = 50;
const SHOWN = 5;
const LINE_CHARACTERS = 160;

/** The actor's own explained reports that hold one of these names, the newest first; at most five. */
export async function ownReportsThatSay(
  world: Pick<AnalysesWorld, 'db' | 'sealer'>,
  actor: Actor,
  names: readonly string[],
): Promise<ReportThatSays[]> {
  const wanted = names.map(foldedWords).filter((words) => words.length > 0);
  if (wanted.length === 0) return [];
  const rows = await world.db.transaction(async (tx) => {
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'search', objectType: 'analysis', objectId: null });
    return listOwnTexts({ db: tx, sealer: world.sealer }, actor.userId, LOOKED_THROUGH);
  });
  const found: ReportThatSays[] = [];
  for (const { id, title, originalName, createdAt, reportText } of rows) {
    if (found.length === SHOWN) break;
    const line = reportText?.split('\n').find((one) => says(foldedWords(one), wanted));
    if (line === undefined) continue;
    found.push({ id, title: title ?? originalName, date: createdAt.toISOString(), line: cut(line) });
  }
  return found;
}

function foldedWords(text: string): string[] {
  return tokenize(text)
    .filter((token) => token.kind !== 'mark')
    .map((token) => (token.kind === 'word' ? fold(token.text) : token.text));
}

function says(line: readonly string[], wanted: readonly (readonly string[])[]): boolean {
  return wanted.some((words) =>
    line.some((_, at) => at + words.length <= line.length && words.every((word, index) => line[at + index] === word)),
  );
}

function cut(line: string): string {
  const bare = line.replace(/\s+/g, ' ').trim();
  return bare.length > LINE_CHARACTERS ? `${bare.slice(0, LINE_CHARACTERS).trimEnd()}…` : bare;
}
