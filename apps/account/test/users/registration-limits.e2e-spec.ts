import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';

const limited = { ACCOUNT_REGISTRATIONS_PER_HOUR: '2' };
const newcomer = { username: 'newcomer', email: 'newcomer@example.com', password: goodPassword };
const tooMany = expect.stringMatching(/^too many registrations: try again in \d+ seconds$/);

describe('Registrations from one address', () => {
  let small: Account;
  beforeAll(async () => {
    small = await Account.start(limited);
  });
  afterAll(() => small.stop());

  /** Each test has an address of its own, since the limits last. */
  const byForm = (address: string, wanted: object) =>
    small.internalApi.createUser({ ...newcomer, ...wanted, address });

  it('are limited across both APIs together', async () => {
    await small.register('one');
    await small.register('two');
    expect(await small.register('three')).toMatchObject({ status: 429, body: { code: 429, error: tooMany } });
    const three = { username: 'three', email: 'three@example.com' };
    const rejected = await byForm('127.0.0.1', three);
    const { retry_after } = rejected;
    expect(rejected).toEqual({
      problem: `too many registrations: try again in ${retry_after} seconds`,
      field: '',
      problems: [],
      retry_after,
    });
    expect(retry_after).toBeGreaterThan(0);
    expect(await byForm('192.0.2.1', three)).toEqual({
      problem: '',
      field: '',
      problems: [],
      retry_after: 0,
    });
  });

  it('count when a name is taken, so that nobody learns many names', async () => {
    await byForm('192.0.2.2', { username: 'taken' });
    const again = () => byForm('192.0.2.3', { username: 'taken' });
    for (let n = 0; n < 2; n += 1)
      expect(await again()).toMatchObject({ field: 'username', problem: 'User taken already exists' });
    expect(await again()).toMatchObject({ field: '', problem: tooMany });
  });

  it('do not count when a field is wrong', async () => {
    const wrong = { username: 'x y', email: 'nobody', password: 'short' };
    for (const [field, value] of Object.entries(wrong))
      expect(await byForm('192.0.2.4', { [field]: value })).toMatchObject({ field });
    const right = { username: 'right', email: 'right@example.com' };
    expect(await byForm('192.0.2.4', right)).toMatchObject({ problem: '' });
  });

  it('are checked by the policy ten times as often at most, whatever is wrong', async () => {
    const wrong = () => byForm('192.0.2.5', { password: 'short' });
    for (let n = 0; n < 20; n += 1) expect(await wrong()).toMatchObject({ field: 'password' });
    expect(await wrong()).toMatchObject({ field: '', problem: tooMany });
  });
});

describe('Without the database', () => {
  let lost: Account;
  beforeAll(async () => {
    lost = await Account.start(limited);
    for (const name of ['one', 'two']) expect((await lost.register(name)).status).toBe(201);
    await lost.loseDatabase();
  });
  afterAll(() => lost.stop());

  it.each([
    ['without a body', undefined, /^Body not valid: [^;]+$/],
    ['without an address', { ...newcomer, email: 'nobody', password: 'x' }, /^Email not v.*; Password not v/],
  ])('a registration %s is rejected as ever', async (_what, body, error) => {
    expect(await lost.call('POST', '/api/v2/users', { body })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(error) },
    });
  });

  it('one above the limit is rejected as ever', async () =>
    expect(await lost.register('three')).toMatchObject({ status: 429, body: { error: tooMany } }));

  it('any other has no answer', async () => {
    const other = lost.internalApi.createUser({ ...newcomer, address: '192.0.2.1' });
    await expect(other).rejects.toThrow('unavailable');
  });
});
