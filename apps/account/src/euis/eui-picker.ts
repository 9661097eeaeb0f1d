import { type Eui, euiFromBlock } from '@fieldpost/domain';
import type { EuiBlock } from '../values/eui-block.js';
import { euiBlockFull } from './euis.errors.js';

/** After ten taken EUIs the block is nearly full. */
const mostPicks = 10;

/** Picks random EUIs of the network's block. Whether one is free turns out when it is stored. */
export class EuiPicker {
  constructor(
    private readonly block: EuiBlock,
    private readonly random: (bytes: number) => Uint8Array,
  ) {}

  /** Offers EUIs to `take` until it returns a result; undefined when the EUI is taken. */
  async offer<T>(take: (eui: Eui) => Promise<T | undefined>): Promise<T> {
    for (let pick = 0; pick < mostPicks; pick += 1) {
      const taken = await take(euiFromBlock(this.block.prefix, this.block.bits, this.random(8)));
      if (taken !== undefined) return taken;
    }
    throw euiBlockFull();
  }
}
