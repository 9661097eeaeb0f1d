import { Global, Module } from '@nestjs/common';
import { RateLimits } from '../access/rate-limits.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { Rejections } from './rejections.js';

/** Limits that several features share. */
@Global()
@Module({
  providers: [
    Rejections,
    {
      provide: RateLimits,
      useFactory: (settings: HandlerSettings, rejections: Rejections) =>
        new RateLimits(rejections, {
          perClient: settings.HANDLER_CALLS_PER_SECOND_PER_CLIENT,
          perApplication: settings.HANDLER_CALLS_PER_SECOND_PER_APPLICATION,
        }),
      inject: [HANDLER_CONFIG, Rejections],
    },
  ],
  exports: [Rejections, RateLimits],
})
export class LimitsModule {}
