import { Injectable } from '@nestjs/common';
import { type BandUse, dutyCycleUse } from '@fieldpost/lorawan';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { type UnregisteredGateway, UnregisteredGateways } from '../gateways/unregistered-gateways.js';
import type { z } from 'zod';
import { Replicas } from '../replicas/replicas.js';
import { type GatewayState, GatewayStates } from '../router/gateway-states.js';
import type { GatewayReport, GatewaySummary } from './gateway-report.js';
import { GatewaysSeen } from './gateways-seen.repository.js';
import { mergedReport, mergedSummary, mergedUnregistered } from './merged-status.js';
import {
  gatewayIdOfReplica,
  gatewayIdsOfReplica,
  reportOfReplica,
  summariesOfReplica,
  unregisteredOfReplica,
} from './replica-reports.js';

/** What another replica has to describe gateways, in milliseconds. */
const replicaMs = 1_000;

/** Reads how gateways do, at all replicas. After a restart only the last time is known until they are heard again. */
@Injectable()
export class GatewayStatusService {
  constructor(
    private readonly states: GatewayStates,
    private readonly registry: GatewayRegistry,
    private readonly seen: GatewaysSeen,
    private readonly unregistered: UnregisteredGateways,
    private readonly replicas: Replicas,
  ) {
    replicas.respond('gateway-report', (data) => this.reportHere(gatewayIdOfReplica.parse(data)));
    replicas.respond('gateway-summaries', (data) => this.summariesHere(gatewayIdsOfReplica.parse(data)));
    replicas.respond('unregistered-gateways', () => this.unregistered.list());
  }

  async find(gatewayId: string): Promise<GatewayReport> {
    const own = await this.reportHere(gatewayId);
    return mergedReport(own, await this.ofOthers('gateway-report', gatewayId, reportOfReplica));
  }

  /** In the order of the ids. */
  async summaries(gatewayIds: readonly string[]): Promise<readonly GatewaySummary[]> {
    const own = await this.summariesHere(gatewayIds);
    const others = await this.ofOthers('gateway-summaries', gatewayIds, summariesOfReplica);
    return own.map((summary, at) =>
      mergedSummary(
        summary,
        others.flatMap((list) => list[at] ?? []),
      ),
    );
  }

  /** The gateways that send packets and are not registered, the last heard one first. */
  async listUnregistered(): Promise<readonly UnregisteredGateway[]> {
    const others = await this.ofOthers('unregistered-gateways', undefined, unregisteredOfReplica);
    return mergedUnregistered([this.unregistered.list(), ...others]);
  }

  private async ofOthers<T>(kind: string, data: unknown, form: z.ZodType<T>): Promise<readonly T[]> {
    const { replies } = await this.replicas.requestAll(kind, { data, form, timeoutMs: replicaMs });
    return replies.map(([, reply]) => reply);
  }

  private async reportHere(gatewayId: string): Promise<GatewayReport> {
    const [summary] = await this.summariesHere([gatewayId]);
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

  private async summariesHere(gatewayIds: readonly string[]): Promise<readonly GatewaySummary[]> {
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
