import type { Icon } from '@tabler/icons-react';
import IconAntenna from '@tabler/icons-react/icons/IconAntenna';
import IconApps from '@tabler/icons-react/icons/IconApps';
import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import IconBook from '@tabler/icons-react/icons/IconBook';
import IconBolt from '@tabler/icons-react/icons/IconBolt';
import IconCpu from '@tabler/icons-react/icons/IconCpu';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { useEffect, useRef } from 'react';
import { type Entry, type EntryKind, entryKinds } from './entries.js';
import { paletteTexts as words } from './palette.texts.js';

const icons: Readonly<Record<EntryKind, Icon>> = {
  application: IconApps,
  device: IconCpu,
  gateway: IconAntenna,
  user: IconUser,
  page: IconArrowRight,
  action: IconBolt,
  guide: IconBook,
};

/** Id of the element of an entry. */
export const idOf = (list: string, at: number): string => `${list}-${at}`;

interface EntryListProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly chosen: number;
  readonly onOpen: (entry: Entry) => void;
}

/** The entries that were found, by kind. */
export const EntryList = ({ id, entries, chosen, onOpen }: EntryListProps) => (
  <div id={id} role="listbox" aria-label={words.results} className="palette-list">
    {entryKinds
      .filter((kind) => entries.some((entry) => entry.kind === kind))
      .map((kind) => (
        <div key={kind} role="group" aria-label={words.groups[kind]}>
          <div className="palette-group" aria-hidden>
            {words.groups[kind]}
          </div>
          {entries.map((entry, at) =>
            entry.kind === kind ? (
              <Option
                key={idOf(id, at)}
                id={idOf(id, at)}
                entry={entry}
                isChosen={at === chosen}
                onOpen={() => onOpen(entry)}
              />
            ) : undefined,
          )}
        </div>
      ))}
  </div>
);

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function Option({ id, entry: { kind, label, detail }, isChosen, onOpen }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const EntryIcon = icons[kind];
  return (
    // The search field has the focus, and chooses by keys.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      className="palette-entry"
      onClick={onOpen}
    >
      <EntryIcon size={18} stroke={1.75} aria-hidden />
      <span className="palette-label">{label}</span>
      {detail && <span className="palette-detail">{detail}</span>}
    </div>
  );
}
