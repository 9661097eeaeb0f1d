import { Checkbox, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { generalScopes, type GeneralScope } from '@fieldpost/domain';
import type { OauthClient } from '../api/account.js';
import { clientsTexts as words } from './clients.texts.js';

export type Grant = OauthClient['grants'][number];

/** What of a client can be changed later. */
export interface ClientValues {
  readonly description: string;
  /** One on each line. */
  readonly uris: string;
  readonly scope: GeneralScope[];
  readonly grants: Grant[];
}

/** What is wrong with each value; null where nothing is. The addresses are for the server to judge. */
export const clientProblems = {
  scope: (chosen: readonly string[]) => (chosen.length > 0 ? null : words.scopeProblem),
  grants: (chosen: readonly string[]) => (chosen.length > 0 ? null : words.grantProblem),
};

interface ClientFieldsProps {
  readonly form: Pick<UseFormReturnType<ClientValues>, 'getInputProps'>;
  /** Whether the grant may be given that shows passwords to the client. */
  readonly mayShowPasswords: boolean;
}

/** The fields of a client that is new or changed. */
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
