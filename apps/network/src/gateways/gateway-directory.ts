import { Inject, Injectable, Optional } from '@nestjs/common';
import { Batcher } from '@fieldpost/batching';
import type { account } from '@fieldpost/contracts';
import { AccountRegistry } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';
import { LOGGER } from '../network.config.js';
import type { GatewayIdentity } from './gateway-traffic.js';

/** By an EUI in upper case, or by id. */
export type GatewayName = { readonly eui: string } | { readonly id: string };

/** A gateway of account; null when account has none of this name. */
export type FoundGateway = GatewayIdentity | null;

interface Entry<T> {
  readonly value: T;
  readonly at: number;
}

const mostRegistered = 100_000;
const mostUnregistered = 10_000;
/** Gateways at once in one request to account (registry.proto). */
const maxBatch = 1_000;
const batching = { intervalMs: 5, maxSize: maxBatch };
/** Names that wait for account; further lookups fail. */
const mostLookups = 2_000;
const registeredFreshMs = 60_000;
const unregisteredFreshMs = 5_000;
const retryAfterMs = 1_000;

const keyOf = (name: GatewayName): string => ('eui' in name ? `eui/${name.eui}` : `id/${name.id}`);

const identityOf = ({ id, eui, frequency_plan, location, owner }: account.RegisteredGateway__Output) => ({
  id,
  frequencyPlan: frequency_plan,
  ...(eui !== '' && { eui }),
  ...(location && { location }),
  ...(owner !== undefined && { owner }),
});

/**
 * The gateways that are registered in account, kept for a minute. While account is unavailable, known gateways stay known.
 * Unknown names have a cache of their own, so that a flood of them leaves the known ones in place.
 */
@Injectable()
export class GatewayDirectory {
  private readonly registered = new LRUCache<string, Entry<GatewayIdentity>>({ max: mostRegistered });
  private readonly unregistered = new LRUCache<string, Entry<null>>({ max: mostUnregistered });
  private readonly lookups = new Map<string, Promise<FoundGateway | undefined>>();
  private readonly batcher: Batcher<GatewayName, FoundGateway>;
  private retryAt = -Infinity;

  constructor(
    @Inject(AccountRegistry) private readonly account: Pick<AccountRegistry, 'listGateways'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
    @Optional() private readonly now: () => number = () => performance.now(),
  ) {
    this.batcher = new Batcher((names) => this.load(names), batching);
  }

  /** What is known at once; undefined when account has to be asked with `find`. */
  known(name: GatewayName): FoundGateway | undefined {
    const key = keyOf(name);
    const gateway = this.registered.get(key);
    if (gateway) {
      if (this.now() - gateway.at > registeredFreshMs) void this.find(name);
      return gateway.value;
    }
    const missing = this.unregistered.get(key);
    return missing && this.now() - missing.at <= unregisteredFreshMs ? null : undefined;
  }

  /** Asks account; undefined while it is unavailable or too many names wait. */
  find(name: GatewayName): Promise<FoundGateway | undefined> {
    const key = keyOf(name);
    const running = this.lookups.get(key);
    if (running) return running;
    if (this.lookups.size >= mostLookups || this.now() < this.retryAt) return Promise.resolve(undefined);
    const lookup = this.batcher.add(name).then(
      (found) => this.learn(key, found),
      (error: unknown) => this.fail(error),
    );
    this.lookups.set(key, lookup);
    return lookup.finally(() => this.lookups.delete(key));
  }

  private async load(names: readonly GatewayName[]): Promise<readonly FoundGateway[]> {
    const euis = names.flatMap((name) => ('eui' in name ? [name.eui] : []));
    const ids = names.flatMap((name) => ('id' in name ? [name.id] : []));
    const gateways = (await this.account.listGateways({ euis, ids })).map(identityOf);
    const byKey = new Map<string, GatewayIdentity>();
    for (const gateway of gateways) {
      byKey.set(keyOf({ id: gateway.id }), gateway);
      if (gateway.eui !== undefined) byKey.set(keyOf({ eui: gateway.eui }), gateway);
    }
    return names.map((name) => byKey.get(keyOf(name)) ?? null);
  }

  private learn(key: string, found: FoundGateway): FoundGateway {
    const at = this.now();
    if (found === null) {
      this.registered.delete(key);
      this.unregistered.set(key, { value: null, at });
      return null;
    }
    this.unregistered.delete(key);
    this.registered.set(key, { value: found, at });
    return found;
  }

  private fail(error: unknown): undefined {
    if (this.now() >= this.retryAt) this.log.warn({ err: error }, 'gateways cannot be looked up for now');
    this.retryAt = this.now() + retryAfterMs;
  }
}
