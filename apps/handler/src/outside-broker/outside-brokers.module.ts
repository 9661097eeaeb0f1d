import { Global, Module } from '@nestjs/common';
import { type Logger, Tracing } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { Leadership } from '../replicas/leadership.js';
import { OutsideBrokers } from './outside-brokers.js';
import { outsideBrokersOf } from './outside-brokers-of.js';
import { OutsideBrokersRunner } from './outside-brokers.runner.js';

/** Brokers beside the handler's own door. Global: what is published anywhere goes to them. */
@Global()
@Module({
  providers: [
    OutsideBrokersRunner,
    {
      provide: OutsideBrokers,
      useFactory: (settings: HandlerSettings, log: Logger, leadership: Leadership, tracing: Tracing) =>
        outsideBrokersOf(settings, { log, leadership, tracing, random: Math.random }),
      inject: [HANDLER_CONFIG, LOGGER, Leadership, Tracing],
    },
  ],
  exports: [OutsideBrokers],
})
export class OutsideBrokersModule {}
