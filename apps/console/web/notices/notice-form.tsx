import { Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { invalidateNotices } from './notices.queries.js';
import { noticesTexts as words } from './notices.texts.js';

interface NewNotice {
  readonly text: string;
  readonly level: Notice['level'];
  /** A time in the format of the browser's field, in its time zone; empty for none. */
  readonly from: string;
  readonly until: string;
}

const empty: NewNotice = { text: '', level: 'info', from: '', until: '' };
const longest = 500;
const levels = (['info', 'warning'] as const).map((value) => ({ value, label: words.levels[value] }));

/** Form for a new notice. */
export function NoticeForm() {
  const creation = useCreation();
  const form = useForm<NewNotice>({
    initialValues: empty,
    validate: {
      text: (text) => (text.trim() === '' ? words.textProblem : null),
      until: (until, { from }) => (isGood(from, until) ? null : words.untilProblem),
    },
  });
  const write = (values: NewNotice) => creation.mutate(values, { onSuccess: () => form.reset() });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(write)}>
      <Stack>
        <Fields form={form} />
        <FormEnd work={creation} action={words.write} form={form} />
      </Stack>
    </form>
  );
}

const Fields = ({ form }: { form: UseFormReturnType<NewNotice> }) => (
  <>
    <Textarea
      label={words.text}
      description={words.textHint}
      maxLength={longest}
      autosize
      minRows={2}
      {...form.getInputProps('text')}
    />
    <NativeSelect label={words.level} data={levels} {...form.getInputProps('level')} />
    <Group align="flex-start">
      <TextInput
        type="datetime-local"
        label={words.from}
        description={words.fromHint}
        {...form.getInputProps('from')}
      />
      <TextInput
        type="datetime-local"
        label={words.until}
        description={words.untilHint}
        {...form.getInputProps('until')}
      />
    </Group>
  </>
);

const isGood = (from: string, until: string): boolean =>
  until === '' || (new Date(until) > new Date() && (from === '' || until > from));

const timeIn = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());

function useCreation() {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ text, level, from, until }: NewNotice) => {
      // A notice is one line of text.
      const body = { text: text.replaceAll(/\s+/g, ' '), level, from: timeIn(from), until: timeIn(until) };
      return answered(account.POST('/api/v2/all-notices', { body }));
    },
    onSuccess: async ({ from }) => {
      notifications.show({ message: new Date(from) > new Date() ? words.planned : words.written });
      await invalidateNotices(queries);
    },
  });
}
