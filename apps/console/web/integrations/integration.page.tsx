import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { CopyFile } from '../widgets/copy-file.js';
import { Section } from '../widgets/section.js';
import { FormEnd } from '../widgets/form-end.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { texts } from '../texts.js';
import { DeadLetters } from './dead-letters.js';
import { Deliveries } from './deliveries.js';
import { bodyOf, type Draft, problemsOf } from './integration-draft.js';
import { IntegrationFields } from './integration-fields.js';
import { IntegrationStatus } from './integration-status.js';
import {
  invalidateIntegrations,
  type Integration,
  integrationQuery,
  pathOf,
} from './integrations.queries.js';
import {
  integrationFormTexts as form,
  integrationsTexts as integrations,
  integrationTexts as words,
} from './integrations.texts.js';
import { Removal } from './removal.js';
import { verification } from './verification.js';

const route = getRouteApi('/signed-in/console/applications/$appId/integrations/$integrationId');

/** One integration: status, deliveries, dead letters and settings. */
export function IntegrationPage() {
  const { handler } = useConsole();
  const { rights } = useApplication();
  const { appId, integrationId } = route.useParams();
  return (
    <Loaded query={useQuery(integrationQuery(handler, appId, integrationId))}>
      {(integration) => (
        <Page title={integrationId}>
          <IntegrationStatus integration={integration} />
          <Deliveries appId={appId} integrationId={integrationId} />
          <DeadLetters appId={appId} integration={integration} mayRead={rights.includes('messages:up:r')} />
          <Section title={words.settings}>
            {rights.includes('messages:up:r') ? (
              <ChangeForm appId={appId} integration={integration} />
            ) : (
              <Text>{integrations.noMaking}</Text>
            )}
          </Section>
          <CopyFile title={form.verify} about={form.verifyText} text={verification} />
          <Removal appId={appId} integrationId={integrationId} />
        </Page>
      )}
    </Loaded>
  );
}

interface ChangeFormProps {
  readonly appId: string;
  readonly integration: Integration;
}

function ChangeForm({ appId, integration: { id, url, messages, headers } }: ChangeFormProps) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const draft = useForm<Draft>({
    initialValues: { id, url, messages: [...messages], headers: '', secret: '' },
    validate: problemsOf,
  });
  const change = useMutation({
    mutationFn: (values: Draft) =>
      handler.ask({ method: 'PUT', path: pathOf(appId, id), body: bodyOf(values) }),
    onSuccess: async () => {
      draft.setValues({ headers: '', secret: '' });
      await invalidateIntegrations(queries, appId);
      notifications.show({ message: texts.saved });
    },
  });
  return (
    <form className="narrow" noValidate onSubmit={draft.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <IntegrationFields form={draft} kept={Object.keys(headers)} />
        <FormEnd form={draft} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}
