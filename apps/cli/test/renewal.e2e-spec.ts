import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandLine } from './support/command-line.js';

/** How long the server takes for new tokens: all processes are waiting by then. */
const slowMs = 1_000;

let server: Server;
let url: string;
let renewals: string[];
let line: CommandLine;
/** The response to a renewal. */
let renewal: () => readonly [number, object];

beforeEach(async () => {
  renewals = [];
  renewal = () => [
    200,
    {
      access_token: `new-${renewals.length}`,
      token_type: 'bearer',
      refresh_token: 'second',
      expires_in: 3600,
    },
  ];
  server = createServer((request, response) => {
    const send = ([status, body]: readonly [number, object]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/oauth-authorization-server')
      return send([200, { issuer: url, token_endpoint: `${url}/users/token` }]);
    if (request.url !== '/users/token')
      return send([200, { username: request.headers.authorization, email: '', administrator: false }]);
    renewals.push('');
    request.on('data', (chunk) => (renewals[renewals.length - 1] += String(chunk)));
    return void sleep(slowMs).then(() => send(renewal()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  line = new CommandLine();
  mkdirSync(dirname(line.settingsFile), { recursive: true });
  const login = { accessToken: 'old', refreshToken: 'first', expires: 1 };
  const settings = { current: 'default', profiles: { default: { server: url, login } } };
  writeFileSync(line.settingsFile, JSON.stringify(settings));
});
afterEach(() => {
  line.remove();
  server.close();
});

describe('A login that several processes find expired', () => {
  it('is renewed once, and all of them use the new token', async () => {
    const ends = await Promise.all([1, 2, 3].map(() => line.run('whoami', '--json')));
    expect(ends.map(({ stderr }) => stderr)).toEqual(['', '', '']);
    expect(ends.map(({ stdout }) => (JSON.parse(stdout) as { username: string }).username)).toEqual(
      Array(3).fill('Bearer new-1'),
    );
    expect(renewals).toEqual([expect.stringContaining('refresh_token=first')]);
    expect(line.settings().profiles['default']?.login).toMatchObject({ refreshToken: 'second' });
  });

  it('has ended when the server rejects its refresh token, and is removed', async () => {
    renewal = () => [400, { error: 'invalid_grant', error_description: 'refresh token not valid' }];
    expect(await line.run('whoami')).toEqual({
      code: 3,
      stdout: '',
      stderr: `The login has ended. Log in first: fieldpost login --server ${url}\n`,
    });
    expect(line.settings().profiles['default']).toEqual({ server: url });
  });

  it('is kept while the server is unavailable', async () => {
    renewal = () => [503, { error: 'temporarily_unavailable' }];
    expect((await line.run('whoami')).code).toBe(5);
    expect(line.settings().profiles['default']?.login).toMatchObject({ refreshToken: 'first' });
  });
});
