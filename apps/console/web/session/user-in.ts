/** The id of the user in an access token (docs/protocol/tokens.md), which the server has verified. */
export function userIn(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
    readonly sub?: unknown;
  };
  return String(sub);
}
