import { describe, expect, it } from '@jest/globals';
import { parseAdminOptions } from './options.js';

const parse = (...args: string[]) => parseAdminOptions(args, '/repo');

describe('The command line of npm run admin', () => {
  it('is for the suite of the repository by default', () =>
    expect(parse('keys', 'list')).toEqual({ data: '/repo/.fieldpost', command: ['keys', 'list'] }));

  it.each([
    [['--data', '../other', 'keys', 'list', '--json']],
    [['keys', '--data=../other', 'list', '--json']],
    [['keys', 'list', '--json', '--data', '/other']],
  ])('accepts the data folder at any position: %j', (args) =>
    expect(parse(...args)).toEqual({ data: '/other', command: ['keys', 'list', '--json'] }),
  );

  it.each([[['--data']], [['--data=']]])('rejects a folder without a name: %j', (args) =>
    expect(() => parse(...args)).toThrow('--data not valid'),
  );
});
