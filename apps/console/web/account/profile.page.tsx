import { Anchor, Badge, List, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fact } from '../widgets/fact.js';
import type { Profile } from '../api/account.js';
import { answered } from '../api/failure.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { Section } from '../widgets/section.js';
import { FormEnd } from '../widgets/form-end.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { texts } from '../texts.js';
import { accountTexts, profileTexts as words } from './account.texts.js';

/** Name and e-mail address of the user. */
export function ProfilePage() {
  const { account } = useConsole();
  return (
    <Page title={accountTexts.profile}>
      <Loaded query={useQuery(profileQuery(account))}>
        {(profile) => (
          <>
            <Fact name={words.username}>
              <strong>{profile.username}</strong>{' '}
              {profile.administrator && (
                <Badge variant="light" tt="none">
                  {words.administrator}
                </Badge>
              )}
            </Fact>
            <ProfileForm profile={profile} />
            <Security />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Passwords and sessions are managed on the pages of the account server only. */
const Security = () => (
  <div className="narrow">
    <Section title={accountTexts.security}>
      <Text>{words.securityText}</Text>
      <List>
        <List.Item>
          <Anchor href="/users/password">{words.password}</Anchor>
        </List.Item>
        <List.Item>
          <Anchor href="/users/two-step">{words.twoStep}</Anchor>
        </List.Item>
        <List.Item>
          <Anchor href="/users/linked-logins">{words.linkedLogins}</Anchor>
        </List.Item>
        <List.Item>
          <Anchor href="/users/sessions">{words.sessions}</Anchor>
        </List.Item>
      </List>
    </Section>
  </div>
);

interface Wanted {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  /** Current password, required to change the e-mail address. */
  readonly password: string;
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { email, name } = profile;
  const form = useForm<Wanted>({
    initialValues: { email, first: name?.first ?? '', last: name?.last ?? '', password: '' },
    validate: {
      email: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? null : words.emailProblem),
      password: (text, wanted) => (wanted.email === email || text !== '' ? null : words.currentProblem),
    },
  });
  const change = useChange(profile, form);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <TextInput label={words.first} autoComplete="given-name" {...form.getInputProps('first')} />
        <TextInput label={words.last} autoComplete="family-name" {...form.getInputProps('last')} />
        <TextInput
          label={words.email}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        {form.values.email !== email && (
          <PasswordInput
            label={words.current}
            description={words.currentHint}
            autoComplete="current-password"
            required
            {...form.getInputProps('password')}
          />
        )}
        <Verification isVerified={profile.email_verified} pending={profile.pending_email} />
        <FormEnd form={form} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}

const Verification = ({ isVerified, pending }: { isVerified: boolean; pending?: string | undefined }) =>
  pending !== undefined ? (
    <Text size="sm">
      {words.pending(pending)} <Anchor href="/users">{words.again}</Anchor>
    </Text>
  ) : isVerified ? (
    <Text size="sm">{words.verified}</Text>
  ) : (
    <Text size="sm">
      {words.unverified} <Anchor href="/users">{words.again}</Anchor>
    </Text>
  );

function useChange(before: Profile, form: UseFormReturnType<Wanted>) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ email, first, last, password }: Wanted) => {
      const proven = email === before.email ? {} : { email, old_password: password };
      return answered(account.PATCH('/api/v2/users/me', { body: { name: { first, last }, ...proven } }));
    },
    onSuccess: async (_, { email }) => {
      const { queryKey } = profileQuery(account);
      await queries.invalidateQueries({ queryKey });
      // A pending address is not the current one, and the password is not kept.
      form.setValues({ email: queries.getQueryData(queryKey)?.email ?? before.email, password: '' });
      notifications.show({ message: email === before.email ? words.saved : words.mailed });
    },
  });
}
