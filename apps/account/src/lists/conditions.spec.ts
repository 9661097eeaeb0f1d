import { describe, expect, it } from '@jest/globals';
import { conditionsOf } from './conditions.js';

describe('The conditions of a list', () => {
  it('have the values that are there, in order', () =>
    expect(
      conditionsOf('true', [
        ['a = ?', 'one'],
        ['b = ?', undefined],
        ['c = ?', ''],
        ['d in (select ?)', 'two'],
      ]),
    ).toEqual({ where: 'true and (a = $1::text) and (d in (select $2::text))', values: ['one', 'two'] }));

  it('never have a value in their text', () =>
    expect(conditionsOf('true', [['a = ?', `' or true; ? --`]]).where).toBe('true and (a = $1::text)'));
});
