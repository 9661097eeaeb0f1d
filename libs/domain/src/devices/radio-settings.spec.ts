import { describe, expect, it } from '@jest/globals';
import { radioMembers, readRadio } from './radio-settings.js';

describe('The radio settings of a device', () => {
  it('are those that a message has', () => {
    const members = { lorawan_version: '1.0.4', device_class: 'C', adr_margin: 0, disable_adr: false };
    expect(readRadio(members)).toEqual({
      ...{ lorawanVersion: '1.0.4', deviceClass: 'C', adrMargin: 0, disableAdr: false },
    });
    expect(radioMembers(readRadio(members))).toEqual(members);
    expect(readRadio({})).toEqual({});
    expect(radioMembers({})).toEqual({});
  });

  it.each([
    [{ lorawan_version: '1.1' }, 'LorawanVersion not valid: should be one of 1.0.2, 1.0.3, 1.0.4'],
    [{ device_class: 'B' }, 'DeviceClass not valid: should be one of A, C'],
    [{ adr_margin: 41 }, 'AdrMargin not valid: should be from 0 to 40 dB'],
  ])('are rejected when one is not valid: %j', (members, message) =>
    expect(() => readRadio(members)).toThrow(message),
  );
});
