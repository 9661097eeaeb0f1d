import { Button, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HandlerApi } from '../api/handler.js';
import { useConsole } from '../console.js';
import { DangerButton } from '../widgets/danger.js';
import { NumberField } from '../widgets/number-field.js';
import { Section } from '../widgets/section.js';
import { FormEnd } from '../widgets/form-end.js';
import { Problem, Waiting } from '../widgets/states.js';
import { texts } from '../texts.js';
import {
  invalidateIntegrations,
  type MessageStorage,
  storagePath,
  storageQuery,
} from './integrations.queries.js';
import { storageTexts as words } from './integrations.texts.js';
import { daysIn, spanOf } from './storage-span.js';

/** Message storage of an application. */
export function StorageSection({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const { data, error, refetch } = useQuery(storageQuery(handler, appId));
  return (
    <Section title={words.title}>
      <Text>{words.text}</Text>
      {data === undefined && (error ? <Problem failure={error} again={() => void refetch()} /> : <Waiting />)}
      {data !== undefined && <Text role="status">{data ? words.on : words.off}</Text>}
      {data === null && <Switch appId={appId} />}
      {data && <Limits key={`${data.max_age} ${data.max_messages}`} appId={appId} storage={data} />}
    </Section>
  );
}

/** Changes the storage; the response is the new state. */
function useChange<T>(appId: string, ask: (handler: HandlerApi, body: T) => Promise<unknown>) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: T) => ask(handler, body),
    onSuccess: async () => {
      await invalidateIntegrations(queries, appId);
      await queries.invalidateQueries({ queryKey: storageQuery(handler, appId).queryKey });
      notifications.show({ message: texts.saved });
    },
  });
}

const useSetting = (appId: string) =>
  useChange<object>(appId, (handler, body) => handler.ask({ method: 'PUT', path: storagePath(appId), body }));

/** Turns storage on with the defaults of the handler. */
function Switch({ appId }: { appId: string }) {
  const setting = useSetting(appId);
  return (
    <>
      {setting.error && <Problem failure={setting.error} />}
      <Button variant="default" loading={setting.isPending} onClick={() => setting.mutate({})}>
        {words.turnOn}
      </Button>
    </>
  );
}

function Limits({ appId, storage }: { appId: string; storage: MessageStorage }) {
  const setting = useSetting(appId);
  const form = useForm({
    initialValues: { days: daysIn(storage.max_age), messages: storage.max_messages },
    validate: {
      days: (days) => (Number(days) > 0 ? null : words.daysProblem),
      messages: (count) => (Number.isSafeInteger(count) && count > 0 ? null : words.messagesProblem),
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ days, messages }) =>
        setting.mutate({ max_age: spanOf(days), max_messages: messages }),
      )}
    >
      <Stack>
        <LimitFields form={form} />
        <FormEnd form={form} work={setting} action={texts.save}>
          <End appId={appId} />
        </FormEnd>
      </Stack>
    </form>
  );
}

const LimitFields = ({ form }: { form: UseFormReturnType<{ days: number; messages: number }> }) => (
  <>
    <NumberField label={words.days} description={words.daysHint} min={0} {...form.getInputProps('days')} />
    <NumberField
      label={words.messages}
      description={words.messagesHint}
      min={1}
      {...form.getInputProps('messages')}
    />
  </>
);

function End({ appId }: { appId: string }) {
  const end = useChange<undefined>(appId, (handler) =>
    handler.ask({ method: 'DELETE', path: storagePath(appId) }),
  );
  return (
    <DangerButton
      label={words.turnOff}
      variant="default"
      title={words.turnOffTitle}
      text={words.turnOffText}
      action={words.turnOff}
      work={end}
    />
  );
}
