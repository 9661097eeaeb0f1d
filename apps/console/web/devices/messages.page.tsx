import '../live/live.css';
import { Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { storedMessagesQuery } from './devices.queries.js';
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
            <Stored />
          ) : (
            <Empty
              title={words.storageOff}
              text={words.storageOffText}
              action={<WithoutStorage {...name} />}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** The most that the handler responds with. */
const mostShown = 1_000;

function Stored() {
  const { handler } = useConsole();
  const { appId, devId } = useDeviceName();
  const view = useListView('stored-messages');
  const [opened, setOpened] = useState<LiveMessage>();
  return (
    <Loaded query={useQuery(storedMessagesQuery(handler, appId, devId, mostShown))}>
      {(messages) =>
        messages.length === 0 ? (
          <Empty title={words.storedNone} text={words.storedNoneText} action={<NextStep devId={devId} />} />
        ) : (
          <>
            <Text>{words.storedHint(mostShown)}</Text>
            <LocalList
              view={view}
              label={words.stored}
              words={usualListTexts(words.stored)}
              columns={columns}
              rows={messages}
              idOf={(message) => JSON.stringify(message)}
              nameOf={nameOf}
              rowEnd={(message) => (
                <RowButton
                  text={liveTexts.details}
                  label={`${liveTexts.details}: ${nameOf(message)}`}
                  onClick={() => setOpened(readStored(message, 0))}
                />
              )}
            />
            <OpenedMessage message={opened} onClose={() => setOpened(undefined)} />
          </>
        )
      }
    </Loaded>
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
    cell: (message) => <Code>{bytesOf(message)}</Code>,
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
  { id: 'snr', label: liveTexts.snr, value: (message) => signalOf(message).snr },
  { id: 'data_rate', label: liveTexts.dataRate, value: ({ metadata }) => metadata.data_rate },
];
