import type { AppId, DevId, Eui } from '@fieldpost/domain';
import type { Application } from '../../src/applications/application.js';
import { Applications } from '../../src/applications/applications.repository.js';
import { type Device, usedSession } from '../../src/devices/device.js';
import { deviceNotFound } from '../../src/devices/devices.errors.js';
import {
  type Activation,
  type ActivationResult,
  type DeviceList,
  type DevicePage,
  Devices,
  type KeyMember,
  type UplinkWriteResult,
  type LoadedDevice,
  type UplinkWrite,
  type UsedNonces,
  type Version,
} from '../../src/devices/devices.repository.js';
import type { WaitingDownlink } from '../../src/downlinks/downlink-queue.repository.js';
import { listedOf } from './device-list.memory.js';

interface Row {
  device: Device;
  lastSeen: Date | undefined;
  readonly nonces: Record<keyof UsedNonces, Set<string>>;
  waiting: WaitingDownlink[];
}

/** What the three repositories in memory share, as the tables of a database. */
export class Memory {
  readonly applications = new Map<AppId, Application>();
  readonly devices = new Map<string, Row>();
  private readonly numbers = new WeakMap<object, number>();
  private counted = 0;

  /** A number that is this object's alone. */
  numberOf(object: object): number {
    const number = this.numbers.get(object) ?? (this.counted += 1);
    this.numbers.set(object, number);
    return number;
  }

  row(appId: AppId, devId: DevId): Row | undefined {
    return this.devices.get(`${appId}/${devId}`);
  }

  rowsOf(appId: AppId): Row[] {
    return [...this.devices.values()].filter(({ device }) => device.appId === appId);
  }
}

const emptySettings = {
  payloadFormat: '',
  decoder: '',
  converter: '',
  validator: '',
  encoder: '',
  codec: '',
  registerOnJoinAccessKey: '',
};

export class ApplicationsMemory extends Applications {
  constructor(private readonly memory: Memory) {
    super();
  }

  async find(appId: AppId): Promise<Application | undefined> {
    return this.memory.applications.get(appId);
  }

  async add(appId: AppId): Promise<boolean> {
    if (this.memory.applications.has(appId)) return false;
    this.memory.applications.set(appId, { appId, ...emptySettings });
    return true;
  }

  async update(application: Application): Promise<boolean> {
    if (!this.memory.applications.has(application.appId)) return false;
    this.memory.applications.set(application.appId, application);
    return true;
  }

  async remove(appId: AppId): Promise<boolean> {
    for (const { device } of this.memory.rowsOf(appId))
      this.memory.devices.delete(`${appId}/${device.devId}`);
    return this.memory.applications.delete(appId);
  }
}

const hexSet = (nonces: readonly Buffer[]): Set<string> =>
  new Set(nonces.map((nonce) => nonce.toString('hex')));

export class DevicesMemory extends Devices {
  constructor(private readonly memory: Memory) {
    super();
  }

  async find(appId: AppId, devId: DevId): Promise<Device | undefined> {
    return this.memory.row(appId, devId)?.device;
  }

  async findWithApplication(appId: AppId, devId: DevId): Promise<LoadedDevice | undefined> {
    const device = await this.find(appId, devId);
    const application = this.memory.applications.get(appId);
    return device && { device, application, version: this.versionOf(appId, devId) };
  }

  async findByEuis(appId: AppId, appEui: Eui, devEui: Eui): Promise<Device | undefined> {
    const { devices } = await this.list(appId, { limit: 0, offset: 0 });
    return devices.find((device) => device.appEui === appEui && device.devEui === devEui);
  }

  async list(appId: AppId, list: DeviceList): Promise<DevicePage> {
    const all = this.memory.rowsOf(appId).map(({ device, lastSeen }) => ({ ...device, lastSeen }));
    return listedOf(all, list);
  }

  async lastSeen(appId: AppId, devId: DevId): Promise<Date | undefined> {
    return this.memory.row(appId, devId)?.lastSeen;
  }

  async add(device: Device, nonces: UsedNonces): Promise<boolean> {
    if (this.memory.row(device.appId, device.devId)) return false;
    const used = { dev: hexSet(nonces.dev), app: hexSet(nonces.app) };
    this.memory.devices.set(`${device.appId}/${device.devId}`, {
      device,
      lastSeen: undefined,
      nonces: used,
      waiting: [],
    });
    return true;
  }

  async update(
    device: Device,
    nonces: 'keepNonces' | 'forgetNonces',
    kept: readonly KeyMember[] = [],
  ): Promise<boolean> {
    const row = this.memory.row(device.appId, device.devId);
    if (!row) return false;
    const before = row.device;
    const members = Object.fromEntries(kept.map((member) => [member, before[member]]));
    row.device = { ...device, ...members, currentDownlink: before.currentDownlink };
    if (nonces === 'forgetNonces') {
      row.nonces.dev.clear();
      row.nonces.app.clear();
    }
    return true;
  }

  async remove(appId: AppId, devId: DevId): Promise<boolean> {
    return this.memory.devices.delete(`${appId}/${devId}`);
  }

  async activate(activation: Activation): Promise<ActivationResult> {
    const { appId, devId, devNonce, appNonce, nonceRule, ...session } = activation;
    const row = this.memory.row(appId, devId);
    if (!row) throw deviceNotFound({ app_id: appId, dev_id: devId });
    const [dev, app] = [devNonce.toString('hex'), appNonce.toString('hex')];
    if (nonceRule === 'increasing' && [...row.nonces.dev].some((used) => used > dev))
      return 'dev_nonce_too_low';
    if (row.nonces.dev.has(dev)) return 'dev_nonce_used';
    if (row.nonces.app.has(app)) return 'app_nonce_used';
    row.nonces.dev.add(dev);
    row.nonces.app.add(app);
    row.device = { ...row.device, ...session, previousSession: usedSession(row.device) };
    return 'accepted';
  }

  async lastAppNonce(appId: AppId, devId: DevId): Promise<Buffer | undefined> {
    const last = [...(this.memory.row(appId, devId)?.nonces.app ?? [])].sort().at(-1);
    return last === undefined ? undefined : Buffer.from(last, 'hex');
  }

  async storeUplink({ version, ...write }: UplinkWrite): Promise<UplinkWriteResult | undefined> {
    const { appId, devId, fCntUp, currentDownlink, isOfPreviousSession } = write;
    const row = this.memory.row(appId, devId);
    const now = this.versionOf(appId, devId);
    if (!row || now.device !== version.device || now.application !== version.application) return undefined;
    const previousSession = isOfPreviousSession ? row.device.previousSession : undefined;
    row.device = { ...row.device, previousSession, fCntUp, currentDownlink };
    row.lastSeen = new Date();
    return { version: this.versionOf(appId, devId), hasWaiting: row.waiting.length > 0 };
  }

  /** Changes replace the objects, so that an object is a version. */
  private versionOf(appId: AppId, devId: DevId): Version {
    const of = (object: object | undefined) => String(object && this.memory.numberOf(object));
    return {
      device: of(this.memory.row(appId, devId)?.device),
      application: of(this.memory.applications.get(appId)),
    };
  }
}
