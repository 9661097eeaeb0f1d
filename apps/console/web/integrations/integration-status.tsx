import { Badge, Text } from '@mantine/core';
import { Fact } from '../widgets/fact.js';
import { liveTexts } from '../live/live.texts.js';
import { Section } from '../widgets/section.js';
import { Time } from '../widgets/times/time.js';
import { failureReason } from './failure-reasons.js';
import type { Failing, Integration } from './integrations.queries.js';
import { integrationsTexts as integrations, integrationTexts as words } from './integrations.texts.js';

const kinds: Readonly<Record<string, string>> = liveTexts.kinds;

/** A kind of message, as the form calls it. */
export const messageName = (kind: string): string => kinds[kind] ?? kind;

/** The kinds of messages that are posted. */
export const messageNames = ({ messages }: Integration): string => messages.map(messageName).join(', ');

/** What an integration posts, whether that works, and its counters. */
export const IntegrationStatus = ({ integration }: { integration: Integration }) => (
  <Section title={words.state}>
    {integration.failing && <Failure of={integration.failing} />}
    <Fact name={integrations.url}>{integration.url}</Fact>
    <Fact name={integrations.messages}>{messageNames(integration)}</Fact>
    <Counters of={integration} />
  </Section>
);

/** The counters of an integration that have counted. */
function Counters({ of }: { of: Integration }) {
  const counted = (['waiting', 'dead', 'dropped'] as const).filter((name) => of[name] > 0);
  if (counted.length === 0) return undefined;
  return <Text>{counted.map((name) => words[name](of[name])).join(', ')}</Text>;
}

/** Badge of an integration whose last attempt failed. */
export const FailingBadge = ({ of: { since, error } }: { of: Failing }) => (
  <Badge variant="light" color="red" tt="none" title={error}>
    {words.failingSince}
    <Time at={since} />
  </Badge>
);

const Failure = ({ of }: { of: Failing }) => (
  <>
    <FailingBadge of={of} />
    <Text className="wraps" title={of.error}>
      {failureReason(of.error)}
    </Text>
    {of.next_attempt_at !== undefined && (
      <Text>
        {words.nextAttempt}
        <Time at={of.next_attempt_at} as="full" />
      </Text>
    )}
  </>
);
