/** Rejects when the work takes too long, in milliseconds; `giveUp` ends it. */
export function within<T>(work: Promise<T>, longestMs: number, giveUp: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${longestMs / 1_000} s`)), longestMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
    giveUp();
  });
}

/** `host:port` in its parts; undefined for another form. IPv6 addresses are in brackets. */
export function partsOf(address: string): { readonly host: string; readonly port: number } | undefined {
  const [, host = '', port = ''] = /^\[?([^\]\s/]+)\]?:(\d{1,5})$/.exec(address) ?? [];
  return host === '' ? undefined : { host, port: Number(port) };
}

/** The reason of a failed connection, for people. */
export const reasonOf = (thrown: unknown): string => {
  const { message, code } = thrown as NodeJS.ErrnoException;
  return message || code || 'no connection';
};
