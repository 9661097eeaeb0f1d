import type { Icon } from '@tabler/icons-react';
import IconActivity from '@tabler/icons-react/icons/IconActivity';
import IconAdjustments from '@tabler/icons-react/icons/IconAdjustments';
import IconCode from '@tabler/icons-react/icons/IconCode';
import IconCpu from '@tabler/icons-react/icons/IconCpu';
import IconKey from '@tabler/icons-react/icons/IconKey';
import IconLayoutDashboard from '@tabler/icons-react/icons/IconLayoutDashboard';
import IconPlug from '@tabler/icons-react/icons/IconPlug';
import IconUsersGroup from '@tabler/icons-react/icons/IconUsersGroup';
import IconWebhook from '@tabler/icons-react/icons/IconWebhook';
import { applicationTexts as words } from './applications.texts.js';

/** A page of an application, in the sidebar and in the tabs. */
export interface ApplicationPageLink {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Whether pages below it belong to other entries. */
  readonly exact: boolean;
  /** Whether the application has to be connected to a handler first. */
  readonly needsHandler: boolean;
}

const at = (path: string) => `/console/applications/$appId${path}`;

/** The pages of an application. */
export const applicationPages: readonly ApplicationPageLink[] = [
  { to: at(''), label: words.overview, icon: IconLayoutDashboard, exact: true, needsHandler: false },
  { to: at('/devices'), label: words.devices, icon: IconCpu, exact: false, needsHandler: true },
  { to: at('/data'), label: words.data, icon: IconActivity, exact: false, needsHandler: true },
  { to: at('/connect'), label: words.connect, icon: IconPlug, exact: false, needsHandler: true },
  { to: at('/payload-functions'), label: words.functions, icon: IconCode, exact: false, needsHandler: true },
  { to: at('/integrations'), label: words.integrations, icon: IconWebhook, exact: false, needsHandler: true },
  { to: at('/access-keys'), label: words.keys, icon: IconKey, exact: false, needsHandler: false },
  {
    to: at('/collaborators'),
    label: words.collaborators,
    icon: IconUsersGroup,
    exact: false,
    needsHandler: false,
  },
  { to: at('/settings'), label: words.settings, icon: IconAdjustments, exact: false, needsHandler: false },
];
