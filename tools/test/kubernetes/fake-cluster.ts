import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The Secrets of a cluster: names with their keys and values. */
export type Secrets = Record<string, Record<string, string>>;

/** A Kubernetes API that has Secrets only, for what templates look up. */
export async function startFakeCluster(secrets: () => Secrets): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cluster');
    const found = answerTo(pathname, secrets());
    const missing = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 };
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? missing));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () => void server.close(),
  };
}

function answerTo(path: string, secrets: Secrets): object | undefined {
  if (path === '/version') return { major: '1', minor: '34', gitVersion: 'v1.34.0' };
  if (path === '/api') return { kind: 'APIVersions', versions: ['v1'] };
  if (path === '/apis') return { kind: 'APIGroupList', apiVersion: 'v1', groups: [] };
  if (path === '/api/v1') return { kind: 'APIResourceList', groupVersion: 'v1', resources: [secretKind] };
  const [, name = ''] = /\/namespaces\/fieldpost\/secrets\/([^/]+)$/.exec(path) ?? [];
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
