/** Time before the expiry at which a key needs attention, in milliseconds. */
const notice = 14 * 86_400_000;

/** Whether a key has expired or expires soon, from the time in the API. */
export function expiryOf(end: string, now: Date): 'expired' | 'soon' | 'later' {
  const left = new Date(end).getTime() - now.getTime();
  if (left <= 0) return 'expired';
  return left <= notice ? 'soon' : 'later';
}
