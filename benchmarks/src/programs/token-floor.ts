// Minimal token server in Node: read the request, look up a key in memory, sign, respond. argv: the
// algorithm.
import { listenForForms } from './form-server.js';
import { tokenSigner } from './token-signer.js';

const sign = tokenSigner(process.argv[2] ?? '');
listenForForms((fields, response) =>
  sign({ appId: fields.get('username') ?? '', secret: fields.get('password') ?? '' }, response),
);
