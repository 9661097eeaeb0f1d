import { Badge } from '@mantine/core';
import { type ClientState, stateOf } from './client-state.js';
import { clientsTexts as words } from './clients.texts.js';

const colours: Readonly<Record<ClientState, string>> = {
  pending: 'yellow',
  accepted: 'green',
  rejected: 'red',
};

/** Decision of an administrator about a client. */
export function StateBadge({ client }: { client: Parameters<typeof stateOf>[0] }) {
  const state = stateOf(client);
  return (
    <Badge variant="light" color={colours[state]} tt="none">
      {words.states[state]}
    </Badge>
  );
}
