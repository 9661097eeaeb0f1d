import type { EntityManager } from 'typeorm';
import type { Delivery } from '../devices/downlink.js';

type Database = Pick<EntityManager, 'query'>;

/** Longer than outages of brokers; older rows were left by a process that could not settle them. */
const keptFor = '7 days';

/**
 * Whether this message was queued when it was delivered before. Each row counts for one redelivery on a channel: of two
 * equal messages, one of which was queued, the other one is queued, too.
 */
export async function wasQueued(tx: Database, { channel, tag, digest }: Delivery): Promise<boolean> {
  const [, claimed]: [unknown, number] = await tx.query(
    `update queued_deliveries set channel = $1, tag = $2
     where (channel, tag) = (
       select channel, tag from queued_deliveries
       where digest = $3 and channel <> $1 order by queued_at limit 1)`,
    [channel, tag, digest],
  );
  return claimed === 1;
}

export async function noteQueued(tx: Database, { channel, tag, digest }: Delivery): Promise<void> {
  await tx.query('insert into queued_deliveries (channel, tag, digest) values ($1, $2, $3)', [
    ...[channel, tag, digest],
  ]);
}

/** Forgets deliveries that will not be repeated. */
export async function settle(db: Database, channel: string, tags: readonly number[]): Promise<void> {
  await db.query(
    `delete from queued_deliveries
     where (channel = $1 and tag = any($2)) or queued_at < now() - interval '${keptFor}'`,
    [channel, tags],
  );
}
