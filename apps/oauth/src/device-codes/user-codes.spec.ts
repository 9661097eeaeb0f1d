import { describe, expect, it } from '@jest/globals';
import { displayedCode, newUserCode, userCodeIn } from './user-codes.js';

describe('A user code', () => {
  it('has eight letters without vowels, and differs each time', () => {
    const codes = Array.from({ length: 500 }, newUserCode);
    expect(codes.filter((code) => !/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(500);
  });

  it('is shown in two parts', () => expect(displayedCode('BCDFGHJK')).toBe('BCDF-GHJK'));

  it.each(['BCDFGHJK', 'bcdf-ghjk', ' Bcdf ghjk ', 'b-c-d-f-g-h-j-k'])('is read from "%s"', (entered) =>
    expect(userCodeIn(entered)).toBe('BCDFGHJK'),
  );

  it.each(['', 'BCDFGHJ', 'BCDFGHJKL', 'ABCDEFGH', 'BCDF_GHJK', '12345678'])(
    'is not read from "%s"',
    (entered) => expect(userCodeIn(entered)).toBeUndefined(),
  );
});
