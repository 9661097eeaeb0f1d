import type { DataSource } from 'typeorm';
import type { ParseArgsConfig } from 'node:util';
import type { AccountSettings } from '../account.config.js';

/** Option values by name. */
export type Values = Readonly<Record<string, unknown>>;

export interface CommandContext {
  readonly settings: AccountSettings;
  readonly db: DataSource;
  /** Writes one line of the result. */
  readonly print: (line: string) => void;
  /** Reads a line of the standard input, for secrets. */
  readonly readLine: () => Promise<string>;
}

/** A command of the operator: `node dist/admin.js <name> [options]`. */
export interface Command {
  /** One or two words. */
  readonly name: string;
  readonly usage: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** Name of the positional argument, such as a user name; its value is `values[operand]`. */
  readonly operand?: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (values: Values, context: CommandContext) => Promise<void>;
}
