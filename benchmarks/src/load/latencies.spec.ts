import { describe, expect, it } from '@jest/globals';
import { Latencies } from './latencies.js';

describe('A percentile', () => {
  it('is the time that this share of responses did not exceed', () => {
    const latencies = new Latencies();
    for (let ms = 100; ms > 0; ms -= 1) latencies.add(ms);
    expect([latencies.percentile(0.5), latencies.percentile(0.99), latencies.percentile(1)]).toEqual([
      50, 99, 100,
    ]);
  });

  it('is undefined without responses', () => expect(new Latencies().percentile(0.5)).toBe(0));
});
