import type { ServerResponse } from 'node:http';
import { type AppError, kinds } from '@fieldpost/errors';
import type { ErrorFormat } from './app-error.filter.js';

/** Rejects a request without reading it, and closes the connection, since the client may still be sending. */
export function rejectUnread(
  response: ServerResponse,
  { error, errorFormat }: { readonly error: AppError; readonly errorFormat: ErrorFormat },
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(kinds[error.kind].http, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(JSON.stringify(errorFormat(error)));
}
