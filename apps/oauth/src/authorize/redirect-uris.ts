/** A client's program on the user's own machine listens where it finds a free port (RFC 8252, 7.3). */
const loopbackHost = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

const withoutLoopbackPort = (uri: string): string => uri.replace(loopbackHost, '$1');

/** Whether one of the registered URIs is meant: character by character, but for the port of a loopback address. */
export const isRegistered = (registered: readonly string[], uri: string): boolean =>
  !uri.includes('#') &&
  registered.some((known) => known === uri || withoutLoopbackPort(known) === withoutLoopbackPort(uri));

/** A URI with these members added to its query; its own text stays as it is. */
export function withQuery(uri: string, members: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(members).toString();
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`;
}

/**
 * What browsers must allow a form to lead to, as a source of `form-action`: an origin, or the scheme alone where sources
 * cannot name the host: a scheme of the client's own, or an IPv6 address.
 */
export function sourceOf(uri: string): string {
  const { protocol, hostname, origin } = new URL(uri);
  const isNameable = (protocol === 'http:' || protocol === 'https:') && !hostname.startsWith('[');
  return isNameable ? origin : protocol;
}

/** Where a URI leads, for people: the host, or the scheme of the client's own. */
export function placeOf(uri: string): string {
  const { protocol, host } = new URL(uri);
  return host === '' ? protocol : host;
}
