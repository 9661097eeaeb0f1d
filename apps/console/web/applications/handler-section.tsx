import { Button, Code, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { Section } from '../widgets/section.js';
import { Problem, Waiting } from '../widgets/states.js';
import { applicationTexts as words } from './applications.texts.js';
import { handlerQuery } from './applications.queries.js';

/** The handler announces a new application in discovery shortly afterwards. */
const askAgainMs = 1_000;

/** The handler of an application, with a button to register it. */
export function HandlerSection({ application: { id, rights } }: { application: Application }) {
  const { handler } = useConsole();
  const registering = useMutation({ mutationFn: () => handler.register(id) });
  const query = useQuery({
    ...handlerQuery(handler, id),
    refetchInterval: ({ state }) => (registering.isSuccess && state.data === null ? askAgainMs : false),
  });
  const register = () => registering.mutate(undefined, { onSuccess: () => void query.refetch() });
  const isBusy = registering.isPending || registering.isSuccess;
  return (
    <Section title={words.handler}>
      {query.data === undefined && <Unknown failure={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <Text role="status">
          {words.registeredAt} <Code>{query.data.id}</Code>
        </Text>
      )}
      {query.data === null && (
        <Unregistered mayRegister={rights.includes('settings')} isBusy={isBusy} register={register} />
      )}
      {registering.error && <Problem failure={registering.error} />}
    </Section>
  );
}

const Unknown = ({ failure, again }: { failure: unknown; again: () => void }) =>
  failure ? <Problem failure={failure} again={again} /> : <Waiting />;

interface UnregisteredProps {
  readonly mayRegister: boolean;
  readonly isBusy: boolean;
  readonly register: () => void;
}

const Unregistered = ({ mayRegister, isBusy, register }: UnregisteredProps) => (
  <>
    <Text>{words.notRegistered}</Text>
    {mayRegister ? (
      <Button loading={isBusy} onClick={register}>
        {words.register}
      </Button>
    ) : (
      <Text>{words.mayNotRegister}</Text>
    )}
  </>
);
