import { Badge } from '@mantine/core';
import { gatewaysTexts as words } from './gateways.texts.js';

/** Whether a gateway has ever connected; nothing when the status is not visible. */
export const StatusBadge = ({ activated }: { activated: boolean | undefined }) =>
  activated !== undefined && (
    <Badge variant="light" color={activated ? 'green' : 'gray'} tt="none">
      {activated ? words.activated : words.notActivated}
    </Badge>
  );
