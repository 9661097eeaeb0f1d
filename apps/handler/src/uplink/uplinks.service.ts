import { Inject, Injectable } from '@nestjs/common';
import { AppId, DevId, isId } from '@fieldpost/domain';
import { type AppError, logLevelOf, toEventData, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { Device } from '../devices/device.js';
import { deviceNotFound } from '../devices/devices.errors.js';
import {
  type DeviceInApplication,
  Devices,
  type Recording,
  type SeenDevice,
} from '../devices/devices.repository.js';
import { DeviceTurns } from '../downlink/device-turns.js';
import {
  type Answerable,
  DownlinkAnswers,
  type PublishDownlink,
} from '../downlink/downlink-answers.service.js';
import type { QueuedDownlink } from '../downlink/downlink.js';
import { aboutDownlink } from '../downlink/downlink.events.js';
import { Publisher } from '../events/publisher.js';
import { LOGGER } from '../handler.config.js';
import { type DecodedPayload, PayloadFormats } from '../payload/payload-formats.js';
import type { Term } from '../replicas/leadership.js';
import { type DownlinkState, settleDownlink } from './downlink-state.js';
import type { Rest } from './device-lanes.js';
import { KnownDevices } from './known-devices.js';
import { toMetadata } from './metadata.js';
import { readFrame, type UplinkFrame } from './read-frame.js';
import type { ReceivedUplink } from './received-uplink.js';
import { toUplinkMessage } from './uplink-message.js';
import { toDecodeError, uplinkOutdated, validatorRejected } from './uplink.errors.js';
import type { Writable } from './writable.js';

type Taken = Pick<Answerable, 'device' | 'application' | 'current'> & { readonly isAwaited: boolean };

/** What an uplink needs of whoever brought it. */
export interface UplinkSource {
  /** The term in which it was taken from the broker. */
  readonly term: Term;
  readonly publish: PublishDownlink;
  /** Waits, but not longer than until the same device speaks again, and without keeping others from their turn. */
  readonly pause: (milliseconds: number) => Promise<Rest>;
}

/** The device that an uplink names. */
interface Sender {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly term: Term;
}

interface Occasion {
  readonly received: ReceivedUplink;
  readonly term: Term;
  readonly recording: Recording;
}

/** What an uplink says to a device as it was seen. */
interface Understood extends DownlinkState {
  readonly frame: UplinkFrame;
  readonly decoded: DecodedPayload;
  /** Why the format gave no fields. */
  readonly problem: AppError | undefined;
}

/**
 * Whoever changes a device at the same time has come first: the uplink is worked out anew. From the second time on it
 * waits for them.
 */
const attempts: readonly Recording[] = ['together', 'alone', 'alone', 'alone', 'alone'];

/** How long applications have to answer an uplink with a downlink before the queue is looked at. */
const answerTimeMs = 100;

const none = Buffer.alloc(0);
const notProcessed: DecodedPayload = { fields: undefined, valid: true, processed: false, logs: [] };

// Objects of the way of an uplink are written out, or copied and then changed: a spread followed by members that it has
// already leaves the fast ways of V8.

/**
 * The way of an uplink from the broker to applications, and of the answer back
 * (docs/protocol/uplinks.md#processing-steps).
 */
@Injectable()
export class Uplinks {
  readonly known = new KnownDevices();

  constructor(
    private readonly devices: Devices,
    private readonly formats: PayloadFormats,
    private readonly publisher: Publisher,
    private readonly answers: DownlinkAnswers,
    private readonly turns: DeviceTurns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Never fails: what goes wrong becomes an event, or a line of the log where there is nobody to tell. */
  async process(received: ReceivedUplink, source: UplinkSource): Promise<void> {
    const taken = await this.takeOrTell(received, source.term);
    if (!taken) return;
    const { device, application, current } = taken;
    const rest = current ? 'cut short' : await source.pause(answerTimeMs);
    await this.answers.answer({
      device,
      application,
      current,
      // What came while the device listened goes out now; what came as it spoke again, with the answer to that.
      isAwaited: rest === 'whole' ? undefined : taken.isAwaited,
      template: received.response_template,
      term: source.term,
      publish: source.publish,
    });
  }

  /** An uplink that had to go before anybody looked at it. */
  tellDropped({ app_id, dev_id }: ReceivedUplink): void {
    this.logger.info({ app_id, dev_id }, 'uplink dropped: the device speaks faster than it can be heard');
  }

  private async takeOrTell(received: ReceivedUplink, term: Term): Promise<Taken | undefined> {
    const { app_id, dev_id } = received;
    if (!isId(app_id) || !isId(dev_id)) {
      this.logger.warn({ app_id, dev_id }, 'uplink without a device dropped');
      return undefined;
    }
    const [appId, devId] = [AppId(app_id), DevId(dev_id)];
    try {
      return await this.turns.take(appId, devId, () => this.take({ appId, devId, term }, received));
    } catch (thrown) {
      // Whoever cannot tell what was stored does not know the device any more.
      this.known.forget(appId, devId);
      this.tellFailure(appId, devId, toAppError(thrown));
      return undefined;
    }
  }

  /** From what is known of the device, when that still holds; else from what the database says. */
  private async take(sender: Sender, received: ReceivedUplink): Promise<Taken> {
    const { appId, devId, term } = sender;
    const known = this.known.find(appId, devId);
    // An outdated device is no reason to refuse anything.
    const understood = known && (await this.understand(known, received).catch(() => undefined));
    const taken =
      understood && (await this.record(known, understood, { received, term, recording: 'together' }));
    return taken ?? (await this.takeUnknown(sender, received));
  }

  private async takeUnknown({ appId, devId, term }: Sender, received: ReceivedUplink): Promise<Taken> {
    this.known.forget(appId, devId);
    for (const recording of attempts) {
      const seen = await this.devices.findWithApplication(appId, devId);
      if (!seen) throw deviceNotFound({ app_id: appId, dev_id: devId });
      // What was read now may be newer than the uplink: another replica works on the uplinks that came after it.
      if (await term.hasEnded()) throw uplinkOutdated();
      const understood = await this.understand(seen, received);
      const taken = await this.record(seen, understood, { received, term, recording });
      if (taken) return taken;
    }
    throw unavailable({ what: 'the device keeps changing' });
  }

  private async understand(seen: SeenDevice, received: ReceivedUplink): Promise<Understood> {
    const frame = readFrame(received, seen.device);
    const { decoded, problem } = await this.decode(seen, frame.payload, frame.port);
    if (!decoded.valid) throw validatorRejected();
    const wasLeftBehind = this.answers.isLeftBehind(seen.device, {
      template: received.response_template,
      ack: frame.ack,
    });
    const { isRetry, current, acknowledged } = settleDownlink(seen.device, frame, wasLeftBehind);
    return { isRetry, current, acknowledged, frame, decoded, problem };
  }

  /** Stores before it publishes. Undefined when the device is not what it was seen as. */
  private async record(
    seen: SeenDevice,
    understood: Understood,
    { received, term, recording }: Occasion,
  ): Promise<Taken | undefined> {
    const { device, application, version } = seen;
    const { appId, devId } = device;
    const { current } = understood;
    const fCntUp = understood.frame.fCnt;
    const trace = { appId, devId, version, fCntUp, currentDownlink: current, epoch: term.epoch };
    const recorded = await this.devices.recordUplink(trace, recording);
    if (!recorded) return undefined;
    this.known.remember({ device: heardAs(device, fCntUp, current), application, version: recorded.version });
    this.publish(seen, understood, received);
    return { device, application, current, isAwaited: recorded.isAwaited };
  }

  private publish({ device }: SeenDevice, understood: Understood, received: ReceivedUplink): void {
    const { appId, devId } = device;
    const { frame, isRetry, decoded, acknowledged, problem } = understood;
    if (problem) this.publisher.event(appId, devId, 'up/errors', toEventData(problem));
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
  }

  /** A format that fails costs the uplink its fields, not more. */
  private async decode(
    { application }: DeviceInApplication,
    payload: Buffer | undefined,
    port: number,
  ): Promise<Pick<Understood, 'decoded' | 'problem'>> {
    if (!application) return { decoded: notProcessed, problem: undefined };
    try {
      const decoded = await this.formats.decode(application, payload ?? none, port);
      return { decoded, problem: undefined };
    } catch (thrown) {
      return { decoded: notProcessed, problem: toDecodeError(toAppError(thrown)) };
    }
  }

  private tellFailure(appId: AppId, devId: DevId, error: AppError): void {
    const fields = { app_id: appId, dev_id: devId, error_code: error.code, error: error.message };
    this.logger[logLevelOf(error)]({ ...fields, err: causeOf(error) }, 'uplink dropped');
    this.publisher.event(appId, devId, 'up/errors', toEventData(error));
  }
}

/** The device after an uplink. */
function heardAs(device: Device, fCntUp: number, current: QueuedDownlink | undefined): Device {
  const after: Writable<Device> = { ...device };
  after.fCntUp = fCntUp;
  after.currentDownlink = current;
  return after;
}

/** The reason behind a mistake of our own; a refusal is explained by its sentence. */
const causeOf = (error: AppError): unknown => (logLevelOf(error) === 'info' ? undefined : error.cause);
