import { describe, expect, it } from '@jest/globals';
import { routeOf } from './route-of.js';
import { routedApps, routeTable } from './route-table.js';

const appOf = (method: string, path: string) => routeOf(method, path)?.app;

describe('The reverse proxy', () => {
  it.each([
    ['GET', '/users/authorize?client_id=x'],
    ['POST', '/users/token'],
    ['POST', '/users/restrict-token'],
    ['GET', '/users/login'],
    ['GET', '/key'],
    ['GET', '/oauth/keys'],
    ['GET', '/.well-known/openid-configuration'],
    ['POST', '/api/v2/applications/token'],
    ['OPTIONS', '/api/v2/applications/token'],
    ['POST', '/applications/token'],
    ['POST', '/api/v2/applications/my-app/token'],
    ['POST', '/applications/my-app/token'],
    ['GET', '/api/v2/users/me/authorized-clients'],
    ['DELETE', '/api/v2/users/me/authorized-clients/ttnctl'],
  ])('sends logins and tokens to oauth: %s %s', (method, path) => expect(appOf(method, path)).toBe('oauth'));

  it.each([
    ['POST', '/api/v2/users'],
    ['GET', '/api/v2/users/me'],
    ['GET', '/api/v2/applications'],
    ['GET', '/api/v2/applications/my-app/access-keys'],
    ['GET', '/applications/my-app'],
    ['GET', '/gateways/my-gateway/token'],
    ['GET', '/components/handlers/my-handler/token'],
    ['GET', '/clients'],
    ['GET', '/frequency-plans'],
  ])('sends the rest of the API and its aliases to account: %s %s', (method, path) =>
    expect(appOf(method, path)).toBe('account'),
  );

  it('routes an application with the id "token" to account', () =>
    expect(appOf('GET', '/api/v2/applications/token')).toBe('account'));

  it.each(['/announcements/handler', '/announcements/handler/my-handler'])('sends %s to discovery', (path) =>
    expect(appOf('GET', path)).toBe('discovery'),
  );

  it.each(['/handler/applications', '/handler/applications/my-app/devices'])(
    'sends %s to the handler',
    (path) => expect(appOf('GET', path)).toBe('handler'),
  );

  it.each(['/network/gateways', '/network/openapi.json'])('sends %s to the network app', (path) =>
    expect(appOf('GET', path)).toBe('network'),
  );

  it.each(['/', '/anything', '/keys', '/usersx/token', '/api'])('routes %s to the console', (path) =>
    expect(appOf('GET', path)).toBe('console'),
  );

  it('ignores a trailing slash', () => expect(appOf('GET', '/key/')).toBe('oauth'));
});

describe('The route table', () => {
  it('ends with the line that matches everything', () =>
    expect(routeTable.at(-1)).toMatchObject({ match: 'prefix', path: '/', app: 'console' }));

  it('has no line that a line above it hides', () => {
    const sample = (path: string) => path.replace(/\{\w+\}/g, 'x');
    for (const route of routeTable)
      expect(routeOf(route.methods?.[0] ?? 'GET', sample(route.path))).toBe(route);
  });

  it('names only apps that exist', () => {
    for (const { app } of routeTable) expect(routedApps).toContain(app);
  });
});
