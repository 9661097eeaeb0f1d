import { beforeEach, describe, expect, it } from '@jest/globals';
import { fromHttpApiJson } from '@fieldpost/contracts';
import { AppId, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { deviceLimitsOf } from '../../test/memory/device-limits.memory.js';
import { callWith, NetworkMemory, PublisherMemory } from '../../test/memory/outside.memory.js';
import { DeviceCodecsMemory } from '../../test/memory/device-codecs.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import { fromDevice } from './device-request.js';
import { DevicesService } from './devices.service.js';

const appId = AppId('my-app');
const devId = DevId('my-dev');
const manager = callWith('devices');
const euis = { app_eui: '70B3D57EF0000024', dev_eui: '0001020304050607' };
const keyA = 'AA'.repeat(16);
const keyB = 'BB'.repeat(16);

/** A request as a client writes it. */
const requestOf = (radio: object = {}, more: { dev_id?: string; [member: string]: unknown } = {}) => {
  const ids = { app_id: 'my-app', dev_id: more.dev_id ?? 'my-dev' };
  return fromDevice(
    fromHttpApiJson('handler.Device', { ...ids, lorawan_device: { ...ids, ...euis, ...radio }, ...more }),
  );
};
const join = (nonce: number) => ({
  appId,
  devId,
  devNonce: Buffer.of(0, nonce),
  appNonce: Buffer.of(0, 0, nonce),
  devAddr: requestOf({ dev_addr: '26011716' }).devAddr as never,
  nwkSKey: Buffer.alloc(16, 1),
  appSKey: Buffer.alloc(16, 2),
});

const settings = { HANDLER_EXTRA_ATTRIBUTES: ['our-own'] };
const codecs = new DeviceCodecsMemory();

describe('A device on the handler', () => {
  let devices: DevicesMemory;
  let network: NetworkMemory;
  let publisher: PublisherMemory;
  let service: DevicesService;

  beforeEach(async () => {
    const memory = new Memory();
    const applications = new ApplicationsMemory(memory);
    await applications.add(appId);
    devices = new DevicesMemory(memory);
    network = new NetworkMemory();
    publisher = new PublisherMemory();
    const { limits } = deviceLimitsOf();
    service = new DevicesService(applications, devices, codecs, network, publisher, limits, settings);
  });

  const set = (...request: Parameters<typeof requestOf>) => service.set(manager, requestOf(...request));
  const methods = () => network.asked.map(([method]) => method);

  it('is managed with the right "devices" alone', async () => {
    const rejection = {
      kind: 'permission_denied',
      message: 'permission denied: No "devices" rights to Application "my-app"',
    };
    const stranger = callWith('settings', 'delete');
    await expect(service.set(stranger, requestOf())).rejects.toMatchObject(rejection);
    await expect(service.get(stranger, appId, devId)).rejects.toMatchObject(rejection);
    await expect(service.remove(stranger, appId, devId)).rejects.toMatchObject(rejection);
    await expect(service.list(stranger, appId, { limit: 0, offset: 0 })).rejects.toMatchObject(rejection);
  });

  it('belongs to an application that is registered here', async () => {
    const other = { ...requestOf(), appId: AppId('other-app') };
    const call = callWith('devices');
    const apps = new Map([['other-app', ['devices' as const]]]);
    const claims = { ...call.claims, scopes: ['apps:other-app'], apps };
    await expect(service.set({ ...call, claims }, other)).rejects.toMatchObject({
      kind: 'not_found',
      message: 'Application not registered to this Handler: handler:application:other-app not found',
    });
  });

  it('is set at the network with the counters of the request and the caller’s token', async () => {
    await set({ f_cnt_up: 3, f_cnt_down: 4 });
    expect(network.asked).toEqual([['set', '0001020304050607', { fCntUp: 3, fCntDown: 4 }, 'their-token']]);
  });

  it('is not stored when the network does not take it', async () => {
    network.fails.set('set', unavailable({ what: 'broker' }));
    await expect(set()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await devices.find(appId, devId)).toBeUndefined();
    expect(publisher.events).toEqual([]);
  });

  it('is added only when there is none with its id', async () => {
    await set();
    await expect(service.add(manager, requestOf())).rejects.toMatchObject({ kind: 'already_exists' });
  });

  it('shares its pair of EUIs with no other device that is there when it is created', async () => {
    await set();
    await expect(set({}, { dev_id: 'other-dev' })).rejects.toMatchObject({
      kind: 'already_exists',
      message: 'Device with AppEUI and DevEUI already exists',
    });
  });

  it('keeps keys and address that an update leaves out, and loses those that are all zero', async () => {
    await set({ app_key: keyA, nwk_s_key: keyA, app_s_key: keyA, dev_addr: '26011716' });
    await set({ nwk_s_key: '', app_s_key: '0'.repeat(32) });
    const device = await devices.find(appId, devId);
    expect(device).toMatchObject({ appKey: Buffer.from(keyA, 'hex'), devAddr: '26011716' });
    expect([device?.nwkSKey, device?.appSKey]).toEqual([undefined, undefined]);
  });

  it('is otherwise replaced as a whole', async () => {
    await set({ uses32_bit_f_cnt: true }, { description: 'one', latitude: 1, attributes: { k: 'v' } });
    await set();
    expect(await devices.find(appId, devId)).toMatchObject({
      description: '',
      latitude: 0,
      attributes: {},
      options: { uses32BitFCnt: false },
    });
  });

  it('leaves the network under its old EUIs before it comes under new ones', async () => {
    await set();
    network.asked.length = 0;
    await set({ dev_eui: '0001020304050608' });
    expect(
      network.asked.map(([method, ...eui]) => [method, eui.find((e) => String(e).startsWith('0001'))]),
    ).toEqual([
      ['remove', '0001020304050607'],
      ['set', '0001020304050608'],
    ]);
  });

  it('is as it was when the network cannot forget the old EUIs', async () => {
    await set();
    network.fails.set('remove', unavailable({ what: 'broker' }));
    await expect(set({ dev_eui: '0001020304050608' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await devices.find(appId, devId)).toMatchObject({ devEui: '0001020304050607' });
  });

  it('takes over nonces when it is created, and not later', async () => {
    await set({ app_key: keyA, used_dev_nonces: ['0001'] });
    expect(await devices.activate(join(1))).toBe('dev_nonce_used');
    await set({ used_dev_nonces: ['0002'] });
    expect(await devices.activate(join(2))).toBe('accepted');
  });

  it.each([
    ['keeps its nonces with the same AppKey', keyA, 'dev_nonce_used'],
    ['keeps its nonces when the AppKey is left out', undefined, 'dev_nonce_used'],
    ['forgets its nonces with another AppKey', keyB, 'accepted'],
    ['forgets its nonces when the AppKey is cleared', '', 'accepted'],
  ])('%s', async (_, key, result) => {
    await set({ app_key: keyA });
    await devices.activate(join(1));
    await set(key === undefined ? {} : { app_key: key });
    expect(await devices.activate(join(1))).toBe(result);
  });

  describe('with attributes', () => {
    const numbered = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'v']));

    it.each([
      [numbered(6), 'Maximum number of custom attributes (5) exceeded'],
      [{ ['k'.repeat(65)]: 'v' }, `Attribute key "${'k'.repeat(65)}" exceeds maximum length (64)`],
      [{ k: 'ü'.repeat(33) }, 'Attribute value for key "k" exceeds maximum length (64)'],
    ])('beyond the limits is rejected before the network hears of it', async (attributes, message) => {
      await expect(set({}, { attributes })).rejects.toMatchObject({ kind: 'unknown', message });
      expect(network.asked).toEqual([]);
    });

    it('that are built in or configured does not count them', async () => {
      const free = { 'ttn-brand': 'b'.repeat(100), 'ttn-model': 'm', 'our-own': 'o' };
      await set({}, { attributes: { ...numbered(5), ...free } });
      expect(Object.keys((await devices.find(appId, devId))?.attributes ?? {})).toHaveLength(8);
    });
  });

  describe('that is read', () => {
    it('has the counters of the network', async () => {
      await set();
      expect((await service.get(manager, appId, devId)).state).toEqual({
        fCntUp: 5,
        fCntDown: 6,
        lastSeen: '1500000000123456789',
      });
    });

    it('was last seen by the handler itself when no network server returns it', async () => {
      await set();
      network.state = { fCntUp: 0, fCntDown: 0, lastSeen: '0' };
      expect((await service.get(manager, appId, devId)).state.lastSeen).toBe('0');
      const { version } = (await devices.findWithApplication(appId, devId)) ?? {};
      if (version)
        await devices.storeUplink({ appId, devId, version, fCntUp: 1, currentDownlink: undefined });
      expect((await service.get(manager, appId, devId)).state.lastSeen).toMatch(/^\d{13}000000$/);
    });

    it('is registered at the network again when that has lost it', async () => {
      await set({ f_cnt_up: 7 });
      network.state = undefined;
      network.asked.length = 0;
      const { state } = await service.get(manager, appId, devId);
      expect(state).toEqual({ fCntUp: 0, fCntDown: 0, lastSeen: '0' });
      expect(methods()).toEqual(['get', 'set']);
    });

    it('is found by its id', async () =>
      expect(service.get(manager, appId, devId)).rejects.toMatchObject({
        kind: 'not_found',
        message: 'handler:device:my-app:my-dev not found',
      }));

    it('in a list is not requested from the network', async () => {
      await set();
      network.asked.length = 0;
      const page = await service.list(manager, appId, { limit: 0, offset: 0 });
      expect(page).toMatchObject({ total: 1, devices: [{ devId: 'my-dev' }] });
      expect(network.asked).toEqual([]);
    });
  });

  it('is removed at the network first', async () => {
    await set();
    network.fails.set('remove', unavailable({ what: 'broker' }));
    await expect(service.remove(manager, appId, devId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await devices.find(appId, devId)).toBeDefined();
    network.fails.clear();
    await service.remove(manager, appId, devId);
    expect(await devices.find(appId, devId)).toBeUndefined();
    await expect(service.remove(manager, appId, devId)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('publishes events when it is created, updated and deleted', async () => {
    for (const latitude of [1.5, 1.75, 1.75]) await set({}, { latitude, longitude: 2, altitude: 3 });
    await service.remove(manager, appId, devId);
    const time = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    expect(publisher.events).toEqual([
      { devId, type: 'create', data: { latitude: 1.5, longitude: 2, altitude: 3, update_at: time } },
      { devId, type: 'update', data: { latitude: 1.75, update_at: time } },
      { devId, type: 'update', data: { update_at: '0001-01-01T00:00:00Z' } },
      { devId, type: 'delete', data: null },
    ]);
  });
});
