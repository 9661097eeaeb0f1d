import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { useOwnRights, useTeam } from './team.js';

/** A form that changes collaborators; for users without the right to do so, which right that is. */
export function Managed({ children }: { children: ReactNode }) {
  const team = useTeam();
  return useOwnRights(team).includes(team.managing) ? (
    children
  ) : (
    <Text>{words.restricted(team.managing)}</Text>
  );
}
