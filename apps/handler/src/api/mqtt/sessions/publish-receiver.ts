import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DevId, type DeviceTopic, parseDeviceTopic } from '@fieldpost/domain';
import type { Published } from '@fieldpost/mqtt';
import { type Logger, type Metrics, Tally, Tracing } from '@fieldpost/observability';
import { logLevelOf } from '@fieldpost/errors';
import { TokenBuckets, toAppError } from '@fieldpost/transport';
import type { DownlinkRequest } from '../../../devices/downlink.js';
import { type DownlinkReceiver, DownlinksService } from '../../../downlinks/downlinks.service.js';
import { LOGGER } from '../../../handler.config.js';
import { ClientUplinks } from './client-uplinks.js';
import { parseDownlink } from '../../../downlinks/downlink-message.js';
import { isJsonObject, parseJson } from '../../../shared/json.js';
import type { Session } from './session.js';

/** Messages of an application that have no effect but a line in the log; clients that send more are read more slowly. */
const perSecond = 10;
const atOnce = 100;
const mostApplications = 20_000;

/**
 * Receives what clients publish: downlinks for devices, and simulated uplinks (docs/protocol/mqtt.md#access-rights).
 * MQTT 3.1.1 has no response for a rejected message, so it is dropped and logged, and the client stays connected.
 */
@Injectable()
export class PublishReceiver {
  /** Messages of clients by result. */
  readonly received = new Tally(['downlink', 'uplink', 'dropped']);
  private readonly lines = new TokenBuckets({ burst: atOnce, refillMs: 1_000 / perSecond }, mostApplications);

  constructor(
    @Inject(DownlinksService) private readonly downlinks: Pick<DownlinkReceiver, 'enqueue'>,
    @Inject(ClientUplinks) private readonly uplinks: Pick<ClientUplinks, 'publish'>,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly tracing: Tracing,
  ) {}

  measure(metrics: Metrics): void {
    const help = 'Messages that MQTT clients published, by what became of them.';
    metrics.tally({ name: 'fieldpost_handler_mqtt_received_total', help, label: 'outcome' }, this.received);
  }

  /**
   * Takes the messages of a session in order, but downlinks past uplinks that are held back. Fails only when the message
   * might be taken if it is sent again: the client then must not get an acknowledgement.
   */
  receive(session: Session, message: Published): Promise<void> {
    const about = { name: 'mqtt receive', kind: 'consumer', attributes: { app_id: session.appId } } as const;
    const target = parseDeviceTopic(message.topic);
    return session.inOrder(target?.kind ?? 'down', () =>
      this.tracing.run(about, () => this.take(session, target, message)),
    );
  }

  private async take(
    session: Session,
    target: DeviceTopic | undefined,
    { topic, payload }: Published,
  ): Promise<void> {
    const mayPublish =
      target?.appId === session.appId && target.rest === '' && session.rights.writes.includes(target.kind);
    if (!mayPublish) return this.drop(session, topic, 'no right to publish on this topic');
    if (target.kind === 'down') return this.receiveDownlink(session, target, { topic, payload });
    return this.receiveUplink(session, target, { topic, payload });
  }

  private async receiveDownlink(session: Session, target: DeviceTopic, { topic, payload }: Published) {
    const parsed = parseDownlink(payload);
    if ('reason' in parsed) return this.drop(session, topic, parsed.reason);
    this.received.count('downlink');
    await this.enqueue(session, target, parsed.request);
  }

  private async enqueue(session: Session, { devId }: DeviceTopic, request: DownlinkRequest): Promise<void> {
    try {
      await this.downlinks.enqueue(session.appId, DevId(devId), request);
    } catch (thrown) {
      const error = toAppError(thrown);
      const fields = { app_id: session.appId, dev_id: devId, error: error.message, cause: error.cause };
      const write = () => this.log[logLevelOf(error)](fields, 'downlink not queued');
      if (error.kind !== 'unavailable' && error.kind !== 'internal')
        return this.withoutEffect(session, write);
      write();
      throw error;
    }
  }

  /** The other clients of the application see it as if a device had sent it, hence it has to look like that. */
  private async receiveUplink(session: Session, { devId }: DeviceTopic, { topic, payload }: Published) {
    if (!isJsonObject(parseJson(payload)))
      return this.drop(session, topic, 'message not valid: should be a JSON object');
    const isPublished = await this.uplinks.publish(session, DevId(devId), payload);
    if (!isPublished) return this.drop(session, topic, 'too many uplinks before the end');
    this.received.count('uplink');
  }

  private drop(session: Session, topic: string, reason: string): Promise<void> {
    const fields = { app_id: session.appId, client_id: session.clientId, topic, reason };
    this.received.count('dropped');
    return this.withoutEffect(session, () => this.log.info(fields, 'mqtt message dropped'));
  }

  /** Logs a message that has no effect; resolves when the next one of the client may be read. */
  private async withoutEffect({ appId, client }: Session, write: () => void): Promise<void> {
    const now = performance.now();
    const waitMs = this.lines.waitFor(appId, now);
    // A client that has gone cannot be read more slowly.
    if (waitMs > 0 && client.conn.destroyed) return;
    this.lines.count(appId, 1, now);
    write();
    if (waitMs > 0) await sleep(waitMs);
  }
}
