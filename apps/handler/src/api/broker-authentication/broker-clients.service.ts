import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppId, isId } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { TokenBuckets } from '@fieldpost/transport';
import { LRUCache } from 'lru-cache';
import { connackCodeOf, type Login, Logins } from '../mqtt/sessions/logins.js';
import { tooManyRejectedKeys } from './broker-authentication.errors.js';
import { type BrokerLogin, BrokerLogins } from './broker-logins.repository.js';
import type { BrokerClient } from './topic-permissions.js';

/** A client that shows an access key. */
export interface PresentedLogin {
  readonly username: string;
  readonly password: string;
  /** Where it connects from; empty when the broker does not say. */
  readonly address: string;
}

const longestClientId = 256;
/** Rejected keys of one application: then one a second, for keys that were not good before. */
const rejections = { burst: 20, refillMs: 1_000 };
const rememberMs = 60_000;
const capacity = 10_000;

/**
 * Authorizes clients of outside brokers, with the access keys that the built-in MQTT server accepts. Undefined is a
 * rejection; `unavailable` is thrown, and not cached, when the auth server cannot be reached.
 */
@Injectable()
export class BrokerClientsService {
  private readonly rejected = new TokenBuckets(rejections, capacity);
  private readonly good = new LRUCache<string, true>({ max: capacity });
  private readonly known = new LRUCache<string, BrokerLogin>({ max: capacity, ttl: rememberMs });

  constructor(
    @Inject(Logins) private readonly logins: Pick<Logins, 'current'>,
    private readonly store: BrokerLogins,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  /** The client with this key. */
  async admit({ username, password, address }: PresentedLogin): Promise<BrokerClient | undefined> {
    const appId = appIdOf(username);
    if (appId === undefined || password === '') return undefined;
    const slot = digestOf(`${appId}\0${password}`);
    if (!this.good.has(slot) && this.rejected.waitFor(appId, this.now()) > 0)
      throw tooManyRejectedKeys({ app_id: appId });

    const login = await this.login(appId, password, address);
    if (login) this.good.set(slot, true);
    else {
      this.good.delete(slot);
      this.rejected.count(appId, 1, this.now());
    }
    return login && { appId, rights: login.rights };
  }

  /** Admits a client that its broker will identify by its client id only. */
  async admitAs(clientId: string, shown: PresentedLogin): Promise<BrokerClient | undefined> {
    if (!isClientId(clientId)) return undefined;
    const client = await this.admit(shown);
    if (!client || !(await this.store.reserveClientId(client.appId, clientId))) return undefined;
    const { appId } = client;
    const login = { appId, clientId, accessKey: shown.password, address: shown.address };
    await this.store.remember(login);
    this.known.set(nameOf(appId, clientId), login);
    return client;
  }

  /**
   * Whether a client that the broker has authenticated may have this client id: not when it is one of another application,
   * whose session the broker would give to it.
   */
  async mayHaveClientId(username: string, clientId: string): Promise<boolean> {
    const appId = appIdOf(username);
    return appId !== undefined && isClientId(clientId) && this.store.reserveClientId(appId, clientId);
  }

  /** The client that was admitted under this id, with what its key opens now. */
  async find(username: string, clientId: string): Promise<BrokerClient | undefined> {
    const appId = appIdOf(username);
    if (appId === undefined || clientId.includes('\0')) return undefined;
    const known = this.known.get(nameOf(appId, clientId)) ?? (await this.store.find(appId, clientId));
    if (!known) return undefined;
    this.known.set(nameOf(appId, clientId), known, { noUpdateTTL: true });
    const login = await this.login(appId, known.accessKey, known.address);
    return login && { appId, rights: login.rights };
  }

  private async login(appId: AppId, key: string, address: string): Promise<Login | undefined> {
    try {
      return await this.logins.current(appId, key, address);
    } catch (error) {
      if (connackCodeOf(error) === 3) throw error;
      return undefined;
    }
  }
}

const nameOf = (appId: AppId, clientId: string): string => `${appId}\0${clientId}`;

const isClientId = (id: string): boolean => id !== '' && id.length <= longestClientId && !id.includes('\0');

/** Undefined for what cannot be an application. */
function appIdOf(username: string): AppId | undefined {
  return isId(username) ? AppId(username) : undefined;
}
