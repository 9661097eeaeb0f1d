import type { AppId, DevId } from '@fieldpost/domain';
import type { UplinkMessage } from './messages.js';
import { type EventType, Publisher } from './publisher.js';

/** Publishes everything in several places; none of them fails its caller. */
export class Publishers extends Publisher {
  constructor(private readonly places: readonly Publisher[]) {
    super();
  }

  uplink(message: UplinkMessage): void {
    for (const place of this.places) place.uplink(message);
  }

  event(appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    for (const place of this.places) place.event(appId, devId, type, data);
  }
}
