import './live.css';
import { Group, Table, Text } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useConsole } from '../console.js';
import { refreshDevice } from '../devices/devices.queries.js';
import { Scroller } from '../lists/scroller.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Waiting } from '../widgets/states.js';
import type { LiveMessage } from './live-message.js';
import { Head, Row } from './messages/message-rows.js';
import { OpenedMessage } from './messages/opened-message.js';
import { recentTexts as words } from './live.texts.js';
import { type LiveSource, useLive } from './use-live.js';
import { WithoutStorage } from './without-storage.js';

const mostShown = 5;
const refreshMs = 2_000;

/** The last messages of an application or device with their values, as they arrive. What is shown of the device follows them. */
export function RecentMessages({ appId, devId }: LiveSource) {
  const { queries } = useConsole();
  // A device that sends often is not read with every message.
  const refresh = useThrottledCallback(() => {
    if (devId !== undefined) void refreshDevice(queries, appId, devId);
  }, refreshMs);
  const { state, history } = useLive({ appId, devId }, refresh);
  const messages = state.messages.slice(0, mostShown);
  return (
    <Section title={words.title}>
      {messages.length === 0 &&
        (history === 'loading' ? <Waiting /> : <Text role="status">{words.none}</Text>)}
      {history === 'not stored' && (
        <WithoutStorage appId={appId} devId={devId} hasMessages={messages.length > 0} />
      )}
      {messages.length > 0 && <ShortList messages={messages} hasDevices={devId === undefined} />}
      <Group>
        {devId === undefined ? (
          <TextLink to="/console/applications/$appId/data" params={{ appId }}>
            {words.all}
          </TextLink>
        ) : (
          <TextLink to="/console/applications/$appId/devices/$devId/data" params={{ appId, devId }}>
            {words.all}
          </TextLink>
        )}
      </Group>
    </Section>
  );
}

interface ShortListProps {
  readonly messages: readonly LiveMessage[];
  readonly hasDevices: boolean;
}

/** A few messages, all of which are in the page. */
function ShortList({ messages, hasDevices }: ShortListProps) {
  const [opened, setOpened] = useState<LiveMessage>();
  const open = useCallback((message: LiveMessage) => setOpened(message), []);
  return (
    <>
      <Scroller label={words.title}>
        <Table className="live-table">
          <Head hasDevices={hasDevices} />
          <Table.Tbody>
            {messages.map((message, at) => (
              // The first row is that of the column names.
              <Row key={message.key} message={message} index={at + 2} hasDevices={hasDevices} onOpen={open} />
            ))}
          </Table.Tbody>
        </Table>
      </Scroller>
      <OpenedMessage message={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
