import { Inject, Injectable } from '@nestjs/common';
import type { Peer } from '@fieldpost/components';
import type { broker, handler } from '@fieldpost/contracts';
import { type DevAddr, zeroEui } from '@fieldpost/domain';
import { type FrequencyPlan, frequencyPlan, type JoinRequest, parsePhyPayload } from '@fieldpost/lorawan';
import { type Logger, type Metrics, Tally } from '@fieldpost/observability';
import { Addresses } from '../devices/addresses.js';
import { type NetworkDevice, type NetworkSession, readSession } from '../devices/device.js';
import { Devices } from '../devices/devices.repository.js';
import type { Downlink } from '../downlinks/replica-data.js';
import { Transmitter } from '../downlinks/transmitter.js';
import { ApplicationHandlers } from '../handlers/application-handlers.js';
import { HandlerCalls } from '../handlers/handler-calls.js';
import { LOGGER, NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { type CollectedFrame, firstGatewayOf, type TransmitOption } from '../receptions/frame-copy.js';
import { SharedSlots } from '../receptions/shared-slots.js';
import { MacCommands } from '../mac/mac-commands.js';
import { bestOption, nanoseconds } from '../uplinks/uplink-message.js';
import { activationSettings, type JoinDecision, joinAcceptTemplate } from './join-accept-template.js';

/** What the network did with a join request. */
type JoinResult =
  | 'accepted'
  | 'not_sent'
  | 'unknown_device'
  | 'no_gateway'
  | 'no_handler'
  | 'wrong_key'
  | 'not_registered'
  | 'overloaded'
  | 'failed';

interface Joining {
  readonly frame: CollectedFrame;
  readonly device: NetworkDevice;
  readonly option: TransmitOption;
  readonly decision: JoinDecision;
}

/** Join requests that are processed at one time, and those that one gateway received first; beyond it new ones are dropped. */
const mostAtOnce = { all: 256, ofOne: 64 };
/** Of those, the ones that one handler answers: a slow handler leaves the rest to others. */
const mostOfHandler = 96;
/** Join accepts that wait for their window, which opens after five seconds: they do not keep others from joining. */
const mostWaiting = 10_000;
const micLength = 4;

/**
 * Activates devices over the air: the handler of the application proves that it has the key of the device, computes the
 * session, and the network stores its part before the device receives it.
 */
@Injectable()
export class JoinsService {
  private readonly results = new Tally(['accepted', 'unknown_device']);
  private readonly netId: Buffer;
  private readonly current = new SharedSlots(mostAtOnce);
  private readonly ofHandlers = new SharedSlots({ all: Infinity, ofOne: mostOfHandler });
  private waiting = 0;

  constructor(
    private readonly devices: Devices,
    private readonly addresses: Addresses,
    private readonly handlers: ApplicationHandlers,
    private readonly calls: HandlerCalls,
    private readonly transmitter: Transmitter,
    private readonly mac: MacCommands,
    @Inject(NETWORK_CONFIG) { NETWORK_NET_ID }: Pick<NetworkSettings, 'NETWORK_NET_ID'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.netId = Buffer.from(NETWORK_NET_ID, 'hex');
  }

  measure(metrics: Metrics): void {
    const help = 'Join requests of devices by what the network did with them.';
    metrics.tally({ name: 'fieldpost_network_joins_total', help, label: 'result' }, this.results);
    metrics.queue('joins', () => ({
      length: this.current.size,
      capacity: mostAtOnce.all,
      rejected: this.results.of('overloaded'),
    }));
  }

  /** Processes a join request; never rejects. */
  async accept(frame: CollectedFrame): Promise<void> {
    try {
      const activated = this.waiting < mostWaiting ? await this.activated(frame) : 'overloaded';
      this.results.count(typeof activated === 'string' ? activated : await this.send(activated, frame));
    } catch (error) {
      this.results.count('failed');
      this.logger.warn({ ...euisOf(frame), err: error }, 'join failed');
    }
  }

  private async activated(frame: CollectedFrame): Promise<JoinResult | Downlink> {
    const end = this.current.begin(firstGatewayOf(frame));
    if (!end) return 'overloaded';
    try {
      return await this.process(frame);
    } finally {
      end();
    }
  }

  private async send(accept: Downlink, { copies }: CollectedFrame): Promise<JoinResult> {
    const options = copies.flatMap((copy) => copy.options);
    this.waiting += 1;
    try {
      return (await this.transmitter.transmit(accept, options)) ? 'accepted' : 'not_sent';
    } finally {
      this.waiting -= 1;
    }
  }

  /** The join accept, or why there is none. */
  private async process(frame: CollectedFrame): Promise<JoinResult | Downlink> {
    const request = parsePhyPayload(frame.payload);
    if (request.mType !== 'JOIN_REQUEST') return 'unknown_device';
    const device = await this.deviceOf(request);
    if (!device) return 'unknown_device';
    const option = bestOption(frame.copies);
    const plan = planOf(frame);
    if (!option || !plan) return 'no_gateway';
    const handler = await this.handlers.find(device.appId);
    if (!handler) return 'no_handler';
    const decision = { request, plan, devAddr: this.addressFor(device), netId: this.netId };
    const end = this.ofHandlers.begin(handler.id);
    if (!end) return 'overloaded';
    try {
      return await this.activate(handler, { frame, device, option, decision });
    } finally {
      end();
    }
  }

  /** The device, or the template of its AppEUI. */
  private async deviceOf({ appEui, devEui }: JoinRequest): Promise<NetworkDevice | undefined> {
    const known = await this.devices.find({ appEui, devEui });
    return known ?? this.devices.find({ appEui, devEui: zeroEui });
  }

  private addressFor({ activationConstraints }: NetworkDevice): DevAddr {
    const constraints = activationConstraints.split(',').filter((word) => word !== '');
    return this.addresses.take([...constraints, 'otaa']);
  }

  private async activate(handler: Peer, joining: Joining): Promise<JoinResult | Downlink> {
    const { device, decision } = joining;
    const { appEui, devEui } = decision.request;
    const ids = idsOf(joining);
    const { app_id, dev_id } = ids;
    if (!(await this.hasKey(handler, joining))) return 'wrong_key';
    const response = await this.calls.activate(handler, activationRequest(joining));
    const session = sessionOf(response);
    const registered = { appEui, devEui, appId: device.appId };
    if (!session || !(await this.devices.startSession(registered, session, this.mac.joined())))
      return 'not_registered';
    this.logger.info({ app_id, dev_id, dev_addr: session.devAddr }, 'device joined');
    const { app_eui, dev_eui } = ids;
    return { payload: response.payload, ids: { app_id, dev_id }, euis: { app_eui, dev_eui } };
  }

  /** Whether the handler computes the MIC of the join request, which it does not get. */
  private async hasKey(handler: Peer, joining: Joining): Promise<boolean> {
    const { payload } = joining.frame;
    const challenge = Buffer.from(payload).fill(0, payload.length - micLength);
    const response = await this.calls.challenge(handler, { payload: challenge, ...idsOf(joining) });
    return response.equals(payload);
  }
}

/** The EUIs of a join request, for the log. */
function euisOf({ payload }: CollectedFrame): object {
  const request = parsePhyPayload(payload);
  return request.mType === 'JOIN_REQUEST' ? { app_eui: request.appEui, dev_eui: request.devEui } : {};
}

const planOf = ({ copies }: CollectedFrame): FrequencyPlan | undefined =>
  frequencyPlan(String(copies[0].protocolMetadata.lorawan?.frequency_plan ?? ''));

// The DevEUI is the one on air, also where the device is a template.
const idsOf = ({ device, decision: { request } }: Joining) => ({
  app_eui: Buffer.from(request.appEui, 'hex'),
  dev_eui: Buffer.from(request.devEui, 'hex'),
  app_id: device.appId as string,
  dev_id: device.devId as string,
});

function activationRequest(joining: Joining): broker.DeduplicatedDeviceActivationRequest {
  const { frame, option, decision } = joining;
  return {
    payload: frame.payload,
    ...idsOf(joining),
    protocol_metadata: frame.copies[0].protocolMetadata,
    gateway_metadata: frame.copies.map(({ gatewayMetadata }) => gatewayMetadata),
    server_time: nanoseconds(frame.receivedAt),
    activation_metadata: { lorawan: activationSettings(decision) },
    response_template: { payload: joinAcceptTemplate(decision), downlink_option: option.option },
  };
}

/** The session that the handler agreed on; undefined when it names none. */
function sessionOf({
  activation_metadata,
}: handler.DeviceActivationResponse__Output): NetworkSession | undefined {
  const { dev_addr, nwk_s_key } = activation_metadata?.lorawan ?? {};
  return dev_addr && nwk_s_key && readSession(dev_addr, nwk_s_key);
}
