import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { currentWork } from './current-work.js';
import { withoutSecrets } from './without-secrets.js';

/** Constant sentence, snake-case fields: `log.info({ app_id }, 'downlink queued')`. */
export type Logger = PinoLogger;

/** Fields that hold a secret wherever they stand in a logged object (docs/style.md, Logging). */
const secretFields = [
  'authorization',
  'key',
  'password',
  'old_password',
  'client_secret',
  'token',
  'access_token',
  'refresh_token',
  'app_key',
  'app_s_key',
  'nwk_s_key',
  'cookie',
  'access_key',
  'code_verifier',
  'id_token',
  'internal_secret',
  'new_password',
  'private_key',
  'sealing_key',
  // Of a statement that failed in the database: digests, hashes and addresses.
  'parameters',
  'detail',
];

export interface LoggerOptions {
  /** Name of the app; a field of every line. */
  readonly app: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** The request that a line belongs to, and its trace when there is one. */
function fieldsOfWork(): object {
  const { requestId, span } = currentWork() ?? {};
  return {
    ...(requestId !== undefined && { request_id: requestId }),
    ...(span && { trace_id: span.traceId }),
  };
}

/** The log of one app: JSON lines with ISO times, secrets removed, each with the id of the request it belongs to. */
export function createLogger({ app, level, destination }: LoggerOptions): Logger {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = {
    level,
    base: { app },
    redact: { paths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: fieldsOfWork,
    hooks: { streamWrite: withoutSecrets },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
