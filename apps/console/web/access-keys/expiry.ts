/** How long before its end a key is called to attention, in milliseconds. */
const notice = 14 * 86_400_000;

/** Whether the end of a key, as the API writes it, has come or is near. */
export function expiryOf(end: string, now: Date): 'expired' | 'soon' | 'later' {
  const left = new Date(end).getTime() - now.getTime();
  if (left <= 0) return 'expired';
  return left <= notice ? 'soon' : 'later';
}
