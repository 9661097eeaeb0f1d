// The least that a token server can do in Node: read the request, look a key up in memory, sign, answer.
// argv: the algorithm.
import { createServer } from 'node:http';
import { listen } from './listen.js';
import { tokenSigner } from './token-signer.js';

const sign = tokenSigner(process.argv[2] ?? '');
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => void (body += chunk));
  request.on('end', () => {
    const fields = new URLSearchParams(body);
    sign({ appId: fields.get('username') ?? '', secret: fields.get('password') ?? '' }, response);
  });
});
listen(server);
