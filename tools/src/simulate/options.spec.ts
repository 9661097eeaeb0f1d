import { describe, expect, it } from '@jest/globals';
import { parseSimulateOptions } from './options.js';

describe('The simulator', () => {
  it('simulates a few devices on the suite of this repository', () =>
    expect(parseSimulateOptions([], '/repository')).toMatchObject({
      ...{ data: '/repository/.fieldpost', gateways: 3, devices: 10, rate: 1, seconds: undefined },
      ...{ confirmed: 0.1, loss: 0.05, json: false, remove: false, protocol: 'udp' },
    }));

  it('accepts the size of a network', () =>
    expect(
      parseSimulateOptions(['--gateways', '10', '--devices', '1000', '--rate', '50', '--loss', '0'], '/'),
    ).toMatchObject({ gateways: 10, devices: 1000, rate: 50, loss: 0 }));

  it('connects gateways as Basics Station does', () =>
    expect(parseSimulateOptions(['--protocol', 'station'], '/').protocol).toBe('station'));

  it.each([
    [['--protocol', 'mqtt']],
    [['--devices', '0']],
    [['--gateways', '501']],
    [['--rate', 'fast']],
    [['--loss', '']],
    [['x']],
  ])('rejects %j in one sentence', (args) =>
    expect(() => parseSimulateOptions(args, '/')).toThrow('See npm run simulate -- --help.'),
  );
});
