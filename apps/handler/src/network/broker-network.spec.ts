import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NetworkIdentity } from '@fieldpost/components';
import { AppId, ComponentId, Eui, parseDevAddrPrefix, zeroEui } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { dataVector, makeCertificate, until } from '@fieldpost/testing';
import { deviceOf } from '../../test/memory/devices.js';
import { type FakeBroker, startFakeBroker } from '../../test/memory/fake-broker.js';
import { linksTo } from '../../test/memory/links.js';
import { silentLogger } from '../../test/memory/pipeline.memory.js';
import { BrokerAddresses } from './broker-addresses.js';
import { BrokerDevices } from './broker-devices.js';
import type { NetworkCall } from './network-tokens.js';

const key = {
  appId: AppId('my-app'),
  appEui: Eui('70B3D57EF0000024'),
  devEui: Eui('0001020304050607'),
};
const own = { prefix: parseDevAddrPrefix('26000000/20'), random: () => 0x12345678 };
/** Narrows no token, so that it is seen which one a call has. */
class WholeTokens {
  readonly asked: NetworkCall[] = [];

  async narrowed(call: NetworkCall): Promise<string> {
    this.asked.push(call);
    return `narrow ${call.token}`;
  }
}

const tokens = new WholeTokens();
const settings = { HANDLER_ID: ComponentId('handler-1'), HANDLER_DEV_ADDR_PREFIX: own.prefix };
type Links = ConstructorParameters<typeof BrokerDevices>[0];
const devicesBehind = (links: Links) => new BrokerDevices(links, tokens, settings, silentLogger());
const addressesBehind = (links: Links, identity: NetworkIdentity) =>
  new BrokerAddresses(links, identity, settings, silentLogger(), own.random);

const nobody = { connected: () => [], reachable: async () => [], areConfigured: false };
const missing = { connected: () => [], reachable: async () => [], areConfigured: true };
const appKey = Buffer.alloc(16, 1);

describe('The network server behind a broker', () => {
  let broker: FakeBroker;
  let network: ReturnType<typeof linksTo>;
  let devices: BrokerDevices;

  beforeAll(async () => {
    const certificate = await makeCertificate(new Date());
    broker = await startFakeBroker(certificate);
    network = linksTo(certificate, [broker.peer]);
    network.links.onApplicationBootstrap();
    await until('connected', () => network.links.connected().length === 1);
    devices = devicesBehind(network.links);
  });

  afterAll(async () => {
    await network.links.onModuleDestroy();
    broker.stop();
  });

  beforeEach(() => broker.state.devices.clear());

  it('keeps devices with their session, without the keys that stay in the handler', async () => {
    const { session } = dataVector;
    await devices.set(deviceOf({ ...session, appKey }), { fCntUp: 3, fCntDown: 4 }, 'token');
    const [device] = broker.state.devices.values();
    expect(device).toMatchObject({
      app_eui: Buffer.from(key.appEui, 'hex'),
      dev_eui: Buffer.from(key.devEui, 'hex'),
      app_id: 'my-app',
      dev_id: 'my-dev',
      dev_addr: Buffer.from(session.devAddr, 'hex'),
      nwk_s_key: session.nwkSKey,
      f_cnt_up: 3,
      f_cnt_down: 4,
      activation_constraints: 'local',
    });
    expect(device).toMatchObject({
      app_key: Buffer.alloc(0),
      app_s_key: Buffer.alloc(0),
      used_dev_nonces: [],
    });
  });

  it('gets no half sessions', async () => {
    const { devAddr } = dataVector.session;
    await devices.set(deviceOf({ devAddr, devEui: zeroEui }), { fCntUp: 0, fCntDown: 0 }, 'token');
    const [device] = broker.state.devices.values();
    expect(device).toMatchObject({ dev_addr: Buffer.alloc(0), nwk_s_key: Buffer.alloc(0) });
  });

  it('returns counters, or that it does not know the device', async () => {
    expect(await devices.get(key, 'token')).toBeUndefined();
    await devices.set(deviceOf(), { fCntUp: 3, fCntDown: 4 }, 'token');
    expect(await devices.get(key, 'token')).toEqual({ fCntUp: 3, fCntDown: 4, lastSeen: '0' });
  });

  it('forgets devices, also those it never knew', async () => {
    await devices.set(deviceOf(), { fCntUp: 3, fCntDown: 4 }, 'token');
    await devices.remove(key, 'token');
    await devices.remove(key, 'token');
    expect(broker.state.devices.size).toBe(0);
  });

  it('hears which applications the handler serves', async () => {
    await devices.registerApplication(AppId('my-app'), 'token');
    expect(broker.state.registered).toEqual([{ app_id: 'my-app', handler_id: 'handler-1' }]);
  });

  it('is not missed where there is none: devices and addresses are then the handler’s own', async () => {
    broker.state.standsAlone = true;
    const addresses = addressesBehind(network.links, network.identity);
    await devices.set(deviceOf(), { fCntUp: 3, fCntDown: 4 }, 'token');
    expect(await devices.get(key, 'token')).toEqual({ fCntUp: 0, fCntDown: 0, lastSeen: '0' });
    await devices.remove(key, 'token');
    expect(await addresses.take(['abp'])).toBe('26000678');
    broker.state.standsAlone = false;
  });

  it('gives addresses', async () => {
    const addresses = addressesBehind(network.links, network.identity);
    expect(await addresses.prefixes()).toEqual([{ prefix: '26010000/16', usage: ['otaa'] }]);
    expect(await addresses.take(['abp'])).toBe('26011716');
  });

  it('is quoted when it rejects, with the name of the call', async () => {
    const [link] = network.links.connected();
    link?.clients.devices.close();
    await expect(devices.set(deviceOf(), { fCntUp: 0, fCntDown: 0 }, 'token')).rejects.toThrow(
      /^Broker did not set device: /,
    );
    await expect(devices.get(key, 'token')).rejects.toThrow(/^Broker did not return device: /);
    await expect(devices.remove(key, 'token')).rejects.toThrow(/^Broker did not delete device: /);
  });
});

describe('A handler without any broker', () => {
  const devices = devicesBehind(nobody);
  let addresses: BrokerAddresses;

  beforeAll(async () => {
    const { identity } = linksTo(await makeCertificate(new Date()), []);
    addresses = addressesBehind(nobody, identity);
  });

  it('keeps its devices alone, with counters of zero', async () => {
    await devices.set(deviceOf(), { fCntUp: 3, fCntDown: 4 }, 'token');
    await devices.remove(key, 'token');
    await devices.registerApplication(AppId('my-app'), 'token');
    expect(await devices.get(key, 'token')).toEqual({ fCntUp: 0, fCntDown: 0, lastSeen: '0' });
  });

  it('gives addresses of its own prefix, for every use there is', async () => {
    const usage = ['otaa', 'abp', 'world', 'local', 'private', 'testing'];
    expect(await addresses.prefixes()).toEqual([{ prefix: '26000000/20', usage }]);
    expect(await addresses.take(['abp', 'private'])).toBe('26000678');
  });

  it('has no address for another use', () =>
    expect(addresses.take(['abp', 'moon'])).rejects.toMatchObject({
      kind: 'not_found',
      message: 'DevAddr prefix with constraints [abp moon] not found',
    }));
});

describe('A handler that does not know yet which brokers there are', () => {
  it('returns "unavailable" for everything', async () => {
    const links = { ...nobody, reachable: () => Promise.reject(unavailable({ what: 'discovery' })) };
    const { identity } = linksTo(await makeCertificate(new Date()), []);
    const rejection = {
      kind: 'unavailable',
      message: 'Broker did not return DevAddr: unavailable: discovery',
    };
    await expect(addressesBehind(links, identity).take(['abp'])).rejects.toMatchObject(rejection);
    const devices = devicesBehind(links);
    await expect(devices.set(deviceOf(), { fCntUp: 0, fCntDown: 0 }, 'token')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('A handler whose broker is away', () => {
  it('returns "unavailable" for everything', async () => {
    const devices = devicesBehind(missing);
    await expect(devices.get(key, 'token')).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Broker did not return device: unavailable: broker',
    });
    await expect(devices.set(deviceOf(), { fCntUp: 0, fCntDown: 0 }, 'token')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
