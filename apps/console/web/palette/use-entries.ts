import { useQueries, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { allApplications, allGateways, allUsers } from '../administration/administration.queries.js';
import { applicationPages } from '../applications/application-pages.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { applicationsQuery } from '../applications/applications.queries.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { devicePages } from '../devices/device-pages.js';
import { devicesQuery } from '../devices/devices.queries.js';
import { gatewaysQuery } from '../gateways/gateways.queries.js';
import { guides } from '../guides/list-of-guides.js';
import { pageSize } from '../lists/matching.js';
import { sectionsFor } from '../shell/sections.js';
import { useThemeSwitch } from '../shell/theme-switch.js';
import { useSignOut } from '../log-out/use-sign-out.js';
import { texts } from '../texts.js';
import type { Entry } from './entries.js';
import { paletteTexts as words } from './palette.texts.js';

/** Each application is a call of its own, and the handler limits calls. */
const mostApplications = 8;
const fewestLetters = 2;

/** Everything that the palette can find; devices and users are searched at their servers. */
export function useEntries(query: string, showShortcuts: () => void): readonly Entry[] {
  const pages = usePages();
  const actions = useActions(showShortcuts);
  const applications = useApplicationIds();
  const owned = useOwned();
  const devices = useDevices(query, applications);
  const users = useUsers(query);
  const others = useOthers(query, owned);
  const found = query.length >= fewestLetters ? guideEntries : [];
  return [...owned, ...others, ...devices, ...users, ...pages, ...actions, ...found];
}

const guideEntries = guides.map(({ name, title }): Entry => ({
  kind: 'guide',
  label: title,
  to: `/console/guides/${name}`,
}));

/** Applications and gateways, of which the console has the whole lists. */
function useOwned(): readonly Entry[] {
  const { account } = useConsole();
  const { data: applications = [] } = useQuery(applicationsQuery(account, 'kept'));
  const { data: gateways = [] } = useQuery(gatewaysQuery(account));
  return [
    ...applications.map(({ id, name }): Entry => {
      return { kind: 'application', label: id, detail: name, to: `/console/applications/${id}` };
    }),
    ...gateways.map(({ id, attributes }): Entry => {
      const description = String(attributes['description'] ?? '');
      return { kind: 'gateway', label: id, detail: description, to: `/console/gateways/${id}` };
    }),
  ];
}

/** The application that is shown, and then others. */
function useApplicationIds(): readonly string[] {
  const { account } = useConsole();
  const { appId } = useParams({ strict: false });
  const { data = [] } = useQuery(applicationsQuery(account, 'kept'));
  const able = data.filter(({ rights }) => rights.includes('devices')).map(({ id }) => id);
  const others = able.filter((id) => id !== appId);
  const current = appId !== undefined && able.includes(appId) ? [appId] : [];
  return [...current, ...others].slice(0, mostApplications);
}

function useDevices(query: string, applications: readonly string[]): readonly Entry[] {
  const { handler } = useConsole();
  const enabled = query.length >= fewestLetters;
  const handlers = useQueries({
    queries: applications.map((appId) => ({ ...handlerQuery(handler, appId), enabled })),
  });
  const connected = applications.filter((_, i) => handlers[i]?.data);
  const pages = useQueries({
    queries: connected.map((appId) => ({
      ...devicesQuery(handler, appId, { search: query }, pageSize),
      enabled,
    })),
  });
  return connected.flatMap((appId, i) =>
    (pages[i]?.data?.items ?? []).map(({ dev_id, description = '', lorawan_device: { dev_eui } }): Entry => {
      const to = `/console/applications/${appId}/devices/${dev_id}`;
      return {
        kind: 'device',
        label: dev_id,
        detail: [appId, dev_eui, description].filter(Boolean).join(' · '),
        to,
      };
    }),
  );
}

/** For administrators: applications and gateways of others, which lead to their pages in the administration. */
function useOthers(query: string, owned: readonly Entry[]): readonly Entry[] {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  const enabled = isAdmin && query.length >= fewestLetters;
  const { data: applications } = useQuery({ ...allApplications.query(account, { search: query }), enabled });
  const { data: gateways } = useQuery({ ...allGateways.query(account, { search: query }), enabled });
  const found = [
    ...(applications?.items ?? []).map(({ id, name, euis }): Entry => {
      const detail = [name, ...euis].join(' · ');
      return { kind: 'application', label: id, detail, to: `/console/administration/applications/${id}` };
    }),
    ...(gateways?.items ?? []).map(({ id, description, eui }): Entry => {
      const detail = [description, eui].filter(Boolean).join(' · ');
      return { kind: 'gateway', label: id, detail, to: `/console/administration/gateways/${id}` };
    }),
  ];
  return found.filter(({ kind, label }) => owned.every((own) => own.kind !== kind || own.label !== label));
}

function useUsers(query: string): readonly Entry[] {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  const { data } = useQuery({
    ...allUsers.query(account, { search: query }),
    enabled: isAdmin && query.length >= fewestLetters,
  });
  return (data?.items ?? []).map(({ username, email }): Entry => {
    const to = `/console/administration/users/${username}`;
    return { kind: 'user', label: username, detail: email ?? '', to };
  });
}

function usePages(): readonly Entry[] {
  const { account } = useConsole();
  const isAdmin = useQuery(profileQuery(account)).data?.administrator === true;
  const { appId, devId } = useParams({ strict: false });
  const sections = sectionsFor(isAdmin)
    .flat()
    .map(({ to, label }): Entry => ({ kind: 'page', label, to }));
  if (appId === undefined) return sections;
  const pages = applicationPages.map(({ to, label }): Entry => {
    return { kind: 'page', label: words.pageOf(label, appId), to: to.replace('$appId', appId) };
  });
  return [...(devId === undefined ? [] : pagesOfDevice(appId, devId)), ...pages, ...sections];
}

const pagesOfDevice = (appId: string, devId: string): readonly Entry[] =>
  devicePages.map(({ to, label }) => {
    const path = to.replace('$appId', appId).replace('$devId', devId);
    return { kind: 'page', label: words.pageOf(label, devId), to: path };
  });

function useActions(showShortcuts: () => void): readonly Entry[] {
  const { appId } = useParams({ strict: false });
  const theme = useThemeSwitch();
  const leave = useSignOut();
  const at = `/console/applications/${appId}`;
  const inApplication: readonly Entry[] =
    appId === undefined
      ? []
      : [
          { kind: 'action', label: words.actions.newDevice(appId), to: `${at}/devices/-new` },
          { kind: 'action', label: words.actions.newKey(appId), to: `${at}/access-keys/-new` },
        ];
  return [
    ...inApplication,
    { kind: 'action', label: words.actions.newApplication, to: '/console/applications/-new' },
    { kind: 'action', label: words.actions.newGateway, to: '/console/gateways/-new' },
    { kind: 'action', label: theme.label, run: theme.change },
    { kind: 'action', label: words.actions.shortcuts, run: showShortcuts },
    { kind: 'action', label: texts.navigation.signOut, run: () => void leave() },
  ];
}
