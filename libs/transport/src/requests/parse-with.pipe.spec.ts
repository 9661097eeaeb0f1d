import { describe, expect, it } from '@jest/globals';
import { notValid } from '@fieldpost/errors';
import { DescribedBy, ParseWith, type Schema } from './parse-with.pipe.js';

const rejecting = (...path: readonly (PropertyKey | { key: PropertyKey })[]): Schema<never> => ({
  '~standard': { validate: () => ({ issues: [{ message: 'no', path }] }) },
});

describe('A parsed value', () => {
  it('is that of the parser', async () => {
    const doubled: Schema<number> = { '~standard': { validate: (raw) => ({ value: Number(raw) * 2 }) } };
    await expect(new ParseWith(doubled).transform('21')).resolves.toBe(42);
    await expect(new ParseWith(String).transform(21)).resolves.toBe('21');
  });

  it.each([
    ['Password', ['password']],
    ['OldPassword', ['old_password']],
    ['Euis.0', ['euis', { key: 0 }]],
    ['Body', []],
  ])('is rejected with the name of its field: %s', async (name, path) => {
    const rejected = new ParseWith(rejecting(...path)).transform({});
    await expect(rejected).rejects.toMatchObject({
      kind: 'invalid_argument',
      message: `${name} not valid: no`,
    });
  });

  it('that is only described is as it came', async () => {
    const body = { password: 1 };
    await expect(new DescribedBy(rejecting('password')).transform(body)).resolves.toBe(body);
  });

  it('keeps the rejection of a domain parser', async () => {
    const reject = () => {
      throw notValid({ argument: 'AppID', reason: 'can not be empty' });
    };
    await expect(new ParseWith(reject).transform('')).rejects.toThrow('AppID not valid: can not be empty');
  });
});
