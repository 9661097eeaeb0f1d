import { expect, it } from '@jest/globals';
import {
  codecReportedErrors,
  functionThrew,
  outputNotJson,
} from '../payload-functions/engine/payload-functions.errors.js';
import { decodingErrorText, toDecodeError } from './uplink.errors.js';

it('A decoding error names the line where its function threw, beside its message, which is that of v2', () => {
  const scriptError = { function: 'Decoder', message: 'Error: too short', line: 2, column: 3 };
  const text = 'Error: too short';
  const error = toDecodeError(functionThrew({ function: 'Decoder', text }, { scriptError }));
  expect(decodingErrorText(error)).toBe('Decoder, line 2: Error: too short');
  expect(error.message).toBe(
    'Unable to decode payload fields: Internal error: Decoder threw error: Error: too short',
  );
});

it('A decoding error names the field that JSON cannot have', () => {
  const message = 'Decoder: level is NaN, which JSON cannot have';
  const scriptError = { function: 'Decoder', message };
  const reason = 'json: unsupported value: NaN';
  expect(decodingErrorText(toDecodeError(outputNotJson({ reason }, { scriptError })))).toBe(message);
});

it('A decoding error without a place says what failed', () => {
  const error = toDecodeError(functionThrew({ function: 'Decoder', text: 'no' }));
  expect(decodingErrorText(error)).toBe('Decoder threw error: no');
});

it('A decoding error that a codec reports has its texts', () => {
  const error = codecReportedErrors({ function: 'decodeUplink', errors: 'too short' });
  expect(decodingErrorText(toDecodeError(error))).toBe('decodeUplink returned errors: too short');
});

it('A decoding error has at most 1,024 characters, whatever the names of fields are', () => {
  const scriptError = { function: 'Decoder', message: 'k'.repeat(65_000) };
  expect(decodingErrorText(outputNotJson({ reason: 'NaN' }, { scriptError }))).toHaveLength(1_024);
});
