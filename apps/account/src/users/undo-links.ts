import type { EntityManager } from 'typeorm';
import { tooManyEmailChanges } from './users.errors.js';

export interface NewUndoLink {
  /** Digest of the mailed secret. */
  readonly digest: string;
  readonly seconds: number;
  readonly userId: string;
  /** The address that the link restores, and that it is mailed to. */
  readonly email: string;
}

/** Time for which a change of the address can be undone. */
export const undoSeconds = 7 * 86_400;

/** Undo links per user. Older ones are not dropped for newer ones, because they may be the owner's. */
const mostUndoLinks = 10;

/** Stores an undo link, in the transaction of the change. */
export async function addUndoLink(db: EntityManager, link: NewUndoLink): Promise<void> {
  const [{ count }] = (await db.query(
    `select count(*)::int as count from mailed_links
      where user_id = $1 and purpose = 'undo' and expires > now()`,
    [link.userId],
  )) as [{ count: number }];
  if (count >= mostUndoLinks) throw tooManyEmailChanges();
  await keepUndoLink(db, link);
}

/** The same when a change completes, without the limit, which was checked at the request. */
export async function keepUndoLink(db: EntityManager, link: NewUndoLink): Promise<void> {
  await db.query(
    `insert into mailed_links (digest, purpose, user_id, email, expires)
     values ($1, 'undo', $2, $3, now() + make_interval(secs => $4))`,
    [link.digest, link.userId, link.email, link.seconds],
  );
}
