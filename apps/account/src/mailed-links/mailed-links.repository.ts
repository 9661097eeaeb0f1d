import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { type AuditedChange, record } from '../audit/record.js';
import type { UserId } from '../values/user-id.js';
import { changeUser, isEmailTaken } from '../users/users.repository.js';
import { removeLinksSince } from '../login-providers/removals.js';
import { removeFactorsSince } from '../second-factors/removals.js';
import { keepUndoLink, undoSeconds } from '../users/undo-links.js';

/** Purpose of a link: set a new password, verify the address that it was mailed to, or restore that address. */
export type LinkPurpose = 'password' | 'email' | 'undo';

/** The receiver of a link. */
export interface Addressee {
  readonly username: string;
  readonly email: string;
  /** Another user who has verified this address already. */
  readonly owner?: string | null;
}

/** The user of a verified address, and the former address. */
export interface VerifiedEmail {
  readonly userId: UserId;
  /** Undefined when no verified address was replaced. */
  readonly former: string | undefined;
}

/** A link by its digest, with the new password of its user. */
export interface LinkWithPassword {
  readonly digest: string;
  readonly passwordHash: string;
}

export interface NewLink {
  /** Digest of the mailed secret. */
  readonly digest: string;
  /** Lifetime in seconds. */
  readonly seconds: number;
}

interface Owner {
  readonly id: UserId;
  readonly username: string;
  /** The address that the link was mailed to. */
  readonly email: string;
  readonly created: string;
}

const stateOf = (passwordHash: string) => `encode(sha256(convert_to(${passwordHash}, 'UTF8')), 'hex')`;

/** Inserts a row for an unknown user too, so that the time does not reveal whether the user exists. */
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

// User names have no "@", addresses have one, and a verified address belongs to one user: at most one row matches.
const forPassword = insert(
  'password',
  'email',
  // Users whom a login provider created have no password.
  '(username = $1 or lower(email) = lower($1)) and email_valid and login_provider is null',
);
const forEmail = insert(
  'email',
  'coalesce(pending_email, email)',
  'id = $1 and (pending_email is not null or not email_valid)',
);

const isSame = (one: string, other: string) => `lower(${one} collate "C") = lower(${other} collate "C")`;

/**
 * The valid links of this purpose and digest, with their users. A link that undoes a change does not depend on the current
 * address and password, which an attacker may have changed.
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

/** Locks the user first: concurrent uses of several links of one user would deadlock otherwise. */
const hold =
  'select 1 from users where id = (select user_id from mailed_links where digest = $1) for no key update';

/** A link is used by deleting its row. */
const use = `
  with used as (delete from mailed_links where digest = $1 and purpose = $2 returning *)
  ${good('used')}`;

/** Runs at each insertion, so that the table holds the links of one lifetime at most. Skips rows that are being deleted. */
const deleteExpired = `
  delete from mailed_links
   where digest in (select digest from mailed_links where expires <= now() for update skip locked)`;

/** Stores mailed links. A link works once, and only while the address, and for a new password the password, is unchanged. */
@Injectable()
export class MailedLinks {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  /** By name or verified address. Undefined for an unknown, unverified or banned user, after the same work. */
  addForPassword(login: string, link: NewLink): Promise<Addressee | undefined> {
    return this.add(forPassword, login, link);
  }

  /** For the pending address, or an unverified one; undefined when there is none. */
  addForEmail(userId: UserId, link: NewLink): Promise<Addressee | undefined> {
    return this.add(forEmail, userId, link);
  }

  async isGood(purpose: LinkPurpose, digest: string): Promise<boolean> {
    return (await this.db.query<Owner[]>(good('mailed_links'), [digest, purpose])).length > 0;
  }

  /**
   * Sets the new password, deletes every other such link, and invalidates earlier tokens. Second factors stay. Undefined when the
   * link is invalid.
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
   * Sets the address as verified, deletes every other such link, and stores the undo link when a verified address was replaced.
   * Undefined when the link is invalid, or another user has verified the address first.
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
   * Restores the address of the link with a new password. Invalidates earlier tokens, later undo links, and every link to
   * verify an address or to set a password.
   */
  useUndo({ digest, passwordHash }: LinkWithPassword, address: string): Promise<UserId | undefined> {
    const undone = this.db.transaction(async (db) => {
      const owner = await takeLink(db, 'undo', digest);
      if (!owner) return undefined;
      const { id, email, created } = owner;
      await changeUser(db, id, { email, isEmailValid: true, password: passwordHash });
      const since = await suspiciousSince(db, created);
      await removeFactorsSince(db, id, since);
      const emergencyAdministrator = this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR;
      await removeLinksSince(db, id, { since, emergencyAdministrator });
      await deleteLinks(db, id, ['password', 'email']);
      // Older undo links stay valid, because an attacker who changed the address must not be able to delete them.
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

/**
 * From when on an attacker may have added what a second factor is. An attacker adds it before the change of the address rather
 * than after it, but the owner is mailed about it, so as much time is granted as the owner has for the link.
 */
async function suspiciousSince(db: EntityManager, changed: string): Promise<string> {
  const [found] = await db.query<[{ since: string }]>(
    `select ($1::timestamptz - make_interval(secs => ${undoSeconds}))::text as since`,
    [changed],
  );
  return found.since;
}

/** Sets the address that the link was mailed to; resolves with the verified address that it replaces. */
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
