import { Table } from '@mantine/core';
import { GatewayName, useOwnGateways } from '../../gateways/gateway-name.js';
import { PlainTable } from '../../lists/plain-table.js';
import { liveTexts as words } from '../live.texts.js';
import { Time } from '../../widgets/times/time.js';
import type { Reception } from '../uplink.js';

/** The time by the clock of a gateway; one that cannot be read is shown as it is. */
const GatewayTime = ({ time }: { readonly time: string | undefined }) =>
  time === undefined || Number.isNaN(Date.parse(time)) ? time : <Time at={time} as="full" />;

/** What each gateway reported about one uplink; times only where a gateway has a clock. */
export function ReceptionTable({ receptions }: { receptions: readonly Reception[] }) {
  const own = useOwnGateways();
  const hasTimes = receptions.some(({ time = '' }) => time !== '');
  const heads = [words.gateway, words.rssi, words.snr, words.channel, words.rfChain];
  return (
    <PlainTable label={words.gateways} heads={hasTimes ? [...heads, words.time] : heads}>
      {receptions.map(({ gtw_id = '', rssi, snr, channel, rf_chain, time }, at) => (
        <Table.Tr key={at}>
          <Table.Th scope="row">
            <GatewayName id={gtw_id} own={own} />
          </Table.Th>
          <Table.Td>{rssi}</Table.Td>
          <Table.Td>{snr}</Table.Td>
          <Table.Td>{channel}</Table.Td>
          <Table.Td>{rf_chain}</Table.Td>
          {hasTimes && (
            <Table.Td>
              <GatewayTime time={time} />
            </Table.Td>
          )}
        </Table.Tr>
      ))}
    </PlainTable>
  );
}
