import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hourMs } from '@fieldpost/domain';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { silent } from '../../test/memory/samples.js';
import { oneReplica } from '../../test/memory/replicas.memory.js';
import { storageAt } from '../database/storage.js';
import type { Replicas } from '../replicas/replicas.js';
import { GatewayStates } from '../router/gateway-states.js';
import { GatewaySignals } from './gateway-signals.repository.js';
import { keptHours } from './signal-range.js';
import { SignalReports } from './signal-report.js';
import { SignalWriter } from './signal-writer.js';

// The clock stands still: an hour that ends would change what is expected.
const clock = Date.now();
const now = Math.floor(clock / hourMs);

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('network', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(clock);
  await db.query('truncate gateway_signals');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => database.drop());

/** A process of the network app, as far as it notes the signal of gateways. */
function startProcess() {
  const [states, signals] = [new GatewayStates(), new GatewaySignals(db)];
  const writer = new SignalWriter(states, signals, silent);
  const reports = new SignalReports(writer, signals, oneReplica());
  const receive = (gatewayId: string, rssi: number, at = Date.now()) =>
    states.heard(gatewayId).activity.signals.add({ at, dataRate: 'SF7BW125', rssi, snr: 5 });
  return { receive, reports, writer, stop: () => writer.onModuleDestroy() };
}

const hoursWithUplinks = async (
  { reports }: ReturnType<typeof startProcess>,
  id: string,
  range: '24h' | '7d',
) => (await reports.find(id, range)).filter(({ uplinks }) => uplinks > 0);

describe('The signal of gateways by hour', () => {
  it('is known at once, and after a restart together with what came before it', async () => {
    const [hourAgo, before] = [Date.now() - hourMs, startProcess()];
    before.receive('gateway-1', -100, hourAgo);
    const expected = (count: number, sum: number, least: number) => ({
      uplinks: count,
      rssi: { count, sum, least, most: -100 },
      snr: { count, sum: 5 * count, least: 5, most: 5 },
    });
    expect(await hoursWithUplinks(before, 'gateway-1', '24h')).toMatchObject([expected(1, -100, -100)]);
    await before.stop();
    const after = startProcess();
    after.receive('gateway-1', -110, hourAgo);
    after.receive('gateway-2', -50);
    expect(await hoursWithUplinks(after, 'gateway-1', '24h')).toMatchObject([expected(2, -210, -110)]);
    await after.stop();
    expect(await hoursWithUplinks(startProcess(), 'gateway-1', '24h')).toMatchObject([
      expected(2, -210, -110),
    ]);
  });

  it('has every hour of the range, also those without uplinks', async () => {
    const process = startProcess();
    process.receive('gateway-1', -100, Date.now() - 30 * hourMs);
    expect(await process.reports.find('gateway-1', '24h')).toEqual(
      Array.from({ length: 24 }, (_, at) => ({ hour: now - 23 + at, uplinks: 0 })),
    );
    expect(await process.reports.find('gateway-1', '7d')).toHaveLength(168);
    expect(await hoursWithUplinks(process, 'gateway-1', '7d')).toHaveLength(1);
  });

  it('keeps a frame without a measurement apart from those with one', async () => {
    const process = startProcess();
    process.receive('gateway-1', 0);
    await process.stop();
    const [hour] = await hoursWithUplinks(process, 'gateway-1', '24h');
    expect(hour).toMatchObject({ uplinks: 1, rssi: undefined, snr: undefined });
  });

  it('is that of all replicas together', async () => {
    const process = startProcess();
    process.receive('gateway-1', -100);
    const rssi = { count: 1, sum: -60, least: -60, most: -60 };
    const others = {
      respond: () => undefined,
      requestAll: async () => ({ replies: [['other', [{ hour: now, uplinks: 1, rssi }]]] }),
    } as unknown as Replicas;
    const hours = await new SignalReports(process.writer, new GatewaySignals(db), others).find(
      'gateway-1',
      '24h',
    );
    expect(hours.at(-1)).toMatchObject({ uplinks: 2, rssi: { count: 2, least: -100, most: -60 } });
  });

  it('is complete while it is stored', async () => {
    const process = startProcess();
    process.receive('gateway-1', -100);
    const stored = process.stop();
    const [hour] = await hoursWithUplinks(process, 'gateway-1', '24h');
    expect(hour).toMatchObject({ uplinks: 1 });
    await stored;
  });

  it('is removed after a week', async () => {
    const process = startProcess();
    process.receive('gateway-1', -100, (now - keptHours) * hourMs);
    process.receive('gateway-1', -100, (now - keptHours + 1) * hourMs);
    process.receive('gateway-1', -100);
    await process.stop();
    expect(await db.query('select hour from gateway_signals order by hour')).toEqual([
      { hour: now - keptHours + 1 },
      { hour: now },
    ]);
  });

  it('of many gateways is stored in batches, and waits while the database is unavailable', async () => {
    const process = startProcess();
    for (let n = 0; n < 1_001; n += 1) process.receive(`gateway-${n}`, -100);
    await db.query('alter table gateway_signals rename to elsewhere');
    await process.stop();
    await db.query('alter table elsewhere rename to gateway_signals');
    expect(await db.query('select count(*)::int as count from gateway_signals')).toEqual([{ count: 0 }]);
    await process.stop();
    expect(await db.query('select count(*)::int as count from gateway_signals')).toEqual([{ count: 1_001 }]);
  });
});
