import { describe, expect, it } from '@jest/globals';
import { crc32 } from 'node:zlib';
import { cupsResponse, cupsUpdate, tokenCredentials } from './cups.js';

const trust = Buffer.from('30820003010203', 'hex');
const credentials = tokenCredentials(trust, 'key-1');
const target = { cupsUri: 'https://lns:1', tcUri: 'wss://lns:1', credentials };
const current = { router: '::1', cupsUri: target.cupsUri, tcUri: target.tcUri };

describe('A CUPS response', () => {
  it('has 14 zero bytes for a station that has everything', () => {
    const crc = crc32(credentials);
    const update = cupsUpdate({ ...current, cupsCredCrc: crc, tcCredCrc: crc }, target);
    expect(cupsResponse(update).equals(Buffer.alloc(14))).toBe(true);
  });

  it('has only the parts that changed, each behind its little-endian length', () => {
    const crc = crc32(credentials);
    const update = cupsUpdate({ ...current, tcUri: '', cupsCredCrc: crc, tcCredCrc: 0 }, target);
    expect(cupsResponse(update).toString('hex')).toBe(
      [
        '00',
        '0b' + Buffer.from('wss://lns:1').toString('hex'),
        '0000',
        '2800' + credentials.toString('hex'),
        '00'.repeat(8),
      ].join(''),
    );
  });

  it('has a certificate to trust, no client certificate, and the header of the token', () => {
    expect(
      credentials.equals(
        Buffer.concat([trust, Buffer.alloc(4), Buffer.from('Authorization: Bearer key-1\r\n')]),
      ),
    ).toBe(true);
    // CRC-32 of IEEE 802.3, computed by another program.
    expect(crc32('123456789')).toBe(0xcbf43926);
  });

  it('leaves credentials alone that the server does not give', () => {
    const update = cupsUpdate(
      { ...current, cupsCredCrc: 1, tcCredCrc: 1 },
      { ...target, credentials: undefined },
    );
    expect(cupsResponse(update)).toHaveLength(14);
  });
});
