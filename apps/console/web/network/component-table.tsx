import { Table } from '@mantine/core';
import { TextLink } from '../widgets/links.js';
import { Scroller } from '../lists/scroller.js';
import type { Announcement } from './announcements.js';
import { HealthBadge } from './health-badge.js';
import { networkTexts as words } from './network.texts.js';
import { type Served, servedBy } from './served.js';

interface ComponentTableProps {
  readonly label: string;
  readonly components: readonly Announcement[];
}

export const ComponentTable = ({ label, components }: ComponentTableProps) => (
  <Scroller label={label}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.description}</Table.Th>
          <Table.Th scope="col">{words.operator}</Table.Th>
          <Table.Th scope="col">{words.serves}</Table.Th>
          <Table.Th scope="col">{words.health}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {components.map((component) => (
          <Row key={component.id} of={component} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Row = ({ of }: { of: Announcement }) => (
  <Table.Tr>
    <Table.Th scope="row">
      <TextLink
        to="/console/network/$service/$componentId"
        params={{ service: of.service_name, componentId: of.id }}
      >
        {of.id}
      </TextLink>
    </Table.Th>
    <Table.Td className="wraps">{of.description}</Table.Td>
    <Table.Td>{of.operator_name}</Table.Td>
    <Table.Td>{inShort(servedBy(of))}</Table.Td>
    <Table.Td>
      <HealthBadge of={of} />
    </Table.Td>
  </Table.Tr>
);

/** A single prefix is shown, otherwise the numbers of identifiers. */
function inShort({ prefixes, ...others }: Served): string {
  const [only] = prefixes;
  const told = prefixes.length === 1 && only !== undefined ? only : words.counts.prefixes(prefixes.length);
  const counts = (['apps', 'gateways', 'euis'] as const)
    .filter((kind) => others[kind].length > 0)
    .map((kind) => words.counts[kind](others[kind].length));
  return [...(prefixes.length > 0 ? [told] : []), ...counts].join(', ');
}
