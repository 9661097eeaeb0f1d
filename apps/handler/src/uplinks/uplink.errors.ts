import { joinedReports } from '../payload-functions/codec-calls.js';
import {
  codecReportedErrors,
  codecReportedWarnings,
} from '../payload-functions/engine/payload-functions.errors.js';
import type { CodecReport } from '../payload-functions/payload-formats.service.js';
import { AppError, defineError, notValid } from '@fieldpost/errors';

// The sentences of `up/errors` events (docs/protocol/uplinks.md#processing-steps,
// docs/protocol/payload-functions.md#results-for-uplinks).

/** A frame that an uplink cannot consist of: a join, or one that travels down. */
export const noMacPayload = () => notValid({ argument: 'Uplink', reason: 'does not contain a MAC payload' });

export const micNotValid = () => notValid({ argument: 'Uplink', reason: 'Invalid MIC' });

/** The device has a network session but no key to read its payloads. */
export const couldNotDecrypt = defineError(
  'uplink_not_decrypted',
  'internal',
  'Internal error: Could not decrypt payload',
);

const couldNotDecode = defineError(
  'uplink_not_decoded',
  'unknown',
  'Unable to decode payload fields: {reason}',
);

/** Why an uplink goes on without fields. That a result is no JSON already says so in a sentence of its own. */
export const toDecodeError = (error: AppError): AppError =>
  error.code === 'payload_function_output_not_json'
    ? error
    : couldNotDecode({ reason: error.message }, { cause: error });

const mostCharacters = 1_024;

/**
 * The error for people who write functions, beside the sentence of v2: with the line where the function threw, or the name of the
 * field that is not valid, if that is known. It is bounded, whatever a function has thrown.
 */
export const decodingErrorText = (error: AppError): string => placed(error).slice(0, mostCharacters);

function placed(error: AppError): string {
  const failure = error.cause instanceof AppError ? error.cause : error;
  const { scriptError } = failure;
  if (!scriptError) return failure.message.replace(/^Internal error: /, '');
  const { function: name, line, message } = scriptError;
  return line === undefined ? message : `${name}, line ${line}: ${message}`;
}

/** What a codec reports about an uplink; undefined when it reports nothing. */
export function reportedBy(name: string, { errors = [], warnings = [] }: CodecReport): AppError | undefined {
  if (errors.length > 0)
    return toDecodeError(codecReportedErrors({ function: name, errors: joinedReports(errors) }));
  if (warnings.length > 0)
    return codecReportedWarnings({ function: name, warnings: joinedReports(warnings) });
  return undefined;
}

/** It waited in a replica that does not lead any more. */
export const uplinkOutdated = defineError(
  'uplink_outdated',
  'unavailable',
  'unavailable: the uplink came to a replica that no longer leads',
);

/** The validator of the application rejected the uplink. */
export const validatorRejected = () =>
  notValid({ argument: 'Payload', reason: 'payload validator function returned false' });
