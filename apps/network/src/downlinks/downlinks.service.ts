import { Inject, Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import {
  type DataFrame,
  encodeDataFrame,
  isDataFrame,
  parsePhyPayload,
  signDataFrame,
} from '@fieldpost/lorawan';
import { type Logger, Meters, type Metrics, type Rates, Tally } from '@fieldpost/observability';
import { Devices } from '../devices/devices.repository.js';
import { ApplicationHandlers } from '../handlers/application-handlers.js';
import { MacCommands } from '../mac/mac-commands.js';
import { LOGGER } from '../network.config.js';
import { frameKey } from '../receptions/frame-key.js';
import { Replicas } from '../replicas/replicas.js';
import { type PendingAnswer, PendingAnswers } from './pending-answers.js';
import { type DownlinkOfReplica, downlinkOfReplica } from './replica-data.js';
import { Transmitter } from './transmitter.js';

/** Why a downlink of a handler is dropped. */
type Rejection =
  | 'not_of_handler'
  | 'no_pending_uplink'
  | 'other_device'
  | 'not_a_downlink'
  | 'other_counter'
  | 'counter_used'
  | 'failed';

/**
 * Downlinks of handlers: an answer to one uplink, which gets the counter and the MIC of the network server. The counter is
 * stored as used before the frame leaves, so that no counter is used twice.
 */
@Injectable()
export class DownlinksService {
  private readonly results = new Tally(['sent', 'not_sent']);
  private readonly meters = new Meters(['downlink']);

  constructor(
    private readonly devices: Devices,
    private readonly pending: PendingAnswers,
    private readonly handlers: ApplicationHandlers,
    private readonly transmitter: Transmitter,
    private readonly mac: MacCommands,
    private readonly replicas: Replicas,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info' | 'error'>,
  ) {
    replicas.respond('downlink', (data) => this.process(downlinkOfReplica.parse(data)));
  }

  measure(metrics: Metrics): void {
    const help = 'Downlinks by result; the reasons are those for which one was dropped.';
    metrics.tally({ name: 'fieldpost_network_downlinks_total', help, label: 'result' }, this.results);
  }

  /** What handlers sent, per second. */
  get rates(): Rates {
    return this.meters.rates.downlink;
  }

  /** Has the replica that processed the uplink send a downlink of a handler; never rejects. */
  async publish(handlerId: string, message: broker.DownlinkMessage__Output): Promise<void> {
    this.meters.mark('downlink');
    const downlink: DownlinkOfReplica = { handlerId, message };
    const owner = this.replicas.ownerOf(frameKey(message.payload));
    if (owner === this.replicas.ownId) await this.process(downlink);
    else this.replicas.notify(owner, 'downlink', downlink);
  }

  /** Sends a downlink, or logs why it is dropped; never rejects. */
  private async process({ handlerId, message }: DownlinkOfReplica): Promise<void> {
    const { app_id, dev_id } = message;
    try {
      const rejection = await this.answer(handlerId, message);
      if (rejection === undefined) return;
      this.results.count(rejection);
      this.logger.info({ handler_id: handlerId, app_id, dev_id, reason: rejection }, 'downlink dropped');
    } catch (error) {
      this.results.count('failed');
      this.logger.error({ err: error, app_id, dev_id }, 'downlink failed');
    }
  }

  /** Answers an uplink that the handler left unanswered; never rejects. */
  async answerAlone(identifier: string): Promise<void> {
    const answer = this.pending.take(identifier);
    const frame = answer?.ownPayload && readDownlink(answer.ownPayload);
    if (!answer || !frame) return;
    try {
      await this.send(answer, frame);
    } catch (error) {
      const { appId: app_id, devId: dev_id } = answer.device;
      this.logger.error({ err: error, app_id, dev_id }, 'acknowledgement failed');
    }
  }

  private async answer(
    handlerId: string,
    message: broker.DownlinkMessage__Output,
  ): Promise<Rejection | undefined> {
    if ((await this.handlers.find(message.app_id))?.id !== handlerId) return 'not_of_handler';
    const identifier = message.downlink_option?.identifier ?? '';
    const answer = this.pending.take(identifier);
    if (!answer) return 'no_pending_uplink';
    if (!isFor(message, answer)) return 'other_device';
    const frame = readDownlink(message.payload);
    if (frame?.devAddr !== answer.session.devAddr) return 'not_a_downlink';
    // The handler encrypted the payload with this counter: with another one the device would read nonsense.
    if (frame.fCnt !== (answer.fCnt & 0xffff)) return 'other_counter';
    return this.send(answer, frame);
  }

  private async send(answer: PendingAnswer, frame: DataFrame): Promise<Rejection | undefined> {
    const { device, session, fCnt, options } = answer;
    const { fOpts, state } = this.mac.downlink(answer, frame);
    const taker = { ...device, macState: state };
    if (!answer.isCounterTaken && !(await this.devices.takeDownlinkCounter(taker, session.devAddr, fCnt)))
      return 'counter_used';
    const unsigned = encodeDataFrame({ ...frame, fOpts, fCnt: fCnt & 0xffff });
    const payload = signDataFrame({ nwkSKey: session.nwkSKey, fCnt32: fCnt, phyPayload: unsigned });
    const ids = { app_id: device.appId, dev_id: device.devId };
    const euis = { app_eui: Buffer.from(device.appEui, 'hex'), dev_eui: Buffer.from(device.devEui, 'hex') };
    const isSent = await this.transmitter.transmit({ payload, ids, euis }, options);
    this.results.count(isSent ? 'sent' : 'not_sent');
    return undefined;
  }
}

const isFor = (message: broker.DownlinkMessage__Output, { device }: PendingAnswer): boolean =>
  message.app_id === device.appId && message.dev_id === device.devId;

function readDownlink(payload: Buffer): DataFrame | undefined {
  try {
    const frame = parsePhyPayload(payload);
    return isDataFrame(frame) && frame.mType.endsWith('_DOWN') ? frame : undefined;
  } catch {
    // Bytes that are no frame are no downlink.
    return undefined;
  }
}
