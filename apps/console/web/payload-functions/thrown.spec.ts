import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '../api/failure.js';
import { thrownIn } from './thrown.js';

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
});
