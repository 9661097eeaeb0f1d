import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invitation } from '../../api/account.js';
import { answered } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import { FormEnd } from '../../widgets/form-end.js';
import { administrationKey } from '../administration-key.js';
import { invitationTexts as words } from './registration.texts.js';

const secondsOfDay = 86_400;

interface NewInvitation {
  readonly email: string;
  readonly mail: boolean;
  readonly administrator: boolean;
  readonly days: keyof typeof words.dayChoices;
}

const empty: NewInvitation = { email: '', mail: true, administrator: false, days: '7' };

/** Form for a new invitation. */
export function InvitationForm({ onCreated }: { onCreated: (invitation: Invitation) => void }) {
  const creation = useCreation();
  const form = useForm<NewInvitation>({ initialValues: empty });
  const invite = (values: NewInvitation) =>
    creation.mutate(values, {
      onSuccess: (invitation) => {
        form.reset();
        onCreated(invitation);
      },
    });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(invite)}>
      <Stack>
        <Fields form={form} />
        <FormEnd work={creation} action={words.invite} />
      </Stack>
    </form>
  );
}

const dayChoices = Object.entries(words.dayChoices).map(([value, label]) => ({ value, label }));

const hasAddress = ({ email }: NewInvitation): boolean => email.trim() !== '';
/** Whether the link is mailed: there is an address, and the user has not chosen otherwise. */
const isMailed = (values: NewInvitation): boolean => values.mail && hasAddress(values);

const Fields = ({ form }: { form: UseFormReturnType<NewInvitation> }) => (
  <>
    <TextInput
      label={words.email}
      description={words.emailHint}
      type="email"
      {...form.getInputProps('email')}
    />
    <Checkbox
      label={words.mail}
      description={words.mailHint}
      {...form.getInputProps('mail', { type: 'checkbox' })}
      checked={isMailed(form.values)}
      disabled={!hasAddress(form.values)}
    />
    <Checkbox label={words.administrator} {...form.getInputProps('administrator', { type: 'checkbox' })} />
    <NativeSelect label={words.days} data={dayChoices} {...form.getInputProps('days')} />
  </>
);

function useCreation() {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: NewInvitation) => {
      const { email, administrator, days } = values;
      const address = hasAddress(values) ? { email: email.trim() } : {};
      const mail = isMailed(values);
      const body = { ...address, mail, administrator, rights: [], seconds: Number(days) * secondsOfDay };
      return answered(account.POST('/api/v2/invitations', { body }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: administrationKey }),
  });
}
