import { afterAll, describe, expect, it } from '@jest/globals';
import { asClient } from './databases.js';
import { throwAwayDatabase, type ThrowAwayDatabase } from './throw-away.js';

const made: ThrowAwayDatabase[] = [];
const fresh = async (...template: Parameters<typeof throwAwayDatabase>) => {
  const database = await throwAwayDatabase(...template);
  made.push(database);
  return database;
};
const ask = (url: string, sql: string) =>
  asClient(url, async (db) => (await db.query(sql)).rows as unknown[]);

afterAll(() => Promise.all(made.map((database) => database.drop())));

describe('A throw-away database', () => {
  it('is empty and its own', async () => {
    const [one, other] = [await fresh(), await fresh()];
    await ask(one.url, 'create table leaves (n int)');
    expect(await ask(other.url, `select to_regclass('leaves') as found`)).toEqual([{ found: null }]);
  });

  it('starts as a copy of its template, which is prepared once', async () => {
    let times = 0;
    const prepare = async (url: string) => {
      times += 1;
      await ask(url, 'create table trees (n int); insert into trees values (7)');
    };
    const copies = await Promise.all([fresh({ name: 'wood', prepare }), fresh({ name: 'wood', prepare })]);
    expect(times).toBe(1);
    for (const copy of copies) expect(await ask(copy.url, 'select n from trees')).toEqual([{ n: 7 }]);
  });

  it('keeps a session for the statements of a test, and opens another after an error', async () => {
    const { query } = await fresh();
    const session = () => query<{ pid: number }>('select pg_backend_pid() as pid');
    const first = await session();
    expect(await session()).toEqual(first);
    await expect(query('begin; select 1 / 0')).rejects.toThrow('division by zero');
    expect(await session()).not.toEqual(first);
    expect(await query('select $1::int as n', [7])).toEqual([{ n: 7 }]);
  });

  it('can be dropped while a client is connected', async () => {
    const { url, drop } = await throwAwayDatabase();
    const cutOff = asClient(url, async (db) => {
      const lost = new Promise<Error>((resolve) => db.on('error', resolve));
      await drop();
      return lost;
    });
    expect((await cutOff).message).toMatch(/terminat/);
    await expect(ask(url, 'select 1')).rejects.toThrow('does not exist');
  });
});
