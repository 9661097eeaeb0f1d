import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NetworkIdentity } from '@fieldpost/components';
import { AppId, hourMs } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { DiscoveryChangesMemory } from '../../test/memory/discovery-changes.memory.js';
import { callWith, DirectoryMemory, NetworkMemory } from '../../test/memory/outside.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import type { Call } from '../access/application-callers.service.js';
import { ApplicationsService } from './applications.service.js';
import { DiscoveryRegistrationsService } from '../applications/discovery-registrations.service.js';

const appId = AppId('my-app');

describe('A registration that discovery could not take', () => {
  const leadership = { isLeader: true };
  let now: number;
  let network: NetworkMemory;
  let directory: DirectoryMemory;
  let changes: DiscoveryChangesMemory;
  let registrations: DiscoveryRegistrationsService;
  let service: ApplicationsService;
  let call: Call;

  beforeEach(() => {
    now = Date.UTC(2026, 0, 1);
    leadership.isLeader = true;
    const memory = new Memory();
    network = new NetworkMemory();
    directory = new DirectoryMemory();
    changes = new DiscoveryChangesMemory(() => now);
    const logger = createLogger({ app: 'test', level: 'silent' });
    registrations = new DiscoveryRegistrationsService(directory, changes, leadership, logger, () => now);
    const identity = { own: { id: 'handler-1' } } as NetworkIdentity;
    const [applications, devices] = [new ApplicationsMemory(memory), new DevicesMemory(memory)];
    service = new ApplicationsService(applications, devices, network, registrations, identity);
    call = callWith('settings', 'delete');
    directory.isAway = true;
  });

  it('is repeated with the token of the caller when discovery is back, and then forgotten', async () => {
    await service.register(call, appId);
    await registrations.round();
    expect(directory.told).toEqual([]);
    directory.isAway = false;
    await registrations.round();
    await registrations.round();
    expect(directory.told).toEqual([['add', 'my-app', 'their-token']]);
    expect(changes.waiting.size).toBe(0);
  });

  it.each([
    ['no longer than the token is valid', 60_000, 60_000],
    ['an hour at most, however long the token is valid', 24 * hourMs, hourMs],
  ])('is kept %s', async (_title, validMs, keptMs) => {
    const expiresAt = (now + validMs) / 1_000;
    await service.register({ ...call, claims: { ...call.claims, expiresAt } }, appId);
    expect(changes.waiting.get(appId)?.expiresAt).toBe(now + keptMs);
    now += keptMs;
    directory.isAway = false;
    await registrations.round();
    expect([directory.told, changes.waiting.size]).toEqual([[], 0]);
  });

  it('is dropped when discovery rejects it', async () => {
    await service.register(call, appId);
    directory.isAway = false;
    directory.rejection = new AppError('peer_rejected', 'permission_denied', 'permission denied: no');
    await registrations.round();
    expect(changes.waiting.size).toBe(0);
  });

  it('is left to the replica that leads', async () => {
    await service.register(call, appId);
    directory.isAway = false;
    leadership.isLeader = false;
    await registrations.round();
    expect(directory.told).toEqual([]);
  });

  it('is overtaken by a later change of the same application', async () => {
    await service.register(call, appId);
    await service.remove(call, appId);
    expect([...changes.waiting.values()].map(({ kind }) => kind)).toEqual(['remove']);
    directory.isAway = false;
    await service.register(call, appId);
    await registrations.round();
    expect(directory.told).toEqual([['add', 'my-app', 'their-token']]);
  });
});

describe('Registering an application again', () => {
  let network: NetworkMemory;
  let directory: DirectoryMemory;
  let service: ApplicationsService;
  const call = callWith('settings', 'delete');

  beforeEach(async () => {
    const memory = new Memory();
    network = new NetworkMemory();
    directory = new DirectoryMemory();
    const changes = new DiscoveryChangesMemory(Date.now);
    const logger = createLogger({ app: 'test', level: 'silent' });
    const identity = { own: { id: 'handler-1' } } as NetworkIdentity;
    const [applications, devices] = [new ApplicationsMemory(memory), new DevicesMemory(memory)];
    const registrations = new DiscoveryRegistrationsService(directory, changes, { isLeader: true }, logger);
    service = new ApplicationsService(applications, devices, network, registrations, identity);
    await service.register(call, appId);
    directory.told.length = 0;
    network.asked.length = 0;
  });

  it.each([
    ['no handler', undefined],
    ['another handler', 'handler-2'],
  ])('repairs it where discovery names %s', async (_title, named) => {
    if (named === undefined) directory.handlers.delete(appId);
    else directory.handlers.set(appId, named);
    await service.register(call, appId);
    expect(directory.told).toEqual([['add', 'my-app', 'their-token']]);
    expect(network.asked).toEqual([['registerApplication', 'my-app', 'their-token']]);
  });

  it('is rejected as a duplicate where nothing has to be repaired', async () => {
    await expect(service.register(call, appId)).rejects.toThrow('Application already exists');
    expect(directory.told).toEqual([]);
  });

  it('needs the right "delete" for a repair, too', async () => {
    directory.handlers.clear();
    await expect(service.register(callWith('settings'), appId)).rejects.toThrow('No "delete" rights');
    expect(directory.told).toEqual([]);
  });

  it('is unavailable while discovery cannot say where the application is', async () => {
    directory.isAway = true;
    await expect(service.register(call, appId)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
