import { describe, expect, it } from '@jest/globals';
import { CopiesPerFrame } from './copies-per-frame.js';

describe('The number of gateways that receive a frame', () => {
  it('is shown as percentiles of the last frames', () => {
    const copies = new CopiesPerFrame();
    for (let n = 0; n < 1_000; n += 1) copies.add(9);
    for (let n = 0; n < 512; n += 1) copies.add(n < 256 ? 1 : 4);
    expect(copies.percentiles).toMatchObject({
      percentile1: 1,
      percentile50: 1,
      percentile75: 4,
      percentile99: 4,
    });
  });

  it('is unknown before the first frame', () => expect(new CopiesPerFrame().percentiles).toEqual({}));
});
