import { describe, expect, it } from '@jest/globals';
import { GatewayRegistry } from './gateway-registry.js';
import type { TransmitResult } from './gateway-traffic.js';
import { until } from '@fieldpost/testing';
import { oneReplica, severalReplicas } from '../../test/memory/replicas.memory.js';

const connectionWith = (result: TransmitResult) => ({ transmit: async () => result });

describe('The connections of gateways', () => {
  it('transmit by the newest one of a gateway', async () => {
    const registry = new GatewayRegistry(oneReplica());
    registry.register('gateway', connectionWith('too_late'));
    registry.register('gateway', connectionWith('accepted'));
    expect(await registry.transmit('gateway', {})).toBe('accepted');
  });

  it('keep the newest one when an older one ends', async () => {
    const registry = new GatewayRegistry(oneReplica());
    const endFirst = registry.register('gateway', connectionWith('too_late'));
    const endSecond = registry.register('gateway', connectionWith('accepted'));
    endFirst();
    expect(await registry.transmit('gateway', {})).toBe('accepted');
    endSecond();
    expect(registry.isConnected('gateway')).toBe(false);
    expect(await registry.transmit('gateway', {})).toBe('unreachable');
  });

  it('are not replaced by one without proof of identity, where the gateway proved its own', async () => {
    const registry = new GatewayRegistry(oneReplica());
    const end = registry.register('gateway', { ...connectionWith('accepted'), isTrusted: true });
    registry.register('gateway', connectionWith('too_late'));
    expect(await registry.transmit('gateway', {})).toBe('accepted');
    expect([registry.count, registry.isTrusted('gateway')]).toEqual([1, true]);
    end();
    expect(await registry.transmit('gateway', {})).toBe('too_late');
    expect(registry.isTrusted('gateway')).toBe(false);
  });

  it('without proof of identity do not transmit for a gateway that proved its own to another replica', async () => {
    const replicas = severalReplicas(2);
    const [here, there] = replicas.map((one) => new GatewayRegistry(one)) as [
      GatewayRegistry,
      GatewayRegistry,
    ];
    here.register('gateway', connectionWith('accepted'));
    const end = there.register('gateway', { ...connectionWith('accepted'), isTrusted: true });
    await until('the replica knows of the other connection', () => here.isTrusted('gateway'));
    expect(here.isConnected('gateway')).toBe(false);
    expect(await here.transmit('gateway', {})).toBe('unreachable');
    end();
    await until('the connection is known to have ended', () => here.isConnected('gateway'));
    for (const one of replicas) one.beforeApplicationShutdown();
  });
});
