import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataSource } from '@fieldpost/persistence';
import { asClient, throwAwayDatabase, type ThrowAwayDatabase, until } from '@fieldpost/testing';
import { toAppError } from '@fieldpost/transport';
import { type DataSource, type EntityManager, EntitySchema } from 'typeorm';

const Note = new EntitySchema<{ id: number }>({
  name: 'note',
  columns: { id: { type: 'int', primary: true } },
});

let database: ThrowAwayDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await throwAwayDatabase();
  await asClient(database.url, (client) => client.query('create table note (id int primary key)'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  db = await openDataSource({ url: database.url, entities: [Note], migrations: [], poolSize: 1 });
});
afterEach(() => db.destroy());

/** Ends the connection of a transaction, as a server that goes away does, and waits until that is known here. */
async function loseConnection(manager: EntityManager): Promise<void> {
  const [{ pid }] = (await manager.query('select pg_backend_pid() as pid')) as [{ pid: number }];
  await asClient(database.url, (client) => client.query('select pg_terminate_backend($1)', [pid]));
  await until('the loss to be known', () => manager.queryRunner?.isReleased === true);
}

/** What is told of a transaction that lost its connection before it went on with this. */
const toldOf = (goOn: (manager: EntityManager) => Promise<unknown>): Promise<unknown> =>
  db
    .transaction(async (manager) => {
      await manager.insert(Note, { id: 1 });
      await loseConnection(manager);
      await goOn(manager);
    })
    .then(
      () => 'done',
      (thrown: unknown) => toAppError(thrown).kind,
    );

describe('A transaction whose connection is lost between two statements', () => {
  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ['a query', (manager) => manager.query('select 1')],
    ['a change', (manager) => manager.insert(Note, { id: 2 })],
    ['a row that is stored', (manager) => manager.save(Note, { id: 2 })],
    ['a question', (manager) => manager.findOneBy(Note, { id: 1 })],
    ['a transaction of its own', (manager) => manager.transaction((inner) => inner.query('select 1'))],
    ['its end', async () => undefined],
  ])('is unavailable when %s follows, and leaves nothing', async (_what, goOn) => {
    expect(await toldOf(goOn)).toBe('unavailable');
    expect(await db.manager.count(Note)).toBe(0);
  });
});

/** Waits in a program of its own, so that this process is blocked, until the server has ended a connection. */
const waitForEnd = `
  const client = new (require('pg').Client)({ connectionString: process.argv[1] });
  const isOpen = async () =>
    (await client.query('select from pg_stat_activity where pid = $1', [process.argv[2]])).rowCount > 0;
  client.connect().then(async () => {
    while (await isOpen());
    await client.end();
  });
`;

describe('A transaction in which the process got no CPU for longer than the server waits for it', () => {
  it('is unavailable, and leaves nothing', async () => {
    const limits = { statementMs: 15_000, lockMs: 0, idleMs: 100, responseTimeoutMs: 20_000 };
    const withLimits = await openDataSource(
      { url: database.url, entities: [Note], migrations: [], poolSize: 1 },
      limits,
    );
    const result = withLimits
      .transaction(async (manager) => {
        await manager.insert(Note, { id: 1 });
        const [{ pid }] = (await manager.query('select pg_backend_pid() as pid')) as [{ pid: number }];
        const { status } = spawnSync(process.execPath, ['--eval', waitForEnd, database.url, String(pid)]);
        expect(status).toBe(0);
        await manager.insert(Note, { id: 2 });
      })
      .then(
        () => 'done',
        (thrown: unknown) => toAppError(thrown).kind,
      );
    expect(await result).toBe('unavailable');
    expect(await db.manager.count(Note)).toBe(0);
    await withLimits.destroy();
  });
});
