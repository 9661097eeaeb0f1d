import { Group, Text } from '@mantine/core';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { MessageList } from './messages/messages-view.js';
import { recentTexts as words } from './live.texts.js';
import { type LiveSource, useLive } from './use-live.js';

const mostShown = 5;

/** The last messages of an application or device with their values, as they arrive. */
export function RecentMessages({ appId, devId }: LiveSource) {
  const { state, history } = useLive({ appId, devId });
  const messages = state.messages.slice(0, mostShown);
  return (
    <Section title={words.title}>
      {messages.length === 0 && (
        <Text role="status">{history === 'loading' ? words.loading : words.none}</Text>
      )}
      {messages.length > 0 && (
        <MessageList label={words.title} messages={messages} hasDevices={devId === undefined} />
      )}
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
