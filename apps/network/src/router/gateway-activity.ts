import type { DevAddr, Eui } from '@fieldpost/domain';
import { isDataFrame, type PhyPayload } from '@fieldpost/lorawan';
import { HourlyCount } from './hourly-count.js';
import { UnstoredSignal } from './unstored-signal.js';

/** Uplinks of one gateway that are kept. */
const mostUplinks = 10;

/** A frame that a gateway received, without its content. */
export interface HeardUplink {
  /** Unix milliseconds. */
  readonly at: number;
  readonly frequencyHz: number;
  /** Such as SF7BW125; empty for FSK. */
  readonly dataRate: string;
  readonly rssi: number;
  readonly snr: number;
  /** Of the whole frame, in bytes. */
  readonly length: number;
  /** The address of a data frame, or the EUIs of a join request, as they are on the air. */
  readonly device: { readonly devAddr: DevAddr } | { readonly appEui: Eui; readonly devEui: Eui };
}

/** A downlink that a gateway did not transmit. */
export interface RejectedDownlink {
  /** Unix milliseconds. */
  readonly at: number;
  readonly reason: string;
}

/** What a gateway did lately, in constant memory. */
export class GatewayActivity {
  /** Unix milliseconds. */
  lastSeen = 0;
  readonly uplinks = new HourlyCount();
  readonly downlinks = new HourlyCount();
  readonly rejections = new HourlyCount();
  readonly signals = new UnstoredSignal();
  private newest: readonly HeardUplink[] = [];
  private rejection: RejectedDownlink | undefined;

  /** The last ones, the newest first. */
  get lastUplinks(): readonly HeardUplink[] {
    return this.newest;
  }

  get lastRejection(): RejectedDownlink | undefined {
    return this.rejection;
  }

  received(uplink: HeardUplink): void {
    this.uplinks.add(uplink.at);
    this.signals.add(uplink);
    this.newest = [uplink, ...this.newest.slice(0, mostUplinks - 1)];
  }

  transmitted(at: number): void {
    this.downlinks.add(at);
  }

  rejected(rejection: RejectedDownlink): void {
    this.rejections.add(rejection.at);
    this.rejection = rejection;
  }
}

/** How a frame names its device; undefined for frames that devices do not send. */
export function deviceIn(frame: PhyPayload): HeardUplink['device'] | undefined {
  if (isDataFrame(frame)) return frame.mType.endsWith('_UP') ? { devAddr: frame.devAddr } : undefined;
  if (frame.mType !== 'JOIN_REQUEST') return undefined;
  const { appEui, devEui } = frame;
  return { appEui, devEui };
}
