const endpoints: ReadonlySet<string> = new Set([
  '/key',
  '/oauth/openapi.json',
  '/users/device-authorization',
  '/users/introspect',
  '/users/restrict-token',
  '/users/revoke',
  '/users/token',
  '/users/userinfo',
]);
const folders = /^\/(?:\.well-known|applications|api\/v2\/applications|api\/v2\/users\/me)\/./;

/** Whether pages of other origins may call a path of oauth: the endpoints for tokens and keys, never pages. */
export const isOpenToOrigins = (path: string): boolean => endpoints.has(path) || folders.test(path);
