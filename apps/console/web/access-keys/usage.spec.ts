import { describe, expect, it } from '@jest/globals';
import { expiryOf } from './expiry.js';
import { request, subscription } from './usage.js';

const used = { appId: 'my-app', origin: 'https://post.example', mqtt: 'mqtt.example:1884' };

describe('An example of the use of a key', () => {
  it('uses the announced address, and reads the key from a variable', () => {
    expect(subscription(used)).toBe(
      `mosquitto_sub -h mqtt.example -p 1884 -u my-app -P "$KEY" -t '+/devices/+/up' -v`,
    );
    expect(request(used)).toBe(
      'curl -H "Authorization: Key $KEY" https://post.example/api/v2/applications/my-app',
    );
  });

  it.each([
    ['mqtt.example', '-h mqtt.example -p 8883 --tls-use-os-certs -u'],
    ['mqtts://mqtt.example:9000', '-h mqtt.example -p 9000 --tls-use-os-certs -u'],
    ['mqtt://mqtt.example', '-h mqtt.example -p 1883 -u'],
  ])('understands %s', (mqtt, part) => expect(subscription({ ...used, mqtt })).toContain(part));

  it.each([undefined, ''])('is missing without an announced address: %j', (mqtt) =>
    expect(subscription({ ...used, mqtt })).toBeUndefined(),
  );
});

describe('The expiry of a key', () => {
  const now = new Date('2030-01-01T00:00:00Z');

  it.each([
    ['2030-01-01T00:00:00Z', 'expired'],
    ['2030-01-14T00:00:00Z', 'soon'],
    ['2030-01-16T00:00:00Z', 'later'],
  ])('at %s is %s', (end, state) => expect(expiryOf(end, now)).toBe(state));
});
