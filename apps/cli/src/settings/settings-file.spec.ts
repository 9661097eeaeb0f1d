import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withProfile } from './settings.js';
import { SettingsFile, settingsPath } from './settings-file.js';

let home: string;
let file: SettingsFile;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'fieldpost-settings-'));
  file = new SettingsFile(settingsPath(home));
});
afterEach(() => rmSync(home, { recursive: true }));

const add = (name: string) =>
  file.update((settings) => withProfile(settings, name, { server: 'https://a.example' }));

describe('The file of the settings', () => {
  it('can be read by its user only, also where it could be read by all before', async () => {
    await add('one');
    writeFileSync(`${file.path}.${process.pid}`, '', { mode: 0o644 });
    await add('two');
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file.path)).mode & 0o777).toBe(0o700);
    expect(readdirSync(dirname(file.path))).toEqual(['settings.json']);
  });

  it('keeps what others change at the same time', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(names.map(add));
    expect(Object.keys(file.read().profiles).sort()).toEqual(names);
  });

  it('is not written when a change fails, and can be changed after that', async () => {
    await add('one');
    const failing = file.update(() => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await add('two');
    expect(Object.keys(file.read().profiles)).toEqual(['one', 'two']);
  });

  it('is reported when it is none', async () => {
    await add('one');
    writeFileSync(file.path, '{');
    expect(() => file.read()).toThrow(`${file.path} cannot be read. Delete it and log in again.`);
  });
});
