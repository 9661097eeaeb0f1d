import { Text } from '@mantine/core';
import { TextLink } from '../../widgets/links.js';
import { Section } from '../../widgets/section.js';
import { Waiting } from '../../widgets/states.js';
import type { KnownGateway } from '../gateways.queries.js';
import { gatewayTexts as words } from '../gateways.texts.js';
import { LiveStatus } from './live-status.js';
import { isNeverSeen } from './online-badge.js';
import { StatusBadge } from './status-badge.js';
import { useSeen } from './use-seen.js';
import { useStatus } from './use-status.js';

/** How a gateway does, and whether it ever connected, for users with the right to see it. */
export function StatusSection({ gateway }: { gateway: KnownGateway }) {
  if (!gateway.rights.includes('gateway:status'))
    return (
      <Section title={words.status}>
        <Text>{words.noStatus}</Text>
        <StatusBadge gateway={gateway} />
      </Section>
    );
  return (
    <Section title={words.status}>
      <LiveStatus gatewayId={gateway.id} />
      <Activation gateway={gateway} />
    </Section>
  );
}

/** Whether it has used its key; a packet forwarder over UDP never does. */
function Activation({ gateway }: { gateway: KnownGateway }) {
  const seen = useSeen([gateway]);
  const { data } = useStatus(gateway.id);
  if (gateway.activated === true)
    return <Text>{data && isNeverSeen(data) ? words.isActivatedOnly : words.isActivated}</Text>;
  if (!seen) return <Waiting />;
  if (seen[0]?.activated !== false) return undefined;
  return (
    <Text>
      {words.isNotActivated}{' '}
      <TextLink to="/console/gateways/$gatewayId/connection" params={{ gatewayId: gateway.id }}>
        {words.setUp}
      </TextLink>
    </Text>
  );
}
