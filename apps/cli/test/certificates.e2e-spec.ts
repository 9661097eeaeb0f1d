import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CertificateAuthority, makeCertificate } from '@fieldpost/testing';
import { CommandLine } from './support/command-line.js';

let server: Server;
let line: CommandLine;
let ca: string;
let other: string;

beforeAll(async () => {
  const authority = await CertificateAuthority.make();
  server = createServer(await authority.issue('localhost'), (_request, response) => {
    response.end(JSON.stringify({ username: 'ann', email: '', administrator: false }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  line = new CommandLine({ FIELDPOST_SERVER: url, FIELDPOST_TOKEN: 'a.b.c' });
  [ca, other] = [join(line.home, 'ca.pem'), join(line.home, 'other.pem')];
  writeFileSync(ca, authority.ca);
  writeFileSync(other, (await makeCertificate(new Date())).cert);
});
afterAll(() => {
  line.remove();
  server.close();
});

const whoami = (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const { child, ended } = line.start(['whoami', ...args], env);
  child.stdin?.end();
  return ended;
};

describe('A server with a certificate of an authority of its own', () => {
  it('is not trusted, and the error says how to trust it', async () =>
    expect(await whoami([], {})).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The certificate of https:\/\/localhost:\d+ is not trusted .* --ca FILE\.\n$/,
      ),
    }));

  it.each([
    ['--ca', () => [['--ca', ca], {}] as const],
    ['FIELDPOST_CA', () => [[], { FIELDPOST_CA: ca }] as const],
    ['NODE_EXTRA_CA_CERTS', () => [[], { NODE_EXTRA_CA_CERTS: ca }] as const],
    ['NODE_EXTRA_CA_CERTS beside --ca', () => [['--ca', other], { NODE_EXTRA_CA_CERTS: ca }] as const],
  ])('is trusted by %s', async (_, given) => {
    const [args, env] = given();
    expect(await whoami(args, env)).toMatchObject({ code: 0, stderr: '' });
  });
});
