const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A time in the format of the browser, with the exact value in `datetime`. */
export const Time = ({ at, only }: { at: string; only?: 'day' }) => (
  <time dateTime={at}>{(only === 'day' ? day : long).format(new Date(at))}</time>
);
