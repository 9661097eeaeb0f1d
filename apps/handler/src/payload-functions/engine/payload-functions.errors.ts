import { type AppError, defineError } from '@fieldpost/errors';

export const functionThrew = defineError(
  'payload_function_threw',
  'internal',
  'Internal error: {function} threw error: {text}',
  'info',
);

export const functionInterrupted = defineError(
  'payload_function_interrupted',
  'internal',
  'Internal error: Interrupted javascript execution for {function} after {duration}',
  'info',
);

export const functionFailed = defineError(
  'payload_function_failed',
  'internal',
  'Internal error: Fatal error in {function}: {text}',
  'info',
);

export const outputNotJson = defineError(
  'payload_function_output_not_json',
  'invalid_argument',
  'Payload Function output cannot be marshaled to JSON: {reason}',
);

export const encoderMissing = defineError(
  'payload_encoder_missing',
  'invalid_argument',
  'Downlink Payload not valid: fields supplied, but no Encoder function set',
);

export const codecFunctionMissing = defineError(
  'payload_codec_function_missing',
  'invalid_argument',
  'Codec not valid: has no function {function}',
);

/** The codec itself reports that it cannot handle the message. */
export const codecReportedErrors = defineError(
  'payload_codec_errors',
  'invalid_argument',
  '{function} returned errors: {errors}',
  'info',
);

export const codecReportedWarnings = defineError(
  'payload_codec_warnings',
  'invalid_argument',
  '{function} returned warnings: {warnings}',
  'info',
);

export const functionsBusy = defineError(
  'payload_functions_busy',
  'resource_exhausted',
  'Too many messages of this application are waiting for its payload functions',
);

export const functionsLost = defineError(
  'payload_functions_lost',
  'internal',
  'Internal error: payload functions did not answer: {reason}',
);

const failures: ReadonlySet<string> = new Set([
  'payload_function_threw',
  'payload_function_interrupted',
  'payload_function_failed',
]);

/** Whether a function of the application failed, or what it returned is not valid; not the handler, which may be too busy to run it. */
export const isFunctionFailure = ({ code, kind }: Pick<AppError, 'code' | 'kind'>): boolean =>
  kind === 'invalid_argument' || failures.has(code);
