import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type FrequencyPlan } from '@fieldpost/lorawan';
import { ScenarioFixtures, until } from '@fieldpost/testing';
import { runningSuite } from '../running-suite.js';
import { NearDevice } from './near-device.js';
import { type GatewayWorld, PlannedGateway } from './planned-gateway.js';
import { repeated } from './radio.js';

const second = 1_000_000;
const clockRange = 2 ** 32;

let world: GatewayWorld;
const gateways: PlannedGateway[] = [];

beforeAll(async () => {
  const suite = runningSuite();
  const fixtures = new ScenarioFixtures(suite, { network: 'gateway' });
  const { id: appId } = await fixtures.application();
  await repeated('the application is not registered', async () =>
    (await fixtures.manager()).registerApplication(appId),
  );
  world = { suite, fixtures, appId };
});

afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});

afterAll(() => world?.fixtures.close());

async function gatewayWith(planName: string): Promise<PlannedGateway> {
  const gateway = await PlannedGateway.start(world, planName);
  gateways.push(gateway);
  return gateway;
}

/** The indexes of the channels of a plan among those of its region. */
const channelsOf = ({ region, uplinkChannels }: FrequencyPlan): readonly number[] => {
  const listened = new Set(uplinkChannels.map(([hz]) => hz));
  return region.uplinkChannels.flatMap(([hz], index) => (listened.has(hz) ? [index] : []));
};

describe('A gateway with a packet forwarder', () => {
  it('gets a downlink for RX2 when it reports that RX1 is too late', async () => {
    const gateway = await gatewayWith('EU_863_870');
    // RX1 is the better window for a fast uplink.
    const near = await NearDevice.withSession(gateway, 5);
    // A busy machine may be too late for RX1 by itself.
    await repeated('no frame was tried in both windows', async () => {
      const rejected: number[] = [];
      gateway.respond = ({ frequencyHz, tmst = 0 }) => {
        if (frequencyHz === 869_525_000) return undefined;
        rejected.push(tmst);
        return 'TOO_LATE';
      };
      const from = gateway.transmissions.length;
      const { tmst } = await near.answered();
      await until('both windows', () => gateway.transmissions.length >= from + 2, 5_000);
      const [rx1, rx2] = gateway.transmissions.slice(from);
      expect(rejected).toEqual([tmst + second]);
      expect(rx1).toMatchObject({ tmst: tmst + second, dataRate: 'SF7BW125' });
      expect(rx2).toMatchObject({ tmst: tmst + 2 * second, frequencyHz: 869_525_000 });
      expect(rx2?.phyPayload).toEqual(rx1?.phyPayload);
    });
  });

  it('gets downlinks by its clock, also when that starts again at 0', async () => {
    const near = await NearDevice.withSession(await gatewayWith('EU_863_870'));
    const { transmission, tmst } = await near.answered({ tmst: clockRange - second / 2 });
    expect([1, 2].map((seconds) => (tmst + seconds * second) % clockRange)).toContain(transmission.tmst);
    expect(transmission.tmst).toBeLessThan(2 * second);
  });

  it('gets downlinks at the port that it has changed to', async () => {
    const gateway = await gatewayWith('EU_863_870');
    const near = await NearDevice.withSession(gateway);
    await near.answered();
    await gateway.connect();
    const before = gateway.transmissions.length;
    await near.answered();
    expect(gateway.transmissions.length).toBeGreaterThan(before);
  });
});

describe('A device that joins again', () => {
  it('goes on with its session while it has missed the join accept, and then with the new one', async () => {
    const near = await NearDevice.joined(await gatewayWith('EU_863_870'));
    await near.answered();
    const { devAddr, nwkSKey } = near.device.session;
    await repeated('no join accept', () => near.missJoinAccept());
    await near.answered();
    expect(near.device.session).toMatchObject({ devAddr, nwkSKey });
    await repeated('no join', () => near.join());
    expect(near.device.session.nwkSKey).not.toEqual(nwkSKey);
    await near.answered();
  });
});

describe('Adaptive data rate', () => {
  it('has a device near a gateway go from SF12 to SF7 in the steps of its margin', async () => {
    const near = await NearDevice.withSession(await gatewayWith('EU_863_870'));
    const dataRates = [near.radio.dataRate];
    const send = async () => {
      await near.answered({ snr: 10.5 });
      if (near.radio.dataRate !== dataRates.at(-1)) dataRates.push(near.radio.dataRate);
    };
    for (let uplinks = 0; uplinks < 20 && near.radio.dataRate < 5; uplinks += 1) await send();
    // 10.5 dB are 13 dB more than SF12 needs with the margin of one uplink: four steps of 3 dB, and then one.
    expect(dataRates).toEqual([0, 4, 5]);
  });
});

describe.each(['US_902_928', 'AU_915_928'])('Devices with the plan %s', (planName) => {
  it('that join use the channels of the gateways', async () => {
    const gateway = await gatewayWith(planName);
    const near = await NearDevice.joined(gateway);
    expect(near.radio.enabled).toEqual(channelsOf(gateway.plan));
    await near.answered();
  });

  it('that have a session get the channels of the gateways as a mask', async () => {
    const gateway = await gatewayWith(planName);
    const near = await NearDevice.withSession(gateway);
    expect(near.radio.enabled).toHaveLength(72);
    await near.answered();
    expect([...near.radio.enabled].sort((a, b) => a - b)).toEqual(channelsOf(gateway.plan));
  });
});
