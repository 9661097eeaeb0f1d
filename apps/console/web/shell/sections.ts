import type { Icon } from '@tabler/icons-react';
import IconAffiliate from '@tabler/icons-react/icons/IconAffiliate';
import IconApi from '@tabler/icons-react/icons/IconApi';
import IconAntenna from '@tabler/icons-react/icons/IconAntenna';
import IconApps from '@tabler/icons-react/icons/IconApps';
import IconHome from '@tabler/icons-react/icons/IconHome';
import IconPlugConnected from '@tabler/icons-react/icons/IconPlugConnected';
import IconServer from '@tabler/icons-react/icons/IconServer';
import IconSettings from '@tabler/icons-react/icons/IconSettings';
import IconUser from '@tabler/icons-react/icons/IconUser';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import { texts } from '../texts.js';

const { navigation } = texts;

/** A section of the console: its first page, and its icon. */
export interface ConsoleSection {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
}

const administration: ConsoleSection = {
  to: '/console/administration',
  label: navigation.administration,
  icon: IconSettings,
};

const groups: readonly (readonly ConsoleSection[])[] = [
  [
    { to: '/', label: navigation.overview, icon: IconHome },
    { to: '/console/applications', label: navigation.applications, icon: IconApps },
    { to: '/console/gateways', label: navigation.gateways, icon: IconAntenna },
  ],
  [
    { to: '/console/network', label: navigation.network, icon: IconAffiliate },
    { to: '/console/components', label: navigation.components, icon: IconServer },
  ],
  [
    { to: '/console/organizations', label: navigation.organizations, icon: IconUsers },
    { to: '/console/clients', label: navigation.clients, icon: IconPlugConnected },
    { to: '/console/account', label: navigation.account, icon: IconUser },
    { to: '/console/api', label: navigation.api, icon: IconApi },
  ],
];

/** The sections that a user sees, in groups. */
export const sectionsFor = (isAdmin: boolean): readonly (readonly ConsoleSection[])[] =>
  isAdmin ? [...groups, [administration]] : groups;
