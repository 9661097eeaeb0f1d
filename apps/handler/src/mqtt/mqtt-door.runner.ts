import { readFile } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import type { Logger } from '@fieldpost/observability';
import { AccessKeys } from '../access/access-keys.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { Admission } from './admission.js';
import { Logins } from './logins.js';
import { MqttBroker } from './mqtt-broker.js';
import { MqttDoor } from './mqtt-door.js';
import { PublishInbox } from './publish-inbox.js';
import { Sessions } from './sessions.js';

/** Opens the MQTT door when everything behind it stands, and closes it before anything of that goes. */
@Injectable()
export class MqttDoorRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private door: MqttDoor | undefined;

  constructor(
    @Inject(HANDLER_CONFIG) private readonly settings: HandlerSettings,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly sessions: Sessions,
    private readonly keys: AccessKeys,
    private readonly verifier: TokenVerifier,
    private readonly inbox: PublishInbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { log, sessions, settings } = this;
    const admission = new Admission(new Logins(this.keys, this.verifier), sessions, log);
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
    };
    this.door = await MqttDoor.open(broker, options, log);
  }

  async onModuleDestroy(): Promise<void> {
    await this.door?.close();
  }
}
