import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import type { StreamStatus } from './stream/event-stream.js';
import { kindGroups } from './live-message.js';
import { type LiveSearch, liveSearch, type LiveView, views } from './live-search.js';
import { liveTexts as words } from './live.texts.js';
import type { LogState, MessageLog } from './stream/message-log.js';
import { Tab, Tabs } from '../widgets/tabs.js';

interface LiveControlsProps {
  readonly log: MessageLog;
  readonly state: LogState;
  readonly status: StreamStatus;
  /** Whether to show the device filter. */
  readonly hasDevices: boolean;
  readonly search: LiveSearch;
  readonly onSearch: (part: LiveSearch) => void;
}

/** State of the stream, pause button and filters. */
export const LiveControls = ({ log, state, status, hasDevices, search, onSearch }: LiveControlsProps) => (
  <>
    <Group justify="space-between">
      <Text role="status">{state.isPaused ? words.paused(state.waiting) : sentenceOn(status)}</Text>
      <Group>
        <Button variant="default" onClick={() => (state.isPaused ? log.resume() : log.pause())}>
          {state.isPaused ? words.resume : words.pause}
        </Button>
        <Button variant="default" onClick={() => log.clear()}>
          {words.clear}
        </Button>
      </Group>
    </Group>
    <Group align="flex-end" role="search">
      {hasDevices && (
        <TextInput
          label={words.device}
          placeholder={words.deviceHint}
          value={search.device ?? ''}
          onChange={({ target }) => onSearch({ device: target.value })}
        />
      )}
      <NativeSelect
        label={words.kind}
        value={search.kind ?? ''}
        data={[
          { value: '', label: words.everyKind },
          ...kindGroups.map((kind) => ({ value: kind, label: words.groups[kind] })),
        ]}
        onChange={({ target }) => onSearch({ kind: liveSearch({ kind: target.value }).kind })}
      />
      <TextInput
        label={words.text}
        placeholder={words.textHint}
        value={search.text ?? ''}
        onChange={({ target }) => onSearch({ text: target.value })}
      />
    </Group>
  </>
);

function sentenceOn(status: StreamStatus): string {
  if (status.is === 'waiting') return words.waiting(status.seconds);
  return status.is === 'open' ? words.open : words.connecting;
}

/** Tabs of the views, each with its own URL. */
export const ViewSwitch = ({ view }: { view: LiveView }) => (
  <Tabs label={words.viewsOf}>
    {views.map((to) => (
      <Tab
        key={to}
        to="."
        search={(search) => ({ ...search, view: to })}
        aria-current={view === to ? 'page' : undefined}
      >
        {words.views[to]}
      </Tab>
    ))}
  </Tabs>
);
