const format = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Time of day of a time in Unix milliseconds, with the date if it is not today. */
export function Clock({ at }: { at: number }) {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return (
    <time dateTime={moment.toISOString()} className="figures">
      {isToday ? format.format(moment) : `${dayFormat.format(moment)}, ${format.format(moment)}`}
    </time>
  );
}
