import { describe, expect, it } from '@jest/globals';
import { ReportThrottle } from './report-throttle.js';

describe('Reports of one user', () => {
  it('are accepted sixty times at once, and then one every five seconds', () => {
    let now = 0;
    const throttle = new ReportThrottle(() => now);
    for (let n = 0; n < 60; n += 1) throttle.admit('u_root');
    expect(() => throttle.admit('u_root')).toThrow('too many reports: try again in 5 seconds');
    now = 5_000;
    throttle.admit('u_root');
    expect(() => throttle.admit('u_root')).toThrow('too many reports');
  });

  it('leave those of other users alone', () => {
    const throttle = new ReportThrottle(() => 0);
    for (let n = 0; n < 60; n += 1) throttle.admit('u_root');
    expect(() => throttle.admit('u_other')).not.toThrow();
  });
});
