import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adviceOn } from '../../api/advice.js';
import { saveFile } from '../../widgets/save-file.js';
import { listsTexts as words } from '../lists.texts.js';
import type { Column } from '../table/columns.js';
import { exported, exportFormats, type ExportFormat, exportName } from '../table/export.js';
import type { BulkAction } from './bulk-action.js';
import { BulkDialog } from './bulk-dialog.js';
import type { Selection } from './selection.js';

interface BulkBarProps<T> {
  /** Names the list in files. */
  readonly name: string;
  readonly columns: readonly Column<T>[];
  readonly idOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  readonly selection: Selection<T>;
  readonly actions: readonly BulkAction<T>[];
  /** Number of matching rows, on all pages. */
  readonly total: number;
  /** All matching rows, if they can be selected at once. */
  readonly all: (() => Promise<readonly T[]>) | undefined;
}

const onError = (error: unknown) => notifications.show({ message: adviceOn(error), color: 'red' });

/** What can be done with the selected rows. */
export function BulkBar<T>({ name, columns, selection, total, all, ...shown }: BulkBarProps<T>) {
  const { rows } = selection;
  const selecting = useMutation({
    mutationFn: async () => (all ? all() : rows),
    onSuccess: (found) => selection.set(found, true),
    onError,
  });
  const saving = useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(await exported(rows, columns, format), exportName(name, format, new Date())),
    onError,
  });
  return (
    <Group gap="xs" role="group" aria-label={words.actions} className="bulk-bar">
      <Text role="status" fw={600}>
        {words.selected(rows.length)}
      </Text>
      {all && rows.length < total && (
        <Small loading={selecting.isPending} onClick={() => selecting.mutate()}>
          {words.selectAll(total)}
        </Small>
      )}
      <Small onClick={selection.clear}>{words.clear}</Small>
      {exportFormats.map((format) => (
        <Small key={format} onClick={() => saving.mutate(format)}>
          {words.formats[format]}
        </Small>
      ))}
      <Actions selection={selection} {...shown} />
    </Group>
  );
}

type ActionsProps<T> = Pick<BulkBarProps<T>, 'actions' | 'idOf' | 'nameOf' | 'selection'>;

/** Buttons of the actions, each with its dialog. */
function Actions<T>({ actions, selection, ...naming }: ActionsProps<T>) {
  const [asked, setAsked] = useState<number>();
  const action = asked === undefined ? undefined : actions[asked];
  return (
    <>
      {actions.map(({ label, isDangerous, isFor = () => true }, at) => (
        <Small
          key={label}
          disabled={!selection.rows.some(isFor)}
          onClick={() => setAsked(at)}
          {...(isDangerous && { color: 'red', variant: 'outline' })}
        >
          {label}
        </Small>
      ))}
      {action && <BulkDialog {...{ action, selection, ...naming }} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const Small = Button.withProps({ size: 'xs', variant: 'default' });
