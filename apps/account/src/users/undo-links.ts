import type { EntityManager } from 'typeorm';
import { tooManyEmailChanges } from './users.errors.js';

export interface NewUndoLink {
  /** Of the secret that is mailed. */
  readonly digest: string;
  readonly seconds: number;
  readonly userId: string;
  /** The address that the link restores, to which it is mailed. */
  readonly email: string;
}

/** How long a change of the address can be undone. */
export const undoSeconds = 7 * 86_400;

/** As many changes of one user as can be undone at a time. None is dropped for a newer one: it may be the owner's. */
const mostUndoLinks = 10;

/** Keeps a link that undoes a change, through the transaction of the change. */
export async function addUndoLink(db: EntityManager, link: NewUndoLink): Promise<void> {
  const [{ count }] = (await db.query(
    `select count(*)::int as count from mailed_links
      where user_id = $1 and purpose = 'undo' and expires > now()`,
    [link.userId],
  )) as [{ count: number }];
  if (count >= mostUndoLinks) throw tooManyEmailChanges();
  await keepUndoLink(db, link);
}

/** The same at the completion of a change, which has been counted when it was requested. */
export async function keepUndoLink(db: EntityManager, link: NewUndoLink): Promise<void> {
  await db.query(
    `insert into mailed_links (digest, purpose, user_id, email, expires)
     values ($1, 'undo', $2, $3, now() + make_interval(secs => $4))`,
    [link.digest, link.userId, link.email, link.seconds],
  );
}
