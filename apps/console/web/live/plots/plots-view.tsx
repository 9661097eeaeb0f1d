import { Checkbox, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Empty } from '../../widgets/states.js';
import { RecentTime } from '../../widgets/times/time.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { Plot } from './plot.js';
import { type Gap, gapsIn, namesIn, type Series, seriesOf, summaryOf, textOfPoint } from './series.js';
import { PlainTable } from '../../lists/plain-table.js';

const standardCount = 2;
const mostGaps = 50;

interface PlotsViewProps {
  /** Newest first. */
  readonly messages: readonly LiveMessage[];
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (names: readonly string[]) => void;
}

/** Plots and table of numeric values of uplinks, with missing uplinks. */
export function PlotsView({ messages, chosen, onChoose }: PlotsViewProps) {
  const names = namesIn(messages);
  const drawn = (chosen ?? names.slice(0, standardCount)).filter((name) => names.includes(name));
  if (names.length === 0) return <Empty title={words.noNumbers} text={words.noNumbersText} />;
  const gaps = gapsIn(messages);
  return (
    <Stack>
      <Checkbox.Group label={words.choose} value={[...drawn]} onChange={onChoose}>
        <Group mt="xs">
          {names.map((name) => (
            <Checkbox key={name} value={name} label={name} />
          ))}
        </Group>
      </Checkbox.Group>
      {drawn.map((name) => (
        <Plot key={name} title={words.plotOf(name)} series={seriesOf(messages, [name])} gaps={gaps ?? []} />
      ))}
      <SummaryTable series={seriesOf(messages, drawn)} />
      <Gaps gaps={gaps} />
    </Stack>
  );
}

const SummaryTable = ({ series }: { series: readonly Series[] }) => (
  <Stack gap="xs">
    <Title order={2} size="h5">
      {words.summary}
    </Title>
    <PlainTable label={words.summary} heads={[words.data, words.count, words.least, words.most, words.last]}>
      {series.map((one) => {
        const { name, count, least, most, last } = summaryOf(one);
        return (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{count}</Table.Td>
            <Table.Td>{textOfPoint(least, one)}</Table.Td>
            <Table.Td>{textOfPoint(most, one)}</Table.Td>
            <Table.Td>{textOfPoint(last, one)}</Table.Td>
          </Table.Tr>
        );
      })}
    </PlainTable>
  </Stack>
);

const Gaps = ({ gaps }: { gaps: readonly Gap[] | undefined }) => (
  <Stack gap="xs">
    <Title order={2} size="h5">
      {words.gaps}
    </Title>
    {gaps === undefined || gaps.length === 0 ? (
      <Text>{gaps ? words.noGaps : words.noCounters}</Text>
    ) : (
      <PlainTable label={words.gaps} heads={[words.time, words.device, words.missing]}>
        {gaps.slice(-mostGaps).map(({ at, devId, missing }) => (
          <Table.Tr key={`${devId} ${at}`}>
            <Table.Td>
              <RecentTime at={at} />
            </Table.Td>
            <Table.Th scope="row">{devId}</Table.Th>
            <Table.Td>{missing}</Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
    )}
  </Stack>
);
