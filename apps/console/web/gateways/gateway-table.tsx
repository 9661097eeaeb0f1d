import { Table } from '@mantine/core';
import type { Gateway } from '../api/account.js';
import { TextLink } from '../widgets/links.js';
import { Scroller } from '../lists/scroller.js';
import { gatewaysTexts as words } from './gateways.texts.js';
import { StatusBadge } from './status-badge.js';

export const GatewayTable = ({ gateways }: { gateways: readonly Gateway[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.description}</Table.Th>
          <Table.Th scope="col">{words.plan}</Table.Th>
          <Table.Th scope="col">{words.router}</Table.Th>
          <Table.Th scope="col">{words.status}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {gateways.map(({ id, attributes, frequency_plan, router, activated }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: id }}>
                {id}
              </TextLink>
            </Table.Th>
            <Table.Td className="wraps">{attributes['description']}</Table.Td>
            <Table.Td>{frequency_plan}</Table.Td>
            <Table.Td>{router?.id}</Table.Td>
            <Table.Td>
              <StatusBadge activated={activated} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
