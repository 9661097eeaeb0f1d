import { beforeEach, describe, expect, it } from '@jest/globals';
import { fromHttpApiJson } from '@fieldpost/contracts';
import { AppId, type DevId } from '@fieldpost/domain';
import { type AppError, defineError, unavailable } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import { deviceLimitsOf } from '../../../test/memory/device-limits.memory.js';
import { DeviceCodecsMemory } from '../../../test/memory/device-codecs.memory.js';
import { callWith, NetworkMemory, PublisherMemory } from '../../../test/memory/outside.memory.js';
import type { Device } from '../device.js';
import type { Counters } from '../network-devices.js';
import { DeviceBatches, type DeviceNames, euiPair, type WholeDevice } from './device-batches.repository.js';
import { type ImportPlan, ImportProgress } from './device-import.js';
import { DeviceImportsService } from './device-imports.service.js';
import type { DeviceRow } from './device-row.js';

const appId = AppId('my-app');
const rejected = defineError('spec_refused', 'permission_denied', 'permission denied: not yours');
const unused = () => Promise.reject(new Error('not part of this suite'));

/** Devices in memory; `before` happens when they are about to be stored. */
class Batches extends DeviceBatches {
  readonly stored = new Map<string, DeviceNames>();
  before: () => void = () => undefined;
  isAway = false;

  override page = unused;

  async taken(_appId: AppId, names: readonly DeviceNames[]) {
    if (this.isAway) throw unavailable({ what: 'database' });
    const pairs = new Set([...this.stored.values()].map(euiPair));
    return {
      devIds: new Set(names.map(({ devId }) => devId).filter((id) => this.stored.has(id))),
      euis: new Set(names.map(euiPair).filter((pair) => pairs.has(pair))),
    };
  }

  async addFree(devices: readonly WholeDevice[]): Promise<ReadonlySet<DevId>> {
    this.before();
    const free = devices.filter(({ device }) => !this.stored.has(device.devId));
    for (const { device } of free) this.stored.set(device.devId, device);
    return new Set(free.map(({ device }) => device.devId));
  }

  async addAll(devices: readonly WholeDevice[]): Promise<boolean> {
    this.before();
    if (devices.some(({ device }) => this.stored.has(device.devId))) return false;
    await this.addFree(devices);
    return true;
  }
}

/** A network server that fails for one device, after it has taken it. */
class Network extends NetworkMemory {
  readonly devices = new Set<string>();
  failure: { readonly devId: string; readonly error: AppError } | undefined;

  override async set(device: Device, counters: Counters, token: string): Promise<void> {
    await super.set(device, counters, token);
    if (this.failure?.error.kind === 'permission_denied' && this.failure.devId === device.devId)
      throw this.failure.error;
    this.devices.add(device.devEui);
    if (this.failure?.devId === device.devId) throw this.failure.error;
  }

  override async remove(...[device, token]: Parameters<NetworkMemory['remove']>): Promise<void> {
    await super.remove(device, token);
    this.devices.delete(device.devEui);
  }
}

let batches: Batches;
let network: Network;
let lines: string[];
let { limits, usage } = deviceLimitsOf({ perApplication: 100 });

beforeEach(() => {
  [batches, network, lines] = [new Batches(), new Network(), []];
  ({ limits, usage } = deviceLimitsOf({ perApplication: 100 }));
});

const devEui = (n: number): string => n.toString(16).padStart(16, '0').toUpperCase();
const row = (n: number): DeviceRow => {
  const ids = { app_id: 'my-app', dev_id: `dev-${n}` };
  const lorawan_device = { ...ids, app_eui: '70B3D57EF0000024', dev_eui: devEui(n) };
  return {
    line: n,
    devId: ids.dev_id,
    codecLength: 0,
    read: () => fromHttpApiJson('handler.Device', { ...ids, lorawan_device }),
  };
};

async function bring(effect: ImportPlan['effect'], ...numbers: readonly number[]) {
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ app: 'handler', level: 'info', destination });
  const settings = { HANDLER_EXTRA_ATTRIBUTES: [] };
  const publisher = new PublisherMemory();
  const imports = new DeviceImportsService(
    batches,
    new DeviceCodecsMemory(),
    { limits } as never,
    network,
    publisher,
    settings,
    log,
  );
  const told: [number, string][] = [];
  const plan = { appId, effect, existing: 'reject' } as const;
  const progress = new ImportProgress(callWith('devices'), plan, ({ line }, reason) => {
    told.push([line, (reason as Error).message]);
  });
  const rows = (async function* () {
    for (const n of numbers) yield row(n);
  })();
  const failure = await imports.run(progress, rows).then(
    () => undefined,
    (error: AppError) => error.kind,
  );
  return { summary: progress.summary, told, failure };
}

describe('An import beyond the limit of devices', () => {
  const reason = 'Application "my-app" has reached its limit of 100 devices';

  it('takes as many as there may be, and rejects the others with the limit', async () => {
    usage.counts = { ofApplication: 98, owner: undefined };
    const { summary, told } = await bring('each', 1, 2, 3, 4);
    expect(summary).toEqual({ read: 4, created: 2, replaced: 0, rejected: 2 });
    expect(told).toEqual([
      [3, reason],
      [4, reason],
    ]);
    expect(network.devices.size).toBe(2);
  });

  it.each(['all_or_nothing', 'dry_run'] as const)(
    'is known before anything is stored: %s',
    async (effect) => {
      usage.counts = { ofApplication: 98, owner: undefined };
      const { summary, told } = await bring(effect, 1, 2, 3);
      expect([summary.rejected, told]).toEqual([1, [[3, reason]]]);
      expect(network.devices.size).toBe(0);
    },
  );
});

const onNetwork = (): string[] => [...network.devices].sort();

describe('An import of devices that a network server has, too', () => {
  it('takes the others when the network rejects one, and says of that one what the network said', async () => {
    network.failure = { devId: 'dev-2', error: rejected() };
    const { summary, told } = await bring('each', 1, 2, 3);
    expect(summary).toEqual({ read: 3, created: 2, replaced: 0, rejected: 1 });
    expect(told).toEqual([[2, 'permission denied: not yours']]);
    expect([...batches.stored.keys()]).toEqual(['dev-1', 'dev-3']);
    expect(onNetwork()).toEqual([devEui(1), devEui(3)]);
    // What was rejected is not there to be removed; it may be somebody else's.
    expect(network.asked.map(([method]) => method)).not.toContain('remove');
  });

  it('removes a device from the network when it is unknown whether it was added', async () => {
    network.failure = { devId: 'dev-2', error: unavailable({ what: 'broker' }) };
    const { told } = await bring('each', 1, 2);
    expect(told).toEqual([[2, 'unavailable: broker']]);
    expect(onNetwork()).toEqual([devEui(1)]);
  });

  it.each(['each', 'all_or_nothing'] as const)('takes back what cannot be stored (%s)', async (effect) => {
    batches.before = () => {
      throw unavailable({ what: 'database' });
    };
    expect(await bring(effect, 1, 2)).toMatchObject({ failure: 'unavailable', summary: { created: 0 } });
    expect(onNetwork()).toEqual([]);
  });

  it('does not change a device that another request has stored in the meantime', async () => {
    batches.before = () => {
      store('dev-1', 1);
      store('dev-2', 9);
    };
    const { told } = await bring('each', 1, 2, 3);
    expect(told).toEqual([
      [1, 'Device dev-1 already exists'],
      [2, 'Device dev-2 already exists'],
    ]);
    expect(onNetwork()).toEqual([devEui(1), devEui(3)]);
  });

  it('does not change the network when it is unknown what is stored, and logs the devices', async () => {
    batches.before = () => {
      batches.isAway = true;
      throw unavailable({ what: 'database' });
    };
    await bring('each', 1, 2);
    expect(onNetwork()).toEqual([devEui(1), devEui(2)]);
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toMatchObject([
      { level: 'warn', app_id: 'my-app', devices: 2, dev_ids: ['dev-1', 'dev-2'] },
    ]);
  });

  it('that takes all or nothing takes nothing when the network rejects one', async () => {
    network.failure = { devId: 'dev-3', error: rejected() };
    const { summary } = await bring('all_or_nothing', 1, 2, 3);
    expect(summary).toMatchObject({ created: 0, rejected: 1 });
    expect([batches.stored.size, onNetwork()]).toEqual([0, []]);
  });
});

function store(devId: string, n: number): void {
  const names = { devId: devId as DevId, appEui: '70B3D57EF0000024', devEui: devEui(n) };
  batches.stored.set(devId, names as DeviceNames);
}
