import { Badge } from '@mantine/core';
import type { Gateway } from '../../api/account.js';
import { gatewaysTexts as words } from '../gateways.texts.js';
import { useSummary } from './last-seen.js';
import { OnlineBadge } from './online-badge.js';
import { useSeen } from './use-seen.js';

/** Whether a gateway is connected, or has ever been where that is not known; nothing when the status is not visible. */
export function StatusBadge({ gateway }: { gateway: Pick<Gateway, 'id' | 'activated'> }) {
  const [seen] = useSeen([gateway]) ?? [];
  const summary = useSummary(gateway.id, gateway.activated !== undefined);
  if (summary) return <OnlineBadge status={summary} />;
  return seen?.activated !== undefined && <SeenBadge isSeen={seen.activated} />;
}

const SeenBadge = ({ isSeen }: { isSeen: boolean }) => (
  <Badge variant="light" color={isSeen ? 'green' : 'gray'} tt="none">
    {isSeen ? words.activated : words.notActivated}
  </Badge>
);
