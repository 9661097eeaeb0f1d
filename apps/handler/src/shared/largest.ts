/** The largest is searched again when it has shrunk to this part of its size, not for each item. */
const stillLargest = 15 / 16;

interface Weighed {
  readonly weight: number;
}

/** Finds the largest of several, approximately: one that has shrunk a little still counts as the largest. */
export class Largest<T extends Weighed> {
  private largest: T | undefined;
  private searchAgainAt = 0;

  grown(one: T): void {
    if (one.weight > (this.largest?.weight ?? 0)) this.set(one);
  }

  /** Of those that are given, of which there must be one. */
  find(all: Iterable<T>): T {
    if (this.largest && this.largest.weight > this.searchAgainAt) return this.largest;
    return this.set([...all].reduce((most, one) => (one.weight > most.weight ? one : most)));
  }

  private set(one: T): T {
    this.largest = one;
    this.searchAgainAt = one.weight * stillLargest;
    return one;
  }
}
