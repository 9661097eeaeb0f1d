import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { NoTracing } from '@fieldpost/observability';
import { Published, silentLogger } from '../../test/memory/pipeline.memory.js';
import { sampleUplink } from '../../test/memory/sample-uplink.js';
import { fieldTopics } from '../events/field-topics.js';
import { exactly } from '../events/message-json.js';
import { CompositeValue } from '../events/composite-value.js';
import { readEnvelope, writeEnvelope, writeMessage } from './bus-message.js';
import { LocalBus, MessageBus, type SharedMessage } from './message-bus.js';
import { fromReplicas, toReplicas } from './shared-messages.js';

/** A bus that hands back to this replica what it sends, as if another one had sent it. */
class Echo extends MessageBus {
  readonly isShared = true;

  publish(message: SharedMessage): void {
    const { messages } = readEnvelope(writeEnvelope('another', [writeMessage(message)]));
    for (const each of messages) this.notify(each);
  }
}

const [appId, devId] = [AppId('my-app'), DevId('my-dev')];
const uplink = { ...sampleUplink, app_id: appId, dev_id: devId, payload_fields: { b: 1, a: 0.1 } };

describe('What a replica publishes', () => {
  it('is published by the others as it was', () => {
    const bus = new Echo();
    const published = new Published();
    fromReplicas(bus, published, new NoTracing());
    const publisher = toReplicas(bus, silentLogger());
    publisher.uplink(uplink);
    publisher.event(appId, devId, 'down/sent', { message: { port: 1 } });
    publisher.event(appId, devId, 'delete', null);
    expect(published.sent).toEqual([
      ['up', JSON.stringify(uplink)],
      ['down/sent', '{"message":{"port":1}}'],
      ['delete', 'null'],
    ]);
  });

  it('has every digit of the time of a gateway', () => {
    const bus = new Echo();
    const published = new Published();
    fromReplicas(bus, published, new NoTracing());
    const gateways = [
      { time: '', channel: 0, rssi: 0, snr: 0, rf_chain: 0, fine_timestamp: exactly('1511253645123456789') },
    ];
    const exact = { ...uplink, metadata: { ...uplink.metadata, gateways } };
    toReplicas(bus, silentLogger()).uplink(exact);
    toReplicas(bus, silentLogger()).uplink({
      ...exact,
      payload_fields: { gps: new CompositeValue({ latitude: 1 }) },
    });
    for (const [, json] of published.sent) expect(json).toContain('"fine_timestamp":1511253645123456789}');
    expect(published.sent).toHaveLength(2);
  });

  it('keeps values of several parts whole', () => {
    const bus = new Echo();
    const fields: Record<string, unknown>[] = [];
    const publisher = new Published();
    publisher.uplink = (message) => void fields.push({ ...message.payload_fields });
    fromReplicas(bus, publisher, new NoTracing());
    const payload_fields = { a: { in: 1 }, gps_1: new CompositeValue({ latitude: 1, longitude: 2 }) };
    toReplicas(bus, silentLogger()).uplink({ ...uplink, payload_fields });
    expect(fields).toEqual([payload_fields]);
    expect([...fieldTopics(fields[0] ?? {})].map(({ path }) => path)).toEqual(['a', 'a/in', 'gps_1']);
  });

  it('is not even written where there are no others', () => {
    let written = 0;
    const told = { ...uplink, toJSON: () => (written += 1) };
    toReplicas(new LocalBus(), silentLogger()).uplink(told);
    expect(written).toBe(0);
    toReplicas(new Echo(), silentLogger()).uplink(told);
    expect(written).toBe(1);
  });
});
