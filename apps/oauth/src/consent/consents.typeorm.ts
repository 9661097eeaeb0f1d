import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Page } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { AuthorizationCodeEntity } from '../codes/authorization-code.entity.js';
import { GrantEntity } from '../grants/grant.entity.js';
import { ConsentEntity } from './consent.entity.js';
import { type Consent, Consents } from './consents.repository.js';

@Injectable()
export class ConsentsTypeorm extends Consents {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async find(userId: string, clientId: string): Promise<Consent | undefined> {
    return (await this.db.manager.findOneBy(ConsentEntity, { userId, clientId })) ?? undefined;
  }

  list(userId: string, page: Page | undefined): Promise<readonly Consent[]> {
    const order = { clientId: 'asc' } as const;
    const part = page && { take: page.limit, skip: page.offset };
    return this.db.manager.find(ConsentEntity, { where: { userId }, order, ...part });
  }

  count(userId: string): Promise<number> {
    return this.db.manager.countBy(ConsentEntity, { userId });
  }

  async remember({ userId, clientId, scopes }: Consent, now: Date): Promise<void> {
    await this.db.query(
      `insert into consents (user_id, client_id, scopes, created) values ($1, $2, $3, $4)
       on conflict (user_id, client_id) do update
          set scopes = array(select distinct unnest(consents.scopes || excluded.scopes))`,
      [userId, clientId, scopes, now],
    );
  }

  async revoke(userId: string, clientId: string): Promise<boolean> {
    return (await this.removeOf({ userId, clientId })) === 1;
  }

  async revokeAll(clientId: string): Promise<void> {
    await this.removeOf({ clientId });
  }

  /** How many consents there were. */
  private removeOf(parties: { readonly userId?: string; readonly clientId: string }): Promise<number> {
    return this.db.transaction(async (tx) => {
      // In this order: a code that is being made or used is waited for, and what came of it is seen by the next statement.
      const { affected } = await tx.delete(ConsentEntity, parties);
      await tx.delete(AuthorizationCodeEntity, parties);
      await tx.delete(GrantEntity, parties);
      return affected ?? 0;
    });
  }
}
