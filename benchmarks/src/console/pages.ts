/** Ids of entities of the user who looks at the pages, an administrator. */
export interface Entities {
  readonly user: string;
  readonly application: string;
  readonly device: string;
  readonly gateway: string;
  readonly organization: string;
  readonly router: string;
}

const applicationPages = [
  ...['', '/devices', '/devices/-new', '/devices/-import', '/devices/-export', '/devices/-register-on-join'],
  ...['/data', '/connect', '/payload-functions', '/integrations', '/integrations/-new', '/access-keys'],
  ...['/access-keys/-new', '/collaborators', '/collaborators/-new', '/organizations/-new', '/settings'],
];
const devicePages = ['', '/data', '/downlinks', '/simulate', '/messages', '/settings'];
const gatewayPages = ['', '/connection', '/collaborators', '/settings'];
const organizationPages = ['', '/members/-new', '/shared', '/settings'];
const accountPages = ['', '/clients', '/usage', '/activity'];
const administrationPages = [
  ...['', '/applications', '/gateways', '/organizations', '/components', '/notices', '/registration'],
  ...['/login-providers', '/login-providers/-new'],
  ...['/usage', '/usage/applications', '/audit', '/system', '/deleted'],
];

const below = (path: string, pages: readonly string[]): readonly string[] =>
  pages.map((page) => `/console/${path}${page}`);

/** The paths of the pages of the console. */
export const pagesOf = (of: Entities): readonly string[] => [
  '/',
  ...below('applications', ['', '/-new']),
  ...below(`applications/${of.application}`, applicationPages),
  ...below(`applications/${of.application}/devices/${of.device}`, devicePages),
  ...below('gateways', ['', '/-new']),
  ...below(`gateways/${of.gateway}`, gatewayPages),
  '/console/network',
  ...below('organizations', ['', '/-new']),
  ...below(`organizations/${of.organization}`, organizationPages),
  ...below('clients', ['', '/-new', '/console', '/console/rights']),
  ...below('components', ['', '/-new']),
  ...below(`components/routers/${of.router}`, ['', '/collaborators', '/history']),
  ...below('account', accountPages),
  ...below('administration', administrationPages),
  `/console/administration/users/${of.user}`,
  `/console/administration/applications/${of.application}`,
  `/console/administration/gateways/${of.gateway}`,
  `/console/administration/components/${of.router}`,
  ...below('api', ['', '/account.applications.create']),
  ...below('guides', ['', '/payloads']),
];
