import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { liveTexts } from '../live/live.texts.js';
import type { Draft } from './integration-draft.js';
import { integrationFormTexts as words, integrationsTexts as integrations } from './integrations.texts.js';

interface FieldsProps {
  readonly form: UseFormReturnType<Draft>;
  /** Names of the current headers; absent for a new integration. */
  readonly kept?: readonly string[];
}

const everyKind = Object.keys(liveTexts.kinds);

/** Chooses all kinds of messages, or none when all are chosen. */
function AllMessages({ form }: Pick<FieldsProps, 'form'>) {
  const areAll = form.values.messages.length === everyKind.length;
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => form.setFieldValue('messages', areAll ? [] : everyKind)}
      >
        {areAll ? words.noMessages : words.allMessages}
      </Button>
    </Group>
  );
}

/** Fields of an integration except its id. */
export const IntegrationFields = ({ form, kept }: FieldsProps) => (
  <>
    <TextInput
      label={integrations.url}
      description={words.urlHint}
      type="url"
      required
      {...form.getInputProps('url')}
    />
    <Checkbox.Group label={words.messages} required {...form.getInputProps('messages')}>
      <Stack gap="xs" mt="xs" mb="xs">
        <AllMessages form={form} />
        {Object.entries(liveTexts.kinds).map(([kind, name]) => (
          <Checkbox key={kind} value={kind} label={name} description={kind} />
        ))}
      </Stack>
    </Checkbox.Group>
    <Textarea
      label={words.headers}
      description={kept ? `${words.headersHint} ${words.headersKept(kept)}` : words.headersHint}
      rows={3}
      {...form.getInputProps('headers')}
    />
    <TextInput
      label={kept ? words.newSecret : words.secret}
      description={kept ? words.newSecretHint : words.secretHint}
      autoComplete="off"
      {...form.getInputProps('secret')}
    />
  </>
);
