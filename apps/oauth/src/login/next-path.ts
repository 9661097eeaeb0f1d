/** Path and query of an authorization request. */
const authorizePath = /^\/users\/authorize\?[!-~]*$/;

/** Pages for logged-in users. */
const memberPath = /^\/users(\/(profile|password|sessions|clients|two-step|linked-logins))?$/;

/** The page for the code of a device, with or without the code. */
const devicePath = /^\/users\/device(\?user_code=[A-Z]{4}-[A-Z]{4})?$/;

/** The console, at the root of the site. */
const consolePath = '/';

/** The login page after a logout. A login there leads to the console. */
export const loggedOutPath = `/users/login?${new URLSearchParams({ next: consolePath, after: 'logout' })}`;

/** Whether the path is an authorization request, whose client the login page names. */
export const isRequest = (path: string): boolean => authorizePath.test(path);

/** The path for the redirect after the login; undefined for any other URL, especially on other servers. */
export const nextPath = (raw: string): string | undefined =>
  raw === consolePath || isRequest(raw) || memberPath.test(raw) || devicePath.test(raw) ? raw : undefined;

/** The query parameters of such a path. */
export const queryAt = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(path.slice(path.indexOf('?') + 1)));
