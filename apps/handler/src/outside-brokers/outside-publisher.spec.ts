import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { sampleUplink } from '../../test/memory/sample-uplink.js';
import { amqpStyle } from './amqp/amqp-dialect.js';
import { mqttStyle } from './mqtt-outlet.js';
import type { Outgoing } from './send-queue.js';
import { OutsidePublisher, type Style } from './outside-publisher.js';

const app = AppId('my-app');
const dev = DevId('dev-1');
const uplink = {
  ...sampleUplink,
  payload_fields: { gps: { lat: 1.5 } },
  metadata: { time: '1970-01-01T00:01:00.5Z' },
};

let sent: Outgoing[];
let lines: string[];
beforeEach(() => {
  sent = [];
  lines = [];
});

function publisherIn(style: Style): OutsidePublisher {
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ app: 'handler', level: 'info', destination });
  return new OutsidePublisher(
    style,
    { peer: 'mqtt', put: (message) => void sent.push(message) },
    log,
    () => 90_000,
  );
}

const addresses = () => sent.map(({ address }) => address);

describe('What leaves for an outside broker', () => {
  it('over MQTT has a topic for the uplink and one for each field', () => {
    publisherIn(mqttStyle(true)).uplink(uplink);
    expect(addresses()).toEqual([
      'my-app/devices/dev-1/up',
      'my-app/devices/dev-1/up/gps',
      'my-app/devices/dev-1/up/gps/lat',
    ]);
  });

  it('over MQTT is the uplink alone where fields are switched off', () => {
    publisherIn(mqttStyle(false)).uplink(uplink);
    expect(addresses()).toEqual(['my-app/devices/dev-1/up']);
  });

  it('over AMQP is the uplink alone, at the time of its metadata', () => {
    publisherIn(amqpStyle).uplink(uplink);
    expect(sent).toEqual([
      {
        appId: app,
        address: 'my-app.devices.dev-1.up',
        body: Buffer.from(JSON.stringify(uplink)),
        seconds: 60,
      },
    ]);
  });

  it('has the present time where there is no other', () => {
    publisherIn(amqpStyle).event(app, dev, 'activations/errors', null);
    expect(sent).toEqual([
      {
        appId: app,
        address: 'my-app.devices.dev-1.events.activations/errors',
        body: Buffer.from('null'),
        seconds: 90,
      },
    ]);
  });

  it('is never a failure of what led to it', () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const publisher = publisherIn(amqpStyle);
    expect(() => publisher.event(app, dev, 'update', circular)).not.toThrow();
    expect(() => publisher.uplink({ ...uplink, payload_fields: circular })).not.toThrow();
    expect(lines).toHaveLength(2);
  });
});
