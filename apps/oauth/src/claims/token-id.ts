import { randomUUID } from 'node:crypto';

const separator = '.';

/** An id for a token. One that follows from a login begins with the id of its grant, so that it is found again. */
export const newTokenId = (grantId?: string): string =>
  grantId === undefined ? randomUUID() : `${grantId}${separator}${randomUUID()}`;

/** The grant that a token follows from; undefined when it follows from none, such as the token of an access key. */
export function grantIdIn(tokenId: string | undefined): string | undefined {
  const [grantId, own] = tokenId?.split(separator) ?? [];
  return own === undefined ? undefined : grantId;
}
