import { defineError } from '@fieldpost/errors';
import type { EntityManager } from 'typeorm';

const tooManyRemoved = defineError(
  'too_many_removed',
  'resource_exhausted',
  'Too many {what} of {id} were removed in the last two days; those that were removed can be added again',
);

/** Removed names per kind and entity while their revocations are kept. */
const mostNames = 500;

/** A name that is added to an entity. */
export interface NameToAdd {
  readonly what: 'access keys' | 'clients' | 'collaborators' | 'members';
  /** Id of the entity. */
  readonly id: string;
  /** Prefix of the subject of its revocations, and the name. */
  readonly prefix: string;
  readonly name: string;
}

/**
 * Throws when too many names of the entity are in the revocation feed. All apps hold the feed in memory, so one tenant must not
 * fill it by adding and removing. A name that is in the feed already needs no further space.
 */
export async function requireFewRemoved(
  db: EntityManager,
  { what, id, prefix, name }: NameToAdd,
  most = mostNames,
): Promise<void> {
  const [{ count = 0, isKnown = false } = {}] = await db.query<{ count: number; isKnown: boolean }[]>(
    `select (select count(*)::int from (
               select from revocations
                where subject collate "C" >= $1 || '/' and subject collate "C" < $1 || '0' limit $3
             ) as found) as count,
            exists (select from revocations where subject = $1 || '/' || $2) as "isKnown"`,
    [prefix, name, most],
  );
  if (count >= most && !isKnown) throw tooManyRemoved({ what, id });
}
