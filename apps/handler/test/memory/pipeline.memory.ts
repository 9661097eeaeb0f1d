import type { broker } from '@fieldpost/contracts';
import { createLogger, NoTracing } from '@fieldpost/observability';
import { Writable } from 'node:stream';
import type { Device } from '../../src/devices/device.js';
import { QueuedDownlinks } from '../../src/downlinks/queued-downlinks.js';
import { DownlinkOffersService } from '../../src/downlinks/downlink-offers.service.js';
import { DownlinksService } from '../../src/downlinks/downlinks.service.js';
import { messageJson } from '../../src/events/message-json.js';
import type { UplinkMessage } from '../../src/events/messages.js';
import { type EventType, Publisher } from '../../src/events/publisher.js';
import type {
  DecodedPayload,
  EncodedPayload,
  Formatted,
  MessageContext,
  PayloadFormats,
} from '../../src/payload-functions/payload-formats.service.js';
import { DeviceQueue, type Listen, type ListenResult } from '../../src/shared/device-queue.js';
import { DeviceCache } from '../../src/uplinks/device-cache.js';
import { type BrokerUplink, UplinkService, type UplinkSource } from '../../src/uplinks/uplink.service.js';
import { deviceOf } from './devices.js';
import { DownlinkQueueMemory } from './downlink-queue.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from './storage.memory.js';

/** A log that nobody reads. */
export const silentLogger = () =>
  createLogger({
    app: 'handler',
    level: 'error',
    destination: new Writable({ write: (_chunk, _encoding, done) => done() }),
  });

/** What applications were sent, in order: topics such as `up` or `down/sent`, and the data as JSON text. */
export class Published extends Publisher {
  readonly sent: [topic: string, data: string][] = [];
  /** Of each uplink how its decoder failed. */
  readonly decodingErrors: (string | undefined)[] = [];

  uplink(message: UplinkMessage, decodingError?: string): void {
    this.decodingErrors.push(decodingError);
    this.sent.push(['up', messageJson(message)]);
  }

  event(_appId: string, devId: string, type: EventType, data: object | null): void {
    this.sent.push([devId === 'my-dev' ? type : `${devId} ${type}`, messageJson(data)]);
  }

  /** The topics since the last look. */
  topics(): string[] {
    return this.sent.splice(0).map(([topic]) => topic);
  }
}

/** Formats whose answer a test decides. */
export class FormatsMemory implements PayloadFormats {
  onDecode = (_payload: Buffer, _port: number): Partial<DecodedPayload> => ({});
  onEncode = (_fields: object): Buffer | undefined => undefined;

  decodeDownlink = async () => undefined;

  async decode(_application: Formatted, payload: Buffer, { port }: MessageContext): Promise<DecodedPayload> {
    const standard = { fields: undefined, valid: true, processed: false, logs: [] };
    return { ...standard, ...this.onDecode(payload, port) };
  }

  async encode(_application: Formatted, fields: object): Promise<EncodedPayload | undefined> {
    const payload = this.onEncode(fields);
    return payload && { payload, logs: [] };
  }
}

/** Stores in memory with one device of `my-app`. */
async function storesWith(device: Partial<Device>) {
  const memory = new Memory();
  const devices = new DevicesMemory(memory);
  const applications = new ApplicationsMemory(memory);
  const registered = deviceOf(device);
  await applications.add(registered.appId);
  await devices.add(registered, { dev: [], app: [] });
  const stored = () => devices.find(registered.appId, registered.devId);
  return { devices, applications, queue: new DownlinkQueueMemory(memory), stored };
}

/** The services between broker and applications, with one device of `my-app`. */
export async function pipelineWith(device: Partial<Device>) {
  const stores = await storesWith(device);
  const { devices, queue } = stores;
  const publisher = new Published();
  const formats = new FormatsMemory();
  const deviceQueue = new DeviceQueue(new NoTracing());
  const logger = silentLogger();

  /** The service of a process that has just started. */
  const start = () => {
    const offers = new DownlinkOffersService(queue, formats, publisher, logger, new QueuedDownlinks());
    return new UplinkService(deviceQueue, new DeviceCache(devices), formats, publisher, offers, logger);
  };
  const uplinks = start();
  const downlinks = new DownlinksService(devices, queue, deviceQueue, publisher, logger);
  const toBroker: broker.DownlinkMessage[] = [];
  const source = {
    term: { epoch: '1', isOver: () => false, hasEnded: async () => false },
    publish: async (message: broker.DownlinkMessage) => void toBroker.push(message),
  };
  const listened: number[] = [];
  const pipeline = {
    ...{ ...stores, publisher, formats, downlinks, uplinks, source, start, toBroker, listened, logger },
    /** What happens while an uplink listens for downlinks. */
    onListen: async (): Promise<ListenResult> => 'elapsed',
    listen: async (milliseconds: number): Promise<ListenResult> => {
      if (milliseconds === 0) return 'superseded';
      listened.push(milliseconds);
      return pipeline.onListen();
    },
    process: (uplink: BrokerUplink) => processInQueue(deviceQueue, uplink, pipeline),
  };
  return pipeline;
}

export type Pipeline = Awaited<ReturnType<typeof pipelineWith>>;

type Processing = Pick<UplinkService, 'process'>;

/** Processes an uplink in the queue of its device; the test decides how long it listens. */
const processInQueue = (
  queue: DeviceQueue,
  uplink: BrokerUplink,
  pipeline: { readonly uplinks: Processing; readonly source: UplinkSource; readonly listen: Listen },
): Promise<void> =>
  new Promise((resolve) => {
    queue.addUplink(uplink, async (release) => {
      const listen: Listen = async (milliseconds) => {
        await release(0);
        return pipeline.listen(milliseconds);
      };
      await pipeline.uplinks.process(uplink, pipeline.source, listen);
      resolve();
    });
  });
