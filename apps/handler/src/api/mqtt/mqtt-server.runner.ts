import type { Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ConnectionRate, MqttServer } from '@fieldpost/mqtt';
import type { Logger, Metrics } from '@fieldpost/observability';
import { OwnCertificate } from '@fieldpost/transport';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../../handler.config.js';
import { startApplicationBroker } from './application-broker.js';
import { Admission } from './sessions/admission.js';
import { PublishReceiver } from './sessions/publish-receiver.js';
import { MqttWebSocketServer } from './mqtt-web-socket-server.js';

/** Opens the MQTT server after everything that it depends on has started, and closes it before any of that. */
@Injectable()
export class MqttServerRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private server: MqttServer | undefined;
  private webSockets: MqttWebSocketServer | undefined;
  readonly rate: ConnectionRate;

  constructor(
    @Inject(HANDLER_CONFIG) private readonly settings: HandlerSettings,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly admission: Admission,
    private readonly certificate: OwnCertificate,
    private readonly host: HttpAdapterHost,
    private readonly receiver: PublishReceiver,
  ) {
    this.rate = new ConnectionRate(settings.HANDLER_MQTT_CONNECTIONS_PER_SECOND);
  }

  measure(metrics: Metrics): void {
    const help = 'Connections that got no session of MQTT, by the reason.';
    metrics.counter({ name: 'fieldpost_handler_mqtt_rejected_total', help, labels: ['reason'] }, () => [
      ...this.admission.rejections.samples('reason'),
      { labels: { reason: 'connections_per_second' }, value: this.rate.rejected },
    ]);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { admission, log, settings } = this;
    const broker = await startApplicationBroker({ admission, receiver: this.receiver, log });
    const options = {
      host: settings.FIELDPOST_LISTEN_HOST,
      port: settings.HANDLER_MQTT_PORT,
      tlsPort: settings.HANDLER_MQTTS_PORT,
      cert: this.certificate.cert,
      key: this.certificate.key,
      rate: this.rate,
    };
    this.server = await MqttServer.open(broker, options, log);
    this.certificate.onRenewal((pair) => this.server?.renew(pair));
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const web = { server, rate: options.rate, trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES };
    this.webSockets = new MqttWebSocketServer(broker, web, log);
  }

  /** Disconnects all clients; both listeners are closed first, so that they connect to another replica. */
  async closeSessions(withinMs: number): Promise<void> {
    this.webSockets?.shut();
    await this.server?.closeSessions(withinMs);
  }

  async onModuleDestroy(): Promise<void> {
    this.webSockets?.close();
    await this.server?.close();
  }
}
