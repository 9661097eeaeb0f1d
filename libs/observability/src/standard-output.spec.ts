import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { linesOfTurns } from './standard-output.js';

const writes: string[] = [];
const writing = jest.spyOn(fs, 'writeSync');
afterEach(() => void writes.splice(0));

/** Has the system take all that is written. */
const takeAll = () =>
  writing.mockImplementation((_fd: number, text: unknown) => {
    writes.push(String(text));
    return Buffer.byteLength(String(text));
  });

describe('The lines of one turn of the event loop', () => {
  it('are written together at its end', async () => {
    takeAll();
    const output = linesOfTurns();
    output.write('one\n');
    output.write('two\n');
    expect(writes).toEqual([]);
    await nextTurn();
    expect(writes).toEqual(['one\ntwo\n']);
    output.write('three\n');
    await nextTurn();
    expect(writes).toEqual(['one\ntwo\n', 'three\n']);
  });

  it('are written before its end when there are many', async () => {
    takeAll();
    const output = linesOfTurns();
    for (let n = 0; n < 100; n += 1) output.write(`${'a'.repeat(99)}\n`);
    expect(writes.join('').length).toBeGreaterThan(8_000);
    await nextTurn();
  });

  it('are dropped when nobody reads any more, and the process goes on', async () => {
    const tries = writing.mock.calls.length;
    writing.mockImplementation(() => {
      throw Object.assign(new Error('broken pipe'), { code: 'EPIPE' });
    });
    const output = linesOfTurns();
    output.write('one\n');
    await nextTurn();
    output.write('two\n');
    await nextTurn();
    expect(writing.mock.calls.length - tries).toBeLessThan(4);
  });
});
