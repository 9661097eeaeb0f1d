import './live.css';
import { Button, Code, Group, Stack, Table, Text } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { Scroller } from '../lists/scroller.js';
import { Clock } from './clock.js';
import { type LiveMessage, uplinkIn } from './live-message.js';
import { liveTexts as words } from './live.texts.js';
import { MessageDetails } from './message-details.js';
import { hexOf } from './uplink.js';

const atOnce = 50;
const longestData = 120;

interface MessagesViewProps {
  /** Newest first. */
  readonly messages: readonly LiveMessage[];
  /** Number of messages without the filter. */
  readonly all: number;
  readonly hasDevices: boolean;
}

/** Table of messages, newest first, and the details of one. */
export function MessagesView({ messages, all, hasDevices }: MessagesViewProps) {
  const [most, setMost] = useState(atOnce);
  const [opened, setOpened] = useState<LiveMessage>();
  const open = useCallback((message: LiveMessage) => setOpened(message), []);
  const shown = messages.slice(0, most);
  if (messages.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <Stack>
      <Scroller label={words.views.messages}>
        <Table className="live-table">
          <Head hasDevices={hasDevices} />
          <Table.Tbody>
            {shown.map((message) => (
              <Row key={message.key} message={message} hasDevices={hasDevices} onOpen={open} />
            ))}
          </Table.Tbody>
        </Table>
      </Scroller>
      <Group>
        <Text size="sm" c="dimmed">
          {words.shown(shown.length, all)}
        </Text>
        {shown.length < messages.length && (
          <Button size="xs" variant="default" onClick={() => setMost(most + 2 * atOnce)}>
            {words.more}
          </Button>
        )}
      </Group>
      {opened && <MessageDetails message={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

const Head = ({ hasDevices }: { hasDevices: boolean }) => (
  <Table.Thead>
    <Table.Tr>
      <Table.Th scope="col">{words.time}</Table.Th>
      {hasDevices && <Table.Th scope="col">{words.device}</Table.Th>}
      <Table.Th scope="col">{words.kind}</Table.Th>
      <Table.Th scope="col">{words.port}</Table.Th>
      <Table.Th scope="col">{words.counter}</Table.Th>
      <Table.Th scope="col">{words.data}</Table.Th>
      <Table.Td />
    </Table.Tr>
  </Table.Thead>
);

interface RowProps {
  readonly message: LiveMessage;
  readonly hasDevices: boolean;
  readonly onOpen: (message: LiveMessage) => void;
}

/** Memoized, because messages never change. */
const Row = memo(function Row({ message, hasDevices, onOpen }: RowProps) {
  const uplink = uplinkIn(message);
  const kind = words.kinds[message.kind] ?? message.kind;
  return (
    <Table.Tr>
      <Table.Td>
        <Clock at={message.at} />
      </Table.Td>
      {hasDevices && <Table.Td>{message.devId}</Table.Td>}
      <Table.Td>{kind}</Table.Td>
      <Table.Td>{uplink?.port}</Table.Td>
      <Table.Td>{uplink?.counter}</Table.Td>
      <Table.Td>
        <Code className="wraps">{dataOf(message)}</Code>
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${words.details}: ${words.detailsOf(kind, message.devId)}`}
          onClick={() => onOpen(message)}
        >
          {words.details}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
});

/** Summary of a message: its fields, bytes or error. */
function dataOf(message: LiveMessage): string {
  const uplink = uplinkIn(message);
  const { error } = (message.body ?? {}) as { readonly error?: unknown };
  const text = uplink
    ? [hexOf(uplink.payload_raw), uplink.payload_fields && JSON.stringify(uplink.payload_fields)]
        .filter(Boolean)
        .join('  ')
    : typeof error === 'string'
      ? error
      : JSON.stringify(message.body);
  return text.length > longestData ? `${text.slice(0, longestData)} …` : text;
}
