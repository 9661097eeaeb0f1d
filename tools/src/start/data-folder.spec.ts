import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataFolder } from './data-folder.js';
import { identityOf } from './processes/process-identity.js';

let parent: string;
let data: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fieldpost-data-'));
  data = join(parent, 'a', 'b');
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('The data folder', () => {
  it('is made with its parents and carries its layout', async () => {
    const { path } = await openDataFolder(data);
    expect(readdirSync(path)).toEqual(['layout', 'lock']);
  });

  it('is rejected while another suite runs on it', async () => {
    await openDataFolder(data);
    const other = identityOf(process.ppid);
    writeFileSync(join(data, 'lock'), JSON.stringify(other));
    await expect(openDataFolder(data)).rejects.toThrow(
      `in use by another running suite (process ${process.ppid})`,
    );
  });

  it('is free again after the other was killed, although its number is in use', async () => {
    await openDataFolder(data);
    writeFileSync(join(data, 'lock'), JSON.stringify({ pid: process.ppid, started: 'another time' }));
    await expect(openDataFolder(data)).resolves.toMatchObject({ path: data });
  });

  it('is free after a lock that was cut short', async () => {
    await openDataFolder(data);
    writeFileSync(join(data, 'lock'), '{"pid":');
    await expect(openDataFolder(data)).resolves.toMatchObject({ path: data });
  });

  it('is released when the suite stops', async () => {
    const { release } = await openDataFolder(data);
    release();
    expect(existsSync(join(data, 'lock'))).toBe(false);
  });

  it('is rejected when a newer version wrote it', async () => {
    await openDataFolder(data);
    writeFileSync(join(data, 'layout'), '99\n');
    await expect(openDataFolder(data)).rejects.toThrow('newer Fieldpost (layout 99');
  });

  it('is rejected when it holds something else', async () => {
    writeFileSync(join(parent, 'thesis.txt'), 'mine');
    await expect(openDataFolder(parent)).rejects.toThrow('holds something else');
  });

  it('is rejected when a file has its name', async () => {
    writeFileSync(join(parent, 'a'), '');
    await expect(openDataFolder(data)).rejects.toThrow('cannot be read and written (ENOTDIR)');
  });

  it('is rejected at once where no folder can be made', async () => {
    const nowhere = '/proc/fieldpost/data';
    await expect(openDataFolder(nowhere)).rejects.toThrow('cannot be read and written');
  });
});
