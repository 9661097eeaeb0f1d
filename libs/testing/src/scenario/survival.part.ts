import { bearer } from '../clients/account.js';
import { dataVector } from '../devices/vectors.js';
import { type ScenarioPart, LeftOut } from './scenario-part.js';
import { topicOf } from './devices.js';
import { deepEqual, equal, match } from './expectations.js';
import { joined } from './network.part.js';
import type { ScenarioFixtures } from './fixtures.js';

const queued = { port: 4, payload_raw: Buffer.from('queued').toString('base64') };

/** The data before the crash, as the APIs return it: users, keys, devices, a used nonce, a waiting downlink. */
const before = (fixtures: ScenarioFixtures) =>
  fixtures.once('before the crash', async () => {
    const { device: otaa, request } = await joined(fixtures);
    const [peer, abp, mqtt] = [await fixtures.broker(), await fixtures.abp(), await fixtures.mqtt()];
    await abp.reset({ lastUp: 0, nextDown: 0 });
    await peer.deliverUplink(dataVector.uplink);
    await mqtt.nextMessage(topicOf(abp, 'up'));
    await peer.nextDownlink(abp.devAddr);
    await mqtt.publish(topicOf(abp, 'down'), queued);
    await mqtt.nextMessage(topicOf(abp, 'events/down/scheduled'));
    return { peer, abp, otaa, request, stored: await look(fixtures) };
  });

/** Everything that has to be the same afterwards. */
async function look(fixtures: ScenarioFixtures) {
  const { id, account } = await fixtures.application();
  const { name } = await fixtures.accessKey();
  const manager = await fixtures.manager();
  const { person } = await fixtures.owner();
  const profile = await (await fixtures.owner()).account.send('GET', '/api/v2/users/me');
  return {
    user: [person.username, profile.status],
    application: await account.application(id),
    accessKey: await account.accessKey(id, name),
    atTheHandler: await manager.getApplication(id),
    devices: await manager.getDevices(id),
  };
}

/** The crash, once: every later step checks the data afterwards. */
const crashed = async (fixtures: ScenarioFixtures) => {
  const { crash } = fixtures;
  if (!crash) throw new LeftOut('left out: it would kill every process');
  const known = await before(fixtures);
  await fixtures.once('crash', () => fixtures.surviveCrash(crash));
  return known;
};

/** Point 7 of the main job. */
export const survivalPart: ScenarioPart = {
  title: 'A crash of every process',
  steps: [
    {
      title: 'by kill -9 is followed by a start that needs no help',
      run: async (fixtures) => {
        await crashed(fixtures);
        return 'the suite is back, and the handler has found its broker';
      },
    },
    {
      title: 'leaves users, their tokens and their passwords as they were',
      run: async (fixtures) => {
        await crashed(fixtures);
        const { person, account } = await fixtures.owner();
        equal((await account.send('GET', '/api/v2/users/me')).status, 200, 'the token of before is good');
        const token = await fixtures.anybody.passwordToken(person);
        equal((await fixtures.anybody.as(bearer(token)).send('GET', '/api/v2/users/me')).status, 200);
        return 'the token of before is good, and the password gives a new one';
      },
    },
    {
      title: 'leaves applications, access keys and devices as they were',
      run: async (fixtures) => {
        const { stored } = await crashed(fixtures);
        deepEqual(await look(fixtures), stored);
        return `${stored.devices.length} devices, and the key "${stored.accessKey.name}" opens MQTT`;
      },
    },
    {
      title: 'leaves the nonces: a join request of before is rejected',
      run: async (fixtures) => {
        const { peer, request } = await crashed(fixtures);
        const rejected = await peer.join(request).then(
          () => 'accepted',
          (error: Error) => error.message,
        );
        match(rejected, /Activation DevNonce not valid: already used/);
        return rejected;
      },
    },
    {
      title: 'leaves the counters: a frame of before is known as a repetition',
      run: async (fixtures) => {
        const { peer, abp } = await crashed(fixtures);
        const mqtt = await fixtures.mqtt();
        await peer.deliverUplink(dataVector.uplink);
        const { json } = await mqtt.nextMessage(topicOf(abp, 'up'));
        equal((json as { readonly is_retry?: boolean }).is_retry, true);
        return 'is_retry is true';
      },
    },
    {
      title: 'leaves queued downlinks: one of before leaves with the first uplink',
      run: async (fixtures) => {
        const { peer, abp } = await crashed(fixtures);
        const { phyPayload } = await peer.nextDownlink(abp.devAddr);
        const { port, payload } = abp.radio.receive(phyPayload);
        deepEqual([port, payload.toString()], [4, 'queued']);
        return `"${payload.toString()}" on port ${port}`;
      },
    },
    {
      title: 'leaves the sessions: a device that had joined goes on sending',
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
