import type { DevAddr } from '@fieldpost/domain';
import type { Delivery } from '../broker-peer/index.js';

/** How frames of the scenario reach the handler: through a broker of its own, or a gateway of the network app. */
export interface ScenarioNetwork {
  /** Brings a frame of a device. What a delivery says about its reception only counts at a broker of the scenario. */
  deliverUplink(phyPayload: Buffer, delivery?: Delivery): Promise<unknown>;
  /** Brings a join request; rejects when no join accept comes. */
  join(joinRequest: Buffer): Promise<{ readonly accept: Buffer }>;
  /** The next frame that a gateway transmits to this address. */
  nextDownlink(devAddr: DevAddr): Promise<{ readonly phyPayload: Buffer }>;
  /** Number of unread frames for this address. */
  waitingDownlinks(devAddr: DevAddr): number;
  /** Resolves when uplinks reach the handler. */
  waitForHandler(handlerId: string): Promise<void>;
  /** Why downlinks were dropped, as far as the network says so. */
  readonly complaints: readonly string[];
}
