import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { batchRows } from './batch-rows.js';
import { batchedStatement } from './batched-statement.js';

interface Query {
  readonly name: string;
  readonly values: readonly (readonly unknown[])[];
}

const statement = batchedStatement<[id: string, user: string | null], { readonly name: string }>(
  'things',
  { id: 'text', user: 'text' },
  (rows) => `select from ${rows('given')}`,
);

/** A database with the rows "a" and "b", which returns them in another order. */
function databaseWith(queries: Query[]): DataSource {
  const query = async (config: Query) => {
    queries.push(config);
    const [ids = []] = config.values;
    const rows = ids.map((id, index) => ({ place: index + 1, name: `${String(id)}!` }));
    return { rows: rows.filter(({ name }) => ['a!', 'b!'].includes(name)).reverse() };
  };
  return { driver: { master: { query } } } as unknown as DataSource;
}

describe('A batched statement', () => {
  it('gets an array for each column and returns to each caller its own row', async () => {
    const queries: Query[] = [];
    const find = statement(databaseWith(queries));
    const rows = await Promise.all([find('a', 'u'), find('x', null), find('b', 'v')]);
    expect(rows).toEqual([{ name: 'a!' }, undefined, { name: 'b!' }]);
    expect(queries).toEqual([
      {
        name: 'things',
        text: `select from ${batchRows('given', { id: 'text', user: 'text' })}`,
        values: [
          ['a', 'x', 'b'],
          ['u', null, 'v'],
        ],
      },
    ]);
  });

  it('gets documents of JSON as an array in the text form of PostgreSQL', async () => {
    const queries: Query[] = [];
    const columns = { id: 'text', state: 'jsonb' };
    const store = batchedStatement<[string, string | null], object>('store', columns, () => 'update');
    const execute = store(databaseWith(queries));
    const documents = [JSON.stringify({ name: 'a "b" \\ \n' }), null, '{}'];
    await Promise.all(documents.map((document) => execute('a', document)));
    expect(queries[0]?.values).toEqual([
      ['a', 'a', 'a'],
      String.raw`{"{\"name\":\"a \\\"b\\\" \\\\ \\n\"}",null,"{}"}`,
    ]);
  });
});
