import { type AccountClient, bearer, type ScenarioFixtures } from '@fieldpost/testing';
import type { PathValues } from './pages.js';

/** The rights that others get, and the scope of a token that can give them. */
const shared = {
  applications: { rights: ['settings'], scope: 'apps' },
  gateways: { rights: ['gateway:settings'], scope: 'gateways' },
  'components/routers': { rights: ['component:settings'], scope: 'components' },
} as const;

const scopes = ['profile', 'apps', 'gateways', 'components', 'organizations', 'clients'];

/** Makes one entity of each kind that the pages show. The owner is the first user of the suite, and so its administrator. */
export async function makeEntities(world: ScenarioFixtures): Promise<PathValues> {
  const { person } = await world.owner();
  const account = world.anybody.as(bearer(await world.anybody.passwordToken(person, scopes)));
  const [{ id: application }, { devId: device }] = [await world.registration(), await world.abp()];
  const [gateway, router] = [world.named('mast'), world.named('router')];
  await send(account, 'POST', '/api/v2/gateways', { id: gateway, frequency_plan: 'EU_863_870' });
  await send(account, 'POST', '/api/v2/components/routers', { id: router });
  const of = { applications: application, gateways: gateway, 'components/routers': router };
  const { friend, organization } = await share(world, account, of);
  return {
    'applications/$appId': application,
    'devices/$devId': device,
    'gateways/$gatewayId': gateway,
    ...{ 'components/$plural': 'routers', '$plural/$componentId': router },
    'organizations/$organizationId': organization,
    ...{ 'collaborators/$username': friend, 'members/$username': friend, 'users/$username': person.username },
    ...{ 'applications/$entityId': application, 'gateways/$entityId': gateway },
    ...{ 'components/$entityId': router, 'organizations/$entityId': organization },
    'integrations/$integrationId': await makeIntegration(world),
    'login-providers/$providerId': await makeProvider(account),
    ...{ 'network/$service': 'router', '$service/$componentId': await announcedRouter(account) },
    ...{
      'clients/$name': 'console',
      'guides/$name': 'payloads',
      'api/$operationId': 'account.applications.create',
    },
  };
}

/** Makes a second user and an organization that share what the first user has. */
async function share(
  world: ScenarioFixtures,
  account: AccountClient,
  of: Readonly<Record<keyof typeof shared, string>>,
) {
  const [friend, organization] = [world.named('friend'), world.named('team')];
  await world.anybody.register({
    username: friend,
    email: `${friend}@example.com`,
    password: 'correct horse battery',
  });
  await send(account, 'POST', '/api/v2/organizations', { id: organization, name: 'Field stations' });
  await send(account, 'PUT', `/api/v2/organizations/${organization}/members/${friend}`, { role: 'viewer' });
  for (const kind of Object.keys(shared) as (keyof typeof shared)[]) {
    const { rights, scope } = shared[kind];
    const path = `/api/v2/${kind}/${of[kind]}`;
    const token = await account.restrictedToken([`${scope}:${of[kind]}`, 'organizations']);
    const sharing = world.anybody.as(bearer(token));
    await send(sharing, 'PUT', `${path}/collaborators/${friend}`, rights);
    await send(sharing, 'PUT', `${path}/organizations/${organization}`, rights);
  }
  return { friend, organization };
}

async function makeIntegration(world: ScenarioFixtures): Promise<string> {
  const [{ id: application, account }, id] = [await world.application(), 'webhook'];
  const webhook = { url: 'https://example.com/uplinks', messages: ['up'] };
  await send(account, 'POST', `/handler/applications/${application}/integrations/${id}`, webhook);
  return id;
}

async function makeProvider(account: AccountClient): Promise<string> {
  const provider = {
    ...{ id: 'company', name: 'Company', issuer: 'https://login.example.com' },
    ...{ client_id: 'fieldpost', client_secret: 'not used', email_domains: [], creates_users: true },
  };
  await send(account, 'POST', '/api/v2/login-providers', provider);
  return provider.id;
}

/** The id of the router of the suite. */
async function announcedRouter(account: AccountClient): Promise<string> {
  const announced = await send(account, 'GET', '/announcements/router');
  const { services: [router] = [] } = announced as { readonly services?: readonly { readonly id: string }[] };
  if (!router) throw new Error('no router has announced itself');
  return router.id;
}

async function send(account: AccountClient, method: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await account.send(method, path, body);
  if (reply.status >= 300)
    throw new Error(`${method} ${path} answers ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
