import { Agent, type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  unexpectedResponses,
  type Hit,
  type OpenApiDocument,
  routesBelow,
  type Shot,
  shotsAt,
  throwAt,
} from '@fieldpost/testing';
import { Account } from '../support/account.js';
import { gatewaysOf } from '../support/gateways.js';

const generalScopes = ['profile', 'apps', 'components', 'gateways', 'clients'];

let app: Account;
let document: OpenApiDocument;
let general: string;
let count = 0;

/** Good for everything, and for the entities that were made last. */
let owner: string;
let appId: string;
let clientId: string;
let names: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await Account.start({ FIELDPOST_TRUSTED_PROXIES: '127.0.0.1' });
  // The first user is an administrator, without limits.
  general = await app.user('ann');
  await app.register('bob');
  document = (await app.call('GET', '/api/v2/openapi.json')).body as OpenApiDocument;
});
afterAll(() => app.stop());

/** One entity of each kind, which requests may change or delete. */
async function makeEntities(): Promise<void> {
  count += 1;
  const [gatewayId, componentId] = [`my-gateway-${count}`, `my-handler-${count}`];
  [appId, clientId] = [`my-app-${count}`, `my-client-${count}`];
  await app.call('POST', '/api/v2/applications', { as: general, body: { id: appId, name: appId } });
  await gatewaysOf(app).create(general, gatewayId);
  await app.call('POST', '/api/v2/components/handlers', { as: general, body: { id: componentId } });
  await app.call('POST', '/api/v2/clients', { as: general, body: { name: clientId, scope: ['apps'] } });
  const own = [`apps:${appId}`, `gateways:${gatewayId}`, `components:${componentId}`];
  owner = await app.login('ann', ...generalScopes, ...own);
  await app.accessKey(owner, appId, ['devices'], 'first');
  names = {
    ':appId': appId,
    ':gatewayId': gatewayId,
    ':componentId': componentId,
    ':plural': 'handlers',
    ':username': 'bob',
    ':eui': '00AA00AA00AA00AA',
    ':planId': 'EU_863_870',
  };
}

const routes = await routesBelow(fileURLToPath(new URL('../../src', import.meta.url)));

const pathOf = (path: string): string => {
  const name = path.includes('clients') ? clientId : 'first';
  return path.replace(/:\w+/g, (parameter) => names[parameter] ?? name);
};
/** Good for several routes at once; nothing here changes the password or makes another entity. */
const members = () => ({
  id: appId,
  name: clientId,
  username: 'ann',
  email: 'ann@example.com',
  password: 'x',
  frequency_plan: 'EU_863_870',
  rights: ['devices'],
  scope: ['apps'],
});

/** An error is in the form of the API, on one line; a success is whatever it is. */
function isGood({ status, type, text }: Hit): boolean {
  if (status < 400) return true;
  const { code, error } = type.startsWith('application/json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : {};
  return status < 500 && code === status && typeof error === 'string' && /^[^\n]+$/.test(error);
}

describe('A request that cannot be read', () => {
  beforeAll(makeEntities);

  const json = { 'content-type': 'application/json' };
  const sent = async (shot: Partial<Shot>) => {
    const headers = { authorization: owner, ...json, ...shot.headers };
    const asked = { method: 'PATCH', path: `/api/v2/applications/${appId}`, ...shot, headers };
    const { status, text } = await throwAt(app.httpPort, new Agent(), asked);
    return { status, body: JSON.parse(text) as unknown };
  };
  const rejection = (status: number, error: string) => ({ status, body: { code: status, error } });

  it.each<[string, string | Buffer, number]>([
    ['Body not valid: should be JSON', '{"name":', 400],
    ['Body not valid: should have at most 1048576 bytes', ' '.repeat(1_048_577), 413],
    ['Body not valid: should not have more than 32 levels', '['.repeat(33) + ']'.repeat(33), 400],
    ['Body not valid: should be UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['Name not valid: should not have control characters', '{"name":"\\u0000"}', 400],
    ['Name not valid: should be well-formed text', '{"name":"\\ud800"}', 400],
    ['Proto not valid: should not be the name of a member', '{"__proto__":{}}', 400],
  ])('gets the error "%s"', async (error, body, status) =>
    expect(await sent({ body })).toEqual(rejection(status, error)),
  );

  it.each<[string, Partial<Shot>]>([
    ['Path not valid: should be percent-encoded UTF-8', { path: '/api/v2/applications/%zz' }],
    ['Path not valid: should be percent-encoded UTF-8', { path: '/api/v2/applications/%ff' }],
    ['AppId not valid: should not have control characters', { path: '/api/v2/applications/%00' }],
    [
      'Path not valid: should have at most 200 characters between slashes',
      { path: `/api/v2/applications/${'x'.repeat(201)}` },
    ],
    ['Limit not valid: should not have control characters', { path: '/api/v2/clients/x?limit=%00' }],
    [
      'ContentType not valid: should be application/json or application/x-www-form-urlencoded',
      { headers: { 'content-type': 'application/xml' }, body: '<x/>' },
    ],
    ['Request not valid: address and headers are too long', { headers: { cookie: 'x'.repeat(20_000) } }],
    ['Request not valid: should be HTTP/1.1', { method: 'RUBBISH' }],
  ])('gets the error "%s": %j', async (error, shot) =>
    expect(await sent(shot)).toEqual(rejection(400, error)),
  );

  it('may have an empty body with a JSON content type', async () => {
    const path = `/api/v2/applications/${appId}/euis`;
    expect(await sent({ method: 'POST', path, body: '' })).toMatchObject({ status: 201 });
  });

  it.each(['TRACE', 'OPTIONS', 'PUT', 'PROPFIND'])(
    'with the method %s is told which there are',
    async (method) => {
      const path = `http://127.0.0.1:${app.httpPort}/api/v2/applications/${appId}`;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request(path, { method }, resolve).on('error', reject).end();
      });
      answer.resume();
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, PATCH']);
    },
  );
});

describe('Generated invalid input to the account server', () => {
  let areChanged = true;

  it.each(routes)('is rejected or processed, without an internal error, at $method $path', async (route) => {
    // Requests that read need no entities of their own.
    if (areChanged) await makeEntities();
    areChanged = route.method !== 'GET';
    const target = {
      document,
      port: app.httpPort,
      pathOf,
      headers: { authorization: owner },
      members: members(),
    };
    // The entity is still needed by the requests that follow.
    const shots = shotsAt(route, target).filter(
      ({ method, path }) => method !== 'DELETE' || path !== pathOf(route.path),
    );
    expect(await unexpectedResponses(shots, target.port, isGood)).toEqual([]);
  });
});
