import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Global, Module, type Provider } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from './handler.config.js';
import { Owners } from './limits/owners.js';
import { Election } from './cluster/election.js';
import { Leadership } from './cluster/leadership.js';
import { LeasesPostgres } from './cluster/leases.postgres.js';
import { ProcessIdentity } from './cluster/process-identity.js';
import { LocalBus, MessageBus } from './cluster/message-bus.js';
import { RedisBus } from './cluster/redis-bus.js';

const leadership: Provider = {
  provide: Leadership,
  useFactory: async (settings: HandlerSettings, logger: Logger) =>
    new Election({
      leases: new LeasesPostgres(settings.HANDLER_DATABASE_URL, {
        process: await ProcessIdentity.of(),
        onTrouble: ({ message }) => logger.warn({ error: message }, 'connection of the lease lost'),
      }),
      replicaId: randomUUID(),
      logger,
      now: () => performance.now(),
    }),
  inject: [HANDLER_CONFIG, LOGGER],
};

const bus: Provider = {
  provide: MessageBus,
  useFactory: (
    { HANDLER_REDIS_URL: url, HANDLER_ID: handlerId }: HandlerSettings,
    logger: Logger,
    owners: Owners,
  ) => {
    if (url === undefined) return new LocalBus();
    return new RedisBus({ url, handlerId, replicaId: randomUUID(), logger, shareOf: owners.shareOf });
  },
  inject: [HANDLER_CONFIG, LOGGER, Owners],
};

/** Makes several replicas one handler: one of them leads, and messages reach the clients of all. */
@Global()
@Module({ providers: [leadership, bus], exports: [Leadership, MessageBus] })
export class ClusterModule {}
