import type { ParseArgsConfig } from 'node:util';
import type { DataSource } from 'typeorm';
import type { DiscoverySettings } from '../discovery.config.js';

/** The options that were given, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** What a command has of the terminal. */
export interface Terminal {
  /** Writes one line of the result. */
  readonly print: (line: string) => void;
  /** Writes one line beside the result, such as how far the work is. */
  readonly note: (line: string) => void;
  /** Everything that is piped in: for what has no place on a command line. */
  readonly readInput: () => Promise<string>;
}

export interface CommandContext extends Terminal {
  readonly settings: DiscoverySettings;
  readonly db: DataSource;
}

/** Something an operator does on the command line: `node dist/admin.js discovery <verb> [options]`. */
export interface Command {
  /** What stands after `discovery`. */
  readonly verb: string;
  readonly usage: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** What stands after the verb without an option in front; it is `values[operand]`. */
  readonly operand?: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (values: Values, context: CommandContext) => Promise<void>;
}
