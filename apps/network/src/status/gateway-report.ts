import type { gateway } from '@fieldpost/contracts';
import type { BandUse } from '@fieldpost/lorawan';
import type { GatewayLink } from '../gateways/gateway-traffic.js';
import type { HeardUplink, RejectedDownlink } from '../router/gateway-activity.js';

/** How a gateway does. Times are Unix milliseconds; counts are those of the last hour. */
export interface GatewaySummary {
  readonly id: string;
  readonly isConnected: boolean;
  /** Undefined for a gateway that was never heard. */
  readonly lastSeen?: number | undefined;
  readonly uplinks: number;
  readonly downlinks: number;
  /** Downlinks that the gateway did not transmit. */
  readonly rejections: number;
}

export interface GatewayReport extends GatewaySummary {
  readonly link?: GatewayLink | undefined;
  /** What the gateway reported last of itself. */
  readonly status?: gateway.Status | undefined;
  readonly lastRejection?: RejectedDownlink | undefined;
  readonly dutyCycle: readonly BandUse[];
  /** The newest first. */
  readonly lastUplinks: readonly HeardUplink[];
}
