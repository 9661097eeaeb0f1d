import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogFile } from './log-file.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fieldpost-logs-'));
});
afterEach(() => rmSync(dir, { recursive: true }));
const open = () => new LogFile(join(dir, 'logs', 'account.log'), () => undefined, 20);
const read = (name: string) => readFileSync(join(dir, 'logs', name), 'utf8');

describe('A log file', () => {
  it('is appended by later runs', () => {
    for (const line of ['one', 'two']) {
      const log = open();
      log.write(line);
      log.close();
    }
    expect(read('account.log')).toBe('one\ntwo\n');
  });

  it('keeps one older file and no more', () => {
    const log = open();
    for (let i = 0; i < 10; i += 1) log.write(`line number ${i}`);
    log.close();
    expect(readdirSync(join(dir, 'logs'))).toEqual(['account.log', 'account.log.1']);
    expect(read('account.log.1') + read('account.log')).toBe(
      'line number 6\nline number 7\nline number 8\nline number 9\n',
    );
  });

  it('reports once that it cannot be written', () => {
    const troubles: string[] = [];
    const log = new LogFile('/dev/full', (sentence) => troubles.push(sentence));
    log.write('lost');
    log.write('lost too');
    log.close();
    expect(troubles).toEqual([expect.stringContaining('/dev/full cannot be written')]);
  });
});
