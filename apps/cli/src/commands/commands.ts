import { adminClientCommands } from '../admin/clients.js';
import { adminComponentCommands } from '../admin/components.js';
import { adminEntityCommands } from '../admin/entities.js';
import { adminLimitCommands } from '../admin/limits.js';
import { adminNoticeCommands } from '../admin/notices.js';
import { adminProviderCommands } from '../admin/providers.js';
import { adminRecordCommands } from '../admin/records.js';
import { adminRegistrationCommands } from '../admin/registration.js';
import { adminUsageCommands } from '../admin/usage.js';
import { adminUserCommands } from '../admin/users.js';
import type { Command } from '../command.js';
import type { Groups } from '../program.js';
import { doctor } from '../doctor/doctor.js';
import { accessKeyCommands } from './access-keys.js';
import { applicationCommands } from './applications.js';
import { clientRightsCommands } from './client-rights.js';
import { clientCommands } from './clients.js';
import { collaboratorCommands } from './collaborators.js';
import { completionCommands } from './completion.js';
import { deviceCommands } from './devices.js';
import { gatewayCommands } from './gateways.js';
import { loginCommands } from './login.js';
import { messageCommands } from './messages.js';
import { organizationCommands } from './organizations.js';
import { profileCommands } from './profiles.js';
import { transferCommands } from './transfer.js';

/** All commands in the order of the help. */
export const commands: readonly Command[] = [
  ...loginCommands,
  ...profileCommands,
  ...applicationCommands,
  ...accessKeyCommands,
  ...deviceCommands,
  ...transferCommands,
  ...gatewayCommands,
  ...collaboratorCommands,
  ...organizationCommands,
  ...clientCommands,
  ...clientRightsCommands,
  ...messageCommands,
  ...adminUserCommands,
  ...adminLimitCommands,
  ...adminRegistrationCommands,
  ...adminProviderCommands,
  ...adminClientCommands,
  ...adminEntityCommands,
  ...adminComponentCommands,
  ...adminNoticeCommands,
  ...adminRecordCommands,
  ...adminUsageCommands,
  doctor,
  ...completionCommands,
];

/** Descriptions of the groups of commands. */
export const groups: Groups = {
  profiles: 'Servers and logins.',
  applications: 'Applications, their access keys and EUIs.',
  keys: 'Access keys of an application.',
  devices: 'Devices of an application.',
  gateways: 'Gateways.',
  collaborators: 'Users with rights on an application or gateway.',
  organizations: 'Organizations and their members.',
  members: 'Members of an organization.',
  admin: 'Commands for administrators.',
  'admin users': 'Users of the network: registrations, suspensions, administrators and limits.',
  'admin organizations': 'Organizations of all users.',
  'admin clients': 'OAuth clients of all users, and their approval.',
  'admin applications':
    'Applications of all users: find one by id, name, EUI, creator or organization, and who has rights on it.',
  'admin gateways':
    'Gateways of all users: find one by id, description, EUI, creator or organization, and who has rights on it.',
  users: 'Users of the network.',
  registration: 'Who may register.',
  invitations: 'Invitations to register.',
  clients: 'OAuth clients.',
  rights: 'Rights of an OAuth client that acts for itself.',
  providers: 'OpenID Connect providers through which users log in.',
  notices: 'Notices to all users.',
  components: 'Routers, brokers and handlers of all users.',
  usage: 'How much users and applications use.',
  deleted: 'Deleted things whose ids are still reserved.',
};
