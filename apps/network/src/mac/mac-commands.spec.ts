import { describe, expect, it } from '@jest/globals';
import {
  cryptFrmPayload,
  type DataFrame,
  downlinkCommands,
  type DownlinkCommand,
  encodeDataFrame,
  isDataFrame,
  parsePhyPayload,
  uplinkCommands,
  type UplinkCommand,
} from '@fieldpost/lorawan';
import { copyOf, deviceWith, optionWith } from '../../test/memory/samples.js';
import type { NetworkDevice } from '../devices/device.js';
import type { IdentifiedUplink } from '../devices/identified-uplink.js';
import type { FrameCopy } from '../receptions/frame-copy.js';
import { MacCommands } from './mac-commands.js';

const receivedAt = new Date('2026-11-27T12:00:00Z');
const mac = new MacCommands({ NETWORK_ADR_MARGIN_DB: 15 });
const accepted = { name: 'LinkADRAns', channelMask: true, dataRate: true, power: true } as const;

interface Uplink {
  readonly commands?: readonly UplinkCommand[];
  readonly onPort0?: boolean;
  readonly adr?: boolean;
  readonly repeated?: boolean;
}

interface Radio {
  readonly plan: string;
  readonly dataRate: string;
  readonly snr: readonly [number, ...number[]];
  readonly time?: string;
}

const europe: Radio = { plan: 'EU_863_870', dataRate: 'SF7BW125', snr: [3.5, -20] };

const copy = ({ plan, dataRate, time }: Radio, snr: number): FrameCopy => ({
  ...copyOf('gateway-1', snr),
  protocolMetadata: { lorawan: { frequency_plan: plan as 'EU_863_870', data_rate: dataRate } },
  gatewayMetadata: { gateway_id: 'gateway-1', snr, ...(time && { time }) },
});

/** A device, and what the network keeps of it. */
class Session {
  device: NetworkDevice = deviceWith({ fCntUp: -1 });

  constructor(public radio = europe) {}

  /** The commands that answer the next uplink. */
  up({
    commands = [],
    onPort0 = false,
    adr = false,
    repeated = false,
  }: Uplink = {}): readonly DownlinkCommand[] {
    const fCnt = this.device.fCntUp + (repeated ? 0 : 1);
    const { session } = this.device;
    if (!session) throw new Error('no session');
    const bytes = uplinkCommands.encode(commands);
    const { devAddr, nwkSKey: key } = session;
    const payload = cryptFrmPayload({ direction: 'up', devAddr, fCnt32: fCnt, key, payload: bytes });
    const frame = frameWith(session, { adr, fCnt, ...(onPort0 ? { payload } : { fOpts: bytes }) });
    const counter = repeated ? 'retransmission' : 'accepted';
    const identified: IdentifiedUplink = { device: this.device, session, frame, fCnt, counter };
    const [first, ...others] = this.radio.snr;
    const copies = [copy(this.radio, first), ...others.map((snr) => copy(this.radio, snr))] as const;
    const result = mac.uplink(identified, { payload: Buffer.alloc(0), copies, receivedAt });
    this.store(fCnt, result.state);
    return downlinkCommands.parse(result.fOpts);
  }

  /** The commands of a downlink with so many bytes of payload. */
  down(fOpts: readonly DownlinkCommand[] = [], { length = 1, port = 1, maxLength = 64 } = {}) {
    const { session } = this.device;
    if (!session) throw new Error('no session');
    const content = { fOpts: downlinkCommands.encode(fOpts), payload: Buffer.alloc(length), port };
    const frame = frameWith(session, { adr: false, fCnt: 0, ...content });
    const answered = { device: this.device, options: [optionWith({ maxLength })], plan: this.plan };
    const result = mac.downlink(answered, frame);
    this.store(this.device.fCntUp, result.state);
    return downlinkCommands.parse(result.fOpts);
  }

  private get plan() {
    const identified = { device: this.device, frame: {}, counter: 'retransmission' } as never;
    return mac.uplink(identified, { payload: Buffer.alloc(0), copies: [copy(this.radio, 0)], receivedAt })
      .plan;
  }

  /** The database keeps JSON. */
  private store(fCntUp: number, state: unknown): void {
    this.device = { ...this.device, fCntUp, macState: JSON.parse(JSON.stringify(state)) as unknown };
  }
}

interface Content {
  readonly adr: boolean;
  readonly fCnt: number;
  readonly fOpts?: Buffer;
  readonly payload?: Buffer;
  readonly port?: number;
}

function frameWith({ devAddr }: NonNullable<NetworkDevice['session']>, content: Content): DataFrame {
  const { adr, fCnt, fOpts = Buffer.alloc(0), payload = Buffer.alloc(0), port = 0 } = content;
  const frame = parsePhyPayload(
    encodeDataFrame({
      mType: 'UNCONFIRMED_UP',
      devAddr,
      fCtrl: { adr, adrAckReq: false, ack: false, fPending: false },
      fCnt,
      fOpts,
      fPort: payload.length > 0 ? port : undefined,
      frmPayload: payload,
    }),
  );
  if (!isDataFrame(frame)) throw new Error('no data frame');
  return frame;
}

describe('The commands of a device', () => {
  const commands = [{ name: 'LinkCheckReq' }, { name: 'DeviceTimeReq' }] as const;

  it.each([
    ['in FOpts', { commands }],
    ['on port 0, where they are encrypted', { commands, onPort0: true }],
  ])('%s are answered', (_where, uplink) => {
    expect(new Session().up(uplink)).toEqual([
      { name: 'LinkCheckAns', margin: 11, gateways: 2 },
      { name: 'DeviceTimeAns', gpsTime: 1_479_816_018_000 },
    ]);
  });

  it('about the time are answered by the clock of the gateway, unless it is wrong', () => {
    const timeOf = (time: Date) => {
      const session = new Session({ ...europe, time: `${String(time.getTime())}000000` });
      return session.up({ commands: [{ name: 'DeviceTimeReq' }] });
    };
    expect(timeOf(new Date('2026-11-27T11:59:59.500Z'))).toEqual([
      { name: 'DeviceTimeAns', gpsTime: 1_479_816_017_500 },
    ]);
    expect(timeOf(new Date('2026-11-27T11:00:00Z'))).toEqual([
      { name: 'DeviceTimeAns', gpsTime: 1_479_816_018_000 },
    ]);
  });

  it('are answered when the SNR of a gateway is no number', () => {
    const [answer] = new Session({ ...europe, snr: [NaN, 3.5] }).up({ commands });
    expect(answer).toEqual({ name: 'LinkCheckAns', margin: 11, gateways: 2 });
  });

  it('are not answered again when the frame is repeated', () => {
    const session = new Session();
    session.up({ commands });
    expect(session.up({ commands, repeated: true })).toEqual([]);
  });

  it('are left alone where the region or the data rate is not known', () => {
    expect(new Session({ ...europe, plan: 'CN_779_787' }).up({ commands })).toEqual([]);
    expect(new Session({ ...europe, dataRate: 'SF12BW500' }).up({ commands })).toEqual([]);
  });
});

describe('The commands for a device', () => {
  it('ride on the next downlink as far as it has space', () => {
    const session = new Session();
    session.device = { ...session.device, macState: mac.joined() };
    expect(session.up()).toEqual([]);
    expect(session.down([], { length: 51, maxLength: 64 })).toEqual([]);
    expect(session.down([], { length: 50, maxLength: 64 })).toEqual([{ name: 'DevStatusReq' }]);
    expect(session.down()).toEqual([]);
  });

  it('are not added to a downlink on port 0, whose payload is commands', () => {
    const session = new Session();
    session.up();
    expect(session.down([], { port: 0 })).toEqual([]);
  });

  it('are repeated until the device answers', () => {
    const session = new Session({ ...europe, dataRate: 'SF12BW125', snr: [9] });
    session.device = { ...session.device, macState: mac.joined() };
    const request = session.up({ adr: true });
    expect(request).toMatchObject([{ name: 'LinkADRReq', dataRate: 3 }]);
    session.down(request);
    expect(session.up({ adr: true })).toMatchObject([{ name: 'LinkADRReq', dataRate: 3 }]);
    session.radio = { ...europe, dataRate: 'SF9BW125', snr: [-9] };
    expect(session.up({ adr: true, commands: [accepted] })).toEqual([]);
  });

  it('keep the margin of the device, and leave its data rate alone where ADR is off', () => {
    const radio = { ...europe, dataRate: 'SF12BW125', snr: [3] as const };
    const requestWith = (settings: NetworkDevice['radio']) => {
      const session = new Session(radio);
      session.device = { ...session.device, radio: settings, macState: mac.joined() };
      return session.up({ adr: true });
    };
    expect(requestWith({})).toMatchObject([{ name: 'LinkADRReq', dataRate: 1 }]);
    expect(requestWith({ adrMargin: 5 })).toMatchObject([{ name: 'LinkADRReq', dataRate: 5 }]);
    expect(requestWith({ disableAdr: true })).toEqual([]);
  });

  it('restrict devices in America to the channels of the gateways', () => {
    const session = new Session({ plan: 'US_902_928', dataRate: 'SF10BW125', snr: [0] });
    expect(session.up()).toMatchObject([
      { name: 'LinkADRReq', channelMask: 2, maskControl: 7 },
      { name: 'LinkADRReq', channelMask: 0xff00, maskControl: 0 },
    ]);
  });

  it('are the RX2 of the plan for a session that a handler has registered', () => {
    const session = new Session();
    session.up();
    expect(session.down()).toMatchObject([
      { name: 'RXParamSetupReq', rx2DataRate: 3 },
      { name: 'DevStatusReq' },
    ]);
  });
});
