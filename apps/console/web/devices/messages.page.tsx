import { Code, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import type { StoredUplink } from '../live/live-message.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { fromBase64, toHex } from './bytes.js';
import { storedMessagesQuery } from './devices.queries.js';
import { messagesTexts as words } from './messages.texts.js';
import { useDeviceName } from './use-device.js';

/** Stored messages of a device. */
export function MessagesPage() {
  const { handler } = useConsole();
  const { appId, devId } = useDeviceName();
  return (
    <Loaded query={useQuery(storedMessagesQuery(handler, appId, devId))}>
      {(messages) => (
        <Page title={words.stored}>
          <Kept messages={messages} />
        </Page>
      )}
    </Loaded>
  );
}

function Kept({ messages }: { messages: readonly StoredUplink[] | null }) {
  if (messages === null) return <Empty title={words.storageOff} text={words.storageOffText} />;
  if (messages.length === 0) return <Empty title={words.storedNone} text={words.storedNoneText} />;
  return (
    <>
      <Text>{words.storedHint}</Text>
      <MessageTable messages={messages} />
    </>
  );
}

const MessageTable = ({ messages }: { messages: readonly StoredUplink[] }) => (
  <Scroller label={words.stored}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.received}</Table.Th>
          <Table.Th scope="col">{words.counter}</Table.Th>
          <Table.Th scope="col">{words.port}</Table.Th>
          <Table.Th scope="col">{words.payload}</Table.Th>
          <Table.Th scope="col">{words.fields}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {messages.map(({ received_at, counter, port, payload_raw, payload_fields }, at) => (
          <Table.Tr key={`${received_at} ${at}`}>
            <Table.Td>
              <Time at={received_at} />
            </Table.Td>
            <Table.Td>{counter}</Table.Td>
            <Table.Td>{port}</Table.Td>
            <Table.Td className="wraps">
              <Code>{toHex(fromBase64(payload_raw ?? ''))}</Code>
            </Table.Td>
            <Table.Td className="wraps">
              {payload_fields && <Code>{JSON.stringify(payload_fields)}</Code>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
