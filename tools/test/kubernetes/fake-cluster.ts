import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** The Secrets of a cluster: names with their keys and values. */
export type Secrets = Record<string, Record<string, string>>;

interface Patch {
  readonly data: Readonly<Record<string, string>>;
}

/** A Kubernetes API that has Secrets only: for what templates look up, and for merge patches of their values. */
export async function startFakeCluster(secrets: () => Secrets): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => void respond(request, response, secrets()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () => void server.close(),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, secrets: Secrets): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://cluster');
  if (request.method === 'PATCH') patch(secrets, pathname, (await json(request)) as Patch);
  const found = answerTo(pathname, secrets);
  const missing = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 };
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ?? missing));
}

const nameIn = (path: string): string => /\/namespaces\/fieldpost\/secrets\/([^/]+)$/.exec(path)?.[1] ?? '';

function patch(secrets: Secrets, path: string, { data }: Patch): void {
  const values = Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]);
  // A Secret that does not exist cannot be patched.
  const found = secrets[nameIn(path)];
  if (found) Object.assign(found, Object.fromEntries(values));
}

function answerTo(path: string, secrets: Secrets): object | undefined {
  if (path === '/version') return { major: '1', minor: '34', gitVersion: 'v1.34.0' };
  if (path === '/api') return { kind: 'APIVersions', versions: ['v1'] };
  if (path === '/apis') return { kind: 'APIGroupList', apiVersion: 'v1', groups: [] };
  if (path === '/api/v1') return { kind: 'APIResourceList', groupVersion: 'v1', resources: [secretKind] };
  const name = nameIn(path);
  const values = secrets[name];
  if (!values) return undefined;
  const data = Object.entries(values).map(([key, value]) => [key, Buffer.from(value).toString('base64')]);
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: 'fieldpost' },
    data: Object.fromEntries(data) as object,
  };
}

const secretKind = {
  name: 'secrets',
  singularName: 'secret',
  namespaced: true,
  kind: 'Secret',
  verbs: ['get'],
};
