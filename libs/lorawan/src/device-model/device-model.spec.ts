import { DevAddr } from '@fieldpost/domain';
import { describe, expect, it } from '@jest/globals';
import { encodeDataFrame } from '../frames/data-frame.js';
import { signDataFrame } from '../frames/data-crypto.js';
import { isDataFrame, parsePhyPayload } from '../frames/phy-payload.js';
import { type DownlinkCommand, downlinkCommands } from '../mac-commands/downlink-commands.js';
import { uplinkCommands } from '../mac-commands/uplink-commands.js';
import { linkAdrRequests } from '../mac-commands/channel-mask.js';
import { frequencyPlan, planChannels } from '../regions/frequency-plans.js';
import { deviceWindows, initialRadio, joinChannel, joinedRadio, uplinkChannel } from './device-radio.js';
import {
  type DeviceState,
  nextUplink,
  payloadSpace,
  provisionedDevice,
  receiveDownlink,
} from './device-state.js';

const session = {
  devAddr: DevAddr('26011716'),
  nwkSKey: Buffer.alloc(16, 1),
  appSKey: Buffer.alloc(16, 2),
};
const planOf = (name: string) => {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
};
const [europe, america] = [planOf('EU_863_870'), planOf('US_902_928')];
const deviceIn = (plan = europe, dataRate = 5): DeviceState =>
  provisionedDevice(session, initialRadio(plan, dataRate));

/** A downlink of the network with these commands. */
function downlink(fCnt: number, commands: readonly DownlinkCommand[] = []): Buffer {
  const phyPayload = encodeDataFrame({
    mType: 'UNCONFIRMED_DOWN',
    devAddr: session.devAddr,
    fCtrl: { adr: true, adrAckReq: false, ack: false, fPending: false },
    fCnt,
    fOpts: downlinkCommands.encode(commands),
    fPort: undefined,
    frmPayload: Buffer.alloc(0),
  });
  return signDataFrame({ nwkSKey: session.nwkSKey, fCnt32: fCnt, phyPayload });
}

/** The state after the commands, and the answers in the next uplinks. */
function after(state: DeviceState, commands: readonly DownlinkCommand[], snr = 0) {
  const received = receiveDownlink(state, downlink(0, commands), snr).state;
  const [first, second] = [uplinkOf(received), uplinkOf(uplinkOf(received).state)];
  return { radio: received.radio, answers: first.answers, repeated: second.answers };
}

function uplinkOf(state: DeviceState) {
  const { state: next, phyPayload } = nextUplink(state, { port: 1, payload: Buffer.of(1) });
  const frame = parsePhyPayload(phyPayload);
  if (!isDataFrame(frame)) throw new Error('no data frame');
  return { state: next, answers: uplinkCommands.parse(frame.fOpts), fCtrl: frame.fCtrl };
}

const link = { dataRate: 5, txPower: 3, channelMask: 0b111, maskControl: 0, nbTrans: 2 };
const accepted = { name: 'LinkADRAns', channelMask: true, dataRate: true, power: true };

describe('A device that receives LinkADRReq', () => {
  it('takes over rate, power, channels and repetitions, and answers once', () => {
    const { radio, answers, repeated } = after(deviceIn(europe, 0), [{ name: 'LinkADRReq', ...link }]);
    expect(radio).toMatchObject({ dataRate: 5, txPower: 3, nbTrans: 2, enabled: [0, 1, 2] });
    expect([answers, repeated]).toEqual([[accepted], []]);
  });

  it.each([
    ['a channel that is not defined', { channelMask: 0b1111 }, { channelMask: false }],
    ['no channel at all', { channelMask: 0 }, { channelMask: false, dataRate: false }],
    ['a data rate that no channel has', { dataRate: 6 }, { dataRate: false }],
    ['a power that the region does not have', { txPower: 8 }, { power: false }],
  ])('changes nothing for %s', (_, wrong, rejection) => {
    const state = deviceIn(europe, 2);
    const { radio, answers } = after(state, [{ name: 'LinkADRReq', ...link, ...wrong }]);
    expect(radio).toMatchObject({ dataRate: 2, txPower: 0, nbTrans: 1 });
    expect(answers).toEqual([{ ...accepted, ...rejection }]);
  });

  it('keeps rate and power where the request says 15', () =>
    expect(
      after(deviceIn(europe, 4), [{ name: 'LinkADRReq', ...link, dataRate: 15, txPower: 15 }]).radio,
    ).toMatchObject({ dataRate: 4, txPower: 0, nbTrans: 2 }));

  it('uses exactly the channels that the network asked for, in regions with fixed channels', () => {
    const channels = planChannels(america);
    const wanted = { dataRate: 3, txPower: 5, nbTrans: 1, channels };
    const requests = linkAdrRequests(america.region, wanted).map(
      (each) => ({ name: 'LinkADRReq', ...each }) as const,
    );
    const { radio, answers } = after(deviceIn(america, 0), requests);
    expect(radio).toMatchObject({ enabled: channels, dataRate: 3 });
    expect(answers).toEqual(requests.map(() => accepted));
  });
});

describe('A device', () => {
  it('answers DevStatusReq with the SNR of the downlink', () =>
    expect(after(deviceIn(), [{ name: 'DevStatusReq' }], -7.4).answers).toEqual([
      { name: 'DevStatusAns', battery: 254, margin: -7 },
    ]));

  it('listens in RX2 as RXParamSetupReq says, and repeats the answer until a downlink arrives', () => {
    const request = {
      name: 'RXParamSetupReq',
      rx1DrOffset: 1,
      rx2DataRate: 3,
      frequencyHz: 869_525_000,
    } as const;
    const { radio, answers, repeated } = after(deviceIn(), [request]);
    const answer = { name: 'RXParamSetupAns', frequency: true, rx2DataRate: true, rx1DrOffset: true };
    expect([answers, repeated]).toEqual([[answer], [answer]]);
    expect(radio && deviceWindows(radio, { frequencyHz: 868_100_000, dataRate: 5 }, 'data')).toEqual([
      { delayMs: 1000, frequencyHz: 868_100_000, dataRate: 'SF8BW125' },
      { delayMs: 2000, frequencyHz: 869_525_000, dataRate: 'SF9BW125' },
    ]);
  });

  it('rejects parameters that its region does not have', () => {
    const request = {
      name: 'RXParamSetupReq',
      rx1DrOffset: 7,
      rx2DataRate: 14,
      frequencyHz: 923_300_000,
    } as const;
    const { radio, answers } = after(deviceIn(), [request]);
    expect(answers).toEqual([
      { name: 'RXParamSetupAns', frequency: false, rx2DataRate: false, rx1DrOffset: false },
    ]);
    expect(radio).toMatchObject({ rx1DrOffset: 0, rx2: { dataRate: 0 } });
  });

  it('adds and removes channels, but no default ones', () => {
    const channel = {
      name: 'NewChannelReq',
      index: 3,
      frequencyHz: 867_100_000,
      minDataRate: 0,
      maxDataRate: 5,
    } as const;
    const { radio, answers } = after(deviceIn(), [channel, { ...channel, index: 0 }]);
    expect(radio).toMatchObject({ enabled: [0, 1, 2, 3], channels: { 0: { frequencyHz: 868_100_000 } } });
    expect(answers).toEqual([
      { name: 'NewChannelAns', frequency: true, dataRates: true },
      { name: 'NewChannelAns', frequency: false, dataRates: false },
    ]);
    expect(after(deviceIn(), [channel, { ...channel, frequencyHz: 0 }]).radio?.enabled).toEqual([0, 1, 2]);
  });

  it('changes the delay of its windows, and the frequency of RX1 of a channel', () => {
    const { radio } = after(deviceIn(), [
      { name: 'RXTimingSetupReq', rxDelay: 5 },
      { name: 'DlChannelReq', index: 0, frequencyHz: 869_800_000 },
    ]);
    const [rx1] = radio ? deviceWindows(radio, { frequencyHz: 868_100_000, dataRate: 5 }, 'data') : [];
    expect(rx1).toEqual({ delayMs: 5000, frequencyHz: 869_800_000, dataRate: 'SF7BW125' });
  });

  it('listens in RX1 at a rate for 400 ms in AS923, until it is told that there is no limit', () => {
    const asia = planOf('AS_923');
    const [channel] = asia.region.uplinkChannels;
    const uplink = { frequencyHz: channel?.[0] ?? 0, dataRate: 0 };
    const rx1Of = (radio = initialRadio(asia)) => deviceWindows(radio, uplink, 'data')[0]?.dataRate;
    const request = { name: 'TxParamSetupReq', uplinkDwellTime: false, maxEirpDbm: 16 } as const;
    const told = (downlinkDwellTime: boolean) => after(deviceIn(asia), [{ ...request, downlinkDwellTime }]);
    expect(rx1Of()).toBe('SF10BW125');
    expect(told(false).answers).toEqual([{ name: 'TxParamSetupAns' }]);
    expect([rx1Of(told(true).radio), rx1Of(told(false).radio)]).toEqual(['SF10BW125', 'SF12BW125']);
  });

  it('has the channels and RX parameters of its join accept', () => {
    const frequenciesHz = europe.cfListHz ?? [];
    const accept = {
      ...{ appNonce: Buffer.alloc(3), netId: Buffer.alloc(3), devAddr: session.devAddr, rxDelay: 0 },
      ...{ dlSettings: { rx1DrOffset: 2, rx2Dr: 3 }, cfList: { type: 0, frequenciesHz } as const },
    };
    const radio = joinedRadio(initialRadio(europe, 3), accept);
    expect(radio).toMatchObject({ rx1DrOffset: 2, rx2: { dataRate: 3 }, rxDelay: 1, dataRate: 3 });
    expect(radio.enabled).toHaveLength(3 + frequenciesHz.length);
    expect(uplinkChannel(radio, 0.999)).toEqual({ frequencyHz: frequenciesHz.at(-1), dataRate: 3 });
  });

  it('joins on a channel that gateways of its plan listen to', () => {
    const { frequencyHz } = joinChannel(initialRadio(america, 0), 0);
    expect(america.uplinkChannels.map(([hz]) => hz)).toContain(frequencyHz);
  });

  it('leaves space for answers in its frames', () => {
    const state = receiveDownlink(deviceIn(europe, 0), downlink(0, [{ name: 'DevStatusReq' }])).state;
    expect([payloadSpace(deviceIn(europe, 0)), payloadSpace(state)]).toEqual([51, 48]);
  });
});

describe('A device that hears nothing', () => {
  const sent = (uplinks: number, from: DeviceState): DeviceState =>
    Array.from({ length: uplinks }).reduce<DeviceState>((state) => uplinkOf(state).state, from);

  it('asks for a downlink after 64 uplinks', () => {
    const asks = (uplinks: number) => uplinkOf(sent(uplinks, deviceIn())).fCtrl.adrAckReq;
    expect([asks(63), asks(64)]).toEqual([false, true]);
  });

  it('raises its power first, and then lowers its data rate every 32 uplinks', () => {
    const weak = receiveDownlink(deviceIn(), downlink(0, [{ name: 'LinkADRReq', ...link }])).state;
    expect(sent(95, weak).radio).toMatchObject({ txPower: 3, dataRate: 5 });
    expect(sent(96, weak).radio).toMatchObject({ txPower: 0, dataRate: 5 });
    expect(sent(128, weak).radio).toMatchObject({ txPower: 0, dataRate: 4 });
    expect(sent(96 + 6 * 32, weak).radio).toMatchObject({ dataRate: 0, nbTrans: 1 });
  });

  it('begins to count again after a downlink', () => {
    const state = receiveDownlink(sent(90, deviceIn()), downlink(0)).state;
    expect(uplinkOf(state).fCtrl.adrAckReq).toBe(false);
  });
});
