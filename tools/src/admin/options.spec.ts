import { describe, expect, it } from '@jest/globals';
import { parseAdminOptions } from './options.js';

const parse = (...args: string[]) => parseAdminOptions(args, '/repo');

describe('The command line of npm run admin', () => {
  it('is for the suite of the repository by default', () =>
    expect(parse('user', 'list')).toEqual({ data: '/repo/.fieldpost', command: ['user', 'list'] }));

  it.each([
    [['--data', '../other', 'user', 'list', '--json']],
    [['user', '--data=../other', 'list', '--json']],
    [['user', 'list', '--json', '--data', '/other']],
  ])('accepts the data folder at any position: %j', (args) =>
    expect(parse(...args)).toEqual({ data: '/other', command: ['user', 'list', '--json'] }),
  );

  it.each([[['--data']], [['--data=']]])('rejects a folder without a name: %j', (args) =>
    expect(() => parse(...args)).toThrow('--data not valid'),
  );
});
