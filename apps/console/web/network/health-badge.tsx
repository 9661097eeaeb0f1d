import { Badge } from '@mantine/core';
import type { Announcement } from './announcements.js';
import { networkTexts as words } from './network.texts.js';

const colours = { up: 'green', down: 'red', unknown: 'gray' };

/** Badge for the reachability of a component. */
export function HealthBadge({ of }: { of: Announcement }) {
  const health = of.health ?? 'unknown';
  return (
    <Badge variant="light" color={colours[health]} tt="none">
      {words.healths[health]}
    </Badge>
  );
}
