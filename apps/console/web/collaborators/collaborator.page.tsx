import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Collaborator } from '../api/account.js';
import { ApiFailure } from '../api/failure.js';
import { Page } from '../widgets/page.js';
import { FailedPage, Loaded } from '../widgets/states.js';
import { CollaboratorForm } from './collaborator-form.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { Managed } from './managed.js';
import { type Team, useTeam } from './team.js';

/** The rights of one collaborator. */
export function CollaboratorPage() {
  const team = useTeam();
  const { username } = useParams({ strict: false });
  return (
    <Loaded query={useQuery(team.people)}>
      {(people) => <Rights team={team} person={people.find((person) => person.username === username)} />}
    </Loaded>
  );
}

function Rights({ team, person }: { team: Team; person: Collaborator | undefined }) {
  if (!person) return <FailedPage failure={new ApiFailure(404, '')} />;
  const rights = team.allRights.filter((right) => person.rights.includes(right));
  return (
    <Page title={words.changeTitle(person.username)}>
      <Managed>
        <CollaboratorForm team={team} known={{ username: person.username, rights }} />
      </Managed>
    </Page>
  );
}
