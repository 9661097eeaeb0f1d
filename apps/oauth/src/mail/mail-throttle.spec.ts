import { describe, expect, it } from '@jest/globals';
import { MailThrottle } from './mail-throttle.js';

const minute = 60_000;

describe('Requests for mail', () => {
  it('are limited per account, for all callers and spellings of the name', () => {
    const throttle = new MailThrottle();
    for (let at = 0; at < 5; at += 1)
      throttle.admit({ about: at % 2 ? ' JANE' : 'jane', address: `192.0.2.${at}` }, 0);
    const again = (now: number) => () => throttle.admit({ about: 'jane', address: '192.0.2.9' }, now);
    expect(again(minute)).toThrow('try again in 540 seconds');
    expect(again(10 * minute)).not.toThrow();
  });

  it('are limited per network address, and other addresses are not affected', () => {
    const throttle = new MailThrottle();
    for (let at = 0; at < 20; at += 1) throttle.admit({ about: `user-${at}`, address: '192.0.2.1' }, 0);
    expect(() => throttle.admit({ about: 'jane', address: '192.0.2.1' }, 0)).toThrow(
      'try again in 60 seconds',
    );
    expect(() => throttle.admit({ about: 'jane', address: '192.0.2.2' }, 0)).not.toThrow();
  });

  it('are limited by account alone when the address is unknown', () => {
    const throttle = new MailThrottle();
    for (let at = 0; at < 30; at += 1) throttle.admit({ about: `user-${at}` }, 0);
    for (let at = 0; at < 5; at += 1) throttle.admit({ about: 'jane' }, 0);
    expect(() => throttle.admit({ about: 'jane' }, 0)).toThrow('try again in 600 seconds');
  });
});
