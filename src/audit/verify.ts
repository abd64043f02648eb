import type { Db, Tx } from '../ports/db.js';
import { type AuditKey, CHAINS, type Head, linkHash } from './chain.js';
import { readHeads, readLinks, readUnchained } from './store.js';

/** A place at which the trail is not what was written. */
export interface Damage {
  chain: number | null;
  sequence: number | null;
  what: string;
}

export interface Verdict {
  events: number;
  damage: Damage[];
}

const AT_ONCE = 5000;
/** After so many the rest is not worth a list. */
const ENOUGH = 100;

/**
 * Reads the whole trail and finds what was changed, removed, moved, added or cut off. `kept` are heads that were noted
 * outside the database before: they tell when the end of a chain, with its head, was taken back. Call it in a
 * transaction with one view of the database (REPEATABLE READ).
 */
export async function verifyTrail(db: Db | Tx, key: AuditKey, kept: readonly Head[]): Promise<Verdict> {
  const verdict: Verdict = { events: 0, damage: [] };
  const heads = new Map((await readHeads(db)).map((head) => [head.chain, head]));
  for (let chain = 0; chain < CHAINS; chain += 1) {
    const head = heads.get(chain);
    heads.delete(chain);
    if (!head) verdict.damage.push({ chain, sequence: null, what: 'the head of the chain is missing' });
    const noted = kept.filter((one) => one.chain === chain);
    await verifyChain(db, key, { chain, head, noted }, verdict);
    if (verdict.damage.length > ENOUGH) return verdict;
  }
  for (const chain of heads.keys()) verdict.damage.push({ chain, sequence: null, what: 'there is no such chain' });
  for (const id of (await readUnchained(db)).slice(0, ENOUGH)) {
    verdict.damage.push({ chain: null, sequence: null, what: `event ${id} stands in no chain` });
  }
  return verdict;
}

async function verifyChain(
  db: Db | Tx,
  key: AuditKey,
  { chain, head, noted }: { chain: number; head: Head | undefined; noted: readonly Head[] },
  verdict: Verdict,
): Promise<void> {
  const found = (sequence: number, what: string) => verdict.damage.push({ chain, sequence, what });
  let previous: Buffer = Buffer.alloc(0);
  let last = 0;
  for (;;) {
    const links = await readLinks(db, chain, last, AT_ONCE);
    for (const link of links) {
      if (link.sequence !== last + 1) {
        found(
          last + 1,
          link.sequence === last + 2 ? 'an event is missing' : `events up to ${link.sequence - 1} are missing`,
        );
      } else if (!linkHash(key, previous, link).equals(link.hash)) {
        found(link.sequence, 'an event was changed, moved or added');
      }
      for (const one of noted) {
        if (one.sequence === link.sequence && !one.hash.equals(link.hash)) {
          found(link.sequence, 'the event is not the one that was noted outside the database');
        }
      }
      previous = link.hash;
      last = link.sequence;
      verdict.events += 1;
      if (verdict.damage.length > ENOUGH) return;
    }
    if (links.length < AT_ONCE) break;
  }
  if (head && head.sequence > last) found(last + 1, `the end is cut off: there were ${head.sequence} events`);
  else if (head && (head.sequence < last || !head.hash.equals(previous)))
    found(last, 'the head does not fit the chain');
  for (const one of noted) {
    if (one.sequence > last && one.sequence > (head?.sequence ?? 0)) {
      found(last + 1, `the end is cut off: ${one.sequence} events were noted outside the database`);
    }
  }
}

/** Whether the trail was written with this key: true when the last event of some chain fits, or there is none. */
export async function isKeyOfTrail(db: Db | Tx, key: AuditKey): Promise<boolean> {
  let any = false;
  for (const head of await readHeads(db)) {
    if (head.sequence === 0) continue;
    const links = await readLinks(db, head.chain, Math.max(0, head.sequence - 2), 2);
    const last = links.at(-1);
    if (!last) continue;
    any = true;
    const before = links.length === 2 ? links[0]?.hash : Buffer.alloc(0);
    if (linkHash(key, before ?? Buffer.alloc(0), last).equals(last.hash)) return true;
  }
  return !any;
}
