import type { AppId, DevId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { lastStep } from './last-step.js';
import type { UplinkMessage } from './messages.js';
import { eventTypes, type EventType, Publisher } from './publisher.js';

/** What a message is, as the end of its MQTT topic (wire/mqtt.md 3). */
export const messageKinds = ['up', ...eventTypes.map((type) => `events/${type}` as const)] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message for one application, its body as MQTT has it. */
export interface ApplicationMessage {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly kind: MessageKind;
  readonly json: string;
}

/** Somebody who takes the messages of some applications. Both methods are on the path of every uplink. */
export interface MessageTaker {
  /** Whether messages of the application are of any use; may be true too often, for what is not known yet. */
  readonly wants: (appId: AppId) => boolean;
  readonly take: (message: ApplicationMessage) => void;
}

/** Gives messages to whoever takes them; the body is written once, and not at all when nobody does. */
export class TakenMessages extends Publisher {
  constructor(
    private readonly takers: readonly MessageTaker[],
    private readonly log: Logger,
  ) {
    super();
  }

  uplink(message: UplinkMessage): void {
    this.pass(message.app_id, message.dev_id, 'up', message);
  }

  event(appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    this.pass(appId, devId, `events/${type}`, data);
  }

  private pass(appId: AppId, devId: DevId, kind: MessageKind, body: object | null): void {
    lastStep(this.log, { what: kind, failure: 'message not taken' }, () => {
      const takers = this.takers.filter(({ wants }) => wants(appId));
      if (takers.length === 0) return;
      const message = { appId, devId, kind, json: JSON.stringify(body) };
      for (const { take } of takers) take(message);
    });
  }
}
