import { type Authorization, callbackPath, signedOutPath } from './authorization.js';
import type { Tokens } from './token-server.js';

/** Pages that nobody has to be signed in for. */
const open: readonly string[] = [callbackPath, signedOutPath];

/**
 * Signs in without leaving the page: follows the way of a login to its end, which it reaches where the browser is logged in
 * and the user has let the console in before. Whatever else happens is for the login page to say; then there are no tokens.
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
