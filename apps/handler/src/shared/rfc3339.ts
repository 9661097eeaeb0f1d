const fractionDigits = 9;

/**
 * Unix nanoseconds, a decimal number, as RFC 3339 in UTC with up to nine digits behind the second and no zeros at the
 * end; empty for 0, which means unknown, and for times before 1970 (docs/protocol/uplinks.md#metadata).
 */
export function rfc3339(unixNanoseconds: string): string {
  if (unixNanoseconds === '0') return '';
  const seconds = Number(unixNanoseconds.slice(0, -fractionDigits));
  const fraction = unixNanoseconds.slice(-fractionDigits).padStart(fractionDigits, '0');
  if (unixNanoseconds.startsWith('-') || (seconds === 0 && Number(fraction) === 0)) return '';
  const digits = fraction.replace(/0{1,9}$/, '');
  const second = new Date(seconds * 1000).toISOString().slice(0, 19);
  return digits === '' ? `${second}Z` : `${second}.${digits}Z`;
}
