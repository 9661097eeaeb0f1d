import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { organizationsQuery } from './organizations.queries.js';
import { ownerTexts as words } from './organizations.texts.js';

/** Choice of the organization that a new application or gateway is created for; empty for the user. Hidden without a choice. */
export function OwnerField(props: { value?: string; onChange?: unknown }) {
  const { account } = useConsole();
  const { data = [] } = useQuery(organizationsQuery(account));
  const own = data.filter(({ rights }) => rights.includes('organization:entities'));
  if (own.length === 0) return undefined;
  const choices = own.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }));
  return (
    <NativeSelect
      label={words.owner}
      description={words.ownerHint}
      data={[{ value: '', label: words.self }, ...choices]}
      {...(props as object)}
    />
  );
}
