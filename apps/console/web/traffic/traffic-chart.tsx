import './traffic.css';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import type { TrafficRange } from '@fieldpost/domain';
import { lazy, Suspense, useState } from 'react';
import { PlainTable } from '../lists/plain-table.js';
import { Time } from '../widgets/times/time.js';
import {
  isEmpty,
  localDay,
  plottedAt,
  shownCount,
  type ShownCounts,
  shownKinds,
  stackedKinds,
  totalOf,
  type Traffic,
} from './traffic.js';
import { type ShownKind, trafficTexts as words } from './traffic.texts.js';

/** The library that draws is loaded when there is something to draw. */
const Plot = lazy(async () => ({ default: (await import('../live/plots/plot.js')).Plot }));

interface RangesProps<Range extends TrafficRange> {
  readonly ranges: readonly Range[];
  readonly value: Range;
  readonly onChoose: (range: Range) => void;
}

/** Buttons that choose the range of a chart. */
export const Ranges = <Range extends TrafficRange>({ ranges, value, onChoose }: RangesProps<Range>) => (
  <Group gap="xs" role="group" aria-label={words.range}>
    {ranges.map((range) => (
      <Button
        key={range}
        size="compact-sm"
        variant={range === value ? 'filled' : 'default'}
        aria-pressed={range === value}
        onClick={() => onChoose(range)}
      >
        {words.ranges[range]}
      </Button>
    ))}
  </Group>
);

/** Messages over time: totals, a chart, and the same numbers as a table on demand. */
export function TrafficChart({
  traffic,
  label,
}: {
  traffic: Omit<Traffic, 'messages_stored'>;
  label: string;
}) {
  const { range, interval, intervals } = traffic;
  const total = totalOf(traffic);
  if (isEmpty(total)) return <Text>{words.none(range)}</Text>;
  const series = stackedKinds(total).map((kind) => ({
    name: words.kinds[kind],
    points: intervals.flatMap((one) => {
      const value = shownCount(one, kind);
      return value === null ? [] : [{ at: plottedAt(one, interval), value }];
    }),
  }));
  return (
    <Stack gap="sm" w="100%">
      <Totals total={total} />
      <div className="traffic-plot traffic-bars">
        <Suspense>
          <Plot title={label} titled={false} counted={interval} series={series} />
        </Suspense>
      </div>
      <Numbers traffic={traffic} kinds={shownKinds(total)} />
    </Stack>
  );
}

const Totals = ({ total }: { total: ShownCounts }) => (
  <dl className="traffic-totals">
    {shownKinds(total).map((kind) => (
      <div key={kind}>
        <dt>{words.kinds[kind]}</dt>
        <dd>{shownCount(total, kind)?.toLocaleString()}</dd>
      </div>
    ))}
  </dl>
);

interface NumbersProps {
  readonly traffic: Pick<Traffic, 'interval' | 'intervals'>;
  readonly kinds: readonly ShownKind[];
}

function Numbers({ traffic: { interval, intervals }, kinds }: NumbersProps) {
  const [isOpen, setOpen] = useState(false);
  const title = interval === 'hour' ? words.byHour : words.byDay;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.showNumbers}</summary>
      {isOpen && (
        <PlainTable
          label={title}
          heads={[interval === 'hour' ? words.hour : words.day, ...kinds.map((kind) => words.kinds[kind])]}
        >
          {intervals.toReversed().map((one) => (
            <Table.Tr key={one.at}>
              <Table.Th scope="row">
                {interval === 'hour' ? <Time at={one.at} /> : <Time at={localDay(one.at)} as="day" />}
              </Table.Th>
              <Counts of={one} kinds={kinds} />
            </Table.Tr>
          ))}
        </PlainTable>
      )}
    </details>
  );
}

/** Cells with the counts of each kind. */
export const Counts = ({ of, kinds }: { of: ShownCounts; kinds: readonly ShownKind[] }) =>
  kinds.map((kind) => (
    <Table.Td key={kind}>{shownCount(of, kind)?.toLocaleString() ?? words.unknown}</Table.Td>
  ));
