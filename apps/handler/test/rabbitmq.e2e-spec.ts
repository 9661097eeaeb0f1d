import { createLogger } from '@fieldpost/observability';
import { startRabbitmq } from '@fieldpost/testing';
import { InboxMemory, TokensMemory } from '../src/mqtt/mqtt-door.suite.js';
import { describeMqttRules, type MqttHouse } from '../src/mqtt/mqtt-rules.suite.js';
import { AlwaysLeader } from '../src/outside-broker/leadership.js';
import { outsideBrokersOf } from '../src/outside-broker/outside-brokers-of.js';
import { Publishers } from '../src/events/publishers.js';
import { brokerSecret, openQuestions } from './broker-questions.js';

const log = createLogger({ app: 'handler', level: 'warn', destination: process.stderr });

async function openRabbitmq(): Promise<MqttHouse> {
  const [tokens, downlinks] = [new TokensMemory(), new InboxMemory()];
  const questions = await openQuestions(tokens, log);
  const authentication = `http://broker:${brokerSecret}@${questions.host}/broker-authentication/rabbitmq`;
  const rabbitmq = await startRabbitmq({ authentication });
  const settings = {
    HANDLER_MQTT_BROKER_URL: rabbitmq.superMqtt,
    HANDLER_MQTT_BROKER_CA_FILE: undefined,
    HANDLER_MQTT_FIELDS: true,
    HANDLER_AMQP_URL: undefined,
    HANDLER_AMQP_CA_FILE: undefined,
    HANDLER_AMQP_EXCHANGE: 'ttn.handler',
  };
  const tools = { log, leadership: new AlwaysLeader(), random: Math.random };
  const brokers = outsideBrokersOf(settings, tools);
  for (const broker of brokers.all) broker.start(downlinks);
  const close = async () => {
    for (const broker of brokers.all) await broker.stopDownlinks();
    for (const broker of brokers.all) await broker.stop();
    await rabbitmq.stop('SIGKILL');
    await questions.close();
  };
  return { url: rabbitmq.mqtt, tokens, downlinks, publisher: new Publishers(brokers.publishers), close };
}

// RabbitMQ has one code for every login that it does not take.
describeMqttRules('RabbitMQ', openRabbitmq, { badKey: 4, noRight: 4, cannotTell: 4 });
