/**
 * The formats of all times of the console, as the locale writes them, so with 24 hours where it does. Times in lists have
 * minutes; full times, as of messages, have seconds. A day is one of the calendar.
 */
export const timeFormats = (locale?: string) => {
  const of = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const day = of({ dateStyle: 'medium' });
  const list = of({ dateStyle: 'medium', timeStyle: 'short' });
  const full = of({ dateStyle: 'medium', timeStyle: 'medium' });
  return { day, list, full, timeOfFull: of({ timeStyle: 'medium' }) };
};

export type TimeFormat = 'day' | 'list' | 'full';

/** A full time, without the date if that is the one of now. */
export function textOfRecent(
  at: Date,
  now: Date,
  { full, timeOfFull }: ReturnType<typeof timeFormats>,
): string {
  return (at.toDateString() === now.toDateString() ? timeOfFull : full).format(at);
}
