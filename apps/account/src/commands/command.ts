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
  /** One line of what was typed or piped in: for secrets, which have no place on a command line. */
  readonly readLine: () => Promise<string>;
}

/** Something an operator does on the command line: `node dist/admin.js <name> [options]`. */
export interface Command {
  /** One or two words. */
  readonly name: string;
  readonly usage: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** What stands after the name without an option in front, such as a user's name; it is `values[operand]`. */
  readonly operand?: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (values: Values, context: CommandContext) => Promise<void>;
}
