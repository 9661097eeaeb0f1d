/** @needs root */
import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ask, OwnServer } from './own-server.js';

const own = new OwnServer();

describe('The embedded PostgreSQL', () => {
  it('works in a folder that only root may enter, as another user', async () => {
    chmodSync(own.parent, 0o700);
    const { url } = await own.start();
    expect(await ask(url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(statSync(own.dir).uid).not.toBe(0);
    expect(existsSync(join(own.dir, 'PG_VERSION'))).toBe(true);
  });
});
