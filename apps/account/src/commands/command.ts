import type { DataSource } from 'typeorm';
import type { ParseArgsConfig } from 'node:util';
import type { AccountSettings } from '../account.config.js';

/** The options that were given, by name. */
export type Values = Readonly<Record<string, unknown>>;

export interface CommandContext {
  readonly settings: AccountSettings;
  readonly db: DataSource;
  /** Writes one line of the result. */
  readonly print: (line: string) => void;
}

/** Something an operator does on the command line: `node dist/admin.js <name> [options]`. */
export interface Command {
  /** One or two words. */
  readonly name: string;
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (values: Values, context: CommandContext) => Promise<void>;
}
