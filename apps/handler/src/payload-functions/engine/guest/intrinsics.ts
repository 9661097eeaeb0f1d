/** Built-ins, taken before any script runs: scripts may replace them. */

declare const InternalError: ErrorConstructor;

export const { apply, deleteProperty } = Reflect;
export const { isArray } = Array;
export const { isView } = ArrayBuffer;
export const { create, defineProperty, getOwnPropertyDescriptor, keys } = Object;
export const { parse, stringify } = JSON;
export const { imul } = Math;
export const { every, slice, sort } = Array.prototype;
export const { get: weakMapGet, set: weakMapSet } = WeakMap.prototype;
export const { slice: sliceText, includes: includesText } = String.prototype;
export const [toText, toNumber, toBigInt, DateObject] = [String, Number, BigInt, Date];
export const QuickJsError = InternalError;

/** The global object, which scripts see and change. */
export const globals = globalThis as unknown as Record<string, unknown>;

/** Setting a global for each call is cheaper when it exists. */
export function declareGlobal(name: string): void {
  defineProperty(globals, name, { value: undefined, writable: true, enumerable: true, configurable: true });
}

export function replaceMember(owner: object, name: string, value: unknown): void {
  defineProperty(owner, name, { value, writable: true, enumerable: false, configurable: true });
}
