import { describe, expect, it } from '@jest/globals';
import { codesIn, locate } from './declared-errors.js';

const notFound = { kind: 'not_found', message: 'Spade not found' } as const;

describe('A module', () => {
  it('declares the codes that it names, wherever its lines break', () =>
    expect(codesIn(`const a = defineError('spade_not_found', …); defineError(\n  "rake_lost",\n`)).toEqual([
      'spade_not_found',
      'rake_lost',
    ]));

  it('declares nothing by using a code', () => expect(codesIn(`error.code === 'spade_lost'`)).toEqual([]));
});

describe('An error of the catalogue', () => {
  it('has the file that declares it', () =>
    expect(
      locate(new Map([['spade_not_found', notFound]]), [{ code: 'spade_not_found', source: 'a.ts' }]),
    ).toEqual([{ code: 'spade_not_found', source: 'a.ts', ...notFound }]));

  it('is never left out because its file was not found', () =>
    expect(() => locate(new Map([['spade_not_found', notFound]]), [])).toThrow('declares: spade_not_found'));

  it('is not made up from the text of a file', () =>
    expect(() => locate(new Map(), [{ code: 'rake_lost', source: 'a.ts' }])).toThrow(
      'a.ts declares rake_lost',
    ));
});
