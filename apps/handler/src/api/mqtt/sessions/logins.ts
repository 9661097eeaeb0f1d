import { Inject, Injectable, Optional } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import type { AppId, Claims } from '@fieldpost/domain';
import { AppError, defineError, isRejection, unavailable } from '@fieldpost/errors';
import type { ConnackCode } from '@fieldpost/mqtt';
import { digestOf } from '@fieldpost/persistence';
import { LRUCache } from 'lru-cache';
import { AccessKeys } from '../../../access/access-keys.js';
import { recheckMs, type RecheckSettings } from '../../../access/recheck-ms.js';
import { HANDLER_CONFIG } from '../../../handler.config.js';
import { type TopicRights, topicRightsOf } from './topic-rights.js';

/** The rights of an access key. */
export interface Login {
  readonly rights: TopicRights;
  /** When the token ends and the key has to be checked again, in Unix milliseconds. */
  readonly until: number;
}

const noMessageRights = defineError(
  'no_message_rights',
  'permission_denied',
  'permission denied: No message rights to Application "{app_id}"',
);

/** Turns access keys into topic rights: one exchange per key and token, everything else is local. */
@Injectable()
export class Logins {
  /** How often the key of an open session is checked again, in milliseconds. */
  readonly recheckMs: number;
  private readonly confirmed: LRUCache<string, Promise<Login>>;
  /** Keys that could not be checked, since oauth was unavailable. */
  private readonly doubtful: LRUCache<string, true>;

  constructor(
    @Inject(AccessKeys) private readonly keys: Pick<AccessKeys, 'tokenFor' | 'freshTokenFor'>,
    @Inject(TokenVerifier) private readonly verifier: Pick<TokenVerifier, 'verify'>,
    @Inject(HANDLER_CONFIG) settings: RecheckSettings,
    @Optional() now: () => number = () => performance.now(),
  ) {
    this.recheckMs = recheckMs(settings);
    // A result counts for the other sessions of a key: with this time, a removed key is noticed within a minute.
    const options = { max: 20_000, ttl: this.recheckMs / 2, ttlResolution: 0, perf: { now } };
    this.confirmed = new LRUCache(options);
    this.doubtful = new LRUCache(options);
  }

  /** `address` is the client's. Fails with the rejection of the key, with `no_message_rights`, or with `unavailable`. */
  async login(appId: AppId, key: string, address: string): Promise<Login> {
    return this.opened(appId, await this.keys.tokenFor(appId, key, address));
  }

  /**
   * The current rights of a key, for open sessions; one request for all sessions of the same key and address. Fails as
   * `login` does.
   */
  confirm(appId: AppId, key: string, address: string): Promise<Login> {
    const slot = slotOf(appId, key, address);
    const known = this.confirmed.get(slot);
    if (known) return known;
    const asked = this.keys.freshTokenFor(appId, key, address).then((token) => this.opened(appId, token));
    this.confirmed.set(slot, asked);
    asked.catch(() => this.confirmed.delete(slot));
    return asked;
  }

  /**
   * The current rights of a key or, while oauth is unavailable, the last known ones: for clients of outside brokers,
   * which have no session here that would be checked. Fails as `login` does.
   */
  async current(appId: AppId, key: string, address: string): Promise<Login> {
    const slot = slotOf(appId, key, address);
    if (this.doubtful.has(slot)) return this.login(appId, key, address);
    try {
      return await this.confirm(appId, key, address);
    } catch (error) {
      if (connackCodeOf(error) !== 3) throw error;
      this.doubtful.set(slot, true);
      return this.login(appId, key, address);
    }
  }

  private async opened(appId: AppId, token: string): Promise<Login> {
    const claims = await this.read(token);
    const rights = topicRightsOf(claims, appId);
    if (!rights) throw noMessageRights({ app_id: appId });
    return { rights, until: (claims.expiresAt ?? Infinity) * 1000 };
  }

  private async read(token: string): Promise<Claims> {
    try {
      return await this.verifier.verify(token);
    } catch (cause) {
      // The key was good, for the token came from oauth itself: its holder is not to blame.
      throw unavailable({ what: 'the token for an access key cannot be verified' }, { cause });
    }
  }
}

const slotOf = (appId: AppId, key: string, address: string): string =>
  digestOf(`${appId}\0${key}\0${address}`);

/** Only a rejection returns a code after which clients do not connect again. */
export function connackCodeOf(error: unknown): ConnackCode {
  if (!(error instanceof AppError)) return 3;
  if (error.code === 'no_message_rights') return 5;
  const isDefinite = error.kind === 'invalid_argument' || error.code === 'auth_server_not_registered';
  return isDefinite || isRejection(error) ? 4 : 3;
}
