import { next, type Request, written } from '../load/request.js';
import { appIdOf, client, codeClient, keyOf, password, redirectUri, userNameOf } from './population.js';

const encode = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

export const basic = encode(client.id, client.secret);

/** An access key exchange of the client. */
export const exchangeOf = (index: number): Request => ({
  method: 'POST',
  path: '/api/v2/applications/token',
  authorization: basic,
  form: { grant_type: 'password', username: appIdOf(index), password: keyOf(index) },
});

/** A password grant; `scope` restricts it to one application. */
export const loginOf = (userIndex: number, scope?: string): Request => ({
  method: 'POST',
  path: '/users/token',
  authorization: basic,
  form: {
    grant_type: 'password',
    username: userNameOf(userIndex),
    password,
    ...(scope !== undefined && { scope }),
  },
});

export const refresh: Request = {
  method: 'POST',
  path: '/users/token',
  authorization: basic,
  form: { grant_type: 'refresh_token', refresh_token: next },
};

/** The exchange of a code. */
export const codeExchangeOf = (code: string): Request => ({
  method: 'POST',
  path: '/users/token',
  authorization: encode(codeClient.id, codeClient.secret),
  form: { grant_type: 'authorization_code', code, redirect_uri: redirectUri },
});

export const introspectionOf = (token: string): Request => ({
  method: 'POST',
  path: '/users/introspect',
  authorization: basic,
  form: { token },
});

/** Reading one application. */
export const readOf = (index: number, authorization: string): Request => ({
  method: 'GET',
  path: `/api/v2/applications/${appIdOf(index)}`,
  authorization,
});

/** The encoded request for each number from 0 up to, but not including, `count`. */
export const requestsFor = (count: number, request: (index: number) => Request): readonly string[] =>
  Array.from({ length: count }, (_, index) => written(request(index)));

/** Sends a single request and returns the JSON response. */
export async function ask(
  port: number,
  { method, path, authorization, form }: Request,
): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: authorization === undefined ? {} : { authorization },
    ...(form && { body: new URLSearchParams(form) }),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

/** Sends a request for each number, a few at a time, and returns the named member of each response. */
export async function requestEach(
  port: number,
  member: string,
  requests: readonly Request[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const request of requests) found.push((await ask(port, request))[member] ?? '');
  return found;
}
