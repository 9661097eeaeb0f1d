import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { batchedStatement, prepared } from '@fieldpost/persistence';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { GrantEntity, RefreshTokenEntity } from './grant.entity.js';
import { type FoundToken, type Grant, Grants, type KeptToken, type Rotation } from './grants.repository.js';
import { judge, type RotationResult } from './rotation.js';

@Injectable()
export class GrantsTypeorm extends Grants {
  private readonly findToken;
  private readonly findGrant;
  private readonly useToken;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
    this.findToken = findToken(db);
    this.findGrant = findGrant(db);
    this.useToken = useToken(db);
  }

  async add(grant: Grant, first: KeptToken): Promise<void> {
    await addGrant(this.db, columnsOf(grant, first));
  }

  async findByToken(digest: string): Promise<FoundToken | undefined> {
    const row = await this.findToken(digest);
    return row && toFoundToken(row);
  }

  async rotate(rotation: Rotation): Promise<RotationResult> {
    // One statement for the common case of a first use; other cases are examined separately.
    if ((await this.useToken(...useOf(rotation))) !== undefined) return 'first';
    return this.db.transaction(async (tx) => {
      const result = await judgeLocked(tx, rotation);
      if (result === 'first')
        await tx.query(
          use,
          useOf(rotation).map((value) => [value]),
        );
      if (result === 'reused') await tx.delete(GrantEntity, { id: rotation.grantId });
      return result;
    });
  }

  async end(grantId: string): Promise<void> {
    await this.db.manager.delete(GrantEntity, { id: grantId });
  }

  async isAlive(grantId: string): Promise<boolean> {
    // Where others ask in the same statement, what is no id must not fail it.
    return uuid.test(grantId) && (await this.findGrant(grantId)) !== undefined;
  }

  async removeExpired(before: Date): Promise<void> {
    await this.db.manager.delete(GrantEntity, { expires: LessThan(before) });
    await this.db.manager.delete(RefreshTokenEntity, { expires: LessThan(before) });
  }
}

const insertBoth = `
  with added as (
    insert into grants (id, user_id, client_id, scopes, valid_after, created, expires, consented)
    values ($1, $2, $3, $4, $5, $6, $7, $10) returning id
  )
  insert into refresh_tokens (digest, grant_id, salt, expires) select $8, added.id, $9, $7 from added`;
const addGrant = prepared('add_grant', insertBoth);

const columnsOf = (grant: Grant, first: KeptToken): unknown[] => [
  ...[grant.id, grant.userId, grant.clientId, grant.scopes, grant.validAfter, grant.created],
  ...[first.expires, first.digest, first.salt, grant.consented],
];

/** Writes a new grant with its first refresh token, as part of whatever else is written with it. */
export async function insertGrant(tx: EntityManager, grant: Grant, first: KeptToken): Promise<void> {
  await tx.query(insertBoth, columnsOf(grant, first));
}

/**
 * Waits for whoever uses a token of the grant, or ends it, as everybody does; then uses the token unless it was used. Uses
 * that come at once share the statement and its commit, and take the locks in one order, so that none waits in a circle.
 */
const use = `
  with asked as (
    select * from unnest($1::uuid[], $2::bpchar[], $3::timestamptz[], $4::bpchar[], $5::bytea[], $6::timestamptz[])
      with ordinality as asked (grant_id, digest, now, successor, salt, expires, place)
  ),
  locked as (select id from grants where id in (select grant_id from asked) order by id for update),
  used as (
    update refresh_tokens t set used = asked.now from asked join locked on locked.id = asked.grant_id
     where t.digest = asked.digest and t.grant_id = locked.id and t.used is null
    returning asked.place
  ),
  added as (
    insert into refresh_tokens (digest, grant_id, salt, expires)
    select asked.successor, asked.grant_id, asked.salt, asked.expires from used join asked using (place)
  ),
  prolonged as (
    update grants g set expires = asked.expires from used join asked using (place) where g.id = asked.grant_id
  )
  select place::int from used`;
type Use = [grantId: string, digest: string, now: Date, successor: string, salt: Buffer, expires: Date];
const useToken = batchedStatement<Use, { readonly place: number }>('use_refresh_tokens', use);

const useOf = ({ grantId, digest, successor, now }: Rotation): Use => {
  const { digest: next, salt, expires } = successor;
  return [grantId, digest, now, next, salt, expires];
};

/** Everybody who uses a token of the grant waits here for the one before, and sees what that one left. */
async function judgeLocked(
  tx: EntityManager,
  { grantId, digest, successor, now }: Rotation,
): Promise<RotationResult> {
  const lock = { mode: 'pessimistic_write' } as const;
  const grant = await tx.findOne(GrantEntity, { where: { id: grantId }, lock });
  // Read in a statement of its own: one that waited for the lock sees what was there before it waited.
  const rows = await tx.findBy(RefreshTokenEntity, { digest: In([digest, successor.digest]) });
  const token = rows.find((row) => row.digest === digest);
  if (!grant || !token) return 'gone';
  const next = rows.find((row) => row.digest === successor.digest);
  return judge(token, next, now);
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
  /** 64 bits come out of the driver as text. */
  readonly valid_after: string;
  readonly created: Date;
}

/** Every refresh begins with this question. */
const findToken = batchedStatement<[digest: string], FoundRow>(
  'find_refresh_tokens',
  `select asked.place::int, t.digest, t.salt, t.expires, t.used is not null as is_used, g.id, g.user_id, g.client_id, g.scopes, g.consented, g.valid_after, g.created
   from unnest($1::bpchar[]) with ordinality as asked (digest, place)
   join refresh_tokens t on t.digest = asked.digest
   join grants g on g.id = t.grant_id`,
);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Asked for every introspection of an access token. */
const findGrant = batchedStatement<[grantId: string], { readonly id: string }>(
  'find_grants',
  `select asked.place::int, g.id
     from unnest($1::uuid[]) with ordinality as asked (id, place) join grants g on g.id = asked.id`,
);

const toFoundToken = ({ digest, salt, expires, is_used: isUsed, ...grant }: FoundRow): FoundToken => ({
  token: { digest, salt, expires },
  isUsed,
  grant: {
    id: grant.id,
    userId: grant.user_id,
    clientId: grant.client_id,
    scopes: grant.scopes,
    consented: grant.consented,
    validAfter: Number(grant.valid_after),
    created: grant.created,
  },
});
