import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { GatewayNetwork, key, ownerLimits } from '../../../test/memory/gateways.memory.js';
import { MqttGateways } from './mqtt-gateways.js';

function gatewaysWith(owners = ownerLimits()) {
  const { directory, credentials, traffic, registry } = new GatewayNetwork();
  const gateways = new MqttGateways({
    ...{ directory: directory as never, credentials, traffic, connections: registry, owners },
    ...{ report: () => undefined, now: () => 0 },
  });
  const connect = async (id = 'my-gateway', secret = key) => {
    const conn = new PassThrough();
    const client = { conn } as never;
    await gateways.admit(client, { username: id, password: Buffer.from(secret) });
    const publish = async (count: number, bytes = 0) => {
      const message = { topic: `${id}/up`, payload: Buffer.alloc(bytes) };
      for (let n = 0; n < count; n += 1) await gateways.publish(client, message);
    };
    return { conn, publish };
  };
  const counts = (...names: readonly Parameters<typeof gateways.results.of>[0][]) =>
    names.map((name) => gateways.results.of(name));
  return { connect, counts };
}

describe('Messages of a gateway over MQTT', () => {
  it('are dropped beyond 400 at once, and end the connection after 2,000 more', async () => {
    const { connect, counts } = gatewaysWith();
    const { conn, publish } = await connect();
    await publish(401);
    expect(counts('accepted', 'too_many')).toEqual([400, 1]);
    await publish(1_999);
    expect(counts('accepted', 'too_many')).toEqual([400, 2_000]);
    expect(conn.destroyed).toBe(false);
    await publish(10);
    expect(counts('accepted', 'too_many')).toEqual([400, 2_001]);
    expect(conn.destroyed).toBe(true);
  });
});

describe('Gateways of one owner over MQTT', () => {
  const connectBoth = async ({ connect }: Pick<ReturnType<typeof gatewaysWith>, 'connect'>) =>
    [await connect(), await connect('other-gateway', 'other-key')] as const;

  it('share a limit of messages', async () => {
    const world = gatewaysWith(ownerLimits({ messages: 1 }));
    for (const { publish } of await connectBoth(world)) await publish(3);
    expect(world.counts('accepted', 'too_many_of_owner')).toEqual([4, 2]);
  });

  it('have each a part of the limit of bytes', async () => {
    const world = gatewaysWith(ownerLimits({ kib: 1 }));
    // Four KiB at once, half a KiB for each gateway.
    for (const { publish } of await connectBoth(world)) await publish(2, 600);
    expect(world.counts('accepted', 'too_many')).toEqual([2, 2]);
  });

  it('share a limit of connections, in which a gateway replaces its own', async () => {
    const { connect } = gatewaysWith(ownerLimits({ connections: 1 }));
    const first = await connect();
    await expect(connect('other-gateway', 'other-key')).rejects.toMatchObject({ kind: 'resource_exhausted' });
    const again = await connect();
    expect(first.conn.destroyed).toBe(true);
    const closed = once(again.conn, 'close');
    again.conn.destroy();
    await closed;
    await connect('other-gateway', 'other-key');
  });
});
