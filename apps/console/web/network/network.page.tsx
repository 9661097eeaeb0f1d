import { Text } from '@mantine/core';
import { type ServiceName, serviceNames } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LocalList } from '../lists/list-frame.js';
import { ChoiceField } from '../lists/list-parts.js';
import { useListView } from '../lists/use-list-view.js';
import { GuideLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Tab, Tabs } from '../widgets/tabs.js';
import { useListChange } from '../lists/use-list-change.js';
import type { Announcement } from './announcements.js';
import { announcementsQuery } from './announcements.queries.js';
import { componentColumns } from './component-columns.js';
import { healths, type NetworkSearch } from './network-search.js';
import { networkTexts as words } from './network.texts.js';
import { servedBy } from './served.js';

const route = getRouteApi('/signed-in/console/network');

/** The components of the network. The filter is kept in the URL. */
export function NetworkPage() {
  const { service = 'router' } = route.useSearch();
  return (
    <Page title={words.title} actions={<GuideLink name="network" />}>
      <Text>{words.intro}</Text>
      <ServiceTabs />
      <Text>{words.what[service]}</Text>
      <Loaded query={useQuery(announcementsQuery(service))}>
        {(components) => <List service={service} components={components} />}
      </Loaded>
    </Page>
  );
}

function ServiceTabs() {
  const { service: chosen = 'router' } = route.useSearch();
  return (
    <Tabs label={words.tabs}>
      {serviceNames.map((service) => (
        <Tab
          key={service}
          to="/console/network"
          search={{ service }}
          aria-current={service === chosen ? 'page' : undefined}
        >
          {words.services[service]}
        </Tab>
      ))}
    </Tabs>
  );
}

/** Searched text of a component. */
function textOf(component: Announcement): string {
  const { id, description, operator_name, url } = component;
  return [id, description, operator_name, url, ...Object.values(servedBy(component)).flat()].join('\n');
}

interface ListProps {
  readonly service: ServiceName;
  readonly components: readonly Announcement[];
}

function List({ service, components }: ListProps) {
  const wanted = route.useSearch();
  const change = useListChange<NetworkSearch>();
  const view = useListView('network');
  if (components.length === 0) return <Empty title={words.none[service]} text={words.teach} />;
  return (
    <LocalList
      key={`${service} ${wanted.health}`}
      view={view}
      label={words.services[service]}
      words={words}
      columns={componentColumns}
      rows={components.filter(
        ({ health = 'unknown' }) => wanted.health === undefined || health === wanted.health,
      )}
      idOf={({ id }) => id}
      textOf={textOf}
      filters={
        <ChoiceField
          label={words.health}
          any={words.healths['']}
          choices={healths}
          words={words.healths}
          value={wanted.health}
          onChoose={(health) => change({ health })}
        />
      }
    />
  );
}
