import { describe, expect, it } from '@jest/globals';
import { parseOptions } from './options.js';

const parse = (...args: string[]) => parseOptions(args, '/repo');

describe('The command line of npm start', () => {
  it('keeps data in the repository by default', () =>
    expect(parse()).toEqual({ data: '/repo/.fieldpost', help: false, lan: false, network: true }));

  it('accepts another folder, relative to the repository', () =>
    expect(parse('--data', '../elsewhere').data).toBe('/elsewhere'));

  it('accepts a first port', () => expect(parse('--port-base=20000').portBase).toBe(20_000));

  it('opens the port for gateways, or starts no network app', () => {
    expect(parse('--lan')).toMatchObject({ lan: true, network: true });
    expect(parse('--without-network')).toMatchObject({ lan: false, network: false });
    expect(() => parse('--lan', '--without-network')).toThrow('--lan not valid');
  });

  it('offers help', () => expect(parse('--help').help).toBe(true));

  it.each(['0', '65525', '-1', '1.5', 'many', '', '1e3'])('rejects "%s" as first port', (base) =>
    expect(() => parse(`--port-base=${base}`)).toThrow('--port-base not valid'),
  );

  it('rejects a folder without a name', () => expect(() => parse('--data=')).toThrow('--data not valid'));

  it.each([['--ports'], ['--data'], ['somewhere']])('rejects unknown arguments: %s', (...args) =>
    expect(() => parse(...args)).toThrow('--help'),
  );
});
