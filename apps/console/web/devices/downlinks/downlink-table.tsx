import { Code, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adviceOn } from '../../api/advice.js';
import { useConsole } from '../../console.js';
import { DangerButton } from '../../widgets/danger.js';
import { PlainTable } from '../../lists/plain-table.js';
import { Time } from '../../widgets/times/time.js';
import { fromBase64, toHex } from '../bytes.js';
import { devicePath, type DownlinkQueue, type QueuedDownlink, queueQuery } from '../devices.queries.js';
import { messagesTexts as words } from '../messages.texts.js';
import { useDeviceName } from '../use-device.js';
import { RowButton } from '../../lists/row-button.js';

/** The downlinks of a device, each with a remove button. */
export function DownlinkTable({ queue: { current, waiting } }: { queue: DownlinkQueue }) {
  if (!current && waiting.length === 0) return <Text role="status">{words.empty}</Text>;
  return (
    <>
      <QueueTable current={current} waiting={waiting} />
      <Group>
        <Clearing />
      </Group>
    </>
  );
}

const QueueTable = ({ current, waiting }: DownlinkQueue) => (
  <PlainTable label={words.queue} heads={[words.place, words.port, words.content, words.confirmed, '']}>
    {current && (
      <Table.Tr>
        <Table.Td>{words.onItsWay}</Table.Td>
        <Cells of={current} />
        <Table.Td />
      </Table.Tr>
    )}
    {waiting.map((downlink) => (
      <Table.Tr key={downlink.id}>
        <Table.Td>
          <Time at={downlink.queued_at} />
        </Table.Td>
        <Cells of={downlink} />
        <Table.Td className="row-end">
          <RemoveButton id={downlink.id} />
        </Table.Td>
      </Table.Tr>
    ))}
  </PlainTable>
);

const Cells = ({ of }: { of: QueuedDownlink }) => (
  <>
    <Table.Td>{of.port}</Table.Td>
    <Table.Td className="wraps">
      <Code>{contentOf(of)}</Code>
    </Table.Td>
    <Table.Td>{of.confirmed ? words.yes : words.no}</Table.Td>
  </>
);

/** The content of a downlink as text. */
export const contentOf = ({ payload_raw, payload_fields }: QueuedDownlink): string =>
  payload_fields ? JSON.stringify(payload_fields) : toHex(fromBase64(payload_raw ?? ''));

/** Removes one downlink, or all of them without an id. */
function useRemoval(id?: string) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const { appId, devId } = useDeviceName();
  const path = `${devicePath(appId, devId)}/down${id === undefined ? '' : `/${id}`}`;
  return useMutation({
    mutationFn: () => handler.ask({ method: 'DELETE', path }),
    onSuccess: () => {
      if (id === undefined) notifications.show({ message: words.cleared });
    },
    // It may have been sent in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: queueQuery(handler, appId, devId).queryKey }),
  });
}

function RemoveButton({ id }: { id: string }) {
  const taking = useRemoval(id);
  const onError = (error: unknown) => notifications.show({ message: adviceOn(error), color: 'red' });
  return (
    <RowButton
      loading={taking.isPending}
      label={words.removeLabel(id)}
      text={words.remove}
      onClick={() => taking.mutate(undefined, { onError })}
    />
  );
}

const Clearing = () => (
  <DangerButton
    label={words.clear}
    variant="default"
    title={words.clearTitle}
    text={words.clearText}
    action={words.clear}
    work={useRemoval()}
  />
);
