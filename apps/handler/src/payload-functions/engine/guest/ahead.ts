import {
  create,
  DateObject,
  declareGlobal,
  defineProperty,
  deleteProperty,
  getOwnPropertyDescriptor,
  globals,
  replaceMember,
} from './intrinsics.js';

/** Whether the source is evaluated ahead of messages, and has touched something that differs between messages. */
let isAhead = false;
let isTouched = false;
const traps = create(null) as Record<string, () => unknown>;

/** Called by everything that differs between messages: the clock, chance, the log, and the input of the function. */
export function touch(): void {
  if (isAhead) isTouched = true;
}

function trap(name: string): void {
  const get = (): void => void (isTouched = true);
  const set = (): void => void (isTouched = true);
  traps[name] = get;
  defineProperty(globals, name, { get, set, enumerable: name !== 'Date', configurable: true });
}

export function beginAhead(input: string): void {
  isAhead = true;
  isTouched = false;
  for (const name of [input, 'port', 'Date']) trap(name);
}

/** Puts the globals in place that messages set. Returns whether the source has touched none of them. */
export function endAhead(input: string): boolean {
  isAhead = false;
  for (const name in traps) {
    if (getOwnPropertyDescriptor(globals, name)?.get !== traps[name]) isTouched = true;
    else deleteProperty(globals, name);
  }
  replaceMember(globals, 'Date', DateObject);
  declareGlobal('port');
  declareGlobal(input);
  return !isTouched;
}
