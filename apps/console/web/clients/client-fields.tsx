import { Checkbox, Code, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { generalScopes } from '@fieldpost/domain';
import type { OauthClient } from '../api/account.js';
import type { Authentication, ClientValues } from './client-values.js';
import { clientsTexts as words, scopeLabel } from './clients.texts.js';

interface FieldsProps {
  readonly form: Pick<UseFormReturnType<ClientValues>, 'getInputProps' | 'values'>;
}

interface ClientFieldsProps extends FieldsProps {
  /** Whether the password grant may be chosen. */
  readonly mayShowPasswords: boolean;
  /** Public clients stay public, and others never become public. */
  readonly authentications: readonly Authentication[];
}

/** Fields of a new or changed client. */
export const ClientFields = ({ form, mayShowPasswords, authentications }: ClientFieldsProps) => (
  <>
    <Textarea
      label={words.description}
      description={words.descriptionHint}
      rows={3}
      {...form.getInputProps('description')}
    />
    <Textarea
      label={words.uris}
      description={words.urisHint}
      rows={3}
      {...form.getInputProps('redirect_uris')}
    />
    <AuthenticationFields form={form} authentications={authentications} />
    <Checkbox.Group
      label={words.scope}
      description={words.scopeHint}
      required
      {...form.getInputProps('scope')}
    >
      <Stack gap="xs" my="xs">
        {generalScopes.map((scope) => (
          <Checkbox key={scope} value={scope} label={scopeLabel(scope)} description={words.scopes[scope]} />
        ))}
      </Stack>
    </Checkbox.Group>
    <GrantsField form={form} mayShowPasswords={mayShowPasswords} />
    {form.values.scope.includes('openid') && <OpenidFields form={form} />}
  </>
);

const AuthenticationFields = ({ form, authentications }: Omit<ClientFieldsProps, 'mayShowPasswords'>) => (
  <>
    <NativeSelect
      label={words.authentication}
      data={authentications.map((value) => ({ value, label: words.authentications[value] }))}
      {...form.getInputProps('authentication')}
    />
    {form.values.authentication === 'keys' && (
      <Textarea
        label={words.jwks}
        description={words.jwksHint}
        required
        rows={6}
        {...form.getInputProps('jwks')}
      />
    )}
    {form.values.authentication === 'published' && (
      <TextInput
        label={words.jwksUri}
        description={words.jwksUriHint}
        type="url"
        required
        {...form.getInputProps('jwks_uri')}
      />
    )}
  </>
);

type Grant = OauthClient['grants'][number];
const grantNames = Object.keys(words.grants) as Grant[];

/** What a grant is, with its name in requests, for those who write clients. */
export const GrantName = ({ grant }: { readonly grant: Grant }) => (
  <>
    {words.grants[grant]} <Code>{grant}</Code>
  </>
);

const GrantsField = ({ form, mayShowPasswords }: Omit<ClientFieldsProps, 'authentications'>) => (
  <Checkbox.Group
    label={words.grant}
    description={words.grantHint}
    required
    {...form.getInputProps('grants')}
  >
    <Stack gap="xs" my="xs">
      {grantNames.map((grant) => (
        <Checkbox
          key={grant}
          value={grant}
          label={<GrantName grant={grant} />}
          disabled={grant === 'password' && !mayShowPasswords}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);

/** Settings that only clients with the scope `openid` have. */
const OpenidFields = ({ form }: FieldsProps) => (
  <>
    <NativeSelect
      label={words.algorithm}
      data={['RS256', 'ES256']}
      {...form.getInputProps('id_token_signed_response_alg')}
    />
    <Textarea
      label={words.logoutUris}
      description={words.logoutUrisHint}
      rows={2}
      {...form.getInputProps('post_logout_redirect_uris')}
    />
    <TextInput
      label={words.backchannel}
      description={words.backchannelHint}
      type="url"
      {...form.getInputProps('backchannel_logout_uri')}
    />
  </>
);
