import { Inject, Injectable } from '@nestjs/common';
import { TokenBuckets } from '@fieldpost/transport';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import type { GatewayIdentity } from './gateway-traffic.js';

type LimitSettings = Pick<
  NetworkSettings,
  | 'NETWORK_GATEWAY_CONNECTIONS_PER_OWNER'
  | 'NETWORK_GATEWAY_MESSAGES_PER_SECOND_PER_OWNER'
  | 'NETWORK_GATEWAY_KIB_PER_SECOND_PER_OWNER'
>;

export type OwnedGateway = Pick<GatewayIdentity, 'id' | 'owner'>;

const mostOwners = 20_000;
const mostGateways = 20_000;
/** One gateway may send a part of the bytes of its owner: it does not silence the others. */
const partOfGateway = 1 / 8;
const bytesPerKib = 1_024;

/** What may come in a second; four times as much at once. Undefined without a limit. */
const perSecond = (most: number, mostKeys: number): TokenBuckets | undefined =>
  most === 0 ? undefined : new TokenBuckets({ burst: 4 * most, refillMs: 1_000 / most }, mostKeys);

/** What the connection of a gateway counts for its owner. */
export interface OwnerConnection {
  /** Counts it for the owner that the gateway has now. False when that one has too many; then nothing changes. */
  readonly move: (gateway: OwnedGateway) => boolean;
  /** Ends it; may be called twice. */
  readonly release: () => void;
}

/**
 * Limits what all gateways of one user or organization use together, over Basics Station and MQTT. Gateways over UDP prove no
 * identity: anybody could use up the share of their owner.
 */
@Injectable()
export class GatewayOwnerLimits {
  private readonly connections = new Map<string, number>();
  private readonly mostConnections: number;
  private readonly messages: TokenBuckets | undefined;
  private readonly bytes: TokenBuckets | undefined;
  private readonly bytesOfGateway: TokenBuckets | undefined;

  constructor(@Inject(NETWORK_CONFIG) settings: LimitSettings) {
    this.mostConnections = settings.NETWORK_GATEWAY_CONNECTIONS_PER_OWNER || Infinity;
    const bytes = settings.NETWORK_GATEWAY_KIB_PER_SECOND_PER_OWNER * bytesPerKib;
    this.messages = perSecond(settings.NETWORK_GATEWAY_MESSAGES_PER_SECOND_PER_OWNER, mostOwners);
    this.bytes = perSecond(bytes, mostOwners);
    this.bytesOfGateway = perSecond(bytes * partOfGateway, mostGateways);
  }

  /** Counts a connection; undefined when the owner has too many. */
  connect(gateway: OwnedGateway): OwnerConnection | undefined {
    let share: string | undefined = shareOf(gateway);
    if (!this.enter(share)) return undefined;
    return {
      move: (changed) => {
        const next = shareOf(changed);
        if (share === undefined || share === next) return true;
        if (!this.enter(next)) return false;
        this.leave(share);
        share = next;
        return true;
      },
      release: () => {
        if (share !== undefined) this.leave(share);
        share = undefined;
      },
    };
  }

  /** Counts a message, and says whose limit it exceeds, if any. `now` is monotonic, in milliseconds. */
  take(gateway: OwnedGateway, bytes: number, now: number): 'receive' | 'too_many' | 'too_many_of_owner' {
    const share = shareOf(gateway);
    if (isUsedUp(this.bytesOfGateway, gateway.id, now)) return 'too_many';
    if (isUsedUp(this.bytes, share, now) || isUsedUp(this.messages, share, now)) return 'too_many_of_owner';
    this.messages?.count(share, 1, now);
    this.bytes?.count(share, bytes, now);
    this.bytesOfGateway?.count(gateway.id, bytes, now);
    return 'receive';
  }

  private enter(share: string): boolean {
    const count = this.connections.get(share) ?? 0;
    if (count >= this.mostConnections) return false;
    this.connections.set(share, count + 1);
    return true;
  }

  private leave(share: string): void {
    const left = (this.connections.get(share) ?? 0) - 1;
    if (left > 0) this.connections.set(share, left);
    else this.connections.delete(share);
  }
}

const isUsedUp = (buckets: TokenBuckets | undefined, key: string, now: number): boolean =>
  (buckets?.waitFor(key, now) ?? 0) > 0;

/** A gateway whose owner is not known, or that has none, has limits of its own: it harms no gateway of others. */
const shareOf = ({ id, owner }: OwnedGateway): string =>
  owner === undefined || owner === '' ? `gateway/${id}` : `owner/${owner}`;
