import type { ScriptError } from './script-error.js';

/**
 * The kinds of errors, as v2 peers distinguish them: `http` and `grpc` are the status of the kind in each protocol, `level`
 * is how loudly it is logged, and `shape` is the sentence that peers rebuild the error from
 * (docs/protocol/grpc.md#error-texts).
 */
export const kinds = {
  invalid_argument: { http: 400, grpc: 3, level: 'info', shape: / not valid: / },
  unauthenticated: { http: 401, grpc: 16, level: 'info', shape: /./ },
  permission_denied: { http: 403, grpc: 7, level: 'info', shape: /^permission denied: / },
  not_found: { http: 404, grpc: 5, level: 'info', shape: / not found$/ },
  already_exists: { http: 409, grpc: 6, level: 'info', shape: / already exists$/ },
  /** An existing path requested with a method that it does not support. */
  unimplemented: { http: 405, grpc: 12, level: 'info', shape: /./ },
  /** Logged quietly: callers cause it at will, and metrics count it. */
  resource_exhausted: { http: 429, grpc: 8, level: 'info', shape: /./ },
  /** A request that is longer than any that this server reads. */
  too_large: { http: 413, grpc: 8, level: 'info', shape: / not valid: / },
  unavailable: { http: 503, grpc: 14, level: 'warn', shape: /^unavailable: / },
  /** Missing metadata, which v2 reports with code 2 and the bare sentence. */
  unknown: { http: 500, grpc: 2, level: 'info', shape: /./ },
  internal: { http: 500, grpc: 13, level: 'error', shape: /^Internal error: / },
} as const;

export type Kind = keyof typeof kinds;

export interface Failure {
  readonly kind: Kind;
  readonly message: string;
  readonly scriptError?: ScriptError | undefined;
}

/**
 * Body of the account and oauth JSON APIs; `code` is the HTTP status (docs/protocol/account-api.md#error-responses).
 */
export const toApiBody = (failure: Failure) => ({ code: kinds[failure.kind].http, error: failure.message });

/**
 * Body of the HTTP APIs of discovery and handler; `code` is the gRPC code
 * (docs/protocol/http-json.md#status-codes). `script_error` is not in v2.
 */
export const toHttpApiBody = ({ kind, message, scriptError }: Failure) => ({
  error: message,
  code: kinds[kind].grpc,
  message,
  ...(scriptError && { script_error: scriptError }),
});

/** Status of a gRPC call, in the form grpc-js takes it. */
export const toGrpcStatus = (failure: Failure) => ({
  code: kinds[failure.kind].grpc,
  details: failure.message,
});

/** Body of an error event on MQTT (docs/protocol/events.md#event-data). */
export const toEventData = (failure: Failure) => ({ error: failure.message });
