import { Failure } from '../failure.js';

const certificateErrors: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_SIGNATURE_FAILURE',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Turns an error of a connection to this server into a `Failure`. */
export const unreachable =
  (server: string) =>
  (cause: unknown): never => {
    if (cause instanceof Failure || (cause as Error).name === 'AbortError') throw cause;
    const { code = '', message } = cause as NodeJS.ErrnoException;
    if (certificateErrors.has(code))
      throw new Failure(
        `The certificate of ${server} is not trusted (${code}). Trust it with --ca FILE.`,
        'failed',
        {
          cause,
        },
      );
    const reason = message || code || 'no connection';
    throw new Failure(
      `${server} cannot be reached: ${reason}. Check the address, and try again.`,
      'unavailable',
      {
        cause,
      },
    );
  };
