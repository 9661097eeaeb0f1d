/** The request headers by which a client is recognized, as Node has them. */
export interface ClientHeaders {
  readonly 'user-agent'?: string | undefined;
  readonly accept?: string | undefined;
  readonly 'content-type'?: string | undefined;
}

const json = 'application/json';

/**
 * Recognizes ttnctl and go-account-lib, which read what they created from the response and fail with `EOF` without it
 * (ADR 78). ttnctl names itself. The library alone sends Go's own User-Agent; it sets both other headers on every
 * request, to exactly these values.
 */
export function needsCreatedBody(headers: ClientHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  if (agent.startsWith('ttnctl/')) return true;
  return agent.startsWith('Go-http-client/') && headers.accept === json && headers['content-type'] === json;
}

const nodeFetch = 'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)';

/**
 * Recognizes the account client of v2's Node SDK, which reads JSON from every response and fails without it although the
 * change was made (ADR 78). It sends the headers of node-fetch, a JSON content type also without a body, and is the only
 * client with these headers that calls paths without `/api/v2`.
 */
export function needsEveryBody(url: string, headers: ClientHeaders): boolean {
  const isJsonOnly = headers.accept === '*/*' && headers['content-type'] === json;
  return url.startsWith('/applications/') && headers['user-agent'] === nodeFetch && isJsonOnly;
}
