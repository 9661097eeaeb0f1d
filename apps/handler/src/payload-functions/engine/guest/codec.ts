import { create, DateObject, globals, isArray, isView, toText } from './intrinsics.js';
import { readText } from './reader.js';

// Codecs of the LoRaWAN Payload Codec API (TS013), as The Things Stack and ChirpStack call them (decision 105).

declare const decodeUplink: unknown;
declare const encodeDownlink: unknown;
declare const decodeDownlink: unknown;
declare const Decoder: unknown;
declare const Encoder: unknown;
declare const module: unknown;
declare const exports: unknown;

type Call = (input: CodecInput) => unknown;
type Members = Readonly<Record<string, unknown>>;

/** The input of a call, as the host writes it; `recvTime` in Unix milliseconds. */
interface CodecInput {
  readonly call: string;
  readonly bytes?: unknown;
  readonly data?: unknown;
  readonly fPort: number;
  readonly recvTime?: unknown;
  readonly variables: unknown;
}

/** Thrown when the source has no such function. */
export const NO_FUNCTION = {};

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): value is Call => typeof value === 'function';

/** The global objects of CommonJS, which some sources fill. */
export function declareModule(): void {
  const own = create(null) as Record<string, unknown>;
  const members = {};
  own['exports'] = members;
  globals['module'] = own;
  globals['exports'] = members;
}

function memberOf(holder: unknown, name: string): Call | undefined {
  if (!isMembers(holder) && !isFunction(holder)) return undefined;
  const found = (holder as unknown as Members)[name];
  return isFunction(found)
    ? (input) => (holder as unknown as Record<string, Call>)[name]?.(input)
    : undefined;
}

/** A function that the source exports instead of declaring it. */
function exported(name: string): Call | undefined {
  const own = typeof module === 'undefined' ? undefined : (module as Members | undefined)?.['exports'];
  const initial = typeof exports === 'undefined' ? undefined : exports;
  return (
    memberOf(own, name) ??
    memberOf(initial, name) ??
    memberOf(isMembers(own) ? own['default'] : undefined, name)
  );
}

/** As The Things Stack does: sources of v2 have other names and arguments. */
function ofVersion2(name: string): Call | undefined {
  if (name === 'decodeUplink' && typeof Decoder === 'function')
    return ({ bytes, fPort }) => ({ data: (Decoder as (b: unknown, p: number) => unknown)(bytes, fPort) });
  if (name === 'encodeDownlink' && typeof Encoder === 'function')
    return ({ data, fPort }) => ({ bytes: (Encoder as (d: unknown, p: number) => unknown)(data, fPort) });
  return undefined;
}

/** A declared function, whether it is a property of the global object or a constant. */
function declared(name: string): unknown {
  if (name === 'decodeUplink') return typeof decodeUplink === 'undefined' ? undefined : decodeUplink;
  if (name === 'encodeDownlink') return typeof encodeDownlink === 'undefined' ? undefined : encodeDownlink;
  return typeof decodeDownlink === 'undefined' ? undefined : decodeDownlink;
}

function functionNamed(name: string): Call {
  const global = declared(name);
  const found = isFunction(global) ? global : (exported(name) ?? ofVersion2(name));
  if (!found) throw NO_FUNCTION;
  return found;
}

/** The input of a call from its text. */
export function readInput(text: string): CodecInput {
  const input = readText(text) as Record<string, unknown>;
  if (input['recvTime'] !== undefined) input['recvTime'] = new DateObject(input['recvTime'] as number);
  return input as unknown as CodecInput;
}

/** Errors and warnings are lists of texts; some sources return a single text. */
function textsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  const list = isArray(value) ? value : [value];
  const texts: string[] = [];
  for (let i = 0; i < list.length; i += 1) {
    const item: unknown = list[i];
    texts[i] = isMembers(item) && typeof item['message'] === 'string' ? item['message'] : toText(item);
  }
  return texts;
}

/** What the function returned, reduced to the members of its result; undefined for anything but an object. */
export function callCodec({ call, ...input }: CodecInput): unknown {
  const result = functionNamed(call)(input as CodecInput);
  if (!isMembers(result) || isArray(result) || isView(result) || isFunction(result['then'])) return undefined;
  const { data, bytes, fPort } = result;
  return { bytes, data, errors: textsOf(result['errors']), fPort, warnings: textsOf(result['warnings']) };
}
