import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recorded } from './recorded.js';

/** Rules that `migrate` enforces for all of them, and matters of style. */
const ofNoInterest = [
  ...['require-lock-timeout', 'require-statement-timeout', 'require-table-schema'],
  ...['prefer-bigint-over-int', 'prefer-bigint-over-smallint', 'prefer-identity', 'prefer-text-field'],
  ...['ban-char-field', 'require-enum-value-ordering'],
];
/** Allowed in a `contract` migration, which removes unused objects. */
const ofContractions = [
  ...['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null', 'renaming-column', 'renaming-table'],
  ...['adding-not-nullable-field', 'adding-required-field', 'ban-drop-constraint'],
];

/** The rules that a migration breaks: each would stop writers, or break the release that still runs. */
export function dangersOf(linter: string, { sql, kind, transaction }: Recorded): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-migration-'));
  const file = join(folder, 'migration.sql');
  writeFileSync(file, sql);
  const excluded = [...ofNoInterest, ...(kind === 'contract' ? ofContractions : [])];
  // Outside of a transaction a migration may stop in the middle: then it has to be one that can be run again.
  const inTransaction = ['--assume-in-transaction', '--exclude=prefer-robust-stmts'];
  const args = [
    ...['--pg-version=18', '--reporter=json', `--exclude=${excluded.join(',')}`],
    ...(transaction === false ? [] : inTransaction),
  ];
  try {
    const rules = JSON.parse(execLinter(linter, [...args, file])) as readonly { rule_name: string }[];
    return [...new Set(rules.map(({ rule_name: rule }) => rule))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** It exits with 1 when it has findings, which are on its standard output. */
function execLinter(linter: string, args: readonly string[]): string {
  try {
    return execFileSync(linter, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout } = error as { readonly stdout?: string };
    if (stdout?.startsWith('[')) return stdout;
    throw error;
  }
}
