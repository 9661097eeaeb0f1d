import { Stack, Table, Text } from '@mantine/core';
import type { MapPoint } from '../map/map-point.js';
import { WorldMap } from '../map/world-map.js';
import { Empty } from '../widgets/states.js';
import { RecentTime } from '../widgets/times/time.js';
import { devicesIn, gatewaysIn, type ReceivingGateway } from './receiving-gateways.js';
import type { LiveMessage } from './live-message.js';
import { liveTexts as words } from './live.texts.js';
import { PlainTable } from '../lists/plain-table.js';

/** Receiving gateways with signal values, and a map of gateways and devices. */
export function GatewaysView({ messages }: { messages: readonly LiveMessage[] }) {
  const gateways = gatewaysIn(messages);
  const points = [...devicesIn(messages).map(pointOfDevice), ...gateways.flatMap(pointOf)];
  if (gateways.length === 0 && points.length === 0)
    return <Empty title={words.noGateways} text={words.noGatewaysText} />;
  return (
    <Stack>
      {gateways.length > 0 ? <GatewayTable gateways={gateways} /> : <Text>{words.noGatewaysText}</Text>}
      {points.length > 0 ? <WorldMap label={words.map} points={points} /> : <Text>{words.noPlaces}</Text>}
    </Stack>
  );
}

const pointOfDevice = (device: { id: string; latitude: number; longitude: number }): MapPoint => ({
  ...device,
  label: device.id,
  kind: 'device',
});

const pointOf = ({ id, rssi, latitude, longitude }: ReceivingGateway): readonly MapPoint[] =>
  latitude === undefined || longitude === undefined
    ? []
    : [{ id, label: `${id} (${rssi} dBm)`, latitude, longitude, kind: 'gateway' }];

/** Gateways with the signal values of the newest message. */
export const GatewayTable = ({ gateways }: { gateways: readonly ReceivingGateway[] }) => (
  <PlainTable
    label={words.gateways}
    heads={[words.gateway, words.rssi, words.snr, words.count, words.lastHeard]}
  >
    {gateways.map(({ id, rssi, snr, count, lastAt }) => (
      <Table.Tr key={id}>
        <Table.Th scope="row">{id}</Table.Th>
        <Table.Td>{rssi}</Table.Td>
        <Table.Td>{snr}</Table.Td>
        <Table.Td>{count}</Table.Td>
        <Table.Td>
          <RecentTime at={lastAt} />
        </Table.Td>
      </Table.Tr>
    ))}
  </PlainTable>
);
