import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { gathered } from './gathered.js';

interface Asked {
  readonly name: string;
  readonly values: readonly (readonly unknown[])[];
}

const statement = gathered<[id: string, user: string | null], { readonly name: string }>('things', 'select');

/** A database that knows "a" and "b" and answers in another order than it was asked. */
function knowing(asked: Asked[]): DataSource {
  const query = async (config: Asked) => {
    asked.push(config);
    const [ids = []] = config.values;
    const rows = ids.map((id, index) => ({ place: index + 1, name: `${String(id)}!` }));
    return { rows: rows.filter(({ name }) => ['a!', 'b!'].includes(name)).reverse() };
  };
  return { driver: { master: { query } } } as unknown as DataSource;
}

describe('A statement for many questions', () => {
  it('gets a list for each column, and gives everybody their own row', async () => {
    const asked: Asked[] = [];
    const ask = statement(knowing(asked));
    const answers = await Promise.all([ask('a', 'u'), ask('x', null), ask('b', 'v')]);
    expect(answers).toEqual([{ name: 'a!' }, undefined, { name: 'b!' }]);
    expect(asked).toEqual([
      {
        name: 'things',
        text: 'select',
        values: [
          ['a', 'x', 'b'],
          ['u', null, 'v'],
        ],
      },
    ]);
  });
});
