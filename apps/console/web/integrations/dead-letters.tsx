import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adviceOn } from '../api/advice.js';
import type { Call } from '../api/handler.js';
import { useConsole } from '../console.js';
import { DangerButton } from '../widgets/danger.js';
import { Scroller } from '../lists/scroller.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import {
  type DeadLetter,
  deadLettersQuery,
  invalidateIntegrations,
  type Integration,
  pathOf,
  shownLetters,
} from './integrations.queries.js';
import { integrationsTexts as integrations, integrationTexts as words } from './integrations.texts.js';

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
      text={words.dropText}
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

function Letters({ appId, id, ...work }: LettersProps) {
  const { handler } = useConsole();
  return (
    <Loaded query={useQuery(deadLettersQuery(handler, appId, id))}>
      {(letters) => (
        <>
          {letters.length === shownLetters && <Text>{words.lettersHint(shownLetters)}</Text>}
          <Scroller label={words.letters}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{words.when}</Table.Th>
                  <Table.Th scope="col">{words.device}</Table.Th>
                  <Table.Th scope="col">{words.message}</Table.Th>
                  <Table.Th scope="col">{words.attempt}</Table.Th>
                  <Table.Th scope="col">{words.result}</Table.Th>
                  <Table.Td />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {letters.map((letter) => (
                  <Row key={letter.id} letter={letter} {...work} />
                ))}
              </Table.Tbody>
            </Table>
          </Scroller>
        </>
      )}
    </Loaded>
  );
}

type RowProps = Pick<LettersProps, 'retry' | 'drop'> & { readonly letter: DeadLetter };

const Row = ({ letter: { id, created_at, dev_id, type, attempts, error }, retry, drop }: RowProps) => (
  <Table.Tr>
    <Table.Td>
      <Time at={created_at} />
    </Table.Td>
    <Table.Td>{dev_id}</Table.Td>
    <Table.Td>{type}</Table.Td>
    <Table.Td>{attempts}</Table.Td>
    <Table.Td className="wraps">{error}</Table.Td>
    <Table.Td>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" aria-label={words.retryLabel(id)} onClick={() => retry(id)}>
          {words.retry}
        </Button>
        <Button size="xs" variant="default" aria-label={words.dropLabel(id)} onClick={() => drop(id)}>
          {words.drop}
        </Button>
      </Group>
    </Table.Td>
  </Table.Tr>
);
