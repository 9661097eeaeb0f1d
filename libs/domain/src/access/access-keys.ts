/** Keys look like `<issuer>.<secret>`, exactly one dot: the issuer names the auth server that knows the rights of the key. */
export interface KeyParts {
  readonly issuer: string;
  readonly secret: string;
}

/**
 * Reads `<issuer>.<secret>`; a key without exactly one dot has no issuer and counts for `home`
 * (docs/protocol/handler-api.md#access-keys).
 */
export function splitKey(key: string, home: string): KeyParts {
  const [issuer = '', secret = '', ...more] = key.split('.');
  return issuer !== '' && secret !== '' && more.length === 0
    ? { issuer, secret }
    : { issuer: home, secret: key };
}

export const joinKey = ({ issuer, secret }: KeyParts): string => `${issuer}.${secret}`;

/** A key as shown to callers without the right to see it: the issuer, never the secret. */
export function maskKey(key: string): string {
  if (key === '') return '';
  const { issuer, secret } = splitKey(key, '');
  return issuer !== '' && secret !== '' ? `${issuer}.<...>` : '...';
}
