import type { Icon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import IconLink from '@tabler/icons-react/icons/IconLink';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import { groupOf, isOfGroup, type KindGroup, type LiveMessage, uplinkIn } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { isSimulated, type UplinkMessage } from '../uplink.js';

const icons: Readonly<Record<KindGroup, Icon>> = {
  up: IconArrowUp,
  down: IconArrowDown,
  activations: IconLink,
  errors: IconAlertTriangle,
  changes: IconPencil,
};

/** The kind of a message by name, and by an icon and a colour, which are those of errors for uplinks that were not decoded. Simulated uplinks have a mark. */
export function KindMark({ message }: { message: LiveMessage }) {
  const { kind } = message;
  const group = isOfGroup(message, 'errors') ? 'errors' : groupOf(kind);
  const KindIcon = icons[group];
  const uplink = uplinkIn(message);
  return (
    <>
      <span className={`kind kind-${group}`}>
        <KindIcon size={16} aria-hidden />
        {nameOfKind(kind)}
      </span>
      {uplink && <SimulatedMark uplink={uplink} />}
    </>
  );
}

/** Mark of an uplink that was simulated; nothing for others. */
export const SimulatedMark = ({ uplink }: { uplink: UplinkMessage }) =>
  isSimulated(uplink) && <span className="kind kind-changes">{words.simulated}</span>;

/** The name of a kind; unknown kinds are shown unchanged. */
export const nameOfKind = (kind: string): string => words.kinds[kind] ?? kind;
