import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Form, Output } from './output.js';

const columns = [{ title: 'ID', of: ({ id }: { readonly id: string }) => id }];
let printed: string;
let noted: string;

const streamTo = (take: (text: string) => void) =>
  new PassThrough().on('data', (chunk) => take(String(chunk)));
const outputAs = (form: Form) =>
  new Output(
    form,
    streamTo((text) => (printed += text)),
    streamTo((text) => (noted += text)),
  );

beforeEach(() => {
  printed = '';
  noted = '';
});

describe('Output for programs', () => {
  it('is one document, also for an empty list', () => {
    outputAs('json').list([], columns);
    expect([printed, noted]).toEqual(['[]\n', '']);
  });

  it('is the same value with every character escaped that could change a terminal', () => {
    const value = [{ id: '\u001b[31m\u009b\u202e' }];
    outputAs('json').list(value, columns);
    expect(printed).toBe('[{"id":"\\u001b[31m\\u009b\\u202e"}]\n');
    expect(JSON.parse(printed)).toEqual(value);
  });
});

describe('Output with --quiet', () => {
  it('has ids only', () => {
    const out = outputAs('quiet');
    out.list([{ id: 'a' }, { id: 'b' }], columns);
    out.done({}, 'Something was done.');
    out.note('Something else.');
    expect([printed, noted]).toEqual(['a\nb\n', '']);
  });
});

describe('Output for people', () => {
  it('leaves out fields without a text', () => {
    outputAs('table').item({}, { id: 'a', description: undefined, 'dev eui': 'B' });
    expect(printed).toBe('id:      a\ndev eui: B\n');
  });

  it('says that a list is empty beside the result', () => {
    outputAs('table').list([], columns);
    expect([printed, noted]).toEqual(['', 'Nothing found.\n']);
  });
});
