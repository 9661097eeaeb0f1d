/** What of the keeper of tokens a call needs. */
export interface Credentials {
  token(scope?: string): Promise<string | Response>;
  reject(scope?: string): void;
}

/** Sends a request; where its path does not tell, `scope` says for which entity it is. */
export type Send = (request: Request, scope?: string) => Promise<Response>;

/** A rejected narrow token is replaced once, the token that it came from once more. */
const tries = 3;
const entity = /^\/(?:api\/v2|handler)\/(?<kind>applications|gateways)\/(?<id>[^/]+)/;
const component = /^\/api\/v2\/components\/[^/]+\/(?<id>[^/]+)/;
const words: Readonly<Record<string, string>> = { applications: 'apps', gateways: 'gateways' };

/** The one scope that a call needs when it is about one entity; undefined when any token of the user will do. */
export function scopeOf(path: string): string | undefined {
  const { kind = '', id } = entity.exec(path)?.groups ?? {};
  if (id !== undefined) return `${words[kind]}:${decodeURIComponent(id)}`;
  const found = component.exec(path)?.groups?.['id'];
  return found === undefined ? undefined : `components:${decodeURIComponent(found)}`;
}

/**
 * Calls an API as the user. What belongs to one entity is asked for with a token of that entity, since a token of
 * everything holds at most ten of them (docs/protocol/tokens.md#entities-per-token). Waits while the user is asked to
 * sign in again.
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
    return answer;

    async function attempt(copy: Request): Promise<Response> {
      const token = await credentials.token(scope);
      // Calls that were waiting for the same token all read its rejection.
      if (typeof token !== 'string') return token.clone();
      copy.headers.set('authorization', `Bearer ${token}`);
      return send(copy);
    }
  };
}
