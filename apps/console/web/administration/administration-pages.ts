import type { Icon } from '@tabler/icons-react';
import IconApps from '@tabler/icons-react/icons/IconApps';
import IconAntenna from '@tabler/icons-react/icons/IconAntenna';
import IconChartBar from '@tabler/icons-react/icons/IconChartBar';
import IconHeartRateMonitor from '@tabler/icons-react/icons/IconHeartRateMonitor';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import IconLogin from '@tabler/icons-react/icons/IconLogin';
import IconPlugConnected from '@tabler/icons-react/icons/IconPlugConnected';
import IconServer from '@tabler/icons-react/icons/IconServer';
import IconSpeakerphone from '@tabler/icons-react/icons/IconSpeakerphone';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import IconUser from '@tabler/icons-react/icons/IconUser';
import IconUserPlus from '@tabler/icons-react/icons/IconUserPlus';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import type { PageLink } from '../widgets/tabs.js';
import { administrationTexts as words } from './administration-pages.texts.js';

/** Path of the administration and of its first page. */
const administrationPath = '/console/administration';

const page = (path: string, label: string, icon: Icon): PageLink => ({
  to: `${administrationPath}/${path}`,
  label,
  icon,
  exact: false,
});

/** The pages of the administration. */
export const administrationPages: readonly PageLink[] = [
  {
    to: administrationPath,
    label: words.users,
    icon: IconUser,
    exact: true,
    alsoAt: `${administrationPath}/users/`,
  },
  page('applications', words.applications, IconApps),
  page('gateways', words.gateways, IconAntenna),
  page('organizations', words.organizations, IconUsers),
  page('components', words.components, IconServer),
  page('clients', words.clients, IconPlugConnected),
  page('registration', words.registration, IconUserPlus),
  page('login-providers', words.loginProviders, IconLogin),
  page('usage', words.usage, IconChartBar),
  page('audit', words.audit, IconHistory),
  page('notices', words.notices, IconSpeakerphone),
  page('deleted', words.deleted, IconTrash),
  page('system', words.system, IconHeartRateMonitor),
];
