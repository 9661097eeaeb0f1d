import { Badge } from '@mantine/core';
import { statusTexts as words } from './status.texts.js';

/** Whether a gateway can transmit now. */
export const OnlineBadge = ({ isOnline }: { isOnline: boolean }) => (
  <Badge variant="light" color={isOnline ? 'green' : 'gray'} tt="none">
    {isOnline ? words.connected : words.notConnected}
  </Badge>
);
