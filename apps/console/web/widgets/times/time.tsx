import { textOfAge, type TimeFormat, textOfRecent, timeFormats } from './time-formats.js';

const formats = timeFormats();

/** A time in the format of the browser, with the exact value in `datetime`. */
export const Time = ({ at, as = 'list' }: { at: string; as?: TimeFormat }) => (
  <time dateTime={at}>{formats[as].format(new Date(at))}</time>
);

/** The time of a message in Unix milliseconds, with the date if it is not today. */
export function RecentTime({ at }: { at: number }) {
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} className="figures">
      {textOfRecent(moment, new Date(), formats)}
    </time>
  );
}

/** How long ago a time was. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={formats.full.format(new Date(at))}>
    {textOfAge(new Date(at), new Date())}
  </time>
);
