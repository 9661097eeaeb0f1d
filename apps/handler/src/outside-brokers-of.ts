import { readFileSync } from 'node:fs';
import { amqpDialect } from './outside-brokers/amqp/amqp-dialect.js';
import type { HandlerSettings } from './handler.config.js';
import { type Dialect, makeOutsideBroker, type OutsideTools } from './outside-brokers/make-outside-broker.js';
import { openMqttDownlinks } from './outside-brokers/mqtt-downlinks.js';
import { mqttStyle, openMqttOutlet } from './outside-brokers/mqtt-outlet.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';

/** The settings that name outside brokers. */
export type OutsideSettings = Pick<
  HandlerSettings,
  | 'HANDLER_MQTT_BROKER_URL'
  | 'HANDLER_MQTT_BROKER_CA_FILE'
  | 'HANDLER_MQTT_FIELDS'
  | 'HANDLER_AMQP_URL'
  | 'HANDLER_AMQP_CA_FILE'
  | 'HANDLER_AMQP_EXCHANGE'
>;

/** The outside brokers that the settings name. */
export function outsideBrokersOf(settings: OutsideSettings, tools: OutsideTools): OutsideBrokers {
  const dialects = [mqttOf(settings), amqpOf(settings)].filter((dialect) => dialect !== undefined);
  return new OutsideBrokers(dialects.map((dialect) => makeOutsideBroker(dialect, tools)));
}

function mqttOf(settings: OutsideSettings): Dialect | undefined {
  const { HANDLER_MQTT_BROKER_URL: url, HANDLER_MQTT_FIELDS } = settings;
  if (url === undefined) return undefined;
  const address = { url, ca: read(settings.HANDLER_MQTT_BROKER_CA_FILE) };
  return {
    peer: 'mqtt',
    style: mqttStyle(HANDLER_MQTT_FIELDS),
    openOutlet: (sendQueue) => openMqttOutlet(address, sendQueue),
    openDownlinks: (parts) => openMqttDownlinks(address, parts),
  };
}

function amqpOf(settings: OutsideSettings): Dialect | undefined {
  const { HANDLER_AMQP_URL: url, HANDLER_AMQP_EXCHANGE: exchange } = settings;
  if (url === undefined) return undefined;
  return amqpDialect({ url, exchange, ca: read(settings.HANDLER_AMQP_CA_FILE) });
}

const read = (file: string | undefined): Buffer | undefined =>
  file === undefined ? undefined : readFileSync(file);
