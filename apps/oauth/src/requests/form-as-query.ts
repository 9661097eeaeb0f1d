import { notValid } from '@fieldpost/errors';
import { withQuery } from './redirect-uris.js';

/** Longest query that browsers and servers accept in a redirect for certain. */
const longestQuery = 8_000;

/** The path of the same request with GET, with these members of its form. Throws for a form that is too long. */
export function formAsQuery(
  path: string,
  form: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  const members = names.flatMap((name) => {
    const value = form[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const target = withQuery(path, Object.fromEntries(members));
  if (target.length > longestQuery)
    throw notValid({ argument: 'Form', reason: `should have at most ${longestQuery} characters` });
  return target;
}
