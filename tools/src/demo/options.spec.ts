import { describe, expect, it } from '@jest/globals';
import { parseDemoOptions } from './options.js';

describe('The demo', () => {
  it('looks for the suite of this repository', () =>
    expect(parseDemoOptions([], '/repository')).toEqual({
      data: '/repository/.fieldpost',
      kill: false,
      help: false,
    }));

  it('accepts the data folder of another suite', () =>
    expect(parseDemoOptions(['--data', 'other'], '/repository').data).toBe('/repository/other'));

  it('kills processes only with --kill', () => {
    expect(parseDemoOptions([], '/repository').kill).toBe(false);
    expect(parseDemoOptions(['--kill'], '/repository').kill).toBe(true);
  });

  it.each([[['--data', '']], [['--date', 'x']], [['x']]])('rejects %j in one sentence', (args) =>
    expect(() => parseDemoOptions(args, '/repository')).toThrow('See npm run demo -- --help.'),
  );
});
