import { describe, expect, it } from '@jest/globals';
import { logLevelOf } from '@fieldpost/errors';
import {
  encoderMissing,
  functionFailed,
  functionInterrupted,
  functionsLost,
  functionThrew,
  outputNotJson,
} from './payload-functions.errors.js';

const [name, text] = ['Decoder', 'ReferenceError: x is not defined'];

describe('An error of a payload function', () => {
  it.each([
    functionThrew({ function: name, text }),
    functionInterrupted({ function: name, duration: '100ms' }),
    functionFailed({ function: name, text }),
    outputNotJson({ reason: text }),
    encoderMissing(),
  ])('is logged at info when the function of a user is its cause: $code', (error) => {
    expect(logLevelOf(error)).toBe('info');
  });

  it('is logged at error when the handler is its cause', () => {
    expect(logLevelOf(functionsLost({ reason: 'thread ended' }))).toBe('error');
  });
});
