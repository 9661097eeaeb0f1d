import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { GrantEntity, RefreshTokenEntity } from './grant.entity.js';
import { type FoundToken, type Grant, Grants, type KeptToken, type Rotation } from './grants.repository.js';
import { judge, type Verdict } from './rotation.js';

@Injectable()
export class GrantsTypeorm extends Grants {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async add(grant: Grant, first: KeptToken): Promise<void> {
    const { scopes, validAfter, ...rest } = grant;
    const row = { ...rest, scopes: [...scopes], validAfter: String(validAfter), expires: first.expires };
    await this.db.transaction(async (tx) => {
      await tx.insert(GrantEntity, row);
      await tx.insert(RefreshTokenEntity, { ...first, grantId: grant.id });
    });
  }

  async findByToken(digest: string): Promise<FoundToken | undefined> {
    const token = await this.db.manager.findOneBy(RefreshTokenEntity, { digest });
    const grant = token && (await this.db.manager.findOneBy(GrantEntity, { id: token.grantId }));
    return grant ? { token, grant: toGrant(grant) } : undefined;
  }

  rotate(rotation: Rotation): Promise<Verdict> {
    return this.db.transaction(async (tx) => {
      const verdict = await judgeLocked(tx, rotation);
      if (verdict === 'first') await replace(tx, rotation);
      if (verdict === 'reused') await tx.delete(GrantEntity, { id: rotation.grantId });
      return verdict;
    });
  }

  async removeExpired(before: Date): Promise<void> {
    await this.db.manager.delete(GrantEntity, { expires: LessThan(before) });
    await this.db.manager.delete(RefreshTokenEntity, { expires: LessThan(before) });
  }
}

/** Everybody who uses a token of the grant waits here for the one before, and sees what that one left. */
async function judgeLocked(
  tx: EntityManager,
  { grantId, digest, successor, now }: Rotation,
): Promise<Verdict> {
  const grant = await tx.findOne(GrantEntity, {
    where: { id: grantId },
    lock: { mode: 'pessimistic_write' },
  });
  const token = grant && (await tx.findOneBy(RefreshTokenEntity, { digest }));
  if (!token) return 'gone';
  const next = await tx.findOneBy(RefreshTokenEntity, { digest: successor.digest });
  return judge(token, next ?? undefined, now);
}

async function replace(tx: EntityManager, { grantId, digest, successor, now }: Rotation): Promise<void> {
  await tx.update(RefreshTokenEntity, { digest }, { used: now });
  await tx.insert(RefreshTokenEntity, { ...successor, grantId });
  await tx.update(GrantEntity, { id: grantId }, { expires: successor.expires });
}

const toGrant = ({ id, userId, clientId, scopes, validAfter, created }: GrantEntity): Grant => ({
  id,
  userId,
  clientId,
  scopes,
  validAfter: Number(validAfter),
  created,
});
