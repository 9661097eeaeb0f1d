import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../docker/init.sh', import.meta.url));
const folders = ['postgres', 'account', 'oauth', 'discovery', 'handler', 'network', 'authority'] as const;

/** The volumes of the compose file as folders, empty. */
export function emptyVolumes(): string {
  const root = mkdtempSync(join(tmpdir(), 'fieldpost-compose-'));
  for (const name of folders) mkdirSync(join(root, 'secrets', name), { recursive: true });
  for (const name of ['certificates', 'tokens']) mkdirSync(join(root, name));
  return root;
}

/** Runs the program that makes secrets and certificates; returns the folder, and throws what the program prints when it fails. */
export function makeCompose(env: Readonly<Record<string, string>>, root = emptyVolumes()): string {
  const args = [script, join(root, 'secrets'), join(root, 'certificates'), join(root, 'tokens')];
  const { status, stderr } = spawnSync('sh', args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return root;
}

/** The settings that the program made for an app; none for the console. */
export function settingsIn(root: string, app: string): Readonly<Record<string, string>> {
  const file = join(root, 'secrets', app, 'settings.env');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
