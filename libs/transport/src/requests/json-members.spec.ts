import { describe, expect, it } from '@jest/globals';
import { deepestJson, depthProblem, memberProblem } from './json-members.js';

const sentence = (json: string) => memberProblem(json)?.message;

describe('The members of a body', () => {
  it.each([
    ['{}'],
    ['"a"'],
    ['17'],
    ['[]'],
    ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}'],
    ['{"a":"\\"b\\":","c":"{\\"a\\":1,\\"a\\":2}"}'],
    ['{"a\\\\":1,"a":2}'],
    ['{"text":"😀 \\ud83d\\ude00 \\\\ud800 \\\\u0000"}'],
    ['{"constructor":1,"prototype":2}'],
    ['{"A":1,"a":2}'],
  ])('are good in %s', (json) => expect(memberProblem(json)).toBeUndefined());

  it.each([
    ['{"name":1,"name":2}', 'Name not valid: is given twice'],
    ['{"name" : 1 , "n\\u0061me"\n:2}', 'Name not valid: is given twice'],
    ['{"a":{"old_name":1,"b":[],"old_name":2}}', 'A.OldName not valid: is given twice'],
    ['[{"x":1},{"x":1,"x":2}]', 'X not valid: is given twice'],
    ['{"a":1,"b":[{"c":1}],"a":2}', 'A not valid: is given twice'],
    ['{"":1,"":2}', 'Body not valid: is given twice'],
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
  ])('are rejected by name in %s', (json, message) => expect(sentence(json)).toBe(message));

  it('are limited in depth', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(memberProblem(nested(deepestJson))).toBeUndefined();
    expect(sentence(nested(deepestJson + 1))).toBe('Body not valid: should not have more than 32 levels');
    expect(sentence('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))).toContain('levels');
  });

  it('are checked for depth before parsing, regardless of brackets in strings', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(depthProblem(nested(deepestJson))).toBeUndefined();
    expect(depthProblem('['.repeat(deepestJson + 1))?.message).toContain('levels');
    expect(depthProblem('[[]]'.repeat(100))).toBeUndefined();
    expect(depthProblem(`["${'['.repeat(100)}\\"${'{'.repeat(100)}"]`)).toBeUndefined();
    expect(depthProblem(`["\\\\"${'['.repeat(100)}`)?.message).toContain('levels');
  });

  it('name a member in a sentence of bounded length', () => {
    const name = 'x'.repeat(10_000);
    expect(sentence(`{"${name}":1,"${name}":2}`)?.length).toBeLessThan(300);
  });
});
