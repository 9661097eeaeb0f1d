import { defineError } from '@fieldpost/errors';
import { type EntityKind, textOfMoment } from '@fieldpost/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { archive, record } from '../audit/record.js';
import { removeCollaborators } from '../collaborators/collaborators.repository.js';

const notPurgeCandidate = defineError(
  'not_purge_candidate',
  'invalid_argument',
  '{argument} not valid: {reason}',
);

/** An entity to purge. */
export interface Purged {
  /** Kind of its collaborators and its history. */
  readonly kind: EntityKind | 'clients';
  readonly table: 'applications' | 'clients' | 'components' | 'gateways';
  /** Name in the audit log. */
  readonly noun: 'application' | 'client' | 'component' | 'gateway';
  readonly id: string;
  /** Selects, for the id `$1`, `isLive` (not deleted yet) and `until` (expiry of its last token). */
  readonly status: string;
  /** Description of these tokens. */
  readonly tokens: string;
  readonly notFound: () => Error;
  /** Removes the data of other apps under the id; idempotent. The id is reserved until then. */
  readonly forgetElsewhere?: () => Promise<void>;
}

interface Standing {
  readonly isLive: boolean;
  /** Null when there is no valid token. */
  readonly until: Date | null;
}

/** The author of a purge, and whether it requires that all tokens have expired. */
export interface Purging {
  readonly by: Actor;
  readonly pace: 'now' | 'wait';
}

/**
 * Deletes an entity with its collaborators and all dependent rows. Its history is kept in the audit log under another kind, so
 * that the next entity with this id does not show it. Unless the pace is `now`, throws while one of its tokens may be valid,
 * because the bearer would have access to the next entity.
 */
export async function purge(db: DataSource, purged: Purged, { by, pace }: Purging): Promise<void> {
  const { kind, table, noun, id, forgetElsewhere } = purged;
  if (forgetElsewhere) {
    // Outside of the transaction, so that no lock is held during the call of oauth.
    await requirePurgeCandidate(db.manager, purged, pace);
    await forgetElsewhere();
  }
  await db.transaction(async (tx) => {
    // A statement of its own: the next one sees the changes of the last holder, such as a new token.
    await tx.query(`select 1 from ${table} where id = $1 for update`, [id]);
    await requirePurgeCandidate(tx, purged, pace);
    await removeCollaborators(tx, { kind, id });
    await tx.query(`delete from ${table} where id = $1`, [id]);
    await record(tx, by, { kind, id, action: `${noun}.purged` });
    await archive(tx, { kind, id });
  });
}

/** Texts have whole minutes. */
const roundedUpMs = 59_999;

async function requirePurgeCandidate(db: EntityManager, purged: Purged, pace: 'now' | 'wait'): Promise<void> {
  const { noun, id, tokens } = purged;
  const [status] = await db.query<Standing[]>(purged.status, [id]);
  if (!status) throw purged.notFound();
  const argument = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  if (status.isLive) throw notPurgeCandidate({ argument, reason: `${id} is not deleted` });
  const { until } = status;
  if (pace === 'now' || until === null || until.getTime() <= Date.now()) return;
  const reason = `tokens ${tokens} ${id} may live until ${textOfMoment(new Date(until.getTime() + roundedUpMs))}; the admin command does not wait with --now`;
  throw notPurgeCandidate({ argument, reason });
}
