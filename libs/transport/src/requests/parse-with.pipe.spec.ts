import { describe, expect, it } from '@jest/globals';
import { notValid } from '@fieldpost/errors';
import { z } from 'zod';
import { ParseFields, ParseWith, type Schema } from './parse-with.pipe.js';

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

  it('keeps the rejection of a domain parser', async () => {
    const reject = () => {
      throw notValid({ argument: 'AppID', reason: 'can not be empty' });
    };
    await expect(new ParseWith(reject).transform('')).rejects.toThrow('AppID not valid: can not be empty');
  });
});

describe('A body that is parsed by fields', () => {
  const text = z.string('should be text');
  const id = z.string().transform((value) => {
    if (value === '') throw notValid({ argument: 'AppID', reason: 'can not be empty' });
    return value;
  });
  const members = { name: text, place: text, note: text.optional(), id: id.optional() };
  const fields = new ParseFields(z.object(members, 'is no object'));

  it.each([
    ['its valid fields', { name: 'a', place: 'b', other: 'c' }, { name: 'a', place: 'b' }, []],
    [
      'the error of each other field',
      { name: 1, place: 'b', note: 2 },
      { place: 'b' },
      ['Name not valid: should be text', 'Note not valid: should be text'],
    ],
    [
      'that of a domain parser',
      { name: 1, id: '' },
      {},
      [
        'Name not valid: should be text',
        'Place not valid: should be text',
        'AppID not valid: can not be empty',
      ],
    ],
    ['one error when it is no object', undefined, {}, ['Body not valid: is no object']],
  ])('gives %s', async (_what, raw, valid, messages) => {
    const parsed = await fields.transform(raw);
    expect(parsed.valid).toEqual(valid);
    expect(parsed.errors.map(({ message }) => message)).toEqual(messages);
  });
});
