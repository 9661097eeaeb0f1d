import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/oauth.js';

export type AuthorizedClient = components['schemas']['AuthorizedClient'];

/** The API of the token server, typed by its own document. */
export type OauthApi = Client<paths>;

/** The API of the token server at an origin; `send` adds who calls. */
export const oauthApi = (origin: string, send: (request: Request) => Promise<Response>): OauthApi =>
  createClient<paths>({ baseUrl: origin, fetch: send });
