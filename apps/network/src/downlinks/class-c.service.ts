import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Optional } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { encodeDataFrame, frequencyPlan } from '@fieldpost/lorawan';
import { RouterIdentity } from '../components/own-components.js';
import { deviceNotFound } from '../devices/device.errors.js';
import { type DeviceEuis, deviceName, type NetworkDevice } from '../devices/device.js';
import { Devices } from '../devices/devices.repository.js';
import { GatewayRegistry } from '../gateways/gateway-registry.js';
import { ApplicationHandlers } from '../handlers/application-handlers.js';
import { byScore, type TransmitOption } from '../receptions/frame-copy.js';
import { KeptOptions, optionsOf } from '../receptions/kept-options.js';
import { Replicas } from '../replicas/replicas.js';
import { immediateOption } from '../router/transmit-options.js';
import { ClassCAirtime } from './class-c-airtime.js';
import { airtimeUsedUp } from './downlink.errors.js';
import { PendingAnswers } from './pending-answers.js';
import {
  type OfferedOptions,
  offeredOptions,
  type OfferOfReplica,
  offerOfReplica,
  templateOfReplica,
  type WantedOptions,
  wantedOptions,
} from './replica-data.js';

/** An uplink may be answered for so long: RX2 opens two seconds after it, and its frame takes time. */
const answeredWithinMs = 3_000;
/** Offers that wait for the end of that time. */
const mostWaiting = 1_000;

/** What another replica has to make an offer, which may have to wait for the end of that time, in milliseconds. */
const replicaMs = 4_000;
const optionsMs = 500;

interface ReservedOptions {
  readonly options: readonly TransmitOption[];
  /** Whether gateways are connected, but none has airtime left for the application. */
  readonly isUsedUp: boolean;
}

/** Unix time in milliseconds. */
export interface ClassCClock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const standardClock: ClassCClock = { now: Date.now, sleep };

/** Downlinks of class C: they leave at once through the gateway that heard the device best (LoRaWAN 1.0.3, section 15). */
@Injectable()
export class ClassCService {
  private waiting = 0;

  constructor(
    private readonly devices: Devices,
    private readonly handlers: ApplicationHandlers,
    private readonly registry: GatewayRegistry,
    private readonly router: RouterIdentity,
    private readonly pending: PendingAnswers,
    private readonly airtime: ClassCAirtime,
    private readonly kept: KeptOptions,
    private readonly replicas: Replicas,
    @Optional() private readonly clock: ClassCClock = standardClock,
  ) {
    replicas.respond('offer', (data) => this.offerFor(offerOfReplica.parse(data)));
    replicas.respond('immediate-options', (data) => this.offeredOptions(wantedOptions.parse(data)));
  }

  /**
   * The template of the next downlink of a device, whose counter is used up by it: an answer to an uplink that comes
   * meanwhile has a higher one. Before that, throws when the application has used up its share of airtime. Undefined when the
   * device gets downlinks only as answers for now.
   */
  async offer(handlerId: string, euis: DeviceEuis): Promise<broker.DownlinkMessage | undefined> {
    const device = await this.ofHandler(handlerId, euis);
    const owner = this.replicas.ownerOf(device.session?.devAddr ?? '');
    if (owner === this.replicas.ownId) return this.offerHere(device);
    const offer: OfferOfReplica = { handlerId, euis };
    return templateOfReplica.parse(await this.replicas.request(owner, 'offer', offer, replicaMs));
  }

  /** At the replica that processes the uplinks of the device. */
  private async offerHere(found: NetworkDevice): Promise<broker.DownlinkMessage | undefined> {
    const device = await this.afterAnswers(found);
    const { session } = device;
    const options = isListening(device) ? await this.optionsFor(device) : [];
    const [best] = options;
    if (!session || !best) return undefined;
    const { fCntDown: fCnt } = device;
    if (!(await this.devices.takeDownlinkCounter(device, session.devAddr, fCnt))) return undefined;
    this.pending.add(best.option.identifier ?? '', {
      ...{ device, session, fCnt, options, isCounterTaken: true },
      // Without a plan the frame gets no MAC commands: devices read them in windows of class A only.
      ...{ plan: undefined, ownPayload: undefined },
    });
    return templateFor(device, session.devAddr, best);
  }

  private async offerFor({ handlerId, euis }: OfferOfReplica): Promise<broker.DownlinkMessage | undefined> {
    return this.offerHere(await this.ofHandler(handlerId, euis));
  }

  private async ofHandler(handlerId: string, euis: DeviceEuis): Promise<NetworkDevice> {
    const device = await this.devices.find(euis);
    if (device && (await this.handlers.find(device.appId))?.id === handlerId) return device;
    throw deviceNotFound({ name: deviceName(euis) });
  }

  /** The device when the windows after its last uplink are over. */
  private async afterAnswers(device: NetworkDevice): Promise<NetworkDevice> {
    const remainingMs = (device.lastSeen?.getTime() ?? 0) + answeredWithinMs - this.clock.now();
    if (remainingMs <= 0 || !isListening(device) || this.waiting >= mostWaiting) return device;
    this.waiting += 1;
    try {
      await this.clock.sleep(remainingMs);
      return (await this.devices.find(device)) ?? device;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Of the gateways of all replicas that have airtime left for the application. */
  private async optionsFor({ appId, heardBy }: NetworkDevice): Promise<readonly TransmitOption[]> {
    const wanted: WantedOptions = { appId, heardBy };
    const asked = { data: wanted, form: offeredOptions, timeoutMs: optionsMs };
    const { replies } = await this.replicas.requestAll('immediate-options', asked);
    const all = [this.reserved(wanted), ...replies.map(([replica, reply]) => reservedAt(replica, reply))];
    const options = all.flatMap((part) => part.options).sort(byScore);
    if (options.length === 0 && all.some(({ isUsedUp }) => isUsedUp)) throw airtimeUsedUp({ app_id: appId });
    return options;
  }

  private offeredOptions(wanted: WantedOptions): OfferedOptions {
    const { options, isUsedUp } = this.reserved(wanted);
    return { options: this.kept.keep(options, performance.now()), isUsedUp };
  }

  private reserved({ appId, heardBy }: WantedOptions): ReservedOptions {
    const connected = this.ownOptions(heardBy);
    const options = this.airtime.reserve(appId, connected);
    return { options, isUsedUp: connected.length > 0 && options.length === 0 };
  }

  private ownOptions(heardBy: NetworkDevice['heardBy']): readonly TransmitOption[] {
    return heardBy.flatMap(({ gatewayId, plan: name, snr }) => {
      const plan = frequencyPlan(name);
      if (!plan || !this.registry.isConnected(gatewayId)) return [];
      return immediateOption({ routerId: this.router.own.id, gatewayId, plan, snr }) ?? [];
    });
  }
}

function reservedAt(replica: string, { options, isUsedUp }: OfferedOptions): ReservedOptions {
  return { options: optionsOf(replica, options, performance.now()), isUsedUp };
}

/** After a join a device has to send first. */
const isListening = ({ radio, wasHeard }: NetworkDevice): boolean => radio.deviceClass === 'C' && wasHeard;

function templateFor(
  device: NetworkDevice,
  devAddr: NonNullable<NetworkDevice['session']>['devAddr'],
  { option }: TransmitOption,
): broker.DownlinkMessage {
  const { lorawan } = option.protocol_configuration ?? {};
  return {
    payload: encodeDataFrame({
      ...{ mType: 'UNCONFIRMED_DOWN', devAddr, fCnt: device.fCntDown & 0xffff },
      fCtrl: { adr: false, adrAckReq: false, ack: false, fPending: false },
      ...{ fOpts: Buffer.alloc(0), fPort: undefined, frmPayload: Buffer.alloc(0) },
    }),
    app_eui: Buffer.from(device.appEui, 'hex'),
    dev_eui: Buffer.from(device.devEui, 'hex'),
    app_id: device.appId,
    dev_id: device.devId,
    downlink_option: {
      ...option,
      protocol_configuration: { lorawan: { ...lorawan, f_cnt: device.fCntDown } },
    },
  };
}
