import { randomBytes } from 'node:crypto';
import { AccountClient, bearer, type Person, startSuite, type Suite } from '@fieldpost/testing';

const general = ['profile', 'apps', 'components', 'gateways', 'clients'];
const specific = [
  'apps:fuzzed-app',
  'apps:doomed-app',
  'gateways:fuzzed-gateway',
  'gateways:doomed-gateway',
  'components:fuzzed-handler',
];
const everyAppRight = ['settings', 'collaborators', 'devices'];

/** A running suite with the entities that schemathesis/account.toml names, and the token of somebody who may do everything to them. */
export class OpenApiBench {
  private constructor(
    private readonly suite: Suite,
    /** `Bearer …`. */
    readonly authorization: string,
  ) {}

  static async open(): Promise<OpenApiBench> {
    const suite = await startSuite();
    return new OpenApiBench(suite, await populate(new AccountClient(suite.addresses.account)));
  }

  /** URL of a path behind the reverse proxy. */
  at(path: string): string {
    return this.suite.addresses.account + path;
  }

  async close(): Promise<void> {
    await this.suite.stop();
  }
}

async function populate(anybody: AccountClient): Promise<string> {
  const owner = personCalled('fuzzed-owner');
  const others = ['fuzzed-friend', 'doomed-friend'];
  for (const person of [owner, ...others.map(personCalled)]) await anybody.register(person);
  await makeEntities(anybody.as(bearer(await anybody.passwordToken(owner))));
  const authorization = bearer(await anybody.passwordToken(owner, [...general, ...specific]));
  await makeParts(anybody.as(authorization), others);
  return authorization;
}

const personCalled = (username: string): Person => ({
  username,
  email: `${username}@example.com`,
  password: randomBytes(12).toString('base64url'),
});

async function makeEntities(owner: AccountClient): Promise<void> {
  for (const which of ['fuzzed', 'doomed']) {
    await owner.createApplication(`${which}-app`, which);
    await make(owner, '/api/v2/gateways', { id: `${which}-gateway`, frequency_plan: 'EU_863_870' });
    await make(owner, '/api/v2/clients', { name: which, scope: ['profile'] });
  }
  await owner.createComponent('handlers', 'fuzzed-handler');
}

/** What takes a token for the entity that it is part of. */
async function makeParts(owner: AccountClient, friends: readonly string[]): Promise<void> {
  for (const which of ['fuzzed', 'doomed']) await owner.addAccessKey('fuzzed-app', which, everyAppRight);
  for (const friend of friends) {
    await put(owner, `/api/v2/applications/fuzzed-app/collaborators/${friend}`, ['settings']);
    await put(owner, `/api/v2/gateways/fuzzed-gateway/collaborators/${friend}`, ['gateway:settings']);
    const component = '/api/v2/components/handlers/fuzzed-handler';
    await put(owner, `${component}/collaborators/${friend}`, ['component:settings']);
  }
}

const make = (owner: AccountClient, path: string, body: unknown) => succeed(owner, 'POST', path, body);
const put = (owner: AccountClient, path: string, body: unknown) => succeed(owner, 'PUT', path, body);

async function succeed(
  owner: AccountClient,
  ...[method, path, body]: [string, string, unknown]
): Promise<void> {
  const { status } = await owner.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answers ${status}`);
}
