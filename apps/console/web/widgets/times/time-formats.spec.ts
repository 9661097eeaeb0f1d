import { describe, expect, it } from '@jest/globals';
import { textOfAge, textOfRecent, timeFormats } from './time-formats.js';

const at = new Date(2026, 10, 8, 15, 5, 9, 20);
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('Times in the console', () => {
  it('have minutes in lists, and seconds where they are full', () => {
    const { list, full, day } = timeFormats('en-GB');
    expect(list.format(at)).toBe('8 Nov 2026, 15:05');
    expect(full.format(at)).toBe('8 Nov 2026, 15:05:09');
    expect(day.format(at)).toBe('8 Nov 2026');
  });

  it('have 24 hours where the locale has them, and else AM and PM', () => {
    expect(timeFormats('de-DE').list.format(at)).toBe('08.11.2026, 15:05');
    expect(plain(timeFormats('en-US').list.format(at))).toBe('Nov 8, 2026, 3:05 PM');
  });

  it('have milliseconds where they are of messages, and no date where they are of today', () => {
    const formats = timeFormats('en-GB');
    expect(textOfRecent(at, new Date(2026, 10, 8, 23), formats)).toBe('15:05:09.020');
    expect(textOfRecent(at, new Date(2026, 10, 9, 1), formats)).toBe('8 Nov 2026, 15:05:09.020');
  });
});

describe('The age of a time', () => {
  it.each([
    [-5_000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [3 * 3_600_000 + 1, '3 hours ago'],
    [49 * 3_600_000, '2 days ago'],
  ])('of %i ms is "%s"', (age, text) => expect(textOfAge(at, new Date(at.getTime() + age))).toBe(text));
});
