import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '../api/failure.js';
import { type LastRun, sourceStates } from './source-state.js';

const succeeded = {
  data: { errors: [] },
  error: null,
  thrown: undefined,
  isCurrent: true,
} as unknown as LastRun;
const thrown = { source: 'converter' as const, line: 2, message: 'Error: bad' };
const source = 'function Decoder() {}';

const stateOf = (run: LastRun | undefined, name: 'decoder' | 'converter' | 'encoder' = 'decoder') =>
  sourceStates({ format: 'custom' }, { way: 'up' }, run)(name, source);

describe('The state of a payload function without syntax errors', () => {
  it('is that of its run in the test bench', () => {
    expect(stateOf(succeeded)).toBe('succeeded');
    expect(stateOf({ ...succeeded, data: { errors: ['too short'] } } as unknown as LastRun)).toBe('failed');
  });

  it('is not known without a run of its present text', () => {
    expect(stateOf(undefined)).toBe('not run');
    expect(stateOf({ ...succeeded, isCurrent: false })).toBe('not run');
    expect(stateOf(succeeded, 'encoder')).toBe('not run');
  });

  it.each([0, 429, 503])('is not known when the run itself failed with a status of %s', (status) =>
    expect(stateOf({ ...succeeded, error: new ApiFailure(status, '') })).toBe('not run'),
  );

  it('does not suffer from another function that threw', () => {
    const run = { ...succeeded, error: new Error('bad'), thrown };
    expect(stateOf(run, 'converter')).toBe('failed');
    expect(stateOf(run, 'decoder')).toBe('not run');
  });

  it('is empty without a text, also when nothing fails', () =>
    expect(sourceStates({ format: 'custom' }, { way: 'up' }, succeeded)('decoder', ' \n')).toBe('empty'));
});
