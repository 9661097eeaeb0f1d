import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { CollaboratingOrganization, Organization } from '../api/account.js';
import { ApiFailure } from '../api/failure.js';
import { useConsole } from '../console.js';
import { organizationsQuery } from '../organizations/organizations.queries.js';
import { Page } from '../widgets/page.js';
import { FailedPage, Loaded } from '../widgets/states.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { Managed } from './managed.js';
import { OrganizationShareForm } from './organization-share-form.js';
import { useSharing } from './sharing.js';
import { useTeam } from './team.js';

/** Organizations for which the user may share entities, without those that are collaborators already. */
const addable = (own: readonly Organization[], known: readonly CollaboratingOrganization[]) =>
  own.filter(
    ({ id, rights }) => rights.includes('organization:entities') && !known.some((one) => one.id === id),
  );

/** Adds an organization as a collaborator of an entity. */
export function NewOrganizationSharePage() {
  const { account } = useConsole();
  const own = useQuery(organizationsQuery(account));
  return (
    <Loaded query={useQuery(useSharing().organizations)}>
      {(known) => (
        <Page title={words.addOrganization}>
          <Loaded query={own}>
            {(organizations) => (
              <Managed>
                <OrganizationShareForm choices={addable(organizations, known)} />
              </Managed>
            )}
          </Loaded>
        </Page>
      )}
    </Loaded>
  );
}

/** The rights of one organization. */
export function OrganizationSharePage() {
  const { allRights } = useTeam();
  const { organizationId: id = '' } = useParams({ strict: false });
  return (
    <Loaded query={useQuery(useSharing().organizations)}>
      {(organizations) => {
        const share = organizations.find((one) => one.id === id);
        if (!share) return <FailedPage failure={new ApiFailure(404, '')} />;
        const rights = allRights.filter((right) => share.rights.includes(right));
        return (
          <Page title={words.changeTitle(share.name)}>
            <Managed>
              <OrganizationShareForm known={{ id, rights }} />
            </Managed>
          </Page>
        );
      }}
    </Loaded>
  );
}
