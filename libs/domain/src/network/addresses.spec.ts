import { describe, expect, it } from '@jest/globals';
import { type AddressKind, addressToText, expandAddress, firstNetAddress } from './addresses.js';

const table: readonly (readonly [AddressKind, string, readonly string[]])[] = [
  // A host without scheme and port offers both schemes.
  ['mqtt', 'host.example', ['mqtt://host.example:1883', 'mqtts://host.example:8883']],
  ['amqp', 'host.example', ['amqp://host.example:5672', 'amqps://host.example:5671']],
  ['api', 'host.example', ['http://host.example:80', 'https://host.example:443']],
  // The secure port means the secure scheme.
  ['mqtt', 'host.example:8883', ['mqtts://host.example:8883']],
  ['amqp', 'host.example:5671', ['amqps://host.example:5671']],
  ['api', 'host.example:443', ['https://host.example:443']],
  // Any other port means the plain scheme.
  ['mqtt', 'host.example:1883', ['mqtt://host.example:1883']],
  ['mqtt', 'host.example:9999', ['mqtt://host.example:9999']],
  ['amqp', 'host.example:5672', ['amqp://host.example:5672']],
  ['api', 'host.example:8084', ['http://host.example:8084']],
  // A plain scheme without a port means itself.
  ['mqtt', 'mqtt://host.example', ['mqtt://host.example:1883']],
  ['amqp', 'amqp://host.example', ['amqp://host.example:5672']],
  ['api', 'http://host.example', ['http://host.example:80']],
  // A secure scheme without a port means both.
  ['mqtt', 'mqtts://host.example', ['mqtt://host.example:1883', 'mqtts://host.example:8883']],
  ['amqp', 'amqps://host.example', ['amqp://host.example:5672', 'amqps://host.example:5671']],
  ['api', 'https://host.example', ['http://host.example:80', 'https://host.example:443']],
  // A scheme with a port means just that.
  ['mqtt', 'mqtt://host.example:8883', ['mqtt://host.example:8883']],
  ['mqtt', 'mqtts://host.example:9999', ['mqtts://host.example:9999']],
  ['amqp', 'amqps://host.example:5671', ['amqps://host.example:5671']],
  ['api', 'http://host.example:8084', ['http://host.example:8084']],
  ['api', 'https://host.example:8443/', ['https://host.example:8443']],
  // Addresses of machines, and how people write.
  ['mqtt', '127.0.0.1:1883', ['mqtt://127.0.0.1:1883']],
  ['mqtt', '[::1]', ['mqtt://[::1]:1883', 'mqtts://[::1]:8883']],
  ['mqtt', 'mqtts://[::1]:8883', ['mqtts://[::1]:8883']],
  ['mqtt', ' MQTT://host.example ', ['mqtt://host.example:1883']],
  // The lowest and the highest port.
  ['api', 'host.example:1', ['http://host.example:1']],
  ['api', 'host.example:65535', ['http://host.example:65535']],
  // Other forms offer nothing.
  ['mqtt', '', []],
  ['mqtt', 'amqp://host.example', []],
  ['mqtt', 'host.example:0', []],
  ['mqtt', 'host.example:65536', []],
  ['mqtt', 'host.example:port', []],
  ['mqtt', '://host.example', []],
  ['mqtt', 'mqtt://', []],
  ['mqtt', 'user@host.example', []],
  ['api', 'https://host.example/with/a/path', []],
];

describe('An announced address', () => {
  it.each(table)('for %s, written "%s", offers %j', (kind, text, offers) =>
    expect(expandAddress(kind, text).map(addressToText)).toEqual(offers),
  );
});

describe('A list of network addresses', () => {
  it.each([
    ['host.example:1904', { host: 'host.example', port: 1904 }],
    ['host.example:1904,other.example:1905', { host: 'host.example', port: 1904 }],
    ['[::1]:1904', { host: '[::1]', port: 1904 }],
    ['host.example', undefined],
    ['https://host.example:1904', undefined],
    ['', undefined],
  ])('written "%s" counts as %j', (text, expected) => expect(firstNetAddress(text)).toEqual(expected));
});
