import { beginAhead, endAhead } from './ahead.js';
import { beginMessage, logged } from './chance-and-log.js';
import { callCodec, declareModule, NO_FUNCTION, readInput } from './codec.js';
import { apply, globals, isArray, isView, QuickJsError, sliceText, stringify, toText } from './intrinsics.js';
import { readAs, readBytes } from './reader.js';
import { CIRCULAR, TOO_LARGE, writePlain, writeResult } from './writer.js';

// The program beside the script inside the sandbox: it calls the function, keeps input bytes apart from arrays that the
// script builds, and writes the result in the notation of `notation.ts`. The host does not have to trust it: a script that
// deceives it only spoils its own result. What runs after the script uses no iterators and no built-ins but those of
// `intrinsics.ts`, since the script may have replaced them. The bundler makes one script of these files, which
// `Sandbox` evaluates.

type Called = (input: unknown, port: number) => unknown;
declare const Decoder: Called;
declare const Converter: Called;
declare const Validator: Called;
declare const Encoder: Called;

interface PayloadFunction {
  /** The globals that have the input, as in v2; a codec has none. */
  readonly globals: readonly string[];
  readonly read: (text: string) => unknown;
  readonly call: Called;
  readonly returns: (result: unknown) => boolean;
  readonly write: typeof writeResult;
}

const isObject = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && !isArray(value));
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isList = (value: unknown): boolean => isArray(value) || isView(value);

const [readFields, readDownlink] = [readAs('fields'), readAs('payload')];
const decoder: PayloadFunction = {
  globals: ['payload', 'port'],
  read: readBytes,
  call: (input, port) => Decoder(input, port),
  returns: isObject,
  write: writeResult,
};
const ofFields = { globals: ['fields', 'port'], read: readFields, write: writeResult };
const functions: Readonly<Record<string, PayloadFunction>> = {
  Decoder: decoder,
  Converter: { ...ofFields, call: (i, p) => Converter(i, p), returns: isObject },
  Validator: { ...ofFields, call: (i, p) => Validator(i, p), returns: isBoolean },
  Encoder: { ...decoder, read: readDownlink, call: (i, p) => Encoder(i, p), returns: isList },
  Codec: {
    globals: [],
    read: readInput,
    call: (input) => callCodec(input as ReturnType<typeof readInput>),
    returns: isObject,
    write: writePlain,
  },
};

let current = decoder;
let input: unknown;
let port = 0;
/** Characters of the result, and of the log. */
let characters = 0;

const cut = (text: string): string => apply(sliceText, text, [0, 1024]);

function describe(error: unknown): string {
  try {
    const isTooDeep = error instanceof QuickJsError && error.message === 'stack overflow';
    if (isTooDeep) return 'RangeError: Maximum call stack size exceeded';
    return cut(toText(error));
  } catch {
    return 'an error that has no text';
  }
}

const report = (kind: string, value: string): string => '["' + kind + '",' + value + ',[' + logged() + ']]';

/** Where an error was made, as QuickJS writes it; empty for values without that. */
function stackOf(error: unknown): string {
  try {
    const { stack } = error as { readonly stack?: unknown };
    return typeof stack === 'string' ? apply(sliceText, stack, [0, 4096]) : '';
  } catch {
    return '';
  }
}

const thrown = (text: string, error: unknown): string =>
  report('threw', '{"text":' + stringify(text) + ',"stack":' + stringify(stackOf(error)) + '}');
const threw = (error: unknown): string => thrown(describe(error), error);

/** Called before the source is evaluated ahead of the first message. */
export function arm(name: string, resultCharacters: number): void {
  current = functions[name] ?? decoder;
  characters = resultCharacters;
  if (name === 'Codec') declareModule();
  beginAhead(current.globals);
}

/** Called after that. Returns whether no message can make a difference to the state that the source left. */
export const settle = (): boolean => endAhead(current.globals);

/** Begins a message. */
export function prepare(text: string, fPort: number, seed: number): void {
  beginMessage(seed, characters);
  port = fPort;
  input = current.read(text);
  if (current.globals.length > 0) globals['port'] = port;
}

function write(result: unknown): string {
  try {
    const text = current.returns(result) ? current.write(result, characters) : undefined;
    return text === undefined ? report('type', 'null') : report('value', text);
  } catch (error) {
    if (error === TOO_LARGE) return report('large', 'null');
    if (error === CIRCULAR) return report('fatal', '"the result contains itself"');
    return error instanceof QuickJsError ? report('fatal', stringify(describe(error))) : threw(error);
  }
}

/** Calls the function, and reports its result as JSON text. */
export function finish(): string {
  let result: unknown;
  try {
    result = current.call(input, port);
  } catch (error) {
    return error === NO_FUNCTION ? report('missing', 'null') : threw(error);
  }
  return write(result);
}

export function run(text: string, fPort: number, seed: number): string {
  prepare(text, fPort, seed);
  return finish();
}

interface QuickJsSyntaxError {
  readonly fileName: string;
  readonly message: string;
  readonly stack: string;
}

const isSyntaxError = (error: unknown): error is QuickJsSyntaxError =>
  typeof error === 'object' && error !== null && (error as QuickJsSyntaxError).fileName === '(anonymous)';

/** Reports an error of the source itself. */
export function reject(error: unknown): string {
  if (!isSyntaxError(error)) return threw(error);
  const at = /:(\d+:\d+)\n/.exec(error.stack);
  return at ? thrown(cut('(anonymous): Line ' + at[1] + ' ' + error.message), error) : threw(error);
}
