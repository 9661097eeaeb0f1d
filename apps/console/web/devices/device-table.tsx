import { type Device, isSet, lastSeenOf } from '@fieldpost/domain';
import { Code, Table, UnstyledButton } from '@mantine/core';
import { TextLink } from '../widgets/links.js';
import { Scroller } from '../lists/scroller.js';
import { Time } from '../widgets/time.js';
import { texts } from '../texts.js';
import { devicesTexts as words } from './devices.texts.js';
import { type DevicesSearch, directionOf, type Sort, sortedBy, sorts } from './devices-search.js';

interface DeviceTableProps {
  readonly appId: string;
  readonly devices: readonly Device[];
  readonly search: DevicesSearch;
  readonly onSort: (sort: DevicesSearch['sort']) => void;
}

/** Table of devices with sortable columns. */
export const DeviceTable = ({ appId, devices, search, onSort }: DeviceTableProps) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          {sorts.map((column) => (
            <Column key={column} column={column} search={search} onSort={onSort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {devices.map((device) => (
          <Row key={device.dev_id} appId={appId} device={device} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const ariaSort = { up: 'ascending', down: 'descending' } as const;
const arrows = { up: '▲', down: '▼' } as const;

interface ColumnProps extends Pick<DeviceTableProps, 'search' | 'onSort'> {
  readonly column: Sort;
}

function Column({ column, search, onSort }: ColumnProps) {
  const direction = directionOf(column, search);
  const name = words.columns[column];
  return (
    <Table.Th scope="col" {...(direction && { 'aria-sort': ariaSort[direction] })}>
      <UnstyledButton
        fw="inherit"
        fz="inherit"
        aria-label={words.sortBy(name)}
        onClick={() => onSort(sortedBy(column, search))}
      >
        {name} {direction && <span aria-hidden>{arrows[direction]}</span>}
      </UnstyledButton>
    </Table.Th>
  );
}

function Row({ appId, device }: { appId: string; device: Device }) {
  const { dev_id: devId, description, lorawan_device: radio } = device;
  const lastSeen = lastSeenOf(device);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <TextLink to="/console/applications/$appId/devices/$devId" params={{ appId, devId }}>
          {devId}
        </TextLink>
      </Table.Th>
      <Table.Td className="wraps">{description}</Table.Td>
      <Table.Td>{isSet(radio.dev_eui) ? <Code>{radio.dev_eui}</Code> : words.noAddress}</Table.Td>
      <Table.Td>{isSet(radio.dev_addr) ? <Code>{radio.dev_addr}</Code> : words.noAddress}</Table.Td>
      <Table.Td>{lastSeen === undefined ? texts.never : <Time at={lastSeen} />}</Table.Td>
    </Table.Tr>
  );
}
