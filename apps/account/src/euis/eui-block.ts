import { Eui, euiFromBlock } from '@fieldpost/domain';
import { euiBlockFull } from './euis.errors.js';

/** EUIs whose first `bits` are those of `prefix`. */
export interface EuiBlock {
  readonly prefix: Eui;
  readonly bits: number;
}

/** `0246500000000000/24`: at most 56 bits are fixed, so that there are at least 256 EUIs. */
export const euiBlockPattern = /^[0-9A-Fa-f]{16}\/(?:[0-9]|[1-4][0-9]|5[0-6])$/;

/** Reads what fits `euiBlockPattern`. */
export function toEuiBlock(text: string): EuiBlock {
  const [prefix, bits] = text.split('/');
  return { prefix: Eui(prefix), bits: Number(bits) };
}

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
