import { Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../../console.js';
import { Messages } from '../../usage/messages.js';
import { Fact } from '../../widgets/fact.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { anyApplicationQuery } from './entities.queries.js';
import { entitiesTexts as words } from './entities.texts.js';
import { EntityHistory } from './entity-history.js';
import { Help, Times } from './facts.js';
import { OpenAsCollaborator } from './open-as-collaborator.js';
import { Owner } from './owner.js';
import { Sharers } from './sharers.js';

const route = getRouteApi('/signed-in/console/administration/applications/$entityId');

/** An application of any user, for administrators. */
export function AnyApplicationPage() {
  const { account } = useConsole();
  const { entityId } = route.useParams();
  return (
    <Loaded query={useQuery(anyApplicationQuery(account, entityId))}>
      {({ id, name, euis, reported, ...application }) => (
        <Page title={id}>
          <div className="facts">
            <Section title={words.facts}>
              <Fact name={words.name}>{name}</Fact>
              <Fact name={words.euis}>
                {euis.length === 0 ? words.none : euis.map((eui) => <Code key={eui}>{eui} </Code>)}
              </Fact>
              <Fact name={words.owner}>
                <Owner owned={application} />
              </Fact>
              <Times {...application} />
            </Section>
            <Messages reported={reported} />
            <Help text={words.helpText}>
              <OpenAsCollaborator {...application} to="/console/applications/$appId" params={{ appId: id }} />
            </Help>
          </div>
          <Sharers {...application} />
          <EntityHistory kind="apps" id={id} />
        </Page>
      )}
    </Loaded>
  );
}
