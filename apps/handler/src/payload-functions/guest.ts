/**
 * The program that lives beside the script inside the sandbox: it calls the function, keeps input bytes apart from
 * arrays that the script builds, and writes the result down in the notation of `notation.ts`. It takes hold of every
 * built-in that it needs before the script runs, because scripts may replace them. Nothing that it does has to be
 * trusted by the host: a script that fools it only spoils its own result.
 *
 * Its value is the list of functions that the host calls: `arm(name, room)` before and `settle()` after the source is
 * evaluated ahead of the first message, `prepare(input, port, seed)` at the start of a message, `finish()` to call the
 * function, `run(input, port, seed)` for both, and `reject(error)` to report an error of the source itself.
 */
export const guestProgram = String.raw`(function () {
  'use strict';
  const { apply } = Reflect;
  const { isArray } = Array;
  const { isView } = ArrayBuffer;
  const { create, defineProperty, getOwnPropertyDescriptor, keys } = Object;
  const { parse, stringify } = JSON;
  const { imul } = Math;
  const { every, slice, sort } = Array.prototype;
  const { get: recall, set: record } = WeakMap.prototype;
  const { slice: cut, includes: contains } = String.prototype;
  const [toText, toNumber, toBigInt, DateObject, InternalProblem] = [String, Number, BigInt, Date, InternalError];
  const globals = globalThis;
  // What every call sets anew is there before, which makes setting it cheaper.
  const declare = (name) =>
    defineProperty(globals, name, { value: undefined, writable: true, enumerable: true, configurable: true });
  const replace = (owner, name, value) =>
    defineProperty(owner, name, { value, writable: true, enumerable: false, configurable: true });

  // Input bytes, each array with what it held when it was made: only untouched ones are bytes in the result.
  const bytes = new WeakMap();
  const asBytes = (array, copy) => (array.length > 0 && apply(record, bytes, [array, copy]), array);
  const untouched = (array) => {
    const copy = apply(recall, bytes, [array]);
    if (copy === undefined || copy.length !== array.length) return false;
    for (let i = 0; i < copy.length; i++) if (copy[i] !== array[i]) return false;
    return true;
  };
  for (const name of ['slice', 'filter', 'concat', 'splice', 'reverse', 'sort']) {
    const original = Array.prototype[name];
    const onlyBytes = { concat: (args) => apply(every, args, [untouched]), splice: (args) => args.length < 3 };
    const isPure = onlyBytes[name] || (() => true);
    const method = {
      [name](...args) {
        const pure = untouched(this) && isPure(args);
        const result = apply(original, this, args);
        if (pure) asBytes(this, apply(slice, this, []));
        return pure && result !== this ? asBytes(result, apply(slice, result, [])) : result;
      },
    }[name];
    replace(Array.prototype, name, method);
  }

  // Anything that may differ from one message to the next and is touched while the source is evaluated ahead.
  let [armed, touched] = [false, false];
  const traps = create(null);
  const trap = (name) => {
    const [get, set] = [() => void (touched = true), () => void (touched = true)];
    traps[name] = get;
    defineProperty(globals, name, { get, set, enumerable: name !== 'Date', configurable: true });
  };

  let state = 0;
  replace(Math, 'random', function random() {
    if (armed) touched = true;
    state = (state + 0x9e3779b9) | 0;
    let mixed = imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  });

  let [lines, logRoom] = ['', 0];
  const sorted = (_, value) => {
    if (typeof value !== 'object' || value === null || isArray(value)) return value;
    const copy = create(null);
    const names = apply(sort, keys(value), []);
    for (let i = 0; i < names.length; i++) copy[names[i]] = value[names[i]];
    return copy;
  };
  const show = (value) => {
    try {
      return toText(stringify(value, sorted));
    } catch {
      return 'undefined';
    }
  };
  const log = (...values) => {
    if (armed) touched = true;
    let line = '';
    for (let i = 0; i < values.length; i++) line += (i ? ',' : '') + stringify(show(values[i]));
    if ((logRoom -= line.length + 3) > 0) lines += (lines ? ',' : '') + '[' + line + ']';
  };
  const silent = () => {};
  replace(globals, 'console', { log, info: silent, warn: silent, error: silent, debug: silent, trace: silent });

  const [TOO_LARGE, CIRCULAR] = [{}, {}];
  let [room, left] = [0, 0];
  const spend = (piece) => {
    if ((left -= piece.length + 1) < 0) throw TOO_LARGE;
    return piece;
  };
  const mark = (kind, value) => spend(stringify('\0' + kind + value));
  // Not by stringify, which asks the script how to write an array.
  const writeBytes = (list) => {
    let out = '';
    for (let i = 0; i < list.length; i++) out += (i ? ',' : '') + list[i];
    return mark('b', '[' + out + ']');
  };
  const writeList = (list, above) => {
    if (isArray(list) && untouched(list)) return writeBytes(list);
    let out = '';
    for (let i = 0; i < list.length; i++) out += (i ? ',' : '') + (write(list[i], above) ?? spend('null'));
    return '[' + out + ']';
  };
  const writeMembers = (object, above) => {
    const names = apply(sort, keys(object), []);
    let out = '';
    for (let i = 0; i < names.length; i++) {
      const member = write(object[names[i]], above);
      if (member !== undefined) out += (out ? ',' : '') + spend(stringify(names[i])) + ':' + member;
    }
    return '{' + out + '}';
  };
  const writeObject = (value, up) => {
    if (value === null) return spend('null');
    for (let link = up; link; link = link.up) if (link.value === value) throw CIRCULAR;
    const above = { value, up };
    const hasItems = isArray(value) || (isView(value) && value.length !== undefined);
    return hasItems ? writeList(value, above) : writeMembers(value, above);
  };
  const write = (value, up) => {
    switch (typeof value) {
      case 'object': return writeObject(value, up);
      case 'string': return value[0] === '\0' ? mark('s', value) : spend(stringify(value));
      case 'number': return value - value === 0 ? spend(toText(value)) : mark('n', value);
      case 'bigint': return mark('n', value + 'n');
      case 'boolean': return spend(value ? 'true' : 'false');
      case 'function': return spend('{}');
    }
  };

  const readers = {
    s: (rest) => rest,
    b: (rest) => asBytes(parse(rest), parse(rest)),
    n: (rest) => (rest[rest.length - 1] === 'n' ? toBigInt(apply(cut, rest, [0, -1])) : toNumber(rest)),
  };
  const revive = (_, value) =>
    typeof value === 'string' && value[0] === '\0' ? readers[value[1]](apply(cut, value, [2])) : value;
  const read = (text) => (apply(contains, text, ['\\u0000']) ? parse(text, revive) : parse(text));
  const readBytes = (text) => {
    const copy = parse(text);
    globals.payload = asBytes(apply(slice, copy, []), copy);
    return asBytes(apply(slice, copy, []), copy);
  };
  const readAs = (global) => (text) => {
    const value = read(text);
    globals[global] = value;
    return value;
  };

  const isObject = (value) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null && !isArray(value));
  const isBoolean = (value) => typeof value === 'boolean';
  const isList = (value) => isArray(value) || isView(value);
  const [readFields, readDownlink] = [readAs('fields'), readAs('payload')];
  const functions = {
    Decoder: { global: 'payload', read: readBytes, call: (i, p) => Decoder(i, p), returns: isObject },
    Converter: { global: 'fields', read: readFields, call: (i, p) => Converter(i, p), returns: isObject },
    Validator: { global: 'fields', read: readFields, call: (i, p) => Validator(i, p), returns: isBoolean },
    Encoder: { global: 'payload', read: readDownlink, call: (i, p) => Encoder(i, p), returns: isList },
  };

  const describe = (error) => {
    try {
      const isTooDeep = error instanceof InternalProblem && error.message === 'stack overflow';
      if (isTooDeep) return 'RangeError: Maximum call stack size exceeded';
      return apply(cut, toText(error), [0, 1024]);
    } catch {
      return 'an error that has no text';
    }
  };
  const report = (kind, value) => '["' + kind + '",' + value + ',[' + lines + ']]';
  const threw = (error) => report('threw', stringify(describe(error)));

  let [current, input, port] = [undefined, undefined, 0];
  const arm = (name, limit) => {
    current = functions[name];
    room = limit;
    [armed, touched] = [true, false];
    [current.global, 'port', 'Date'].forEach(trap);
  };
  const settle = () => {
    armed = false;
    for (const name in traps) {
      if (getOwnPropertyDescriptor(globals, name)?.get !== traps[name]) touched = true;
      else delete globals[name];
    }
    replace(globals, 'Date', DateObject);
    declare('port');
    declare(current.global);
    return !touched;
  };
  const prepare = (text, fPort, seed) => {
    lines = '';
    logRoom = room;
    left = room;
    state = seed;
    port = fPort;
    input = current.read(text);
    globals.port = port;
  };
  const finish = () => {
    let result;
    try {
      result = current.call(input, port);
    } catch (error) {
      return threw(error);
    }
    try {
      return current.returns(result) ? report('value', write(result)) : report('type', 'null');
    } catch (error) {
      if (error === TOO_LARGE) return report('large', 'null');
      if (error === CIRCULAR) return report('fatal', '"the result contains itself"');
      return error instanceof InternalProblem ? report('fatal', stringify(describe(error))) : threw(error);
    }
  };
  const run = (text, fPort, seed) => (prepare(text, fPort, seed), finish());
  const reject = (error) => {
    const isSyntax = typeof error === 'object' && error !== null && error.fileName === '(anonymous)';
    const at = isSyntax && /:(\d+:\d+)\n/.exec(error.stack);
    return at ? report('threw', stringify('(anonymous): Line ' + at[1] + ' ' + error.message)) : threw(error);
  };
  return [arm, settle, prepare, finish, run, reject];
})()`;
