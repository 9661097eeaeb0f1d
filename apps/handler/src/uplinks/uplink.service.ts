import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { AppId, DevId, isId } from '@fieldpost/domain';
import { type AppError, logLevelOf, toEventData, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { Application } from '../applications/application.js';
import type { Device } from '../devices/device.js';
import type { LoadedDevice, WriteMode } from '../devices/devices.repository.js';
import { DownlinkOffersService, type PublishDownlink } from '../downlinks/downlink-offers.service.js';
import { aboutDownlink } from '../downlinks/downlink.events.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import {
  type DecodedPayload,
  type PayloadFormats,
  PayloadFormatsService,
  unprocessed,
  type UplinkContext,
} from '../payload-functions/payload-formats.service.js';
import type { Term } from '../cluster/leadership.js';
import { DeviceQueue, type Listen } from '../shared/device-queue.js';
import { isFunctionFailure } from '../payload-functions/engine/payload-functions.errors.js';
import { UplinkMeter } from './uplink-meter.js';
import { DeviceCache } from './device-cache.js';
import { toMetadata, toUplinkMessage } from './uplink-message.js';
import {
  decodingErrorText,
  reportedBy,
  toDecodeError,
  uplinkOutdated,
  validatorRejected,
} from './uplink.errors.js';
import { type DownlinkState, inItsSession, settleDownlink, type UplinkFrame } from './uplink-frame.js';

/** An uplink as a broker delivers it. */
export type BrokerUplink = broker.DeduplicatedUplinkMessage__Output;

/** The broker that delivered an uplink. */
export interface UplinkSource {
  /** The term of leadership in which the uplink was received. */
  readonly term: Term;
  readonly publish: PublishDownlink;
}

interface DeviceId {
  readonly appId: AppId;
  readonly devId: DevId;
}

/** An uplink as the keys, counters and payload functions of one version of its device read it. */
interface DecodedUplink extends DownlinkState {
  readonly uplink: BrokerUplink;
  readonly seen: LoadedDevice;
  /** The device in the session of the uplink. */
  readonly device: Device;
  readonly frame: UplinkFrame;
  readonly payload: DecodedPayload;
  /** Why the payload has no fields, or what its codec warns of. */
  readonly payloadError: AppError | undefined;
  /** The first of both, for people who write functions. */
  readonly decodingError: string | undefined;
}

interface StoredUplink {
  readonly decoded: DecodedUplink;
  /** Whether downlinks wait for the device. */
  readonly hasWaiting: boolean;
}

/** When the device changes at the same time the uplink is processed again; from the second time on it waits for locks. */
const writeModes: readonly WriteMode[] = ['batched', 'alone', 'alone', 'alone', 'alone'];

/** How long applications have to respond to an uplink with a downlink. */
const listenMs = 100;

const emptyPayload = Buffer.alloc(0);

/**
 * Processes uplinks from brokers: load the device, verify and decrypt, run the payload functions, store, publish, then
 * offer a downlink (docs/protocol/uplinks.md#processing-steps).
 */
@Injectable()
export class UplinkService {
  constructor(
    private readonly queue: DeviceQueue,
    private readonly devices: DeviceCache,
    @Inject(PayloadFormatsService) private readonly formats: PayloadFormats,
    private readonly publisher: Publisher,
    private readonly downlinks: DownlinkOffersService,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly meter = new UplinkMeter(),
  ) {}

  /**
   * Adds an uplink to the queue of its device. Returns undefined when it is queued; a promise when there is no capacity:
   * the caller reads no further uplink until it resolves.
   */
  accept(uplink: BrokerUplink, source: UplinkSource): Promise<void> | undefined {
    if (!this.queue.hasCapacity) return this.queue.capacity().then(() => this.enqueue(uplink, source));
    this.enqueue(uplink, source);
    return undefined;
  }

  /** Resolves when all accepted uplinks are processed. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Never rejects: a failure is published as `up/errors`, or logged when the uplink names no device. */
  async process(uplink: BrokerUplink, source: UplinkSource, listen: Listen): Promise<void> {
    const id = deviceIdOf(uplink);
    if (!id) return this.logUnnamed(uplink);
    try {
      const stored = await this.decodeAndStore(id, uplink, source.term);
      this.publish(stored);
      await this.offerDownlink(stored, source, listen);
    } catch (error) {
      // What is stored is not known now.
      this.devices.forget(id.appId, id.devId);
      this.publishFailure(id, toAppError(error));
    }
  }

  private enqueue(uplink: BrokerUplink, source: UplinkSource): void {
    const { app_id, dev_id } = uplink;
    const isQueued = this.queue.addUplink(uplink, (listen) => this.process(uplink, source, listen));
    if (isQueued) return;
    this.meter.count('dropped');
    this.logger.info({ app_id, dev_id }, 'uplink dropped: too many of the device wait');
  }

  /** From the cached device while it is current, otherwise from what the database has. */
  private async decodeAndStore(id: DeviceId, uplink: BrokerUplink, term: Term): Promise<StoredUplink> {
    const cached = this.devices.find(id.appId, id.devId);
    let rejection: unknown;
    const decoded =
      cached && (await this.decode(uplink, cached).catch((error: unknown) => void (rejection = error)));
    const stored = decoded && (await this.store(decoded, term, 'batched'));
    if (stored) return stored;
    for (const mode of writeModes) {
      const seen = await this.devices.load(id.appId, id.devId);
      // The device may be newer than the uplink: another replica may process the uplinks that came after it.
      if (await term.hasEnded()) throw uplinkOutdated();
      // Only a device that has changed since may be the reason for the error.
      if (rejection !== undefined && isDeepStrictEqual(seen.version, cached?.version)) throw rejection;
      const again = await this.store(await this.decode(uplink, seen), term, mode);
      if (again) return again;
    }
    throw unavailable({ what: 'the device keeps changing' });
  }

  private async decode(uplink: BrokerUplink, seen: LoadedDevice): Promise<DecodedUplink> {
    const { device, frame } = inItsSession(uplink, seen.device);
    const decoded = await runPayloadFunctions(this.formats, seen.application, frame, {
      device,
      receivedAt: receivedAt(uplink),
    });
    if (!decoded.payload.valid) throw validatorRejected();
    const wasNotSent = this.downlinks.wasNotSent(device, uplink.response_template, frame);
    const { isRetry, current, acknowledged } = settleDownlink(device, frame, wasNotSent);
    return { uplink, seen, device, frame, ...decoded, isRetry, current, acknowledged };
  }

  /** Undefined when the device or its application changed since it was seen. */
  private async store(
    decoded: DecodedUplink,
    term: Term,
    mode: WriteMode,
  ): Promise<StoredUplink | undefined> {
    const { seen, device, frame, current } = decoded;
    const isOfPreviousSession = device !== seen.device;
    const changes = { fCntUp: frame.fCnt, currentDownlink: current, isOfPreviousSession };
    const stored = await this.devices.store(seen, changes, { epoch: term.epoch, mode });
    return stored && { decoded, hasWaiting: stored.hasWaiting };
  }

  private publish({ decoded }: StoredUplink): void {
    const { uplink, device, frame, payload, payloadError, decodingError, acknowledged, isRetry } = decoded;
    const event = (type: 'up/errors' | 'down/acks', data: object) =>
      this.publisher.event(device.appId, device.devId, type, data);
    if (payloadError) event('up/errors', toEventData(payloadError));
    if (acknowledged) event('down/acks', aboutDownlink(acknowledged));
    const metadata = toMetadata(uplink, device);
    this.publisher.uplink(toUplinkMessage({ device, frame, payload, isRetry, metadata }), decodingError);
    this.meter.published(receivedAt(uplink));
  }

  /** Never rejects. A downlink that has not been delivered yet goes out at once; else applications have time to send one. */
  private async offerDownlink(stored: StoredUplink, source: UplinkSource, listen: Listen): Promise<void> {
    const { seen, device, uplink, current } = stored.decoded;
    const listened = await listen(current ? 0 : listenMs);
    await this.downlinks.offer({
      device,
      application: seen.application,
      current,
      // Downlinks that were queued while the handler listened count; after the next uplink they belong to that one.
      hasWaiting: listened === 'elapsed' ? undefined : stored.hasWaiting,
      template: uplink.response_template,
      term: source.term,
      publish: source.publish,
    });
  }

  private publishFailure({ appId, devId }: DeviceId, error: AppError): void {
    const level = logLevelOf(error);
    this.meter.count(level === 'info' ? 'rejected' : 'failed');
    // The cause of a rejected uplink is in the message.
    const cause = level === 'info' ? undefined : error.cause;
    const fields = { app_id: appId, dev_id: devId, error_code: error.code, error: error.message };
    this.logger[level]({ ...fields, err: cause }, 'uplink dropped');
    this.publisher.event(appId, devId, 'up/errors', toEventData(error));
  }

  private logUnnamed({ app_id, dev_id }: BrokerUplink): void {
    this.logger.warn({ app_id, dev_id }, 'uplink without device id dropped');
  }
}

/** In Unix milliseconds; now when the network server named no time. */
const receivedAt = ({ server_time }: Pick<BrokerUplink, 'server_time'>): number =>
  Math.floor(Number(server_time) / 1e6) || Date.now();

/** When the payload functions fail, the uplink is published without fields, and the error beside it. */
export async function runPayloadFunctions(
  formats: PayloadFormats,
  application: Application | undefined,
  { payload: bytes = emptyPayload, port }: Pick<UplinkFrame, 'payload' | 'port'>,
  origin: Omit<UplinkContext, 'port'>,
): Promise<Pick<DecodedUplink, 'payload' | 'payloadError' | 'decodingError'>> {
  if (!application) return { payload: unprocessed, payloadError: undefined, decodingError: undefined };
  try {
    const payload = await formats.decode(application, bytes, { port, ...origin });
    const payloadError = reportedBy('decodeUplink', payload);
    const hasErrors = payloadError !== undefined && (payload.errors ?? []).length > 0;
    return { payload, payloadError, decodingError: hasErrors ? decodingErrorText(payloadError) : undefined };
  } catch (thrown) {
    const error = toAppError(thrown);
    const payloadError = toDecodeError(error);
    const decodingError = isFunctionFailure(error) ? decodingErrorText(payloadError) : undefined;
    return { payload: unprocessed, payloadError, decodingError };
  }
}

function deviceIdOf({ app_id, dev_id }: BrokerUplink): DeviceId | undefined {
  return isId(app_id) && isId(dev_id) ? { appId: AppId(app_id), devId: DevId(dev_id) } : undefined;
}
