import { beforeEach, describe, expect, it } from '@jest/globals';
import { fromHttpApiJson } from '@fieldpost/contracts';
import { AppId, DevId } from '@fieldpost/domain';
import { deviceLimitsOf } from '../../test/memory/device-limits.memory.js';
import { callWith, NetworkMemory, PublisherMemory } from '../../test/memory/outside.memory.js';
import { DeviceCodecsMemory } from '../../test/memory/device-codecs.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import { fromDevice } from '../devices/device-request.js';
import { DevicesService } from '../devices/devices.service.js';

const appId = AppId('my-app');
const devId = DevId('my-dev');
const full = { ofApplication: 10, owner: { share: 'user/ann', devices: 15 } };
const fullOwner = { ofApplication: 5, owner: { share: 'user/ann', devices: 20 } };

const requestOf = (description = '') => {
  const ids = { app_id: appId, dev_id: devId };
  const lorawan_device = { ...ids, app_eui: '70B3D57EF0000024', dev_eui: '0001020304050607' };
  return fromDevice(fromHttpApiJson('handler.Device', { ...ids, lorawan_device, description }));
};

describe('A device, by the limits of its application and of its owner,', () => {
  let devices: DevicesMemory;
  let network: NetworkMemory;

  beforeEach(() => {
    network = new NetworkMemory();
  });

  async function serviceWith(settings: {
    perApplication: number;
    perOwner: number;
    deviceLimit?: number | 'unknown';
  }) {
    const memory = new Memory();
    const applications = new ApplicationsMemory(memory);
    await applications.add(appId);
    devices = new DevicesMemory(memory);
    const { limits, usage, rejections } = deviceLimitsOf(settings);
    const extra = { HANDLER_EXTRA_ATTRIBUTES: [] };
    const service = new DevicesService(
      ...([applications, devices, new DeviceCodecsMemory(), network] as const),
      ...([new PublisherMemory(), limits, extra] as const),
    );
    const set = (description?: string) => service.set(callWith('devices'), requestOf(description));
    return { set, usage, rejections };
  }

  it.each([
    ['the application', full, 'too_many_devices', 'devices_of_application'],
    ['the owner', fullOwner, 'too_many_devices_of_owner', 'devices_of_owner'],
  ])('is not created when %s has as many as allowed', async (_who, counts, code, limit) => {
    const { set, usage, rejections } = await serviceWith({ perApplication: 10, perOwner: 20 });
    usage.counts = counts;
    await expect(set()).rejects.toMatchObject({ code, kind: 'resource_exhausted' });
    expect([await devices.find(appId, devId), network.asked]).toEqual([undefined, []]);
    expect(rejections.tally.of(limit)).toBe(1);
  });

  it.each([
    ['is created within the higher limit', 21, undefined],
    ['is created without a limit', 0, undefined],
    ['is not created beyond the lower limit', 15, 'too_many_devices_of_owner'],
  ])('%s that an administrator set for the owner', async (_title, deviceLimit, code) => {
    const { set, usage } = await serviceWith({ perApplication: 10, perOwner: 20, deviceLimit });
    usage.counts = fullOwner;
    if (code === undefined) await set();
    else await expect(set()).rejects.toMatchObject({ code });
    expect((await devices.find(appId, devId)) !== undefined).toBe(code === undefined);
  });

  it('is created below the limit of the settings while that of the owner is unknown, and above it account is unavailable', async () => {
    const { set, usage } = await serviceWith({ perApplication: 10, perOwner: 20, deviceLimit: 'unknown' });
    usage.counts = fullOwner;
    await expect(set()).rejects.toMatchObject({ kind: 'unavailable' });
    usage.counts = { ...fullOwner, owner: { ...fullOwner.owner, devices: 19 } };
    await set();
  });

  it('is still changed when there are as many as allowed', async () => {
    const { set, usage } = await serviceWith({ perApplication: 10, perOwner: 20 });
    await set();
    usage.counts = full;
    await set('changed');
    expect(await devices.find(appId, devId)).toMatchObject({ description: 'changed' });
  });

  it.each([
    [{ perApplication: 0, perOwner: 20 }, full],
    [{ perApplication: 10, perOwner: 0 }, fullOwner],
  ])('is created where the setting is 0: %j', async (settings, counts) => {
    const { set, usage } = await serviceWith(settings);
    usage.counts = counts;
    await set();
    expect(await devices.find(appId, devId)).toBeDefined();
  });
});
