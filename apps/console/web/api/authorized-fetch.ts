import { scopeOf } from './scope-of.js';

/** The part of `TokenKeeper` that calls need. */
export interface Credentials {
  token(scope?: string): Promise<string | Response>;
  reject(scope?: string): void;
  dropRestricted(): void;
}

/** Sends a request. `scope` names the entity when the path does not. */
export type Send = (request: Request, scope?: string) => Promise<Response>;

/** After a rejection the restricted token is renewed once, then the token that it was made from. */
const tries = 3;

/**
 * Changes at account, such as those of collaborators and organizations, may change the rights of the user to several entities; a deletion
 * ends them, also for what is restored later.
 */
const mayChangeRights = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).pathname.startsWith('/api/v2/');

/**
 * Calls an API as the user. Calls about one entity use a token restricted to it, because a token holds at
 * most ten entities (docs/protocol/tokens.md#entities-per-token). Waits while the user signs in again.
 */
export function authorizedFetch(
  credentials: Credentials,
  send: (request: Request) => Promise<Response>,
): Send {
  return async (request, scope = scopeOf(new URL(request.url).pathname)) => {
    let answer = await attempt(request.clone());
    for (let i = 1; i < tries && answer.status === 401; i += 1) {
      credentials.reject(scope);
      answer = await attempt(request.clone());
    }
    if (answer.ok && mayChangeRights(request)) credentials.dropRestricted();
    return answer;

    async function attempt(copy: Request): Promise<Response> {
      const token = await credentials.token(scope);
      // Several calls may read the rejection of the same token.
      if (typeof token !== 'string') return token.clone();
      copy.headers.set('authorization', `Bearer ${token}`);
      return send(copy);
    }
  };
}
