/** What tells where a request comes from. */
export interface Connection {
  readonly ip: string;
  readonly headers: {
    readonly 'x-forwarded-for'?: string | string[];
    readonly authorization?: string;
  };
}

/**
 * The address of whoever asks. Each of the `proxies` before this server adds the one it was called from at the end of
 * `X-Forwarded-For`; what stands before those, the caller may have made up.
 */
export function addressOf({ ip, headers }: Connection, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const told = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  return [...told, ip].at(-1 - proxies) ?? ip;
}
