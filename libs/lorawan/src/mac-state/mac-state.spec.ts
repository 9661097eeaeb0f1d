import { describe, expect, it } from '@jest/globals';
import { gpsMilliseconds } from '../time/gps-time.js';
import { macDownlink } from './mac-downlink.js';
import { accepted, america, contextOf, europe, namesOf, now, session } from './mac-session.suite.js';
import { initialMacState } from './mac-state.js';
import { macUplink } from './mac-uplink.js';

describe('The commands of a device', () => {
  it('LinkCheckReq and DeviceTimeReq are answered at once, and never later', () => {
    const device = session(europe);
    const commands = [{ name: 'LinkCheckReq' }, { name: 'DeviceTimeReq' }] as const;
    expect(device.up({ commands, dataRate: 5, snr: 3.5, gateways: 2 })).toEqual([
      { name: 'LinkCheckAns', margin: 11, gateways: 2 },
      { name: 'DeviceTimeAns', gpsTime: gpsMilliseconds(now) },
    ]);
    expect(device.up()).toEqual([]);
  });

  it('RXParamSetupAns is followed by a downlink, since the device repeats it until then', () => {
    const commands = [
      { name: 'RXParamSetupAns', frequency: true, rx2DataRate: true, rx1DrOffset: true },
    ] as const;
    expect(session(europe).up({ commands })).toHaveLength(1);
  });

  it('DevStatusAns is remembered', () => {
    const device = session(europe);
    device.up({ commands: [{ name: 'DevStatusAns', battery: 200, margin: -6 }] });
    expect(device.state().status).toEqual({ battery: 200, margin: -6, at: now });
  });
});

describe('The status of a device', () => {
  it('is requested with the first downlink and after 200 uplinks, never for its own sake', () => {
    const device = session(europe);
    expect(device.up()).toEqual([]);
    expect(device.down()).toEqual([{ name: 'DevStatusReq' }]);
    for (let i = 1; i < 200; i += 1) device.up();
    expect(device.down()).toEqual([]);
    expect(device.up()).toEqual([]);
    expect(device.down()).toEqual([{ name: 'DevStatusReq' }]);
  });

  it('is requested after a day', () => {
    const before = macUplink(initialMacState('OTAA'), { ...uplink, fCnt: 0 }, europe).state;
    const { state } = macDownlink(before, { fOpts: Buffer.alloc(0), space: 15 }, europe);
    const later = { ...europe, now: now + 86_400_000 };
    expect(macDownlink(state, { fOpts: Buffer.alloc(0), space: 15 }, later).fOpts.toString('hex')).toBe('06');
  });
});
const uplink = {
  ...{ fCnt: 0, dataRate: 5, snr: -20, gateways: 1, adr: true, adrAckReq: false, receivedAt: now },
  commands: Buffer.alloc(0),
};

describe('The channels of America', () => {
  it('are sent at once, also to devices without adaptive data rate, until one answer per command arrives', () => {
    const device = session(america);
    const request = device.up({ dataRate: 0, adr: false });
    expect(request).toEqual([
      { name: 'LinkADRReq', dataRate: 4, txPower: 0, channelMask: 2, maskControl: 7, nbTrans: 1 },
      { name: 'LinkADRReq', dataRate: 0, txPower: 0, channelMask: 0xff00, maskControl: 0, nbTrans: 1 },
    ]);
    device.down(request);
    expect(device.up({ dataRate: 0, adr: false })).toEqual(request);
    expect(device.up({ dataRate: 0, adr: false, commands: [accepted, accepted] })).toEqual([]);
  });

  it('are those of the second sub-band in Australia too', () => {
    const request = session(contextOf('AU_915_928')).up({ dataRate: 2, adr: false });
    expect(request.map((each) => each.name === 'LinkADRReq' && each.channelMask)).toEqual([2, 0xff00]);
  });
});

describe('A session without a join', () => {
  it('is sent the RX2 of the plan with the next downlinks, until it answers', () => {
    const device = session(europe, 'ABP');
    expect(device.up()).toEqual([]);
    const rx2 = { name: 'RXParamSetupReq', rx1DrOffset: 0, rx2DataRate: 3, frequencyHz: 869_525_000 };
    expect(device.down()).toEqual([rx2, { name: 'DevStatusReq' }]);
    expect(device.down()).toEqual([rx2]);
    device.up({
      commands: [{ name: 'RXParamSetupAns', frequency: true, rx2DataRate: true, rx1DrOffset: true }],
    });
    expect(device.down()).toEqual([]);
  });

  it('has the RX2 of the region where the plan has no other', () => {
    const device = session(contextOf('IN_865_867'), 'ABP');
    device.up();
    expect(namesOf(device.down())).toEqual(['DevStatusReq']);
  });
});

describe('The dwell time of a device', () => {
  const answer = [{ name: 'TxParamSetupAns' }] as const;

  it.each([
    ['AS_923', { uplinkDwellTime: true, downlinkDwellTime: true, maxEirpDbm: 16 }],
    ['AU_915_928', { uplinkDwellTime: false, downlinkDwellTime: false, maxEirpDbm: 30 }],
  ])('in %s is sent with the next downlinks, until it answers', (name, limits) => {
    const device = session(contextOf(name));
    device.up({ commands: [accepted] });
    const request = { name: 'TxParamSetupReq', ...limits };
    expect(device.down([], 15)).toContainEqual(request);
    expect(device.down([], 15)).toContainEqual(request);
    device.up({ commands: answer });
    expect(device.down([], 15)).not.toContainEqual(request);
  });

  it('is sent ten times at most', () => {
    const device = session(contextOf('AS_923'));
    device.up();
    const sent = Array.from({ length: 20 }, () => namesOf(device.down())).flat();
    expect(sent.filter((name) => name === 'TxParamSetupReq')).toHaveLength(10);
  });

  it('is sent to devices whose state is from before it was', () => {
    const { hasTxParameters: _, txRequests: __, ...before } = initialMacState('OTAA');
    const context = contextOf('AS_923');
    const { state } = macUplink(before, uplink, context);
    const { fOpts } = macDownlink(state, { fOpts: Buffer.alloc(0), space: 15 }, context);
    expect(fOpts.toString('hex')).toBe('060935');
  });

  it('is not sent in regions without the command', () => {
    const device = session(europe);
    device.up();
    expect(namesOf(device.down())).not.toContain('TxParamSetupReq');
  });
});

describe('A downlink', () => {
  it('takes only the commands that fit', () => {
    const device = session(europe, 'ABP');
    device.up({ dataRate: 2, snr: 9 });
    expect(device.down([], 0)).toEqual([]);
    expect(namesOf(device.down([], 6))).toEqual(['LinkADRReq', 'DevStatusReq']);
    expect(namesOf(device.down([], 50))).toEqual(['LinkADRReq', 'RXParamSetupReq']);
  });

  it('does not repeat the commands that it has', () => {
    const device = session(america);
    const request = device.up({ dataRate: 0 });
    expect(device.down(request)).toEqual([...request, { name: 'DevStatusReq' }]);
    expect(device.state().linkRequest).toEqual({ dataRate: 0, txPower: 0, nbTrans: 1, attempts: 1 });
  });

  it('has no commands before the first uplink', () => {
    expect(session(europe).down()).toEqual([]);
  });
});
