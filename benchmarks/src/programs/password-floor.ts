// The least that a login can cost: read the form, hash what it brings beside the main thread, as many at a time as account
// does, and answer. Nobody is looked up and nothing is signed. argv: the hash of everybody's password.
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
