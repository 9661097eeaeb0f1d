import { describe, expect, it } from '@jest/globals';
import { readDeviceFile } from './device-file.js';

const read = (text: string) => {
  const file = readDeviceFile('devices', text);
  if (!file) throw new Error('not read');
  return file;
};

describe('A file with devices', () => {
  const table =
    '\ufeffdev_id,Description,dev_eui\r\na-1,"two\nlines",01\r\n\r\na-2,"say ""hi""",02\r\na-3,,03';

  it('is CSV with a line per device', () => {
    const { type, rows } = read(table);
    expect(type).toBe('text/csv');
    expect(rows).toEqual([
      { dev_id: 'a-1', description: 'two\nlines', dev_eui: '01' },
      { dev_id: 'a-2', description: 'say "hi"', dev_eui: '02' },
      { dev_id: 'a-3', description: '', dev_eui: '03' },
    ]);
  });

  it('is split between devices, and maps the lines of each portion to those of the file', () => {
    const [first, second] = read(table).cut(2);
    expect(first?.text).toBe('dev_id,Description,dev_eui\r\na-1,"two\nlines",01\r\na-2,"say ""hi""",02\r\n');
    expect([second?.text, second?.devices]).toEqual(['dev_id,Description,dev_eui\r\na-3,,03', 1]);
    expect([first?.lineOf(2), second?.lineOf(2)]).toEqual([2, 6]);
  });

  it.each([
    ['a list', '[{"dev_id":"a","lorawan_device":{"dev_eui":"01"}},\n{"dev_id":"b"}]', [1, 2]],
    [
      'the list of v2',
      '{"devices":[{"dev_id":"a","lorawan_device":{"dev_eui":"01"}},{"dev_id":"b"}]}',
      [1, 2],
    ],
    ['one object a line', '{"dev_id":"a","lorawanDevice":{"dev_eui":"01"}}\n\n{"dev_id":"b"}\n', [1, 3]],
  ])('may be JSON: %s', (_, text, lines) => {
    const { type, rows, cut } = read(text);
    expect(type).toBe('application/json');
    expect(rows).toEqual([{ dev_id: 'a', dev_eui: '01' }, { dev_id: 'b' }]);
    expect(cut(1).map(({ lineOf }) => lineOf(1))).toEqual(lines);
    expect(cut(2).map(({ text: own }) => own.split('\n').length)).toEqual([3]);
  });

  it.each(['', 'nothing like it', 'id,name\n1,2\n', '[1]', '{"dev_id":"a"\n'])('is not %j', (text) =>
    expect(readDeviceFile('devices', text)).toBeUndefined(),
  );
});
