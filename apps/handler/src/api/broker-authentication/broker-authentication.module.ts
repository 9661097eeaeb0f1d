import { Module } from '@nestjs/common';
import { Logins } from '../mqtt/sessions/logins.js';
import { BrokerClientsService } from './broker-clients.service.js';
import { EmqxController } from './emqx.controller.js';
import { BrokerLoginsCleaner } from './broker-logins.cleaner.js';
import { MosquittoController } from './mosquitto.controller.js';
import { RabbitmqController } from './rabbitmq.controller.js';

/** Authenticates and authorizes clients of outside brokers (docs/protocol/mqtt.md#access-rights). */
@Module({
  controllers: [RabbitmqController, MosquittoController, EmqxController],
  providers: [BrokerClientsService, BrokerLoginsCleaner, Logins],
})
export class BrokerAuthenticationModule {}
