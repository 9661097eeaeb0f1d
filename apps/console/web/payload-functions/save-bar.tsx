import { Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import type { ConfirmProps } from '../widgets/dialogs/confirm-dialog.js';
import { LeaveGuard } from '../widgets/dialogs/leave-guard.js';
import { Problem } from '../widgets/states.js';
import { texts } from '../texts.js';
import { firstMistake, type SourceMistake } from './first-mistake.js';
import {
  bodyOf,
  changesOf,
  type HandlerApplication,
  handlerApplicationQuery,
  type Sources,
  sourcesOf,
} from './handler-application.js';
import { functionsTexts as words } from './payload-functions.texts.js';

interface SaveBarProps {
  readonly appId: string;
  readonly known: HandlerApplication;
  readonly draft: Sources;
  readonly onUndo: () => void;
}

const namesOf = (changes: ReturnType<typeof changesOf>): string =>
  changes.map((name) => (name === 'format' ? words.format : words.functions[name])).join(', ');

/** Lists unsaved changes and saves them, also by Ctrl-S or Cmd-S. Asks before a source with a syntax error is saved. */
export function SaveBar({ appId, known, draft, onUndo }: SaveBarProps) {
  const changes = changesOf(known.sources, draft);
  const save = useSave(appId, known);
  const [mistake, setMistake] = useState<SourceMistake>();
  const check = useMutation({
    mutationFn: (checked: Sources) => firstMistake(checked, sourcesOf(checked)),
    onSuccess: (found, checked) => (found ? setMistake(found) : save.mutate(checked)),
  });
  const isSame = changes.length === 0;
  const isBusy = check.isPending || save.isPending;
  const begin = () => {
    save.reset();
    check.mutate(draft);
  };
  // In fields and in the editor, too.
  useHotkeys([['mod+S', () => void (isSame || isBusy || mistake || begin())]], [], true);
  const error = check.error ?? save.error;
  return (
    <Stack gap="xs">
      {error && !mistake && <Problem failure={error} />}
      {mistake && (
        <SaveAnyway
          mistake={mistake}
          work={{ ...save, mutate: (_, then) => save.mutate(draft, then) }}
          onClose={() => setMistake(undefined)}
        />
      )}
      <LeaveGuard isDirty={!isSame && !save.isPending} />
      <Group>
        <Button disabled={isSame} loading={isBusy} onClick={begin}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={isSame} onClick={onUndo}>
          {words.undo}
        </Button>
        <Text role="status">{isSame ? words.unchanged : words.changed(namesOf(changes))}</Text>
      </Group>
    </Stack>
  );
}

type SaveAnywayProps = Pick<ConfirmProps, 'work' | 'onClose'> & { readonly mistake: SourceMistake };

const SaveAnyway = ({ mistake: { source, line, message }, ...others }: SaveAnywayProps) => (
  <Confirm
    title={words.saveTitle}
    text={words.saveText(words.functions[source], line, message)}
    action={words.saveAnyway}
    {...others}
  />
);

function useSave(appId: string, known: HandlerApplication) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const { queryKey } = handlerApplicationQuery(handler, appId);
  return useMutation({
    mutationFn: (draft: Sources) =>
      handler.ask({ method: 'PUT', path: `/applications/${appId}`, body: bodyOf(draft, known) }),
    onSuccess: async (_, draft) => {
      notifications.show({ message: words.saved(namesOf(changesOf(known.sources, draft))) });
      await queries.invalidateQueries({ queryKey });
    },
  });
}
