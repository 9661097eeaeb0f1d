import { expect, it } from '@jest/globals';
import { bareHost, hostInUri, isLoopback } from './hosts.js';

it.each([
  ['2001:db8::1', '2001:db8::1', '[2001:db8::1]'],
  ['[2001:db8::1]', '2001:db8::1', '[2001:db8::1]'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['router.example.com', 'router.example.com', 'router.example.com'],
])('The host "%s" is %s alone, and %s in a URI', (host, alone, inUri) => {
  expect(bareHost(host)).toBe(alone);
  expect(hostInUri(host)).toBe(inUri);
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.0.2.127', false],
  ['localhost.example.com', false],
  ['', false],
])('Whether only its own machine reaches the host "%s": %s', (host, isOwn) =>
  expect(isLoopback(host)).toBe(isOwn),
);
