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
let expired: Server;
let expiredUrl: string;

beforeAll(async () => {
  const authority = await CertificateAuthority.make();
  server = createServer(await authority.issue('localhost'), (_request, response) => {
    response.end(JSON.stringify({ username: 'ann', email: '', administrator: false }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const longAgo = await makeCertificate(new Date(Date.now() - 400 * 86_400_000));
  expired = createServer(longAgo, (_request, response) => void response.end());
  expired.listen(0, '127.0.0.1');
  await once(expired, 'listening');
  expiredUrl = `https://localhost:${(expired.address() as AddressInfo).port}`;
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  line = new CommandLine({ FIELDPOST_SERVER: url, FIELDPOST_TOKEN: 'a.b.c' });
  [ca, other] = [join(line.home, 'ca.pem'), join(line.home, 'other.pem')];
  writeFileSync(ca, authority.ca);
  writeFileSync(other, (await makeCertificate(new Date())).cert);
});
afterAll(() => {
  line.remove();
  server.close();
  expired.close();
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

  it('is found by the doctor, as is the end of another certificate', async () => {
    const doctor = (env: Readonly<Record<string, string>>) => {
      const { child, ended } = line.start(['doctor', '--json'], env);
      child.stdin?.end();
      return ended;
    };
    const { code, stdout, stderr } = await doctor({ FIELDPOST_SERVER: expiredUrl });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^Failures: \d+, warnings: 0, not known: \d+\.\n$/),
    ]);
    const findings = JSON.parse(stdout) as { check: string; subject: string; state: string; found: string }[];
    expect(findings).toContainEqual(
      expect.objectContaining({
        ...{ check: 'certificate', subject: expiredUrl, state: 'failure' },
        found: expect.stringMatching(/^It expired on /),
      }),
    );
    expect((await doctor({})).stdout).toContain('Clients do not trust the certificate');
    expect((await doctor({ FIELDPOST_CA: ca })).stdout).toContain('Clients trust the certificate.');
  });

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
