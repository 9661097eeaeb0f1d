import { Button, Checkbox, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RegistrationPolicy } from '../../api/account.js';
import { answered } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import { texts } from '../../texts.js';
import { FormEnd } from '../../widgets/form-end.js';
import { linesOf } from '../../widgets/lines.js';
import { GuideLink, TextLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { administrationKey } from '../administration-key.js';
import { administrationTexts } from '../administration-pages.texts.js';
import { Invitations } from './invitations.js';
import { policyQuery } from './registration.queries.js';
import { registrationTexts as words } from './registration.texts.js';

/** The registration policy, and the invitations. */
export function RegistrationPage() {
  const { account } = useConsole();
  return (
    <Page title={administrationTexts.registration} actions={<GuideLink name="users" />}>
      <Loaded query={useQuery(policyQuery(account))}>
        {/* The key fills the form again after a change. */}
        {(policy) => <PolicyForm key={JSON.stringify(policy)} policy={policy} />}
      </Loaded>
      <Invitations />
    </Page>
  );
}

interface PolicyValues {
  readonly mode: RegistrationPolicy['mode'];
  readonly domains: string;
  readonly verification: boolean;
  readonly stepUp: RegistrationPolicy['step_up'];
}

/** `null` members follow the settings of the server. */
const settingsAgain = { mode: null, email_domains: null, verification_required: null, step_up: null };

function PolicyForm({ policy }: { policy: RegistrationPolicy }) {
  const { mode, email_domains: domains, verification_required: verification, step_up, changed } = policy;
  const form = useForm<PolicyValues>({
    initialValues: { mode, domains: domains.join('\n'), verification, stepUp: step_up },
  });
  const change = usePolicyChange();
  const save = (values: PolicyValues) =>
    change.mutate({
      done: texts.saved,
      body: {
        mode: values.mode,
        email_domains: linesOf(values.domains),
        verification_required: values.verification,
        step_up: values.stepUp,
      },
    });
  const reset = () => change.mutate({ done: words.resetDone, body: settingsAgain });
  return (
    <Section title={words.policy}>
      <form className="narrow" noValidate onSubmit={form.onSubmit(save)}>
        <Stack>
          <Fields form={form} />
          <FormEnd form={form} work={change} action={texts.save}>
            {changed.length > 0 && (
              <Button variant="default" onClick={reset}>
                {words.reset}
              </Button>
            )}
          </FormEnd>
        </Stack>
      </form>
      <TextLink to="/console/administration" search={{ state: 'unapproved' }}>
        {words.waiting}
      </TextLink>
    </Section>
  );
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const modes = choicesOf(words.modes);
const stepUps = choicesOf(words.stepUps);

const Fields = ({ form }: { form: UseFormReturnType<PolicyValues> }) => (
  <>
    <NativeSelect label={words.mode} data={modes} {...form.getInputProps('mode')} />
    <Textarea
      label={words.domains}
      description={words.domainsHint}
      autosize
      minRows={3}
      {...form.getInputProps('domains')}
    />
    <NativeSelect
      label={words.stepUp}
      description={words.stepUpHint}
      data={stepUps}
      {...form.getInputProps('stepUp')}
    />
    <Checkbox label={words.verification} {...form.getInputProps('verification', { type: 'checkbox' })} />
  </>
);

interface PolicyChange {
  readonly body: { readonly [name in keyof typeof settingsAgain]: RegistrationPolicy[name] | null };
  /** Message after the change. */
  readonly done: string;
}

function usePolicyChange() {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: PolicyChange) => answered(account.PATCH('/api/v2/registration', { body })),
    onSuccess: async (_policy, { done }) => {
      // Here, because the form is replaced when the policy changes.
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: done });
    },
  });
}
