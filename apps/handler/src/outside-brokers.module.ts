import { Global, Module } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { type Logger, Tracing } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from './handler.config.js';
import { Owners } from './limits/owners.js';
import { Leadership } from './cluster/leadership.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';
import { outsideBrokersOf } from './outside-brokers-of.js';
import { OutsideBrokersRunner } from './outside-brokers/outside-brokers.runner.js';

/** Brokers beside the built-in MQTT server. Global: all published messages go to them. */
@Global()
@Module({
  providers: [
    OutsideBrokersRunner,
    {
      provide: OutsideBrokers,
      useFactory: (
        settings: HandlerSettings,
        log: Logger,
        leadership: Leadership,
        ...[tracing, owners]: [Tracing, Owners]
      ) => {
        const shareOf = (appId: AppId) => owners.of(appId);
        return outsideBrokersOf(settings, { log, leadership, tracing, shareOf, random: Math.random });
      },
      inject: [HANDLER_CONFIG, LOGGER, Leadership, Tracing, Owners],
    },
  ],
  exports: [OutsideBrokers],
})
export class OutsideBrokersModule {}
