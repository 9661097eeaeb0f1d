import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DevId } from '@fieldpost/domain';
import { type AppId } from '@fieldpost/domain';
import { NoTracing } from '@fieldpost/observability';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { FaultProxy, migratedStorage, type MigratedStorage, until } from '@fieldpost/testing';
import { connect } from 'amqplib';
import type { DataSource } from 'typeorm';
import { ApplicationsTypeorm } from '../../src/applications/applications.typeorm.js';
import { storageAt } from '../../src/database/storage.js';
import { DevicesTypeorm } from '../../src/devices/devices.typeorm.js';
import type { DownlinkRequest } from '../../src/devices/downlink.js';
import type { DownlinkReceiver } from '../../src/downlinks/downlinks.service.js';
import { DownlinkQueueTypeorm } from '../../src/downlinks/downlink-queue.typeorm.js';
import { DownlinksService } from '../../src/downlinks/downlinks.service.js';
import { Publishers } from '../../src/events/publisher.js';
import { DeviceQueue } from '../../src/shared/device-queue.js';
import type { AmqpFixture } from './amqp.suite.js';
import { deviceOf } from '../memory/devices.js';
import { silentLogger } from '../memory/pipeline.memory.js';
import { AbsentReceiver, OutsideReplica } from './outside-replica.js';

const device = deviceOf();
const key = `${device.appId}.devices.${device.devId}.down`;
const timeoutMs = 60_000;
/** To what a handler publishes. */
const outlets = ['mqtt', 'amqp'];

/** The queues of a database; `onQueued` is called between a downlink's way into it and the answer to the broker. */
class StoredReceiver extends AbsentReceiver {
  onQueued = (): void => undefined;

  constructor(private readonly stored: DownlinkReceiver) {
    super();
  }

  override async enqueue(appId: AppId, devId: DevId, request: DownlinkRequest): Promise<void> {
    await this.stored.enqueue(appId, devId, request);
    this.onQueued();
  }

  override settle(channel: string, tags: readonly number[]): Promise<void> {
    return this.stored.settle(channel, tags);
  }
}

export function describeAmqpOnce(fixture: () => AmqpFixture): void {
  let database: MigratedStorage;
  let db: DataSource;
  let queue: DownlinkQueueTypeorm;
  let line: FaultProxy;
  let receiver: StoredReceiver;
  let replica: OutsideReplica;

  beforeAll(async () => {
    fixture().replica.leadership.isLeader = false;
    database = await migratedStorage('handler', (url) => openDataSource(storageAt(url)));
    ({ db } = database);
    await new ApplicationsTypeorm(db, new Sealer(Buffer.alloc(32, 7))).add(device.appId);
  }, timeoutMs);
  afterEach(async () => {
    await replica.close();
    line.close();
  });
  afterAll(async () => {
    await database.drop();
    await fixture().replica.lead();
  });

  beforeEach(async () => {
    const devices = new DevicesTypeorm(db, new Sealer(Buffer.alloc(32, 7)));
    await devices.remove(device.appId, device.devId);
    await devices.add(device, { dev: [], app: [] });
    queue = new DownlinkQueueTypeorm(db, { HANDLER_DOWNLINK_QUEUE_LENGTH: 100 });
    const inOrder = new DeviceQueue(new NoTracing());
    const downlinks = new DownlinksService(devices, queue, inOrder, new Publishers([]), silentLogger());
    receiver = new StoredReceiver(downlinks);
    line = await FaultProxy.to(fixture().rabbitmq.amqpPort);
    replica = leaderAt(`amqp://guest:guest@127.0.0.1:${line.port}`);
    await until('AMQP', () => replica.isConnectedTo('amqp downlinks'));
  });

  const leaderAt = (url: string) => new OutsideReplica({ HANDLER_AMQP_URL: url }, receiver);
  const ports = async () => {
    const list = await queue.list(device.appId, device.devId);
    return list?.waiting.map(({ downlink }) => downlink.port) ?? [];
  };

  /** Gone when RabbitMQ has it on its disk. */
  async function send(port: number): Promise<void> {
    const connection = await connect(fixture().rabbitmq.superAmqp);
    const channel = await connection.createConfirmChannel();
    const body = { port, payload_raw: 'AQ==', schedule: 'last' };
    channel.publish('ttn.handler', key, Buffer.from(JSON.stringify(body)), { persistent: true });
    await channel.waitForConfirms();
    await connection.close();
  }

  /** A downlink is in the queue, and nothing that this replica says reaches RabbitMQ any more. */
  async function queueUnheard(port: number): Promise<void> {
    receiver.onQueued = () => line.freeze();
    await send(port);
    await until('the downlink is queued', async () => (await ports()).includes(port));
    receiver.onQueued = () => undefined;
  }

  /** What RabbitMQ hands out again comes before this. */
  async function queueOneMore(port: number): Promise<void> {
    await send(port);
    await until('another downlink', async () => (await ports()).includes(port), timeoutMs);
  }

  it(
    'is queued once, also when another replica leads',
    async () => {
      await queueUnheard(1);
      line.cut();
      await replica.close();
      replica = leaderAt(fixture().rabbitmq.superAmqp);
      await queueOneMore(2);
      expect(await ports()).toEqual([1, 2]);
    },
    timeoutMs,
  );

  it(
    'is queued once, also when RabbitMQ is killed meanwhile',
    async () => {
      const other = fixture().replica;
      const before = outlets.map((peer) => other.connections(peer));
      await queueUnheard(1);
      await fixture().rabbitmq.kill();
      line.cut();
      await fixture().rabbitmq.revive();
      line.restore();
      // It listens for a while before it takes connections.
      const isBack = () => replica.connections('amqp downlinks') > 1;
      await until('another connection', isBack, timeoutMs);
      const areBack = () => outlets.every((peer, n) => other.connections(peer) > (before[n] ?? 0));
      await until('the connections of the handler of the other tests', areBack, timeoutMs);
      await queueOneMore(2);
      expect(await ports()).toEqual([1, 2]);
    },
    2 * timeoutMs,
  );
}
