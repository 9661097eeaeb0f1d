import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { CopyFile } from '../widgets/copy-file.js';
import { CopyText } from '../widgets/copy-text.js';
import { FormEnd } from '../widgets/form-end.js';
import { ButtonLink, CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { bodyOf, type Draft, problemsOf } from './integration-draft.js';
import { IntegrationFields } from './integration-fields.js';
import { invalidateIntegrations, type Integration, pathOf } from './integrations.queries.js';
import { integrationFormTexts as words, integrationsTexts as integrations } from './integrations.texts.js';
import { verification } from './verification.js';

const empty: Draft = { id: '', url: '', messages: ['up'], headers: '', secret: '' };

/** The response to a creation, which contains the secret. */
interface MadeIntegration extends Integration {
  readonly secret: string;
}

/** Creates an integration and shows its secret once. */
export function NewIntegrationPage() {
  const { id } = useApplication();
  const creation = useCreation(id);
  return (
    <Page title={creation.data ? words.made : integrations.create}>
      {creation.data ? (
        <Shown appId={id} made={creation.data} />
      ) : (
        <IntegrationForm appId={id} creation={creation} />
      )}
    </Page>
  );
}

const Shown = ({ appId, made: { id, secret } }: { appId: string; made: MadeIntegration }) => (
  <>
    <Alert color="green" title={id} role="status">
      <Stack align="flex-start">
        <Text>{words.madeText}</Text>
        <CopyText text={secret} />
        <ButtonLink
          to="/console/applications/$appId/integrations/$integrationId"
          params={{ appId, integrationId: id }}
          variant="default"
        >
          {words.toIntegration}
        </ButtonLink>
      </Stack>
    </Alert>
    <CopyFile title={words.verify} about={words.verifyText} text={verification} />
  </>
);

interface IntegrationFormProps {
  readonly appId: string;
  readonly creation: ReturnType<typeof useCreation>;
}

function IntegrationForm({ appId, creation }: IntegrationFormProps) {
  const form = useForm({ initialValues: empty, validate: problemsOf });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack>
        <TextInput
          autoFocus
          label={integrations.id}
          description={words.idHint}
          required
          {...form.getInputProps('id')}
        />
        <IntegrationFields form={form} />
        <FormEnd form={form} work={creation} action={integrations.create}>
          <CancelLink to="/console/applications/$appId/integrations" params={{ appId }} />
        </FormEnd>
      </Stack>
    </form>
  );
}

function useCreation(appId: string) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) =>
      handler.ask<MadeIntegration>({ method: 'POST', path: pathOf(appId, draft.id), body: bodyOf(draft) }),
    onSuccess: () => invalidateIntegrations(queries, appId),
  });
}
