import { appendFileSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type CommandResult, runCronJob, runRestoreJob, type Settings } from './backup-programs.js';
import type { AppName } from './test-deployment.js';

/** Databases of the test: `first` has data, the others are empty. */
export type Which = 'first' | 'second' | 'third' | 'fourth' | 'fifth';

interface Context {
  /** A path in the folder of the test. */
  readonly at: (name: string) => string;
  readonly command: (
    name: 'backup' | 'restore',
    args: readonly string[],
    env?: Settings,
  ) => Promise<CommandResult>;
  readonly keysAt: (which: Which) => Promise<readonly unknown[]>;
  readonly settingsFor: (which: Which) => Settings;
  readonly urlOf: (app: AppName, which: Which) => string;
}

/** Backups and restores by the Jobs of the Helm chart. */
export function describeBackupJobs({ at, command, keysAt, settingsFor, urlOf }: Context): void {
  describe('A backup by the CronJob', () => {
    const kept = () => readdirSync(at('nightly')).sort();
    const backUp = (more: Settings = {}) =>
      runCronJob({ ...settingsFor('first'), BACKUP_FOLDER: at('nightly'), BACKUP_KEEP_DAYS: '14', ...more });
    const folderOf = (name: string, daysAgo: number): void => {
      mkdirSync(at(`nightly/${name}`), { recursive: true });
      const made = Date.now() / 1_000 - daysAgo * 86_400;
      utimesSync(at(`nightly/${name}`), made, made);
    };

    it('is restored as any other, and takes the place of what is too old or was never finished', async () => {
      folderOf('old', 16);
      folderOf('last-week', 7);
      folderOf('broken.unfinished', 1);
      await backUp();
      const [made = '', ...others] = kept();
      expect([made, others]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]{8}Z$/), ['last-week']]);

      const restored = await command(
        'restore',
        ['databases', '--from', `nightly/${made}`],
        settingsFor('third'),
      );
      expect(restored).toMatchObject({ code: 0 });
      expect(await keysAt('third')).toEqual([{ name: 'devices' }]);
    }, 60_000);

    it('is restored by the Job into empty databases, and nothing is written when one is not or a file is damaged', async () => {
      const BACKUP_FOLDER = at('to-restore');
      mkdirSync(BACKUP_FOLDER);
      await backUp({ BACKUP_FOLDER });
      const [RESTORE_FROM = ''] = readdirSync(BACKUP_FOLDER);
      const restore = (more: Settings = {}) =>
        runRestoreJob({ ...settingsFor('fifth'), BACKUP_FOLDER, RESTORE_FROM, ...more });
      const rejectedWith = (text: string) => ({ stderr: expect.stringContaining(text) });

      await expect(restore({ RESTORE_FROM: 'none' })).rejects.toMatchObject(
        rejectedWith('no complete backup'),
      );
      const full = { HANDLER_DATABASE_URL: urlOf('handler', 'first') };
      await expect(restore(full)).rejects.toMatchObject(rejectedWith('database of handler is not empty'));
      const dump = join(BACKUP_FOLDER, RESTORE_FROM, 'handler.dump');
      const good = readFileSync(dump);
      appendFileSync(dump, 'damaged');
      await expect(restore()).rejects.toMatchObject(rejectedWith('handler.dump is damaged'));
      writeFileSync(dump, good);

      await restore();
      expect(await keysAt('fifth')).toEqual([{ name: 'devices' }]);
    }, 60_000);

    it('leaves nothing that looks complete when a database is away', async () => {
      const before = kept();
      const away = { HANDLER_DATABASE_URL: 'postgresql://x:x@127.0.0.1:1/handler' };
      await expect(backUp(away)).rejects.toMatchObject({ stderr: expect.stringContaining('refused') });
      expect(kept().filter((name) => !name.endsWith('.unfinished'))).toEqual(before);
    });
  });
}
