import { changeCount } from '../../shared/change-count.js';

/** A number for each name, and their sum. */
export class Counts {
  private readonly numbers = new Map<string, number>();
  private sum = 0;

  get total(): number {
    return this.sum;
  }

  get entries(): readonly (readonly [name: string, count: number])[] {
    return [...this.numbers];
  }

  add(name: string, change: number): void {
    this.sum += change;
    changeCount(this.numbers, name, change);
  }
}
