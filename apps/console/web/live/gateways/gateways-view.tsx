import { Stack, Table, Text } from '@mantine/core';
import type { Gateway } from '../../api/account.js';
import { GatewayName, useOwnGateways } from '../../gateways/gateway-name.js';
import type { MapPoint } from '../../map/map-point.js';
import { WorldMap } from '../../map/world-map.js';
import { TextLink } from '../../widgets/links.js';
import { Empty } from '../../widgets/states.js';
import { RecentTime } from '../../widgets/times/time.js';
import { devicesIn, gatewaysIn, type ReceivingGateway } from './receiving-gateways.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { PlainTable } from '../../lists/plain-table.js';

const mostLinks = 3;

/** Receiving gateways with signal values, and a map of gateways and devices. */
export function GatewaysView({ messages }: { messages: readonly LiveMessage[] }) {
  const own = useOwnGateways();
  const gateways = gatewaysIn(messages).map((gateway) => placed(gateway, own.get(gateway.id)));
  const points = [...devicesIn(messages).map(pointOfDevice), ...gateways.flatMap(pointOf)];
  if (gateways.length === 0 && points.length === 0)
    return <Empty title={words.noGateways} text={words.noGatewaysText} />;
  return (
    <Stack>
      {gateways.length > 0 ? (
        <GatewayTable gateways={gateways} own={own} />
      ) : (
        <Text>{words.noGatewaysText}</Text>
      )}
      {points.length > 0 ? (
        <WorldMap label={words.map} points={points} />
      ) : (
        <NoPlaces ids={gateways.map(({ id }) => id).filter((id) => own.has(id))} />
      )}
    </Stack>
  );
}

/** Uplinks have the location of a gateway only where it is public; the user knows those of own gateways. */
const placed = (gateway: ReceivingGateway, own: Gateway | undefined): ReceivingGateway =>
  gateway.latitude === undefined ? { ...gateway, ...own?.antenna_location } : gateway;

/** Why there is no map, and where gateways of the user get a location. */
const NoPlaces = ({ ids }: { ids: readonly string[] }) => (
  <div>
    <Text>{words.noPlaces}</Text>
    {ids.slice(0, mostLinks).map((id) => (
      <div key={id}>
        <TextLink to="/console/gateways/$gatewayId/settings" params={{ gatewayId: id }}>
          {words.setPlace(id)}
        </TextLink>
      </div>
    ))}
  </div>
);

const pointOfDevice = (device: { id: string; latitude: number; longitude: number }): MapPoint => ({
  ...device,
  label: device.id,
  kind: 'device',
});

const pointOf = ({ id, rssi, latitude, longitude }: ReceivingGateway): readonly MapPoint[] =>
  latitude === undefined || longitude === undefined
    ? []
    : [{ id, label: `${id} (${rssi} dBm)`, latitude, longitude, kind: 'gateway' }];

interface GatewayTableProps {
  readonly gateways: readonly ReceivingGateway[];
  readonly own: ReadonlyMap<string, Gateway>;
}

/** Gateways with the signal values of the newest message. */
const GatewayTable = ({ gateways, own }: GatewayTableProps) => (
  <PlainTable
    label={words.gateways}
    heads={[words.gateway, words.rssi, words.snr, words.count, words.lastHeard]}
  >
    {gateways.map(({ id, rssi, snr, count, lastAt }) => (
      <Table.Tr key={id}>
        <Table.Th scope="row">
          <GatewayName id={id} own={own} />
        </Table.Th>
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
