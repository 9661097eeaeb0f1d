import { randomUUID } from 'node:crypto';

/** Header of HTTP and key of gRPC metadata in which a request id travels. */
export const requestIdHeader = 'x-request-id';

/** Format of accepted request ids: long enough for common schemes, and safe to log. */
const saneForm = /^[0-9A-Za-z][0-9A-Za-z._-]{0,63}$/;

/** The id that a caller gave, when it is one; else one of our own. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && saneForm.test(given) ? given : randomUUID();
