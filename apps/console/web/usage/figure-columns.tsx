import { Badge, Group, Text } from '@mantine/core';
import { reportedKinds } from '@fieldpost/domain';
import type { ReportedUsage } from '../api/account.js';
import type { Column } from '../lists/table/columns.js';
import { Time } from '../widgets/times/time.js';
import { usageTexts as words } from './usage.texts.js';

interface Reported {
  readonly reported: ReportedUsage;
}
type Figure = number | null | undefined;

/** A number of a report. One that is not known is never shown as 0. */
export const FigureText = ({ value }: { readonly value: Figure }) =>
  value == null ? (
    <Text span c="dimmed">
      {words.unknown}
    </Text>
  ) : (
    value.toLocaleString()
  );

const colours = { partial: 'gray', outdated: 'yellow', unknown: 'gray' } as const;

/** When handlers reported, and whether something is missing. */
export const ReportState = ({ reported: { state, time } }: Reported) => (
  <Group gap="xs">
    {time !== undefined && <Time at={time} />}
    {state !== 'complete' && (
      <Badge variant="light" color={colours[state]} tt="none">
        {words.states[state]}
      </Badge>
    )}
  </Group>
);

const figure = (id: string, label: string, of: (reported: ReportedUsage) => Figure): Column<Reported> => ({
  id,
  label,
  value: ({ reported }) => of(reported) ?? undefined,
  cell: ({ reported }) => <FigureText value={of(reported)} />,
});

/** Devices and messages. The server sorts by messages of 30 days. */
export const figureColumns: readonly Column<Reported>[] = [
  figure('devices', words.devices, ({ devices }) => devices),
  ...reportedKinds.map((kind) =>
    figure(kind, words.inMonth(kind), ({ last_30_days: month }) => month?.[kind]),
  ),
  ...reportedKinds.map((kind) => ({
    ...figure(`day_${kind}`, words.inDay(kind), ({ last_24_hours: day }) => day?.[kind]),
    isUnsorted: true as const,
    startsHidden: true as const,
  })),
  {
    id: 'reported',
    label: words.reported,
    value: ({ reported: { state, time } }) => (state === 'complete' ? time : words.states[state]),
    cell: ({ reported }) => <ReportState reported={reported} />,
    isUnsorted: true,
  },
];
