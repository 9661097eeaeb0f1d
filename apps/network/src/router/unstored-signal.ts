import { type MeasuredUplink, mergedSignal, type SignalHour, signalOf } from '@fieldpost/domain';

/** Hours that wait to be stored, while the database is unavailable; earlier ones are dropped. */
const mostWaiting = 24;

/** The signal of one gateway by hour, until it is stored. */
export class UnstoredSignal {
  private hours: readonly SignalHour[] = [];

  /** What waits, the latest hour last. */
  get waiting(): readonly SignalHour[] {
    return this.hours;
  }

  add(uplink: MeasuredUplink): void {
    this.putBack([signalOf(uplink)]);
  }

  /** Removes what waits, to store it. */
  take(): readonly SignalHour[] {
    const taken = this.hours;
    this.hours = [];
    return taken;
  }

  /** Adds what was taken and could not be stored. */
  putBack(hours: readonly SignalHour[]): void {
    this.hours = mergedSignal([hours, this.hours]).slice(-mostWaiting);
  }
}
