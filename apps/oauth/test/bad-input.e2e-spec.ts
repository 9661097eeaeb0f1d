import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { badAnswers, type DeclaredRoute, type Hit, routesBelow, shotsAt } from '@fieldpost/testing';
import { clientSecret } from './fake-account.js';
import { basic, OauthUnderTest } from './oauth-under-test.js';

const oauth = new OauthUnderTest();
let bearer: string;

beforeAll(async () => {
  await oauth.start();
  bearer = `Bearer ${(await oauth.logIn()).json['access_token']}`;
});
afterAll(() => oauth.close());

const routes = await routesBelow(fileURLToPath(new URL('../src', import.meta.url)));

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

/** How the doors with a form of their own write a failure; every other writes as the API does. */
const forms: Readonly<Record<string, (body: Body) => boolean>> = {
  TokenDoor: ({ error, error_description }) =>
    /^[a-z_]+$/.test(String(error)) && typeof error_description === 'string',
  ExchangeDoor: ({ error, description, error_description }) =>
    description === error && error_description === error,
};

/** Whether a failure of a route looks as its door writes it: on one line, or as a page. */
function isInForm(filters: readonly string[], { status, type, text }: Hit): boolean {
  if (type.startsWith('text/html')) return filters.includes('PageDoor') && text.includes('<h1>');
  if (!type.startsWith('application/json') || text.includes('\n')) return false;
  const body = JSON.parse(text) as Body;
  if (body['code'] !== status || typeof body['error'] !== 'string' || body['error'] === '') return false;
  return filters.every((name) => forms[name]?.(body) ?? true);
}

/** Before a route is found there is no door: the path itself is no address. */
const isNoAddress = ({ text }: Hit): boolean => text.includes('"Path not valid: ');

const isGood =
  ({ filters }: DeclaredRoute) =>
  (hit: Hit): boolean =>
    hit.status < 400 || (hit.status < 500 && (isNoAddress(hit) || isInForm(filters, hit)));

describe('Whatever is thrown at the token server', () => {
  it.each(routes)('is refused or understood at $method $path', async (route) => {
    const isForUsers = route.filters.includes('RestrictionDoor');
    const headers = { authorization: isForUsers ? bearer : basic };
    const target = { port: Number(new URL(oauth.http).port), pathOf, headers, members };
    expect(await badAnswers(shotsAt(route, target), target.port, isGood(route))).toEqual([]);
  });
});
