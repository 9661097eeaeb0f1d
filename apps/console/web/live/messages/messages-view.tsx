import '../live.css';
import { Group, Stack, Table, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Scroller } from '../../lists/scroller.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { ExportButtons } from './export-buttons.js';
import { Head, Row } from './message-rows.js';
import { OpenedMessage } from './opened-message.js';
import { useRows } from './use-rows.js';

interface MessagesViewProps {
  /** Newest first. */
  readonly messages: readonly LiveMessage[];
  /** Number of messages without the filter. */
  readonly all: number;
  readonly hasDevices: boolean;
}

/** Table of messages, newest first, and the details of one. */
export function MessagesView({ messages, all, hasDevices }: MessagesViewProps) {
  const [opened, setOpened] = useState<LiveMessage>();
  const open = useCallback((message: LiveMessage) => setOpened(message), []);
  if (messages.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <Stack>
      <MessageTable messages={messages} hasDevices={hasDevices} onOpen={open} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {words.shown(messages.length, all)}
        </Text>
        <ExportButtons messages={messages} />
      </Group>
      <OpenedMessage message={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}

interface MessageTableProps {
  readonly messages: readonly LiveMessage[];
  readonly hasDevices: boolean;
  readonly onOpen: (message: LiveMessage) => void;
}

/** Only the rows that are seen are in the page. */
function MessageTable({ messages, hasDevices, onOpen }: MessageTableProps) {
  const { frame, rows, from, before, after } = useRows(messages);
  return (
    <Scroller label={words.views.messages} className="live-list" ref={frame}>
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
