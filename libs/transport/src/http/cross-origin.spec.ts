import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { allowOrigins } from './cross-origin.js';

const listed = 'https://pages.example';

async function serverWith(...origins: readonly string[]) {
  const server = fastify();
  await allowOrigins(server, { origins, isOpen: (path) => path !== '/login' });
  for (const path of ['/things', '/login'])
    server.post(path, (_request, reply) => reply.header('etag', '"1"').send('done'));
  const send = async (method: 'POST' | 'OPTIONS', url: string, headers: Readonly<Record<string, string>>) => {
    const { statusCode, headers: received } = await server.inject({ method, url, headers });
    const names = Object.entries(received).filter(([name]) => name.startsWith('access-control-'));
    return { statusCode, cors: Object.fromEntries(names), vary: received['vary'] };
  };
  return {
    post: (url: string, origin: string) => send('POST', url, { origin }),
    preflight: (url: string, origin: string) =>
      send('OPTIONS', url, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      }),
  };
}

describe('A request of a page of another origin', () => {
  it('gets no header when no origin is listed', async () => {
    const { post, preflight } = await serverWith();
    expect(await post('/things', listed)).toMatchObject({ statusCode: 200, cors: {}, vary: undefined });
    expect(await preflight('/things', listed)).toMatchObject({ statusCode: 404, cors: {} });
  });

  it('is allowed with Authorization and without cookies for a listed origin', async () => {
    const { post, preflight } = await serverWith('https://other.example', listed);
    const { statusCode, cors } = await preflight('/things?a=1', listed);
    expect(statusCode).toBe(204);
    expect(cors['access-control-allow-origin']).toBe(listed);
    expect(cors['access-control-allow-headers']).toContain('Authorization');
    expect(cors['access-control-allow-methods']).toContain('DELETE');
    const { cors: own, vary } = await post('/things', listed);
    expect(own['access-control-allow-origin']).toBe(listed);
    const exposed = own['access-control-expose-headers']?.toString().split(', ') ?? [];
    expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Retry-After']));
    expect(exposed.filter((name) => name.startsWith('RateLimit'))).toEqual(['RateLimit', 'RateLimit-Policy']);
    for (const headers of [cors, own]) expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(vary).toBe('Origin');
  });

  it.each([
    ['an origin that is not listed', '/things', 'https://evil.example'],
    ['an origin of another scheme', '/things', 'http://pages.example'],
    ['an origin that begins as a listed one', '/things', `${listed}.evil.example`],
    ['no origin at all', '/things', 'null'],
    ['a page that reads cookies', '/login', listed],
  ])('gets no header for %s', async (_, url, origin) => {
    const { post, preflight } = await serverWith(listed);
    expect(await post(url, origin)).toMatchObject({ statusCode: 200, cors: {}, vary: 'Origin' });
    expect(await preflight(url, origin)).toMatchObject({ statusCode: 404, cors: {} });
  });

  it('is allowed for every origin with *, still without cookies', async () => {
    const { preflight } = await serverWith('*');
    const { cors } = await preflight('/things', listed);
    expect(cors['access-control-allow-origin']).toBe(listed);
    expect(cors).not.toHaveProperty('access-control-allow-credentials');
  });
});
