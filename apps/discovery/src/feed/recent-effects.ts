import type { Effect } from './change.js';

/** The latest effects, by position, for watchers. Bounded: what is too old is forgotten. */
export class RecentEffects {
  private readonly effects: (Effect | undefined)[];
  /** The position before the oldest one that is still known. */
  private floor = 0;
  private top = 0;

  constructor(private readonly capacity: number) {
    this.effects = Array.from({ length: capacity });
  }

  get position(): number {
    return this.top;
  }

  /** Starts again: nothing before this position is known. */
  reset(position: number): void {
    this.effects.fill(undefined);
    this.floor = position;
    this.top = position;
  }

  /** Notes the effect of the next position. */
  push(effect: Effect | undefined): void {
    this.top += 1;
    this.effects[this.top % this.capacity] = effect;
    this.floor = Math.max(this.floor, this.top - this.capacity);
  }

  /** Whether everything after a position is still known. */
  covers(position: number): boolean {
    return position >= this.floor;
  }

  /** The effect at a position that is covered; undefined when it had none. */
  at(position: number): Effect | undefined {
    return this.effects[position % this.capacity];
  }
}
