import { Inject, Injectable } from '@nestjs/common';
import { type Issued, KeyExchange, type PresentedKey } from '@fieldpost/auth';
import { type AppId, joinKey, splitKey } from '@fieldpost/domain';
import { AppError, isRejection } from '@fieldpost/errors';
import { RevocationFeed, TokensClient } from '@fieldpost/internal-clients';
import type { Metrics } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { authServerNotRegistered, keyRejected } from './access.errors.js';

/** Exchanges access keys for tokens at the token server of the suite, once per key while the token lasts. */
@Injectable()
export class AccessKeys {
  /** Exchanges keys for tokens, and caches them. */
  private readonly exchange: KeyExchange;
  /** Only keys of this issuer can be exchanged. */
  private readonly issuer: string;

  constructor(
    tokens: TokensClient,
    @Inject(HANDLER_CONFIG) { FIELDPOST_ISSUER }: Pick<HandlerSettings, 'FIELDPOST_ISSUER'>,
    @Inject(RevocationFeed) feed: Pick<RevocationFeed, 'onRevocations'>,
  ) {
    this.issuer = FIELDPOST_ISSUER;
    this.exchange = new KeyExchange(async ({ appId, key, address }) => {
      const issued = await tokens.exchangeAccessKey({ app_id: appId, key, address });
      const expiresAt = Number(issued.expires_at) * 1000;
      return { token: issued.access_token, expiresAt, isBound: issued.bound_to_address };
    });
    feed.onRevocations((subjects) => this.exchange.forgetApplications(new Set(subjects.flatMap(appIdIn))));
  }

  measure(metrics: Metrics): void {
    metrics.cache('access_keys', () => this.exchange.cache);
  }

  /**
   * The token for an access key; a key without issuer belongs to this suite (docs/protocol/handler-api.md#access-keys).
   * `address` is that of the client, empty when it is unknown: then a key that is bound to addresses is rejected.
   */
  async tokenFor(appId: AppId, key: string, address: string): Promise<string> {
    return this.exchanged((shown) => this.exchange.get(shown), { appId, key, address });
  }

  /** Whether a good key is remembered, so that presenting it costs no request to the token server. */
  isKnown(appId: AppId, key: string, address: string): boolean {
    const parts = splitKey(key, this.issuer);
    return this.exchange.isKnown({ appId, key: joinKey(parts), address });
  }

  /** The same without the cache, for sessions and streams that a key has opened. */
  async freshTokenFor(appId: AppId, key: string, address: string): Promise<string> {
    return this.exchanged((shown) => this.exchange.refresh(shown), { appId, key, address });
  }

  private async exchanged(
    ask: (shown: PresentedKey) => Promise<Issued>,
    shown: PresentedKey,
  ): Promise<string> {
    const parts = splitKey(shown.key, this.issuer);
    if (parts.issuer !== this.issuer) throw authServerNotRegistered({ issuer: parts.issuer });
    try {
      return (await ask({ ...shown, key: joinKey(parts) })).token;
    } catch (error) {
      if (error instanceof AppError && isRejection(error)) throw rejectionOf(error);
      throw error;
    }
  }
}

/** The application whose access keys a revocation concerns; none for other revocations. */
const appIdIn = (subject: string): readonly string[] =>
  /^(?:access-key:|entity:apps\/)([^/]+)/.exec(subject)?.slice(1) ?? [];

/** This API has no UNAUTHENTICATED (docs/protocol/handler-api.md#authentication). */
const rejectionOf = (error: AppError): AppError =>
  keyRejected({ reason: error.message.replace(/^permission denied: /, '') }, { cause: error });
