import type { gateway, router } from '@fieldpost/contracts';
import { addressOf, type Client, type Published, publishPacket } from '@fieldpost/mqtt';
import { locationMetadata, withoutPrefix } from '../gateway-messages.js';
import type {
  GatewayConnection,
  GatewayConnections,
  GatewayIdentity,
  GatewayLink,
  GatewayLocation,
  GatewayTraffic,
  TransmitResult,
} from '../gateway-traffic.js';
import { readConnect, readDisconnect, readStatus, readUplink, writeDownlink } from './connector-messages.js';

/** What becomes of a message of a gateway. */
export type MessageResult = 'accepted' | 'malformed' | 'other_gateway' | 'not_allowed';

export interface MqttGatewayParts {
  readonly gateway: GatewayIdentity;
  readonly client: Client;
  readonly traffic: Pick<GatewayTraffic, 'uplink' | 'status'>;
  readonly connections: Pick<GatewayConnections, 'register'>;
}

/** Bytes of a message, as at the gRPC server. */
export const longestMessage = 8 * 1_024;
/** Bytes of downlinks that a gateway has not read yet. */
const mostUnread = 64 * 1_024;
/** Degrees around 0, 0 where no gateway is: one without a position reports such numbers. */
const nowhere = 0.01;

/** The connection of a gateway with v2's protocol over MQTT (docs/protocol/gateway-mqtt.md). */
export class MqttGatewaySession implements GatewayConnection {
  readonly isTrusted = true;
  readonly link: GatewayLink;
  private identity: GatewayIdentity;
  private downTopic: string | undefined;
  private hasLeft = false;
  private unread = 0;
  private unregister: (() => void) | undefined;

  constructor(private readonly parts: MqttGatewayParts) {
    this.identity = parts.gateway;
    this.link = { protocol: 'mqtt', address: withoutPrefix(addressOf(parts.client)) };
  }

  get id(): string {
    return this.identity.id;
  }

  get gateway(): GatewayIdentity {
    return this.identity;
  }

  /** Sets what account has of the gateway now. */
  changeIdentity(identity: GatewayIdentity): void {
    this.identity = identity;
  }

  /**
   * Whether the filter is the topic of the gateway's downlinks, the only one that it may read; in one spelling at a time,
   * since the broker keeps each one.
   */
  subscribe(filter: string): boolean {
    if (filter.toLowerCase() !== `${this.id}/down`) return false;
    if (this.downTopic !== undefined && this.downTopic !== filter) return false;
    this.downTopic = filter;
    this.update();
    return true;
  }

  unsubscribe(filter: string): void {
    if (this.downTopic === filter) this.downTopic = undefined;
    this.update();
  }

  /** Handles a message. */
  receive({ topic, payload }: Published): MessageResult {
    // The connection ends too, but this message may have been read with others before.
    return payload.length > longestMessage ? 'malformed' : this.take(topic.toLowerCase(), payload);
  }

  /** Gateways of v2 do not report what becomes of a downlink. */
  async transmit(message: router.DownlinkMessage): Promise<TransmitResult> {
    const { conn } = this.parts.client;
    if (this.downTopic === undefined || !conn.writable || this.unread > mostUnread) return 'unreachable';
    const packet = publishPacket(this.downTopic, writeDownlink(message));
    this.unread += packet.length;
    conn.write(packet, () => {
      this.unread -= packet.length;
    });
    return 'accepted';
  }

  /** The connection has ended. */
  close(): void {
    this.hasLeft = true;
    this.update();
  }

  end(): void {
    this.parts.client.conn.destroy();
  }

  private take(topic: string, payload: Buffer): MessageResult {
    const { traffic } = this.parts;
    switch (topic) {
      case 'connect':
        return use(readConnect(payload), ({ id }) => this.changePresence(id, false));
      case 'disconnect':
        return use(readDisconnect(payload), ({ id }) => this.changePresence(id, true));
      case `${this.id}/up`:
        return use(readUplink(payload), (message) => {
          traffic.uplink(this.identity, withKnownLocation(message));
          return 'accepted';
        });
      case `${this.id}/status`:
        return use(readStatus(payload), (message) => {
          traffic.status(this.identity, this.complete(message));
          return 'accepted';
        });
      default:
        return 'not_allowed';
    }
  }

  /** The login proved the identity already: the key in the message is not read. */
  private changePresence(id: string, hasLeft: boolean): MessageResult {
    if (id.toLowerCase() !== this.id) return 'other_gateway';
    this.hasLeft = hasLeft;
    this.update();
    return 'accepted';
  }

  /** It can transmit as long as it is subscribed and has not said that it goes. */
  private update(): void {
    const isReachable = this.downTopic !== undefined && !this.hasLeft;
    if (isReachable) this.unregister ??= this.parts.connections.register(this.id, this);
    else {
      this.unregister?.();
      this.unregister = undefined;
    }
  }

  /** As v2's bridge completes statuses: with what account has of the gateway. */
  private complete(status: gateway.Status__Output): gateway.Status {
    const { frequencyPlan, location } = this.identity;
    const reported = isSomewhere(status.location) ? status.location : null;
    return {
      ...status,
      ip: [this.link.address ?? ''],
      bridge: 'MQTT Backend',
      frequency_plan: frequencyPlan || status.frequency_plan,
      location: reported ?? (location ? registered(location) : null),
    };
  }
}

/** What becomes of a message, if the bytes were one. */
const use = <Message>(
  message: Message | undefined,
  then: (message: Message) => MessageResult,
): MessageResult => (message === undefined ? 'malformed' : then(message));

const registered = (location: GatewayLocation) => locationMetadata(location, 'REGISTRY');

const isSomewhere = (location: gateway.LocationMetadata__Output | null): boolean =>
  location !== null && Math.hypot(location.latitude, location.longitude) > nowhere;

function withKnownLocation(message: router.UplinkMessage__Output): router.UplinkMessage__Output {
  const { gateway_metadata: metadata } = message;
  if (!metadata || isSomewhere(metadata.location)) return message;
  return { ...message, gateway_metadata: { ...metadata, location: null } };
}
