import { describe, expect, it } from '@jest/globals';
import { moment } from './moment.js';

describe('A time in a table', () => {
  it('has its day and minute', () => expect(moment('2030-01-31T00:00:00.000Z')).toBe('2030-01-31 00:00 UTC'));

  it.each(['', 'soon'])('is left as it is where it is none: "%s"', (text) => expect(moment(text)).toBe(text));

  it('is empty where there is none', () => expect(moment(undefined)).toBe(''));
});
