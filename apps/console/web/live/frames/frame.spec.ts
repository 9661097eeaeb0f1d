import { describe, expect, it } from '@jest/globals';
import { contentOf, frameBytes, inspectFrame } from './frame.js';

const inspected = (text: string) => inspectFrame(frameBytes(text) ?? new Uint8Array());

describe('A frame in the inspector', () => {
  it('shows the header and the MAC commands of a downlink', () => {
    // LinkADRReq (DataRate 5, TXPower 1, channels 0 to 7, NbTrans 1) and DevStatusReq in FOpts; port 10.
    const frame = inspected('60 67452301 B6 0200 03 51 FF00 01 06 0A BEEF 01020304');
    expect(frame).toMatchObject({
      is: 'data',
      type: 'UNCONFIRMED_DOWN',
      devAddr: '01234567',
      flags: ['ADR', 'ACK', 'FPending'],
      fCnt: 2,
      fPort: 10,
      fOpts: '0351FF000106',
      frmPayload: 'BEEF',
      mic: '01020304',
    });
    const commands = frame.is === 'data' ? frame.commands : [];
    expect(commands.map(({ name }) => name)).toEqual(['LinkADRReq', 'DevStatusReq']);
    expect(commands.slice(0, 1).map(contentOf)).toEqual([
      'dataRate 5, txPower 1, channelMask 255, maskControl 0, nbTrans 1',
    ]);
  });

  it('names the commands of an uplink by what devices send', () =>
    expect(inspected('40 67452301 03 0100 06FF14 01020304')).toMatchObject({
      fPort: undefined,
      commands: [{ name: 'DevStatusAns', battery: 255, margin: 20 }],
    }));

  it('is read from base64 as well', () => {
    const base64 = Buffer.from('406745230100010001020304', 'hex').toString('base64');
    expect(inspected(base64)).toMatchObject({ devAddr: '01234567', commands: [] });
  });

  it('of a join has no header', () =>
    expect(inspected('00'.repeat(23))).toEqual({ is: 'join', type: 'JOIN_REQUEST', length: 23 }));

  it.each([
    ['40 01', 'Payload not valid: a data frame should have at least 12 bytes'],
    ['', 'Payload not valid: is empty'],
    ['41 67452301 00 0100 01020304', 'Payload not valid: has the unknown major version 1'],
  ])('says why bytes are no frame: %s', (text, reason) => expect(() => inspected(text)).toThrow(reason));

  it.each(['not hex', 'ABC', '====', 'ö'])('is not read from "%s"', (text) =>
    expect(frameBytes(text)).toBeUndefined(),
  );
});
