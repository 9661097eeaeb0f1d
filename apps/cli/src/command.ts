import type { Argument, Command as Parser, Option } from 'commander';
import type { Context } from './context.js';

/** A command: how it is called, what it does, and what its help says. */
export interface Command {
  /** The words of the command, such as `applications get`. */
  readonly name: string;
  readonly operands?: readonly Argument[];
  readonly options?: readonly Option[];
  /** One sentence. */
  readonly summary: string;
  /** Whole command lines. */
  readonly examples: readonly string[];
  /** Whether it runs when only the first word of its name is given. */
  readonly isDefault?: boolean;
  /** Left out of help and completion. */
  readonly isHidden?: boolean;
  readonly run: (call: Call) => Promise<void> | void;
}

/** A command line that was parsed: the operands in order, and the options. */
export class Call {
  constructor(
    readonly context: Context,
    /** The parser of all commands. */
    readonly program: Parser,
    private readonly operands: readonly unknown[],
    private readonly options: Readonly<Record<string, unknown>>,
  ) {}

  /** An operand by its position; operands are declared, so that it is there unless it is optional. */
  operand(at: number): string {
    const { [at]: operand } = this.operands;
    return typeof operand === 'string' ? operand : '';
  }

  /** All words of an operand that may be repeated. */
  words(at: number): readonly string[] {
    return (this.operands[at] as readonly string[] | undefined) ?? [];
  }

  /** The value of an option; undefined when it was not given. */
  text(name: string): string | undefined {
    const { [name]: value } = this.options;
    return typeof value === 'string' ? value : undefined;
  }

  /** The values of an option that may be repeated; undefined when it was not given. */
  list(name: string): readonly string[] | undefined {
    return this.options[name] as readonly string[] | undefined;
  }

  /** The value of an option that is a number; undefined when it was not given. */
  number(name: string): number | undefined {
    return this.options[name] as number | undefined;
  }

  /** The value of an option that is JSON; undefined when it was not given. */
  json(name: string): unknown {
    return this.options[name];
  }

  /** Whether an option without a value was given. */
  flag(name: string): boolean {
    return this.options[name] === true;
  }

  /** An option that is true or false; undefined when it was not given. */
  choice(name: string): boolean | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : text === 'true';
  }
}
