import type { Kind } from './kinds.js';

type Value = string | number;
type Slots<M extends string> = M extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Args<M extends string> = [Slots<M>] extends [never]
  ? [options?: ErrorOptions]
  : [values: Record<Slots<M>, Value>, options?: ErrorOptions];

/** The only error that crosses a border. `code` is for programs, `message` for people, `kind` for protocols. */
export class AppError extends Error {
  constructor(
    readonly code: string,
    readonly kind: Kind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'AppError';
  }
}

export interface Declared {
  readonly kind: Kind;
  readonly message: string;
}

const declared = new Map<string, Declared>();

/** Every error that the loaded code can raise, by code. */
export const errorCatalogue: ReadonlyMap<string, Declared> = declared;

/** Declares one error of the catalogue; the slots of the message become required, typed arguments. */
export function defineError<const M extends string>(code: string, kind: Kind, message: M) {
  if (declared.has(code)) throw new Error(`error ${code} is declared twice`);
  declared.set(code, { kind, message });
  const hasSlots = message.includes('{');

  return (...args: Args<M>): AppError => {
    const values = (hasSlots ? args[0] : {}) as Record<string, Value>;
    const options = args[hasSlots ? 1 : 0] as ErrorOptions | undefined;
    const text = message.replace(/\{(\w+)\}/g, (_, slot: string) => String(values[slot]));
    return new AppError(code, kind, text, options);
  };
}
