/** Requests for a fresh login, which the login fulfils. */
const loginPrompts = ['login', 'select_account'];

/**
 * An authorization request without the parameters that a login has fulfilled, as path and query: the browser returns to
 * it after the login. Clients that depend on a fresh login check `auth_time` (OpenID Connect Core 1.0, 3.1.2.1).
 */
export function afterLogin(path: string): string {
  const [before = '', query = ''] = path.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const prompt = parameters.get('prompt') ?? '';
  const left = prompt.split(' ').filter((name) => name !== '' && !loginPrompts.includes(name));
  const answered = ['max_age', 'id_token_hint'].filter((name) => parameters.has(name));
  if (left.join(' ') === prompt && answered.length === 0) return path;
  for (const name of answered) parameters.delete(name);
  if (left.length === 0) parameters.delete('prompt');
  else parameters.set('prompt', left.join(' '));
  return `${before}?${parameters}`;
}
