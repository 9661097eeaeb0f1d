import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, ComponentId, Eui, parseDevAddrPrefix } from '@fieldpost/domain';
import { makeCertificate, until } from '@fieldpost/testing';
import { deviceOf } from '../../test/memory/devices.js';
import { type FakeBroker, startFakeBroker } from '../../test/memory/fake-broker.js';
import { linksTo } from '../../test/memory/links.js';
import { silentLogger } from '../../test/memory/pipeline.memory.js';
import { BrokerAddresses } from './broker-addresses.js';
import { BrokerDevices } from './broker-devices.js';

const key = { appId: AppId('my-app'), appEui: Eui('70B3D57EF0000024'), devEui: Eui('0001020304050607') };
const counters = { fCntUp: 3, fCntDown: 4 };

class SameTokens {
  async narrowed({ token }: { readonly token: string }): Promise<string> {
    return token;
  }
}

let good: FakeBroker;
let bad: FakeBroker;
let network: ReturnType<typeof linksTo>;
let devices: BrokerDevices;
let addresses: BrokerAddresses;

beforeAll(async () => {
  const certificate = await makeCertificate(new Date());
  [bad, good] = [await startFakeBroker(certificate), await startFakeBroker(certificate)];
  // The bad one is found first.
  const peers = [
    { ...bad.peer, id: ComponentId('bad-broker'), prefixes: [parseDevAddrPrefix('27000000/8')] },
    { ...good.peer, id: ComponentId('good-broker') },
  ];
  network = linksTo(certificate, peers);
  network.links.onApplicationBootstrap();
  await until('connected', () => network.links.connected().length === 2);
});
afterAll(async () => {
  await network.links.onModuleDestroy();
  for (const broker of [bad, good]) broker.stop();
});
beforeEach(() => {
  // Nobody remembers which broker was silent before.
  const { links, identity } = network;
  const settings = {
    HANDLER_ID: ComponentId('handler-1'),
    HANDLER_DEV_ADDR_PREFIX: parseDevAddrPrefix('26000000/20'),
  };
  devices = new BrokerDevices(links, new SameTokens(), settings, silentLogger());
  addresses = new BrokerAddresses(links, identity, settings, silentLogger(), () => 1);
  for (const { state } of [bad, good]) {
    state.devices.clear();
    state.registered.length = 0;
  }
});
afterEach(() => {
  for (const { state } of [bad, good]) Object.assign(state, { manner: 'answers', address: '26011716' });
});

describe.each(['denies', 'is silent'] as const)(
  'Beside a broker that %s, a handler with a good one',
  (manner) => {
    beforeEach(() => {
      bad.state.manner = manner;
    });

    it('reads devices that the good one knows', async () => {
      await devices.set(deviceOf(), counters, 'token');
      expect(await devices.get(key, 'token')).toEqual({ ...counters, lastSeen: '0' });
    });

    it('does not call a device unknown that the bad one may know', async () =>
      expect(await devices.get(key, 'token')).toEqual({ fCntUp: 0, fCntDown: 0, lastSeen: '0' }));

    it('writes devices', async () => {
      await devices.set(deviceOf(), counters, 'token');
      expect(good.state.devices.size).toBe(1);
    });

    it('deletes devices', async () => {
      await devices.set(deviceOf(), counters, 'token');
      await devices.remove(key, 'token');
      expect(good.state.devices.size).toBe(0);
    });

    it('registers applications', async () => {
      await devices.registerApplication(key.appId, 'token');
      expect(good.state.registered).toEqual([{ app_id: 'my-app', handler_id: 'handler-1' }]);
    });

    it('gives addresses and prefixes of the good one', async () => {
      expect(await addresses.take([])).toBe('26011716');
      expect(await addresses.prefixes()).toEqual([{ prefix: '26010000/16', usage: ['otaa'] }]);
    });

    it('fails when the good one does as well', async () => {
      good.state.manner = manner;
      await expect(devices.set(deviceOf(), counters, 'token')).rejects.toThrow(
        /^Broker did not set device: /,
      );
      await expect(devices.get(key, 'token')).rejects.toThrow(/^Broker did not return device: /);
      await expect(devices.remove(key, 'token')).rejects.toThrow(/^Broker did not delete device: /);
      await expect(addresses.take([])).rejects.toThrow(/^Broker did not return DevAddr: /);
    });
  },
);

describe('An address that a broker gives', () => {
  it('is not taken when it is outside of the prefixes that this broker announced', async () => {
    good.state.address = '27011716';
    bad.state.address = '26011716';
    await expect(addresses.take([])).rejects.toThrow(
      /^Broker did not return DevAddr: 2[67]011716 is not in a prefix that broker\/(bad|good)-broker announced$/,
    );
    bad.state.address = '27011716';
    expect(await addresses.take([])).toBe('27011716');
  });

  it('comes from another broker instead, and so do the prefixes', async () => {
    bad.state.prefixes = ['26010000/16', '27000000/4', '27120000/16'];
    expect(await addresses.take([])).toBe('26011716');
    const prefixes = (await addresses.prefixes()).map(({ prefix }) => prefix);
    expect(prefixes.sort()).toEqual(['26010000/16', '27120000/16']);
  });
});
