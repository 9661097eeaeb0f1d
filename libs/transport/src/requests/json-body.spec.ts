import { describe, expect, it } from '@jest/globals';
import { maxJsonDepth, maxJsonParts, readJson } from './json-body.js';

describe('A JSON body', () => {
  it.each([
    ['{}'],
    ['"a"'],
    ['17'],
    ['[]'],
    ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}'],
    ['{"a":"\\"b\\":","c":"{\\"a\\":1,\\"a\\":2}"}'],
    ['{"text":"😀 \\ud83d\\ude00 \\\\ud800 \\\\u0000"}'],
    ['{"constructor":1,"prototype":2}'],
    ['{"A":1,"a":2}'],
  ])('may be %s', (json) => expect(readJson(json)).toEqual(JSON.parse(json)));

  it('has the last value of a name that is given twice', () =>
    expect(readJson('{"name":1,"name":2}')).toEqual({ name: 2 }));

  it.each([
    ['{"a":{"__proto__":1}}', 'A.Proto not valid: should not be the name of a member'],
    [
      '{"constructor":{"prototype":{}}}',
      'Constructor.Prototype not valid: should not be the name of a member',
    ],
    ['{"name":"a\\u0000b"}', 'Name not valid: should not have control characters'],
    ['{"a":["x","\\u0000"]}', 'A not valid: should not have control characters'],
    ['{"name":"\\ud800"}', 'Name not valid: should be well-formed text'],
    ['{"name":"\\udc00\\ud800"}', 'Name not valid: should be well-formed text'],
    ['{"a":{"\\u0000":1}}', 'A not valid: should not have control characters'],
    ['"\\u0000"', 'Body not valid: should not have control characters'],
    ['{"a":', 'Body not valid: should be JSON'],
  ])('is rejected: %s', (json, message) => expect(() => readJson(json)).toThrow(message));

  it('is limited in depth, whatever brackets its strings have', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    const tooDeep = 'Body not valid: should not have more than 32 levels';
    expect(() => readJson(nested(maxJsonDepth))).not.toThrow();
    expect(() => readJson(nested(maxJsonDepth + 1))).toThrow(tooDeep);
    expect(() => readJson('{"a":'.repeat(100_000))).toThrow(tooDeep);
    expect(() => readJson(`[${'[],'.repeat(100)}[]]`)).not.toThrow();
    expect(() => readJson(`["${'['.repeat(100)}\\"${'{'.repeat(100)}"]`)).not.toThrow();
    expect(() => readJson(`["\\\\"${'['.repeat(100)}`)).toThrow(tooDeep);
  });

  it('is limited in members, objects and arrays, which take most of the time to read', () => {
    const tooMany = 'Body not valid: should not have more than 10000 members and lists';
    const members = (count: number) =>
      `{${Array.from({ length: count }, (_, number) => `"k${number}":":{["`).join()}}`;
    expect(() => readJson(members(maxJsonParts - 1))).not.toThrow();
    expect(() => readJson(members(maxJsonParts))).toThrow(tooMany);
    expect(() => readJson(`[${'{},'.repeat(maxJsonParts)}1]`)).toThrow(tooMany);
    expect(() => readJson(`[${'"AAA=",'.repeat(100_000)}1]`)).not.toThrow();
  });

  it('is rejected with a sentence of bounded length', () => {
    const error = (() => {
      try {
        return readJson(`{"${'x'.repeat(10_000)}":"\\u0000"}`);
      } catch (thrown) {
        return thrown as Error;
      }
    })();
    expect((error as Error).message.length).toBeLessThan(300);
  });
});
