// Minimal token with two processes, of which one signs and the other checks keys: read the request, send all
// concurrent keys in one gRPC call, sign, respond. No validation, limits, metrics or logs. argv: the
// algorithm; the port of token-chain-back.
import type { ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { listenForForms } from './form-server.js';
import { framedJson, readJson } from './grpc-frame.js';
import { tokenSigner } from './token-signer.js';

const [, , algorithm = '', backPort = ''] = process.argv;
const back = connect(`http://127.0.0.1:${backPort}`);
const sign = tokenSigner(algorithm);
/** Maximum of concurrent calls. */
const rounds = 2;

interface Asked {
  readonly clientId: string;
  readonly appId: string;
  readonly secret: string;
  readonly response: ServerResponse;
}

const waiting: Asked[] = [];
let underWay = 0;
let isLeaving = false;

function leaveSoon(): void {
  if (isLeaving || underWay === rounds || waiting.length === 0) return;
  isLeaving = true;
  setImmediate(() => {
    isLeaving = false;
    ask(waiting.splice(0, 64));
    leaveSoon();
  });
}

function ask(round: readonly Asked[]): void {
  underWay += 1;
  const stream = back.request({
    ':method': 'POST',
    ':path': '/floor/Keys',
    'content-type': 'application/grpc',
  });
  readJson<readonly (readonly string[])[]>(stream, (rights) => {
    underWay -= 1;
    round.forEach(({ appId, secret, response }, index) =>
      sign({ appId, secret, rights: rights[index] ?? [] }, response),
    );
    leaveSoon();
  });
  stream.end(framedJson(round.map(({ clientId, appId, secret }) => [clientId, appId, secret])));
}

listenForForms((fields, response, { headers }) => {
  const [clientId = ''] = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64')
    .toString()
    .split(':');
  const [, secret = ''] = (fields.get('password') ?? '').split('.');
  waiting.push({ clientId, appId: fields.get('username') ?? '', secret, response });
  leaveSoon();
});
