import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { batchedStatement, type BatchedText, batchRows, prepared } from '@fieldpost/persistence';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import type { LoginEvent } from '../sessions/login-event.js';
import { GrantEntity, RefreshTokenEntity } from './grant.entity.js';

/** A login of a user through a client; its refresh tokens replace each other. */
export interface Grant {
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  /** As requested; none: unrestricted. */
  readonly scopes: readonly string[];
  /** General scopes that the user consented to, where the client requested none; null for no limit. */
  readonly consented: readonly string[] | null;
  /** `valid_after` of the user at the login (Unix seconds); a later one ends the grant. */
  readonly validAfter: number;
  /** Null when the user did not log in on the website, and for grants from before that was recorded. */
  readonly login: LoginEvent | null;
  readonly created: Date;
}

/** What is stored of a refresh token: not the token itself. */
export interface StoredRefreshToken {
  readonly digest: string;
  readonly salt: Buffer;
  readonly expires: Date;
}

export interface TokenWithGrant {
  readonly grant: Grant;
  readonly token: StoredRefreshToken;
  /** Whether it was replaced. */
  readonly isUsed: boolean;
}

/** The replacement of a refresh token by its successor. */
export interface Rotation {
  readonly grantId: string;
  readonly digest: string;
  readonly successor: StoredRefreshToken;
  readonly now: Date;
}

/** Time within which a used refresh token is accepted again, because the response to its use may have been lost. */
export const graceMs = 10_000;

/**
 * The result of using a refresh token. `first`: it is replaced. `repeated`: the same successor is returned again. `late`:
 * rejected, because the successor was used already. `reused`: the token was stolen, and the grant ends. `gone`: the grant
 * ended before.
 */
export type RotationResult = 'first' | 'repeated' | 'late' | 'reused' | 'gone';

/** Stores grants and their refresh tokens. */
@Injectable()
export class Grants {
  private readonly findToken;
  private readonly findGrant;
  private readonly useToken;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    this.findToken = findToken(db);
    this.findGrant = findGrant(db);
    this.useToken = useToken(db);
  }

  /** Stores a new grant with its first refresh token. */
  async add(grant: Grant, first: StoredRefreshToken): Promise<void> {
    await addGrant(this.db, columnsOf(grant, first));
  }

  /** By the digest of a refresh token, used or not. */
  async findByToken(digest: string): Promise<TokenWithGrant | undefined> {
    const row = await this.findToken(digest);
    return row && toTokenWithGrant(row);
  }

  /** Replaces a token by its successor, or ends the grant when the token was reused. Uses of one grant are serialized. */
  async rotate(rotation: Rotation): Promise<RotationResult> {
    // One statement for a first use, which is the common case.
    if ((await this.useToken(...useOf(rotation))) !== undefined) return 'first';
    return this.db.transaction(async (tx) => {
      const result = await checkUse(tx, rotation);
      const columns = useOf(rotation).map((value) => [value]);
      if (result === 'first') await tx.query(useAlone, columns);
      if (result === 'reused') await tx.delete(GrantEntity, { id: rotation.grantId });
      return result;
    });
  }

  /** Deletes a grant with all its refresh tokens; idempotent. */
  async end(grantId: string): Promise<void> {
    await this.db.manager.delete(GrantEntity, { id: grantId });
  }

  /** Whether the grant exists. */
  async isAlive(grantId: string): Promise<boolean> {
    // Checked here, because an invalid id would fail the statement for every caller of the batch.
    return uuid.test(grantId) && (await this.findGrant(grantId)) !== undefined;
  }

  /** Deletes refresh tokens that expired before, and grants without any other. */
  async removeExpired(before: Date): Promise<void> {
    await this.db.manager.delete(GrantEntity, { expires: LessThan(before) });
    await this.db.manager.delete(RefreshTokenEntity, { expires: LessThan(before) });
  }
}

const insertBoth = `
  with added as (
    insert into grants (id, user_id, client_id, scopes, valid_after, created, expires, consented, login)
    values ($1, $2, $3, $4, $5, $6, $7, $10, $11) returning id
  )
  insert into refresh_tokens (digest, grant_id, salt, expires) select $8, added.id, $9, $7 from added`;
const addGrant = prepared('add_grant', insertBoth);

const columnsOf = (grant: Grant, first: StoredRefreshToken): unknown[] => [
  ...[grant.id, grant.userId, grant.clientId, grant.scopes, grant.validAfter, grant.created],
  ...[first.expires, first.digest, first.salt, grant.consented, grant.login],
];

/** Stores a new grant with its first refresh token, within a transaction of the caller. */
export async function insertGrant(tx: EntityManager, grant: Grant, first: StoredRefreshToken): Promise<void> {
  await tx.query(insertBoth, columnsOf(grant, first));
}

const used = {
  ...{ grant_id: 'uuid', digest: 'bpchar', now: 'timestamptz' },
  ...{ successor: 'bpchar', salt: 'bytea', expires: 'timestamptz' },
};

/**
 * Locks the grants, so that uses of one grant are serialized, and replaces the tokens that are unused. Concurrent uses share
 * the statement and its commit; the locks are taken in one order, so that there is no deadlock.
 */
const use: BatchedText = (rows) => `
  with requested as (
    select * from ${rows('requested')}
  ),
  locked as (select id from grants where id in (select grant_id from requested) order by id for update),
  used as (
    update refresh_tokens t set used = requested.now from requested join locked on locked.id = requested.grant_id
     where t.digest = requested.digest and t.grant_id = locked.id and t.used is null
    returning requested.place
  ),
  added as (
    insert into refresh_tokens (digest, grant_id, salt, expires)
    select requested.successor, requested.grant_id, requested.salt, requested.expires from used join requested using (place)
  ),
  prolonged as (
    update grants g set expires = requested.expires from used join requested using (place) where g.id = requested.grant_id
  )
  select place::int from used`;
type Use = [grantId: string, digest: string, now: Date, successor: string, salt: Buffer, expires: Date];
const useToken = batchedStatement<Use, { readonly place: number }>('use_refresh_tokens', used, use);
const useAlone = use((alias) => batchRows(alias, used));

const useOf = ({ grantId, digest, successor, now }: Rotation): Use => {
  const { digest: next, salt, expires } = successor;
  return [grantId, digest, now, next, salt, expires];
};

/** Locks the grant and reads what the use before left. */
async function checkUse(
  tx: EntityManager,
  { grantId, digest, successor, now }: Rotation,
): Promise<RotationResult> {
  const lock = { mode: 'pessimistic_write' } as const;
  const grant = await tx.findOne(GrantEntity, { where: { id: grantId }, lock });
  // A separate statement: the one that waited for the lock sees the rows from before the wait.
  const rows = await tx.findBy(RefreshTokenEntity, { digest: In([digest, successor.digest]) });
  const token = rows.find((row) => row.digest === digest);
  if (!grant || !token) return 'gone';
  const next = rows.find((row) => row.digest === successor.digest);
  return rotationResult(token, next, now);
}

interface FoundRow {
  readonly digest: string;
  readonly salt: Buffer;
  readonly expires: Date;
  readonly is_used: boolean;
  readonly id: string;
  readonly user_id: string;
  readonly client_id: string;
  readonly scopes: string[];
  readonly consented: string[] | null;
  readonly login: LoginEvent | null;
  /** The driver returns 64-bit integers as text. */
  readonly valid_after: string;
  readonly created: Date;
}

const findToken = batchedStatement<[digest: string], FoundRow>(
  'find_refresh_tokens',
  { digest: 'bpchar' },
  (rows) => `
   select requested.place::int, t.digest, t.salt, t.expires, t.used is not null as is_used, g.id, g.user_id, g.client_id, g.scopes, g.consented, g.valid_after, g.created, g.login
   from ${rows('requested')}
   join refresh_tokens t on t.digest = requested.digest
   join grants g on g.id = t.grant_id`,
);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const findGrant = batchedStatement<[grantId: string], { readonly id: string }>(
  'find_grants',
  { id: 'uuid' },
  (rows) => `select requested.place::int, g.id
     from ${rows('requested')} join grants g on g.id = requested.id`,
);

const toTokenWithGrant = ({
  digest,
  salt,
  expires,
  is_used: isUsed,
  ...grant
}: FoundRow): TokenWithGrant => ({
  token: { digest, salt, expires },
  isUsed,
  grant: {
    id: grant.id,
    userId: grant.user_id,
    clientId: grant.client_id,
    scopes: grant.scopes,
    consented: grant.consented,
    validAfter: Number(grant.valid_after),
    login: grant.login,
    created: grant.created,
  },
});

interface TokenUse {
  /** When the token was first used. */
  readonly used: Date | null;
}

/** The result of a use; `successor` is the token that the first use produced. */
export function rotationResult(
  { used }: TokenUse,
  successor: TokenUse | undefined,
  now: Date,
): Exclude<RotationResult, 'gone'> {
  if (used === null) return 'first';
  if (now.getTime() - used.getTime() > graceMs) return 'reused';
  return successor?.used === null ? 'repeated' : 'late';
}
