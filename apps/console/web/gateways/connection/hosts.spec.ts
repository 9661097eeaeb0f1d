import { expect, it } from '@jest/globals';
import { isLoopback } from './hosts.js';

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
