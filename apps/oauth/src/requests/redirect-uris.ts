/** Native apps listen on any free port of the user's machine (RFC 8252, 7.3). */
const loopbackHost = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

const withoutLoopbackPort = (uri: string): string => uri.replace(loopbackHost, '$1');

/** Whether the URI is registered: compared character by character, except for the port of a loopback address. */
export const isRegistered = (registered: readonly string[], uri: string): boolean =>
  !uri.includes('#') &&
  registered.some((known) => known === uri || withoutLoopbackPort(known) === withoutLoopbackPort(uri));

/**
 * Whether the receiver of the redirect is known. Any program on the machine can listen on loopback or register a scheme, so a
 * public client there gets no codes without a click of the user (RFC 8252, 8.6). The console of this server is on
 * `ownOrigin`.
 */
export const isReceiverKnown = (uri: string, isPublic: boolean, ownOrigin: string): boolean => {
  const { protocol, origin } = new URL(uri);
  return !isPublic || protocol === 'https:' || origin === ownOrigin;
};

/** What account says of a client, as far as its redirect URIs are concerned. */
interface RedirectingClient {
  readonly official: boolean;
  readonly accepted: boolean;
  readonly redirect_uris: readonly string[];
}

/**
 * Whether the code goes to a page of this site that an administrator registered for an official client, such as the console. The
 * page that shows a code to be copied is none of them.
 */
export const isPageOfSite = (
  uri: string,
  { official, accepted, redirect_uris: registered }: RedirectingClient,
  ownOrigin: string,
): boolean => {
  const { origin, pathname } = new URL(uri);
  const isRegisteredPage = registered.includes(uri) && !pathname.startsWith(callbackFolder);
  return official && accepted && origin === ownOrigin && isRegisteredPage;
};

/** Adds parameters to the query of a URI and leaves the rest unchanged. */
export function withQuery(uri: string, members: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(members).toString();
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Sources of `form-action` for a redirect to this URI. Browsers check every further redirect as well, so the host is left out:
 * clients often receive the code at one host and redirect to another.
 */
export function sourcesOf(uri: string): string {
  const { protocol } = new URL(uri);
  return protocol === 'https:' ? protocol : `https: ${protocol}`;
}

/** The host of a URI, or its scheme without a host, for display. */
export function displayHostOf(uri: string): string {
  const { protocol, host } = new URL(uri);
  return host === '' ? protocol : host;
}

const callbackFolder = '/oauth/callback/';

/** The page that shows the code of a client without a redirect URI, such as v2's command line. */
export const callbackPath = (clientId: string): string => `${callbackFolder}${encodeURIComponent(clientId)}`;
