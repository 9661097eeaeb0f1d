import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NetworkIdentity } from '@fieldpost/components';
import { AppId, DevId } from '@fieldpost/domain';
import { AppError, unavailable } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { DiscoveryChangesMemory } from '../../test/memory/discovery-changes.memory.js';
import { deviceOf } from '../../test/memory/devices.js';
import { callWith, DirectoryMemory, NetworkMemory } from '../../test/memory/outside.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import { ApplicationsService } from './applications.service.js';
import { DiscoveryRegistrationsService } from '../applications/discovery-registrations.service.js';

const appId = AppId('my-app');
const settings = {
  appId,
  payloadFormat: 'custom',
  decoder: 'd',
  converter: '',
  validator: '',
  encoder: '',
  codec: '',
  registerOnJoinAccessKey: 'home.secret',
};

describe('An application on the handler', () => {
  let applications: ApplicationsMemory;
  let devices: DevicesMemory;
  let network: NetworkMemory;
  let directory: DirectoryMemory;
  let changes: DiscoveryChangesMemory;
  let registrations: DiscoveryRegistrationsService;
  let now: number;
  let service: ApplicationsService;

  beforeEach(() => {
    const memory = new Memory();
    applications = new ApplicationsMemory(memory);
    devices = new DevicesMemory(memory);
    network = new NetworkMemory();
    directory = new DirectoryMemory();
    const logger = createLogger({ app: 'test', level: 'silent' });
    now = Date.UTC(2026, 0, 1);
    changes = new DiscoveryChangesMemory(() => now);
    const leadership = { isLeader: true };
    registrations = new DiscoveryRegistrationsService(directory, changes, leadership, logger, () => now);
    const identity = { own: { id: 'handler-1' } } as NetworkIdentity;
    service = new ApplicationsService(applications, devices, network, registrations, identity);
  });

  const register = () => service.register(callWith('settings', 'delete'), appId);
  const get = (...rights: string[]) => service.get(callWith(...rights), appId);

  it('is registered with the rights "settings" and "delete", at the network and at discovery too', async () => {
    await register();
    expect(await get('settings')).toMatchObject({ appId, payloadFormat: '' });
    expect(network.asked).toEqual([['registerApplication', 'my-app', 'their-token']]);
    expect(directory.told).toEqual([['add', 'my-app', 'their-token']]);
  });

  it('is registered once', async () => {
    await register();
    await expect(register()).rejects.toMatchObject({
      kind: 'already_exists',
      message: 'Application already exists',
    });
  });

  it('is not available to callers without rights to it', async () => {
    const rejection = { kind: 'permission_denied', message: expect.stringContaining('No "settings" rights') };
    await expect(service.register(callWith('devices'), appId)).rejects.toMatchObject(rejection);
    await expect(get('devices', 'delete')).rejects.toMatchObject(rejection);
    await expect(service.set(callWith('devices'), settings)).rejects.toMatchObject(rejection);
    await expect(service.remove(callWith('settings'), appId)).rejects.toMatchObject({
      message: 'permission denied: No "delete" rights to Application "my-app"',
    });
  });

  it.each([
    ['settings', ['delete']],
    ['delete', ['settings']],
  ])('is registered nowhere without the right "%s"', async (missing, rights) => {
    await expect(service.register(callWith(...rights), appId)).rejects.toMatchObject({
      kind: 'permission_denied',
      message: `permission denied: No "${missing}" rights to Application "my-app"`,
    });
    expect(await applications.find(appId)).toBeUndefined();
    expect([directory.told, network.asked]).toEqual([[], []]);
  });

  it('is registered nowhere when discovery rejects it, and the caller gets the reason', async () => {
    directory.rejection = new AppError('peer_rejected', 'resource_exhausted', 'too many applications');
    await expect(register()).rejects.toThrow('too many applications');
    expect(await applications.find(appId)).toBeUndefined();
    expect([network.asked, changes.waiting.size]).toEqual([[], 0]);
  });

  it('is not found before it is registered', async () => {
    const missing = { kind: 'not_found', message: 'handler:application:my-app not found' };
    await expect(get('settings')).rejects.toMatchObject(missing);
    await expect(service.set(callWith('settings'), settings)).rejects.toMatchObject(missing);
    await expect(service.remove(callWith('delete'), appId)).rejects.toMatchObject(missing);
  });

  it('is replaced as a whole, by empty settings too', async () => {
    await register();
    const call = callWith('settings', 'devices');
    await service.set(call, settings);
    await service.set(call, { ...settings, decoder: '', payloadFormat: '', registerOnJoinAccessKey: '' });
    expect(await applications.find(appId)).toMatchObject({ decoder: '', registerOnJoinAccessKey: '' });
  });

  it('keeps its key when a caller without the right to manage devices changes it', async () => {
    await register();
    await service.set(callWith('settings', 'devices'), settings);
    await service.set(callWith('settings'), { ...settings, decoder: 'new', registerOnJoinAccessKey: '' });
    expect(await applications.find(appId)).toMatchObject({
      decoder: 'new',
      registerOnJoinAccessKey: 'home.secret',
    });
  });

  it('shows its key to callers who may manage devices, and to others only the name of the key', async () => {
    await register();
    await service.set(callWith('settings', 'devices'), settings);
    expect(await get('settings', 'devices')).toMatchObject({ registerOnJoinAccessKey: 'home.secret' });
    expect(await get('settings')).toMatchObject({ registerOnJoinAccessKey: 'home.<...>' });
  });

  it('goes with its devices, which the network forgets first', async () => {
    await register();
    for (const id of ['dev-1', 'dev-2'])
      await devices.add(deviceOf({ devId: DevId(id) }), { dev: [], app: [] });
    network.asked.length = 0;
    await service.remove(callWith('delete'), appId);
    expect(network.asked.map(([method]) => method)).toEqual(['remove', 'remove']);
    expect(await applications.find(appId)).toBeUndefined();
    expect(directory.told.at(-1)).toEqual(['remove', 'my-app', 'their-token']);
  });

  it('stays when the network cannot forget a device', async () => {
    await register();
    await devices.add(deviceOf(), { dev: [], app: [] });
    network.fails.set('remove', unavailable({ what: 'broker' }));
    await expect(service.remove(callWith('delete'), appId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await applications.find(appId)).toBeDefined();
    expect(await devices.find(appId, deviceOf().devId)).toBeDefined();
  });
});
