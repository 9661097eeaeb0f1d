import type { gateway, router } from '@fieldpost/contracts';

/** Position of a gateway; degrees, and meters above sea level. */
export interface GatewayLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: number;
}

/** A gateway as the account server has it. */
export interface GatewayIdentity {
  readonly id: string;
  /** Name of v2, such as `EU_863_870`; empty when it is not known. */
  readonly frequencyPlan: string;
  /** 16 hexadecimal digits. */
  readonly eui?: string;
  readonly location?: GatewayLocation;
  /** Whose limits it counts for, a user or an organization; empty for none, undefined while it is not known. */
  readonly owner?: string;
  /** Whether the gateway proved its identity; one over UDP does not. */
  readonly isTrusted?: boolean;
  /** A token of the gateway, when it has shown one. */
  readonly token?: string;
}

/**
 * Takes every frame and status that a gateway connection (UDP, gRPC) receives. The class is also the injection token.
 * Messages have the form of the types that gRPC sends.
 */
export abstract class GatewayTraffic {
  /** A data frame or a join request; never throws, and drops messages beyond its limits. */
  abstract uplink(gateway: GatewayIdentity, message: router.UplinkMessage): void;
  /** A status report; never throws. */
  abstract status(gateway: GatewayIdentity, status: gateway.Status): void;
}

export type TransmitResult =
  | 'accepted'
  | 'too_late'
  | 'too_early'
  | 'collision'
  | 'unreachable'
  | 'other_error';

/** How a gateway is connected: Semtech's UDP protocol, LoRa Basics Station, or the protocols of v2. */
export type GatewayProtocol = 'udp' | 'basics-station' | 'grpc' | 'mqtt';

/** What is known of a connection. */
export interface GatewayLink {
  readonly protocol: GatewayProtocol;
  /** Network address of the gateway, as the server sees it. */
  readonly address?: string | undefined;
  /** From a downlink to the gateway until its answer, in milliseconds; undefined until it was measured. */
  readonly roundTripMs?: number | undefined;
}

/** A connection that can transmit for a gateway. */
export interface GatewayConnection {
  /** What the status of the gateway shows of the connection. */
  readonly link?: GatewayLink;
  /** Whether the gateway proved its identity; one over UDP does not. */
  readonly isTrusted?: boolean;
  /** Resolves when the gateway has accepted or rejected the transmission; never rejects. */
  transmit(message: router.DownlinkMessage): Promise<TransmitResult>;
}

/** The connections through which gateways transmit. The class is also the injection token. */
export abstract class GatewayConnections {
  /**
   * The newest connection of a gateway is the one that transmits, but none without proof of identity replaces one with it.
   * Returns a function that removes it.
   */
  abstract register(gatewayId: string, connection: GatewayConnection): () => void;
}
