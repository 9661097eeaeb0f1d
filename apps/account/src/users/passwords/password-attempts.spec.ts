import { beforeEach, describe, expect, it } from '@jest/globals';
import { PasswordAttempts } from './password-attempts.js';

let now: number;
let asked: number;
let attempts: PasswordAttempts;
beforeEach(() => {
  [now, asked] = [0, 0];
  attempts = new PasswordAttempts(() => now);
});

const judge = (answer: boolean, userId = 'u_ann') =>
  attempts.judge(userId, async () => {
    asked += 1;
    return answer;
  });
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, work));
const rejected = 'too many wrong passwords: try again in 30 seconds';

describe('Wrong passwords of one user', () => {
  it('are checked ten times, and once more every half minute', async () => {
    for (let n = 0; n < 10; n += 1) expect(await judge(false)).toBe(false);
    await expect(judge(true)).rejects.toThrow(rejected);
    expect(asked).toBe(10);
    now = 30_000;
    expect(await judge(false)).toBe(false);
    await expect(judge(true)).rejects.toMatchObject({ kind: 'resource_exhausted' });
  });

  it('are limited also when they are concurrent', async () => {
    const answers = await times(50, () => judge(false));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(asked).toBe(10);
  });

  it('do not affect other users', async () => {
    await times(10, () => judge(false));
    expect(await judge(true, 'u_bob')).toBe(true);
  });
});

describe('A password', () => {
  it('does not count when it is right or could not be checked', async () => {
    for (let n = 0; n < 20; n += 1) expect(await judge(true)).toBe(true);
    const busy = () => attempts.judge('u_ann', () => Promise.reject(new Error('busy')));
    for (let n = 0; n < 20; n += 1) await expect(busy()).rejects.toThrow('busy');
    expect(await judge(false)).toBe(false);
  });
});
