import { Directory, type Peer } from '@fieldpost/components';
import type { AppId, Claims, DevId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import type { Call } from '../../src/access/application-callers.service.js';
import type { Device } from '../../src/devices/device.js';
import { type EventType, Publisher } from '../../src/events/publisher.js';
import {
  type Counters,
  type DeviceKey,
  NetworkDevices,
  type NetworkState,
} from '../../src/devices/network-devices.js';

/** A call by whoever has these rights on `my-app`. */
export const callWith = (...rights: readonly string[]): Call => ({
  token: 'their-token',
  claims: {
    issuer: 'home',
    subject: 'ann',
    scopes: ['apps:my-app'],
    apps: new Map([['my-app', rights]]),
    gateways: new Map(),
    components: new Map(),
    interchangeable: false,
  } as unknown as Claims,
});

/** A network server that notes what it is asked; `fails` makes the named methods fail. */
export class NetworkMemory extends NetworkDevices {
  readonly asked: unknown[][] = [];
  readonly fails = new Map<string, Error>();
  state: NetworkState | undefined = { fCntUp: 5, fCntDown: 6, lastSeen: '1500000000123456789' };

  async get({ appEui, devEui }: DeviceKey, token: string): Promise<NetworkState | undefined> {
    this.note('get', appEui, devEui, token);
    return this.state;
  }

  async set(device: Device, counters: Counters, token: string): Promise<void> {
    this.note('set', device.devEui, counters, token);
  }

  async remove({ appEui, devEui }: DeviceKey, token: string): Promise<void> {
    this.note('remove', appEui, devEui, token);
  }

  async registerApplication(appId: AppId, token: string): Promise<void> {
    this.note('registerApplication', appId, token);
  }

  private note(method: string, ...values: unknown[]): void {
    this.asked.push([method, ...values]);
    const failure = this.fails.get(method);
    if (failure) throw failure;
  }
}

/** A discovery that notes what it is told, or is away. */
export class DirectoryMemory extends Directory {
  readonly told: string[][] = [];
  readonly handlers = new Map<AppId, string>();
  isAway = false;
  rejection: Error | undefined;

  async addApplication(appId: AppId, token: string): Promise<void> {
    this.note('add', appId, token);
    this.handlers.set(appId, 'handler-1');
  }

  async removeApplication(appId: AppId, token: string): Promise<void> {
    this.note('remove', appId, token);
    if (this.handlers.get(appId) === 'handler-1') this.handlers.delete(appId);
  }

  async handlerOf(appId: AppId): Promise<string | undefined> {
    if (this.isAway) throw unavailable({ what: 'discovery' });
    return this.handlers.get(appId);
  }

  async brokers(): Promise<readonly Peer[]> {
    return [];
  }

  async find(): Promise<Peer | undefined> {
    return undefined;
  }

  private note(...words: string[]): void {
    if (this.isAway) throw unavailable({ what: 'discovery' });
    if (this.rejection) throw this.rejection;
    this.told.push(words);
  }
}

/** A publisher that keeps what it was given. */
export class PublisherMemory extends Publisher {
  readonly events: { devId: DevId; type: EventType; data: object | null }[] = [];

  uplink(): void {
    throw new Error('no uplinks here');
  }

  event(_appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    this.events.push({ devId, type, data });
  }
}
