import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  unexpectedResponses,
  type DeclaredRoute,
  type Hit,
  type OpenApiDocument,
  routesBelow,
  shotsAt,
} from '@fieldpost/testing';
import { clientSecret } from '../support/fake-clients.js';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
let bearer: string;
let document: OpenApiDocument;

beforeAll(async () => {
  await oauth.start();
  bearer = `Bearer ${(await oauth.logIn()).json['access_token']}`;
  document = (await (await fetch(`${oauth.http}/oauth/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(() => oauth.close());

const routes = await routesBelow(fileURLToPath(new URL('../../src', import.meta.url)));

const pathOf = (path: string): string => path.replace(':appId', 'my-app').replace(/:\w+/g, 'tool');

/** Good for several routes at once. The client is one that the throttle does not count as unproven. */
const members = {
  grant_type: 'password',
  client_id: 'tool',
  client_secret: clientSecret,
  username: 'jane',
  password: 'pass word',
  token: 'x',
  scope: ['apps'],
};

type Body = Readonly<Record<string, unknown>>;

/** Error formats of endpoints that differ from the API. */
const forms: Readonly<Record<string, (body: Body) => boolean>> = {
  TokenErrorFilter: ({ error, error_description }) =>
    /^[a-z_]+$/.test(String(error)) && typeof error_description === 'string',
  ExchangeErrorFilter: ({ error, description, error_description }) =>
    description === error && error_description === error,
};

/** Whether an error has the format of its route: on one line, or as a page. */
function isInForm(filters: readonly string[], { status, type, text }: Hit): boolean {
  if (type.startsWith('text/html')) return filters.includes('PageErrorFilter') && text.includes('<h1>');
  if (!type.startsWith('application/json') || text.includes('\n')) return false;
  const body = JSON.parse(text) as Body;
  if (body['code'] !== status || typeof body['error'] !== 'string' || body['error'] === '') return false;
  return filters.every((name) => forms[name]?.(body) ?? true);
}

/** The path itself is invalid, so that no route is found. */
const isNoAddress = ({ text }: Hit): boolean => text.includes('"Path not valid: ');

const isGood =
  ({ filters }: DeclaredRoute) =>
  (hit: Hit): boolean =>
    hit.status < 400 || (hit.status < 500 && (isNoAddress(hit) || isInForm(filters, hit)));

describe('A body that cannot be read', () => {
  const post = async (path: string, body: string, type = 'application/json') => {
    const headers = { authorization: basic, 'content-type': type };
    const answer = await fetch(`${oauth.http}${path}`, { method: 'POST', headers, body });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, body: isJson ? ((await answer.json()) as unknown) : await answer.text() };
  };
  const form = 'application/x-www-form-urlencoded';

  it.each(['/users/token', '/users/revoke', '/users/introspect'])(
    'is an invalid request at %s',
    async (path) => {
      const invalid = (status: number, error_description: string) => ({
        status,
        body: { code: status, error: 'invalid_request', error_description },
      });
      expect(await post(path, '{"a":')).toEqual(invalid(400, 'Body not valid: should be JSON'));
      expect(await post(path, 'token=a&token=b', form)).toEqual(
        invalid(400, 'Token not valid: is given twice'),
      );
      expect(await post(path, 'token=%ff', form)).toEqual(
        invalid(400, 'Token not valid: should be percent-encoded UTF-8'),
      );
      const sentence = 'Body not valid: should have at most 1048576 bytes';
      expect(await post(path, ' '.repeat(1_048_577))).toEqual(invalid(413, sentence));
    },
  );

  it.each(['/api/v2/applications/token', '/applications/token', '/api/v2/applications/my-app/token'])(
    'is a failed exchange at %s',
    async (path) => {
      const error = 'Body not valid: should be JSON';
      const body = { code: 401, error, description: error, error_description: error };
      expect(await post(path, '{')).toEqual({ status: 401, body });
      expect(await post(path, 'x'.repeat(1_048_577))).toMatchObject({ status: 401 });
    },
  );

  it('is an error of the API where a token is restricted', async () =>
    expect(await post('/users/restrict-token', '{')).toMatchObject({
      status: 400,
      body: { code: 400, error: 'Body not valid: should be JSON' },
    }));

  it('gets a page as the response to a browser', async () => {
    const { status, body } = await post('/users/login', 'username=%zz', form);
    expect(status).toBe(400);
    expect(body).toContain('Username not valid: should be percent-encoded UTF-8');
    expect(body).toContain('report this message to its operator');
  });
});

describe('Generated invalid input to oauth', () => {
  it.each(routes)('is rejected or processed, without an internal error, at $method $path', async (route) => {
    const isForUsers = route.filters.includes('RestrictionErrorFilter');
    const headers = { authorization: isForUsers ? bearer : basic };
    const target = {
      document,
      port: Number(new URL(oauth.http).port),
      pathOf,
      headers,
      members,
    };
    expect(await unexpectedResponses(shotsAt(route, target), target.port, isGood(route))).toEqual([]);
  });
});
