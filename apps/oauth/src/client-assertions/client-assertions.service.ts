import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { storedClientKey } from '@fieldpost/auth';
import { longestClientCredential } from '@fieldpost/domain';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { LRUCache } from 'lru-cache';
import { DataSource, LessThan } from 'typeorm';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import {
  type AssertionKey,
  clientOf,
  namesOneOf,
  type VerifiedAssertion,
  verifyAssertion,
} from './client-assertion.js';
import { ClientKeySets } from './client-key-sets.js';
import { UsedAssertionEntity } from './used-assertion.entity.js';

const warnAgainMs = 3_600_000;
const mostWarned = 1_000;

const insert = `
  insert into used_assertions (client_id, digest, expires) values ($1, $2, $3)
  on conflict do nothing returning digest`;

/** Authenticates clients by assertions that they sign (`private_key_jwt`). Their keys, or the URLs of these, are stored in account. */
@Injectable()
export class ClientAssertions {
  private readonly audiences: readonly [string, string];
  private readonly warned = new LRUCache<string, true>({ max: mostWarned, ttl: warnAgainMs });

  constructor(
    private readonly account: AccountClient,
    private readonly keySets: ClientKeySets,
    @InjectDataSource() private readonly db: DataSource,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const origin = originOf(settings);
    this.audiences = [origin, `${origin}/users/token`];
  }

  /** The client of a valid assertion that was not used before, at any replica; `now` in Unix milliseconds. */
  async authenticate(assertion: string, now: number): Promise<string | undefined> {
    const clientId = clientOf(assertion);
    if (clientId === undefined || clientId.length > longestClientCredential) return undefined;
    const verified = await this.verify(assertion, clientId, now);
    if (!verified) return undefined;
    const values = [clientId, digestOf(verified.jti), verified.expires];
    const added: readonly unknown[] = await this.db.query(insert, values);
    return added.length === 1 ? clientId : undefined;
  }

  private async verify(
    assertion: string,
    clientId: string,
    now: number,
  ): Promise<VerifiedAssertion | undefined> {
    const { keys: stored, jwks_uri: uri } = await this.account.getClientKeys({ client_id: clientId });
    const check = (keys: readonly AssertionKey[]) =>
      verifyAssertion(assertion, { clientId, keys, audiences: this.audiences, now });
    if (uri === '') return check(this.usable(stored, clientId));
    const source = { clientId, uri };
    const keys = await this.keySets.keysOf(source);
    const verified = check(keys);
    if (verified || namesOneOf(assertion, keys)) return verified;
    return check((await this.keySets.reloadedKeysOf(source)) ?? []);
  }

  /** Keys of an earlier release may break rules of today. */
  private usable(stored: readonly string[], client: string): readonly AssertionKey[] {
    const keys = stored.flatMap((key) => storedClientKey(key) ?? []);
    if (keys.length < stored.length) this.warnOnce(client, stored, stored.length - keys.length);
    return keys;
  }

  /** Once an hour for each set of keys, not for each request. */
  private warnOnce(client: string, stored: readonly string[], ignored: number): void {
    const keySet = digestOf(`${client} ${stored.join(' ')}`);
    if (this.warned.has(keySet)) return;
    this.warned.set(keySet, true);
    this.logger.warn({ client, ignored }, 'stored keys of a client ignored');
  }

  async removeExpired(before: Date): Promise<void> {
    await this.db.manager.delete(UsedAssertionEntity, { expires: LessThan(before) });
  }
}
