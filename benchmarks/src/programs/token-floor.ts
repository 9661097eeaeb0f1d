// The least that a token server can do in Node: read the request, look a key up in memory, sign, answer.
// argv: the algorithm.
import { listenForForms } from './form-server.js';
import { tokenSigner } from './token-signer.js';

const sign = tokenSigner(process.argv[2] ?? '');
listenForForms((fields, response) =>
  sign({ appId: fields.get('username') ?? '', secret: fields.get('password') ?? '' }, response),
);
