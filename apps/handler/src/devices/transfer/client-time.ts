import { startTimeout } from '@fieldpost/transport';
import { importNotValid } from './device-transfer.errors.js';

/** Limits how long an import waits for its client in total, however often the client sends a little. */
export class ClientTime {
  constructor(private leftMs: number) {}

  /** Fails when the client uses up the time. */
  waitFor<T>(work: Promise<T>): Promise<T> {
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const stop = startTimeout(this.leftMs, () => reject(importNotValid('took too long to arrive')));
      void work.then(resolve, reject).finally(() => {
        stop();
        this.leftMs -= performance.now() - since;
      });
    });
  }
}
