import { Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../../console.js';
import { Fact } from '../../widgets/fact.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { anyGatewayQuery } from './entities.queries.js';
import { entitiesTexts as words } from './entities.texts.js';
import { EntityHistory } from './entity-history.js';
import { Help, Times } from './facts.js';
import { OpenAsCollaborator } from './open-as-collaborator.js';
import { Owner } from './owner.js';
import { Sharers } from './sharers.js';

const route = getRouteApi('/signed-in/console/administration/gateways/$entityId');

/** A gateway of any user, for administrators. */
export function AnyGatewayPage() {
  const { account } = useConsole();
  const { entityId } = route.useParams();
  return (
    <Loaded query={useQuery(anyGatewayQuery(account, entityId))}>
      {({ id, eui, description, frequency_plan: plan, owner, ...gateway }) => (
        <Page title={id}>
          <div className="facts">
            <Section title={words.facts}>
              <Fact name={words.eui}>{eui === null ? words.none : <Code>{eui}</Code>}</Fact>
              <Fact name={words.description}>{description ?? words.none}</Fact>
              <Fact name={words.plan}>{plan}</Fact>
              <Fact name={words.owner}>
                <Owner owned={{ creator: owner }} />
              </Fact>
              <Fact name={words.creator}>
                <Owner owned={gateway} />
              </Fact>
              <Times {...gateway} />
            </Section>
            <Help text={words.helpGateway}>
              <OpenAsCollaborator {...gateway} to="/console/gateways/$gatewayId" params={{ gatewayId: id }} />
            </Help>
          </div>
          <Sharers {...gateway} />
          <EntityHistory kind="gateways" id={id} />
        </Page>
      )}
    </Loaded>
  );
}
