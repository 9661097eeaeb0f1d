import { describe, expect, it } from '@jest/globals';
import { EditorState, Text } from '@codemirror/state';
import { ApiFailure } from '../api/failure.js';
import { thrownIn } from './thrown.js';
import { diagnosticOf, setThrown, thrownField } from './editor/thrown-mark.js';

const scriptError = { function: 'Decoder', message: 'Error: bad', line: 2, column: 3 };
const failed = (part: Partial<typeof scriptError> = {}) =>
  new ApiFailure(500, 'Internal error', { scriptError: { ...scriptError, ...part } });

describe('The error of a run', () => {
  it('is one of the source with the function', () => {
    expect(thrownIn(failed())).toEqual({ source: 'decoder', message: 'Error: bad', line: 2 });
    expect(thrownIn(failed({ function: 'encodeDownlink' }))?.source).toBe('codec');
  });

  it('has no line where the handler names none', () => {
    const timeout = { function: 'Decoder', message: 'Interrupted' };
    const failure = new ApiFailure(500, 'Internal error', { scriptError: timeout });
    expect(thrownIn(failure)).toEqual({ source: 'decoder', line: undefined, message: 'Interrupted' });
  });

  it('is unknown where the handler names no function', () => {
    expect(thrownIn(new ApiFailure(500, 'Internal error'))).toBeUndefined();
    expect(thrownIn(new Error('no connection'))).toBeUndefined();
  });

  const doc = Text.of(['function f() {', '  throw new Error("bad");', '}']);
  const thrown = { source: 'decoder', message: 'Error: bad', line: 2 } as const;

  it('is marked at its line, without the indentation', () => {
    const { from, to, message } = diagnosticOf(doc, thrown);
    expect([doc.sliceString(from, to), message]).toEqual(['throw new Error("bad");', 'Error: bad']);
  });

  it('is marked within the source, whatever line is named', () => {
    const { from, to } = diagnosticOf(doc, { ...thrown, line: 99 });
    expect(doc.sliceString(from, to)).toBe('}');
  });

  it('is marked until the source changes', () => {
    const start = EditorState.create({ doc, extensions: [thrownField] });
    const marked = start.update({ effects: setThrown.of(thrown) }).state;
    expect(marked.field(thrownField)).toEqual(thrown);
    expect(marked.update({ selection: { anchor: 1 } }).state.field(thrownField)).toEqual(thrown);
    expect(marked.update({ changes: { from: 0, insert: ' ' } }).state.field(thrownField)).toBeUndefined();
  });
});
