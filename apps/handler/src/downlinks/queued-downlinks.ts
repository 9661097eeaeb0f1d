import { Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { type EventType, Publisher } from '../events/publisher.js';

type Listener = (appId: AppId, devId: DevId) => void;

const types: readonly EventType[] = ['down/scheduled', 'down/acks'];

/** Notifies of devices that may have a downlink to send now, of all replicas. */
@Injectable()
export class QueuedDownlinks extends Publisher {
  private listener: Listener = () => undefined;

  /** Sets what is notified. */
  onQueued(listener: Listener): void {
    this.listener = listener;
  }

  notify(appId: AppId, devId: DevId): void {
    this.listener(appId, devId);
  }

  uplink(): void {
    // A device of class C that sends gets its downlink as an answer.
  }

  event(appId: AppId, devId: DevId, type: EventType): void {
    if (types.includes(type)) this.notify(appId, devId);
  }
}
