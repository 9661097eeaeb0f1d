import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditedChange, record } from '../audit/record.js';
import type { UserId } from '../values/user-id.js';
import { changeUser, isEmailTaken } from '../users/users.repository.js';
import { keepUndoLink } from '../users/undo-links.js';

/** What a link is for: a new password, to verify the address that it was sent to, or to restore that address. */
export type LinkPurpose = 'password' | 'email' | 'undo';

/** To whom a link goes. */
export interface Addressee {
  readonly username: string;
  readonly email: string;
  /** The other user who has verified this address already; a link to verify it is of no use then. */
  readonly owner?: string | null;
}

/** An address that was verified, and the one that it has replaced. */
export interface VerifiedEmail {
  readonly userId: UserId;
  /** Undefined where no verified address was replaced. */
  readonly former: string | undefined;
}

/** A link by its digest, with the new password of its user. */
export interface LinkWithPassword {
  readonly digest: string;
  readonly passwordHash: string;
}

export interface NewLink {
  /** Of the secret that is mailed. */
  readonly digest: string;
  /** How long it works. */
  readonly seconds: number;
}

interface Owner {
  readonly id: UserId;
  readonly username: string;
  /** Where the link was mailed to. */
  readonly email: string;
  readonly created: string;
}

const stateOf = (passwordHash: string) => `encode(sha256(convert_to(${passwordHash}, 'UTF8')), 'hex')`;

/** A row for nobody as well: it costs the same, and its digest fits no secret that was mailed. */
const insert = (purpose: LinkPurpose, email: string, condition: string): string => `
  with found as (select id, username, ${email} as email, password_hash from users where ${condition} and not is_banned),
       made as (
         insert into mailed_links (digest, purpose, user_id, email, password_state, expires)
         select $2, '${purpose}', found.id, found.email, ${stateOf('found.password_hash')},
                now() + make_interval(secs => $3)
           from (select) as one left join found on true)
  select found.username, found.email, o.username as owner
    from found
    left join users o on o.email_valid and o.id <> found.id and lower(o.email) = lower(found.email)`;

// Names have no "@" and addresses have one, and an address is verified by one user, so at most one row fits.
const forPassword = insert(
  'password',
  'email',
  '(username = $1 or lower(email) = lower($1)) and email_valid',
);
const forEmail = insert(
  'email',
  'coalesce(pending_email, email)',
  'id = $1 and (pending_email is not null or not email_valid)',
);

const isSame = (one: string, other: string) => `lower(${one} collate "C") = lower(${other} collate "C")`;

/**
 * The links of this purpose and digest that still work, with their users. A link that undoes a change works whatever the
 * address and the password are now: somebody else may have changed both.
 */
const good = (links: string): string => `
  select u.id, u.username, l.email, l.created::text
    from ${links} l
    join users u on u.id = l.user_id and not u.is_banned
   where l.purpose = $2 and l.digest = $1 and l.expires > now()
     and case l.purpose
           when 'password' then ${isSame('u.email', 'l.email')} and u.email_valid
                                and l.password_state = ${stateOf('u.password_hash')}
           when 'email' then ${isSame('coalesce(u.pending_email, u.email)', 'l.email')}
           else true
         end`;

/**
 * The user is held first, until the change is made: of several links of one user that are used at once each would wait for
 * what another has deleted, and all of them for ever.
 */
const hold =
  'select 1 from users where id = (select user_id from mailed_links where digest = $1) for no key update';

/** Whoever deletes the row has used it. */
const use = `
  with used as (delete from mailed_links where digest = $1 and purpose = $2 returning *)
  ${good('used')}`;

/**
 * What has expired goes when something comes: the table never holds more than the links of one lifetime. What others are
 * about to delete is left to them.
 */
const deleteExpired = `
  delete from mailed_links
   where digest in (select digest from mailed_links where expires <= now() for update skip locked)`;

/**
 * Where links that were mailed are kept. One works once, for the address and (for a new password) the password that its
 * user had when it was made.
 */
@Injectable()
export class MailedLinks {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** By name or verified address. For an unknown, unverified or banned user the same is written and nothing is mailed. */
  addForPassword(login: string, link: NewLink): Promise<Addressee | undefined> {
    return this.add(forPassword, login, link);
  }

  /** To the pending address, or to one that was never verified; undefined when there is none. */
  addForEmail(userId: UserId, link: NewLink): Promise<Addressee | undefined> {
    return this.add(forEmail, userId, link);
  }

  async isGood(purpose: LinkPurpose, digest: string): Promise<boolean> {
    return (await this.db.query<Owner[]>(good('mailed_links'), [digest, purpose])).length > 0;
  }

  /**
   * The new password, the end of every other such link and of what was issued before, and the history of it: all or
   * nothing. Undefined when the link is not good (any more).
   */
  usePassword({ digest, passwordHash }: LinkWithPassword, address: string): Promise<UserId | undefined> {
    return this.db.transaction(async (db) => {
      const owner = await takeLink(db, 'password', digest);
      if (!owner) return undefined;
      await changeUser(db, owner.id, { password: passwordHash });
      await deleteLinks(db, owner.id, ['password', 'email']);
      await note(db, owner, { address, action: 'user.password_reset' });
      return owner.id;
    });
  }

  /**
   * Puts the address in force as a verified one, ends every other such link, and keeps the undo link when a verified address
   * was replaced. Undefined when the link is not good, or another user has verified the address first.
   */
  useEmail(digest: string, address: string, undo: NewLink): Promise<VerifiedEmail | undefined> {
    const verified = this.db.transaction(async (db) => {
      const owner = await takeLink(db, 'email', digest);
      if (!owner) return undefined;
      const former = await putInForce(db, owner);
      if (former !== undefined) await keepUndoLink(db, { ...undo, userId: owner.id, email: former });
      await deleteLinks(db, owner.id, ['password', 'email']);
      await note(db, owner, { address, action: 'user.email_verified' });
      return { userId: owner.id, former };
    });
    return verified.catch(undefinedIfTaken);
  }

  /**
   * Restores the address of the link, with a new password; ends what was issued before, every link that was mailed after
   * it, and every link to verify an address or to set a password.
   */
  useUndo({ digest, passwordHash }: LinkWithPassword, address: string): Promise<UserId | undefined> {
    const undone = this.db.transaction(async (db) => {
      const owner = await takeLink(db, 'undo', digest);
      if (!owner) return undefined;
      const { id, email, created } = owner;
      await changeUser(db, id, { email, isEmailValid: true, password: passwordHash });
      await deleteLinks(db, id, ['password', 'email']);
      // Older ones stay: they lead further back, and whoever changed the address since must not be able to end them.
      await db.query(
        `delete from mailed_links
          where user_id = $1 and purpose = 'undo' and (created >= $2 or ${isSame('email', '$3')})`,
        [id, created, email],
      );
      await note(db, owner, { address, action: 'user.email_change_undone' });
      return id;
    });
    return undone.catch(undefinedIfTaken);
  }

  private async add(
    statement: string,
    who: string,
    { digest, seconds }: NewLink,
  ): Promise<Addressee | undefined> {
    await this.db.query(deleteExpired);
    return (await this.db.query<Addressee[]>(statement, [who, digest, seconds]))[0];
  }
}

async function takeLink(db: EntityManager, purpose: LinkPurpose, digest: string): Promise<Owner | undefined> {
  await db.query(hold, [digest]);
  const [owner] = await db.query<Owner[]>(use, [digest, purpose]);
  if (!owner) return undefined;
  return owner;
}

/** The address that the link was mailed to, from now on; resolves with the verified one that it replaces. */
async function putInForce(db: EntityManager, { id, email }: Owner): Promise<string | undefined> {
  const [before] = await db.query<{ email: string; isValid: boolean; pending: string | null }[]>(
    'select email, email_valid as "isValid", pending_email as pending from users where id = $1',
    [id],
  );
  await changeUser(db, id, { email: before?.pending ?? email, isEmailValid: true });
  return before?.isValid === true ? before.email : undefined;
}

async function deleteLinks(
  db: EntityManager,
  userId: UserId,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db.query('delete from mailed_links where user_id = $1 and purpose = any($2)', [userId, purposes]);
}

/** Another user has verified the address first. */
function undefinedIfTaken(error: unknown): undefined {
  if (!isEmailTaken(error)) throw error;
}

function note(
  db: EntityManager,
  { id, username }: Owner,
  { address, action }: Pick<AuditedChange, 'action'> & { readonly address: string },
): Promise<void> {
  const by = { userId: id, name: username, client: null, address };
  return record(db, by, { kind: 'users', id, action });
}
