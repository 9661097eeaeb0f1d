import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { AppErrorFilter, httpApiErrorFormat } from '@fieldpost/transport';
import { BrokerClientsService } from '../../src/api/broker-authentication/broker-clients.service.js';
import { EmqxController } from '../../src/api/broker-authentication/emqx.controller.js';
import { MosquittoController } from '../../src/api/broker-authentication/mosquitto.controller.js';
import { RabbitmqController } from '../../src/api/broker-authentication/rabbitmq.controller.js';
import { TextBodies } from '../../src/api/http/text-bodies.js';
import { HANDLER_CONFIG } from '../../src/handler.config.js';
import { loginsWith, type TokensMemory } from '../../src/api/mqtt/mqtt-server.suite.js';
import { BrokerLoginsMemory } from '../memory/broker-logins.memory.js';

@Module({})
class AuthRequests {}

export const brokerSecret = 'a-secret-of-this-test';

/** The HTTP endpoints for outside brokers alone, on a free port, with access keys in memory. */
export async function openAuthRequests(
  tokens: TokensMemory,
  log: Logger,
  secret: string | null = brokerSecret,
) {
  const settings = {
    HANDLER_BROKER_AUTHENTICATION_SECRET: secret ?? undefined,
    HANDLER_AMQP_EXCHANGE: 'ttn.handler',
  };
  const clients = new BrokerClientsService(loginsWith(tokens), new BrokerLoginsMemory());
  const module = {
    module: AuthRequests,
    controllers: [RabbitmqController, MosquittoController, EmqxController],
    providers: [
      TextBodies,
      { provide: BrokerClientsService, useValue: clients },
      { provide: HANDLER_CONFIG, useValue: settings },
    ],
  };
  const options = { logger: false, bodyParser: false } as const;
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), options);
  const noRoutes = { judge: (error: AppError) => error } as never;
  app.useGlobalFilters(new AppErrorFilter(log, httpApiErrorFormat, noRoutes));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { readonly port: number };
  return { host: `127.0.0.1:${port}`, close: () => app.close() };
}
