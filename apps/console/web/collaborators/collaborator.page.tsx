import { isAppRight } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Collaborator } from '../api/account.js';
import { ApiFailure } from '../api/failure.js';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { Page } from '../shell/page.js';
import { FailedPage, Loaded } from '../shell/states.js';
import { texts } from '../texts.js';
import { CollaboratorForm } from './collaborator-form.js';
import { collaboratorsQuery } from './collaborators.queries.js';

const route = getRouteApi('/signed-in/console/applications/$appId/collaborators/$username');

/** The rights of one collaborator. */
export function CollaboratorPage() {
  const { account } = useConsole();
  const { appId, username } = route.useParams();
  return (
    <Loaded query={useQuery(collaboratorsQuery(account, appId))}>
      {(people) => <Rights person={people.find((person) => person.username === username)} />}
    </Loaded>
  );
}

function Rights({ person }: { person: Collaborator | undefined }) {
  const application = useApplication();
  if (!person) return <FailedPage failure={new ApiFailure(404, '')} />;
  const known = { username: person.username, rights: person.rights.filter(isAppRight) };
  return (
    <Page title={texts.collaborators.changeTitle(person.username)}>
      <CollaboratorForm application={application} known={known} />
    </Page>
  );
}
