import { describe, expect, it } from '@jest/globals';
import { JsonElements } from './json-elements.js';

function read(text: string, pieceLength = 1_000_000) {
  const bytes = Buffer.from(text);
  const elements = new JsonElements();
  const read: [number, string][] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    for (const { line, text: found } of elements.take(bytes.subarray(at, at + pieceLength)))
      read.push([line, found]);
  }
  for (const { line, text: found } of elements.end()) read.push([line, found]);
  return read;
}

describe('A stream of JSON', () => {
  it.each([
    ['one object a line', '{"a":1}\n\n{"a":2}\n', [1, 3]],
    ['a list', '[{"a":1},\n{"a":2}]', [1, 2]],
    ['the list of v2', '{"devices":[{"a":1},{"a":2}]}', [1, 1]],
    ['the list of v2 over several lines', '\n{\n  "devices" : [\n{"a":1},\n{"a":2}\n]\n}\n', [4, 5]],
    ['objects without anything between them', '{"a":1}{"a":2}', [1, 1]],
    ['a byte order mark', '\ufeff[{"a":1},{"a":2}]', [1, 1]],
  ])('is cut into its objects when it is %s', (_, text, lines) => {
    const expected = lines.map((line, index) => [line, `{"a":${index + 1}}`]);
    expect(read(text)).toEqual(expected);
    expect(read(text, 1)).toEqual(expected);
    expect(read(`${' '.repeat(500)}${text}`.replace(/^( +)(\n?\{\n? *"devices")/, '$2'), 7)).toEqual(
      expected,
    );
  });

  it('has objects with braces, quotes and brackets in their texts', () => {
    const object = '{"a":"}]{[ \\" \\\\","b":{"c":[{"ä€😀":null}]}}';
    for (const length of [1, 2, 3, 50])
      expect(read(`[${object},${object}]`, length)).toEqual([
        [1, object],
        [1, object],
      ]);
  });

  it.each(['', ' \n', '[]', '{"devices":[]}', '{}', '\ufeff {\n}\n'])('may have none: %j', (text) => {
    expect(read(text)).toEqual([]);
    expect(read(text, 1)).toEqual([]);
  });

  it('has an empty object where that is not all of it', () =>
    expect(read('{}\n{"a":1}')).toEqual([
      [1, '{}'],
      [2, '{"a":1}'],
    ]));

  it.each([
    ['{"a":1', 'ends in the middle of line 1'],
    ['{"a":1}\n{"b":"', 'ends in the middle of line 2'],
    ['[{"a":1}\n,7]', 'line 2 should be a JSON object'],
    ['text', 'line 1 should be a JSON object'],
    ['{"a":1}}', 'line 1 should be a JSON object'],
    [`{"a":"${'x'.repeat(600_000)}"}`, 'line 1 has an object of more than 589824 characters'],
  ])('is rejected where it cannot be cut: %.20s', (text, sentence) => {
    expect(() => read(text)).toThrow(`Import not valid: ${sentence}`);
    expect(() => read(text, 13)).toThrow(`Import not valid: ${sentence}`);
  });
});
