import { createHmac, hkdfSync } from 'node:crypto';
import type { WholeEvent } from './event.js';

/**
 * The trail is several chains, so that acts on different people's data do not wait for one lock. In a chain each event's
 * hash is keyed and covers the hash before it: without the key nobody can change, remove or move one unseen.
 */
export const CHAINS = 16;

/** An event as it stands in its chain. */
export interface Link extends WholeEvent {
  id: number;
  origin: string | null;
  createdAt: Date;
  chain: number;
  sequence: number;
}

export interface Head {
  chain: number;
  /** How many events the chain has. */
  sequence: number;
  /** Of the last one; empty when there is none. */
  hash: Buffer;
}

/** The keys for links, addresses and heads, made from one secret. */
export interface AuditKey {
  readonly links: Buffer;
  readonly origins: Buffer;
  readonly heads: Buffer;
}

export function auditKey(secret: string): AuditKey {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `audit ${use}`, 32));
  return { links: key('links'), origins: key('origins'), heads: key('heads') };
}

/** The chain of an event: that of the person whose data it touches, so that one person's acts stay in order. */
export function chainOf(event: WholeEvent): number {
  return (event.subjectUserId ?? event.actorUserId ?? event.subjectPatientId ?? event.objectId ?? 0) % CHAINS;
}

/** The hash of a link after the one with `previous`. */
export function linkHash(key: AuditKey, previous: Uint8Array, link: Link): Buffer {
  const fields = [
    link.chain,
    link.sequence,
    link.id,
    link.createdAt.toISOString(),
    link.actorUserId,
    link.verb,
    link.objectType,
    link.objectId,
    link.subjectUserId,
    link.subjectPatientId,
    link.result,
    link.origin,
    // Links of versions that did not record it end here: they must keep their hash.
    ...(link.withUserId === null ? [] : [link.withUserId]),
  ];
  return createHmac('sha256', key.links).update(previous).update(JSON.stringify(fields)).digest();
}

/** What is kept of a network address: enough to see that two acts came from one place, not where that is. */
export function originOf(key: AuditKey, address: string): string {
  return createHmac('sha256', key.origins).update(address).digest('hex').slice(0, 32);
}
