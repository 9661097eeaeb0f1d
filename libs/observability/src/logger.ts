import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { currentContext } from './request-context.js';
import { standardOutput } from './standard-output.js';
import { censor, deepest, secretFields, within, withoutSecretFields } from './secrets/secret-fields.js';
import { withoutSecrets } from './secrets/without-secrets.js';

/** Constant sentence, snake-case fields: `log.info({ app_id }, 'downlink queued')`. */
export type Logger = PinoLogger;

export interface LoggerOptions {
  /** Name of the app; a field of every line. */
  readonly app: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** The request that a line belongs to, and its trace when there is one. */
function contextFields(): object {
  const { requestId, span } = currentContext() ?? {};
  return {
    ...(requestId !== undefined && { request_id: requestId }),
    ...(span && { trace_id: span.traceId }),
  };
}

/** The log of one app: JSON lines with ISO times, secrets removed, each with the id of the request it belongs to. */
export function createLogger({ app, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { app },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: contextFields,
    hooks: { streamWrite: withoutSecrets },
    serializers: {
      // Fields that a part of the log has on every line pass by the formatter.
      ...Object.fromEntries([...secretFields].map((name) => [name, () => censor])),
      err: (error: Error) => within('', pino.stdSerializers.err(error), deepest),
    },
    formatters: {
      level: (label: string) => ({ level: label }),
      // The redaction of pino copies every logged object, which takes thirty times as long as logging it.
      log: (fields: Record<string, unknown>) => withoutSecretFields(fields),
    },
  };
  return pino(options, destination ?? standardOutput());
}
