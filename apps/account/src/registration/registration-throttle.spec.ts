import { describe, expect, it } from '@jest/globals';
import { RegistrationThrottle } from './registration-throttle.js';

const rejected = 'too many registrations: try again in';

describe('Registrations', () => {
  it('from one address are limited per hour, and accepted again later', () => {
    const throttle = new RegistrationThrottle(2);
    for (const now of [0, 1]) throttle.admit('192.0.2.1', now);
    expect(() => throttle.admit('192.0.2.1', 2)).toThrow(`${rejected} 1800 seconds`);
    throttle.admit('192.0.2.2', 2);
    throttle.admit('192.0.2.1', 1_800_000);
  });

  it('from all addresses together are limited to twenty times as many', () => {
    const throttle = new RegistrationThrottle(1);
    for (let n = 0; n < 20; n += 1) throttle.admit(`192.0.2.${n}`, 0);
    expect(() => throttle.admit('192.0.2.99', 0)).toThrow(`${rejected} 180 seconds`);
    throttle.admit('192.0.2.99', 180_000);
  });

  it('that were rejected do not count', () => {
    const throttle = new RegistrationThrottle(1);
    throttle.admit('192.0.2.1', 0);
    for (let n = 0; n < 50; n += 1) expect(() => throttle.admit('192.0.2.1', 0)).toThrow(rejected);
    throttle.admit('192.0.2.2', 0);
    throttle.admit('192.0.2.1', 3_600_000);
  });

  it('that are only attempts are limited to ten times as many, and do not count', () => {
    const throttle = new RegistrationThrottle(1);
    for (let n = 0; n < 10; n += 1) throttle.attempt('192.0.2.1', 0);
    expect(() => throttle.attempt('192.0.2.1', 0)).toThrow(`${rejected} 360 seconds`);
    throttle.attempt('192.0.2.2', 0);
    throttle.admit('192.0.2.1', 0);
  });

  it('are attempted no more once the limit is reached', () => {
    const throttle = new RegistrationThrottle(1);
    throttle.admit('192.0.2.1', 0);
    expect(() => throttle.attempt('192.0.2.1', 0)).toThrow(`${rejected} 3600 seconds`);
    throttle.attempt('192.0.2.1', 3_600_000);
  });

  it('may be without a limit', () => {
    const throttle = new RegistrationThrottle(0);
    for (let n = 0; n < 1_000; n += 1) {
      throttle.attempt('192.0.2.1', 0);
      throttle.admit('192.0.2.1', 0);
    }
  });
});
