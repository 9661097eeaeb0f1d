import '../live/live.css';
import { Button, Code, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useConsole } from '../console.js';
import { RowButton } from '../lists/row-button.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { type LiveMessage, readStored, type StoredUplink } from '../live/live-message.js';
import { liveTexts } from '../live/live.texts.js';
import { FailedChip, ValueChips } from '../live/messages/value-chips.js';
import { SimulatedMark } from '../live/messages/kind-mark.js';
import { OpenedMessage } from '../live/messages/opened-message.js';
import { NextStep } from '../live/next-step.js';
import { hexOf, signalOf, valuesIn } from '../live/uplink.js';
import { WithoutStorage } from '../live/without-storage.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { RecentTime } from '../widgets/times/time.js';
import { type DeviceName, storedMessagesQuery } from './devices.queries.js';
import { messagesTexts as words } from './messages.texts.js';
import { useDeviceName } from './use-device.js';

/** Stored messages of a device. */
export function MessagesPage() {
  const { handler } = useConsole();
  const name = useDeviceName();
  return (
    <Page title={words.stored}>
      <Loaded query={useQuery(trafficQuery(handler, name, '24h'))}>
        {({ messages_stored }) =>
          messages_stored ? (
            <Stored key={name.devId} {...name} />
          ) : (
            <Empty
              title={words.storageOff}
              text={words.storageOffText}
              action={<WithoutStorage hasMessages={false} {...name} />}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** Messages that are read at first, and the most that the handler responds with. */
const [firstRead, mostRead] = [100, 1_000];

/** The newest messages, and more of them on demand: each may have tens of kilobytes of fields. */
function Stored({ appId, devId }: DeviceName) {
  const { handler } = useConsole();
  const [count, setCount] = useState(firstRead);
  const query = useQuery({
    ...storedMessagesQuery(handler, appId, devId, count),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {(messages) => {
        const isLoading = query.isPlaceholderData;
        const hasMore = isLoading || messages.length >= count;
        return messages.length === 0 ? (
          <Empty title={words.storedNone} text={words.storedNoneText} action={<NextStep devId={devId} />} />
        ) : (
          <>
            <Text>{hasMore ? words.storedNewest(messages.length) : words.storedAll}</Text>
            <Messages messages={messages} />
            {hasMore && (isLoading || count < mostRead) && (
              <Button
                variant="default"
                loading={isLoading}
                onClick={() => setCount(Math.min(2 * count, mostRead))}
              >
                {words.loadMore}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface StoredRow extends StoredUplink {
  readonly id: string;
}

/** Rows with ids of their own: messages have none, and two may have the same time and counter. */
function rowsOf(messages: readonly StoredUplink[]): readonly StoredRow[] {
  const known = new Map<string, number>();
  return messages.map((message) => {
    const id = `${message.received_at} ${message.counter}`;
    const before = known.get(id) ?? 0;
    known.set(id, before + 1);
    return { ...message, id: `${id} ${before}` };
  });
}

function Messages({ messages }: { messages: readonly StoredUplink[] }) {
  const view = useListView('stored-messages');
  const [opened, setOpened] = useState<LiveMessage>();
  const rows = useMemo(() => rowsOf(messages), [messages]);
  const shown = useMemo(() => columnsOf(messages), [messages]);
  const open = ({ id: _, ...message }: StoredRow) => setOpened(readStored(message, 0));
  return (
    <>
      <LocalList
        view={view}
        label={words.stored}
        words={usualListTexts(words.stored, words.things)}
        columns={shown}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={nameOf}
        rowEnd={(row) => (
          <RowButton
            text={liveTexts.details}
            label={`${liveTexts.details}: ${nameOf(row)}`}
            onClick={() => open(row)}
          />
        )}
      />
      <OpenedMessage message={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

const nameOf = ({ counter, received_at }: StoredUplink): string =>
  `${words.counter} ${counter}, ${received_at}`;
const bytesOf = ({ payload_raw }: StoredUplink): string => hexOf(payload_raw);
const fieldsOf = ({ payload_fields: fields, decoding_error: error }: StoredUplink) =>
  error ?? (fields && JSON.stringify(fields));

const columns: readonly Column<StoredUplink>[] = [
  {
    id: 'received',
    label: words.received,
    value: ({ received_at }) => received_at,
    cell: (message) => (
      <>
        <RecentTime at={Date.parse(message.received_at)} /> <SimulatedMark uplink={message} />
      </>
    ),
  },
  { id: 'counter', label: words.counter, value: ({ counter }) => counter },
  { id: 'port', label: words.port, value: ({ port }) => port },
  {
    id: 'payload',
    label: words.payload,
    value: bytesOf,
    cell: (message) => (
      <div className="stored-bytes">
        <Code>{bytesOf(message)}</Code>
      </div>
    ),
    wraps: true,
  },
  {
    id: 'fields',
    label: words.fields,
    value: fieldsOf,
    cell: ({ payload_fields: fields, decoding_error: error }) =>
      error === undefined ? (
        <ValueChips values={valuesIn(fields)} />
      ) : (
        <FailedChip label={liveTexts.notDecoded} error={error} />
      ),
    wraps: true,
  },
  { id: 'rssi', label: liveTexts.rssi, value: (message) => signalOf(message).rssi },
  { id: 'snr', label: liveTexts.snr, value: (message) => signalOf(message).snr, startsHidden: true },
  {
    id: 'data_rate',
    label: liveTexts.dataRate,
    value: ({ metadata }) => metadata.data_rate,
    startsHidden: true,
  },
];

/** The columns without that of fields where no message has any. */
const columnsOf = (messages: readonly StoredUplink[]) =>
  messages.some((message) => fieldsOf(message) !== undefined)
    ? columns
    : columns.filter(({ id }) => id !== 'fields');
