import { liveTexts as words } from '../live.texts.js';
import type { NamedValue } from '../uplink.js';
import { textOfValue } from './message-summary.js';

const mostChips = 8;
const longestText = 60;

const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)} …` : text;

/** Why an uplink has no values. */
export const FailedChip = ({ error }: { error: string }) => (
  <span className="chip chip-failed">
    {words.notDecoded} <b>{shortened(error)}</b>{' '}
  </span>
);

/** The first values of a message. */
export const ValueChips = ({ values }: { values: readonly NamedValue[] }) => (
  <>
    {values.slice(0, mostChips).map(([name, value]) => (
      <span key={name} className="chip">
        {name} <b>{shortened(textOfValue(value))}</b>{' '}
      </span>
    ))}
    {values.length > mostChips && <span className="chip">+{values.length - mostChips}</span>}
  </>
);
