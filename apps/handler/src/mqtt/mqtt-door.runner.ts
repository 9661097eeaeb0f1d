import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Logger } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { Admission } from './admission.js';
import { ConnectionRate } from './connection-rate.js';
import { Logins } from './logins.js';
import { MqttBroker } from './mqtt-broker.js';
import { MqttDoor } from './mqtt-door.js';
import { PublishInbox } from './publish-inbox.js';
import { Sessions } from './sessions.js';
import { WebSocketDoor } from './web-socket-door.js';

/** Opens the MQTT door when everything behind it stands, and closes it before anything of that goes. */
@Injectable()
export class MqttDoorRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private door: MqttDoor | undefined;
  private webSockets: WebSocketDoor | undefined;

  constructor(
    @Inject(HANDLER_CONFIG) private readonly settings: HandlerSettings,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly sessions: Sessions,
    private readonly logins: Logins,
    private readonly host: HttpAdapterHost,
    private readonly inbox: PublishInbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { log, sessions, settings } = this;
    const admission = new Admission(this.logins, sessions, log);
    const broker = await MqttBroker.start({
      admission,
      inbox: this.inbox,
      log,
    });
    const options = {
      host: settings.FIELDPOST_LISTEN_HOST,
      port: settings.HANDLER_MQTT_PORT,
      tlsPort: settings.HANDLER_MQTTS_PORT,
      cert: await readFile(settings.HANDLER_TLS_CERT_FILE),
      key: await readFile(settings.HANDLER_TLS_KEY_FILE),
      rate: new ConnectionRate(settings.HANDLER_MQTT_CONNECTIONS_PER_SECOND),
    };
    this.door = await MqttDoor.open(broker, options, log);
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const web = { server, rate: options.rate, trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES };
    this.webSockets = new WebSocketDoor(broker, web, log);
  }

  async onModuleDestroy(): Promise<void> {
    this.webSockets?.close();
    await this.door?.close();
  }
}
