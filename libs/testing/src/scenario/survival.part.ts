import { bearer } from '../clients/account.js';
import { until } from '../waiting/until.js';
import { type ScenarioPart, SkippedStep } from './scenario-part.js';
import { topicOf } from './devices.js';
import { deepEqual, equal } from './expectations.js';
import { isServed } from '../clients/is-served.js';
import { expectRejectedJoin, joined } from './network.part.js';
import type { ScenarioFixtures } from './fixtures.js';
import { probeDevId } from './probe-uplinks.js';

const queued = { port: 4, payload_raw: Buffer.from('queued').toString('base64') };

/** The data before the crash, as the APIs return it: users, keys, devices, a used nonce, a queued downlink. */
const before = (fixtures: ScenarioFixtures) =>
  fixtures.once('before the crash', async () => {
    const { device: otaa } = await joined(fixtures);
    const [peer, abp, mqtt] = [await fixtures.network(), await fixtures.abp(), await fixtures.mqtt()];
    await abp.reset({ lastUp: 0, nextDown: 0 });
    await peer.deliverUplink(abp.vectorUplink());
    await mqtt.nextMessage(topicOf(abp, 'up'));
    await peer.nextDownlink(abp.devAddr);
    await mqtt.publish(topicOf(abp, 'down'), queued);
    await mqtt.nextMessage(topicOf(abp, 'events/down/scheduled'));
    return { peer, abp, otaa, stored: await look(fixtures) };
  });

/** A response of account without the times, in minutes, at which access keys were used. */
const withoutUse = <T extends object>(response: T): T =>
  JSON.parse(
    JSON.stringify(response, (name, value: unknown) => (name === 'last_used' ? undefined : value)),
  ) as T;

/** Everything that must be the same afterwards. */
async function look(fixtures: ScenarioFixtures) {
  const { id, account } = await fixtures.application();
  const { name } = await fixtures.accessKey();
  const manager = await fixtures.manager();
  const { person } = await fixtures.owner();
  const profile = await (await fixtures.owner()).account.send('GET', '/api/v2/users/me');
  return {
    user: [person.username, profile.status],
    application: withoutUse(await account.application(id)),
    accessKey: withoutUse(await account.accessKey(id, name)),
    atTheHandler: await manager.getApplication(id),
    devices: (await manager.getDevices(id)).filter(({ dev_id }) => dev_id !== probeDevId),
  };
}

/** The crash, once: every later step checks the data afterwards. */
const crashed = async (fixtures: ScenarioFixtures) => {
  const { crash } = fixtures;
  if (!crash) throw new SkippedStep('skipped: needs --kill, which kills every process');
  const known = await before(fixtures);
  const comeBack = async () => {
    await crash();
    await untilServed(fixtures);
  };
  await fixtures.once('crash', () => fixtures.surviveCrash(comeBack));
  return known;
};

/** Resolves when account, oauth and the handler serve the owner again; until then their responses are "unavailable". */
async function untilServed(fixtures: ScenarioFixtures): Promise<void> {
  const [{ person }, { id }] = [await fixtures.owner(), await fixtures.application()];
  const manager = await fixtures.manager();
  await until('account and oauth serve a login', () => isServed(fixtures.anybody.passwordToken(person)));
  await until('the handler serves an application', () => isServed(manager.getApplication(id)));
}

/** Data after a crash. */
export const survivalPart: ScenarioPart = {
  title: 'A crash of every process',
  steps: [
    {
      title: 'by kill -9 needs no repair before the next start',
      run: async (fixtures) => {
        await crashed(fixtures);
        return 'all apps run again, and uplinks reach the handler';
      },
    },
    {
      title: 'preserves users, their tokens and their passwords',
      run: async (fixtures) => {
        await crashed(fixtures);
        const { person, account } = await fixtures.owner();
        equal((await account.send('GET', '/api/v2/users/me')).status, 200, 'the earlier token is valid');
        const token = await fixtures.anybody.passwordToken(person);
        equal((await fixtures.anybody.as(bearer(token)).send('GET', '/api/v2/users/me')).status, 200);
        return 'the earlier token is valid, and the password gets a new one';
      },
    },
    {
      title: 'preserves applications, access keys and devices',
      run: async (fixtures) => {
        const { stored } = await crashed(fixtures);
        deepEqual(await look(fixtures), stored);
        return `${stored.devices.length} devices, and the key "${stored.accessKey.name}" is valid for MQTT`;
      },
    },
    {
      title: 'preserves nonces: an earlier join request is rejected',
      run: async (fixtures) => {
        await crashed(fixtures);
        return expectRejectedJoin(fixtures);
      },
    },
    {
      title: 'preserves frame counters: an earlier frame is a repetition',
      run: async (fixtures) => {
        const { peer, abp } = await crashed(fixtures);
        const mqtt = await fixtures.mqtt();
        await peer.deliverUplink(abp.vectorUplink());
        const { json } = await mqtt.nextMessage(topicOf(abp, 'up'));
        equal((json as { readonly is_retry?: boolean }).is_retry, true);
        return 'is_retry is true';
      },
    },
    {
      title: 'preserves queued downlinks: an earlier one is sent after the first uplink',
      run: async (fixtures) => {
        const { peer, abp } = await crashed(fixtures);
        const { phyPayload } = await peer.nextDownlink(abp.devAddr);
        const { port, payload } = abp.radio.receive(phyPayload);
        deepEqual([port, payload.toString()], [4, 'queued']);
        return `"${payload.toString()}" on port ${port}`;
      },
    },
    {
      title: 'preserves sessions: a device that had joined can send',
      run: async (fixtures) => {
        const { peer, otaa } = await crashed(fixtures);
        const mqtt = await fixtures.mqtt();
        await peer.deliverUplink(otaa.radio.uplink({ port: 2, payload: Buffer.from('01', 'hex') }));
        const { text } = await mqtt.nextMessage(topicOf(otaa, 'up'));
        return text;
      },
    },
  ],
};
