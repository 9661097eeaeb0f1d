import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/oauth.js';

export type AuthorizedClient = components['schemas']['AuthorizedClient'];

/** The API of oauth, typed by its OpenAPI document. */
export type OauthApi = Client<paths>;

/** The API of oauth at an origin; `send` adds the credentials. */
export const oauthApi = (origin: string, send: (request: Request) => Promise<Response>): OauthApi =>
  createClient<paths>({ baseUrl: origin, fetch: send });
