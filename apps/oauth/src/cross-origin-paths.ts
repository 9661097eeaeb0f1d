/** The last parts of `/users/…` that are endpoints for programs; the others are pages with a session cookie. */
const endpoints = 'device-authorization|introspect|restrict-token|revoke|token|userinfo';

const open = new RegExp(
  `^/(?:key|\\.well-known/[^/]+|oauth/openapi\\.json|(?:api/v2/)?applications/.+|api/v2/users/me/.+|users/(?:${endpoints}))/?$`,
);

/** Whether pages of other origins may call a path of oauth: the endpoints for tokens and keys, never pages. */
export const isOpenToOrigins = (path: string): boolean => open.test(path);
