import type { Writable } from 'node:stream';
import { safeJson, safeText } from './safe-text.js';
import { type Column, tableOf } from './table.js';

/** `json` is for programs: one document, or one line per message of a stream. `quiet` has ids only. */
export type Form = 'table' | 'json' | 'quiet';

/** A stream of the program; `columns` is the width of a terminal. */
export type Stream = Writable & {
  readonly columns?: number | undefined;
  readonly isTTY?: boolean | undefined;
};

/** The output of a command. */
export class Output {
  constructor(
    readonly form: Form,
    private readonly stdout: Stream,
    private readonly stderr: Stream,
  ) {}

  /** A list; the first column is the id. */
  list<T>(rows: readonly T[], columns: readonly Column<T>[]): void {
    if (this.form === 'json') return this.document(rows);
    if (this.form === 'quiet') return rows.forEach((row) => this.line(columns[0]?.of(row) ?? ''));
    if (rows.length === 0) return this.note('Nothing found.');
    const width = this.stdout.isTTY === true ? this.stdout.columns : undefined;
    for (const line of tableOf(rows, columns, width)) this.line(line);
  }

  /** One thing: fields with names for people, `value` for programs. Fields without a text are left out. */
  item(value: unknown, fields: Readonly<Record<string, string | undefined>>): void {
    if (this.form === 'json') return this.document(value);
    const shown = Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text] as const] : []));
    if (this.form === 'quiet') return this.line(shown[0]?.[1] ?? '');
    const width = Math.max(...shown.map(([name]) => name.length)) + 2;
    for (const [name, text] of shown) this.line(`${`${name}:`.padEnd(width)}${text}`);
  }

  /** That something was done: a sentence for people, `value` for programs. */
  done(value: unknown, sentence: string): void {
    if (this.form === 'json') this.document(value);
    else if (this.form === 'table') this.line(sentence);
  }

  /** One message of a stream. */
  message(value: unknown, text: string): void {
    if (this.form === 'json') this.stdout.write(`${safeJson(value)}\n`);
    else this.line(text);
  }

  /** Something beside the result, for people only. */
  note(sentence: string): void {
    if (this.form !== 'quiet') this.stderr.write(`${safeText(sentence)}\n`);
  }

  /** Messages that the user needs to continue, even with `--quiet`. */
  prompt(sentence: string): void {
    this.stderr.write(`${safeText(sentence)}\n`);
  }

  /** Text that is passed on as it is, such as the file of an export. */
  raw(text: string | Uint8Array): void {
    this.stdout.write(text);
  }

  private document(value: unknown): void {
    this.stdout.write(`${safeJson(value)}\n`);
  }

  private line(text: string): void {
    this.stdout.write(`${safeText(text)}\n`);
  }
}
