import { Global, Module } from '@nestjs/common';
import { ApplicationOwners, ApplicationOwnersClient, InnerCredentials } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { RateLimits } from '../access/rate-limits.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { Owners } from './owners.js';
import { Rejections } from './rejections.js';

/** Limits that several features share. */
@Global()
@Module({
  providers: [
    Rejections,
    {
      provide: ApplicationOwners,
      useFactory: (settings: HandlerSettings, credentials: InnerCredentials) =>
        new ApplicationOwnersClient({
          address: settings.HANDLER_ACCOUNT_ADDRESS,
          secret: settings.FIELDPOST_INTERNAL_SECRET,
          credentials,
        }),
      inject: [HANDLER_CONFIG, InnerCredentials],
    },
    {
      provide: Owners,
      useFactory: (account: ApplicationOwners, log: Logger) => new Owners({ source: account, log }),
      inject: [ApplicationOwners, LOGGER],
    },
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
  exports: [Owners, Rejections, RateLimits],
})
export class LimitsModule {}
