import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { labelOfIdentity } from '@fieldpost/domain';
import { breaksUnique } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import type { ProviderIdentity } from './login-provider.js';
import { alreadyLinked, lastLogin, unknownLink } from './login-providers.errors.js';
import { dropAdministrator, giveAdministrator, type RoleOfGroup } from './administrator-groups.js';

/** A login at a provider that belongs to a user. */
export interface LinkedLogin {
  readonly provider: string;
  /** Address or user name at the provider, as of the last login. */
  readonly label: string;
  readonly created: Date;
  readonly lastUsed: Date;
}

/** The user of an identity. */
export interface LinkedUser {
  readonly id: string;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly hasProviderFactor: boolean;
  /** Whether the groups of this identity gave the administrator role. */
  readonly gaveAdministrator: boolean;
}

/** The user who has verified an address. */
export interface AddressOwner {
  readonly id: string;
  readonly username: string;
  readonly isAdmin: boolean;
}

/** What a login of a linked user changes. */
export interface Renewal {
  /** Undefined when the groups decide nothing. */
  readonly isAdministrator: boolean | undefined;
  /** Earlier sessions without a second factor end, because the user could use none of them. */
  readonly endsSessions: boolean;
}

const find = `
  select u.id, u.username, u.is_admin as "isAdmin", u.has_provider_factor as "hasProviderFactor",
         l.gave_administrator as "gaveAdministrator"
    from linked_logins l join users u on u.id = l.user_id
   where l.provider = $1 and l.issuer = $2 and l.subject = $3`;

const keyOf = ({ provider, issuer, subject }: ProviderIdentity): readonly string[] => [
  provider,
  issuer,
  subject,
];

/** Stores which logins at providers belong to which users. */
@Injectable()
export class LinkedLogins {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  async findUser(identity: ProviderIdentity): Promise<LinkedUser | undefined> {
    return (await this.db.query<LinkedUser[]>(find, [...keyOf(identity)]))[0];
  }

  /** The user who has verified this address; only the case of A to Z may differ, because other mailboxes may be another person's. */
  async findOwner(email: string): Promise<AddressOwner | undefined> {
    const rows = await this.db.query<AddressOwner[]>(
      `select id, username, is_admin as "isAdmin" from users
        where email_valid and lower(email) = lower($1) and lower(email collate "C") = lower($1 collate "C")`,
      [email],
    );
    return rows[0];
  }

  /** The user names of these that are taken. */
  async takenNames(usernames: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.query<{ username: string }[]>(
      'select username from users where username = any($1)',
      [usernames],
    );
    return new Set(rows.map(({ username }) => username));
  }

  list(userId: string): Promise<readonly LinkedLogin[]> {
    return this.db.query(
      `select provider, label, created, last_used as "lastUsed" from linked_logins
        where user_id = $1 order by created, provider`,
      [userId],
    );
  }

  /** Links an existing user. Throws when the identity has a user, or the user another identity of the provider. */
  add(identity: ProviderIdentity, userId: string, by: Actor): Promise<void> {
    return this.db.transaction((db) => addLink(db, identity, { userId, by })).catch(rejectLinked);
  }

  /** Notes a login, and applies the groups and the second factor of the identity. */
  renew(
    identity: ProviderIdentity,
    user: LinkedUser,
    { isAdministrator, endsSessions }: Renewal,
  ): Promise<void> {
    return this.db.transaction(async (db) => {
      await db.query(
        `update linked_logins set label = $4, last_used = now() where provider = $1 and issuer = $2 and subject = $3`,
        [...keyOf(identity), labelOfIdentity(identity)],
      );
      if (identity.hasSecondFactor && !user.hasProviderFactor)
        await db.query(
          `update users set has_provider_factor = true,
                  valid_after = case when $2 then date_trunc('second', now()) else valid_after end
            where id = $1`,
          [user.id, endsSessions],
        );
      if (isAdministrator === true && !user.isAdmin) await giveAdministrator(db, user.id, identity.provider);
      if (isAdministrator === false && user.gaveAdministrator)
        await dropAdministrator(db, user.id, this.given(identity.provider));
    });
  }

  /** Throws when it is the only login of an account without a password. */
  remove(userId: string, provider: string, by: Actor): Promise<void> {
    return this.db.transaction(async (db) => {
      const [user] = await db.query<{ loginProvider: string | null }[]>(
        'select login_provider as "loginProvider" from users where id = $1 for no key update',
        [userId],
      );
      if (user?.loginProvider === provider) throw lastLogin();
      const [link] = await db.query<{ gave: boolean }[]>(
        'select gave_administrator as gave from linked_logins where user_id = $1 and provider = $2',
        [userId, provider],
      );
      if (!link) throw unknownLink();
      if (link.gave) await dropAdministrator(db, userId, this.given(provider));
      await db.query('delete from linked_logins where user_id = $1 and provider = $2', [userId, provider]);
      await db.query('update users set has_provider_factor = false where id = $1', [userId]);
      const details = { login_provider: provider };
      await record(db, by, { kind: 'users', id: userId, action: 'user.login_unlinked', details });
    });
  }

  private given(provider: string): RoleOfGroup {
    return { provider, emergencyAdministrator: this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR };
  }
}

/** Adds a link within a transaction of the caller. */
export async function addLink(
  db: EntityManager,
  identity: ProviderIdentity,
  { userId, by }: { readonly userId: string; readonly by: Actor },
): Promise<void> {
  const { provider, issuer } = identity;
  // Of a former issuer of the provider, whose subjects are other people.
  await db.query('delete from linked_logins where user_id = $1 and provider = $2 and issuer <> $3', [
    userId,
    provider,
    issuer,
  ]);
  await db.query(
    'insert into linked_logins (provider, issuer, subject, user_id, label) values ($1, $2, $3, $4, $5)',
    [...keyOf(identity), userId, labelOfIdentity(identity)],
  );
  const details = { login_provider: provider, label: labelOfIdentity(identity) };
  await record(db, by, { kind: 'users', id: userId, action: 'user.login_linked', details });
}

export function rejectLinked(cause: unknown): never {
  if (breaksUnique(cause, 'linked_logins_pkey') || breaksUnique(cause, 'linked_logins_user_id_provider_key'))
    throw alreadyLinked({ cause });
  throw cause;
}
