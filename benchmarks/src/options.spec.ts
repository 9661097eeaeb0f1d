import { describe, expect, it } from '@jest/globals';
import { parseOptions, runNames } from './options.js';

describe('The benchmark', () => {
  it('takes the names of runs', () =>
    expect(parseOptions(['tokens', 'entity', '--seconds', '3'])).toMatchObject({
      runs: ['tokens', 'entity'],
      seconds: 3,
      help: false,
    }));

  it('runs everything with `all`', () => expect(parseOptions(['all']).runs).toEqual(runNames));

  it('runs only the named benchmarks', () =>
    expect(parseOptions(['crash', '--kills', '7'])).toMatchObject({ runs: ['crash'], kills: 7, seed: 1 }));

  it('prints its help without arguments', () => expect(parseOptions([]).help).toBe(true));

  it.each([[['x']], [['tokens', '--seconds', '0']], [['--seconds']], [['tokens', '--sec', '1']]])(
    'rejects %j in one sentence',
    (args) => expect(() => parseOptions(args)).toThrow('See npm run bench -- --help.'),
  );
});
