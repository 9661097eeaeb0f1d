import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';
import { gatewaysOf } from '../support/gateways.js';

const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const withKeys = (...keys: readonly (string | undefined)[]) => ({ ACCOUNT_SEALING_KEY: keys.join(' ') });
const keyPath = '/api/v2/applications/my-app/access-keys/a%20key';

let app: Account;
let ann: string;
let before: readonly unknown[];

const read = async () => {
  const { body, status } = await app.call('GET', keyPath, { as: ann });
  return [status, body, ((await gatewaysOf(app).read(ann, 'my-gateway')) as { key: string }).key];
};
const reseal = async () => {
  const { code, stdout, stderr } = await app.adminUnder(withKeys(two, one), 'reseal', '--json');
  const lines = stdout.trim().split('\n');
  return { code, stderr, last: lines.slice(-2).map((line) => JSON.parse(line) as object) };
};

beforeEach(async () => {
  app = await Account.start(withKeys(one));
  ann = await app.ownerOf('my-app', 'ann');
  await gatewaysOf(app).create(ann, 'my-gateway');
  ann = await app.login('ann');
  await app.accessKey(ann, 'my-app', ['settings']);
  before = await read();
});
afterEach(() => app.stop());

describe('The sealing key of account', () => {
  it('cannot be removed while a value is encrypted with it', async () => {
    await expect(app.restart(withKeys(two))).rejects.toThrow(
      /ACCOUNT_SEALING_KEY cannot decrypt access_keys\.sealed: the key that encrypted it is missing/,
    );
  });

  it('is replaced while the app runs, and every value stays readable', async () => {
    await app.restart(withKeys(two, one));
    expect(await read()).toEqual(before);
    expect(await reseal()).toEqual({
      code: 0,
      stderr: '',
      last: [
        { column: 'access_keys.sealed', resealed: 1, left: 0 },
        { column: 'gateways.sealed', resealed: 1, left: 0 },
      ],
    });
    expect((await reseal()).last).toContainEqual({ column: 'gateways.sealed', resealed: 0, left: 0 });
    expect(await read()).toEqual(before);
    await app.restart(withKeys(two));
    expect(await read()).toEqual(before);
  });

  it('is needed as long as a value is encrypted with it', async () => {
    expect(await reseal()).toMatchObject({ code: 0 });
    await app.sql(`insert into access_keys (app_id, name, digest, sealed, rights)
                   select app_id, 'copied', repeat('x', 43), sealed, rights from access_keys`);
    await app.sql(`update access_keys set sealed = '\\x01' where name = 'copied'`);
    expect(await reseal()).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^unavailable: 1 values still need an older sealing key/),
      last: expect.arrayContaining([{ column: 'access_keys.sealed', resealed: 0, left: 1 }]),
    });
  });
});
