import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { fold, tokenize } from '../knowledge/index.js';
import type { Actor } from '../ports/actor.js';
import { findOwnText, holdSearch, listOwnTextSizes } from './access/store.js';
import { messages } from './messages.js';
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
/** Bytes of them that are opened and read: a hundred reports of the usual length. The newest is read whatever its size. */
const MOST_BYTES = 1_000_000;
/** After so long no further report is begun, and none is read on. */
const MOST_MS = 500;
const LINES_BETWEEN_LOOKS = 250;
const SHOWN = 5;
const LINE_CHARACTERS = 160;

/**
 * The actor's own explained reports that hold one of these names, the newest first; at most five. Bounded in reports,
 * bytes and time, for it runs on the web server. Throws 429 while another search of this account runs.
 */
export async function ownReportsThatSay(
  world: Pick<AnalysesWorld, 'db' | 'sealer' | 'clock'>,
  actor: Actor,
  names: readonly string[],
): Promise<ReportThatSays[]> {
  const wanted = names.map(foldedWords).filter((words) => words.length > 0);
  if (wanted.length === 0) return [];
  return world.db.transaction(async (tx) => {
    if (!(await holdSearch(tx, actor.userId))) throw new ApiError(429, messages.oneSearch, 1);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'search', objectType: 'analysis', objectId: null });
    const started = world.clock.now().getTime();
    const isLate = () => world.clock.now().getTime() - started >= MOST_MS;
    const found: ReportThatSays[] = [];
    let room = MOST_BYTES;
    for (const [index, { id, bytes }] of (await listOwnTextSizes(tx, actor.userId, LOOKED_THROUGH)).entries()) {
      if (index > 0 && bytes > room) continue;
      if (found.length === SHOWN || (index > 0 && isLate())) break;
      room -= bytes;
      // One at a time: between two of them others have their turn.
      const report = await findOwnText({ db: tx, sealer: world.sealer }, actor.userId, id);
      const line = report && firstLineThatSays(report.reportText ?? '', wanted, isLate);
      if (!report || !line) continue;
      const { title, originalName, createdAt } = report;
      found.push({ id, title: title ?? originalName, date: createdAt.toISOString(), line: cut(line) });
    }
    return found;
  });
}

function firstLineThatSays(text: string, wanted: readonly (readonly string[])[], isLate: () => boolean): string | null {
  for (const [index, line] of text.split('\n').entries()) {
    if (index % LINES_BETWEEN_LOOKS === LINES_BETWEEN_LOOKS - 1 && isLate()) return null;
    if (says(foldedWords(line), wanted)) return line;
  }
  return null;
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
