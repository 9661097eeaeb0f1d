import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { migratedStorage, type MigratedStorage } from '@fieldpost/testing';
import type { DataSource } from 'typeorm';
import { silent } from '../../test/memory/samples.js';
import { storageAt } from '../database/storage.js';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { UnregisteredGateways } from '../gateways/unregistered-gateways.js';
import { GatewayStates } from '../router/gateway-states.js';
import { oneReplica } from '../../test/memory/replicas.memory.js';
import { GatewayStatusService } from './gateway-status.service.js';
import { GatewaysSeen } from './gateways-seen.repository.js';
import { SeenWriter } from './seen-writer.js';

let database: MigratedStorage;
let db: DataSource;

beforeAll(async () => {
  database = await migratedStorage('network', (url) => openDataSource(storageAt(url)));
  ({ db } = database);
});
afterAll(() => database.drop());

/** A process of the network app, as far as it notes when gateways were heard. */
function startProcess() {
  const [states, seen] = [new GatewayStates(), new GatewaysSeen(db)];
  const writer = new SeenWriter(states, seen, silent);
  writer.onApplicationBootstrap();
  return {
    states,
    writer,
    statuses: new GatewayStatusService(
      states,
      new GatewayRegistry(oneReplica()),
      seen,
      new UnregisteredGateways(),
      oneReplica(),
    ),
  };
}

it('When a gateway was heard last is known after a restart', async () => {
  const before = startProcess();
  for (let n = 0; n < 1_001; n += 1) before.states.heard(`gateway-${n}`);
  await before.writer.onModuleDestroy();
  const [first] = await before.statuses.summaries(['gateway-1000']);
  const after = startProcess();
  expect(await after.statuses.summaries(['gateway-1000', 'never-heard'])).toMatchObject([
    { lastSeen: first?.lastSeen, isConnected: false, uplinks: 0 },
    { lastSeen: undefined },
  ]);
  await after.writer.onModuleDestroy();
});
