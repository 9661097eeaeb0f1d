import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { ForeignEntity } from '../foreign/foreign-entity.js';
import { Loaded } from '../widgets/states.js';
import { Tab, Tabs, useAlsoAt } from '../widgets/tabs.js';
import { componentQuery, type ComponentPath } from './components.queries.js';
import { componentTexts as words } from './components.texts.js';
import { useComponentPath } from './use-component.js';

/** Header and tabs of the pages of one component, which need it to be loaded. */
export function ComponentFrame() {
  const { account } = useConsole();
  const place = useComponentPath();
  const query = useQuery(componentQuery(account, place));
  return (
    <Stack>
      <Loaded
        query={query}
        forbidden={<ForeignEntity to="/console/administration/components/$entityId" id={place.componentId} />}
      >
        {() => (
          <>
            <ComponentTabs place={place} />
            <Outlet />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function ComponentTabs({ place }: { place: ComponentPath }) {
  const atOrganization = useAlsoAt(`/console/components/${place.plural}/${place.componentId}/organizations/`);
  return (
    <Tabs label={words.tabs}>
      <Tab to="/console/components/$plural/$componentId" params={place} activeOptions={{ exact: true }}>
        {words.overview}
      </Tab>
      <Tab to="/console/components/$plural/$componentId/collaborators" params={place} {...atOrganization}>
        {words.collaborators}
      </Tab>
      <Tab
        to="/console/components/$plural/$componentId/history"
        params={place}
        activeOptions={{ includeSearch: false }}
      >
        {words.history}
      </Tab>
    </Tabs>
  );
}
