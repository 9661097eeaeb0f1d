import { deviceStates } from '@fieldpost/domain';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { ServerList } from '../../lists/list-frame.js';
import { ChoiceField } from '../../lists/list-parts.js';
import { allPages } from '../../lists/server-pages.js';
import { useListChange } from '../../lists/use-list-change.js';
import { type ListView, useListView } from '../../lists/use-list-view.js';
import { trafficTexts } from '../../traffic/traffic.texts.js';
import { ButtonLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { Empty, Loaded } from '../../widgets/states.js';
import { DeviceBeginnings } from './device-beginnings.js';
import { devicesTexts as words } from './devices.texts.js';
import { type DevicePage, devicesQuery, readDevices } from '../devices.queries.js';
import type { DevicesSearch } from './devices-search.js';
import { useDeviceActions } from './use-device-actions.js';
import { useDeviceColumns } from './use-device-columns.js';

const route = getRouteApi('/signed-in/console/applications/$appId/devices');
/** Devices in one request of “select all”. */
const mostRead = 1000;

/** The devices of an application that is registered at a handler. */
export function DevicesPage() {
  const { id: appId } = useApplication();
  const { handler } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('devices');
  return (
    <Loaded query={useQuery(devicesQuery(handler, appId, wanted, view.size))}>
      {(page) =>
        page.total === 0 && wanted.search === undefined && wanted.state === undefined ? (
          <Page title={words.title}>
            <Empty title={words.none} text={words.teach} action={<DeviceBeginnings appId={appId} />} />
          </Page>
        ) : (
          <Page title={words.title} actions={<Actions appId={appId} />}>
            <List key={wanted.state} appId={appId} page={page} view={view} />
          </Page>
        )
      }
    </Loaded>
  );
}

const Actions = ({ appId }: { appId: string }) => (
  <Group>
    <DeviceBeginnings appId={appId} />
    <ButtonLink to="/console/applications/$appId/devices/-export" params={{ appId }} variant="default">
      {words.export}
    </ButtonLink>
  </Group>
);

interface ListProps {
  readonly appId: string;
  readonly page: DevicePage;
  readonly view: ListView;
}

function List({ appId, page: { items, total }, view }: ListProps) {
  const { handler } = useConsole();
  const wanted = route.useSearch();
  const change = useListChange<DevicesSearch>();
  return (
    <ServerList
      view={view}
      label={words.title}
      words={words}
      columns={useDeviceColumns(appId)}
      idOf={({ dev_id }) => dev_id}
      rows={items}
      total={total}
      usualSort="dev_id"
      all={() => allPages((slice) => readDevices(handler, appId, wanted, slice), mostRead)}
      actions={useDeviceActions(appId)}
      filters={
        <ChoiceField
          label={words.state}
          any={words.anyState}
          choices={deviceStates}
          words={trafficTexts.states}
          value={wanted.state}
          onChoose={(state) => change({ state })}
        />
      }
    />
  );
}
