import { describe, expect, it } from '@jest/globals';
import type { UplinkCommand } from '../mac-commands/uplink-commands.js';
import { accepted, contextOf, europe, linkIn, namesOf, session } from './mac-session.suite.js';

describe('Adaptive data rate', () => {
  it('takes a device at SF12 that is heard well to SF7 and then lowers its power', () => {
    const device = session(europe);
    let [dataRate, txPower] = [0, 0];
    let commands: readonly UplinkCommand[] = [];
    const steps: string[] = [];
    for (let i = 0; i < 50; i += 1) {
      const request = linkIn(device.down(device.up({ dataRate, snr: 9 - 2 * txPower, commands })));
      commands = request ? [accepted] : [];
      if (request?.name !== 'LinkADRReq') continue;
      ({ dataRate, txPower } = request);
      steps.push(`DR${String(dataRate)} ${String(txPower)}`);
    }
    expect(steps).toEqual(['DR3 0', 'DR4 0', 'DR5 0']);
    expect(device.state()).toMatchObject({ txPower: 0, linkRequest: null });
  });

  it('sends a downlink of its own only at the slowest data rate', () => {
    expect(linkIn(session(europe).up({ dataRate: 0, snr: 9 }))).toMatchObject({
      dataRate: 3,
      channelMask: 0xff,
    });
    const faster = session(europe);
    expect(faster.up({ dataRate: 2, snr: 9 })).toEqual([]);
    expect(namesOf(faster.down())).toEqual(['LinkADRReq', 'DevStatusReq']);
  });

  it('leaves devices alone that do not want it', () => {
    const fixed = session(europe);
    expect(fixed.up({ dataRate: 0, snr: 9, adr: false })).toEqual([]);
    expect(namesOf(fixed.down())).toEqual(['DevStatusReq']);
  });

  it('has a margin that the operator sets', () => {
    const careful = session(contextOf('EU_863_870', { marginDb: 25 }));
    expect(careful.up({ dataRate: 0, snr: 9 })).toEqual([]);
  });

  it('answers ADRACKReq although nothing has to change', () => {
    const device = session(europe);
    device.up({ dataRate: 5 });
    device.down();
    const expected = {
      name: 'LinkADRReq',
      dataRate: 5,
      txPower: 0,
      channelMask: 0xff,
      maskControl: 0,
      nbTrans: 1,
    };
    expect(device.up({ dataRate: 5, adrAckReq: true })).toEqual([expected]);
  });

  it('notices a device that has turned its power up and its data rate down', () => {
    const device = session(europe);
    device.up({ dataRate: 5, snr: 20 });
    device.down();
    device.up({ dataRate: 5, commands: [accepted] });
    expect(device.state().txPower).toBeGreaterThan(0);
    device.up({ dataRate: 4 });
    expect(device.state()).toMatchObject({ txPower: 0, samples: [{ snr: -20 }] });
  });
});

describe('LinkADRReq', () => {
  const requested = (context = europe) => {
    const device = session(context);
    device.down(device.up({ dataRate: 0, snr: 9 }));
    return device;
  };

  it('is repeated until it is answered, ten times at most', () => {
    const device = requested();
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      expect(linkIn(device.down(device.up({ dataRate: 0, snr: 9 })))).toMatchObject({ dataRate: 3 });
    }
    expect(device.down(device.up({ dataRate: 0, snr: 9 }))).toEqual([]);
    expect(device.up({ dataRate: 0, snr: 9, adrAckReq: true })).toEqual([{ name: 'DevStatusReq' }]);
  });

  it('counts as accepted when its answer was lost and the device has the new data rate', () => {
    const device = requested();
    expect(device.up({ dataRate: 3, snr: -9 })).toEqual([]);
    expect(device.state()).toMatchObject({ linkRequest: null, hasChannels: true });
  });

  it.each([
    ['data rate', { dataRate: false }, { dataRate: 2, channelMask: 0xff }],
    ['channels', { channelMask: false }, { dataRate: 3, channelMask: 0b111 }],
  ])('goes back one step when the device rejects the %s', (_part, rejection, next) => {
    const device = requested();
    const request = linkIn(device.up({ dataRate: 0, snr: 9, commands: [{ ...accepted, ...rejection }] }));
    expect(request).toMatchObject(next);
  });

  it('is not sent any more when the device rejects even the default channels', () => {
    const device = requested();
    const commands = [{ ...accepted, channelMask: false }];
    device.down(device.up({ dataRate: 0, snr: 9, commands }));
    expect(device.up({ dataRate: 0, snr: 9, commands })).toEqual([]);
    expect(device.down()).toEqual([]);
  });

  it('never requests a power that the device has rejected', () => {
    const device = session(europe);
    device.up({ dataRate: 5, snr: 20 });
    const request = linkIn(device.down());
    expect(request).toMatchObject({ txPower: 3 });
    device.up({ dataRate: 5, snr: 20, commands: [{ ...accepted, power: false }] });
    expect(linkIn(device.down())).toMatchObject({ txPower: 2 });
  });

  it('is ignored as an answer to nothing', () => {
    const device = session(europe);
    device.up({ commands: [accepted, { ...accepted, power: false }] });
    expect(device.state()).toMatchObject({ hasChannels: false, limits: { maxTxPower: 15 } });
  });
});
