import { Checkbox, Group, NativeSelect, Radio, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../console.js';
import { Confirm } from '../../widgets/confirm.js';
import { FormEnd } from '../../widgets/form-end.js';
import { devicePath, type DownlinkQueue, type QueuedDownlink, queueQuery } from '../devices.queries.js';
import { contentOf } from './downlink-table.js';
import {
  contentForms,
  downlinkRules,
  emptyMessage,
  type MessageDraft,
  schedules,
  sentText,
  toDownlink,
} from './downlink-draft.js';
import { messagesTexts as words } from '../messages.texts.js';
import { useDeviceName } from '../use-device.js';

/** Form that adds a downlink to the queue of a device. */
export function DownlinkForm({ queue }: { queue: DownlinkQueue }) {
  const form = useForm<MessageDraft>({ initialValues: emptyMessage, validate: downlinkRules });
  // A second click does not queue it twice.
  const sending = useSending(() => form.setValues({ bytes: '', fields: '' }));
  const [replacing, setReplacing] = useState<MessageDraft>();
  const removed = [...(queue.current ? [queue.current] : []), ...queue.waiting];
  const send = (draft: MessageDraft) =>
    draft.schedule === 'replace' && removed.length > 0 ? setReplacing(draft) : sending.mutate(draft);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(send)}>
      <Stack>
        <Title order={2} size="h4">
          {words.send}
        </Title>
        <ContentFields form={form} />
        <WayFields form={form} />
        <FormEnd work={sending} action={words.sendAction} />
      </Stack>
      {replacing && (
        <Confirm
          title={words.replaceTitle}
          text={words.replaceText(removed.length, removed.map(nameOf).join(', '))}
          action={words.replaceAction}
          work={{ ...sending, mutate: (_, then) => sending.mutate(replacing, then) }}
          onClose={() => setReplacing(undefined)}
        />
      )}
    </form>
  );
}

const nameOf = (downlink: QueuedDownlink): string => words.portOf(downlink.port, contentOf(downlink));

type MessageForm = UseFormReturnType<MessageDraft>;

const ContentFields = ({ form }: { form: MessageForm }) => (
  <>
    <Radio.Group label={words.form} {...form.getInputProps('form')}>
      <Group mt="xs">
        {contentForms.map((content) => (
          <Radio key={content} value={content} label={words.forms[content]} />
        ))}
      </Group>
    </Radio.Group>
    {form.getValues().form === 'bytes' ? (
      <TextInput
        label={words.bytes}
        description={words.bytesHint}
        required
        {...form.getInputProps('bytes')}
      />
    ) : (
      <Textarea
        label={words.fields}
        description={words.fieldsHint}
        required
        rows={4}
        {...form.getInputProps('fields')}
      />
    )}
  </>
);

const WayFields = ({ form }: { form: MessageForm }) => (
  <>
    <TextInput
      label={words.port}
      description={words.portHint}
      inputMode="numeric"
      {...form.getInputProps('port')}
    />
    <Checkbox
      label={words.confirmed}
      description={words.confirmedHint}
      {...form.getInputProps('confirmed', { type: 'checkbox' })}
    />
    <NativeSelect
      label={words.schedule}
      data={schedules.map((value) => ({ value, label: words.schedules[value] }))}
      {...form.getInputProps('schedule')}
    />
  </>
);

/** `onSent` is called once it is in the queue. */
function useSending(onSent: () => void) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const { appId, devId } = useDeviceName();
  return useMutation({
    mutationFn: (draft: MessageDraft) =>
      handler.ask({ method: 'POST', path: `${devicePath(appId, devId)}/down`, body: toDownlink(draft) }),
    onSuccess: async (_, draft) => {
      onSent();
      const { queryKey } = queueQuery(handler, appId, devId);
      await queries.invalidateQueries({ queryKey });
      notifications.show({ message: sentText(draft, queries.getQueryData(queryKey)) });
    },
  });
}
