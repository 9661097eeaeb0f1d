import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { GrantEntity } from '../grants/grant.entity.js';
import { type Grant, insertGrant, type StoredRefreshToken } from '../grants/grants.repository.js';
import type { LoginEvent } from '../sessions/login-event.js';
import { requireSession } from '../sessions/session-clients.js';
import { AuthorizationCodeEntity } from './authorization-code.entity.js';

/** An authorization code; only its digest is stored. */
export interface AuthorizationCode {
  readonly digest: string;
  readonly clientId: string;
  readonly userId: string;
  readonly redirectUri: string;
  /** PKCE, S256; null when the request had none. */
  readonly challenge: string | null;
  /** As requested; none: unrestricted. */
  readonly scopes: readonly string[];
  /** General scopes that the user consented to, where the client requested none; null for no limit. */
  readonly consented: readonly string[] | null;
  /** `valid_after` of the user when the code was issued (Unix seconds); a later one invalidates the code. */
  readonly validAfter: number;
  /** Null for codes from before sessions were recorded. */
  readonly login: LoginEvent | null;
  /** Of the request, for the id token (OpenID Connect Core 1.0, 3.1.2.1); null for none. */
  readonly nonce: string | null;
  readonly expires: Date;
}

export interface StoredCode extends AuthorizationCode {
  readonly isUsed: boolean;
}

/** The use of a code, with the grant that it creates. */
export interface Redemption {
  readonly digest: string;
  readonly grant: Grant;
  readonly first: StoredRefreshToken;
}

const dayMs = 86_400_000;

/** Locks the consent, so that its withdrawal also deletes this code. */
const insert = `
  insert into authorization_codes
         (digest, client_id, user_id, redirect_uri, challenge, scopes, consented, valid_after, expires, login, nonce)
  select $1, client_id, user_id, $4, $5, $6, $7, $8, $9, $10, $11
    from consents where client_id = $2 and user_id = $3 for share
  returning digest`;

/** Stores authorization codes. */
@Injectable()
export class Codes {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Stores a code of a consent; false when the user has withdrawn the consent meanwhile. */
  async add(code: AuthorizationCode): Promise<boolean> {
    const { digest, clientId, userId, redirectUri, challenge, scopes, consented, validAfter, expires } = code;
    const parties = [digest, clientId, userId, redirectUri];
    const wanted = [challenge, scopes, consented, validAfter, expires, code.login, code.nonce];
    const added: readonly unknown[] = await this.db.query(insert, [...parties, ...wanted]);
    return added.length === 1;
  }

  /** Used and expired codes too, until they are deleted. */
  async find(digest: string): Promise<StoredCode | undefined> {
    const row = await this.db.manager.findOneBy(AuthorizationCodeEntity, { digest });
    if (!row) return undefined;
    const { grantId, validAfter, ...code } = row;
    return { ...code, validAfter: Number(validAfter), isUsed: grantId !== null };
  }

  /**
   * Marks the code as used and stores its grant. False when it was used or deleted before; then the grant of the first use is
   * ended (RFC 6749, 4.1.2). Of concurrent uses, one succeeds.
   */
  redeem({ digest, grant, first }: Redemption): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // Serializes the uses of a code.
      const lock = { mode: 'pessimistic_write' } as const;
      const code = await tx.findOne(AuthorizationCodeEntity, { where: { digest }, lock });
      if (code?.grantId === null) {
        await requireSession(tx, grant);
        await tx.update(AuthorizationCodeEntity, { digest }, { grantId: grant.id });
        await insertGrant(tx, grant, first);
        return true;
      }
      if (code) await tx.delete(GrantEntity, { id: code.grantId });
      return false;
    });
  }

  /** Deletes codes a day after they expired; until then a second use is detected. */
  async removeExpired(before: Date): Promise<void> {
    const expires = LessThan(new Date(before.getTime() - dayMs));
    await this.db.manager.delete(AuthorizationCodeEntity, { expires });
  }
}
