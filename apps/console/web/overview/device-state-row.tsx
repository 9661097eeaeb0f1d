import { type DeviceState, deviceStates } from '@fieldpost/domain';
import { Table } from '@mantine/core';
import { TextLink } from '../widgets/links.js';

/** States of the devices of one application. */
export interface ApplicationDevices {
  readonly appId: string;
  readonly counts: Readonly<Record<DeviceState, number>>;
}

/** The devices of an application by state; each count leads to their list. */
export const DeviceStateRow = ({ devices: { appId, counts } }: { devices: ApplicationDevices }) => (
  <Table.Tr>
    <Table.Th scope="row">
      <TextLink to="/console/applications/$appId" params={{ appId }}>
        {appId}
      </TextLink>
    </Table.Th>
    {deviceStates.map((state) => (
      <Table.Td key={state}>
        <TextLink to="/console/applications/$appId/devices" params={{ appId }} search={{ state }}>
          {counts[state].toLocaleString()}
        </TextLink>
      </Table.Td>
    ))}
  </Table.Tr>
);
