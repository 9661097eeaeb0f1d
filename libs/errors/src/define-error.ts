import { type Kind, kinds } from './kinds.js';
import type { ScriptError } from './script-error.js';

type Value = string | number;
type Slots<M extends string> = M extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Args<M extends string> = [Slots<M>] extends [never]
  ? [options?: AppErrorOptions]
  : [values: Record<Slots<M>, Value>, options?: AppErrorOptions];

export interface AppErrorOptions extends ErrorOptions {
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfter?: number;
  /** `WWW-Authenticate` of an HTTP response that is no 401 (RFC 9110, 11.6.1). */
  readonly challenge?: string;
  /** The error of a script that is the cause. */
  readonly scriptError?: ScriptError | undefined;
}

/** `retryAfter` of a limit without a duration of its own. */
const usualRetrySeconds = 5;

/** The only error that crosses a border. `code` is for programs, `message` for people, `kind` for protocols. */
export class AppError extends Error {
  /** Whole seconds after which the same request may succeed; every `resource_exhausted` has it, other kinds need not. */
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;
  readonly scriptError: ScriptError | undefined;

  constructor(
    readonly code: string,
    readonly kind: Kind,
    message: string,
    options?: AppErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
    this.challenge = options?.challenge;
    this.scriptError = options?.scriptError;
    this.retryAfter = options?.retryAfter ?? (kind === 'resource_exhausted' ? usualRetrySeconds : undefined);
  }
}

export interface Declared {
  readonly kind: Kind;
  readonly message: string;
  /** How it is logged where that differs from its kind. */
  readonly level?: 'info' | 'debug';
}

const declared = new Map<string, Declared>();

/** Every error that the loaded code can raise, by code. */
export const errorCatalogue: ReadonlyMap<string, Declared> = declared;

/** At which level an error is logged. */
export const logLevelOf = ({ code, kind }: Pick<AppError, 'code' | 'kind'>) =>
  declared.get(code)?.level ?? kinds[kind].level;

/**
 * Declares one error of the catalogue; the slots of the message become required, typed arguments. The slot `seconds` of a
 * limit, or the option `retryAfter`, says when the same request may succeed. The level `info` is for what users of an app do
 * wrong inside of it, such as errors of their scripts, and `debug` for ordinary results, such as a look-up without one.
 */
export function defineError<const M extends string>(
  code: string,
  kind: Kind,
  message: M,
  level?: Declared['level'],
) {
  if (declared.has(code)) throw new Error(`error ${code} is declared twice`);
  declared.set(code, { kind, message, ...(level && { level }) });
  const hasSlots = message.includes('{');

  return (...args: Args<M>): AppError => {
    const values = (hasSlots ? args[0] : {}) as Record<string, Value>;
    const options = args[hasSlots ? 1 : 0] as AppErrorOptions | undefined;
    const text = message.replace(/\{(\w+)\}/g, (_, slot: string) => String(values[slot]));
    const { seconds } = values;
    const wait = kind === 'resource_exhausted' && seconds !== undefined && { retryAfter: Number(seconds) };
    return new AppError(code, kind, text, { ...wait, ...options });
  };
}
