import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const script = readFileSync(
  fileURLToPath(new URL('../../../k8s/helm/fieldpost/files/bootstrap.mjs', import.meta.url)),
  'utf8',
);
const runProgram = promisify(execFile);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAYear = Math.floor(Date.now() / 1_000) + 365 * 86_400;
const tokenWith = (kid: string) => `${part({ kid })}.${part({ sub: 'barn', exp: inAYear })}.signature`;

/** The value of the Secret, in the only one of the cluster. */
let held: string;
let server: Server;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-bootstrap-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/admin.js'), `console.log('{"token":"made"}')`);
  writeFileSync(join(folder, 'token'), 'of this test');
  // The key set of oauth, and the Kubernetes API.
  server = createServer(({ url: path, method }, response) => {
    if (method === 'PATCH') held = 'made';
    const isKeySet = path === '/.well-known/jwks.json';
    response.end(
      JSON.stringify(isKeySet ? { keys: [{ kid: 'published' }] } : { data: { key: base64(held) } }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** What the Secret holds after a run of the Job. */
async function heldAfter(before: string): Promise<string> {
  held = before;
  await runScript({
    KUBERNETES_API: url,
    KUBERNETES_NAMESPACE: 'fieldpost',
    KUBERNETES_TOKEN_FILE: join(folder, 'token'),
  });
  return held;
}

/** What the file of the token has after a run of the service of the compose file. */
async function writtenAfter(before: string): Promise<string> {
  const file = join(folder, 'handler-token.key');
  writeFileSync(file, before);
  await runScript({ TOKENS_FOLDER: folder });
  return readFileSync(file, 'utf8');
}

async function runScript(target: Readonly<Record<string, string>>): Promise<void> {
  const env = {
    ...target,
    ...{ ACCOUNT_AUTH_SERVERS: `other=http://127.0.0.1:1,fieldpost=${url}/`, FIELDPOST_ISSUER: 'fieldpost' },
    RENEW_DAYS: '30',
  };
  const args = [
    '--input-type=module',
    '--eval',
    script,
    'https://fieldpost.example',
    'handler:barn:handler-token:key',
  ];
  await runProgram(process.execPath, args, { cwd: folder, env });
}

const cases = [
  ['is kept while oauth publishes the key that signed it', tokenWith('published'), tokenWith('published')],
  ['is replaced after its key was retired', tokenWith('retired'), 'made'],
  ['is made after an operator cleared it', '', 'made'],
] as const;

describe('The token of a component on Kubernetes', () => {
  it.each(cases)('%s', async (_, before, after) => expect(await heldAfter(before)).toBe(after));
});

describe('The token of a component in a folder', () => {
  it.each(cases)('%s', async (_, before, after) => expect(await writtenAfter(before)).toBe(after));
});
