import { join } from 'node:path';
import { tolerateClosedOutput } from '@fieldpost/observability';
import { Problem } from '@fieldpost/testing';
import { keptApps } from './apps.js';
import { backupDatabases } from './backup-databases.js';
import { backupCluster, restoreCluster } from './cluster.js';
import { readManifest } from './manifest.js';
import { type BackupOptions, backupUsage, parseBackupOptions, required, restoreUsage } from './options.js';
import { restoreDatabases } from './restore-databases.js';
import { backupSuite, restoreSuite } from './suite-copy.js';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** The current folder of the command, and the folder of the repository. */
export interface BackupFolder {
  readonly root: string;
  readonly folder: string;
}

/** `npm run backup`; resolves with the exit code. */
export const backup = (args: readonly string[], place: BackupFolder): Promise<number> =>
  told(async () => {
    const options = parseBackupOptions(args, place.folder);
    if (options.what === 'help') return tell(backupUsage);
    const folder = required(options, 'to');
    if (options.what === 'suite') {
      await backupSuite(dataOf(options, place), folder, new Date());
      return tell(`Backed up to ${folder}, with all secrets: keep others from reading it.`);
    }
    if (options.what === 'cluster') await backupCluster(serverOf(options), folder);
    else {
      const apps = await keptApps(options, place.root, process.env);
      await backupDatabases(apps, folder, { now: new Date(), tell });
    }
    tell(`Backed up to ${folder}. Keep the sealing keys elsewhere: without them it is worth little.`);
  });

/** `npm run restore`; resolves with the exit code. */
export const restore = (args: readonly string[], place: BackupFolder): Promise<number> =>
  told(async () => {
    const options = parseBackupOptions(args, place.folder);
    if (options.what === 'help') return tell(restoreUsage);
    const folder = required(options, 'from');
    if (options.what === 'suite') {
      const data = dataOf(options, place);
      const made = await restoreSuite(folder, data);
      return tell(`Restored ${data} as of ${made}. Start it: npm start -- --data ${data}`);
    }
    if (options.what === 'databases') {
      const apps = await keptApps(options, place.root, process.env);
      return restoreDatabases(apps, { folder, manifest: readManifest(folder) }, tell);
    }
    const into = required(options, 'into');
    await restoreCluster({ from: folder, archive: required(options, 'archive'), into, until: options.until });
    tell(`Start PostgreSQL on ${into}: it recovers, then takes writes.`);
  });

const dataOf = ({ paths }: BackupOptions, { root }: BackupFolder): string =>
  paths.data ?? join(root, '.fieldpost');

function serverOf({ server }: BackupOptions): string {
  if (server === undefined) throw new Problem('--server is missing. See --help.');
  return server;
}

async function told(work: () => Promise<void>): Promise<number> {
  tolerateClosedOutput();
  try {
    await work();
    return 0;
  } catch (error) {
    // A problem is for the person at the terminal; anything else is a mistake of ours and needs its trace.
    process.stderr.write(`${error instanceof Problem ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}
