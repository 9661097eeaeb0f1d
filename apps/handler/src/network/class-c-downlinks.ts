import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NetworkIdentity } from '@fieldpost/components';
import type { broker, networkV1 } from '@fieldpost/contracts';
import type { AppId, DevId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { callUnary, toAppError } from '@fieldpost/transport';
import type { AppError } from '@fieldpost/errors';
import { Leadership } from '../cluster/leadership.js';
import type { Device } from '../devices/device.js';
import { Devices, type LoadedDevice } from '../devices/devices.repository.js';
import { inSessionOf } from '../downlinks/build-downlink.js';
import { DownlinkOffersService } from '../downlinks/downlink-offers.service.js';
import { DownlinkQueue } from '../downlinks/downlink-queue.repository.js';
import { downlinkFailed } from '../downlinks/downlink.events.js';
import { Publisher } from '../events/publisher.js';
import { QueuedDownlinks } from '../downlinks/queued-downlinks.js';
import { LOGGER } from '../handler.config.js';
import { deviceKey } from '../shared/device-queue.js';
import type { BrokerLink } from './broker-link.js';
import { BrokerLinks } from './broker-links.js';
import { isUnimplemented } from './network.errors.js';

/** Devices whose downlinks are sent at one time; those beyond it get theirs with the next one that is queued or sent. */
const mostDevices = 1_000;
/** The network waits up to three seconds for the end of the windows after an uplink. */
const deadlineMs = 6_000;

type Template = broker.DownlinkMessage__Output;
type Source = NonNullable<BrokerLink['source']>;

/**
 * Sends downlinks to devices of class C as soon as they are queued, where the broker is a network of this suite. Other
 * brokers get them with the next uplink.
 */
@Injectable()
export class ClassCDownlinks implements OnApplicationBootstrap {
  /** Whether a downlink was queued while another one of the device was sent. */
  private readonly sending = new Map<string, boolean>();

  constructor(
    private readonly queued: QueuedDownlinks,
    private readonly queue: DownlinkQueue,
    private readonly devices: Devices,
    private readonly offers: DownlinkOffersService,
    private readonly identity: NetworkIdentity,
    private readonly leadership: Leadership,
    private readonly publisher: Publisher,
    @Inject(BrokerLinks) private readonly links: Pick<BrokerLinks, 'connected'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    this.queued.onQueued((appId, devId) => void this.sendNext(appId, devId));
  }

  private async sendNext(appId: AppId, devId: DevId): Promise<void> {
    const key = deviceKey(appId, devId);
    if (!this.leadership.term || (!this.sending.has(key) && this.sending.size >= mostDevices)) return;
    if (this.sending.has(key)) return void this.sending.set(key, true);
    try {
      do {
        this.sending.set(key, false);
        await this.trySend(appId, devId);
      } while (this.sending.get(key));
    } catch (thrown) {
      const { message } = toAppError(thrown);
      this.logger.warn({ app_id: appId, dev_id: devId, error: message }, 'downlink of class C not sent');
    } finally {
      this.sending.delete(key);
    }
  }

  private async trySend(appId: AppId, devId: DevId): Promise<void> {
    // An offer uses up a downlink counter: none is requested without a downlink that can go.
    if ((await this.queue.countWaiting(appId, devId)) === 0) return;
    const loaded = await this.readyDevice(appId, devId);
    if (!loaded) return;
    for (const link of this.links.connected()) {
      const template = link.source && (await this.offerOf(link, loaded.device));
      if (template && link.source) return this.answer(appId, devId, template, link.source);
    }
  }

  /** Takes the next downlink for the template, unless a confirmed one was sent after an uplink in the meantime. */
  private async answer(appId: AppId, devId: DevId, template: Template, source: Source): Promise<void> {
    const loaded = await this.readyDevice(appId, devId);
    if (loaded) await this.offers.offer(answering(loaded, template, source));
  }

  /** Undefined when no downlink may leave at once for the device. */
  private async readyDevice(appId: AppId, devId: DevId): Promise<LoadedDevice | undefined> {
    const loaded = await this.devices.findWithApplication(appId, devId);
    return loaded && mayGetDownlink(loaded.device) ? loaded : undefined;
  }

  /** Undefined when the device gets downlinks only as answers, also of brokers that know no other ones. */
  private async offerOf({ clients }: BrokerLink, device: Device): Promise<Template | undefined> {
    const euis = { app_eui: Buffer.from(device.appEui, 'hex'), dev_eui: Buffer.from(device.devEui, 'hex') };
    const options = { peer: 'broker', metadata: this.identity.metadata(), deadlineMs };
    try {
      const method = clients.classC.offer.bind(clients.classC);
      const response: networkV1.OfferResponse__Output = await callUnary(method, euis, options);
      return response.template ?? undefined;
    } catch (thrown) {
      // Other brokers are asked: the downlink waits for the next uplink when none of them offers one.
      if (!isUnimplemented(thrown)) this.reportFailure(device, toAppError(thrown));
      return undefined;
    }
  }

  /** Applications hear that their share of airtime is used up; the other reasons are for operators. */
  private reportFailure({ appId, devId }: Device, error: AppError): void {
    const about = { app_id: appId, dev_id: devId, error: error.message };
    this.logger.warn(about, 'no offer of a broker for class C');
    if (error.kind === 'resource_exhausted')
      this.publisher.event(appId, devId, 'down/errors', downlinkFailed(error));
  }
}

const answering = ({ device, application }: LoadedDevice, template: Template, source: Source) => ({
  device: inSessionOf(template, device),
  ...{ application, current: undefined, hasWaiting: undefined, template },
  ...source,
});

/** A confirmed downlink that waits for its acknowledgement is the only one on its way. */
const mayGetDownlink = ({ radio, currentDownlink }: Device): boolean =>
  radio.deviceClass === 'C' && currentDownlink?.confirmed !== true;
