import { Badge } from '@mantine/core';
import type { Gateway } from '../../api/account.js';
import { gatewaysTexts as words } from '../gateways.texts.js';
import { useSeen } from './use-seen.js';

/** Whether a gateway has ever connected; nothing when the status is not visible. */
export function StatusBadge({ gateway }: { gateway: Pick<Gateway, 'id' | 'activated'> }) {
  const [seen] = useSeen([gateway]);
  return seen?.activated !== undefined && <SeenBadge isSeen={seen.activated} />;
}

const SeenBadge = ({ isSeen }: { isSeen: boolean }) => (
  <Badge variant="light" color={isSeen ? 'green' : 'gray'} tt="none">
    {isSeen ? words.activated : words.notActivated}
  </Badge>
);
