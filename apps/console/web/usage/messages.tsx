import { Table, Text } from '@mantine/core';
import { reportedKinds } from '@fieldpost/domain';
import { Fact } from '../widgets/fact.js';
import type { ReportedUsage } from '../api/account.js';
import { PlainTable } from '../lists/plain-table.js';
import { Section } from '../widgets/section.js';
import { FigureText, ReportState } from './figure-columns.js';
import { usageTexts as words } from './usage.texts.js';

/** Devices and messages of one application, or of several together. */
export const Messages = ({ reported }: { readonly reported: ReportedUsage }) => (
  <Section title={words.messages}>
    <Fact name={words.devices}>
      <FigureText value={reported.devices} />
    </Fact>
    <PlainTable label={words.messages} heads={[words.thing, words.day, words.month]}>
      {reportedKinds.map((kind) => (
        <Table.Tr key={kind}>
          <Table.Th scope="row">{words.kinds[kind]}</Table.Th>
          <Table.Td>
            <FigureText value={reported.last_24_hours?.[kind]} />
          </Table.Td>
          <Table.Td>
            <FigureText value={reported.last_30_days?.[kind]} />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
    {(reported.time !== undefined || reported.state !== 'complete') && (
      <Fact name={words.reported}>
        <ReportState reported={reported} />
      </Fact>
    )}
    {reported.state !== 'complete' && <Text size="sm">{words.stateTexts[reported.state]}</Text>}
  </Section>
);
