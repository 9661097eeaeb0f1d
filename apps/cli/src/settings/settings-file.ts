import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { Failure } from '../failure.js';
import { noSettings, readSettings, type Settings } from './settings.js';

/** The file of the settings (XDG Base Directory Specification). */
export const settingsPath = (configHome: string | undefined): string =>
  join(configHome || join(homedir(), '.config'), 'fieldpost', 'settings.json');

/** A process that was killed while it held the lock delays the others for so long. */
const staleMs = 10_000;
const retries = { retries: 300, factor: 1.2, minTimeout: 20, maxTimeout: 200, randomize: true };

/** The settings in a file that only its user can read, because it has tokens. */
export class SettingsFile {
  constructor(readonly path: string) {}

  /** Throws `Failure` for a file that is none of this program's. */
  read(): Settings {
    if (!existsSync(this.path)) return noSettings;
    const settings = readSettings(readFileSync(this.path, 'utf8'));
    if (!settings) throw new Failure(`${this.path} cannot be read. Delete it and log in again.`);
    return settings;
  }

  /**
   * Changes the settings. Other processes wait meanwhile: a refresh token is used once, so only one process may renew
   * a login (docs/decisions/0005-refresh-token-rotation.md).
   */
  async update(change: (settings: Settings) => Settings | Promise<Settings>): Promise<Settings> {
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    const release = await lock(this.path, { realpath: false, stale: staleMs, retries });
    try {
      const before = this.read();
      const after = await change(before);
      if (after !== before) this.write(after);
      return after;
    } finally {
      await release();
    }
  }

  /** Readers see the old or the new file, never a part of it. */
  private write(settings: Settings): void {
    const written = `${this.path}.${process.pid}`;
    writeFileSync(written, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
    // The mode above counts for new files only.
    chmodSync(written, 0o600);
    renameSync(written, this.path);
  }
}
