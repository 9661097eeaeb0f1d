import type { Credentials } from './authorized-fetch.js';
import { scopeOf } from './scope-of.js';

/** The start of a path of a page about an application or gateway. Ids need no encoding, and do not begin with a dash. */
const entityPage = /^\/console(?<entity>\/(?<kind>applications|gateways)\/(?!-)[^/%]+)(?:\/|$)/;
/** Pages without a login. */
const withoutLogin = /^\/console\/(?:callback|signed-out)/;

/** What the page of a path requests first, as paths of APIs. */
export function firstRequests(path: string): readonly string[] {
  if (withoutLogin.test(path)) return [];
  const { entity, kind } = entityPage.exec(path)?.groups ?? {};
  return [
    ...(entity === undefined ? [] : [`/api/v2${entity}`]),
    ...(kind === 'gateways' ? [`/api/v2${entity}/rights`] : []),
    ...(path === '/' ? ['/api/v2/applications', '/api/v2/gateways'] : []),
    ...['/api/v2/users/me', '/api/v2/notices'],
  ];
}

/** As long as queries count as fresh, in milliseconds. */
const freshMs = 10_000;

/** Responses that are requested while the scripts of the page are still loaded. Each is used once, by the first request for it. */
export class FirstResponses {
  private readonly responses = new Map<string, Promise<Response>>();
  private readonly until: number;

  constructor(
    origin: string,
    path: string,
    credentials: Pick<Credentials, 'token'>,
    private readonly now: () => number,
  ) {
    this.until = now() + freshMs;
    for (const each of firstRequests(path)) {
      const response = requested(`${origin}${each}`, credentials);
      // What fails is requested again by the page, which shows why.
      response.catch(() => undefined);
      this.responses.set(`${origin}${each}`, response);
    }
  }

  /** The response to a request that was sent before; undefined for others. */
  take({ method, url }: Request): Promise<Response> | undefined {
    const response = this.responses.get(url);
    if (method !== 'GET' || response === undefined) return undefined;
    this.responses.delete(url);
    return this.now() < this.until ? response : undefined;
  }
}

async function requested(url: string, credentials: Pick<Credentials, 'token'>): Promise<Response> {
  const token = await credentials.token(scopeOf(new URL(url).pathname));
  if (typeof token !== 'string') return token.clone();
  return fetch(url, { headers: { authorization: `Bearer ${token}` } });
}
