import { describe, expect, it } from '@jest/globals';
import { hasNetworkApp } from './network-app.js';

const router = { net_address: 'network.example:1904' };
const broker = { net_address: 'broker.example:1902' };

describe('A site', () => {
  it('has the network app if a router and a broker are announced at one address', () =>
    expect(hasNetworkApp([router], [broker, router])).toBe(true));

  it('has no network app if routers and brokers are at other addresses, or without one', () => {
    expect(hasNetworkApp([router], [broker])).toBe(false);
    expect(hasNetworkApp([{}], [{}])).toBe(false);
    expect(hasNetworkApp([], [])).toBe(false);
  });
});
