import { Injectable } from '@nestjs/common';
import type { gateway } from '@fieldpost/contracts';
import { type BandUse, dutyCycleUse } from '@fieldpost/lorawan';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import type { GatewayLink } from '../gateways/gateway-traffic.js';
import type { HeardUplink, RejectedDownlink } from '../router/gateway-activity.js';
import { type GatewayState, GatewayStates } from '../router/gateway-states.js';
import { GatewaysSeen } from './gateways-seen.repository.js';

/** How a gateway does. Times are Unix milliseconds; counts are those of the last hour. */
export interface GatewaySummary {
  readonly id: string;
  readonly isConnected: boolean;
  /** Undefined for a gateway that was never heard. */
  readonly lastSeen: number | undefined;
  readonly uplinks: number;
  readonly downlinks: number;
  /** Downlinks that the gateway did not transmit. */
  readonly rejections: number;
}

export interface GatewayReport extends GatewaySummary {
  readonly link: GatewayLink | undefined;
  /** What the gateway reported last of itself. */
  readonly status: gateway.Status | undefined;
  readonly lastRejection: RejectedDownlink | undefined;
  readonly dutyCycle: readonly BandUse[];
  /** The newest first. */
  readonly lastUplinks: readonly HeardUplink[];
}

/** Reads how gateways do. After a restart only the last time is known until they are heard again. */
@Injectable()
export class GatewayStatusService {
  constructor(
    private readonly states: GatewayStates,
    private readonly registry: GatewayRegistry,
    private readonly seen: GatewaysSeen,
  ) {}

  async find(gatewayId: string): Promise<GatewayReport> {
    const [summary] = await this.summaries([gatewayId]);
    const state = this.states.get(gatewayId);
    return {
      ...(summary ?? this.summaryOf(gatewayId, undefined)),
      link: this.registry.linkOf(gatewayId),
      status: state?.status,
      lastRejection: state?.activity.lastRejection,
      dutyCycle: dutyCycleOf(state),
      lastUplinks: state?.activity.lastUplinks ?? [],
    };
  }

  /** In the order of the ids. */
  async summaries(gatewayIds: readonly string[]): Promise<readonly GatewaySummary[]> {
    const unheard = gatewayIds.filter((id) => !this.states.get(id));
    const stored = unheard.length > 0 ? await this.seen.find(unheard) : new Map<string, number>();
    return gatewayIds.map((id) => this.summaryOf(id, stored.get(id)));
  }

  private summaryOf(id: string, stored: number | undefined): GatewaySummary {
    const activity = this.states.get(id)?.activity;
    const now = Date.now();
    return {
      id,
      isConnected: this.registry.isConnected(id),
      lastSeen: activity?.lastSeen ?? stored,
      uplinks: activity?.uplinks.total(now) ?? 0,
      downlinks: activity?.downlinks.total(now) ?? 0,
      rejections: activity?.rejections.total(now) ?? 0,
    };
  }
}

const dutyCycleOf = (state: GatewayState | undefined): readonly BandUse[] =>
  state?.plan ? dutyCycleUse(state.plan.region, state.sent, Date.now()) : [];
