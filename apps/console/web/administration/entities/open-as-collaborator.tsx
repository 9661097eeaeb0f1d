import { useQuery } from '@tanstack/react-query';
import type { Collaborator } from '../../api/account.js';
import { profileQuery } from '../../collaborators/collaborators.queries.js';
import { useConsole } from '../../console.js';
import { TextLink } from '../../widgets/links.js';
import { entitiesTexts as words } from './entities.texts.js';

interface OpenProps {
  readonly collaborators: readonly Collaborator[];
  readonly deleted?: string;
  readonly to: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A link to the pages of collaborators, for an administrator who is one; none to what is deleted. */
export function OpenAsCollaborator({ collaborators, deleted, to, params }: OpenProps) {
  const { account } = useConsole();
  const own = useQuery(profileQuery(account)).data?.username;
  if (deleted !== undefined || collaborators.every(({ username }) => username !== own)) return null;
  return (
    <TextLink to={to} params={params}>
      {words.open}
    </TextLink>
  );
}
