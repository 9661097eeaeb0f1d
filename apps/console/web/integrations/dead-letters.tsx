import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adviceOn } from '../api/advice.js';
import type { Call } from '../api/handler.js';
import { useConsole } from '../console.js';
import { DangerButton } from '../widgets/danger.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { OwnListState } from '../lists/list-state.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { failureReason } from './failure-reasons.js';
import {
  type DeadLetter,
  deadLettersQuery,
  invalidateIntegrations,
  type Integration,
  pathOf,
  shownLetters,
} from './integrations.queries.js';
import { messageName } from './integration-status.js';
import { integrationsTexts as integrations, integrationTexts as words } from './integrations.texts.js';
import { RowButton } from '../lists/row-button.js';

interface DeadLettersProps {
  readonly appId: string;
  readonly integration: Integration;
  /** Dead letters contain messages, so they need `messages:up:r`. */
  readonly mayRead: boolean;
}

/** Dead letters, which can be retried or deleted. */
export function DeadLetters({ appId, integration: { id, dead }, mayRead }: DeadLettersProps) {
  const { retry, drop } = useWork(appId, id);
  return (
    <Stack component="section">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {words.letters}
        </Title>
        {dead > 0 && <AllButtons retry={retry} drop={drop} />}
      </Group>
      {dead === 0 && <Text>{words.noLetters}</Text>}
      {dead > 0 && !mayRead && <Text>{integrations.noMaking}</Text>}
      {dead > 0 && mayRead && <Letters appId={appId} id={id} retry={retry.mutate} drop={drop.mutate} />}
    </Stack>
  );
}

const AllButtons = ({ retry, drop }: ReturnType<typeof useWork>) => (
  <Group>
    <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {words.retryAll}
    </Button>
    <DangerButton
      label={words.dropAll}
      size="xs"
      variant="default"
      title={words.dropTitle}
      text={words.dropText.many}
      action={words.dropAll}
      work={drop}
    />
  </Group>
);

/** Retries or deletes one dead letter, or all of them. */
function useWork(appId: string, id: string) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const after = (message: string) => {
    notifications.show({ message });
    return invalidateIntegrations(queries, appId);
  };
  const onError = (error: unknown) => notifications.show({ message: adviceOn(error), color: 'red' });
  const below = (...more: readonly (string | undefined)[]) =>
    pathOf(appId, id, 'dead-letters', ...more.filter((part) => part !== undefined));
  const retry = useMutation({
    mutationFn: (letter?: string) => {
      const call: Call = { method: 'POST', path: below(letter, 'retry') };
      return handler.ask<{ readonly retried: number }>(call);
    },
    onSuccess: ({ retried }) => after(words.retried(retried)),
    onError,
  });
  const drop = useMutation({
    mutationFn: (letter?: string) => {
      const call: Call = { method: 'DELETE', path: below(letter) };
      return handler.ask<{ readonly dropped: number }>(call);
    },
    onSuccess: ({ dropped }) => after(words.droppedNow(dropped)),
    onError,
  });
  return { retry, drop };
}

interface LettersProps {
  readonly appId: string;
  readonly id: string;
  readonly retry: (letter: string) => void;
  readonly drop: (letter: string) => void;
}

function Letters({ appId, id, retry, drop }: LettersProps) {
  const { handler } = useConsole();
  const view = useListView('dead-letters');
  const actions = useActions(appId, id);
  return (
    <Loaded query={useQuery(deadLettersQuery(handler, appId, id))}>
      {(letters) => (
        <OwnListState>
          {letters.length === shownLetters && <Text>{words.lettersHint(shownLetters)}</Text>}
          <LocalList
            view={view}
            label={words.letters}
            words={usualListTexts(words.letters, words.letterThings)}
            columns={columns}
            rows={letters}
            idOf={(letter) => letter.id}
            actions={actions}
            rowEnd={(letter) => <Buttons id={letter.id} retry={retry} drop={drop} />}
          />
        </OwnListState>
      )}
    </Loaded>
  );
}

const resultOf = ({ error }: DeadLetter) => error && failureReason(error);

const columns: readonly Column<DeadLetter>[] = [
  {
    id: 'time',
    label: words.when,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  { id: 'device', label: words.device, value: ({ dev_id }) => dev_id },
  { id: 'message', label: words.message, value: ({ type }) => messageName(type) },
  { id: 'attempts', label: words.attempt, value: ({ attempts }) => attempts },
  { id: 'result', label: words.result, value: resultOf, wraps: true },
];

function useActions(appId: string, id: string): readonly BulkAction<DeadLetter>[] {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const after = () => invalidateIntegrations(queries, appId);
  const below = ({ id: letter }: DeadLetter) => pathOf(appId, id, 'dead-letters', letter);
  return [
    {
      label: words.retry,
      title: words.retryTitle,
      text: words.retryText,
      run: (letter) => handler.ask({ method: 'POST', path: `${below(letter)}/retry` }),
      after,
    },
    {
      label: words.drop,
      title: words.dropSomeTitle,
      text: words.dropText,
      isDangerous: true,
      run: (letter) => handler.ask({ method: 'DELETE', path: below(letter) }),
      after,
    },
  ];
}

const Buttons = ({ id, retry, drop }: Omit<LettersProps, 'appId'>) => (
  <Group gap="xs" wrap="nowrap">
    <RowButton label={words.retryLabel(id)} text={words.retry} onClick={() => retry(id)} />
    <RowButton label={words.dropLabel(id)} text={words.drop} onClick={() => drop(id)} />
  </Group>
);
