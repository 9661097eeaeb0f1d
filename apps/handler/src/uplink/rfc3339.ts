const nanosecondsPerSecond = 1_000_000_000n;

/**
 * Unix nanoseconds, a decimal number, as RFC 3339 in UTC with up to nine digits behind the second and no zeros at the
 * end; empty for 0, which means unknown, and for times before 1970 (wire/handler.md 5.1).
 */
export function rfc3339(unixNanoseconds: string): string {
  const nanoseconds = BigInt(unixNanoseconds);
  if (nanoseconds <= 0n) return '';
  const fraction = nanoseconds % nanosecondsPerSecond;
  const seconds = nanoseconds / nanosecondsPerSecond;
  const digits = fraction.toString().padStart(9, '0').replace(/0+$/, '');
  const second = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  return digits === '' ? `${second}Z` : `${second}.${digits}Z`;
}
