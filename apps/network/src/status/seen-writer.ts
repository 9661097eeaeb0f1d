import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../network.config.js';
import { GatewayStates } from '../router/gateway-states.js';
import { GatewaysSeen } from './gateways-seen.repository.js';

const intervalMs = 60_000;
/** Gateways of one statement. */
const batch = 1_000;

/** Stores once a minute when gateways were heard last. A crash loses the last minute. */
@Injectable()
export class SeenWriter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.round());
  private writtenUntil = 0;

  constructor(
    private readonly states: GatewayStates,
    private readonly seen: GatewaysSeen,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    await this.round();
  }

  private async round(): Promise<number> {
    const until = Date.now() - 1;
    const heard = this.states.heardAfter(this.writtenUntil);
    try {
      for (let from = 0; from < heard.length; from += batch)
        await this.seen.write(heard.slice(from, from + batch));
      this.writtenUntil = until;
    } catch (error) {
      this.log.warn({ err: error }, 'the times when gateways were last heard are not stored for now');
    }
    return intervalMs;
  }
}
