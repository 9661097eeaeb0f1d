import { readFileSync } from 'node:fs';
import { Global, Module } from '@nestjs/common';
import { type Logger, Tracing } from '@fieldpost/observability';
import { Owners } from './limits/owners.js';
import { Leadership } from './cluster/leadership.js';
import { OutsideBrokersRunner } from './outside-brokers/outside-brokers.runner.js';
import { amqpDialect } from './outside-brokers/amqp/amqp-dialect.js';
import { type Dialect, makeOutsideBroker, type OutsideTools } from './outside-brokers/make-outside-broker.js';
import { openMqttDownlinks } from './outside-brokers/mqtt-downlinks.js';
import { mqttStyle, openMqttOutlet } from './outside-brokers/mqtt-outlet.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from './handler.config.js';

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

/** Brokers beside the built-in MQTT server. Global: all published messages go to them. */
@Global()
@Module({
  providers: [
    OutsideBrokersRunner,
    {
      provide: OutsideBrokers,
      useFactory: (
        settings: HandlerSettings,
        log: Logger,
        leadership: Leadership,
        ...[tracing, owners]: [Tracing, Owners]
      ) =>
        outsideBrokersOf(settings, {
          ...{ log, leadership, tracing },
          shareOf: owners.shareOf,
          random: Math.random,
        }),
      inject: [HANDLER_CONFIG, LOGGER, Leadership, Tracing, Owners],
    },
  ],
  exports: [OutsideBrokers],
})
export class OutsideBrokersModule {}
