import { describe, expect, it } from '@jest/globals';
import { addressOf } from './address.js';

const from = (forwarded: string | undefined, proxies: number) =>
  addressOf({ ip: '10.0.0.1', headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) } }, proxies);

describe('The address of a caller', () => {
  it('is that of the connection when no proxy stands before the server, whatever a header says', () =>
    expect(from('192.0.2.1', 0)).toBe('10.0.0.1'));

  it('is what the outermost proxy has seen', () => {
    expect(from('made-up, 192.0.2.1', 1)).toBe('192.0.2.1');
    expect(from('made-up, 192.0.2.1, 10.0.0.2', 2)).toBe('192.0.2.1');
  });

  it('is that of the connection for who comes past the proxies', () =>
    expect(from(undefined, 1)).toBe('10.0.0.1'));
});
