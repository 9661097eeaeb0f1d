import { bareHost, type HostPort } from '@fieldpost/domain';
import { Failure } from '../failure.js';
import type { Fetch } from '../http/http-fetch.js';

const late = (longestMs: number): string => `no response in ${longestMs / 1_000} s`;

/** Rejects when the work takes too long, in milliseconds; `giveUp` ends it. */
export function within<T>(work: Promise<T>, longestMs: number, giveUp: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(late(longestMs))), longestMs);
  });
  return Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
    giveUp();
  });
}

/** Requests whose response may take so long, in milliseconds, to its last byte. */
export const fetchWithin =
  (fetch: Fetch, longestMs: number): Fetch =>
  async (url, options) => {
    const signal = AbortSignal.timeout(longestMs);
    return fetch(url, { ...options, signal }).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      throw new Error(late(longestMs), { cause });
    });
  };

/** The result of calls of the session that `signal` ends, or why there is none. */
export async function responseWithin<T>(
  longestMs: number,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T | Failure> {
  const signal = AbortSignal.timeout(longestMs);
  try {
    return await send(signal);
  } catch (thrown) {
    if (signal.aborted) return new Failure(`There is ${late(longestMs)}.`, 'unavailable', { cause: thrown });
    if (thrown instanceof Failure) return thrown;
    throw thrown;
  }
}

/** An address to connect to: IPv6 addresses are in brackets only in texts. */
export const withBareHost = ({ host, port }: HostPort): HostPort => ({ host: bareHost(host), port });

/** The reason of a failed connection, for people. */
export const reasonOf = (thrown: unknown): string => {
  const { message, code } = thrown as NodeJS.ErrnoException;
  return message || code || 'no connection';
};
