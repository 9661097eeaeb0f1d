import { deviceStates } from '@fieldpost/domain';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { ChoiceField, Pages, SearchField } from '../lists/list-parts.js';
import { ButtonLink } from '../widgets/links.js';
import { pageSize } from '../lists/matching.js';
import { trafficTexts } from '../traffic/traffic.texts.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { useListChange } from '../lists/use-list-change.js';
import { DeviceTable } from './device-table.js';
import { devicesTexts as words } from './devices.texts.js';
import { type DevicePage, devicesQuery } from './devices.queries.js';
import type { DevicesSearch } from './devices-search.js';

const route = getRouteApi('/signed-in/console/applications/$appId/devices');

/** The devices of an application that is registered at a handler. */
export function DevicesPage() {
  const { id } = useApplication();
  return <Registered appId={id} />;
}

function Registered({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const wanted = route.useSearch();
  return (
    <Loaded query={useQuery(devicesQuery(handler, appId, wanted))}>
      {(page) =>
        page.total === 0 && wanted.search === undefined && wanted.state === undefined ? (
          <Page title={words.title}>
            <Empty title={words.none} text={words.teach} action={<Beginnings appId={appId} />} />
          </Page>
        ) : (
          <Page title={words.title} actions={<Actions appId={appId} />}>
            <List page={page} />
          </Page>
        )
      }
    </Loaded>
  );
}

const Beginnings = ({ appId }: { appId: string }) => (
  <Group>
    <ButtonLink to="/console/applications/$appId/devices/-new" params={{ appId }}>
      {words.create}
    </ButtonLink>
    <ButtonLink to="/console/applications/$appId/devices/-import" params={{ appId }} variant="default">
      {words.import}
    </ButtonLink>
    <ButtonLink
      to="/console/applications/$appId/devices/-register-on-join"
      params={{ appId }}
      variant="default"
    >
      {words.registerOnJoin}
    </ButtonLink>
  </Group>
);

const Actions = ({ appId }: { appId: string }) => (
  <Group gap="xs">
    <Beginnings appId={appId} />
    <ButtonLink to="/console/applications/$appId/devices/-export" params={{ appId }} variant="default">
      {words.export}
    </ButtonLink>
  </Group>
);

function List({ page: { devices, total } }: { page: DevicePage }) {
  const { appId } = route.useParams();
  const wanted = route.useSearch();
  const change = useListChange<DevicesSearch>();
  return (
    <>
      <Group align="flex-end" justify="space-between">
        <SearchField
          label={words.search}
          value={wanted.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <ChoiceField
          label={words.state}
          any={words.anyState}
          choices={deviceStates}
          words={trafficTexts.states}
          value={wanted.state}
          onChoose={(state) => change({ state })}
        />
        <Text role="status">{total === 0 ? words.noMatch : words.count(total)}</Text>
      </Group>
      {devices.length > 0 && (
        <DeviceTable appId={appId} devices={devices} search={wanted} onSort={(sort) => change({ sort })} />
      )}
      <Pages
        label={words.pages}
        page={wanted.page ?? 1}
        pages={Math.ceil(total / pageSize)}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
