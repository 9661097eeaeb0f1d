import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces a file so that a reader, or a start after a crash, sees the old text or the new one, never a part. */
export function writeAtomically(path: string, text: string, mode = 0o600): void {
  const draft = `${path}.new`;
  writeFileSync(draft, text, { mode, flush: true });
  renameSync(draft, path);
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
