import { scriptMessage } from '../../api/script-message.js';
import type { NamedValue } from '../uplink.js';
import { textOfValue } from './message-summary.js';

const mostChips = 8;
const longestText = 60;

const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)} …` : text;

interface FailedChipProps {
  readonly label: string;
  readonly error: string;
}

/** The cause of an error; a pointer on it shows all of its text. */
export const FailedChip = ({ label, error }: FailedChipProps) => (
  <span className="chip chip-failed" title={scriptMessage(error)}>
    {label} <b>{scriptMessage(error)}</b>{' '}
  </span>
);

/** The first values of a message. */
export const ValueChips = ({ values }: { values: readonly NamedValue[] }) => (
  <>
    {values.slice(0, mostChips).map(([name, value]) => (
      <span key={name} className="chip chip-value">
        <span>{name}</span> <b>{shortened(textOfValue(value))}</b>{' '}
      </span>
    ))}
    {values.length > mostChips && <span className="chip">+{values.length - mostChips}</span>}
  </>
);
