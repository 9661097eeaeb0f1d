import { bearer } from '../clients/account.js';
import { dataVector } from '../devices/vectors.js';
import { type Chapter, LeftOut } from './chapter.js';
import { topicOf } from './devices.js';
import { deepEqual, equal, match } from './expectations.js';
import { joined } from './network.chapter.js';
import type { World } from './world.js';

const queued = { port: 4, payload_raw: Buffer.from('queued').toString('base64') };

/** What is there before the crash, in the words of the doors: users, keys, devices, a used nonce, a waiting downlink. */
const before = (world: World) =>
  world.once('before the crash', async () => {
    const { device: otaa, request } = await joined(world);
    const [peer, abp, mqtt] = [await world.broker(), await world.abp(), await world.mqtt()];
    await abp.reset({ lastUp: 0, nextDown: 0 });
    await peer.deliverUplink(dataVector.uplink);
    await mqtt.nextMessage(topicOf(abp, 'up'));
    await peer.nextDownlink(abp.devAddr);
    await mqtt.publish(topicOf(abp, 'down'), queued);
    await mqtt.nextMessage(topicOf(abp, 'events/down/scheduled'));
    return { peer, abp, otaa, request, doors: await look(world) };
  });

/** Everything that has to be the same afterwards. */
async function look(world: World) {
  const { id, account } = await world.application();
  const { name } = await world.accessKey();
  const manager = await world.manager();
  const { person } = await world.owner();
  const profile = await (await world.owner()).account.send('GET', '/api/v2/users/me');
  return {
    user: [person.username, profile.status],
    application: await account.application(id),
    accessKey: await account.accessKey(id, name),
    atTheHandler: await manager.getApplication(id),
    devices: await manager.getDevices(id),
  };
}

/** The crash itself, once: every later step looks at what is left. */
const crashed = async (world: World) => {
  const { crash } = world;
  if (!crash) throw new LeftOut('left out: it would kill every process');
  const known = await before(world);
  await world.once('crash', () => world.surviveCrash(crash));
  return known;
};

/** Point 7 of the main job. */
export const survivalChapter: Chapter = {
  title: 'A crash of every process',
  steps: [
    {
      title: 'by kill -9 is followed by a start that needs no help',
      run: async (world) => {
        await crashed(world);
        return 'the suite is back, and the handler has found its broker';
      },
    },
    {
      title: 'leaves users, their tokens and their passwords as they were',
      run: async (world) => {
        await crashed(world);
        const { person, account } = await world.owner();
        equal((await account.send('GET', '/api/v2/users/me')).status, 200, 'the token of before is good');
        const token = await world.anybody.passwordToken(person);
        equal((await world.anybody.as(bearer(token)).send('GET', '/api/v2/users/me')).status, 200);
        return 'the token of before is good, and the password gives a new one';
      },
    },
    {
      title: 'leaves applications, access keys and devices as they were',
      run: async (world) => {
        const { doors } = await crashed(world);
        deepEqual(await look(world), doors);
        return `${doors.devices.length} devices, and the key "${doors.accessKey.name}" opens MQTT`;
      },
    },
    {
      title: 'leaves the nonces: a join request of before is refused',
      run: async (world) => {
        const { peer, request } = await crashed(world);
        const refused = await peer.join(request).then(
          () => 'accepted',
          (error: Error) => error.message,
        );
        match(refused, /Activation DevNonce not valid: already used/);
        return refused;
      },
    },
    {
      title: 'leaves the counters: a frame of before is known as a repetition',
      run: async (world) => {
        const { peer, abp } = await crashed(world);
        const mqtt = await world.mqtt();
        await peer.deliverUplink(dataVector.uplink);
        const { json } = await mqtt.nextMessage(topicOf(abp, 'up'));
        equal((json as { readonly is_retry?: boolean }).is_retry, true);
        return 'is_retry is true';
      },
    },
    {
      title: 'leaves queued downlinks: one of before leaves with the first uplink',
      run: async (world) => {
        const { peer, abp } = await crashed(world);
        const { phyPayload } = await peer.nextDownlink(abp.devAddr);
        const { port, payload } = abp.radio.receive(phyPayload);
        deepEqual([port, payload.toString()], [4, 'queued']);
        return `"${payload.toString()}" on port ${port}`;
      },
    },
    {
      title: 'leaves the sessions: a device that had joined goes on sending',
      run: async (world) => {
        const { peer, otaa } = await crashed(world);
        const mqtt = await world.mqtt();
        await peer.deliverUplink(otaa.radio.uplink({ port: 2, payload: Buffer.from('01', 'hex') }));
        const { text } = await mqtt.nextMessage(topicOf(otaa, 'up'));
        return text;
      },
    },
  ],
};
