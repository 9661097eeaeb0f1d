import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../../console.js';
import { Fact } from '../../widgets/fact.js';
import { TextLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { anyOrganizationQuery } from './entities.queries.js';
import { allOrganizationsTexts } from '../administration.texts.js';
import { limitsOf, limitsOfOrganization } from '../limits.js';
import { entitiesTexts as words } from './entities.texts.js';
import { EntityHistory } from './entity-history.js';
import { Times } from './facts.js';
import { Users } from './owner.js';

const route = getRouteApi('/signed-in/console/administration/organizations/$entityId');

/** Any organization, for administrators. */
export function AnyOrganizationPage() {
  const { account } = useConsole();
  const { entityId } = route.useParams();
  return (
    <Loaded query={useQuery(anyOrganizationQuery(account, entityId))}>
      {({ id, name, owners, members, limits, ...times }) => (
        <Page title={id}>
          <Section title={words.facts}>
            <Fact name={words.name}>{name}</Fact>
            <Fact name={allOrganizationsTexts.owners}>
              {owners.length === 0 ? words.none : <Users names={owners} />}
            </Fact>
            <Fact name={allOrganizationsTexts.members}>{members}</Fact>
            <Fact name={allOrganizationsTexts.limits}>{limitsOf(limits, limitsOfOrganization)}</Fact>
            <Times {...times} />
            <TextLink to="/console/administration/applications" search={{ organization: id }}>
              {words.applicationsOf}
            </TextLink>
            <TextLink to="/console/administration/gateways" search={{ organization: id }}>
              {words.gatewaysOf}
            </TextLink>
          </Section>
          <EntityHistory kind="organizations" id={id} />
        </Page>
      )}
    </Loaded>
  );
}
