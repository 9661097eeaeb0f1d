import { type Authorization, callbackPath, withoutAccessPath } from './authorization.js';
import type { Tokens } from './token-server.js';

/** Pages without a login. */
const open: readonly string[] = [callbackPath, withoutAccessPath];

/**
 * Signs in with `fetch`, which succeeds when the browser is logged in and the user has allowed the console
 * before. Otherwise there are no tokens, and the login page is shown.
 */
export async function signInSilently(
  authorization: Pick<Authorization, 'begin' | 'complete'>,
  here: Pick<Location, 'pathname'>,
): Promise<Tokens | undefined> {
  if (open.includes(here.pathname)) return undefined;
  try {
    const { url, pending } = await authorization.begin('');
    const answer = await fetch(url);
    if (new URL(answer.url).pathname !== callbackPath) return undefined;
    return await authorization.complete(answer.url, pending);
  } catch {
    return undefined;
  }
}
