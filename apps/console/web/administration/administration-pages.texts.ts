/** Names of the pages of the administration, which the sidebar shows. */
export const administrationTexts = {
  title: 'Administration',
  tabs: 'Pages of the administration',
  users: 'Users',
  applications: 'Applications',
  gateways: 'Gateways',
  notices: 'Notices',
  registration: 'Registration',
  loginProviders: 'Login providers',
  organizations: 'Organizations',
  components: 'Components',
  clients: 'OAuth clients',
  usage: 'Usage',
  audit: 'Audit log',
  deleted: 'Deleted',
  system: 'System',
  restrictedTitle: 'You are not an administrator',
  restricted:
    'These pages are for administrators. An administrator, or the operator of the server, can make you one.',
};
