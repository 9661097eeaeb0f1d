/** A client's program on the user's own machine listens where it finds a free port (RFC 8252, 7.3). */
const loopbackHost = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

const withoutLoopbackPort = (uri: string): string => uri.replace(loopbackHost, '$1');

/** Whether one of the registered URIs is meant: character by character, but for the port of a loopback address. */
export const isRegistered = (registered: readonly string[], uri: string): boolean =>
  !uri.includes('#') &&
  registered.some((known) => known === uri || withoutLoopbackPort(known) === withoutLoopbackPort(uri));

/**
 * Whether the owner of the redirect URI is known. Any program of the same machine can listen on loopback or register a
 * scheme, so a public client there must not get codes without the user's click (RFC 8252, 8.6). The console of this
 * server is on `ownOrigin`.
 */
export const isAssured = (uri: string, isPublic: boolean, ownOrigin: string): boolean => {
  const { protocol, origin } = new URL(uri);
  return !isPublic || protocol === 'https:' || origin === ownOrigin;
};

/** A URI with these members added to its query; its own text stays as it is. */
export function withQuery(uri: string, members: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(members).toString();
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`;
}

/**
 * What browsers must allow a form to lead to, as sources of `form-action`. They look at every redirect that follows, so the
 * host is not named: many a client takes its code at one host and goes on at another.
 */
export function sourcesOf(uri: string): string {
  const { protocol } = new URL(uri);
  return protocol === 'https:' ? protocol : `https: ${protocol}`;
}

/** Where a URI leads, for people: the host, or the scheme of the client's own. */
export function placeOf(uri: string): string {
  const { protocol, host } = new URL(uri);
  return host === '' ? protocol : host;
}
