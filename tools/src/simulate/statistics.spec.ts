import { describe, expect, it } from '@jest/globals';
import { noStatistics, summaryLine } from './statistics.js';

const fleet = { devices: 10, joined: 9, dataRates: { SF12BW125: 2, SF7BW125: 7 } };

describe('The summary of a simulation', () => {
  it('is one line', () =>
    expect(
      summaryLine(3, { ...noStatistics(), uplinks: 20, confirmed: 2, acknowledged: 1, unheard: 4 }, fleet),
    ).toBe(
      '3 s: 9 of 10 devices joined · 20 uplinks (1 of 2 confirmed ones acknowledged) · 0 downlinks · ' +
        'lost 4 up, 0 down · SF7 7, SF12 2',
    ));

  it('shows what should not happen', () =>
    expect(
      summaryLine(3, { ...noStatistics(), rejected: 1, outsideWindows: 2, invalid: 3 }, fleet),
    ).toContain('1 rejected by gateways · 2 outside of windows · 3 not valid'));
});
