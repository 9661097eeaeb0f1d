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

/** `inputs` are the globals with the input of the function. */
export function beginAhead(inputs: readonly string[]): void {
  isAhead = true;
  isTouched = false;
  for (let i = 0; i < inputs.length; i += 1) trap(inputs[i] as string);
  trap('Date');
}

/** Puts the globals in place that messages set. Returns whether the source has touched none of them. */
export function endAhead(inputs: readonly string[]): boolean {
  isAhead = false;
  for (const name in traps) {
    if (getOwnPropertyDescriptor(globals, name)?.get !== traps[name]) isTouched = true;
    else deleteProperty(globals, name);
  }
  replaceMember(globals, 'Date', DateObject);
  for (let i = 0; i < inputs.length; i += 1) declareGlobal(inputs[i] as string);
  return !isTouched;
}
