import { describe, expect, it } from '@jest/globals';
import { parsePidFile } from './pid-file.js';

const text = (status: string) =>
  `4711\n/data/postgres\n1795251600\n54320\n\n127.0.0.1\n  1234 5678\n${status}\n`;

describe('The pid file of a PostgreSQL server', () => {
  it('names process, folder and port', () =>
    expect(parsePidFile(text('starting'))).toEqual({
      pid: 4711,
      dir: '/data/postgres',
      port: 54320,
      isReady: false,
    }));

  it('reports when connections are accepted, padded as the server writes it', () =>
    expect(parsePidFile(text('ready   '))?.isReady).toBe(true));

  it('is not ready before the status line exists', () =>
    expect(parsePidFile('4711\n/data/postgres\n1795251600\n54320\n')?.isReady).toBe(false));

  it.each([
    '',
    '4711',
    '4711\n/data/postgres\n17952',
    'x\n/data\n1\n2',
    '-1\n/data\n1\n5432',
    '0\n/data\n1\n5432',
  ])('is undefined when truncated or damaged: %j', (damaged) =>
    expect(parsePidFile(damaged)).toBeUndefined(),
  );
});
