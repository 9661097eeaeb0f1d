/** Pieces are cut in two when they grow beyond this. */
const longestPiece = 512;

/**
 * Items in ascending order, kept in short pieces: adding one costs the same in a list of two hundred and of a million.
 * Texts compare by their UTF-16 units, which for the ASCII of ids is the bytewise order of v2.
 */
export class SortedList<T> {
  private readonly pieces: T[][] = [];
  private count = 0;

  constructor(private readonly isBefore: (a: T, b: T) => boolean) {}

  get length(): number {
    return this.count;
  }

  /** Adds an item that is not in the list yet. */
  add(item: T): void {
    const next = insertionIndex(this.pieces, (piece) => !this.isBefore(item, piece[0] as T));
    const index = Math.max(0, next - 1);
    const piece = (this.pieces[index] ??= []);
    piece.splice(
      insertionIndex(piece, (other) => this.isBefore(other, item)),
      0,
      item,
    );
    this.count += 1;
    if (piece.length > longestPiece) this.pieces.splice(index + 1, 0, piece.splice(longestPiece >> 1));
  }

  /** Takes an item out of the list; one that is not in it changes nothing. */
  remove(item: T): void {
    const index = insertionIndex(this.pieces, (piece) => !this.isBefore(item, piece[0] as T)) - 1;
    const piece = this.pieces[index];
    const at = piece ? insertionIndex(piece, (other) => this.isBefore(other, item)) : 0;
    if (piece?.[at] !== item) return;
    piece.splice(at, 1);
    this.count -= 1;
    if (piece.length === 0) this.pieces.splice(index, 1);
  }

  /** Items from `offset` to before `end`, in a new array; the items outside of the window are not touched. */
  slice(offset: number, end: number): T[] {
    const found: T[][] = [];
    let start = 0;
    for (const piece of this.pieces) {
      if (start >= end) break;
      const next = start + piece.length;
      if (next > offset) found.push(piece.slice(Math.max(0, offset - start), end - start));
      start = next;
    }
    return found.flat();
  }
}

/** How many items at the front of a sorted array fulfil `goesBefore`: the index at which something is put. */
export function insertionIndex<T>(sorted: readonly T[], goesBefore: (item: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (goesBefore(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
