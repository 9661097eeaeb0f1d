const GRAIN = 1024;
const BLOCK = 65_536;
// Zero bytes kept behind the static data, for variables of the engine that are still zero when the image is made.
const SLACK = 32_768;
// The part of the stack that is never used; anything smaller is a layout that this file knows nothing of.
const SMALLEST_GAP = 1_048_576;

/** The memory of a WebAssembly instance; its buffer is replaced whenever it grows. */
export interface LinearMemory {
  readonly buffer: ArrayBuffer;
}

/** Bytes to put back at an offset of the memory. */
interface Patch {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** The differences to the initial state of the memory: `size` is the memory that it needs, in bytes. */
export interface MemoryImage {
  readonly patches: readonly Patch[];
  readonly size: number;
}

/**
 * Puts the memory of a WebAssembly instance back to an earlier state, byte for byte. The memory of QuickJS is static
 * data, then a stack of megabytes of which only the top is ever used, then the heap; the stack is left out, because
 * what lies below the stack pointer between two calls means nothing.
 */
export class MemoryImages {
  private readonly low: Uint8Array;
  private readonly heapStart: number;
  private readonly high: Uint8Array;

  /** Takes the present state, between two calls, as the ground that all images are kept against. */
  constructor(private readonly memory: LinearMemory) {
    const all = this.view();
    const gap = findGap(all);
    if (gap.end - gap.start < SMALLEST_GAP) throw new Error('the memory is not laid out as expected');
    this.low = all.slice(0, gap.start + SLACK);
    this.heapStart = gap.end;
    this.high = all.slice(gap.end, findEnd(all));
  }

  /** Clears what earlier calls left behind the ground state, so that the next image holds nothing of them. */
  clean(): void {
    const all = this.reset();
    // Only what was written is cleared, so that memory that was never used stays unused.
    all.fill(0, this.heapStart + this.high.length, findEnd(all));
  }

  /** Keeps the present state. Only after `clean`, and only between two calls. */
  take(): MemoryImage {
    const all = this.view();
    const end = findEnd(all);
    const groundEnd = this.heapStart + this.high.length;
    const patches = [
      ...differences({ offset: 0, bytes: this.low }, all),
      ...differences({ offset: this.heapStart, bytes: this.high }, all),
    ];
    if (end > groundEnd) patches.push({ offset: groundEnd, bytes: all.slice(groundEnd, end) });
    return { patches, size: patches.reduce((sum, { bytes }) => sum + bytes.length, 0) };
  }

  /** Puts an image back; the heap behind it is free and is not read before it is written. */
  restore(image: MemoryImage): void {
    const all = this.reset();
    for (const { offset, bytes } of image.patches) all.set(bytes, offset);
  }

  /** Puts the ground state back. */
  reset(): Uint8Array {
    const all = this.view();
    all.set(this.low, 0);
    all.set(this.high, this.heapStart);
    return all;
  }

  private view(): Uint8Array {
    return new Uint8Array(this.memory.buffer);
  }
}

function differences(ground: Patch, all: Uint8Array): readonly Patch[] {
  const patches: Patch[] = [];
  for (let at = 0; at < ground.bytes.length; at += GRAIN) {
    const now = all.subarray(ground.offset + at, ground.offset + Math.min(at + GRAIN, ground.bytes.length));
    if (Buffer.compare(now, ground.bytes.subarray(at, at + GRAIN)) !== 0) {
      patches.push({ offset: ground.offset + at, bytes: now.slice() });
    }
  }
  return patches;
}

const zeroes = new Uint8Array(BLOCK);
const isZero = (part: Uint8Array): boolean => Buffer.compare(part, zeroes.subarray(0, part.length)) === 0;

/** The untouched part of the stack: the longest run of zeroes with something behind it, in whole grains. */
function findGap(all: Uint8Array): { start: number; end: number } {
  let [start, longest] = [0, { start: 0, end: 0 }];
  for (let at = 0; at < all.length; at += GRAIN) {
    if (isZero(all.subarray(at, at + GRAIN))) continue;
    if (at - start > longest.end - longest.start) longest = { start, end: at };
    start = at + GRAIN;
  }
  return longest;
}

/** Where the last byte that is not zero lies, rounded up to a whole grain. */
function findEnd(all: Uint8Array): number {
  let end = all.length;
  while (end > 0 && isZero(all.subarray(Math.max(0, end - BLOCK), end))) end -= BLOCK;
  while (end > 0 && isZero(all.subarray(Math.max(0, end - GRAIN), end))) end -= GRAIN;
  return end;
}
