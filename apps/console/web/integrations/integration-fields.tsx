import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { liveTexts } from '../live/live.texts.js';
import type { Draft } from './integration-draft.js';
import { integrationFormTexts as words, integrationsTexts as integrations } from './integrations.texts.js';

interface FieldsProps {
  readonly form: UseFormReturnType<Draft>;
  /** Names of the current headers; absent for a new integration. */
  readonly kept?: readonly string[];
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
