import { Inject, Injectable } from '@nestjs/common';
import { type DataFrame, isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { type Logger, type Metrics, Tally } from '@fieldpost/observability';
import { Devices } from '../devices/devices.repository.js';
import type { IdentifiedUplink } from '../devices/identified-uplink.js';
import { findDevice } from './find-device.js';
import { DownlinksService } from '../downlinks/downlinks.service.js';
import { PendingAnswers } from '../downlinks/pending-answers.js';
import { ApplicationHandlers } from '../handlers/application-handlers.js';
import { HandlerStreams } from '../handlers/handler-streams.js';
import { MacCommands, type MacResult } from '../mac/mac-commands.js';
import { LOGGER } from '../network.config.js';
import { type CollectedFrame, firstGatewayOf, type TransmitOption } from '../receptions/frame-copy.js';
import { SharedSlots } from '../receptions/shared-slots.js';
import { Retransmissions } from './retransmissions.js';
import { bestOption, heardBy, ownAnswer, templateOf, uplinkMessage } from './uplink-message.js';

/** What the network did with an uplink. */
type UplinkResult =
  | 'delivered'
  | 'unknown_device'
  | 'repeated'
  | 'counter_not_valid'
  | 'no_handler'
  | 'not_delivered'
  | 'overloaded'
  | 'failed';

/** Uplinks that are processed at one time, and those that one gateway received first; beyond it new ones are dropped. */
const mostAtOnce = { all: 1_000, ofOne: 200 };
/** The device in memory may be outdated, and another uplink of it may be stored in between. */
const attempts = 4;
/** The handler may answer for so long; then the network acknowledges by itself, in time for RX2. */
const handlerMs = 1_500;

interface ExpectedAnswer {
  readonly option: TransmitOption;
  readonly mac: MacResult;
  /** Whether the newest stream of the handler is the one of before the uplink was sent. */
  readonly hasStream: () => boolean;
}

/** Finds the device of each data frame, checks it, stores its counter, and hands it to the handler of the application. */
@Injectable()
export class UplinksService {
  private readonly results = new Tally(['delivered', 'unknown_device']);
  private readonly current = new SharedSlots(mostAtOnce);
  private readonly retransmissions = new Retransmissions();

  constructor(
    private readonly devices: Devices,
    private readonly handlers: ApplicationHandlers,
    private readonly streams: HandlerStreams,
    private readonly pending: PendingAnswers,
    private readonly downlinks: DownlinksService,
    private readonly mac: MacCommands,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'debug' | 'info' | 'error'>,
  ) {}

  measure(metrics: Metrics): void {
    const help = 'Data frames of devices by what the network did with them.';
    metrics.tally({ name: 'fieldpost_network_uplinks_total', help, label: 'result' }, this.results);
    metrics.queue('uplinks', () => ({
      length: this.current.size,
      capacity: mostAtOnce.all,
      rejected: this.results.of('overloaded'),
    }));
  }

  /** Processes a frame; never rejects. */
  async accept(frame: CollectedFrame): Promise<void> {
    const end = this.current.begin(firstGatewayOf(frame));
    if (!end) return this.results.count('overloaded');
    try {
      this.results.count(await this.process(frame));
    } catch (error) {
      this.results.count('failed');
      this.logger.error({ err: error }, 'uplink failed');
    } finally {
      end();
    }
  }

  private async process(frame: CollectedFrame): Promise<UplinkResult> {
    const parsed = parsePhyPayload(frame.payload);
    if (!isDataFrame(parsed)) return 'unknown_device';
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const result = await this.processOnce(frame, parsed);
      if (result) return result;
    }
    return 'failed';
  }

  /** Undefined when the device has changed in between. */
  private async processOnce(frame: CollectedFrame, parsed: DataFrame): Promise<UplinkResult | undefined> {
    const uplink = await this.identify(frame, parsed);
    if (!uplink) return 'unknown_device';
    const problem = problemOf(uplink) ?? (this.retransmissions.admits(uplink) ? undefined : 'repeated');
    if (problem) return this.drop(uplink, problem);
    const mac = this.mac.uplink(uplink, frame);
    const { radio } = uplink.device;
    const accepted = {
      ...{ fCnt: uplink.fCnt, at: frame.receivedAt, macState: mac.state },
      heardBy: radio.deviceClass === 'C' ? heardBy(frame.copies) : undefined,
    };
    const isStored = await this.devices.acceptUplink(uplink.device, accepted);
    return isStored ? this.deliver(uplink, frame, mac) : undefined;
  }

  /** By a device in memory only where its uplink is stored next: no frame is dropped because of what is outdated. */
  private async identify(
    { payload }: CollectedFrame,
    frame: DataFrame,
  ): Promise<IdentifiedUplink | undefined> {
    const remembered = findDevice(this.devices.remembered(frame.devAddr), frame, payload);
    if (remembered?.counter === 'accepted') return remembered;
    return findDevice(await this.devices.withAddress(frame.devAddr), frame, payload);
  }

  private async deliver(
    uplink: IdentifiedUplink,
    frame: CollectedFrame,
    mac: MacResult,
  ): Promise<UplinkResult> {
    const { fOpts } = mac;
    const { appId: app_id, devId: dev_id } = uplink.device;
    const handler = await this.handlers.find(app_id);
    if (!handler) return this.drop(uplink, 'no_handler');
    const option = bestOption(frame.copies);
    const response = option && { option, payload: templateOf(uplink, fOpts) };
    // Before the handler can answer.
    const stream = this.streams.openedAt(handler.id);
    const hasStream = () => this.streams.openedAt(handler.id) === stream;
    if (option) this.expectAnswer(uplink, frame, { option, mac, hasStream });
    if (await this.streams.send(handler.id, uplinkMessage(uplink, frame, response))) return 'delivered';
    // An uplink that reached no handler is not acknowledged: the device sends it again.
    this.pending.take(option?.option.identifier ?? '');
    this.logger.info(
      { app_id, dev_id, handler_id: handler.id },
      'uplink not delivered: no stream to the handler',
    );
    return 'not_delivered';
  }

  private expectAnswer(
    uplink: IdentifiedUplink,
    { copies, receivedAt }: CollectedFrame,
    { option, mac, hasStream }: ExpectedAnswer,
  ): void {
    const { session, fCnt: fCntUp } = uplink;
    const ownPayload = ownAnswer(uplink, mac.fOpts);
    const device = { ...uplink.device, fCntUp, macState: mac.state };
    const identifier = option.option.identifier ?? '';
    const options = copies.flatMap((copy) => copy.options);
    const silence = {
      ms: Math.max(0, handlerMs - (Date.now() - receivedAt.getTime())),
      onSilence: () => {
        // The stream may have ended before the handler processed the uplink: the device sends it again.
        if (uplink.frame.mType === 'CONFIRMED_UP' && !hasStream()) this.pending.take(identifier);
        else void this.downlinks.answerAlone(identifier);
      },
    };
    const answer = { device, session, plan: mac.plan, fCnt: device.fCntDown, ownPayload, options };
    this.pending.add(identifier, answer, ownPayload && silence);
  }

  private drop({ device }: IdentifiedUplink, reason: UplinkResult): UplinkResult {
    const { appId: app_id, devId: dev_id } = device;
    this.logger.debug({ app_id, dev_id, reason }, 'uplink dropped');
    return reason;
  }
}

/** A confirmed uplink is repeated until it is acknowledged; the handler recognizes it by its counter. */
function problemOf({ counter, frame }: IdentifiedUplink): UplinkResult | undefined {
  if (counter === 'accepted') return undefined;
  if (counter !== 'retransmission') return 'counter_not_valid';
  return frame.mType === 'CONFIRMED_UP' ? undefined : 'repeated';
}
