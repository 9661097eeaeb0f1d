import { expect, it } from '@jest/globals';
import { bareHost, hostInUri } from './hosts.js';

it.each([
  ['2001:db8::1', '2001:db8::1', '[2001:db8::1]'],
  ['[2001:db8::1]', '2001:db8::1', '[2001:db8::1]'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['router.example.com', 'router.example.com', 'router.example.com'],
])('The host "%s" is %s alone, and %s in a URI', (host, alone, inUri) => {
  expect(bareHost(host)).toBe(alone);
  expect(hostInUri(host)).toBe(inUri);
});
