import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import type { UnregisteredGateway } from '../api/network.js';
import { useConsole } from '../console.js';
import { LocalList } from '../lists/list-frame.js';
import { OwnListState } from '../lists/list-state.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Time } from '../widgets/times/time.js';
import { unregisteredGatewaysQuery } from './status/status.queries.js';
import { unregisteredTexts as words } from './status/status.texts.js';
import { useNetworkApp } from '../network/use-network-app.js';

const columns: readonly Column<UnregisteredGateway>[] = [
  { id: 'eui', label: words.eui, value: ({ eui }) => eui },
  { id: 'address', label: words.address, value: ({ address }) => address },
  {
    id: 'first_seen',
    label: words.firstSeen,
    value: ({ first_seen }) => first_seen,
    cell: ({ first_seen }) => <Time at={first_seen} />,
  },
  {
    id: 'last_seen',
    label: words.lastSeen,
    value: ({ last_seen }) => last_seen,
    cell: ({ last_seen }) => <Time at={last_seen} />,
  },
  { id: 'packets', label: words.packets, value: ({ packets }) => packets },
];

/** Gateways that send packets and are not registered, for administrators; nothing when there are none. */
export function UnregisteredGateways() {
  const { account, network } = useConsole();
  const view = useListView('unregistered-gateways');
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  const enabled = useNetworkApp() === true && isAdmin;
  const { data = [] } = useQuery({ ...unregisteredGatewaysQuery(network), enabled });
  if (data.length === 0) return undefined;
  return (
    <Section title={words.title}>
      <Text>{words.intro}</Text>
      <OwnListState>
        <LocalList
          view={view}
          label={words.title}
          words={usualListTexts(words.title, words.things)}
          columns={columns}
          rows={data}
          idOf={({ eui }) => eui}
          rowEnd={({ eui }) => <Register eui={eui} />}
        />
      </OwnListState>
    </Section>
  );
}

const Register = ({ eui }: { eui: string }) => (
  <ButtonLink
    to="/console/gateways/-new"
    search={{ eui }}
    size="xs"
    variant="default"
    aria-label={words.registerOne(eui)}
  >
    {words.register}
  </ButtonLink>
);
