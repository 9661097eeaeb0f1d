import { AppError, type ScriptError } from '@fieldpost/errors';

/** What the program in the sandbox reports of an error: its text, and its stack as QuickJS writes it. */
export interface Thrown {
  readonly text: string;
  readonly stack: string;
}

/** Frames of the source, which is evaluated under this name as it is: its lines are those of the user. */
const frame = /\(anonymous\):([1-9]\d{0,6}):([1-9]\d{0,6})\)?$/m;
const syntaxPrefix = /^\(anonymous\): Line \d+:\d+ /;

/** Reads such a report. A script can deceive the program in the sandbox, and only spoils its own result. */
export function readThrown(json: string): Thrown {
  const { text, stack } = Object(JSON.parse(json)) as Readonly<Record<keyof Thrown, unknown>>;
  return { text: String(text), stack: String(stack) };
}

/** The error with its place in the source; undefined when no frame is there, as for a thrown text. */
export function scriptErrorOf(name: string, { text, stack }: Thrown): ScriptError | undefined {
  const [, line, column] = frame.exec(stack) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const message = text.replace(syntaxPrefix, '');
  return { function: name, message, line: Number(line), column: Number(column) };
}

/** The error of a function with what a user needs to mend it: its name, its message, its place if known, and what was logged. */
export function describedError(name: string, thrown: AppError, logs: ScriptError['logs'] = []): AppError {
  const { code, kind, message, cause } = thrown;
  const described = {
    function: name,
    message: message.replace(/^Internal error: /, ''),
    ...thrown.scriptError,
  };
  const scriptError = logs.length > 0 ? { ...described, logs: [...logs] } : described;
  return new AppError(code, kind, message, { cause, scriptError });
}

/** What the work returns; an error of it is described. `logs` are read after the work. */
export function described<T>(name: string, logs: ScriptError['logs'], work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw thrown instanceof AppError ? describedError(name, thrown, logs) : thrown;
  }
}
