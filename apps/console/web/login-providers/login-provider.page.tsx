import { Code, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Fact } from '../widgets/fact.js';
import type { LoginProvider } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { Page } from '../widgets/page.js';
import { RemovalSection } from '../widgets/removal-section.js';
import { Loaded } from '../widgets/states.js';
import { loginProviderQuery, loginProvidersKey } from './login-providers.queries.js';
import { loginProviderTexts as words, providerFieldTexts } from './login-providers.texts.js';
import { ProviderFacts } from './provider-facts.js';
import { ProviderFields } from './provider-fields.js';
import { bodyOf, providerProblems, type ProviderValues, valuesOf } from './provider-values.js';
import { RedirectUri } from './redirect-uri.js';
import { useProviderChange } from './use-provider-change.js';

const route = getRouteApi('/signed-in/console/administration/login-providers/$providerId');

/** One login provider. Those of the settings of the server can only be read. */
export function LoginProviderPage() {
  const { account } = useConsole();
  const { providerId } = route.useParams();
  return (
    <Stack>
      <Loaded query={useQuery(loginProviderQuery(account, providerId))}>
        {(provider) => (
          <Page title={provider.name}>
            {provider.origin === 'settings' ? (
              <>
                <Text>{words.settings}</Text>
                <ProviderFacts provider={provider} />
              </>
            ) : (
              <>
                {/* The key fills the form again after a change. */}
                <ProviderForm key={JSON.stringify(provider)} provider={provider} />
                <Removal provider={provider} />
              </>
            )}
          </Page>
        )}
      </Loaded>
    </Stack>
  );
}

function ProviderForm({ provider }: { provider: LoginProvider }) {
  const form = useForm<ProviderValues>({ initialValues: valuesOf(provider), validate: providerProblems });
  const change = useProviderChange(provider.id);
  const save = (values: ProviderValues) =>
    // Not by callbacks of `mutate`, because the form is replaced when the provider changes.
    change.mutateAsync(bodyOf(values)).then(
      () => {
        form.setValues({ client_secret: '', removes_secret: false });
        notifications.show({ message: texts.saved });
      },
      // The end of the form shows it.
      () => undefined,
    );
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(save)}>
      <Stack>
        <ProviderFields form={form} isStored>
          <RedirectUri id={provider.id} />
          <Fact name={providerFieldTexts.issuer}>
            <Code>{provider.issuer}</Code>
          </Fact>
        </ProviderFields>
        <FormEnd form={form} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}

function Removal({ provider: { id, name } }: { provider: LoginProvider }) {
  const { account } = useConsole();
  const router = useRouter();
  return (
    <RemovalSection
      label={words.remove}
      title={words.removeTitle(name)}
      text={words.removeText}
      action={words.confirm}
      remove={() => answered(account.DELETE('/api/v2/login-providers/{id}', { params: { path: { id } } }))}
      leave={() => router.navigate({ to: '/console/administration/login-providers' })}
      forget={async (queries) => {
        queries.removeQueries({ queryKey: loginProviderQuery(account, id).queryKey });
        await queries.invalidateQueries({ queryKey: loginProvidersKey });
      }}
      done={words.removed(name)}
    />
  );
}
