import { Inject, Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { AppId, DevId, isId } from '@fieldpost/domain';
import { type AppError, kinds, toEventData } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import { deviceNotFound } from '../devices/devices.errors.js';
import { type DeviceInApplication, Devices } from '../devices/devices.repository.js';
import { DeviceTurns } from '../downlink/device-turns.js';
import {
  type Answerable,
  DownlinkAnswers,
  type PublishDownlink,
} from '../downlink/downlink-answers.service.js';
import { aboutDownlink } from '../downlink/downlink.events.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import { type DecodedPayload, PayloadFormats } from '../payload/payload-formats.js';
import { settleDownlink } from './downlink-state.js';
import { toMetadata } from './metadata.js';
import { readFrame } from './read-frame.js';
import { toUplinkMessage } from './uplink-message.js';
import { toDecodeError, validatorRefused } from './uplink.errors.js';

type Received = broker.DeduplicatedUplinkMessage__Output;
type Taken = Pick<Answerable, 'device' | 'application' | 'current'>;

/** What an uplink needs of whoever brought it. */
export interface UplinkSource {
  readonly publish: PublishDownlink;
  /** Waits, but not longer than until the same device speaks again, and without keeping others from their turn. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** How long applications have to answer an uplink with a downlink before the queue is looked at. */
const answerTimeMs = 100;

const notProcessed: DecodedPayload = { fields: undefined, valid: true, processed: false, logs: [] };

/** The way of an uplink from the broker to applications, and of the answer back (wire/handler.md 5). */
@Injectable()
export class Uplinks {
  constructor(
    private readonly devices: Devices,
    private readonly formats: PayloadFormats,
    private readonly publisher: Publisher,
    private readonly answers: DownlinkAnswers,
    private readonly turns: DeviceTurns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never fails: what goes wrong becomes an event, or a line of the log where there is nobody to tell. */
  async process(received: Received, source: UplinkSource): Promise<void> {
    const taken = await this.takeOrTell(received);
    if (!taken) return;
    if (!taken.current) await source.pause(answerTimeMs);
    await this.answers.answer({
      ...taken,
      template: received.response_template,
      publish: source.publish,
    });
  }

  private async takeOrTell(received: Received): Promise<Taken | undefined> {
    const { app_id, dev_id } = received;
    if (!isId(app_id) || !isId(dev_id)) {
      this.logger.warn({ app_id, dev_id }, 'uplink without a device dropped');
      return undefined;
    }
    const [appId, devId] = [AppId(app_id), DevId(dev_id)];
    try {
      return await this.turns.take(appId, devId, () => this.take(appId, devId, received));
    } catch (thrown) {
      this.tellFailure(appId, devId, toAppError(thrown));
      return undefined;
    }
  }

  private async take(appId: AppId, devId: DevId, received: Received): Promise<Taken> {
    const found = await this.devices.findWithApplication(appId, devId);
    if (!found) throw deviceNotFound({ app_id: appId, dev_id: devId });
    const { device, application } = found;
    const frame = readFrame(received, device);
    const { isRetry, current, acknowledged } = settleDownlink(device, frame);
    const decoded = await this.decode(found, frame.payload, frame.port);
    if (!decoded.valid) throw validatorRefused();

    await this.devices.recordUplink({ appId, devId, fCntUp: frame.fCnt, currentDownlink: current });
    if (acknowledged) this.publisher.event(appId, devId, 'down/acks', aboutDownlink(acknowledged));
    this.publisher.uplink(
      toUplinkMessage({
        device,
        frame,
        isRetry,
        fields: decoded.fields,
        attributes: decoded.processed ? device.attributes : {},
        metadata: toMetadata(received, device),
      }),
    );
    return { device, application, current };
  }

  /** A format that fails costs the uplink its fields, not more. */
  private async decode(
    { device, application }: DeviceInApplication,
    payload: Buffer | undefined,
    port: number,
  ): Promise<DecodedPayload> {
    if (!application) return notProcessed;
    try {
      return await this.formats.decode(application, payload ?? Buffer.alloc(0), port);
    } catch (thrown) {
      const error = toDecodeError(toAppError(thrown));
      this.publisher.event(device.appId, device.devId, 'up/errors', toEventData(error));
      return notProcessed;
    }
  }

  private tellFailure(appId: AppId, devId: DevId, error: AppError): void {
    const fields = { app_id: appId, dev_id: devId, error_code: error.code, error: error.message };
    this.logger[kinds[error.kind].level]({ ...fields, err: causeOf(error) }, 'uplink dropped');
    this.publisher.event(appId, devId, 'up/errors', toEventData(error));
  }
}

/** The reason behind a mistake of our own; a refusal is explained by its sentence. */
const causeOf = (error: AppError): unknown => (kinds[error.kind].level === 'info' ? undefined : error.cause);
