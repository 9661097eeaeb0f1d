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

type OwnedGateway = Pick<GatewayIdentity, 'id' | 'owner'>;

const mostOwners = 20_000;
const bytesPerKib = 1_024;

/** What may come in a second; four times as much at once. Undefined without a limit. */
const perSecond = (most: number): TokenBuckets | undefined =>
  most === 0 ? undefined : new TokenBuckets({ burst: 4 * most, refillMs: 1_000 / most }, mostOwners);

/**
 * Limits what all gateways of one user or organization use together, over Basics Station and MQTT. Gateways over UDP prove no
 * identity: anybody could use up the share of their owner.
 */
@Injectable()
export class GatewayOwnerLimits {
  private readonly connections = new Map<string, number>();
  private readonly mostConnections: number;
  private readonly messages: TokenBuckets | undefined;
  private readonly kib: TokenBuckets | undefined;

  constructor(@Inject(NETWORK_CONFIG) settings: LimitSettings) {
    this.mostConnections = settings.NETWORK_GATEWAY_CONNECTIONS_PER_OWNER || Infinity;
    this.messages = perSecond(settings.NETWORK_GATEWAY_MESSAGES_PER_SECOND_PER_OWNER);
    this.kib = perSecond(settings.NETWORK_GATEWAY_KIB_PER_SECOND_PER_OWNER);
  }

  /** Counts a connection. Returns what ends it, which may be called twice; undefined when the owner has too many. */
  connect(gateway: OwnedGateway): (() => void) | undefined {
    const share = shareOf(gateway);
    const count = this.connections.get(share) ?? 0;
    if (count >= this.mostConnections) return undefined;
    this.connections.set(share, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.disconnect(share);
    };
  }

  /** Whether a message may come; counts it. `now` is monotonic, in milliseconds. */
  take(gateway: OwnedGateway, bytes: number, now: number): boolean {
    const share = shareOf(gateway);
    if ((this.kib?.waitFor(share, now) ?? 0) > 0) return false;
    if (this.messages && !this.messages.take(share, now)) return false;
    this.kib?.count(share, bytes / bytesPerKib, now);
    return true;
  }

  private disconnect(share: string): void {
    const left = (this.connections.get(share) ?? 0) - 1;
    if (left > 0) this.connections.set(share, left);
    else this.connections.delete(share);
  }
}

/** Gateways whose creator has left share one share (decision 75). An owner that is not known harms no other gateway. */
const shareOf = ({ id, owner }: OwnedGateway): string =>
  owner === undefined ? `gateway/${id}` : owner === '' ? 'ownerless' : `owner/${owner}`;
