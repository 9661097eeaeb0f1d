import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { readEnvelope, writeEnvelope, writeMessage } from './bus-message.js';
import { BusSendQueue } from './bus-send-queue.js';
import { BusListeners, type SharedMessage } from './message-bus.js';

const message = (json: string): SharedMessage => ({
  appId: AppId('my-app'),
  devId: DevId('my-dev'),
  kind: 'events/down/sent',
  source: 'handler',
  json,
});

describe('Messages to other replicas', () => {
  it('arrive as they left, with who sent them', () => {
    const messages = [message('{"text":"ü \\" \\n"}'), message('null')];
    const text = writeEnvelope('replica-1', messages.map(writeMessage));
    expect(readEnvelope(text)).toEqual({ replica: 'replica-1', messages });
  });

  it.each([['{'], ['{}'], ['{"replica":"a","messages":[{"app_id":"Not An Id"}]}']])('are not %s', (text) =>
    expect(() => readEnvelope(text)).toThrow(),
  );

  it('leave in batches, in order', () => {
    const sendQueue = new BusSendQueue((appId) => appId, { items: 10, weight: 1_000, batch: 2 });
    for (const text of ['a', 'b', 'c']) sendQueue.add(AppId('my-app'), text);
    expect([sendQueue.take(), sendQueue.take(), sendQueue.isEmpty]).toEqual([['a', 'b'], ['c'], true]);
  });

  it.each([
    ['in number', { items: 10, weight: 1_000_000, batch: 100 }],
    ['in size', { items: 1_000_000, weight: 100, batch: 100 }],
  ])('are bounded %s: the oldest are dropped, and counted', (_what, bounds) => {
    const sendQueue = new BusSendQueue((appId) => appId, bounds);
    for (let index = 0; index < 1_000; index += 1) sendQueue.add(AppId('my-app'), `message ${index}`);
    const left = sendQueue.take();
    expect(left.length).toBeLessThanOrEqual(10);
    expect(left.at(-1)).toBe('message 999');
    expect(sendQueue.takeDropped()).toBe(1_000 - left.length);
    expect(sendQueue.takeDropped()).toBe(0);
  });
});

describe('Who listens to other replicas', () => {
  it('hears of its application alone, or of all, until it has enough', () => {
    const listeners = new BusListeners();
    const heard: string[] = [];
    const stop = listeners.add(AppId('my-app'), ({ json }) => heard.push(`mine ${json}`));
    listeners.add(AppId('other-app'), ({ json }) => heard.push(`other ${json}`));
    listeners.add('*', ({ json }) => heard.push(`all ${json}`));
    listeners.notify(message('1'));
    stop();
    listeners.notify(message('2'));
    expect(heard).toEqual(['all 1', 'mine 1', 'all 2']);
  });
});
