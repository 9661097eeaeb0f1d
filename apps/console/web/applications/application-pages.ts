import IconActivity from '@tabler/icons-react/icons/IconActivity';
import IconAdjustments from '@tabler/icons-react/icons/IconAdjustments';
import IconCode from '@tabler/icons-react/icons/IconCode';
import IconCpu from '@tabler/icons-react/icons/IconCpu';
import IconKey from '@tabler/icons-react/icons/IconKey';
import IconLayoutDashboard from '@tabler/icons-react/icons/IconLayoutDashboard';
import IconPlug from '@tabler/icons-react/icons/IconPlug';
import IconUsersGroup from '@tabler/icons-react/icons/IconUsersGroup';
import IconWebhook from '@tabler/icons-react/icons/IconWebhook';
import type { PageLink } from '../widgets/tabs.js';
import { applicationTexts as words } from './applications.texts.js';
import type { PageWithRight } from './page-rights.js';

/** A page of an application. */
export interface ApplicationPageLink extends PageWithRight, PageLink {
  /** Whether the application has to be connected to a handler first. */
  readonly needsHandler: boolean;
}

const at = (path: string) => `/console/applications/$appId${path}`;

/** The pages of an application. */
export const applicationPages: readonly ApplicationPageLink[] = [
  { to: at(''), label: words.overview, icon: IconLayoutDashboard, exact: true, needsHandler: false },
  {
    to: at('/devices'),
    label: words.devices,
    icon: IconCpu,
    exact: false,
    needsHandler: true,
    needs: 'devices',
  },
  {
    to: at('/data'),
    label: words.data,
    icon: IconActivity,
    exact: false,
    needsHandler: true,
    needs: 'messages:up:r',
  },
  { to: at('/connect'), label: words.connect, icon: IconPlug, exact: false, needsHandler: true },
  {
    to: at('/payload-functions'),
    label: words.functions,
    icon: IconCode,
    exact: false,
    needsHandler: true,
    needs: 'settings',
  },
  {
    to: at('/integrations'),
    label: words.integrations,
    icon: IconWebhook,
    exact: false,
    needsHandler: true,
    needs: 'settings',
  },
  {
    to: at('/access-keys'),
    label: words.keys,
    icon: IconKey,
    exact: false,
    needsHandler: false,
    needs: 'settings',
  },
  {
    to: at('/collaborators'),
    label: words.collaborators,
    icon: IconUsersGroup,
    exact: false,
    needsHandler: false,
    alsoAt: at('/organizations/'),
  },
  { to: at('/settings'), label: words.settings, icon: IconAdjustments, exact: false, needsHandler: false },
];
