import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Notifications } from '../ports/db.js';
import type { Log } from '../ports/log.js';

interface Subscription {
  readonly onPayload: (payload: string) => void;
  readonly onGap: () => void;
}

/** LISTEN on one connection of its own, made when first needed and made again, with growing waits, when it breaks. */
export function openNotifications(url: string, log: Log): Notifications & { close(): Promise<void> } {
  const channels = new Map<string, Set<Subscription>>();
  let closed = false;
  let connection: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'plainchart listen', keepAlive: true });
    let lost = false;
    const onLoss = () => {
      if (lost) return;
      lost = true;
      connection = null;
      void reconnect();
    };
    client.on('error', onLoss);
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of channels.get(channel) ?? []) subscription.onPayload(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lost = true;
      await client.end().catch(() => {});
      throw error;
    }
    client.on('end', onLoss);
    return client;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !closed && channels.size > 0 && !connection; wait = Math.min(wait * 2, 5_000)) {
      const attempt = connect();
      connection = attempt;
      try {
        await attempt;
        for (const subscriptions of channels.values()) for (const subscription of subscriptions) subscription.onGap();
        return;
      } catch (error) {
        connection = null;
        log.warn({ reason: (error as Error).message }, 'The listening connection to the database is lost');
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  return {
    async notify(tx, channel, payload) {
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    async listen(channel, onPayload, onGap = () => {}) {
      const subscription = { onPayload, onGap };
      const existing = channels.get(channel);
      if (existing) {
        existing.add(subscription);
        await connection?.catch(() => {});
      } else {
        channels.set(channel, new Set([subscription]));
        if (connection) {
          const client = await connection.catch(() => null);
          await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
        } else {
          await reconnect();
        }
      }
      return () => {
        channels.get(channel)?.delete(subscription);
      };
    },
    async close() {
      closed = true;
      const open = connection;
      connection = null;
      const client = await open?.catch(() => null);
      client?.removeAllListeners('end');
      await client?.end().catch(() => {});
    },
  };
}
