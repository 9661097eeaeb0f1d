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
    const number = (this.numbers.get(name) ?? 0) + change;
    this.sum += change;
    if (number === 0) this.numbers.delete(name);
    else this.numbers.set(name, number);
  }
}
