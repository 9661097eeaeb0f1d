import { type Eui, euiFromBlock } from '@fieldpost/domain';
import type { EuiBlock } from '../values/eui-block.js';
import { euiBlockFull } from './euis.errors.js';

/** Ten picks that are all taken mean that nearly nothing is free. */
const mostPicks = 10;

/** Picks EUIs of the network's block by chance; whether one is free is known only when somebody takes it. */
export class EuiPicker {
  constructor(
    private readonly block: EuiBlock,
    private readonly random: (bytes: number) => Uint8Array,
  ) {}

  /** Offers EUIs to `take` until it takes one (undefined says that this one is another's), and brings its answer. */
  async offer<T>(take: (eui: Eui) => Promise<T | undefined>): Promise<T> {
    for (let pick = 0; pick < mostPicks; pick += 1) {
      const taken = await take(euiFromBlock(this.block.prefix, this.block.bits, this.random(8)));
      if (taken !== undefined) return taken;
    }
    throw euiBlockFull();
  }
}
