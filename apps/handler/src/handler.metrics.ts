import { measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import type { INestApplication } from '@nestjs/common';
import { measureCaches, measureQueues, type Metrics, only, type Tally } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { AccessKeys } from './access/access-keys.js';
import { MessageMeters } from './events/message-meters.js';
import { HANDLER_CONFIG, type HandlerSettings } from './handler.config.js';
import { Deliverer } from './integrations/deliverer.js';
import { IntegrationMessages } from './integrations/integration-messages.js';
import { Rejections } from './limits/rejections.js';
import { Admission } from './api/mqtt/sessions/admission.js';
import { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import { PublishHandler } from './api/mqtt/sessions/publish-handler.js';
import { Sessions } from './api/mqtt/sessions/sessions.js';
import { BrokerLinks } from './network/broker-links.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';
import { PayloadFunctions } from './payload-functions/payload-functions.js';
import { MessageRecorder } from './message-storage/message-recorder.js';
import { Leadership } from './cluster/leadership.js';
import { MessageBus } from './cluster/message-bus.js';
import { RedisBus } from './cluster/redis-bus.js';
import { DeviceQueue } from './shared/device-queue.js';
import { DeviceCache } from './uplinks/device-cache.js';

type Parts = Pick<INestApplication, 'get'>;

const about = (name: string, help: string) => ({ name: `fieldpost_handler_${name}`, help, labels: [] });

/** Adds what the handler tells of itself; all of it is read from memory when somebody scrapes. */
export function measureHandler(metrics: Metrics, app: Parts): void {
  measureDatabase(metrics, app.get(DataSource, { strict: false }));
  measureMessages(metrics, app);
  measureMqtt(metrics, app);
  measureNetwork(metrics, app);
  measureWaiting(metrics, app);
}

/** A counter of what a tally has counted. */
function counted<L extends string>(
  metrics: Metrics,
  tally: Tally,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: L },
): void {
  metrics.counter({ ...about(name, help), labels: [label] }, () => tally.samples(label));
}

function measureMessages(metrics: Metrics, app: Parts): void {
  const { counts } = app.get(MessageMeters, { strict: false });
  counted(metrics, counts, {
    name: 'messages_total',
    help: 'What was published, by the end of its topic.',
    label: 'kind',
  });
  counted(metrics, app.get(Rejections, { strict: false }).tally, {
    name: 'limit_rejected_total',
    help: 'What was rejected because a limit was reached, by the limit.',
    label: 'limit',
  });
  const { outcomes } = app.get(Deliverer, { strict: false });
  counted(metrics, outcomes, {
    name: 'integration_attempts_total',
    help: 'Attempts to deliver to integrations, by how they ended.',
    label: 'outcome',
  });
  const { prompt, slow } = app.get(PayloadFunctions, { strict: false });
  const runs = about('payload_runs_total', 'Calls of payload functions, by thread pool and outcome.');
  metrics.counter({ ...runs, labels: ['pool', 'outcome'] }, () =>
    Object.entries({ prompt, slow }).flatMap(([pool, { outcomes: runsOf }]) =>
      runsOf.samples('outcome').map(({ labels, value }) => ({ labels: { pool, ...labels }, value })),
    ),
  );
}

function measureMqtt(metrics: Metrics, app: Parts): void {
  const sessions = app.get(Sessions, { strict: false });
  metrics.gauge(about('mqtt_sessions', 'Open sessions of MQTT.'), () => only(sessions.count));
  metrics.counter(about('mqtt_delivered_total', 'Messages that were handed to MQTT clients.'), () =>
    only(sessions.delivered),
  );
  metrics.counter(about('mqtt_too_slow_total', 'Sessions that were ended since they read too slowly.'), () =>
    only(sessions.tooSlow),
  );
  counted(metrics, app.get(PublishHandler, { strict: false }).received, {
    name: 'mqtt_received_total',
    help: 'Messages that MQTT clients published, by what became of them.',
    label: 'outcome',
  });
  const { outcomes, rejections } = app.get(Admission, { strict: false });
  counted(metrics, outcomes, {
    name: 'mqtt_logins_total',
    help: 'Logins of MQTT: accepted, or the code of the rejection.',
    label: 'outcome',
  });
  const { rate } = app.get(MqttServerRunner, { strict: false });
  const rejected = about('mqtt_rejected_total', 'Connections that got no session of MQTT, by the reason.');
  metrics.counter({ ...rejected, labels: ['reason'] }, () => [
    ...rejections.samples('reason'),
    { labels: { reason: 'connections_per_second' }, value: rate.rejected },
  ]);
}

function measureNetwork(metrics: Metrics, app: Parts): void {
  // Replicas have one handler id, and one of them leads; there may be several handler ids.
  const { HANDLER_ID: handler } = app.get<HandlerSettings>(HANDLER_CONFIG, { strict: false });
  const leadership = app.get(Leadership, { strict: false });
  const leads = about('leads', 'Whether this replica leads those of its handler id: 1 or 0.');
  metrics.gauge({ ...leads, labels: ['handler'] }, () => [
    { labels: { handler }, value: leadership.isLeader ? 1 : 0 },
  ]);
  const links = app.get(BrokerLinks, { strict: false });
  const brokers = about('brokers', 'Brokers of the network that are known, by whether they can be reached.');
  metrics.gauge({ ...brokers, labels: ['handler', 'state'] }, () => {
    const connected = links.connected().length;
    return [
      { labels: { handler, state: 'connected' }, value: connected },
      { labels: { handler, state: 'away' }, value: links.count - connected },
    ];
  });
}

/** Queues and caches. */
function measureWaiting(metrics: Metrics, app: Parts): void {
  const uplinks = app.get(DeviceQueue, { strict: false });
  const { prompt, slow } = app.get(PayloadFunctions, { strict: false });
  const integrations = app.get(IntegrationMessages, { strict: false });
  const keeper = app.get(MessageRecorder, { strict: false });
  const outside = app.get(OutsideBrokers, { strict: false }).all;
  const bus = app.get(MessageBus, { strict: false });
  measureQueues(metrics, {
    uplinks: () => uplinks.queue,
    payload_functions: () => prompt.measured,
    payload_functions_slow: () => slow.measured,
    integrations: () => integrations.queue,
    recent_messages: () => keeper.queue,
    ...(bus instanceof RedisBus && { replicas: () => bus.queue }),
    ...Object.fromEntries(outside.map(({ peer, queue }) => [`${peer} bytes`, queue])),
  });
  if (bus instanceof RedisBus)
    metrics.gauge(about('redis_connected', 'Whether Redis is reached: 1 or 0.'), () =>
      only(bus.isConnected ? 1 : 0),
    );
  measureRevocations(metrics, app.get(RevocationFeed, { strict: false }));
  const { exchange } = app.get(AccessKeys, { strict: false });
  const devices = app.get(DeviceCache, { strict: false });
  measureCaches(metrics, { access_keys: () => exchange.cache, devices: () => devices.cache });
}
