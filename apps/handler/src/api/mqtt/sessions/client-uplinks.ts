import { Inject, Injectable } from '@nestjs/common';
import { type AppId, type DevId, uplinkTopic } from '@fieldpost/domain';
import { Tracing } from '@fieldpost/observability';
import { MessageBus } from '../../../cluster/message-bus.js';
import { inItsTrace, withTrace } from '../../../cluster/shared-messages.js';
import type { Session } from './session.js';
import { Sessions } from './sessions.js';
import { SimulatedUplinkLimit } from './simulated-uplink-limit.js';

/**
 * An uplink that a client made up, for the other clients of its application on every replica
 * (docs/protocol/mqtt.md#access-rights).
 */
@Injectable()
export class ClientUplinks {
  constructor(
    private readonly sessions: Sessions,
    private readonly bus: MessageBus,
    @Inject(SimulatedUplinkLimit) private readonly limit: Pick<SimulatedUplinkLimit, 'admits'>,
    tracing: Tracing,
  ) {
    bus.subscribe((message) => {
      const { source, appId, devId, json } = message;
      if (source === 'client')
        inItsTrace(message, tracing, () => this.deliver(appId, devId, Buffer.from(json)));
    });
  }

  /** Waits for its turn; false when it gets none. `payload` is JSON. */
  async publish(session: Session, devId: DevId, payload: Buffer): Promise<boolean> {
    if (!(await this.limit.admits(session))) return false;
    const { appId } = session;
    this.deliver(appId, devId, payload);
    if (this.bus.isShared)
      this.bus.publish(withTrace({ appId, devId, kind: 'up', source: 'client', json: payload.toString() }));
    return true;
  }

  private deliver(appId: AppId, devId: DevId, payload: Buffer): void {
    this.sessions.deliver(uplinkTopic(appId, devId), () => payload);
  }
}
