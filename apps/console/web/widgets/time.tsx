const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A moment as people here write it; the exact one is in its `datetime`. */
export const Time = ({ at, only }: { at: string; only?: 'day' }) => (
  <time dateTime={at}>{(only === 'day' ? day : long).format(new Date(at))}</time>
);
