import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiFailure } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { FailedPage, Loaded } from '../widgets/states.js';
import { MemberForm } from './member-form.js';
import { membersQuery } from './organizations.queries.js';
import { membersTexts as words } from './organizations.texts.js';
import { useOrganization } from './use-organization.js';

const route = getRouteApi('/signed-in/console/organizations/$organizationId/members/$username');

/** Adds a member to an organization. */
export const NewMemberPage = () => (
  <Page title={words.add}>
    <MemberForm organization={useOrganization()} />
  </Page>
);

/** The role or the rights of one member. */
export function MemberPage() {
  const { account } = useConsole();
  const organization = useOrganization();
  const { username } = route.useParams();
  return (
    <Loaded query={useQuery(membersQuery(account, organization.id))}>
      {(members) => {
        const member = members.find((one) => one.username === username);
        if (!member) return <FailedPage failure={new ApiFailure(404, '')} />;
        const known = { username, role: member.role ?? ('own' as const), rights: [...member.rights] };
        return (
          <Page title={words.changeTitle(username)}>
            <MemberForm organization={organization} known={known} />
          </Page>
        );
      }}
    </Loaded>
  );
}
