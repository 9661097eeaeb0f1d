import { Badge } from '@mantine/core';
import { gatewaysTexts as words } from './gateways.texts.js';

/** Whether a gateway has ever signed in; nothing where that is not told. */
export const Standing = ({ activated }: { activated: boolean | undefined }) =>
  activated !== undefined && (
    <Badge variant="light" color={activated ? 'green' : 'gray'} tt="none">
      {activated ? words.activated : words.notActivated}
    </Badge>
  );
