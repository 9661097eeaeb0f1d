import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { regions } from '../regions/regions.js';
import { adr, type AdrSample, demodulationFloor, nbTransAfterLoss } from './adr.js';

const region = regions.EU868;
const samplesOf = (snr: number, length = 20, step = 1): AdrSample[] =>
  Array.from({ length }, (_, i) => ({ fCnt: 100 + i * step, snr: i === length >> 1 ? snr : snr - 5 }));

describe('ADR', () => {
  it.each([
    { dataRate: 0, txPower: 0, snr: 9, marginDb: 15, result: [4, 0] },
    { dataRate: 0, txPower: 0, snr: -2, marginDb: 10, result: [2, 0] },
    { dataRate: 2, txPower: 0, snr: 4.5, marginDb: 10, result: [5, 0] },
    { dataRate: 5, txPower: 0, snr: 12, marginDb: 10, result: [5, 3] },
    { dataRate: 5, txPower: 3, snr: -2, marginDb: 10, result: [5, 2] },
    { dataRate: 3, txPower: 0, snr: -15, marginDb: 10, result: [3, 0] },
    { dataRate: 0, txPower: 0, snr: -7.5, marginDb: 10, result: [0, 0] },
    { dataRate: 5, txPower: 6, snr: 40, marginDb: 15, result: [5, 7] },
    { dataRate: 6, txPower: 0, snr: 20, marginDb: 10, result: [6, 4] },
    { dataRate: 7, txPower: 2, snr: 20, marginDb: 10, result: [7, 2] },
  ])(
    'at DR$dataRate, power $txPower, SNR $snr and margin $marginDb',
    ({ dataRate, txPower, snr, marginDb, result }) => {
      const current = { dataRate, txPower, nbTrans: 1 };
      const next = adr({ region, current, samples: samplesOf(snr), marginDb });
      expect([next.dataRate, next.txPower]).toEqual(result);
    },
  );

  it('keeps 2.5 dB more while it has seen fewer than 20 uplinks', () => {
    const current = { dataRate: 0, txPower: 0, nbTrans: 1 };
    expect(adr({ region, current, samples: samplesOf(9, 1), marginDb: 15 })).toMatchObject({ dataRate: 3 });
    expect(adr({ region, current, samples: samplesOf(9, 20), marginDb: 15 })).toMatchObject({ dataRate: 4 });
    expect(adr({ region, current, samples: [], marginDb: 15 })).toEqual(current);
  });

  it('repeats uplinks more often while many are lost', () => {
    const current = { dataRate: 0, txPower: 0, nbTrans: 1 };
    expect(adr({ region, current, samples: samplesOf(-20, 20, 1), marginDb: 15 }).nbTrans).toBe(1);
    expect(adr({ region, current, samples: samplesOf(-20, 20, 2), marginDb: 15 }).nbTrans).toBe(3);
    expect(adr({ region, current, samples: samplesOf(-20, 19, 2), marginDb: 15 }).nbTrans).toBe(1);
    expect(
      adr({ region, current: { ...current, nbTrans: 3 }, samples: samplesOf(-20), marginDb: 15 }).nbTrans,
    ).toBe(2);
  });

  it.each([
    [0, [1, 1, 2]],
    [0.02, [1, 1, 2]],
    [0.05, [1, 2, 3]],
    [0.12, [2, 3, 3]],
    [0.3, [3, 3, 3]],
    [1, [3, 3, 3]],
  ])('answers a loss of %d', (loss, results) => {
    expect([1, 2, 3].map((current) => nbTransAfterLoss(current, loss))).toEqual(results);
  });

  it('knows the demodulation floor of every spreading factor and bandwidth', () => {
    const golden = JSON.parse(
      readFileSync(new URL('../regions/regions.golden.json', import.meta.url), 'utf8'),
    ) as { demodulationFloorDb: Record<string, Record<string, number>> };
    for (const { dataRates } of Object.values(regions)) {
      for (const { index, sf, bandwidthHz } of dataRates.filter(({ up, sf }) => up && sf !== undefined)) {
        const known = golden.demodulationFloorDb[String(bandwidthHz)]?.[String(sf)];
        const found = Object.values(regions).find((each) => each.dataRates === dataRates);
        expect(found && demodulationFloor(found, index)).toBe(known);
      }
    }
    expect(demodulationFloor(region, 7)).toBeUndefined();
  });
});
