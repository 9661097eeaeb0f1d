import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Smaller answers gain nothing by compression. */
const worthPacking = 1_024;

/** What one state of the register looks like on a wire. */
export class Ready {
  private packed: Buffer | undefined;
  private isPacking = false;

  /** @param toPacked makes what is sent of the compressed bytes */
  constructor(
    readonly bytes: Buffer,
    private readonly plain: Buffer,
    private readonly toPacked: (compressed: Buffer) => Buffer,
  ) {}

  /**
   * The same, compressed; undefined while it is too small for that or still in the making, which the first caller
   * starts off the event loop: nobody waits for it.
   */
  get gzipped(): Buffer | undefined {
    if (!this.packed && !this.isPacking && this.plain.length >= worthPacking) {
      this.isPacking = true;
      pack(this.plain).then(
        (compressed) => void (this.packed = this.toPacked(compressed)),
        () => void (this.isPacking = false),
      );
    }
    return this.packed;
  }
}

/**
 * Ready-made bytes of the objects of the register. These are replaced when they change, never altered, so that bytes
 * live exactly as long as what they show.
 */
export class ReadyBytes<Shown extends object, Kept extends Ready = Ready> {
  private readonly known = new WeakMap<Shown, Kept>();

  constructor(private readonly make: (shown: Shown) => Kept) {}

  of(shown: Shown): Kept {
    const known = this.known.get(shown);
    if (known) return known;
    const made = this.make(shown);
    this.known.set(shown, made);
    return made;
  }
}
