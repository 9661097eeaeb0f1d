import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.js';

/** Handles form requests. */
export type ServeForm = (fields: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void;

/** An HTTP server that only reads forms. */
export function listenForForms(serve: ServeForm): void {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => void (body += chunk));
    request.on('end', () => serve(new URLSearchParams(body), response, request));
  });
  listen(server);
}
