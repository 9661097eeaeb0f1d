import { Group, Text } from '@mantine/core';
import { TextLink } from '../../widgets/links.js';
import { entitiesTexts as words } from './entities.texts.js';

interface OwnerFilterProps {
  readonly search: { readonly creator?: string; readonly organization?: string };
  readonly list: '/console/administration/applications' | '/console/administration/gateways';
}

/** Says of which user or organization a list is, with a link to the whole list. */
export function OwnerFilter({ search: { creator, organization }, list }: OwnerFilterProps) {
  const owner = creator ?? (organization && words.organization(organization));
  if (owner === undefined) return null;
  return (
    <Group gap="xs">
      <Text>{words.onlyOf(owner)}</Text>
      <TextLink to={list}>{words.all}</TextLink>
    </Group>
  );
}
