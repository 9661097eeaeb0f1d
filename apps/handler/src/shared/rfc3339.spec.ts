import { describe, expect, it } from '@jest/globals';
import { rfc3339 } from './rfc3339.js';

describe('A time in a message for applications', () => {
  it('has up to nine digits behind the second', () =>
    expect(rfc3339('1465831736123456789')).toBe('2016-06-13T15:28:56.123456789Z'));

  it('ends without zeros', () => {
    expect(rfc3339('1465831736120000000')).toBe('2016-06-13T15:28:56.12Z');
    expect(rfc3339('1465831736000000000')).toBe('2016-06-13T15:28:56Z');
    expect(rfc3339('1465831736000000010')).toBe('2016-06-13T15:28:56.00000001Z');
  });

  it('is empty when it is not known', () => {
    expect(rfc3339('0')).toBe('');
    expect(rfc3339('-1')).toBe('');
  });
});
