import { defineError } from '@fieldpost/errors';
import type { EntityKind } from '@fieldpost/domain';
import type { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { archive, record } from '../audit/record.js';

const notPurgeable = defineError('not_purgeable', 'invalid_argument', '{argument} not valid: {reason}');

/** Something to be removed for good. */
export interface Purged {
  /** As the kind of its collaborators and of its history. */
  readonly kind: EntityKind;
  readonly table: 'applications' | 'components' | 'gateways';
  /** What the audit log calls it. */
  readonly noun: 'application' | 'component' | 'gateway';
  readonly id: string;
  /** Selects `isLive`, whether it was not deleted yet, and `until`, when the last of its tokens ends, for the id `$1`. */
  readonly standing: string;
  /** Which tokens those are, in words. */
  readonly tokens: string;
  readonly notFound: () => Error;
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
export function purge(db: DataSource, purged: Purged, { by, pace }: Purging): Promise<void> {
  const { kind, table, noun, id } = purged;
  return db.transaction(async (tx) => {
    const [found] = await tx.query<Standing[]>(purged.standing, [id]);
    if (!found) throw purged.notFound();
    requirePurgeable(purged, found, pace);
    await tx.query('delete from collaborators where kind = $1 and entity_id = $2', [kind, id]);
    await tx.query(`delete from ${table} where id = $1`, [id]);
    await record(tx, by, { kind, id, action: `${noun}.purged` });
    await archive(tx, { kind, id });
  });
}

function requirePurgeable({ noun, id, tokens }: Purged, standing: Standing, pace: 'now' | 'wait'): void {
  const argument = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  if (standing.isLive) throw notPurgeable({ argument, reason: `${id} is not deleted` });
  const { until } = standing;
  if (pace === 'now' || until === null || until.getTime() <= Date.now()) return;
  const reason = `tokens ${tokens} ${id} may live until ${until.toISOString()}; the admin command does not wait with --now`;
  throw notPurgeable({ argument, reason });
}
