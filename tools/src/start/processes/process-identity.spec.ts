import { describe, expect, it } from '@jest/globals';
import { identityOf, isRunning, startOf } from './process-identity.js';

const stat = (name: string, state: string) =>
  `4711 (${name}) ${state} 1 4711 4711 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 11 0 987654 1 2 3`;

describe('A process', () => {
  it('is identified by its start time', () => expect(startOf(stat('node', 'S'))).toBe('987654'));

  it('may have any name', () => expect(startOf(stat('a) R (b', 'S'))).toBe('987654'));

  it('has ended when it is a zombie', () => expect(startOf(stat('node', 'Z'))).toBeUndefined());

  it('is itself', () => expect(isRunning(identityOf(process.pid) ?? { pid: 0, started: '' })).toBe(true));

  it('is not a later one of the same number', () =>
    expect(isRunning({ pid: process.pid, started: 'long ago' })).toBe(false));
});
