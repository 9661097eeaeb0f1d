import { Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { LeaveGuard } from '../widgets/leave-guard.js';
import { Problem } from '../widgets/states.js';
import { texts } from '../texts.js';
import {
  bodyOf,
  changesOf,
  type HandlerApplication,
  handlerApplicationQuery,
  type Sources,
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

/** Lists unsaved changes and saves them, also by Ctrl-S or Cmd-S. */
export function SaveBar({ appId, known, draft, onUndo }: SaveBarProps) {
  const changes = changesOf(known.sources, draft);
  const save = useSave(appId, known);
  const isSame = changes.length === 0;
  const saveByKey = () => {
    if (!isSame && !save.isPending) save.mutate(draft);
  };
  // In fields and in the editor, too.
  useHotkeys([['mod+S', saveByKey]], [], true);
  return (
    <Stack gap="xs">
      {save.error && <Problem failure={save.error} />}
      <LeaveGuard isDirty={!isSame && !save.isPending} />
      <Group>
        <Button disabled={isSame} loading={save.isPending} onClick={() => save.mutate(draft)}>
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
