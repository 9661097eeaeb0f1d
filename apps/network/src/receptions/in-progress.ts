import type { CollectedFrame } from './frame-copy.js';

/** Frames at one time. */
export interface MostInProgress {
  readonly all: number;
  /** Of those that one gateway received first: a gateway with a flood of frames leaves the rest to others. */
  readonly ofGateway: number;
}

/** Slots of which each owner has a limited number. */
export class SharedSlots {
  private readonly owners = new Map<string, number>();
  private total = 0;

  constructor(private readonly most: { readonly all: number; readonly ofOne: number }) {}

  get size(): number {
    return this.total;
  }

  /** Takes a slot; returns what frees it, or undefined beyond the limits. */
  begin(owner: string): (() => void) | undefined {
    const ofOwner = this.owners.get(owner) ?? 0;
    if (this.total >= this.most.all || ofOwner >= this.most.ofOne) return undefined;
    this.total += 1;
    this.owners.set(owner, ofOwner + 1);
    return () => this.end(owner);
  }

  private end(owner: string): void {
    this.total -= 1;
    const left = (this.owners.get(owner) ?? 0) - 1;
    if (left > 0) this.owners.set(owner, left);
    else this.owners.delete(owner);
  }
}

/** Counts the frames that are processed at one time. */
export class InProgress {
  private readonly slots: SharedSlots;

  constructor({ all, ofGateway }: MostInProgress) {
    this.slots = new SharedSlots({ all, ofOne: ofGateway });
  }

  get size(): number {
    return this.slots.size;
  }

  /** Begins to process a frame; returns what ends it, or undefined beyond the limits. */
  begin({ copies: [{ gatewayMetadata }] }: CollectedFrame): (() => void) | undefined {
    return this.slots.begin(gatewayMetadata.gateway_id ?? '');
  }
}
