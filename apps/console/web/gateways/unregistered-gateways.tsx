import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import type { UnregisteredGateway } from '../api/network.js';
import { useConsole } from '../console.js';
import { Scroller } from '../lists/scroller.js';
import { ButtonLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Time } from '../widgets/time.js';
import { unregisteredGatewaysQuery } from './status.queries.js';
import { unregisteredTexts as words } from './status.texts.js';
import { useNetworkApp } from '../network/use-network-app.js';

const mostShown = 20;
const columns = [words.eui, words.address, words.firstSeen, words.lastSeen, words.packets, ''];

/** Gateways that send packets and are not registered, for administrators; nothing when there are none. */
export function UnregisteredGateways() {
  const { account, network } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  const enabled = useNetworkApp() === true && isAdmin;
  const { data = [] } = useQuery({ ...unregisteredGatewaysQuery(network), enabled });
  if (data.length === 0) return undefined;
  return (
    <Section title={words.title}>
      <Text>{words.intro}</Text>
      <Scroller label={words.title}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {columns.map((name) => (
                <Table.Th key={name} scope="col">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.slice(0, mostShown).map((gateway) => (
              <Row key={gateway.eui} gateway={gateway} />
            ))}
          </Table.Tbody>
        </Table>
      </Scroller>
    </Section>
  );
}

const Row = ({
  gateway: { eui, address, first_seen, last_seen, packets },
}: {
  gateway: UnregisteredGateway;
}) => (
  <Table.Tr>
    <Table.Th scope="row">{eui}</Table.Th>
    <Table.Td>{address}</Table.Td>
    <Table.Td>
      <Time at={first_seen} />
    </Table.Td>
    <Table.Td>
      <Time at={last_seen} />
    </Table.Td>
    <Table.Td>{packets}</Table.Td>
    <Table.Td>
      <ButtonLink
        to="/console/gateways/-new"
        search={{ eui }}
        size="xs"
        variant="default"
        aria-label={words.registerOne(eui)}
      >
        {words.register}
      </ButtonLink>
    </Table.Td>
  </Table.Tr>
);
