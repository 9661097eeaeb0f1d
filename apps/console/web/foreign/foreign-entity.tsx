import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { WaysOn } from '../widgets/states.js';

/** The page of administrators about an entity. */
type ToEntity = LinkProps['to'] &
  `/console/administration/${'applications' | 'gateways' | 'components'}/$entityId`;

interface ForeignEntityProps {
  readonly to: ToEntity;
  readonly id: string;
}

/** In place of an entity that the user may not see; leads administrators to their own page about it. */
export function ForeignEntity({ to, id }: ForeignEntityProps) {
  const { account } = useConsole();
  const isAdministrator = useQuery(profileQuery(account)).data?.administrator === true;
  return (
    <Page title={texts.forbidden.title}>
      <Text>{isAdministrator ? texts.forbidden.administratorText : texts.forbidden.text}</Text>
      <WaysOn>
        {isAdministrator && (
          <ButtonLink to={to} params={{ entityId: id }}>
            {texts.forbidden.toAdministration}
          </ButtonLink>
        )}
      </WaysOn>
    </Page>
  );
}
