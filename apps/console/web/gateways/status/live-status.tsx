import { Code, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Fact } from '../../widgets/fact.js';
import type { GatewayStatus } from '../../api/network.js';
import { PlainTable } from '../../lists/plain-table.js';
import { Waiting } from '../../widgets/states.js';
import { Ago, Time } from '../../widgets/times/time.js';
import { shareAsText } from './share-text.js';
import { OnlineBadge } from './online-badge.js';
import { useStatus } from './use-status.js';
import { texts } from '../../texts.js';
import { statusTexts as words } from './status.texts.js';

interface Props {
  readonly status: GatewayStatus;
}

const megahertz = (hertz: number): string => String(hertz / 1e6);

/** How a gateway does now. */
export function LiveStatus({ gatewayId }: { gatewayId: string }) {
  const { hasNetwork, data, error } = useStatus(gatewayId);
  if (hasNetwork === false) return <Text>{words.absent}</Text>;
  return (
    <>
      {!data && error && <Text>{words.unavailable}</Text>}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <OnlineBadge status={data} />
          <Facts status={data} />
          <Group align="flex-start" gap="xl" maw="100%">
            <DutyCycle status={data} />
            <LastUplinks status={data} />
          </Group>
        </>
      )}
    </>
  );
}

function Facts({ status }: Props) {
  const { last_seen, protocol, last_hour, last_rejection } = status;
  const rejected = last_hour.rejected_downlinks;
  return (
    <>
      <Fact name={words.lastSeen}>{last_seen === null ? texts.never : <Ago at={last_seen} />}</Fact>
      {protocol && <Fact name={words.protocol}>{words.protocols[protocol]}</Fact>}
      <Connection status={status} />
      <Fact name={words.lastHour}>{words.counts(last_hour.uplinks, last_hour.downlinks)}</Fact>
      {last_rejection && rejected > 0 && (
        <Fact name={words.rejected}>{words.rejectedFor(rejected, last_rejection.reason)}</Fact>
      )}
    </>
  );
}

const Connection = ({ status: { address, round_trip_ms, report } }: Props) => (
  <>
    {address !== undefined && (
      <Fact name={words.address}>
        <Code>{address}</Code>
      </Fact>
    )}
    {round_trip_ms !== undefined && <Fact name={words.roundTrip}>{words.milliseconds(round_trip_ms)}</Fact>}
    {report && report.platform !== '' && <Fact name={words.platform}>{report.platform}</Fact>}
    {report && report.rx_in > 0 && (
      <Fact name={words.validFrames}>{words.parts(report.rx_ok, report.rx_in)}</Fact>
    )}
  </>
);

const DutyCycle = ({ status: { duty_cycle: bands } }: Props) =>
  bands.length > 0 && (
    <Stack gap="xs" maw="100%">
      <Title order={3} size="h6">
        {words.dutyCycle}
      </Title>
      <PlainTable label={words.dutyCycle} heads={[words.band, words.used, words.allowed]}>
        {bands.map(({ from_hz, to_hz, used, limit }) => (
          <Table.Tr key={from_hz}>
            <Table.Th scope="row">{`${megahertz(from_hz)} – ${megahertz(to_hz)}`}</Table.Th>
            <Table.Td>{shareAsText(used)}</Table.Td>
            <Table.Td>{shareAsText(limit)}</Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
    </Stack>
  );

const uplinkColumns = [
  words.time,
  words.device,
  words.frequency,
  words.dataRate,
  words.rssi,
  words.snr,
  words.bytes,
];

const LastUplinks = ({ status: { last_uplinks: uplinks } }: Props) => (
  <Stack gap="xs" maw="100%">
    <Title order={3} size="h6">
      {words.lastUplinks}
    </Title>
    {uplinks.length === 0 && <Text>{words.noUplinks}</Text>}
    {uplinks.length > 0 && (
      <PlainTable label={words.lastUplinks} heads={uplinkColumns}>
        {uplinks.map((uplink, at) => (
          <Table.Tr key={`${uplink.time}/${at}`}>
            <Table.Td>
              <Time at={uplink.time} as="full" />
            </Table.Td>
            <Table.Td>
              {uplink.type === 'join' ? `${words.join} ${uplink.dev_eui ?? ''}` : uplink.dev_addr}
            </Table.Td>
            <Table.Td>{megahertz(uplink.frequency_hz)}</Table.Td>
            <Table.Td>{uplink.data_rate}</Table.Td>
            <Table.Td>{uplink.rssi}</Table.Td>
            <Table.Td>{uplink.snr}</Table.Td>
            <Table.Td>{uplink.length}</Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
    )}
  </Stack>
);
