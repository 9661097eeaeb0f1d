import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppId, DevId, Eui } from '@fieldpost/domain';
import { dataVector } from '@fieldpost/testing';
import { GatewayNetwork } from '../../test/memory/gateways.memory.js';
import { severalReplicas } from '../../test/memory/replicas.memory.js';
import { deviceWith } from '../../test/memory/samples.js';
import type { NetworkDevice } from '../devices/device.js';
import { SimulationControl } from './simulation-control.js';
import { simulation, SimulationsService } from './simulations.service.js';

const account = { isConfigured: false, ownersOf: async () => new Map() };
const { appId, devId, appEui, devEui } = deviceWith();
const request = { appId, devId, appEui, devEui, appKey: undefined, appSKey: dataVector.session.appSKey };

type FindDevice = (of: Pick<NetworkDevice, 'devEui'>) => Promise<NetworkDevice>;

/** A device whose id is that of its EUI. */
const numbered = (eui: Eui) => ({ devEui: eui, devId: DevId(`dev-${eui.slice(-1)}`) });

/** A network of two replicas, each with its gateways. */
async function twoReplicas(find: FindDevice = async () => deviceWith()) {
  const all = severalReplicas(2).map((replicas) => {
    const { traffic, registry, log, connections } = new GatewayNetwork();
    const service = new SimulationsService({ find } as never, traffic, registry, account, log);
    const asked = jest.spyOn(replicas, 'requestAll');
    return { replicas, asked, connections, control: new SimulationControl(service, replicas) };
  });
  const [one, other] = all;
  if (!one || !other) throw new Error('there are two');
  await jest.advanceTimersByTimeAsync(1_000);
  return { one, other };
}

describe('A simulation at one of two replicas', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it('is reported by both until it has ended after its time', async () => {
    const { one, other } = await twoReplicas();
    expect(await other.control.find(appId, devId)).toBeUndefined();
    const started = await one.control.start(request);
    for (const { control } of [one, other]) {
      expect(await control.find(appId, devId)).toEqual(started);
      expect(await control.list(appId)).toEqual([devId]);
      expect(await control.list(AppId('other-app'))).toEqual([]);
    }
    await jest.advanceTimersByTimeAsync(simulation.forMs);
    expect(await other.control.list(appId)).toEqual([]);
    for (const { control } of [one, other])
      expect(await control.find(appId, devId)).toMatchObject({ end: { reason: 'completed' } });
  });

  it('cannot be started at the other one as well', async () => {
    const { one, other } = await twoReplicas();
    await one.control.start(request);
    await expect(other.control.start(request)).rejects.toThrow('already exists');
  });

  it('is started once when both are asked at the same moment', async () => {
    const { one, other } = await twoReplicas();
    const starts = [one, other].map(({ control }) => control.start(request).then(() => 'started', String));
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await Promise.all(starts)).sort()).toEqual([
      'AppError: Simulation of device my-dev already exists',
      'started',
    ]);
    expect(one.connections.size + other.connections.size).toBe(1);
  });

  it('is one of two of its owner, also when the third is started at the same moment', async () => {
    const { one, other } = await twoReplicas(async ({ devEui: eui }) => deviceWith(numbered(eui)));
    await one.control.start({ ...request, ...numbered(Eui('0001020304050600')) });
    const third = [one, other].map(({ control }, at) =>
      control
        .start({ ...request, ...numbered(Eui(`000102030405060${at + 1}`)) })
        .then(() => 'started', String),
    );
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await Promise.all(third)).sort()).toEqual([
      expect.stringContaining('Too many simulated devices'),
      'started',
    ]);
  });

  it('is stopped through the other one, and can be started again there', async () => {
    const { one, other } = await twoReplicas();
    await one.control.start(request);
    expect(await other.control.stop(appId, devId)).toMatchObject({ end: { reason: 'stopped' } });
    expect(one.connections.size).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    await other.control.start(request);
    for (const { control } of [one, other])
      expect(await control.find(appId, devId)).not.toHaveProperty('end');
  });

  it('that ends with its replica is reported by the other one', async () => {
    const { one, other } = await twoReplicas();
    await one.control.start(request);
    one.control.onModuleDestroy();
    one.replicas.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(1);
    expect(await other.control.find(appId, devId)).toMatchObject({ end: { reason: 'shutdown' } });
  });

  it('has the other one asked only for a device that is found, and for ten starts in a row', async () => {
    const { one } = await twoReplicas();
    const unknown = one.control.start({ ...request, devId: DevId('unknown') });
    await expect(unknown).rejects.toMatchObject({ kind: 'not_found' });
    expect(one.asked).not.toHaveBeenCalled();
    const ofOwner = { name: 'other/device', owner: appId };
    one.asked.mockResolvedValue({ replies: [['other', [ofOwner, ofOwner]]], missing: [] });
    for (let n = 0; n < 11; n += 1)
      await expect(one.control.start(request)).rejects.toMatchObject({ kind: 'resource_exhausted' });
    expect(one.asked).toHaveBeenCalledTimes(10);
  });

  it('is not started by a request that waits while its replica shuts down', async () => {
    let find: (device: NetworkDevice) => void = () => undefined;
    const { one } = await twoReplicas(() => new Promise((resolve) => void (find = resolve)));
    const start = one.control.start(request);
    one.control.onModuleDestroy();
    find(deviceWith());
    await expect(start).rejects.toMatchObject({ kind: 'unavailable' });
    expect(one.connections.size).toBe(0);
  });

  it('that ended for a reason of a later version has no reason', async () => {
    const { one, other } = await twoReplicas();
    const state = { gatewayId: 'SIMULATED-00000000', startedAt: 1, endsAt: 2, isJoined: true };
    one.replicas.respond('simulation', () => ({ ...state, end: { at: 2, reason: 'moved' } }));
    expect(await other.control.find(appId, devId)).toEqual({ ...state, end: { at: 2 } });
  });

  it('is left out of the list while its replica does not reply', async () => {
    const { one, other } = await twoReplicas();
    await one.control.start(request);
    one.replicas.respond('running-simulations', () => new Promise(() => undefined));
    const listed = other.control.list(appId);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await listed).toEqual([]);
  });

  it('is asked for once by lists that are read at the same time', async () => {
    const { one, other } = await twoReplicas();
    let asked = 0;
    one.replicas.respond('running-simulations', () => {
      asked += 1;
      return [];
    });
    const lists = [appId, AppId('other-app')].map((id) => other.control.list(id));
    expect(await Promise.all(lists)).toEqual([[], []]);
    expect(asked).toBe(1);
    await other.control.list(appId);
    expect(asked).toBe(2);
  });

  it('is unknown, not absent, while its replica does not reply', async () => {
    const { one, other } = await twoReplicas();
    await one.control.start(request);
    one.replicas.respond('simulation', () => new Promise(() => undefined));
    const found = other.control.find(appId, devId);
    const rejected = expect(found).rejects.toThrow('another replica');
    await jest.advanceTimersByTimeAsync(1_000);
    await rejected;
  });
});
