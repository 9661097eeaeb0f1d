import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import type { UplinkMessage } from '../events/messages.js';
import { Published, silentLogger } from '../../test/memory/pipeline.memory.js';
import { type BusListener, LoneBus, MessageBus, type SharedMessage } from './message-bus.js';
import { fromReplicas, toReplicas } from './shared-messages.js';

/** A bus that hands back to this replica what it sends, as if another one had sent it. */
class Echo extends MessageBus {
  readonly isShared = true;
  private readonly listeners: BusListener[] = [];

  publish(message: SharedMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  subscribe(_appId: unknown, listener: BusListener): () => void {
    this.listeners.push(listener);
    return () => undefined;
  }
}

const [appId, devId] = [AppId('my-app'), DevId('my-dev')];
const uplink: UplinkMessage = {
  ...{ app_id: appId, dev_id: devId, port: 1, counter: 2, payload_raw: 'AQ==' },
  ...{ payload_fields: { b: 1, a: 0.1 }, metadata: { time: '' } },
};

describe('What a replica publishes', () => {
  it('is published by the others as it was', () => {
    const bus = new Echo();
    const published = new Published();
    fromReplicas(bus, published);
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

  it('is not even written where there are no others', () => {
    const untold = { ...uplink, toJSON: () => expect(true).toBe(false) };
    toReplicas(new LoneBus(), silentLogger()).uplink(untold);
  });
});
