import { Injectable } from '@nestjs/common';
import { airtime, dutyCycleBand, type FrequencyPlan } from '@fieldpost/lorawan';
import { LRUCache } from 'lru-cache';
import { type TransmitWindow, type UplinkTransmission, windowsAfter } from './windows.js';

/** A window, and what its score depends on beside the gateway. */
export interface ComparedWindow {
  readonly window: TransmitWindow;
  /** Of a frame of 64 bytes, in nanoseconds. */
  readonly airtime: number;
  /** Part of each hour that may be used on the frequency; 1 where there is no limit. */
  readonly dutyCycle: number;
}

type Uplink = UplinkTransmission & { readonly codingRate: string };

/** Length of the frame with which windows are compared, as in v2. */
const comparedLength = 64;

/** A plan has some ten channels with as many data rates. */
const mostKept = 1_000;
/** Gateways can send any name of a data rate; longer keys are of none. */
const longestKey = 64;

/** The windows after uplinks, kept for the next one on the same channel: they are needed for every reception. */
@Injectable()
export class ComparedWindows {
  private readonly kept = new LRUCache<string, readonly ComparedWindow[]>({ max: mostKept });

  after(plan: FrequencyPlan, uplink: Uplink): readonly ComparedWindow[] {
    const { modulation, dataRate, codingRate, bitRate, frequencyHz, isJoin } = uplink;
    const key = `${plan.name} ${frequencyHz} ${modulation} ${bitRate} ${isJoin} ${codingRate} ${dataRate}`;
    const known = this.kept.get(key);
    if (known) return known;
    const windows = windowsAfter(plan, uplink).map((window) => compared(plan, window, codingRate));
    if (key.length <= longestKey) this.kept.set(key, windows);
    return windows;
  }
}

const compared = (plan: FrequencyPlan, window: TransmitWindow, codingRate: string): ComparedWindow => ({
  window,
  airtime: airtime({ ...window, codingRate, length: comparedLength }),
  dutyCycle: dutyCycleBand(plan.region, window.frequencyHz)?.[2] ?? 1,
});
