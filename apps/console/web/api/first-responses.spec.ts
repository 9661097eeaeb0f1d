import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { firstRequests, FirstResponses } from './first-responses.js';

const origin = 'http://127.0.0.1';
const original = globalThis.fetch;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = async (url, init) => {
    sent.push(`${String(url)} with ${new Headers(init?.headers).get('authorization')}`);
    return new Response('{}');
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

const credentials = { token: async (scope?: string) => scope ?? 'of all' };
const get = (path: string, method = 'GET') => new Request(`${origin}${path}`, { method });

describe('What a page requests first', () => {
  it.each([
    ['/', ['/api/v2/applications', '/api/v2/gateways', '/api/v2/users/me', '/api/v2/notices']],
    [
      '/console/applications/farm/devices/field-1',
      ['/api/v2/applications/farm', '/api/v2/users/me', '/api/v2/notices'],
    ],
    [
      '/console/gateways/mast',
      ['/api/v2/gateways/mast', '/api/v2/gateways/mast/rights', '/api/v2/users/me', '/api/v2/notices'],
    ],
    ['/console/gateways/-new', ['/api/v2/users/me', '/api/v2/notices']],
    ['/console/callback', []],
  ])('is known by its path: %s', (path, requests) => {
    expect(firstRequests(path)).toEqual(requests);
  });
});

describe('A first response', () => {
  it('is requested with a token of its entity, and used once', async () => {
    const first = new FirstResponses(origin, '/console/applications/farm', credentials, () => 0);
    const response = await first.take(get('/api/v2/applications/farm'));
    expect(response?.status).toBe(200);
    expect(sent).toContain(`${origin}/api/v2/applications/farm with Bearer apps:farm`);
    expect(sent).toContain(`${origin}/api/v2/users/me with Bearer of all`);
    expect(first.take(get('/api/v2/applications/farm'))).toBeUndefined();
  });

  it('is not one to a change, nor to another request', () => {
    const first = new FirstResponses(origin, '/', credentials, () => 0);
    expect(first.take(get('/api/v2/applications', 'POST'))).toBeUndefined();
    expect(first.take(get('/api/v2/applications?deleted=true'))).toBeUndefined();
  });

  it('is not used when it is older than ten seconds', () => {
    const clock = { now: 0 };
    const first = new FirstResponses(origin, '/', credentials, () => clock.now);
    clock.now = 10_000;
    expect(first.take(get('/api/v2/applications'))).toBeUndefined();
  });

  it('that is the rejection of the scope can be read here and by others', async () => {
    const rejection = new Response('{"code":404}', { status: 404 });
    const first = new FirstResponses(
      origin,
      '/console/applications/farm',
      { token: async () => rejection },
      () => 0,
    );
    const response = await first.take(get('/api/v2/applications/farm'));
    expect(await response?.json()).toEqual({ code: 404 });
    expect(rejection.bodyUsed).toBe(false);
  });
});
