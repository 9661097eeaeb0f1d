import { describe, expect, it } from '@jest/globals';
import { threadTimeOfThis, WorkMeter } from './work-meter.js';

let [clock, worked] = [0, 0];
const metered = () => {
  [clock, worked] = [0, 0];
  return new WorkMeter(
    () => clock,
    () => worked,
  );
};
const pass = (milliseconds: number, work = milliseconds) => {
  clock += milliseconds;
  worked += work;
};

describe('A piece of work', () => {
  it('is as much as the thread worked, however long it waited for a processor', () => {
    const meter = metered();
    pass(40, 2);
    expect(meter.lap()).toEqual({ took: 40, ms: 2 });
    pass(9, 9);
    expect(meter.lap()).toEqual({ took: 9, ms: 9 });
  });

  it('is never more than its own time, after any number of quick functions', () => {
    const meter = metered();
    for (let times = 0; times < 10; times += 1) {
      pass(0.5);
      expect(meter.lap()).toEqual({ took: 0.5, ms: 0.5 });
    }
    pass(3);
    expect(meter.lap()).toEqual({ took: 3, ms: 3 });
  });

  it('of this thread is what the system says, or the clock', () => {
    const time = threadTimeOfThis();
    const [before, begun] = [time(), performance.now()];
    while (performance.now() - begun < 50);
    const work = time() - before;
    expect(work).toBeGreaterThan(0);
    // What the system counts for a thread may be behind by a tick.
    expect(work).toBeLessThan(performance.now() - begun + 20);
  });
});
