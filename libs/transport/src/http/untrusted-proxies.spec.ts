import { describe, expect, it } from '@jest/globals';
import { UntrustedProxies } from './untrusted-proxies.js';

/** The peers that were warned of, each with the second of the warning. */
function warnings() {
  const seen: (readonly [number, unknown])[] = [];
  let second = 0;
  const logger = { warn: (fields: object) => void seen.push([second, (fields as { peer: unknown }).peer]) };
  const proxies = new UntrustedProxies(
    logger as never,
    (address) => address === '10.0.0.1',
    () => second * 1_000,
  );
  const from = (remoteAddress: string, at: number, headers = { 'x-forwarded-for': '192.0.2.1' }) => {
    second = at;
    proxies.note({ headers, socket: { remoteAddress } } as never);
  };
  return { seen, from };
}

describe('X-Forwarded-For from an address that is not a trusted proxy', () => {
  it('is logged as a warning once per minute at most', () => {
    const { seen, from } = warnings();
    for (const second of [5, 6, 64, 65, 66, 200]) from('10.0.0.2', second);
    expect(seen).toEqual([5, 65, 200].map((second) => [second, '10.0.0.2']));
  });
});

describe('A request', () => {
  it('of a trusted proxy, or without X-Forwarded-For, is not logged as a warning', () => {
    const { seen, from } = warnings();
    from('10.0.0.1', 1);
    from('10.0.0.2', 2, {} as never);
    expect(seen).toEqual([]);
  });
});
