import { Module } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { AccessKeys } from '../access/access-keys.js';
import { Logins } from '../mqtt/logins.js';
import { BrokerClients } from './broker-clients.service.js';
import { BrokerLogins } from './broker-logins.repository.js';
import { EmqxController } from './emqx.controller.js';
import { MosquittoController } from './mosquitto.controller.js';
import { RabbitmqController } from './rabbitmq.controller.js';

/** Answers outside brokers that ask about their clients (wire/mqtt.md 2). */
@Module({
  controllers: [RabbitmqController, MosquittoController, EmqxController],
  providers: [
    {
      provide: BrokerClients,
      useFactory: (keys: AccessKeys, verifier: TokenVerifier, store: BrokerLogins) =>
        new BrokerClients(new Logins(keys, verifier), store),
      inject: [AccessKeys, TokenVerifier, BrokerLogins],
    },
  ],
})
export class BrokerAuthenticationModule {}
