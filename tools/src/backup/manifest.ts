import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@fieldpost/testing';

/** A sealed value of a dump, used to check the sealing key before a restore. */
export interface SealedSample {
  readonly table: string;
  readonly column: string;
  /** The primary key of its row. */
  readonly id: readonly string[];
  /** Base64. */
  readonly value: string;
}

/** One database of a backup. */
export interface DumpedDatabase {
  /** Name of the file beside the manifest. */
  readonly file: string;
  readonly bytes: number;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** Version of PostgreSQL. */
  readonly server: string;
  /** The last migration that the database has seen. */
  readonly migration: string;
  /** One value for each column and key. */
  readonly sealed: readonly SealedSample[];
}

/** The manifest of a backup of databases. */
export interface Manifest {
  readonly format: 1;
  /** When it was begun, ISO 8601. */
  readonly made: string;
  readonly databases: Readonly<Record<string, DumpedDatabase>>;
}

const fileName = 'manifest.json';

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, fileName), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
}

export function readManifest(folder: string): Manifest {
  const path = join(folder, fileName);
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    if (manifest.format === 1) return manifest;
  } catch (cause) {
    throw new Problem(`${path} cannot be read: this is not a complete backup.`, { cause });
  }
  throw new Problem(`${path} was written by another release.`);
}

/** SHA-256 of a file, in hexadecimal. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
