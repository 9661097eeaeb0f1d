import { Inject, Injectable } from '@nestjs/common';
import { type Logger, Tracing } from '@fieldpost/observability';
import { LiveEvents } from './api/live-events/live-events.js';
import { MqttPublisher } from './api/mqtt/mqtt-publisher.js';
import { MessageBus } from './cluster/message-bus.js';
import { fromReplicas, toReplicas } from './cluster/shared-messages.js';
import { QueuedDownlinks } from './downlinks/queued-downlinks.js';
import { MessageMeters } from './events/message-meters.js';
import { MessageDispatcher } from './events/message-subscribers.js';
import { Publishers } from './events/publisher.js';
import { LOGGER } from './handler.config.js';
import { IntegrationMessages } from './integrations/integration-messages.js';
import { MessageRecorder } from './message-storage/message-recorder.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';
import { TrafficCounters } from './traffic/traffic-counters.js';

/** Publishes each message to everything that receives messages, and messages of other replicas to local clients. */
@Injectable()
export class MessagePublisher extends Publishers {
  constructor(
    @Inject(LOGGER) log: Logger,
    meters: MessageMeters,
    traffic: TrafficCounters,
    mqtt: MqttPublisher,
    live: LiveEvents,
    integrations: IntegrationMessages,
    recorder: MessageRecorder,
    outside: OutsideBrokers,
    queued: QueuedDownlinks,
    bus: MessageBus,
    tracing: Tracing,
  ) {
    const subscribers = new MessageDispatcher([live, integrations, recorder], log);
    super([meters, traffic, mqtt, subscribers, queued, ...outside.publishers, toReplicas(bus, log)]);
    fromReplicas(bus, new Publishers([mqtt, queued, new MessageDispatcher([live], log)]), tracing);
  }
}
