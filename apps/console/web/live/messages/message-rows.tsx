import './narrow-rows.css';
import { Button, Code, Table } from '@mantine/core';
import { memo } from 'react';
import { RecentTime } from '../../widgets/times/time.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';
import { KindMark, nameOfKind } from './kind-mark.js';
import { type MessageSummary, summaryOf } from './message-summary.js';
import { FailedChip, ValueChips } from './value-chips.js';

/** The names of the columns of messages. */
export const Head = ({ hasDevices }: { hasDevices: boolean }) => (
  <Table.Thead>
    <Table.Tr aria-rowindex={1}>
      <Table.Th scope="col">{words.time}</Table.Th>
      {hasDevices && <Table.Th scope="col">{words.device}</Table.Th>}
      <Table.Th scope="col">{words.kind}</Table.Th>
      <Table.Th scope="col" className="live-extra live-medium">
        {words.port}
      </Table.Th>
      <Table.Th scope="col" className="live-extra live-medium">
        {words.counter}
      </Table.Th>
      <Table.Th scope="col">{words.data}</Table.Th>
      <Table.Th scope="col" className="live-extra">
        {words.rssi}
      </Table.Th>
      <Table.Th scope="col" className="live-extra">
        {words.snr}
      </Table.Th>
      <Table.Th scope="col" className="live-wide">
        {words.dataRate}
      </Table.Th>
      <Table.Td className="live-end" />
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

/** A message. Memoized, because messages never change. A click anywhere opens it, and its button, also by the keyboard. */
export const Row = memo(function Row({ message, index, hasDevices, onOpen }: RowProps) {
  const summary = summaryOf(message);
  const { port, counter, rssi, snr, dataRate } = summary;
  return (
    <Table.Tr
      aria-rowindex={index}
      className="live-row"
      onClick={({ currentTarget }) => isSelectingIn(currentTarget) || onOpen(message)}
    >
      <Table.Td>
        <RecentTime at={message.at} />
      </Table.Td>
      {hasDevices && (
        <Table.Td className="live-device">
          <div>{message.devId}</div>
        </Table.Td>
      )}
      <Table.Td className="live-kind">
        <KindMark message={message} />
      </Table.Td>
      <Table.Td className="live-extra live-medium">{port}</Table.Td>
      <Table.Td className="live-extra live-medium">{counter}</Table.Td>
      <Table.Td className="live-values">
        <Data message={message} summary={summary} />
      </Table.Td>
      <Table.Td className="live-extra">{rssi}</Table.Td>
      <Table.Td className="live-extra">{snr}</Table.Td>
      <Table.Td className="live-wide">{shortRate(dataRate)}</Table.Td>
      <Table.Td className="live-end">
        <Details message={message} onOpen={onOpen} />
      </Table.Td>
    </Table.Tr>
  );
});

/** Works whatever is selected, unlike the row around it. */
const Details = ({ message, onOpen }: Pick<RowProps, 'message' | 'onOpen'>) => (
  <Button
    size="compact-xs"
    variant="default"
    aria-label={`${words.details}: ${words.detailsOf(nameOfKind(message.kind), message.devId)}`}
    onClick={(event) => {
      event.stopPropagation();
      onOpen(message);
    }}
  >
    {words.details}
  </Button>
);

interface DataProps extends Pick<RowProps, 'message'> {
  readonly summary: MessageSummary;
}

/** Values and bytes of a message, or why there are none. */
const Data = ({ message: { decodingError }, summary }: DataProps) => (
  <>
    <div className="live-data">
      {summary.error !== undefined && <FailedChip label={words.error} error={summary.error} />}
      {decodingError !== undefined && <FailedChip label={words.notDecoded} error={decodingError} />}
      <ValueChips values={summary.values} />
      {summary.bytes !== '' && <Code title={summary.bytes}>{summary.bytes}</Code>}
      {summary.isEmpty && `${words.noPayload} `}
      {summary.gateway !== undefined && <ValueChips values={[[words.gateway, summary.gateway]]} />}
    </div>
    <NarrowFacts {...summary} />
  </>
);

/** The click that ends the selection of a text in the row opens nothing. */
function isSelectingIn(row: Element): boolean {
  const selection = getSelection();
  return selection?.type === 'Range' && selection.getRangeAt(0).intersectsNode(row);
}

/** `SF7BW125` is SF7, as the bandwidth is nearly always the same; other rates are shown as they are. */
const shortRate = (rate: string | undefined): string | undefined => rate?.replace(/BW125$/, '');

/** What has a column of its own where there is space. */
const NarrowFacts = ({ port, counter, rssi, snr, dataRate }: MessageSummary) => (
  <div className="live-facts">
    <Fact value={port} text={words.ofPort} />
    <Fact value={counter} text={words.ofCounter} />
    <Fact value={rssi} text={words.ofRssi} className="live-fact-signal" />
    <Fact value={snr} text={words.ofSnr} className="live-fact-signal" />
    <Fact value={dataRate} text={shortRate} className="live-fact-rate" />
  </div>
);

interface FactProps<T> {
  readonly value: T | undefined;
  readonly text: (value: T) => string | undefined;
  readonly className?: string;
}

/** Nothing where the value is not known. */
const Fact = <T,>({ value, text, className }: FactProps<T>) =>
  value !== undefined && <span className={className}>{text(value)}</span>;
