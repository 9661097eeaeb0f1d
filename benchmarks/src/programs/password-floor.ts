// Minimal login: read the form, hash the password on another thread, as many at a time as account, and
// respond. No lookup and no signature. argv: the hash of the password of all users.
import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { listenForForms } from './form-server.js';

const [, , hashed = ''] = process.argv;
const atOnce = availableParallelism() > 2 ? 2 : 1;
const waiting: (() => Promise<void>)[] = [];
let working = 0;

function next(): void {
  const work = working < atOnce ? waiting.shift() : undefined;
  if (!work) return;
  working += 1;
  void work().finally(() => {
    working -= 1;
    next();
  });
}

listenForForms((fields, response) => {
  waiting.push(async () => {
    const isRight = await verify(hashed, fields.get('password') ?? '');
    response.writeHead(isRight ? 200 : 401, { 'content-length': 2 }).end('{}');
  });
  next();
});
