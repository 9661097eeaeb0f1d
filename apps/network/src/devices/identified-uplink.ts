import type { DataFrame, UplinkCounterResult } from '@fieldpost/lorawan';
import type { NetworkDevice, NetworkSession } from './device.js';

/** A data frame and the device that sent it. */
export interface IdentifiedUplink {
  readonly device: NetworkDevice;
  readonly session: NetworkSession;
  readonly frame: DataFrame;
  /** The whole counter. */
  readonly fCnt: number;
  readonly counter: UplinkCounterResult;
}
