import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Page } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { AuthorizationCodeEntity } from '../codes/authorization-code.entity.js';
import { DeviceCodeEntity } from '../device-codes/device-code.entity.js';
import { GrantEntity } from '../grants/grant.entity.js';
import { ConsentEntity } from './consent.entity.js';

/** The scopes that a user allowed a client. */
export interface Consent {
  readonly userId: string;
  readonly clientId: string;
  /** Listed individually, so that scopes the client gets later need a new consent. None for a page of this site (ADR 143). */
  readonly scopes: readonly string[];
}

/** Stores consents. */
@Injectable()
export class Consents {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async find(userId: string, clientId: string): Promise<Consent | undefined> {
    return (await this.db.manager.findOneBy(ConsentEntity, { userId, clientId })) ?? undefined;
  }

  /** One page, or all consents, by client. */
  list(userId: string, page: Page | undefined): Promise<readonly Consent[]> {
    const order = { clientId: 'asc' } as const;
    const part = page && { take: page.limit, skip: page.offset };
    return this.db.manager.find(ConsentEntity, { where: { userId }, order, ...part });
  }

  count(userId: string): Promise<number> {
    return this.db.manager.countBy(ConsentEntity, { userId });
  }

  /** Adds the scopes to those of an earlier consent. */
  async remember({ userId, clientId, scopes }: Consent, now: Date): Promise<void> {
    await this.db.query(
      `insert into consents (user_id, client_id, scopes, created) values ($1, $2, $3, $4)
       on conflict (user_id, client_id) do update
          set scopes = array(select distinct unnest(consents.scopes || excluded.scopes))`,
      [userId, clientId, scopes, now],
    );
  }

  /** Deletes the consent with all grants and codes of the client for this user; false when there was none. */
  async revoke(userId: string, clientId: string): Promise<boolean> {
    return (await this.removeOf({ userId, clientId })) === 1;
  }

  /** The same for every user of a client. */
  async revokeAll(clientId: string): Promise<void> {
    await this.removeOf({ clientId });
  }

  /** Returns the number of consents. */
  private removeOf(parties: { readonly userId?: string; readonly clientId: string }): Promise<number> {
    return this.db.transaction(async (tx) => {
      // In this order: each statement waits for a code that is being issued or used, and the next one sees the result.
      const { affected } = await tx.delete(ConsentEntity, parties);
      await tx.delete(AuthorizationCodeEntity, parties);
      await tx.delete(DeviceCodeEntity, parties);
      await tx.delete(GrantEntity, parties);
      return affected ?? 0;
    });
  }
}
