import { Button, Code, Table } from '@mantine/core';
import { memo } from 'react';
import { RecentTime } from '../../widgets/times/time.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { KindMark, nameOfKind } from './kind-mark.js';
import { summaryOf } from './message-summary.js';
import { FailedChip, ValueChips } from './value-chips.js';

/** The names of the columns of messages. */
export const Head = ({ hasDevices }: { hasDevices: boolean }) => (
  <Table.Thead>
    <Table.Tr aria-rowindex={1}>
      <Table.Th scope="col">{words.time}</Table.Th>
      {hasDevices && <Table.Th scope="col">{words.device}</Table.Th>}
      <Table.Th scope="col">{words.kind}</Table.Th>
      <Table.Th scope="col" className="live-extra">
        {words.port}
      </Table.Th>
      <Table.Th scope="col" className="live-extra">
        {words.counter}
      </Table.Th>
      <Table.Th scope="col">{words.data}</Table.Th>
      <Table.Th scope="col" className="live-extra">
        {words.rssi}
      </Table.Th>
      <Table.Th scope="col" className="live-extra">
        {words.snr}
      </Table.Th>
      <Table.Td />
    </Table.Tr>
  </Table.Thead>
);

interface RowProps {
  readonly hasDevices: boolean;
  readonly onOpen: (message: LiveMessage) => void;
  readonly message: LiveMessage;
  /** Its number in the whole list, from 1. */
  readonly index: number;
}

/** A message. Memoized, because messages never change. */
export const Row = memo(function Row({ message, index, hasDevices, onOpen }: RowProps) {
  const { port, counter, bytes, values, error, rssi, snr } = summaryOf(message);
  return (
    <Table.Tr aria-rowindex={index}>
      <Table.Td>
        <RecentTime at={message.at} />
      </Table.Td>
      {hasDevices && <Table.Td>{message.devId}</Table.Td>}
      <Table.Td>
        <KindMark message={message} />
      </Table.Td>
      <Table.Td className="live-extra">{port}</Table.Td>
      <Table.Td className="live-extra">{counter}</Table.Td>
      <Table.Td className="live-values">
        <div className="live-data">
          {error !== undefined && <FailedChip label={words.error} error={error} />}
          {message.decodingError !== undefined && (
            <FailedChip label={words.notDecoded} error={message.decodingError} />
          )}
          <ValueChips values={values} />
          {bytes !== '' && <Code>{bytes}</Code>}
        </div>
      </Table.Td>
      <Table.Td className="live-extra">{rssi}</Table.Td>
      <Table.Td className="live-extra">{snr}</Table.Td>
      <Table.Td>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${words.details}: ${words.detailsOf(nameOfKind(message.kind), message.devId)}`}
          onClick={() => onOpen(message)}
        >
          {words.details}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
});
