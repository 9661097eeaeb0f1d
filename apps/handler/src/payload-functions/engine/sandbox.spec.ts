import { beforeAll, describe, expect, it } from '@jest/globals';
import { bundledGuests } from '../../../test/payload-functions/bundled-guest.js';
import { PayloadEngine } from './payload-engine.js';

const limits = { memoryBytes: 16 * 1024 * 1024, stackBytes: 32 * 1024, resultChars: 65_536 };

let lenient: PayloadEngine;
let strict: PayloadEngine;
let seed = 0;

const engineWith = async (timeoutMs: number) =>
  PayloadEngine.create({
    scripts: await bundledGuests(),
    limits: { ...limits, timeoutMs },
    imageBytes: 8 * 1024 * 1024,
    seed: () => (seed += 1),
    begin: () => undefined,
  });

// Only where time itself is the rule does it count: elsewhere a busy machine must make no difference.
beforeAll(async () => {
  lenient = await engineWith(10_000);
  strict = await engineWith(100);
});

const decoder = (body: string, before = '') => `${before}; function Decoder(bytes, port) { ${body} }`;
const run = (source: string, payload: readonly number[] = [1, 2, 3], engine = lenient): unknown =>
  JSON.parse(
    engine.decode({ functions: { decoder: source }, payload: JSON.stringify(payload), port: 1 }).fields ?? '',
  );

// The second source looks at the clock while it is evaluated, so that it cannot be evaluated ahead.
describe.each([
  ['evaluated ahead', ''],
  ['evaluated for each message', 'var started = Date.now()'],
])('A source that is %s', (_, before) => {
  it.each([
    ['globals', 'counter = (typeof counter === "number" ? counter : 0) + 1; return { n: counter }'],
    ['its own variables', 'state.n += 1; return { n: state.n }'],
    ['prototypes', 'Array.prototype.n = (Array.prototype.n || 0) + 1; return { n: bytes.n }'],
    ['built-ins', 'var n = JSON.parse("1"); JSON.parse = function () { return 9 }; return { n: n }'],
    ['the console', 'console.n = (console.n || 0) + 1; return { n: console.n }'],
    ['the input', 'var n = payload[0]; payload[0] = 77; bytes.length = 0; return { n: n }'],
    ['symbols', 'Symbol.for("a").constructor.n = (Symbol.n || 0) + 1; return { n: Symbol.n }'],
    [
      'pending promises',
      'var n = state.m; Promise.resolve().then(function () { state.m = 9 }); return { n: n }',
    ],
  ])('starts each message anew: %s', (_what, body) => {
    const source = decoder(body, `${before}; var state = { n: 0, m: 1 }`);
    expect([run(source), run(source), run(source)]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  });

  it('draws other random numbers for each message', () => {
    const source = decoder('return { x: Math.random(), y: Math.random() }', before);
    const [a, b] = [run(source), run(source)] as { x: number; y: number }[];
    expect(new Set([a?.x, a?.y, b?.x, b?.y]).size).toBe(4);
    expect(a?.x).toBeGreaterThanOrEqual(0);
    expect(a?.x).toBeLessThan(1);
  });

  it('sees the clock of the message', async () => {
    const source = decoder(
      'return { t: Date.now(), s: typeof started === "number" ? started : Date.now() }',
      before,
    );
    const first = run(source) as { t: number; s: number };
    await new Promise((resolve) => setTimeout(resolve, 15));
    const second = run(source) as { t: number; s: number };
    expect(second.t).toBeGreaterThan(first.t);
    expect(second.s).toBeGreaterThan(first.s);
  });
});

describe('The sandbox', () => {
  it('shares nothing between the functions of a message', () => {
    const { valid } = lenient.decode({
      functions: {
        decoder: decoder('leak = 1; Object.prototype.leak = 1; return {}'),
        validator: 'function Validator() { return typeof leak === "undefined" && {}.leak === undefined }',
      },
      payload: '[]',
      port: 1,
    });
    expect(valid).toBe(true);
  });

  it('gives each message to a script that has frozen its globals', () => {
    const source = decoder('return { own: payload[0] }', 'Object.freeze(globalThis)');
    expect([run(source, [7]), run(source, [8])]).toEqual([{ own: 7 }, { own: 8 }]);
  });

  it('hands out no memory that an earlier message wrote', () => {
    run(decoder('return { n: new Uint8Array(4000000).fill(170).length }'));
    expect(run(decoder('return { at: new Uint8Array(4000000).indexOf(170) }'))).toEqual({ at: -1 });
  });

  it.each([
    'process',
    'require',
    'fetch',
    'setTimeout',
    'Buffer',
    'WebAssembly',
    'std',
    'os',
    'performance',
    'module',
  ])('has no %s', (name) =>
    expect(run(decoder(`return { type: typeof ${name} }`))).toEqual({ type: 'undefined' }),
  );

  it('leads from no function back to the host', () =>
    expect(
      run(
        decoder(
          'var g = console.log.constructor("return this")(); return { same: g === globalThis, p: typeof g.process }',
        ),
      ),
    ).toEqual({ p: 'undefined', same: true }));

  it.each([
    ['while (true) {}', ''],
    ['try { while (true) {} } catch (e) { return {} }', ''],
    ['return {}', 'while (true) {}'],
    ['return { get x() { while (true) {} } }', ''],
    ['return { x: /^(a+)+$/.test(new Array(40).join("a") + "b") }', ''],
  ])('stops a function after 100 ms: %s %s', (body, before) => {
    expect(() => run(decoder(body, before), [], strict)).toThrow(
      'Internal error: Interrupted javascript execution for Decoder after 100ms',
    );
  });

  it('stops a function that takes too much memory', () =>
    expect(() => run(decoder('var a = []; while (true) a.push(new Uint8Array(1000000)); return {}'))).toThrow(
      /^Internal error: .*Decoder.*out of memory/,
    ));

  it.each([
    'function f(x) { return [1].map(function () { return f(x + 1) }) } f(0)',
    'function f(x) { return JSON.parse("[1]", function () { return f(x + 1) }) } f(0)',
    'function f(x) { return "a".replace(/a/, function () { return f(x + 1) }) } f(0)',
    'var o = { toString: function () { return "" + o } }; "" + o',
    'function F() { return new F() } new F()',
    'var p = {}; for (var i = 0; i < 9; i++) p = new Proxy(p, { get: function (t, k) { return p[k] } }); p.x',
    'var s = "["; for (var i = 0; i < 15; i++) s += s; JSON.parse(s)',
    'var s = "("; for (var i = 0; i < 15; i++) s += s; eval(s)',
    'var s = "("; for (var i = 0; i < 15; i++) s += s; new RegExp(s)',
  ])('survives recursion of any kind: %s', (body) => {
    expect(() => run(decoder(`${body}; return {}`))).toThrow(/^Internal error: Decoder threw error: /);
    expect(run(decoder('return { ok: true }'))).toEqual({ ok: true });
  });

  it('survives a deep result', () =>
    expect(() => run(decoder('var a = {}; for (var i = 0; i < 10000; i++) a = { a: a }; return a'))).toThrow(
      /^Internal error: Fatal error in Decoder: /,
    ));

  it('works on after any of these', () => {
    const workout = `var r = [new Date(2020, 1, 1).toString(), "aBc".toLocaleUpperCase(), "\\u00e9".normalize("NFD").length,
      [3, 1, 2].sort().join(), /(\\w+)\\s(?<x>\\p{L})/u.test("ab c"), (1.1).toFixed(3), parseFloat("1e300"),
      new Map([[1, 2]]).size, BigInt(2) ** 70n + "", new DataView(new ArrayBuffer(8)).getFloat32(0)]; return { r: r }`;
    const first = run(decoder(workout));
    for (let i = 0; i < 20; i++) expect(run(decoder(workout))).toEqual(first);
  });

  it('does not let a script break the program beside it', () =>
    expect(
      run(
        decoder(
          'return { raw: 1, list: [2] }',
          'Object.keys = Array.isArray = JSON.stringify = function () { throw 1 }; Array.prototype.sort = null; ' +
            'Object.defineProperty = null; Array.prototype[Symbol.iterator] = null; WeakMap.prototype.get = null; ' +
            'Object.prototype.get = 7; String = null; Reflect.apply = null',
        ),
      ),
    ).toEqual({ list: [2], raw: 1 }));
});
