import { defineError } from '@fieldpost/errors';
import type { EntityKind } from '@fieldpost/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { archive, record } from '../audit/record.js';

const notPurgeCandidate = defineError(
  'not_purge_candidate',
  'invalid_argument',
  '{argument} not valid: {reason}',
);

/** Something to be removed for good. */
export interface Purged {
  /** As the kind of its collaborators and of its history. */
  readonly kind: EntityKind | 'clients';
  readonly table: 'applications' | 'clients' | 'components' | 'gateways';
  /** What the audit log calls it. */
  readonly noun: 'application' | 'client' | 'component' | 'gateway';
  readonly id: string;
  /** Selects `isLive`, whether it was not deleted yet, and `until`, when the last of its tokens ends, for the id `$1`. */
  readonly status: string;
  /** Which tokens those are, in words. */
  readonly tokens: string;
  readonly notFound: () => Error;
  /** Ends what the other apps keep under the id; may be repeated. Until it is done the id stays taken. */
  readonly forgetElsewhere?: () => Promise<void>;
}

interface Standing {
  readonly isLive: boolean;
  /** Null when there is none that could live. */
  readonly until: Date | null;
}

/** Who removes it, and whether that waits until no token of it can be good any more. */
export interface Purging {
  readonly by: Actor;
  readonly pace: 'now' | 'wait';
}

/**
 * Removes an entity with its collaborators and everything below it; its history stays in the audit log, under a kind that
 * nobody reads who takes the id next. Unless the pace is `now`, no token of it may be good any more: whoever takes
 * the id next would share it with the bearer.
 */
export async function purge(db: DataSource, purged: Purged, { by, pace }: Purging): Promise<void> {
  const { kind, table, noun, id, forgetElsewhere } = purged;
  if (forgetElsewhere) {
    // Outside of the transaction, so that no lock waits for oauth. A deleted entity gets nothing new meanwhile.
    await requirePurgeCandidate(db.manager, purged, pace);
    await forgetElsewhere();
  }
  await db.transaction(async (tx) => {
    // By a statement of its own: the next one sees what the last holder wrote, such as that a token was made.
    await tx.query(`select 1 from ${table} where id = $1 for update`, [id]);
    await requirePurgeCandidate(tx, purged, pace);
    await tx.query('delete from collaborators where kind = $1 and entity_id = $2', [kind, id]);
    await tx.query(`delete from ${table} where id = $1`, [id]);
    await record(tx, by, { kind, id, action: `${noun}.purged` });
    await archive(tx, { kind, id });
  });
}

async function requirePurgeCandidate(db: EntityManager, purged: Purged, pace: 'now' | 'wait'): Promise<void> {
  const { noun, id, tokens } = purged;
  const [status] = await db.query<Standing[]>(purged.status, [id]);
  if (!status) throw purged.notFound();
  const argument = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  if (status.isLive) throw notPurgeCandidate({ argument, reason: `${id} is not deleted` });
  const { until } = status;
  if (pace === 'now' || until === null || until.getTime() <= Date.now()) return;
  const reason = `tokens ${tokens} ${id} may live until ${until.toISOString()}; the admin command does not wait with --now`;
  throw notPurgeCandidate({ argument, reason });
}
