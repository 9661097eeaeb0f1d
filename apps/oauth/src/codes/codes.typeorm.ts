import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { GrantEntity } from '../token/grant.entity.js';
import { insertGrant } from '../token/grants.typeorm.js';
import { AuthorizationCodeEntity } from './authorization-code.entity.js';
import { type AuthorizationCode, Codes, type FoundCode, type Redemption } from './codes.repository.js';

const dayMs = 86_400_000;

@Injectable()
export class CodesTypeorm extends Codes {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async add({ scopes, consented, validAfter, ...code }: AuthorizationCode): Promise<void> {
    const copies = { scopes: [...scopes], consented: consented && [...consented] };
    const row = { ...code, ...copies, validAfter: String(validAfter) };
    await this.db.manager.insert(AuthorizationCodeEntity, row);
  }

  async find(digest: string): Promise<FoundCode | undefined> {
    const row = await this.db.manager.findOneBy(AuthorizationCodeEntity, { digest });
    if (!row) return undefined;
    const { grantId, validAfter, ...code } = row;
    return { ...code, validAfter: Number(validAfter), isUsed: grantId !== null };
  }

  redeem({ digest, grant, first }: Redemption): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // Everybody who uses the code waits here for the one before, and sees what that one left.
      const lock = { mode: 'pessimistic_write' } as const;
      const code = await tx.findOne(AuthorizationCodeEntity, { where: { digest }, lock });
      if (code?.grantId === null) {
        await tx.update(AuthorizationCodeEntity, { digest }, { grantId: grant.id });
        await insertGrant(tx, grant, first);
        return true;
      }
      if (code) await tx.delete(GrantEntity, { id: code.grantId });
      return false;
    });
  }

  async removeExpired(before: Date): Promise<void> {
    const expires = LessThan(new Date(before.getTime() - dayMs));
    await this.db.manager.delete(AuthorizationCodeEntity, { expires });
  }
}
