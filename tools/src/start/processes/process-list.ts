import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endAll, identityOf, type ProcessIdentity } from './process-identity.js';
import { writeAtomically } from '../data/write-atomically.js';

/** The running apps, stored in the data folder so that the start after a crash can end leftover processes. */
export class ProcessList {
  private readonly running = new Map<string, ProcessIdentity>();
  private readonly file: string;

  constructor(data: string) {
    this.file = join(data, 'processes.json');
  }

  /** Ends the apps of an earlier run that were never stopped. */
  async endLeftovers(): Promise<void> {
    await endAll(readList(this.file));
    this.clear();
  }

  set(name: string, pid: number | undefined): void {
    const identity = pid === undefined ? undefined : identityOf(pid);
    if (identity) this.running.set(name, identity);
    else this.running.delete(name);
    writeAtomically(this.file, JSON.stringify([...this.running.values()]));
  }

  /** Process ids by name. */
  pids(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.running].map(([name, { pid }]) => [name, pid]));
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }
}

function readList(file: string): readonly ProcessIdentity[] {
  if (!existsSync(file)) return [];
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? (list as ProcessIdentity[]) : [];
  } catch {
    // Damaged: the apps exit by themselves anyway; this list is a second safeguard.
    return [];
  }
}
