import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { DeviceSimulator, Ledger } from '@fieldpost/testing';
import { appEui, provisioned, register } from './devices.js';
import type { GatewayPeer } from './gateway-peer.js';
import type { NetworkUnderTest } from './network-under-test.js';
import { euiOf, keyOf, payload } from './values.js';

/** The running apps, and what the application hears and queues. */
export interface KilledWorld {
  readonly world: NetworkUnderTest;
  /** The next message of a device on a topic. */
  readonly messageOf: (n: number, topic: string) => Promise<unknown>;
  /** Queues the downlink that is sent after the next uplink. */
  readonly queue: (n: number) => Promise<void>;
}

const kills = 2;
/** RX2 of a join opens six seconds after the request: no answer comes so late that it meets the next one. */
const joinMs = 15_000;

/** What is true although the network is killed with SIGKILL. */
export function survivesKills({ world, messageOf, queue }: KilledWorld): void {
  /** An acknowledged uplink, which has reached the application; returns the downlink. */
  const acknowledged = async (gateway: GatewayPeer, n: number, device: DeviceSimulator) => {
    const first = device.fCntUp;
    const uplink = () => device.uplink({ port: 1, payload, confirmed: true });
    const frame = (await gateway.answerTo(uplink)).payload;
    const downlink = device.receive(frame);
    for (let counter = -1; counter < first;)
      ({ counter } = (await messageOf(n, 'up')) as { readonly counter: number });
    return { frame, downlink };
  };

  it('never sends a downlink counter twice, also when it is killed', async () => {
    const device = await provisioned(world, 3);
    /** An answer with the downlink of the application; a busy machine may miss the windows of an uplink. */
    const answered = async (gatewayId: string) => {
      const gateway = await world.gateway(gatewayId);
      for (;;) {
        await queue(3);
        await messageOf(3, 'events/down/scheduled');
        const { downlink } = await acknowledged(gateway, 3, device);
        if (downlink.port === 5) return downlink;
      }
    };
    const before = await answered('gateway-4');
    expect(before).toMatchObject({ ack: true, payload });
    await world.killNetwork();
    const after = await answered('gateway-5');
    expect(after).toMatchObject({ ack: true, payload });
    expect(after.fCnt).toBeGreaterThan(before.fCnt);
  });

  it('loses no acknowledged uplink and no session, and uses no nonce twice, when it is killed during traffic', async () => {
    const ledger = new Ledger();
    const device = await provisioned(world, 11);
    const appKey = keyOf(12, 3);
    await register(world, 12, { app_key: appKey });
    const joiner = DeviceSimulator.otaa({ appEui, devEui: euiOf(12), appKey });
    for (let kill = 1; kill <= kills; kill += 1) {
      // One for each device: what comes late is for the same device.
      const [gateway, near] = [await world.gateway(`killed-${kill}`), await world.gateway(`near-${kill}`)];
      const { frame, downlink } = await acknowledged(gateway, 11, device);
      ledger.heard(device.session.devAddr, frame, downlink);
      const request: { latest: Buffer } = { latest: Buffer.alloc(0) };
      const accept = await near.answerTo(() => (request.latest = joiner.joinRequest(randomBytes(2))), joinMs);
      ledger.joined('joiner', joiner.acceptJoin(accept.payload).appNonce);
      // A session that no uplink has used is replaced by the next join.
      await acknowledged(near, 12, joiner);
      // In progress when the network ends.
      gateway.send(device.uplink({ port: 1, payload, confirmed: true }));
      near.send(joiner.joinRequest(randomBytes(2)));
      await world.killNetwork();
      const nearAgain = await world.gateway(`near-again-${kill}`);
      nearAgain.send(request.latest);
      expect(await messageOf(12, 'events/activations/errors')).toMatchObject({
        error: 'Activation DevNonce not valid: already used',
      });
      await acknowledged(nearAgain, 12, joiner);
      const again = await acknowledged(await world.gateway(`restarted-${kill}`), 11, device);
      ledger.heard(device.session.devAddr, again.frame, again.downlink);
    }
    expect(ledger.faults).toEqual([]);
    expect(ledger.joins).toBe(kills);
  });
}
