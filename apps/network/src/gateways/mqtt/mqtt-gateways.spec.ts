import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { GatewayNetwork, key } from '../../../test/memory/gateways.memory.js';
import { MqttGateways } from './mqtt-gateways.js';

describe('Messages of a gateway over MQTT', () => {
  it('are dropped beyond 400 at once, and end the connection after 2,000 more', async () => {
    const { directory, credentials, traffic, registry } = new GatewayNetwork();
    const gateways = new MqttGateways({
      ...{ directory: directory as never, credentials, traffic, connections: registry },
      ...{ report: () => undefined, now: () => 0 },
    });
    const conn = new PassThrough();
    const client = { conn } as never;
    await gateways.admit(client, { username: 'my-gateway', password: Buffer.from(key) });
    const publish = async (count: number) => {
      const message = { topic: 'my-gateway/up', payload: Buffer.alloc(0) };
      for (let n = 0; n < count; n += 1) await gateways.publish(client, message);
      return [gateways.results.of('accepted'), gateways.results.of('too_many')];
    };
    expect(await publish(401)).toEqual([400, 1]);
    expect(await publish(1_999)).toEqual([400, 2_000]);
    expect(conn.destroyed).toBe(false);
    expect(await publish(10)).toEqual([400, 2_001]);
    expect(conn.destroyed).toBe(true);
  });
});
