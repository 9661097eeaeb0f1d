import { createServer } from 'node:http';
import type { Teardown } from '../teardown.js';
import { listening } from './listening.js';

const form = '<form action="/" method="get"><input name="name"><button>Go</button></form>';

/** A page that echoes its input without escaping, to check that the scanner works. */
export const weakSite = (teardown: Teardown): Promise<string> =>
  listening(
    createServer(({ url = '/' }, response) => {
      const name = new URL(url, 'http://localhost').searchParams.get('name') ?? '';
      const page = `<!doctype html><html><body><p>Hello ${name}</p>${form}</body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }),
    teardown,
  );
