import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { flagsOfTests, nodeEnvironment } from '../apps/node-flags.js';
import { throwAwayDatabase, type ThrowAwayDatabase } from '../postgres/index.js';

const apps = fileURLToPath(new URL('../../../../apps', import.meta.url));

/**
 * A database of one test, as an app leaves it that has migrated an empty one. The app does so once for a process of tests,
 * with these settings; the test gets a copy, in which an app that starts finds nothing to migrate.
 */
export const migratedDatabase = (
  app: string,
  settings: Readonly<Record<string, string>>,
): Promise<ThrowAwayDatabase> =>
  throwAwayDatabase({
    name: app,
    prepare: async (url) => {
      const address = { [`${app.toUpperCase()}_DATABASE_URL`]: url };
      const env = { PATH: process.env['PATH'], ...nodeEnvironment, ...settings, ...address };
      const command = [...flagsOfTests, `${apps}/${app}/dist/main.js`, 'migrate'];
      await promisify(execFile)(process.execPath, command, { env });
    },
  });
