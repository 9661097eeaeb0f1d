import { afterAll, beforeAll, describe } from '@jest/globals';
import { createLogger, openTracing, type Tracing } from '@fieldpost/observability';
import {
  type Certificate,
  FaultProxy,
  makeCertificate,
  type Rabbitmq,
  startRabbitmq,
  TraceCollector,
} from '@fieldpost/testing';
import { TokensMemory } from '../../src/api/mqtt/mqtt-server.suite.js';
import { describeMqttRules } from '../../src/api/mqtt/mqtt-rules.suite.js';
import { brokerSecret, openAuthRequests } from './broker-auth-requests.js';
import { type AmqpFixture, describeAmqpApplications, describeAmqpHandler } from './amqp.suite.js';
import { describeAmqpOnce } from './amqp-once.suite.js';
import { describeAmqpTraces } from './amqp-traces.suite.js';
import { describeBrokerTls } from './broker-tls.suite.js';
import { AbsentReceiver, OutsideReplica } from './outside-replica.js';

const log = createLogger({ app: 'handler', level: 'warn', destination: process.stderr });
const tokens = new TokensMemory();
let questions: Awaited<ReturnType<typeof openAuthRequests>>;
let certificate: Certificate;
let rabbitmq: Rabbitmq;
let cable: FaultProxy;
let replica: OutsideReplica;
let collector: TraceCollector;
let tracing: Tracing;

beforeAll(async () => {
  collector = await TraceCollector.start();
  collector.takeOwn();
  tracing = await openTracing({ app: 'handler', endpoint: collector.url, share: 1, logger: log });
  questions = await openAuthRequests(tokens, log);
  const authentication = `http://broker:${brokerSecret}@${questions.host}/broker-authentication/rabbitmq`;
  certificate = await makeCertificate(new Date());
  rabbitmq = await startRabbitmq({ authentication, certificate });
  cable = await FaultProxy.to(rabbitmq.amqpPort);
  const settings = {
    HANDLER_MQTT_BROKER_URL: rabbitmq.superMqtt,
    HANDLER_AMQP_URL: `amqp://guest:guest@127.0.0.1:${cable.port}`,
  };
  replica = new OutsideReplica(settings, new AbsentReceiver(), { tracing });
});

const openRabbitmq = async () => {
  const { downlinks, publisher } = replica;
  return { url: rabbitmq.mqtt, tokens, downlinks, publisher, close: async () => undefined };
};

// RabbitMQ has one code for every login that it does not take.
describeMqttRules('RabbitMQ', openRabbitmq, { badKey: 4, noRight: 4, cannotTell: 4 });

const fixture = (): AmqpFixture => ({ rabbitmq, cable, replica });
describe('The handler at an outside AMQP broker', () => describeAmqpHandler(fixture));
describe('A trace at an outside AMQP broker', () =>
  describeAmqpTraces(() => ({ ...fixture(), collector, tracing })));
describe('An application at RabbitMQ over AMQP', () => describeAmqpApplications(fixture));
describe('An outside AMQP broker with TLS', () =>
  describeBrokerTls(() => ({
    peer: 'amqp',
    certificate,
    replica: (ca) => new OutsideReplica({ HANDLER_AMQP_URL: rabbitmq.superAmqps, HANDLER_AMQP_CA_FILE: ca }),
  })));
describe('A downlink over AMQP whose acknowledgement is lost', () => describeAmqpOnce(fixture));

// After the hooks of the rules, whose clients go first.
afterAll(async () => {
  await replica?.close();
  cable?.close();
  await rabbitmq?.stop('SIGKILL');
  await questions?.close();
  await tracing?.close();
  collector?.close();
});
