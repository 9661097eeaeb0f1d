/** Most slots at one time: in all, and of one owner. One with a flood of frames leaves the rest to others. */
export interface MostSlots {
  readonly all: number;
  readonly ofOne: number;
}

/** Slots of which each owner has a limited number. */
export class SharedSlots {
  private readonly owners = new Map<string, number>();
  private total = 0;

  constructor(private readonly most: MostSlots) {}

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
