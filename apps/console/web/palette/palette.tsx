import { Modal, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useIsFetching } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { texts } from '../texts.js';
import { type Entry, matchingEntries, searchedText } from './entries.js';
import { EntryList, idOf } from './entry-list.js';
import { paletteTexts as words } from './palette.texts.js';
import { useEntries } from './use-entries.js';
import './palette.css';

const pauseMs = 250;

interface PaletteProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The command palette: a search for everything that the user can open or do. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const [text, setText] = useState('');
  const entries = useFound(text, onShortcuts);
  const router = useRouter();
  const open = ({ to, run }: Entry) => {
    onClose();
    run?.();
    if (to !== undefined) router.history.push(to);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size="lg"
      yOffset="10vh"
      centered={false}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Choice text={text} onText={setText} entries={entries} onOpen={open} />
      <State isEmpty={entries.length === 0} />
      <Text size="sm" c="dimmed" mt="sm">
        {words.hint}
      </Text>
    </Modal>
  );
}

interface ChoiceProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly entries: readonly Entry[];
  readonly onOpen: (entry: Entry) => void;
}

/** The search field, and below it the entries, of which one is chosen. */
function Choice({ text, onText, entries, onOpen }: ChoiceProps) {
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entries[chosen];
    const next = chosenAfter(event.key, chosen, entries.length);
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Enter' && entry) onOpen(entry);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className="palette-search"
        role="combobox"
        aria-label={words.search}
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        {...(entries.length > 0 && { 'aria-activedescendant': idOf(list, chosen) })}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <EntryList id={list} entries={entries} chosen={chosen} onOpen={onOpen} />
    </>
  );
}

/** Entries that match what was typed; servers are asked when the user pauses. */
function useFound(text: string, showShortcuts: () => void): readonly Entry[] {
  const [query] = useDebouncedValue(searchedText(text), pauseMs);
  const entries = useEntries(query, showShortcuts);
  return matchingEntries(entries, searchedText(text));
}

function State({ isEmpty }: { isEmpty: boolean }) {
  const isSearching = useIsFetching() > 0;
  return (
    <Text role="status" p={isEmpty ? 'md' : 0}>
      {isEmpty && (isSearching ? words.searching : words.none)}
    </Text>
  );
}

function chosenAfter(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (chosen + 1) % count;
  return key === 'ArrowUp' ? (chosen + count - 1) % count : undefined;
}
