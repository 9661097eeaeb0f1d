import { Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { isId } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { loginProvidersKey } from './login-providers.queries.js';
import { loginProvidersTexts, providerFieldTexts as words } from './login-providers.texts.js';
import { ProviderFields } from './provider-fields.js';
import { bodyOf, newProvider, type NewProviderValues, providerProblems } from './provider-values.js';
import { RedirectUri } from './redirect-uri.js';

/** Adds a login provider, and opens it. */
export function NewLoginProviderPage() {
  const form = useForm<NewProviderValues>({
    initialValues: newProvider,
    validate: {
      ...providerProblems,
      id: (id) => (isId(id) ? null : words.idProblem),
      issuer: (issuer) => (URL.canParse(issuer.trim()) ? null : words.issuerProblem),
    },
  });
  const creation = useCreation();
  return (
    <Page title={loginProvidersTexts.add}>
      <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
        <Stack>
          <ProviderFields form={form} isStored={false}>
            <NewFields form={form} />
          </ProviderFields>
          <FormEnd form={form} work={creation} action={loginProvidersTexts.add}>
            <CancelLink to="/console/administration/login-providers" />
          </FormEnd>
        </Stack>
      </form>
    </Page>
  );
}

const NewFields = ({ form }: { form: UseFormReturnType<NewProviderValues> }) => (
  <>
    <TextInput
      autoFocus
      w="100%"
      label={words.id}
      description={words.idHint}
      required
      {...form.getInputProps('id')}
    />
    {isId(form.values.id) && <RedirectUri id={form.values.id} />}
    <TextInput
      w="100%"
      label={words.issuer}
      description={words.issuerHint}
      required
      type="url"
      {...form.getInputProps('issuer')}
    />
  </>
);

function useCreation() {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (values: NewProviderValues) => {
      const body = { id: values.id, issuer: values.issuer.trim(), ...bodyOf(values) };
      return answered(account.POST('/api/v2/login-providers', { body }));
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: loginProvidersKey });
      await router.navigate({
        to: '/console/administration/login-providers/$providerId',
        params: { providerId: id },
      });
    },
  });
}
