import { Inject, Injectable, Optional } from '@nestjs/common';
import { believedSnr } from '@fieldpost/lorawan';
import { type MeasuredQueue, Meters, type Metrics, Tally } from '@fieldpost/observability';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { CopiesPerFrame } from './copies-per-frame.js';
import type { CollectedFrame, FrameCopy } from './frame-copy.js';

/** Frames that are collected or remembered at one time; beyond it new ones are dropped. */
const mostFrames = 20_000;
/** Copies of one frame that are kept; further gateways add nothing to the choice of one. */
const mostCopies = 64;

interface Entry {
  readonly payload: Buffer;
  readonly copies: [FrameCopy, ...FrameCopy[]];
  readonly receivedAt: Date;
  isClosed: boolean;
}

/** Calls back after some milliseconds. */
type Timer = (callback: () => void, milliseconds: number) => void;

/**
 * Collects the copies of a frame that several gateways receive: those of the same bytes within the time of
 * `NETWORK_DEDUPLICATION_MS`. Copies that arrive within as much time after that are dropped; later ones are another
 * transmission.
 */
@Injectable()
export class Deduplication {
  private readonly entries = new Map<string, Entry>();
  private readonly results = new Tally(['collected', 'copy', 'late_copy', 'dropped']);
  private readonly meters = new Meters(['uplink', 'uplink_unique', 'activations', 'activations_unique']);
  private readonly copies = new CopiesPerFrame();
  private readonly windowMs: number;
  private listener: (frame: CollectedFrame) => void = () => undefined;

  constructor(
    @Inject(NETWORK_CONFIG)
    { NETWORK_DEDUPLICATION_MS: windowMs }: Pick<NetworkSettings, 'NETWORK_DEDUPLICATION_MS'>,
    @Optional()
    private readonly after: Timer = (callback, milliseconds) => void setTimeout(callback, milliseconds),
  ) {
    this.windowMs = windowMs;
  }

  measure(metrics: Metrics): void {
    const help =
      'Frames of gateways: collected ones are the first of their kind, copies come from other gateways.';
    metrics.tally({ name: 'fieldpost_network_frames_total', help, label: 'result' }, this.results);
    metrics.queue('deduplication', () => this.queue);
  }

  get queue(): MeasuredQueue {
    return { length: this.entries.size, capacity: mostFrames, rejected: this.results.of('dropped') };
  }

  /** Copies of frames and frames per second, and copies per frame, in the fields of `broker.Status`. */
  get rates() {
    return { ...this.meters.rates, deduplication: this.copies.percentiles };
  }

  /** Sets what gets the frames with all their copies. */
  onCollected(listener: (frame: CollectedFrame) => void): void {
    this.listener = listener;
  }

  add(payload: Buffer, copy: FrameCopy): void {
    this.meters.mark(kindOf(payload));
    const key = payload.toString('latin1');
    const known = this.entries.get(key);
    if (known) this.addTo(known, copy);
    else if (this.entries.size >= mostFrames) this.results.count('dropped');
    else this.open(key, payload, copy);
  }

  private open(key: string, payload: Buffer, copy: FrameCopy): void {
    const entry: Entry = { payload, copies: [copy], receivedAt: new Date(), isClosed: false };
    this.entries.set(key, entry);
    this.after(() => this.close(key, entry), this.windowMs);
  }

  private close(key: string, entry: Entry): void {
    entry.isClosed = true;
    this.results.count('collected');
    this.meters.mark(`${kindOf(entry.payload)}_unique`);
    this.copies.add(entry.copies.length);
    this.after(() => this.entries.delete(key), this.windowMs);
    this.listener(entry);
  }

  /** A forwarder may send one reception twice: of one gateway the copy with the better signal counts. */
  private addTo(entry: Entry, copy: FrameCopy): void {
    this.results.count(entry.isClosed ? 'late_copy' : 'copy');
    if (entry.isClosed) return;
    const { gateway_id } = copy.gatewayMetadata;
    const at = entry.copies.findIndex(({ gatewayMetadata }) => gatewayMetadata.gateway_id === gateway_id);
    if (at < 0 && entry.copies.length < mostCopies) entry.copies.push(copy);
    else if (at >= 0 && snrOf(copy) > snrOf(entry.copies[at])) entry.copies[at] = copy;
  }
}

/** The first three bits of a join request are 0 (LoRaWAN 1.0.3 section 4.2.1). */
const kindOf = (payload: Buffer): 'activations' | 'uplink' =>
  (payload[0] ?? 0) >> 5 === 0 ? 'activations' : 'uplink';

const snrOf = (copy: FrameCopy | undefined): number => believedSnr(copy?.gatewayMetadata.snr);
