import { readFileSync } from 'node:fs';
import type { handler } from '@fieldpost/contracts';
import {
  AccountClient,
  bearer,
  Browser,
  formOf,
  HandlerClient,
  headingOf,
  Problem,
  type Suite,
} from '@fieldpost/testing';

const person = { username: 'jane', email: 'jane@example.com', password: 'a long enough one 12' };

/** Creates the entities that the examples of the API name, so that a scan gets more than 404. */
export interface Owned {
  readonly appId: string;
  readonly devId: string;
  /** For the account API, and for the handler. */
  readonly authorization: string;
  readonly handlerAuthorization: string;
  /** Session of a logged-in user. */
  readonly browser: Browser;
}

export async function makeOwned({ addresses }: Suite): Promise<Owned> {
  const stranger = new AccountClient(addresses.account);
  await stranger.register(person);
  const first = stranger.as(bearer(await stranger.passwordToken(person)));
  const [appId, devId] = ['my-app', 'my-device'];
  await first.createApplication(appId, 'My application');
  await first.createComponent('handlers', 'my-handler');
  // A token names the applications that existed when it was issued.
  const authorization = bearer(await stranger.passwordToken(person));
  const account = stranger.as(authorization);
  await account.addAccessKey(appId, 'my-key', [
    'settings',
    'delete',
    'devices',
    'messages:up:r',
    'messages:down:w',
  ]);
  const { key } = await account.accessKey(appId, 'my-key');
  const token = (await account.exchangeKey(appId, key)).access_token;
  const devices = new HandlerClient(addresses.handler_grpc, readFileSync(addresses.ca), { token });
  await devices.registerApplication(appId);
  await devices.setDevice(deviceOf(appId, devId));
  devices.close();
  const browser = await loggedIn(addresses.account);
  return { appId, devId, authorization, handlerAuthorization: bearer(token), browser };
}

/** An ABP device, so that uplinks can be simulated. */
const deviceOf = (appId: string, devId: string): handler.Device => ({
  app_id: appId,
  dev_id: devId,
  lorawan_device: {
    ...{ app_id: appId, dev_id: devId, activation_constraints: 'local' },
    ...{ app_eui: Buffer.alloc(8, 1), dev_eui: Buffer.alloc(8, 2), app_key: Buffer.alloc(16, 3) },
  },
});

async function loggedIn(root: string): Promise<Browser> {
  const browser = new Browser(() => root);
  const { username, password } = person;
  await browser.submit(formOf(await browser.get('/users/login')), { username, password });
  return browser;
}

/** After the end of its login a scan would only see public pages. */
export async function requireLogin(browser: Browser): Promise<void> {
  const page = await browser.get('/users/profile');
  if (page.status !== 200)
    throw new Problem(
      `The scan has ended its own login: the profile answers ${page.status} ${headingOf(page)}`,
    );
}
