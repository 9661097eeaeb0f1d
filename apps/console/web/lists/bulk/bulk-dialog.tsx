import { Button, Group, List, Modal, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adviceOn } from '../../api/advice.js';
import { texts } from '../../texts.js';
import { listsTexts as words } from '../lists.texts.js';
import { aboutRows, type BulkAction } from './bulk-action.js';
import { type BulkResult, runAll } from './run-all.js';
import type { Selection } from './selection.js';

const mostListed = 20;

interface BulkDialogProps<T> {
  readonly action: BulkAction<T>;
  readonly idOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  readonly selection: Selection<T>;
  readonly onClose: () => void;
}

/**
 * Asks before an action on the selected rows, shows its progress, and lists the rows that failed, which stay selected. One row is
 * named; several are counted.
 */
export function BulkDialog<T>({ action, idOf, nameOf, selection, onClose }: BulkDialogProps<T>) {
  const [rows] = useState(() => selection.rows.filter((row) => action.isFor?.(row) ?? true));
  const [names] = useState(() => rows.map(nameOf));
  const work = useBulkWork(rows, action, selection, () => {
    notifications.show({ message: aboutRows(words.done, names) });
    onClose();
  });
  const { text } = action;
  return (
    <Modal
      opened
      onClose={work.isPending ? work.stop : onClose}
      title={aboutRows(action.title, names)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Stack>
        {!work.data && (
          <Text>{typeof text === 'string' ? text : text[rows.length === 1 ? 'one' : 'many']}</Text>
        )}
        {!work.data && !work.isPending && action.fields}
        {work.isPending && <Running finished={work.finished} total={rows.length} />}
        {work.data && <Result result={work.data} total={rows.length} idOf={idOf} nameOf={nameOf} />}
        <Buttons action={action} work={work} onClose={onClose} />
      </Stack>
    </Modal>
  );
}

function useBulkWork<T>(
  rows: readonly T[],
  { run, after }: BulkAction<T>,
  selection: Selection<T>,
  onDone: () => void,
) {
  const [finished, setFinished] = useState(0);
  const abort = useRef(new AbortController());
  const work = useMutation({
    mutationFn: () => runAll(rows, run, { onProgress: setFinished, signal: abort.current.signal }),
    onSuccess: async ({ done }) => {
      selection.set(done, false);
      await after();
      if (done.length === rows.length) onDone();
    },
  });
  const { isPending, data, mutate } = work;
  return { isPending, data, finished, start: () => mutate(), stop: () => abort.current.abort() };
}

const Running = ({ finished, total }: { finished: number; total: number }) => (
  <>
    <Progress value={(100 * finished) / total} aria-label={words.actions} />
    <Text role="status">{words.progress(finished, total)}</Text>
  </>
);

interface ResultProps<T> {
  readonly result: BulkResult<T>;
  readonly total: number;
  readonly idOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
}

const countsOf = (done: number, failed: number, total: number): string =>
  done + failed < total ? words.stopped(done, total) : words.progress(done, total);

/** What failed, with the numbers of rows where there were several. */
const Result = <T,>({ result: { done, failed }, total, idOf, nameOf }: ResultProps<T>) => (
  <Stack gap="xs" role="alert">
    {total > 1 && <Text>{countsOf(done.length, failed.length, total)}</Text>}
    {total > 1 && failed.length > 0 && <Text>{words.failed(failed.length)}</Text>}
    <List size="sm">
      {failed.slice(0, mostListed).map(({ row, error }) => (
        <List.Item key={idOf(row)} className="wraps">
          {nameOf(row)}: {adviceOn(error)}
        </List.Item>
      ))}
    </List>
  </Stack>
);

interface ButtonsProps<T> {
  readonly action: BulkAction<T>;
  readonly work: ReturnType<typeof useBulkWork>;
  readonly onClose: () => void;
}

function Buttons<T>({ action, work, onClose }: ButtonsProps<T>) {
  const { label, isDangerous, isReady = true } = action;
  if (work.isPending || work.data)
    return (
      <Group justify="flex-end">
        <Button variant="default" onClick={work.isPending ? work.stop : onClose}>
          {work.isPending ? words.stop : texts.close}
        </Button>
      </Group>
    );
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button {...(isDangerous && { color: 'red' })} disabled={!isReady} onClick={work.start}>
        {label}
      </Button>
    </Group>
  );
}
