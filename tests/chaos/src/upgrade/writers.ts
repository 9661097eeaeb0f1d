import { bearer, until } from '@fieldpost/testing';
import { clientOf, type FleetScenario, logIn, memberOf, refresh } from '../fleet-scenario.js';
import { type ClientAction, ok } from '../load.js';

/** Somebody who writes a value, and reads it afterwards wherever the load balancer leads. */
interface Writer {
  readonly name: string;
  readonly write: (value: string) => Promise<unknown>;
  readonly read: () => Promise<string | undefined>;
}

/** What is written is read afterwards: at account, at the handler, at discovery. */
async function writersOf(scenario: FleetScenario): Promise<readonly Writer[]> {
  const { application, manager, fixtures, owner, fleet } = scenario;
  const account = clientOf(scenario).as(bearer(application.token));
  const path = `/api/v2/applications/${application.id}`;
  const described = { app_id: application.id, dev_id: 'described' };
  const euis = { app_eui: Buffer.alloc(8, 1), dev_eui: Buffer.alloc(8, 2) };
  const router = fixtures.named('router');
  await owner.account.createComponent('routers', router);
  await fleet.approve(router);
  const ownerOfRouter = await owner.account.restrictedToken([`components:${router}`]);
  const token = await fixtures.anybody.as(bearer(ownerOfRouter)).componentToken('routers', router);
  const discovery = await fixtures.discovery();
  return [
    {
      name: 'name of the application',
      write: async (name) => ok(account.send('PATCH', path, { name })),
      read: async () => memberOf(await ok(account.send('GET', path)), 'name'),
    },
    {
      name: 'description of a device',
      write: (description) =>
        manager.setDevice({ ...described, description, lorawan_device: { ...described, ...euis } }),
      read: async () => (await manager.getDevice(described.app_id, described.dev_id)).description,
    },
    {
      name: 'announcement',
      write: (description) =>
        discovery.announce(
          { service_name: 'router', id: router, net_address: 'localhost:1901', description },
          token,
        ),
      read: async () => (await discovery.get('router', router)).description,
    },
  ];
}

/** Another replica reads what was written after some milliseconds. */
const actionOf = ({ name, write, read }: Writer): ClientAction => {
  let writes = 0;
  return {
    name: `${name} is read as written`,
    everyMs: 1_000,
    act: async () => {
      const value = `version ${(writes += 1)}`;
      await write(value);
      await until(`${name} is "${value}"`, async () => (await read()) === value);
    },
  };
};

const get = (scenario: FleetScenario, token: string, path: string) =>
  ok(clientOf(scenario).as(bearer(token)).send('GET', path));

/** Logs in, and then refreshes the token that is left; account accepts the new tokens at once. */
function logins(scenario: FleetScenario): readonly ClientAction[] {
  let refreshToken = '';
  const use = async (reply: Awaited<ReturnType<typeof ok>>) =>
    get(scenario, memberOf(reply, 'access_token'), '/api/v2/users/me');
  return [
    {
      name: 'log in',
      everyMs: 1_000,
      act: async () => {
        const reply = await ok(logIn(scenario));
        refreshToken ||= memberOf(reply, 'refresh_token');
        await use(reply);
      },
    },
    {
      name: 'refresh a token',
      everyMs: 1_000,
      act: async () => {
        if (!refreshToken) return;
        const reply = await ok(refresh(clientOf(scenario), refreshToken));
        refreshToken = memberOf(reply, 'refresh_token');
        await use(reply);
      },
    },
  ];
}

/** A new token with one scope is accepted at once by the app that verifies it. */
const useOfTokens = (scenario: FleetScenario, gatewayId: string): readonly ClientAction[] =>
  [
    { scope: `apps:${scenario.application.id}`, path: `/handler/applications/${scenario.application.id}` },
    { scope: `gateways:${gatewayId}`, path: `/network/gateways/${gatewayId}/status` },
  ].map(({ scope, path }) => ({
    name: `use a new token at ${path}`,
    everyMs: 1_000,
    act: async () => get(scenario, await scenario.owner.account.restrictedToken([scope]), path),
  }));

/** Users who write and read, and clients with new tokens. */
export async function writingUsers(
  scenario: FleetScenario,
  gatewayId: string,
): Promise<readonly ClientAction[]> {
  const writers = await writersOf(scenario);
  return [...writers.map(actionOf), ...logins(scenario), ...useOfTokens(scenario, gatewayId)];
}
