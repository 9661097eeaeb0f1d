// oidc-provider as the login provider of a company, over TLS: logs in one person after another without a page, as if each had
// a session there. argv: redirect URI, number of the first person and of people, certificate and key (PEM).
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { serveLoginProvider } from '@fieldpost/testing/login-provider';
import { company, userNameOf } from '../suite/population.js';
import { listen } from './listen.js';

const [, , redirectUri = '', first = '0', people = '1', cert = '', key = ''] = process.argv;
let logins = 0;

const server = createServer({ cert, key });
server.once('listening', () => {
  const { port } = server.address() as AddressInfo;
  serveLoginProvider(server, `https://${company.host}:${port}`, {
    client: { ...company, redirectUri },
    claimsOf: (name) => ({ preferred_username: name, email: `${name}@example.com` }),
    logIn: () => userNameOf(Number(first) + (logins++ % Number(people))),
  });
});
listen(server);
