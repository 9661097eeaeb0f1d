import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { hourMs, type SignalHour } from '@fieldpost/domain';
import { BackgroundLoop } from '@fieldpost/batching';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../network.config.js';
import { GatewayStates } from '../router/gateway-states.js';
import { GatewaySignals } from './gateway-signals.repository.js';
import { keptHours } from './signal-range.js';

const intervalMs = 60_000;
/** Gateways of one statement. */
const batch = 1_000;
/** Rows that are removed in one round: more than 20,000 gateways have in a minute. */
const mostRemoved = 10_000;

/** Stores the signal of gateways once a minute, and removes that of earlier weeks. A crash loses the last minute. */
@Injectable()
export class SignalWriter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.round());
  private storing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly states: GatewayStates,
    private readonly signals: GatewaySignals,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    await this.round();
  }

  /** What waits of one gateway, when nothing is on its way to the database, where a reader would not find it either. */
  async waitingOf(gatewayId: string): Promise<readonly SignalHour[]> {
    await this.storing;
    return this.states.get(gatewayId)?.activity.signals.waiting ?? [];
  }

  private async round(): Promise<number> {
    const gateways = this.states.list();
    for (let from = 0; from < gateways.length; from += batch)
      await this.attempt(() => this.store(gateways.slice(from, from + batch)));
    const firstKept = Math.floor(Date.now() / hourMs) - keptHours + 1;
    await this.attempt(() => this.signals.removeBefore(firstKept, mostRemoved));
    return intervalMs;
  }

  private async attempt(step: () => Promise<unknown>): Promise<void> {
    await step().catch((error: unknown) =>
      this.log.warn({ err: error }, 'the signal of gateways is not stored or removed for now'),
    );
  }

  private async store(gateways: ReturnType<GatewayStates['list']>): Promise<void> {
    const taken = gateways.map(([gatewayId, { activity }]) => ({
      gatewayId,
      of: activity.signals,
      hours: activity.signals.take(),
    }));
    const rows = taken.flatMap(({ gatewayId, hours }) => hours.map((hour) => ({ gatewayId, ...hour })));
    if (rows.length === 0) return;
    const added = this.signals.add(rows).catch((error: unknown) => {
      for (const { of, hours } of taken) of.putBack(hours);
      throw error;
    });
    this.storing = added.catch(() => undefined);
    await added;
  }
}
