import { notValid } from '@fieldpost/errors';
import type { AuthorizeQuery } from './authorize.dto.js';
import { requestNotSupported, requestUriNotSupported } from './authorize.errors.js';

/** Values of the parameter `prompt` (OpenID Connect Core 1.0, 3.1.2.1). */
export const prompts = ['none', 'login', 'consent', 'select_account'] as const;
export type Prompt = (typeof prompts)[number];

/** Longer than any useful nonce; it is stored with the code. */
const longestNonce = 500;

/** The parameters of a request about the login. */
export interface LoginParameters {
  readonly prompts: readonly Prompt[];
  /** Seconds since the login after which the user has to log in again; undefined for no limit. */
  readonly maxAge: number | undefined;
  readonly nonce: string | null;
  /** The id token of the expected user; null for none. */
  readonly idTokenHint: string | null;
}

const maxAgePattern = /^\d{1,9}$/;

const isPrompt = (raw: string): raw is Prompt => (prompts as readonly string[]).includes(raw);

const isOpenid = ({ scope }: AuthorizeQuery): boolean => scope.includes('openid');

/** Whether the client wants a response without any page. */
export const isSilent = (query: AuthorizeQuery): boolean => isOpenid(query) && query.prompt === 'none';

/**
 * Parses the parameters of OpenID Connect; throws the errors that are reported to the client. Without the scope `openid` they
 * are ignored, as they are for v2 clients, except the requests for a recent login (RFC 9470, 4).
 */
export function loginParameters(query: AuthorizeQuery): LoginParameters {
  if (!isOpenid(query)) return { ...recentLoginIn(query), nonce: null, idTokenHint: null };
  if (query.request !== '') throw requestNotSupported();
  if (query.request_uri !== '') throw requestUriNotSupported();
  if (!['', 'query'].includes(query.response_mode))
    throw notValid({ argument: 'ResponseMode', reason: 'should be query' });
  if (query.nonce.length > longestNonce)
    throw notValid({ argument: 'Nonce', reason: `should have at most ${longestNonce} characters` });
  return {
    prompts: promptsIn(query.prompt),
    maxAge: maxAgeIn(query.max_age),
    nonce: query.nonce || null,
    idTokenHint: query.id_token_hint || null,
  };
}

/** Of a request without OpenID Connect: other values are ignored. */
function recentLoginIn({ prompt, max_age: raw }: AuthorizeQuery) {
  const prompts = prompt.split(' ').includes('login') ? (['login'] as const) : [];
  return { prompts, maxAge: maxAgePattern.test(raw) ? Number(raw) : undefined };
}

function promptsIn(raw: string): readonly Prompt[] {
  const names = raw.split(' ').filter((name) => name !== '');
  const known = names.filter(isPrompt);
  if (known.length < names.length)
    throw notValid({ argument: 'Prompt', reason: `should be of ${prompts.join(', ')}` });
  if (known.includes('none') && known.length > 1)
    throw notValid({ argument: 'Prompt', reason: 'can not be none with another value' });
  return known;
}

function maxAgeIn(raw: string): number | undefined {
  if (raw === '') return undefined;
  if (!maxAgePattern.test(raw))
    throw notValid({ argument: 'MaxAge', reason: 'should be a number of seconds' });
  return Number(raw);
}

/** Whether the user has to log in again; `authenticated` is the time of the login, `now` in Unix milliseconds. */
export const isLoginTooOld = (
  { prompts: wanted, maxAge }: LoginParameters,
  authenticated: Date,
  now: number,
): boolean =>
  wanted.includes('login') || (maxAge !== undefined && now - authenticated.getTime() > maxAge * 1000);
