import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { Time } from '../../widgets/time.js';
import { OnlineBadge } from './online-badge.js';
import { gatewaySummaryQuery } from './status.queries.js';
import { useNetworkApp } from '../../network/use-network-app.js';

/** Whether a gateway is connected, and when it was last heard; nothing while that cannot be read. */
export function LastSeen({ gatewayId }: { gatewayId: string }) {
  const { network } = useConsole();
  const enabled = useNetworkApp() === true;
  const { data: summary } = useQuery({ ...gatewaySummaryQuery(network, gatewayId), enabled });
  return (
    summary && (
      <Group gap="xs">
        <OnlineBadge isOnline={summary.connected} />
        {summary.last_seen !== null && <Time at={summary.last_seen} />}
      </Group>
    )
  );
}
