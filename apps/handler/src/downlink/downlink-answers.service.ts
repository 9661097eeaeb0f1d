import { Inject, Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import type { DeviceInApplication } from '../devices/devices.repository.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import { PayloadFormats } from '../payload/payload-formats.js';
import type { Term } from '../replicas/leadership.js';
import { asksForAnswer, buildDownlink, offerOf } from './build-downlink.js';
import type { QueuedDownlink } from './downlink.js';
import { bothFieldsAndPayload, noGateways } from './downlink.errors.js';
import { downlinkFailed, downlinkSent } from './downlink.events.js';
import { DownlinkQueue } from './downlink-queue.repository.js';
import { Handovers, isSameOffer, type Offer, type Place } from './handovers.js';

/** Hands a finished downlink to the broker that brought the uplink. */
export type PublishDownlink = (message: broker.DownlinkMessage) => Promise<void>;

/** An uplink that may be answered. */
export interface Answerable extends DeviceInApplication {
  /** The downlink that is on its way already; it goes before everything that waits. */
  readonly current: QueuedDownlink | undefined;
  /** Whether downlinks wait; undefined when that has to be asked. */
  readonly isAwaited: boolean | undefined;
  /** Null when no gateway can transmit. */
  readonly template: broker.DownlinkMessage__Output | null;
  /** The term in which the uplink was taken from the broker. */
  readonly term: Term;
  readonly publish: PublishDownlink;
}

/** What the device gets now; `downlink` undefined for an answer that only the network needs. */
interface Turn {
  readonly downlink: QueuedDownlink | undefined;
  readonly fPending: boolean;
  /** What `downlink` was taken out of the queue for; undefined when nothing was. */
  readonly place?: Place;
}

const nothing: QueuedDownlink = { port: 0, confirmed: false };

/**
 * Answers uplinks with downlinks (docs/protocol/uplinks.md#processing-steps, steps 11 to 13,
 * docs/protocol/downlinks.md).
 */
@Injectable()
export class DownlinkAnswers {
  private readonly handovers = new Handovers();

  constructor(
    private readonly queue: DownlinkQueue,
    private readonly formats: PayloadFormats,
    private readonly publisher: Publisher,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never fails: what goes wrong becomes an event `down/errors`. */
  async answer(answerable: Answerable): Promise<void> {
    let turn: Turn | undefined;
    try {
      turn = await this.nextTurn(answerable);
      if (turn && answerable.template) await this.send(answerable, answerable.template, turn);
    } catch (thrown) {
      this.tellFailure(answerable, thrown, turn?.downlink);
    }
  }

  /**
   * Whether the current downlink was taken out of the queue and then neither handed over nor found impossible, since a
   * process or a stream ended at that moment: the network counts as it did before. Without a template only an
   * acknowledgement tells that it was sent, and else it stays. In another session nothing of the old one is left.
   */
  isLeftBehind(
    { appId, devId, currentDownlink }: DeviceInApplication['device'],
    { template, ack }: Pick<Answerable, 'template'> & { readonly ack: boolean },
  ): boolean {
    const offer = currentDownlink?.offered;
    if (!offer) return false;
    const now = template ? readOffer(template) : undefined;
    if (this.handovers.isDecided(appId, devId, offer, now)) return false;
    return now ? isSameOffer(now, offer) : !(ack && currentDownlink.confirmed);
  }

  /** Undefined when there is neither something waiting nor a way to send it. What leaves the queue is stored first. */
  private async nextTurn({ device, current, template, ...more }: Answerable): Promise<Turn | undefined> {
    const { appId, devId } = device;
    const isAwaited = more.isAwaited ?? (await this.queue.countWaiting(appId, devId)) > 0;
    if (!template) {
      if (current || isAwaited) throw noGateways();
      return undefined;
    }
    if (current || !isAwaited) return { downlink: current, fPending: isAwaited };
    // A template that cannot be filled in takes nothing out of the queue.
    const place = this.handovers.nextPlace(appId, devId, offerOf(template));
    const next = await this.queue.takeNext(appId, devId, { epoch: more.term.epoch, offer: place.offer });
    return { downlink: next?.downlink, fPending: next?.hasMore ?? false, place };
  }

  private async send(
    answerable: Answerable,
    template: broker.DownlinkMessage__Output,
    turn: Turn,
  ): Promise<void> {
    const { device } = answerable;
    const { appId, devId } = device;
    // Of the many uplinks without an answer nothing else is read.
    if (!turn.downlink && !asksForAnswer(template)) return;
    // With a template that is none, nothing is decided about the downlink.
    const place = turn.place ?? this.placeIn(device, template);
    if (place) this.handovers.decide(appId, devId, place);
    const downlink = await this.withPayload(answerable, turn.downlink ?? nothing);
    const frame = buildDownlink(
      template,
      {
        port: downlink.port,
        confirmed: downlink.confirmed,
        payload: downlink.payloadRaw,
        fPending: turn.fPending,
      },
      device,
    );
    if (!frame) return;
    await this.handOver(answerable, toDownlinkMessage(template, frame));
    this.publisher.event(appId, devId, 'down/sent', downlinkSent({ template, downlink, frame }));
  }

  private placeIn(
    { appId, devId }: Answerable['device'],
    template: broker.DownlinkMessage__Output,
  ): Place | undefined {
    const offer = readOffer(template);
    return offer && this.handovers.nextPlace(appId, devId, offer);
  }

  private async handOver({ device, publish }: Answerable, message: broker.DownlinkMessage): Promise<void> {
    try {
      await publish(message);
      this.handovers.count(device.appId, device.devId);
    } catch (thrown) {
      this.handovers.forget(device.appId, device.devId);
      throw thrown;
    }
  }

  /** Fields become bytes by the application's format; without a format that can do it they are ignored. */
  private async withPayload({ application }: Answerable, downlink: QueuedDownlink): Promise<QueuedDownlink> {
    const { payloadRaw, payloadFields, port } = downlink;
    if (!payloadFields || Object.keys(payloadFields).length === 0) return downlink;
    if (payloadRaw && payloadRaw.length > 0) throw bothFieldsAndPayload();
    const encoded = application && (await this.formats.encode(application, payloadFields, port));
    return encoded ? { ...downlink, payloadRaw: encoded.payload } : downlink;
  }

  private tellFailure({ device }: Answerable, thrown: unknown, downlink: QueuedDownlink | undefined): void {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    this.publisher.event(device.appId, device.devId, 'down/errors', downlinkFailed(error, downlink));
  }
}

/** Undefined for a template that is none. */
function readOffer(template: broker.DownlinkMessage__Output): Offer | undefined {
  try {
    return offerOf(template);
  } catch {
    return undefined;
  }
}

/** The template with the frame in it. Its parsed form is left out: it would tell what stood there before. */
const toDownlinkMessage = (
  { dev_eui, app_eui, app_id, dev_id, downlink_option, trace }: broker.DownlinkMessage__Output,
  payload: Buffer,
): broker.DownlinkMessage => ({ payload, dev_eui, app_eui, app_id, dev_id, downlink_option, trace });
