import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const timeoutMs = 5_000;

/** Commit and date of the code in `root`, `<commit> (<date>)`; undefined where there is no git or no clone. */
export async function buildIn(root: string): Promise<string | undefined> {
  // A copy without history may be inside of another repository.
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    const command = ['-C', root, 'log', '-1', '--format=%h (%cs)'];
    const { stdout } = await promisify(execFile)('git', command, { timeout: timeoutMs });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
