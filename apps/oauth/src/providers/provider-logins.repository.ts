import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { ProviderLoginEntity } from './provider-tables.entity.js';
import { ProviderOptions } from './provider-options.js';

/** A user at a provider. */
export interface UserAtProvider {
  readonly userId: string;
  readonly provider: string;
}

export interface NewProviderLogin extends UserAtProvider {
  readonly subject: string;
  readonly refreshToken: string | null;
}

/** What is known of a user at a provider. */
export interface ProviderLogin extends NewProviderLogin {
  readonly version: number;
  readonly isEnded: boolean;
  /** When the provider last knew the user. */
  readonly confirmed: Date;
  readonly checked: Date;
}

/** Binds a sealed refresh token to its row. */
export const providerTokenContext = (userId: string, provider: string): string =>
  `provider login ${userId} ${provider}`;

const columns = `user_id as "userId", provider, subject, sealed, version, is_ended as "isEnded", confirmed, checked`;
type Row = Omit<ProviderLogin, 'refreshToken'> & { readonly sealed: Buffer | null };

/** A login replaces the refresh token, and starts what has ended again. */
const save = `
  insert into provider_logins (user_id, provider, subject, sealed, confirmed, checked) values ($1, $2, $3, $4, $5, $5)
  on conflict (user_id, provider) do update
     set subject = excluded.subject, sealed = excluded.sealed, version = provider_logins.version + 1, is_ended = false,
         confirmed = excluded.confirmed, checked = excluded.checked`;

const forget = 'update provider_logins set sealed = null, version = version + 1 where sealed is not null';

/** Stores what providers say about users: refresh tokens, sealed, and when the user was last known there. */
@Injectable()
export class ProviderLogins {
  private readonly sealer: Sealer;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    options: ProviderOptions,
  ) {
    this.sealer = new Sealer(...options.sealingKeys);
  }

  async save({ userId, provider, subject, refreshToken }: NewProviderLogin, now: Date): Promise<void> {
    const sealed = this.seal({ userId, provider }, refreshToken);
    await this.db.query(save, [userId, provider, subject, sealed, now]);
  }

  async find({ userId, provider }: UserAtProvider): Promise<ProviderLogin | undefined> {
    const rows = await this.db.query<Row[]>(
      `select ${columns} from provider_logins where user_id = $1 and provider = $2`,
      [userId, provider],
    );
    return rows[0] && this.toLogin(rows[0]);
  }

  /**
   * Takes the check of a login that was last checked before; undefined when another replica has it. A refresh token that is used
   * twice would end the login at providers that rotate them.
   */
  async claim(
    { userId, provider }: UserAtProvider,
    before: Date,
    now: Date,
  ): Promise<ProviderLogin | undefined> {
    const [rows] = await this.db.query<[Row[], number]>(
      `update provider_logins set checked = $4
        where user_id = $1 and provider = $2 and checked <= $3 and not is_ended returning ${columns}`,
      [userId, provider, before, now],
    );
    return rows[0] && this.toLogin(rows[0]);
  }

  /** Stores the result of a check, unless the user has logged in again since. */
  async confirm({ version, ...login }: ProviderLogin, refreshToken: string | null, now: Date): Promise<void> {
    const { userId, provider } = login;
    await this.db.query(
      `update provider_logins set sealed = $4, confirmed = $5 where user_id = $1 and provider = $2 and version = $3`,
      [userId, provider, version, this.seal(login, refreshToken), now],
    );
  }

  /** Sets when the login counts as checked, after a check without a result. */
  async checkAgain({ userId, provider, version }: ProviderLogin, checked: Date): Promise<void> {
    await this.db.manager.update(ProviderLoginEntity, { userId, provider, version }, { checked });
  }

  /** Ends the login with all codes and grants that came from it. False when the user has logged in again since. */
  end({ userId, provider, version }: ProviderLogin): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const [, affected] = await db.query<[unknown, number]>(
        `update provider_logins set is_ended = true, sealed = null
          where user_id = $1 and provider = $2 and version = $3`,
        [userId, provider, version],
      );
      if (affected === 0) return false;
      for (const table of ['authorization_codes', 'device_codes', 'grants'])
        await db.query(`delete from ${table} where user_id = $1 and login->>'provider' = $2`, [
          userId,
          provider,
        ]);
      return true;
    });
  }

  /** When the user removes the linked login: without the row no session of it is valid. */
  async remove({ userId, provider }: UserAtProvider): Promise<void> {
    await this.db.manager.delete(ProviderLoginEntity, { userId, provider });
  }

  /** The users among these of whom a refresh token is stored. */
  async usersAmong(userIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.db.query<{ userId: string }[]>(
      'select distinct user_id as "userId" from provider_logins where user_id = any($1) and sealed is not null',
      [userIds],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Deletes the refresh tokens of a user who can no longer log in; a check that has begun does not store one again. */
  async forgetTokensOf(userId: string): Promise<void> {
    await this.db.query(`${forget} and user_id = $1`, [userId]);
  }

  /** Deletes the refresh tokens of providers that are not among these, which no check uses any more. */
  async forgetTokensExcept(providers: readonly string[]): Promise<void> {
    await this.db.query(`${forget} and provider <> all($1)`, [providers]);
  }

  private seal({ userId, provider }: UserAtProvider, token: string | null): Buffer | null {
    return token === null ? null : this.sealer.seal(token, providerTokenContext(userId, provider));
  }

  private toLogin({ sealed, ...row }: Row): ProviderLogin {
    const context = providerTokenContext(row.userId, row.provider);
    return { ...row, refreshToken: sealed === null ? null : this.sealer.openText(sealed, context) };
  }
}
