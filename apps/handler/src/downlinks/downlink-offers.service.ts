import { Inject, Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import type { DeviceInApplication } from '../devices/devices.repository.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import { codecReportedErrors } from '../payload-functions/engine/payload-functions.errors.js';
import { joinedReports } from '../payload-functions/codec-calls.js';
import {
  type EncodedPayload,
  type PayloadFormats,
  PayloadFormatsService,
} from '../payload-functions/payload-formats.service.js';
import type { Term } from '../cluster/leadership.js';
import { wantsDownlink, buildDownlink, offerOf } from './build-downlink.js';
import type { Offer, QueuedDownlink } from '../devices/downlink.js';
import { bothFieldsAndPayload, noGateways } from './downlink.errors.js';
import { downlinkFailed, downlinkSent } from './downlink.events.js';
import { DownlinkQueue } from './downlink-queue.repository.js';
import { QueuedDownlinks } from './queued-downlinks.js';
import { Handovers, isSameOffer, type CounterPosition } from './handovers.js';

/** Hands a downlink to the broker that delivered the uplink. */
export type PublishDownlink = (message: broker.DownlinkMessage) => Promise<void>;

type Template = broker.DownlinkMessage__Output;

/** A stored uplink that may get a downlink. */
export interface AnswerableUplink extends DeviceInApplication {
  /** The downlink that is in delivery; it goes before all that wait. */
  readonly current: QueuedDownlink | undefined;
  /** Whether downlinks wait; undefined when the queue has to be read. */
  readonly hasWaiting: boolean | undefined;
  /** Null when no gateway can transmit. */
  readonly template: Template | null;
  /** The term of leadership in which the uplink was received. */
  readonly term: Term;
  readonly publish: PublishDownlink;
}

/** The downlink for the device; `downlink` is undefined for a frame that only the network needs. */
interface NextFrame {
  readonly downlink: QueuedDownlink | undefined;
  readonly fPending: boolean;
  /** The downlink counter for which `downlink` left the queue; undefined when none did. */
  readonly position?: CounterPosition;
}

const withoutPayload: QueuedDownlink = { port: 0, confirmed: false };

/**
 * Offers the next downlink of a device to the broker of its uplink (docs/protocol/uplinks.md#processing-steps,
 * steps 11 to 13, docs/protocol/downlinks.md).
 */
@Injectable()
export class DownlinkOffersService {
  private readonly handovers = new Handovers();

  constructor(
    private readonly queue: DownlinkQueue,
    @Inject(PayloadFormatsService) private readonly formats: PayloadFormats,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly queued: QueuedDownlinks,
  ) {}

  /** Never rejects: a failure is published as `down/errors`. */
  async offer(uplink: AnswerableUplink): Promise<void> {
    let next: NextFrame | undefined;
    try {
      next = await this.nextFrame(uplink);
      if (next && uplink.template) await this.send(uplink, uplink.template, next);
    } catch (error) {
      this.publishFailure(uplink, error, next?.downlink);
    }
  }

  /**
   * Whether the current downlink left the queue without being accepted or rejected by the network, because a process or
   * a stream ended at that time: the network's counter has not changed. Without a template it counts as sent, until an
   * acknowledgement shows otherwise. A new session has none of the old downlinks.
   */
  wasNotSent(
    { appId, devId, currentDownlink }: DeviceInApplication['device'],
    template: Template | null,
    { ack }: { readonly ack: boolean },
  ): boolean {
    const offer = currentDownlink?.offered;
    if (!offer) return false;
    const now = template ? readOffer(template) : undefined;
    if (this.handovers.isDecided(appId, devId, offer, now)) return false;
    return now ? isSameOffer(now, offer) : !(ack && currentDownlink.confirmed);
  }

  /** Undefined when no downlink waits and none can be sent. A downlink that leaves the queue is stored as current first. */
  private async nextFrame({
    device,
    current,
    template,
    ...more
  }: AnswerableUplink): Promise<NextFrame | undefined> {
    const { appId, devId } = device;
    const hasWaiting = more.hasWaiting ?? (await this.queue.countWaiting(appId, devId)) > 0;
    if (!template) {
      if (current || hasWaiting) throw noGateways();
      return undefined;
    }
    if (current || !hasWaiting) return { downlink: current, fPending: hasWaiting };
    // For a template that is not valid no downlink leaves the queue.
    const position = this.handovers.nextPosition(appId, devId, offerOf(template));
    const next = await this.queue.takeNext(appId, devId, { epoch: more.term.epoch, offer: position.offer });
    return { downlink: next?.downlink, fPending: next?.hasMore ?? false, position };
  }

  private async send(uplink: AnswerableUplink, template: Template, next: NextFrame): Promise<void> {
    const { device } = uplink;
    const { appId, devId } = device;
    if (!next.downlink && !wantsDownlink(template)) return;
    // A template that is not valid decides nothing about the downlink.
    const position = next.position ?? this.positionIn(device, template);
    if (position) this.handovers.decide(appId, devId, position);
    const { downlink, warnings } = await this.withPayload(uplink, next.downlink ?? withoutPayload);
    const frame = buildDownlink(
      template,
      {
        port: downlink.port,
        confirmed: downlink.confirmed,
        payload: downlink.payloadRaw,
        fPending: next.fPending,
      },
      device,
    );
    if (!frame) return;
    await this.handOver(uplink, toDownlinkMessage(template, frame));
    this.publisher.event(appId, devId, 'down/sent', downlinkSent({ template, downlink, frame, warnings }));
    if (device.radio.deviceClass === 'C' && next.fPending) this.queued.notify(appId, devId);
  }

  private positionIn(
    { appId, devId }: AnswerableUplink['device'],
    template: Template,
  ): CounterPosition | undefined {
    const offer = readOffer(template);
    return offer && this.handovers.nextPosition(appId, devId, offer);
  }

  private async handOver(
    { device, publish }: AnswerableUplink,
    message: broker.DownlinkMessage,
  ): Promise<void> {
    try {
      await publish(message);
      this.handovers.count(device.appId, device.devId);
    } catch (thrown) {
      this.handovers.forget(device.appId, device.devId);
      throw thrown;
    }
  }

  /** Fields are encoded by the payload format of the application; without one that can encode they are ignored. */
  private async withPayload(
    { application, device }: AnswerableUplink,
    downlink: QueuedDownlink,
  ): Promise<EncodedDownlink> {
    const { payloadRaw, payloadFields, port } = downlink;
    if (!payloadFields || Object.keys(payloadFields).length === 0) return { downlink };
    if (payloadRaw && payloadRaw.length > 0) throw bothFieldsAndPayload();
    const encoded = application && (await this.formats.encode(application, payloadFields, { port, device }));
    return encoded ? asEncoded(downlink, encoded) : { downlink };
  }

  private publishFailure(
    { device }: AnswerableUplink,
    thrown: unknown,
    downlink: QueuedDownlink | undefined,
  ): void {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    this.publisher.event(device.appId, device.devId, 'down/errors', downlinkFailed(error, downlink));
  }
}

/** A downlink with its payload, on the port that a codec chose. */
interface EncodedDownlink {
  readonly downlink: QueuedDownlink;
  readonly warnings?: readonly string[] | undefined;
}

function asEncoded(
  downlink: QueuedDownlink,
  { payload, port = downlink.port, errors = [], warnings }: EncodedPayload,
): EncodedDownlink {
  if (errors.length > 0)
    throw codecReportedErrors({ function: 'encodeDownlink', errors: joinedReports(errors) });
  return { downlink: { ...downlink, payloadRaw: payload, port }, warnings };
}

/** Undefined for a template that is not valid. */
function readOffer(template: Template): Offer | undefined {
  try {
    return offerOf(template);
  } catch {
    return undefined;
  }
}

/** The template with the frame in it. Its parsed form is left out: it would describe the frame of before. */
const toDownlinkMessage = (
  { dev_eui, app_eui, app_id, dev_id, downlink_option, trace }: Template,
  payload: Buffer,
): broker.DownlinkMessage => ({ payload, dev_eui, app_eui, app_id, dev_id, downlink_option, trace });
