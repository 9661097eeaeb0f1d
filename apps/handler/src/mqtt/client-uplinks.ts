import { type AppId, type DevId, uplinkTopic } from '@fieldpost/domain';
import type { Tracing } from '@fieldpost/observability';
import type { MessageBus } from '../replicas/message-bus.js';
import { inItsTrace, withTrace } from '../replicas/shared-messages.js';
import type { Sessions } from './sessions.js';

/** An uplink that a client made up, for the other clients of its application on every replica (wire/mqtt.md 2). */
export class ClientUplinks {
  constructor(
    private readonly sessions: Sessions,
    private readonly bus: MessageBus,
    tracing: Tracing,
  ) {
    bus.subscribe('*', (message) => {
      const { source, appId, devId, json } = message;
      if (source === 'client')
        inItsTrace(message, tracing, () => this.deliver(appId, devId, Buffer.from(json)));
    });
  }

  /** `payload` is JSON. */
  publish(appId: AppId, devId: DevId, payload: Buffer): void {
    this.deliver(appId, devId, payload);
    if (this.bus.isShared)
      this.bus.publish(withTrace({ appId, devId, kind: 'up', source: 'client', json: payload.toString() }));
  }

  private deliver(appId: AppId, devId: DevId, payload: Buffer): void {
    this.sessions.deliver(uplinkTopic(appId, devId), () => payload);
  }
}
