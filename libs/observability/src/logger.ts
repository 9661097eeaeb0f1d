import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

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
  // Of a statement that failed in the database: digests, hashes and addresses.
  'parameters',
];

export interface LoggerOptions {
  /** Name of the app; a field of every line. */
  readonly app: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** The log of one app: JSON lines with ISO times, secrets removed. */
export function createLogger({ app, level, destination }: LoggerOptions): Logger {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = {
    level,
    base: { app },
    redact: { paths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
