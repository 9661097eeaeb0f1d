import { describe, expect, it } from '@jest/globals';
import { Meter } from './meter.js';

const marked = (meter: Meter, events: number, now: number): void => {
  for (let n = 0; n < events; n += 1) meter.mark(now);
};

describe('A meter', () => {
  it('is at zero before anything happens', () =>
    expect(new Meter(0).rates(60_000)).toEqual({ rate1: 0, rate5: 0, rate15: 0 }));

  it('takes its first five seconds for the average', () => {
    const meter = new Meter(0);
    marked(meter, 50, 1_000);
    expect(meter.rates(4_999)).toEqual({ rate1: 0, rate5: 0, rate15: 0 });
    expect(meter.rates(5_000)).toEqual({ rate1: 10, rate5: 10, rate15: 10 });
  });

  it('follows a rate that stays', () => {
    const meter = new Meter(0);
    for (let second = 0; second < 3_600; second += 1) marked(meter, 3, second * 1_000);
    const { rate1, rate5, rate15 } = meter.rates(3_600_000);
    for (const rate of [rate1, rate5, rate15]) expect(rate).toBeCloseTo(3, 6);
  });

  it('forgets by the minute, sooner over one minute than over fifteen', () => {
    const meter = new Meter(0);
    marked(meter, 50, 0);
    meter.rates(5_000);
    const { rate1, rate5, rate15 } = meter.rates(65_000);
    expect(rate1).toBeCloseTo(10 * Math.exp(-1), 6);
    expect(rate5).toBeCloseTo(10 * Math.exp(-1 / 5), 6);
    expect(rate15).toBeCloseTo(10 * Math.exp(-1 / 15), 6);
  });

  it('has the same result when it is read often or once', () => {
    const [often, once] = [new Meter(0), new Meter(0)];
    for (const meter of [often, once]) marked(meter, 20, 2_000);
    for (let now = 0; now < 300_000; now += 700) often.rates(now);
    expect(often.rates(300_000).rate5).toBeCloseTo(once.rates(300_000).rate5, 9);
  });
});
