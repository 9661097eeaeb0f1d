import { appRights } from '@fieldpost/domain';
import { Text } from '@mantine/core';
import type { Application } from '../api/account.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { ownerTexts as words } from './collaborators.texts.js';

/** Who owns an application, and how it is handed over. */
export function OwnerSection({ application }: { readonly application: Application }) {
  const { id: appId, collaborators = [] } = application;
  const owners = collaborators.filter(({ rights }) => appRights.every((right) => rights.includes(right)));
  return (
    <Section title={words.title}>
      <Text>{words.text}</Text>
      {owners.length > 0 && (
        <Text className="wraps">{words.owners(owners.map(({ username }) => username))}</Text>
      )}
      <Text>
        {words.handOver}{' '}
        <TextLink to="/console/applications/$appId/collaborators" params={{ appId }}>
          {words.toCollaborators}
        </TextLink>
      </Text>
    </Section>
  );
}
