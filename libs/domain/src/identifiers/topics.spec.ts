import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from './ids.js';
import { eventTopic, narrowFilter, parseDeviceTopic, uplinkTopic } from './topics.js';

const app = AppId('my-app');

describe('An MQTT session of one application', () => {
  it('reads its own application', () =>
    expect(narrowFilter('my-app/devices/+/up', app)).toBe('my-app/devices/+/up'));

  it('may write "+" for "the applications I may see"', () =>
    expect(narrowFilter('+/devices/+/up', app)).toBe('my-app/devices/+/up'));

  it('gets only its own branch for "#"', () => expect(narrowFilter('#', app)).toBe('my-app/#'));

  it('is rejected another application, even one whose id starts with its own', () =>
    expect(narrowFilter('my-app-two/devices/+/up', app)).toBeUndefined());
});

describe('A device topic', () => {
  it('names application, device and what it carries', () =>
    expect(parseDeviceTopic('my-app/devices/dev-1/events/down/sent')).toEqual({
      appId: 'my-app',
      devId: 'dev-1',
      kind: 'events',
      rest: 'down/sent',
    }));

  it('without a path has none', () => expect(parseDeviceTopic('my-app/devices/dev-1/up')?.rest).toBe(''));

  it.each(['My-App/devices/dev-1/up', 'my-app/things/dev-1/up', 'my-app/devices/dev-1/sideways', 'up', ''])(
    'is not %j',
    (topic) => expect(parseDeviceTopic(topic)).toBeUndefined(),
  );

  it('is written as it is read', () => {
    expect(uplinkTopic(app, DevId('dev-1'))).toBe('my-app/devices/dev-1/up');
    expect(eventTopic(app, DevId('dev-1'), 'down/acks')).toBe('my-app/devices/dev-1/events/down/acks');
  });
});
