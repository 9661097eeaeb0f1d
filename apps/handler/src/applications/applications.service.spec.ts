import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { deviceOf } from '../../test/memory/devices.js';
import { callWith, DirectoryMemory, NetworkMemory } from '../../test/memory/outside.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import { ApplicationsService } from './applications.service.js';

const appId = AppId('my-app');
const settings = {
  appId,
  payloadFormat: 'custom',
  decoder: 'd',
  converter: '',
  validator: '',
  encoder: '',
  registerOnJoinAccessKey: 'home.secret',
};

describe('An application on the handler', () => {
  let applications: ApplicationsMemory;
  let devices: DevicesMemory;
  let network: NetworkMemory;
  let directory: DirectoryMemory;
  let service: ApplicationsService;

  beforeEach(() => {
    const memory = new Memory();
    applications = new ApplicationsMemory(memory);
    devices = new DevicesMemory(memory);
    network = new NetworkMemory();
    directory = new DirectoryMemory();
    const log = createLogger({ app: 'test', level: 'silent' });
    service = new ApplicationsService(applications, devices, network, directory, log);
  });

  const register = () => service.register(callWith('settings'), appId);
  const get = (...rights: string[]) => service.get(callWith(...rights), appId);

  it('is registered with the right "settings", at the network and at discovery too', async () => {
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

  it('is registered while discovery is away', async () => {
    directory.isAway = true;
    await register();
    expect(await applications.find(appId)).toBeDefined();
  });

  it('is nobody else’s business', async () => {
    const refusal = { kind: 'permission_denied', message: expect.stringContaining('No "settings" rights') };
    await expect(service.register(callWith('devices'), appId)).rejects.toMatchObject(refusal);
    await expect(get('devices', 'delete')).rejects.toMatchObject(refusal);
    await expect(service.set(callWith('devices'), settings)).rejects.toMatchObject(refusal);
    await expect(service.remove(callWith('settings'), appId)).rejects.toMatchObject({
      message: 'permission denied: No "delete" rights to Application "my-app"',
    });
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

  it('keeps its key when whoever sets it may not manage devices', async () => {
    await register();
    await service.set(callWith('settings', 'devices'), settings);
    await service.set(callWith('settings'), { ...settings, decoder: 'new', registerOnJoinAccessKey: '' });
    expect(await applications.find(appId)).toMatchObject({
      decoder: 'new',
      registerOnJoinAccessKey: 'home.secret',
    });
  });

  it('shows its key to those who may manage devices, and only whose key it is to others', async () => {
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
