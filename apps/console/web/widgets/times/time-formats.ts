import { texts } from '../../texts.js';

const ofMessages: Intl.DateTimeFormatOptions = {
  ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
  fractionalSecondDigits: 3,
};

/**
 * The formats of all times of the console, as the locale writes them, so with 24 hours where it does. Times in lists have
 * minutes; full times have seconds, and those of messages milliseconds. A day is one of the calendar. Ticks are at the axes of charts. Browsers take
 * milliseconds to make a format, so each is made when it is needed first.
 */
export const timeFormats = (locale?: string) => {
  const of = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return { format: (at: Date) => (made ??= new Intl.DateTimeFormat(locale, options)).format(at) };
  };
  const day = of({ dateStyle: 'medium' });
  const list = of({ dateStyle: 'medium', timeStyle: 'short' });
  const full = of({ dateStyle: 'medium', timeStyle: 'medium' });
  const ticks = {
    year: of({ year: 'numeric' }),
    month: of({ month: 'short' }),
    date: of({ day: 'numeric', month: 'short' }),
    minute: of({ timeStyle: 'short' }),
    second: of({ timeStyle: 'medium' }),
  };
  return { day, list, full, exact: of(ofMessages), ticks };
};

export type TimeFormat = 'day' | 'list' | 'full';

/** The time of a message, without the date if that is the one of now. */
export function textOfRecent(at: Date, now: Date, { day, exact }: ReturnType<typeof timeFormats>): string {
  const time = exact.format(at);
  return at.toDateString() === now.toDateString() ? time : `${day.format(at)}, ${time}`;
}

const ages = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a time was, in the language of the console: "3 hours ago". The clock of the server may be ahead. */
export function textOfAge(at: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - at.getTime());
  const found = ages.find((each) => age >= each[1]);
  if (!found) return texts.justNow;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(age / length), unit);
}
