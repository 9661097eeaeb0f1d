import { Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Section } from '../widgets/section.js';
import { providerFieldTexts as words } from './login-providers.texts.js';
import type { ProviderValues } from './provider-values.js';

interface FieldsProps {
  readonly form: Pick<UseFormReturnType<ProviderValues>, 'getInputProps'>;
}

interface ProviderFieldsProps extends FieldsProps {
  /** Fields that only a new provider has. */
  readonly children?: ReactNode;
  /** Whether the provider is stored, and perhaps a secret of it. */
  readonly isStored: boolean;
}

/** Fields of a new or changed provider. */
export const ProviderFields = ({ form, children, isStored }: ProviderFieldsProps) => (
  <>
    <Section title={words.general}>
      {children}
      <TextInput
        w="100%"
        label={words.name}
        description={words.nameHint}
        required
        {...form.getInputProps('name')}
      />
      <NativeSelect w="100%" label={words.icon} data={icons} {...form.getInputProps('icon')} />
      <Checkbox label={words.enabled} {...form.getInputProps('enabled', { type: 'checkbox' })} />
    </Section>
    <ClientSection form={form} isStored={isStored} />
    <PeopleSection form={form} />
    <ClaimsSection form={form} />
  </>
);

const icons = Object.entries(words.icons).map(([value, label]) => ({ value, label }));

const ClientSection = ({ form, isStored }: Omit<ProviderFieldsProps, 'children'>) => (
  <Section title={words.client}>
    <TextInput w="100%" label={words.client_id} required {...form.getInputProps('client_id')} />
    <PasswordInput
      w="100%"
      label={words.client_secret}
      description={isStored ? words.keptSecretHint : words.newSecretHint}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': words.showSecret }}
      {...form.getInputProps('client_secret')}
    />
    {isStored && (
      <Checkbox label={words.removesSecret} {...form.getInputProps('removes_secret', { type: 'checkbox' })} />
    )}
    <Textarea
      w="100%"
      label={words.scopes}
      description={words.scopesHint}
      autosize
      {...form.getInputProps('scopes')}
    />
  </Section>
);

const PeopleSection = ({ form }: FieldsProps) => (
  <Section title={words.people}>
    <Textarea
      w="100%"
      label={words.email_domains}
      description={words.email_domainsHint}
      autosize
      minRows={3}
      {...form.getInputProps('email_domains')}
    />
    <Checkbox
      label={words.creates_users}
      description={words.creates_usersHint}
      {...form.getInputProps('creates_users', { type: 'checkbox' })}
    />
    <Checkbox
      label={words.trusts_second_factor}
      description={words.trusts_second_factorHint}
      {...form.getInputProps('trusts_second_factor', { type: 'checkbox' })}
    />
  </Section>
);

const ClaimsSection = ({ form }: FieldsProps) => (
  <Section title={words.claims}>
    <TextInput w="100%" label={words.username_claim} required {...form.getInputProps('username_claim')} />
    <TextInput w="100%" label={words.email_claim} required {...form.getInputProps('email_claim')} />
    <TextInput
      w="100%"
      label={words.groups_claim}
      description={words.groups_claimHint}
      {...form.getInputProps('groups_claim')}
    />
    <Textarea
      w="100%"
      label={words.administrator_groups}
      description={words.administrator_groupsHint}
      autosize
      {...form.getInputProps('administrator_groups')}
    />
    <Textarea
      w="100%"
      label={words.organizations}
      description={words.organizationsHint}
      autosize
      {...form.getInputProps('organizations')}
    />
  </Section>
);
