import { Inject, Injectable } from '@nestjs/common';
import { type AppId, type DevId, eventTopic, uplinkTopic } from '@fieldpost/domain';
import { type Logger, traced } from '@fieldpost/observability';
import { fieldTopics } from '../../events/field-topics.js';
import { messageJson } from '../../events/message-json.js';
import type { UplinkMessage } from '../../events/messages.js';
import { type EventType, Publisher, publishOrLog } from '../../events/publisher.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../../handler.config.js';
import { Sessions } from './sessions/sessions.js';

/** Names of the specification for events that v2 calls otherwise (docs/protocol/mqtt.md#event-names). */
const downlinkNames: Partial<Record<EventType, string>> = {
  'down/scheduled': 'downlink/scheduled',
  'down/sent': 'downlink/sent',
};

/**
 * Steps that the field topics of one uplink may take (`Sessions.steps`), a few milliseconds: 1,000 fields for ten clients, 100
 * fields for 100. An application may have 200 sessions of 100 filters, of which each field matches all.
 */
const mostSteps = 25_000;

/** Publishes on the handler's own MQTT server. A message is written as JSON once, and not at all without subscribers. */
@Injectable()
export class MqttPublisher extends Publisher {
  constructor(
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_MQTT_FIELDS'>,
  ) {
    super();
  }

  uplink(message: UplinkMessage): void {
    this.guard('uplink', () => {
      const { app_id: appId, dev_id: devId } = message;
      if (!this.sessions.hasAny(appId)) return;
      const topic = uplinkTopic(appId, devId);
      this.sessions.deliver(topic, () => messageJson(message));
      if (!this.settings.HANDLER_MQTT_FIELDS) return;
      this.fields(message, topic);
    });
  }

  private fields({ app_id: appId, dev_id: devId, payload_fields = {} }: UplinkMessage, topic: string): void {
    const end = this.sessions.steps + mostSteps;
    for (const { path, value } of fieldTopics(payload_fields)) {
      if (this.sessions.steps > end) {
        this.log.info(
          { app_id: appId, dev_id: devId },
          'mqtt field topics left out: too many for their subscribers',
        );
        return;
      }
      this.sessions.deliver(`${topic}/${path}`, () => messageJson(value));
    }
  }

  event(appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    this.guard('event', () => {
      if (!this.sessions.hasAny(appId)) return;
      this.sessions.deliver(eventTopic(appId, devId, type), () => messageJson(data));
      const name = downlinkNames[type];
      if (name === undefined) return;
      this.sessions.deliverByDownlinkName(eventTopic(appId, devId, name), () => messageJson(data));
    });
  }

  private guard(what: string, publish: () => void): void {
    publishOrLog(this.log, what, () => traced(`mqtt publish ${what}`, publish, 'producer'));
  }
}
