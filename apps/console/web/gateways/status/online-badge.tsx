import { Badge } from '@mantine/core';
import type { GatewaySummary } from '../../api/network.js';
import { gatewaysTexts } from '../gateways.texts.js';
import { statusTexts as words } from './status.texts.js';

type Seen = Pick<GatewaySummary, 'connected' | 'last_seen'>;

/** Whether this network has never heard of a gateway. */
export const isNeverSeen = ({ connected, last_seen }: Seen): boolean => !connected && last_seen === null;

/** Whether a gateway can transmit now. */
export const OnlineBadge = ({ status }: { status: Seen }) => (
  <Badge variant="light" color={status.connected ? 'green' : 'gray'} tt="none">
    {wordOf(status)}
  </Badge>
);

function wordOf(status: Seen): string {
  if (status.connected) return words.connected;
  return isNeverSeen(status) ? gatewaysTexts.notActivated : words.notConnected;
}
