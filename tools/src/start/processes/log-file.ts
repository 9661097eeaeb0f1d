import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Size at which a log file is rotated, in bytes. One older file is kept, so a log takes at most twice this. */
export const rotateAt = 10 * 1024 * 1024;

/** Appends lines to a file of bounded size. */
export class LogFile {
  private file: number;
  private size: number;
  private isBroken = false;

  constructor(
    private readonly path: string,
    private readonly onTrouble: (sentence: string) => void,
    private readonly limit: number = rotateAt,
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.file = openSync(path, 'a', 0o600);
    this.size = fstatSync(this.file).size;
  }

  /** Writes one line. A full disk loses lines, which is reported once; it never stops the suite. */
  write(line: string): void {
    try {
      if (this.size >= this.limit) this.rotate();
      this.size += writeSync(this.file, `${line}\n`);
      this.isBroken = false;
    } catch (error) {
      if (!this.isBroken) this.onTrouble(`${this.path} cannot be written: ${(error as Error).message}`);
      this.isBroken = true;
    }
  }

  close(): void {
    closeSync(this.file);
  }

  private rotate(): void {
    if (existsSync(this.path)) renameSync(this.path, `${this.path}.1`);
    closeSync(this.file);
    this.file = openSync(this.path, 'a', 0o600);
    this.size = 0;
  }
}
