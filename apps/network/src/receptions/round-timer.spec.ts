import { describe, expect, it } from '@jest/globals';
import { RoundTimer } from './round-timer.js';

/** A timer with rounds of 20 ms, and what waits for its clock. */
function timerAt(start: number) {
  const state = { now: start, waiting: [] as { readonly at: number; readonly callback: () => void }[] };
  const clock = {
    now: () => state.now,
    after: (callback: () => void, ms: number) => void state.waiting.push({ at: state.now + ms, callback }),
  };
  return { state, timer: new RoundTimer(20, clock) };
}

describe('What is due in the same round', () => {
  it('is called at its end, with one timer and in its order', () => {
    const { state, timer } = timerAt(1_001);
    const called: string[] = [];
    timer.after(() => called.push('a'), 200);
    state.now = 1_019.5;
    timer.after(() => called.push('b'), 200);
    expect(state.waiting.map(({ at }) => at)).toEqual([1_220]);
    state.waiting[0]?.callback();
    expect(called).toEqual(['a', 'b']);
  });

  it('is never called early, and what comes after the end of a round is due in a later one', () => {
    const { state, timer } = timerAt(1_000.25);
    timer.after(() => undefined, 200);
    const [first] = state.waiting;
    expect(first?.at).toBeGreaterThanOrEqual(1_220);
    state.now = 1_020.25;
    timer.after(() => undefined, 200);
    expect(state.waiting).toHaveLength(2);
  });
});
