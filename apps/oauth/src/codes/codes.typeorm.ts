import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { GrantEntity } from '../grants/grant.entity.js';
import { insertGrant } from '../grants/grants.typeorm.js';
import { AuthorizationCodeEntity } from './authorization-code.entity.js';
import { type AuthorizationCode, Codes, type FoundCode, type Redemption } from './codes.repository.js';

const dayMs = 86_400_000;

/** Whoever withdraws the consent waits until the code is there, and removes it. */
const insert = `
  insert into authorization_codes
         (digest, client_id, user_id, redirect_uri, challenge, scopes, consented, valid_after, expires)
  select $1, client_id, user_id, $4, $5, $6, $7, $8, $9
    from consents where client_id = $2 and user_id = $3 for share
  returning digest`;

@Injectable()
export class CodesTypeorm extends Codes {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async add(code: AuthorizationCode): Promise<boolean> {
    const { digest, clientId, userId, redirectUri, challenge, scopes, consented, validAfter, expires } = code;
    const parties = [digest, clientId, userId, redirectUri];
    const wanted = [challenge, scopes, consented, validAfter, expires];
    const added: readonly unknown[] = await this.db.query(insert, [...parties, ...wanted]);
    return added.length === 1;
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
