import { describe, expect, it } from '@jest/globals';
import { LastKnown } from './last-known.js';

function source() {
  const state = { now: 0, asked: 0, isAway: false };
  const known = new LastKnown<string>(
    async (key) => {
      state.asked += 1;
      if (state.isAway) throw new Error('away');
      return `${key} ${state.asked}`;
    },
    { freshMs: 100, capacity: 2, now: () => state.now },
  );
  return { state, known };
}

describe('The last response of a service', () => {
  it('is reused while it is fresh', async () => {
    const { state, known } = source();
    expect(await known.get('a')).toBe('a 1');
    state.now = 100;
    expect(await known.get('a')).toBe('a 1');
    state.now = 101;
    expect(await known.get('a')).toBe('a 2');
  });

  it('is requested once for concurrent callers', async () => {
    const { state, known } = source();
    await Promise.all([known.get('a'), known.get('a')]);
    expect(state.asked).toBe(1);
  });

  it('is returned to all callers, also for more keys at the same time than it keeps', async () => {
    const { known } = source();
    const keys = ['a', 'b', 'c'];
    expect(await Promise.all(keys.map((key) => known.get(key)))).toEqual(['a 1', 'b 2', 'c 3']);
  });

  it('is used while the service is unavailable, without more requests', async () => {
    const { state, known } = source();
    await known.get('a');
    state.isAway = true;
    state.now = 200;
    expect(await known.get('a')).toBe('a 1');
    state.now = 250;
    expect(await known.get('a')).toBe('a 1');
    expect(state.asked).toBe(2);
  });

  it('is a failure when nothing was ever said', async () => {
    const { state, known } = source();
    state.isAway = true;
    await expect(known.get('a')).rejects.toThrow('away');
    state.isAway = false;
    expect(await known.get('a')).toBe('a 2');
  });
});
