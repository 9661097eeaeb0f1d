import { describe, expect, it } from '@jest/globals';
import { type DownlinkCommand, downlinkCommands } from './downlink-commands.js';
import { type UplinkCommand, uplinkCommands } from './uplink-commands.js';

const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');
const linkAdr = { dataRate: 5, txPower: 1, channelMask: 0x00ff, maskControl: 0, nbTrans: 1 };

describe('A command of the network', () => {
  it.each([
    ['0214 03', { name: 'LinkCheckAns', margin: 20, gateways: 3 }],
    ['0351ff0001', { name: 'LinkADRReq', ...linkAdr }],
    [
      '0340020071',
      { name: 'LinkADRReq', dataRate: 4, txPower: 0, channelMask: 2, maskControl: 7, nbTrans: 1 },
    ],
    ['0407', { name: 'DutyCycleReq', maxDutyCycle: 7 }],
    ['0503d2ad84', { name: 'RXParamSetupReq', rx1DrOffset: 0, rx2DataRate: 3, frequencyHz: 869_525_000 }],
    ['055cd2ad84', { name: 'RXParamSetupReq', rx1DrOffset: 5, rx2DataRate: 12, frequencyHz: 869_525_000 }],
    ['06', { name: 'DevStatusReq' }],
    [
      '0703184f8450',
      { name: 'NewChannelReq', index: 3, frequencyHz: 867_100_000, minDataRate: 0, maxDataRate: 5 },
    ],
    ['0805', { name: 'RXTimingSetupReq', rxDelay: 5 }],
    ['093d', { name: 'TxParamSetupReq', downlinkDwellTime: true, uplinkDwellTime: true, maxEirpDbm: 30 }],
    ['0905', { name: 'TxParamSetupReq', downlinkDwellTime: false, uplinkDwellTime: false, maxEirpDbm: 16 }],
    ['0a03d2ad84', { name: 'DlChannelReq', index: 3, frequencyHz: 869_525_000 }],
    ['0dcb397e5780', { name: 'DeviceTimeAns', gpsTime: 1_467_890_123_500 }],
  ] satisfies [string, DownlinkCommand][])('is %s for %j', (hex, command) => {
    const bytes = bytesOf(hex.replace(' ', ''));
    expect(downlinkCommands.encode([command])).toEqual(bytes);
    expect(downlinkCommands.parse(bytes)).toEqual([command]);
  });

  it('has no more margin and gateways than fit, and the next lower power', () => {
    expect(downlinkCommands.encode([{ name: 'LinkCheckAns', margin: -3, gateways: 300 }])).toEqual(
      bytesOf('0200ff'),
    );
    expect(downlinkCommands.encode([{ name: 'LinkCheckAns', margin: 255, gateways: 1 }])).toEqual(
      bytesOf('02fe01'),
    );
    const power = { name: 'TxParamSetupReq', downlinkDwellTime: false, uplinkDwellTime: true } as const;
    expect(downlinkCommands.encode([{ ...power, maxEirpDbm: 17 }])).toEqual(bytesOf('0915'));
    expect(downlinkCommands.encode([{ ...power, maxEirpDbm: 2 }])).toEqual(bytesOf('0910'));
  });

  it('follows those of class B, which are passed over', () => {
    expect(downlinkCommands.parse(bytesOf('1011aabbccdd13aabbcc06'))).toEqual([{ name: 'DevStatusReq' }]);
  });
});

describe('A command of a device', () => {
  it.each([
    ['02', { name: 'LinkCheckReq' }],
    ['0307', { name: 'LinkADRAns', channelMask: true, dataRate: true, power: true }],
    ['0304', { name: 'LinkADRAns', channelMask: false, dataRate: false, power: true }],
    ['04', { name: 'DutyCycleAns' }],
    ['0506', { name: 'RXParamSetupAns', frequency: false, rx2DataRate: true, rx1DrOffset: true }],
    ['06c83a', { name: 'DevStatusAns', battery: 200, margin: -6 }],
    ['06ff1f', { name: 'DevStatusAns', battery: 255, margin: 31 }],
    ['060020', { name: 'DevStatusAns', battery: 0, margin: -32 }],
    ['0702', { name: 'NewChannelAns', frequency: false, dataRates: true }],
    ['08', { name: 'RXTimingSetupAns' }],
    ['09', { name: 'TxParamSetupAns' }],
    ['0a01', { name: 'DlChannelAns', frequency: true, uplinkChannel: false }],
    ['0d', { name: 'DeviceTimeReq' }],
  ] satisfies [string, UplinkCommand][])('is %s for %j', (hex, command) => {
    expect(uplinkCommands.encode([command])).toEqual(bytesOf(hex));
    expect(uplinkCommands.parse(bytesOf(hex))).toEqual([command]);
  });

  it('follows those of class B, which are passed over', () => {
    expect(uplinkCommands.parse(bytesOf('1003110313010d'))).toEqual([{ name: 'DeviceTimeReq' }]);
  });
});

describe('Commands', () => {
  it('end at one that is unknown, since its length is unknown', () => {
    expect(uplinkCommands.parse(bytesOf('0280aa0d'))).toEqual([{ name: 'LinkCheckReq' }]);
    expect(uplinkCommands.parse(bytesOf('020b0d'))).toEqual([{ name: 'LinkCheckReq' }]);
  });

  it('end at one that is incomplete', () => {
    expect(uplinkCommands.parse(bytesOf('0206c8'))).toEqual([{ name: 'LinkCheckReq' }]);
    expect(downlinkCommands.parse(bytesOf('060351ff00'))).toEqual([{ name: 'DevStatusReq' }]);
    expect(uplinkCommands.parse(bytesOf('10'))).toEqual([]);
  });

  it('follow each other', () => {
    const hex = '0503d2ad8408050703184f84500a03d2ad840407093d06';
    const commands = downlinkCommands.parse(bytesOf(hex));
    expect(commands.map(({ name }) => name)).toEqual([
      ...['RXParamSetupReq', 'RXTimingSetupReq', 'NewChannelReq', 'DlChannelReq'],
      ...['DutyCycleReq', 'TxParamSetupReq', 'DevStatusReq'],
    ]);
    expect(downlinkCommands.encode(commands).toString('hex')).toBe(hex);
  });
});
