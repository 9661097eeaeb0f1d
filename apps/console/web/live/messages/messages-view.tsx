import '../live.css';
import { Button, Code, Group, Stack, Table, Text } from '@mantine/core';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { Scroller } from '../../lists/scroller.js';
import { Clock } from '../clock.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { ExportButtons } from './export-buttons.js';
import { KindMark, nameOfKind } from './kind-mark.js';
import { summaryOf } from './message-summary.js';
import { useRows } from './use-rows.js';
import { ValueChips } from './value-chips.js';

const MessageDrawer = lazy(async () => ({ default: (await import('./message-drawer.js')).MessageDrawer }));

interface MessagesViewProps {
  /** Newest first. */
  readonly messages: readonly LiveMessage[];
  /** Number of messages without the filter. */
  readonly all: number;
  readonly hasDevices: boolean;
}

/** Table of messages, newest first, and the details of one. */
export function MessagesView({ messages, all, hasDevices }: MessagesViewProps) {
  if (messages.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <Stack>
      <MessageList label={words.views.messages} messages={messages} hasDevices={hasDevices} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {words.shown(messages.length, all)}
        </Text>
        <ExportButtons messages={messages} />
      </Group>
    </Stack>
  );
}

interface MessageListProps {
  readonly label: string;
  readonly messages: readonly LiveMessage[];
  readonly hasDevices: boolean;
}

/** Table of messages with the details of one. */
export function MessageList(props: MessageListProps) {
  const [opened, setOpened] = useState<LiveMessage>();
  const open = useCallback((message: LiveMessage) => setOpened(message), []);
  return (
    <>
      <MessageTable {...props} onOpen={open} />
      <Suspense>{opened && <MessageDrawer message={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}

interface MessageTableProps {
  readonly label: string;
  readonly messages: readonly LiveMessage[];
  readonly hasDevices: boolean;
  readonly onOpen: (message: LiveMessage) => void;
}

/** Only the rows that are seen are in the page. */
function MessageTable({ label, messages, hasDevices, onOpen }: MessageTableProps) {
  const { frame, rows, from, before, after } = useRows(messages);
  return (
    <Scroller label={label} className="live-list" ref={frame}>
      <Table className="live-table" aria-rowcount={messages.length + 1}>
        <Head hasDevices={hasDevices} />
        <Table.Tbody>
          <Unseen height={before} />
          {rows.map((message, at) => (
            <Row
              key={message.key}
              message={message}
              // The first row is that of the column names.
              index={from + at + 2}
              hasDevices={hasDevices}
              onOpen={onOpen}
            />
          ))}
          <Unseen height={after} />
        </Table.Tbody>
      </Table>
    </Scroller>
  );
}

/** The space of rows that are not in the page. */
const Unseen = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );

const Head = ({ hasDevices }: { hasDevices: boolean }) => (
  <Table.Thead>
    <Table.Tr aria-rowindex={1}>
      <Table.Th scope="col">{words.time}</Table.Th>
      {hasDevices && <Table.Th scope="col">{words.device}</Table.Th>}
      <Table.Th scope="col">{words.kind}</Table.Th>
      <Table.Th scope="col">{words.port}</Table.Th>
      <Table.Th scope="col">{words.counter}</Table.Th>
      <Table.Th scope="col">{words.data}</Table.Th>
      <Table.Th scope="col">{words.rssi}</Table.Th>
      <Table.Th scope="col">{words.snr}</Table.Th>
      <Table.Td />
    </Table.Tr>
  </Table.Thead>
);

interface RowProps extends Pick<MessageTableProps, 'hasDevices' | 'onOpen'> {
  readonly message: LiveMessage;
  /** Its number in the whole list, from 1. */
  readonly index: number;
}

/** Memoized, because messages never change. */
const Row = memo(function Row({ message, index, hasDevices, onOpen }: RowProps) {
  const { port, counter, bytes, values, rssi, snr } = summaryOf(message);
  return (
    <Table.Tr aria-rowindex={index}>
      <Table.Td>
        <Clock at={message.at} />
      </Table.Td>
      {hasDevices && <Table.Td>{message.devId}</Table.Td>}
      <Table.Td>
        <KindMark kind={message.kind} />
      </Table.Td>
      <Table.Td>{port}</Table.Td>
      <Table.Td>{counter}</Table.Td>
      <Table.Td className="live-values">
        <ValueChips values={values} />
        {bytes !== '' && <Code>{bytes}</Code>}
      </Table.Td>
      <Table.Td>{rssi}</Table.Td>
      <Table.Td>{snr}</Table.Td>
      <Table.Td>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${words.details}: ${words.detailsOf(nameOfKind(message.kind), message.devId)}`}
          onClick={() => onOpen(message)}
        >
          {words.details}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
});
