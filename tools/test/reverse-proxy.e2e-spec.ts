import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BuiltApp,
  freePort,
  programOnPath,
  type ServerProcess,
  startBuiltApp,
  startServer,
} from '@fieldpost/testing';

const config = readFileSync(
  fileURLToPath(new URL('../../docker/reverse-proxy.conf', import.meta.url)),
  'utf8',
);
/** The address that nginx connects from, and that of a TLS proxy in front of it; the app trusts both and no other. */
const proxyAddress = '127.0.0.2';
const tlsProxyAddress = '127.0.0.7';
/** Requests that one address may send at once; ten times the rate. */
const burst = 10;

let app: BuiltApp;
let nginx: ServerProcess;
let port: number;
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-nginx-'));

/** The configuration of the repository for ports of this machine, with the console in place of every app. */
function configFor(appPort: number): string {
  const server = config
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/dev/stdout', 'access.log')
    .replaceAll(/^( {2}set \$\w+) [a-z]+:\d+;$/gm, `$1 127.0.0.1:${appPort};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return `daemon off; master_process off; pid pid; error_log stderr;
events {}
http {
${folders.join('\n')}
proxy_bind ${proxyAddress};
${server}
}`;
}

beforeAll(async () => {
  const command = programOnPath('nginx', 'nginx');
  const appPort = await freePort();
  port = await freePort();
  const env = {
    FIELDPOST_LISTEN_HOST: '127.0.0.1',
    CONSOLE_HTTP_PORT: String(appPort),
    FIELDPOST_TRUSTED_PROXIES: `${proxyAddress},${tlsProxyAddress}`,
    FIELDPOST_HTTP_REQUESTS_PER_SECOND: String(burst / 10),
  };
  app = await startBuiltApp({ name: 'console', env, httpPort: appPort });
  writeFileSync(join(folder, 'nginx.conf'), configFor(appPort));
  const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  nginx = await startServer({ command, args, env: {}, port, timeoutMs: 20_000 });
});
afterAll(async () => {
  await nginx.stop();
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** The answer to a client with an address. */
async function ask(localAddress: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, localAddress, headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

/** Sends requests until one is rejected, which happens only when they count as those of one client. */
async function useUpLimit(localAddress: string, forwardedFor: (asked: number) => string): Promise<void> {
  let asked = 0;
  const next = () => ask(localAddress, { 'x-forwarded-for': forwardedFor((asked += 1)) });
  while ((await next()).statusCode !== 429) expect(asked).toBeLessThan(20 * burst);
}

describe('The reverse proxy of Docker Compose', () => {
  it('keeps X-Forwarded-Proto: https of a TLS proxy in front of it', async () => {
    const { headers } = await ask('127.0.0.3', { 'x-forwarded-proto': 'https' });
    expect(headers).toHaveProperty('strict-transport-security');
  });

  it.each([{}, { 'x-forwarded-proto': 'wss' }])(
    'reports its own scheme for a request with %j',
    async (given) => {
      const { headers, statusCode } = await ask('127.0.0.4', given);
      expect(statusCode).toBe(200);
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('has the apps ignore X-Forwarded-For of clients', async () => {
    await useUpLimit('127.0.0.5', (asked) => `2001:db8:0:${asked}::1`);
    expect((await ask('127.0.0.6')).statusCode).toBe(200);
  });

  it('lets the apps distinguish the clients of a trusted TLS proxy', async () => {
    await useUpLimit(tlsProxyAddress, () => '192.0.2.1');
    expect((await ask(tlsProxyAddress, { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(200);
  });
});
