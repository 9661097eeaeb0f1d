import { Checkbox, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { generalScopes, type GeneralScope } from '@fieldpost/domain';
import type { OauthClient } from '../api/account.js';
import { clientsTexts as words } from './clients.texts.js';

export type Grant = OauthClient['grants'][number];

/** Members of a client that can be changed later. */
export interface ClientValues {
  readonly description: string;
  /** One per line. */
  readonly uris: string;
  readonly scope: GeneralScope[];
  readonly grants: Grant[];
}

/** The problem of each value, or null. URIs are checked by the server. */
export const clientProblems = {
  scope: (chosen: readonly string[]) => (chosen.length > 0 ? null : words.scopeProblem),
  grants: (chosen: readonly string[]) => (chosen.length > 0 ? null : words.grantProblem),
};

interface ClientFieldsProps {
  readonly form: Pick<UseFormReturnType<ClientValues>, 'getInputProps'>;
  /** Whether the password grant may be chosen. */
  readonly mayShowPasswords: boolean;
}

/** Fields of a new or changed client. */
export const ClientFields = ({ form, mayShowPasswords }: ClientFieldsProps) => (
  <>
    <Textarea
      label={words.description}
      description={words.descriptionHint}
      rows={3}
      {...form.getInputProps('description')}
    />
    <Textarea label={words.uris} description={words.urisHint} rows={3} {...form.getInputProps('uris')} />
    <Checkbox.Group
      label={words.scope}
      description={words.scopeHint}
      required
      {...form.getInputProps('scope')}
    >
      <Stack gap="xs" my="xs">
        {generalScopes.map((scope) => (
          <Checkbox key={scope} value={scope} label={scope} description={words.scopes[scope]} />
        ))}
      </Stack>
    </Checkbox.Group>
    <GrantsField form={form} mayShowPasswords={mayShowPasswords} />
  </>
);

const GrantsField = ({ form, mayShowPasswords }: ClientFieldsProps) => (
  <Checkbox.Group
    label={words.grant}
    description={words.grantHint}
    required
    {...form.getInputProps('grants')}
  >
    <Stack gap="xs" my="xs">
      {Object.entries(words.grants).map(([grant, text]) => (
        <Checkbox
          key={grant}
          value={grant}
          label={grant}
          description={text}
          disabled={grant === 'password' && !mayShowPasswords}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);
