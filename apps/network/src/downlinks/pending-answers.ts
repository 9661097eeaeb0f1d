import { Injectable } from '@nestjs/common';
import type { FrequencyPlan } from '@fieldpost/lorawan';
import type { NetworkDevice, NetworkSession } from '../devices/device.js';
import type { TransmitOption } from '../receptions/frame-copy.js';

/** An uplink that can still be answered. */
export interface PendingAnswer {
  /** As it is after the uplink. */
  readonly device: NetworkDevice;
  /** The plan of the gateway; undefined when it is not known. */
  readonly plan: FrequencyPlan | undefined;
  readonly session: NetworkSession;
  /** The counter that the answer has. */
  readonly fCnt: number;
  /** Whether the counter is stored as used already. */
  readonly isCounterTaken?: boolean;
  /** The frame that the network sends when the handler does not; undefined for none. */
  readonly ownPayload: Buffer | undefined;
  /** Empty when no gateway can answer. */
  readonly options: readonly TransmitOption[];
}

interface Entry {
  readonly answer: PendingAnswer;
  readonly timer: NodeJS.Timeout;
}

/** Uplinks that may be answered at one time; beyond it the oldest ones are not. */
const mostPending = 20_000;
/** RX2 of data opens two seconds after the uplink. */
const expiryMs = 2_500;

/** The uplinks that can still be answered, by the identifier of the option that the handler got. */
@Injectable()
export class PendingAnswers {
  private readonly entries = new Map<string, Entry>();

  get count(): number {
    return this.entries.size;
  }

  /** `onSilence` is called after that time unless the answer was taken. */
  add(identifier: string, answer: PendingAnswer, silence?: { readonly ms: number; onSilence(): void }): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size >= mostPending && oldest !== undefined) this.take(oldest);
    const end = silence?.onSilence ?? (() => void this.take(identifier));
    const timer = setTimeout(end, silence?.ms ?? expiryMs);
    this.entries.set(identifier, { answer, timer });
  }

  /** The answer, which can be given only once. */
  take(identifier: string): PendingAnswer | undefined {
    const entry = this.entries.get(identifier);
    if (!entry) return undefined;
    clearTimeout(entry.timer);
    this.entries.delete(identifier);
    return entry.answer;
  }

  onModuleDestroy(): void {
    for (const { timer } of this.entries.values()) clearTimeout(timer);
    this.entries.clear();
  }
}
