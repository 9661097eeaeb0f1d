import { beforeEach, describe, expect, it } from '@jest/globals';
import { Subscriptions } from './subscriptions.js';

const topic = 'my-app/devices/dev-1/up/gps/lat';

let subscriptions: Subscriptions<string>;

beforeEach(() => {
  subscriptions = new Subscriptions();
});

describe('A topic', () => {
  it('is found once, however many filters of theirs take it', () => {
    for (const filter of [topic, 'my-app/#', 'my-app/devices/+/up/gps/+'])
      subscriptions.add(filter, 'reader');
    expect([...subscriptions.of(topic)]).toEqual(['reader']);
  });

  it('is found for as long as one filter is left that takes it', () => {
    subscriptions.add(topic, 'reader');
    subscriptions.add('my-app/#', 'reader');
    subscriptions.remove(topic, 'reader');
    expect([...subscriptions.of(topic)]).toEqual(['reader']);
    subscriptions.remove('my-app/#', 'reader');
    expect([...subscriptions.of(topic)]).toEqual([]);
  });

  it('has no subscriber of another application', () => {
    subscriptions.add('my-app-two/#', 'other');
    subscriptions.add('my-app/#', 'reader');
    expect([...subscriptions.of(topic)]).toEqual(['reader']);
  });

  it('may have subscribed to levels that are empty', () => {
    subscriptions.add('my-app/devices/dev-1/up/+', 'reader');
    expect([...subscriptions.of('my-app/devices/dev-1/up/')]).toEqual(['reader']);
  });

  it.each(['__proto__', 'constructor'])(
    'has no subscriber for a field called %s without a filter for it',
    (field) => {
      subscriptions.add('my-app/devices/dev-1/up/gps', 'reader');
      expect([...subscriptions.of(`my-app/devices/dev-1/up/${field}`)]).toEqual([]);
    },
  );

  it('distinguishes subscribers that use the event names of the specification', () => {
    subscriptions.add('my-app/#', 'all');
    subscriptions.add('my-app/devices/+/events/downlink/sent', 'by name');
    const event = 'my-app/devices/dev-1/events/downlink/sent';
    expect([...subscriptions.ofDownlinkName(event)]).toEqual(['by name']);
    subscriptions.remove('my-app/devices/+/events/downlink/sent', 'by name');
    expect([...subscriptions.ofDownlinkName(event)]).toEqual([]);
  });

  it('takes a topic of any depth', () => {
    subscriptions.add('my-app/#', 'reader');
    expect([...subscriptions.of(`my-app/${'/'.repeat(60_000)}`)]).toEqual(['reader']);
  });
});
