/** Keeps one copy of each text that was seen lately; forgets all of them when there are too many. */
export class SharedTexts {
  private readonly known = new Map<string, string>();

  constructor(private readonly capacity: number) {}

  /** The copy of this text that others have, if any has. */
  get<T extends string>(text: T): T {
    const known = this.known.get(text);
    if (known !== undefined) return known as T;
    if (this.known.size >= this.capacity) this.known.clear();
    this.known.set(text, text);
    return text;
  }
}
