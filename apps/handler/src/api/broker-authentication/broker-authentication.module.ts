import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import type { Logger } from '@fieldpost/observability';
import { AccessKeys } from '../../access/access-keys.js';
import { LOGGER } from '../../handler.config.js';
import { Logins } from '../mqtt/sessions/logins.js';
import { BrokerClients } from './broker-clients.service.js';
import { BrokerLogins } from './broker-logins.repository.js';
import { EmqxController } from './emqx.controller.js';
import { ForgettingLogins } from './forgetting-logins.js';
import { MosquittoController } from './mosquitto.controller.js';
import { RabbitmqController } from './rabbitmq.controller.js';

/** Answers outside brokers that ask about their clients (docs/protocol/mqtt.md#access-rights). */
@Module({
  controllers: [RabbitmqController, MosquittoController, EmqxController],
  providers: [
    {
      provide: BrokerClients,
      useFactory: (keys: AccessKeys, verifier: TokenVerifier, store: BrokerLogins) =>
        new BrokerClients(new Logins(keys, verifier), store),
      inject: [AccessKeys, TokenVerifier, BrokerLogins],
    },
    {
      provide: ForgettingLogins,
      useFactory: (store: BrokerLogins, log: Logger) => new ForgettingLogins(store, log),
      inject: [BrokerLogins, LOGGER],
    },
  ],
})
export class BrokerAuthenticationModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly forgetting: ForgettingLogins) {}

  onApplicationBootstrap(): void {
    this.forgetting.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.forgetting.stop();
  }
}
