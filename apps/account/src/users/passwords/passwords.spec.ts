import { describe, expect, it } from '@jest/globals';
import { Passwords } from './passwords.js';

const passwords = new Passwords(2);

describe('A hashed password', () => {
  it('matches the same password only', async () => {
    const hashed = await passwords.hash('three green antennas');
    await expect(passwords.isRight('three green antennas', hashed)).resolves.toBe(true);
    await expect(passwords.isRight('three green antenna', hashed)).resolves.toBe(false);
  });

  it('is outdated when the parameters have changed', async () => {
    const hashed = await passwords.hash('three green antennas');
    expect(passwords.isOutdated(hashed)).toBe(false);
    const stronger = new Passwords(1, { memoryKib: 19 * 1024, passes: 3 });
    expect(stronger.isOutdated(hashed)).toBe(true);
    await expect(stronger.isRight('three green antennas', hashed)).resolves.toBe(true);
  });

  it('of an unknown user is never right, not even the placeholder', () =>
    expect(passwords.isRight('no user has this password', undefined)).resolves.toBe(false));

  it('is checked in a bounded queue; a full queue rejects', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 210 }, () => passwords.isRight('x', undefined)),
    );
    const rejected = answers.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(8);
    expect(rejected[0]).toMatchObject({ reason: { kind: 'resource_exhausted' } });
    await expect(passwords.isRight('x', undefined)).resolves.toBe(false);
  });

  it('is checked for users in turn, so that a user with many logins delays others little', async () => {
    const one = new Passwords(1);
    const order: string[] = [];
    const check = (user: string) => one.isRight('x', undefined, user).then(() => order.push(user));
    const flood = Array.from({ length: 8 }, () => check('mallory'));
    await Promise.all([...flood, check('Victim'), check('other')]);
    expect(order.slice(0, 4).sort()).toEqual(['Victim', 'mallory', 'mallory', 'other']);
  });
});
