/** An authorization request on this server, as it stands in an address. */
const authorizePath = /^\/users\/authorize\?[!-~]*$/;

/** A page that only its user sees. */
const memberPath = /^\/users(\/(profile|password|sessions|clients))?$/;

/** Whether somebody comes from a client, which the login then names. */
export const isRequest = (path: string): boolean => authorizePath.test(path);

/** Where a visitor goes after the login; undefined for any other place, above all for one on another server. */
export const nextPath = (raw: string): string | undefined =>
  isRequest(raw) || memberPath.test(raw) ? raw : undefined;

/** The members of the request at such a place. */
export const queryAt = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(path.slice(path.indexOf('?') + 1)));
