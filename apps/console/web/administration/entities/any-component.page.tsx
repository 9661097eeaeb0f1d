import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { componentsTexts } from '../../components/components.texts.js';
import { useConsole } from '../../console.js';
import { Fact } from '../../widgets/fact.js';
import { TextLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { anyComponentQuery } from './entities.queries.js';
import { entitiesTexts as words } from './entities.texts.js';
import { EntityHistory } from './entity-history.js';
import { Help, Times } from './facts.js';
import { OpenAsCollaborator } from './open-as-collaborator.js';
import { Creator } from './owner.js';
import { Sharers } from './sharers.js';

const route = getRouteApi('/signed-in/console/administration/components/$entityId');

/** A component of any user, for administrators. */
export function AnyComponentPage() {
  const { account } = useConsole();
  const { entityId } = route.useParams();
  return (
    <Loaded query={useQuery(anyComponentQuery(account, entityId))}>
      {({ id, type, approval, creator, created, ...sharers }) => (
        <Page title={id}>
          <div className="facts">
            <Section title={words.facts}>
              <Fact name={words.type}>{componentsTexts.types[type]}</Fact>
              <Fact name={words.approval}>{componentsTexts.approvals[approval]}</Fact>
              <Fact name={words.creator}>
                <Creator of={{ creator }} />
              </Fact>
              <Times created={created} />
              <TextLink to="/console/administration/components" search={{ search: id }}>
                {words.decide}
              </TextLink>
            </Section>
            <Help text={words.helpComponent}>
              <OpenAsCollaborator
                collaborators={sharers.collaborators}
                to="/console/components/$plural/$componentId"
                params={{ plural: `${type}s`, componentId: id }}
              />
            </Help>
          </div>
          <Sharers {...sharers} />
          <EntityHistory kind="components" id={id} />
        </Page>
      )}
    </Loaded>
  );
}
