const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const formats = { day, exact } as const;

/** A time in the format of the browser, with the exact value in `datetime`. */
export const Time = ({ at, as }: { at: string; as?: 'day' | 'exact' }) => (
  <time dateTime={at}>{(as ? formats[as] : long).format(new Date(at))}</time>
);
