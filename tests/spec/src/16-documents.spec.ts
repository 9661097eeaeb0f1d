import { beforeAll, describe, expect, it } from '@jest/globals';
import { runningSuite } from './running-suite.js';

let root: string;

beforeAll(() => {
  root = runningSuite().addresses.account;
});

describe('OpenAPI documents', () => {
  it.each([
    ['account', '/api/v2/openapi.json', '/api/v2/applications'],
    ['oauth', '/oauth/openapi.json', '/users/token'],
    ['discovery', '/discovery/openapi.json', '/announcements/{service}'],
    ['handler', '/handler/openapi.json', '/handler/applications/{app_id}'],
  ])('%s serves its own at %s, with a tag for If-None-Match', async (_, path, route) => {
    const response = await fetch(`${root}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', paths: { [route]: {} } });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${root}${path}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('A page of another origin', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${root}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  it.each(['/api/v2/applications', '/users/token', '/discovery/openapi.json', '/handler/applications'])(
    'may call %s when its origin is listed, and only then',
    async (path) => {
      const response = await preflight(path, 'https://pages.example');
      expect([response.status, allowed(response)]).toEqual([204, 'https://pages.example']);
      expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
      expect(allowed(await preflight(path, 'https://other.example'))).toBeNull();
    },
  );

  it('may read responses and their headers, but not pages that read cookies', async () => {
    const headers = { origin: 'https://pages.example' };
    const response = await fetch(`${root}/handler/openapi.json`, { headers });
    expect(allowed(response)).toBe('https://pages.example');
    expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
    expect(allowed(await fetch(`${root}/users/login`, { headers }))).toBeNull();
  });
});
