import { Injectable } from '@nestjs/common';
import type { AppId, DevAddr, DevId, Eui } from '@fieldpost/domain';
import type { Metrics } from '@fieldpost/observability';
import { Sealer } from '@fieldpost/persistence';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { type AcceptedUplink, afterUplink, documentsOf } from './accepted-uplink.js';
import { acceptUplinks, rowsOfAddress, takeDownlinkCounters } from './batched-statements.js';
import { DeviceMemory } from './device-memory.js';
import {
  type Changed,
  countReached,
  type DeviceRow,
  found,
  nextSessionUsed,
  registered,
  removed,
  sessionStarted,
} from './device-statements.js';
import type { DeviceEuis, DeviceSettings, NetworkDevice, NetworkSession } from './device.js';

/** Counters of a device at its registration. */
export interface DeviceCounters {
  readonly fCntUp: number;
  readonly fCntDown: number;
}

/** A device that gets a downlink: the counter of the uplink that it answers, and the MAC state after it. */
type DownlinkDevice = DeviceEuis & Pick<NetworkDevice, 'fCntUp' | 'macState'>;

/** Binds a sealed session key to its row. */
export const contextOfSessionKey = (appEui: string, devEui: string): string =>
  `${appEui}/${devEui}/nwk_s_key`;

/** Session keys that are kept decrypted, of some 200 bytes each with their names. */
const mostKeys = 20_000;

/** The devices of the network server. Every change that a frame depends on is stored before the frame is sent. */
@Injectable()
export class Devices {
  private readonly rowsOfAddress: ReturnType<typeof rowsOfAddress>;
  private readonly acceptUplinks: ReturnType<typeof acceptUplinks>;
  private readonly takeDownlinkCounters: ReturnType<typeof takeDownlinkCounters>;
  private readonly memory = new DeviceMemory();
  /** By sealed key and place: a cipher that was made for a key is found by the same buffer. */
  private readonly keys = new LRUCache<string, Buffer>({ max: mostKeys });

  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    this.rowsOfAddress = rowsOfAddress(db);
    this.acceptUplinks = acceptUplinks(db);
    this.takeDownlinkCounters = takeDownlinkCounters(db);
  }

  measure(metrics: Metrics): void {
    metrics.cache('devices', () => this.memory.cache);
  }

  async find({ appEui, devEui }: DeviceEuis): Promise<NetworkDevice | undefined> {
    const [row] = await found(this.db, [appEui, devEui]);
    return row && this.toDevice(row);
  }

  /**
   * Devices of the address as they were at their last uplink or downlink. They may be outdated: what they say holds when
   * `acceptUplink` stores an uplink of theirs.
   */
  remembered(devAddr: DevAddr): readonly NetworkDevice[] {
    return this.memory.find(devAddr);
  }

  /** Reads the devices. One whose old and new session have the address is there twice. */
  async withAddress(devAddr: DevAddr): Promise<readonly NetworkDevice[]> {
    return (await this.rowsOfAddress(devAddr)).flatMap((row) => [
      ...(row.dev_addr === devAddr ? [this.toDevice(row)] : []),
      ...(row.next_dev_addr === devAddr ? [this.inNextSession(row)] : []),
    ]);
  }

  /**
   * Registers a device, or replaces it if it belongs to the application `owner`; false otherwise. Without a session, and
   * with that of a join accept that the device has not used yet, it keeps the one that it has. Within an address counters
   * are set back to 0 or not at all, and that of uplinks is not set forward: clients write back what they read before the
   * last frames, or before the device joined again.
   */
  async register(
    device: DeviceSettings,
    {
      session,
      counters,
      owner,
    }: {
      readonly session: NetworkSession | undefined;
      readonly counters: DeviceCounters;
      readonly owner: AppId;
    },
  ): Promise<boolean> {
    const { appEui, devEui } = device;
    return isChanged(
      await registered(this.db, [
        ...[appEui, devEui, device.appId, device.devId],
        ...[session?.devAddr ?? null, session ? this.seal(device, session.nwkSKey) : null],
        ...[counters.fCntUp, counters.fCntDown],
        ...[device.disableFCntCheck, device.uses32BitFCnt, device.activationConstraints, owner],
        ...[JSON.stringify(device.radio), session ? await this.waitingKey(device, session) : null],
      ]),
    );
  }

  /** The sealed key of the session of a join accept that the device has not used yet, if `session` is that one. */
  private async waitingKey({ appEui, devEui }: DeviceEuis, session: NetworkSession): Promise<Buffer | null> {
    const [row] = await found(this.db, [appEui, devEui]);
    const next = row?.next_dev_addr === session.devAddr ? this.inNextSession(row) : undefined;
    return next?.session?.nwkSKey.equals(session.nwkSKey) ? (next.sealedKey ?? null) : null;
  }

  /** Whether the application has so many devices. */
  async hasAtLeast(appId: AppId, number: number): Promise<boolean> {
    return isChanged(await countReached(this.db, [appId, number - 1]));
  }

  async remove({ appEui, devEui, appId }: DeviceSettings): Promise<boolean> {
    return isChanged(await removed(this.db, [appEui, devEui, appId]));
  }

  /** Stores the counter of an uplink; false when the device has changed since it was read. */
  async acceptUplink(device: NetworkDevice, uplink: AcceptedUplink): Promise<boolean> {
    if (device.isNext) return this.useNextSession(device, uplink);
    const { appEui, devEui, fCntUp, version } = device;
    const { fCnt, at } = uplink;
    const after = await this.acceptUplinks(appEui, devEui, version, fCntUp, fCnt, at, ...documentsOf(uplink));
    if (after) this.memory.keep(afterUplink(device, uplink, after.version));
    else this.memory.forget(device);
    return after !== undefined;
  }

  private async useNextSession(device: NetworkDevice, uplink: AcceptedUplink): Promise<boolean> {
    const { appEui, devEui, session, sealedKey } = device;
    const { fCnt, at } = uplink;
    const values = [appEui, devEui, session?.devAddr, fCnt, at, ...documentsOf(uplink), sealedKey];
    return isChanged(await nextSessionUsed(this.db, values));
  }

  /**
   * Uses up the counter `fCnt` of the session for one downlink; false when it is not the next one. What the downlink
   * changes in the MAC state is stored unless another uplink has changed it since.
   */
  async takeDownlinkCounter(
    { appEui, devEui, fCntUp, macState }: DownlinkDevice,
    devAddr: DevAddr,
    fCnt: number,
  ): Promise<boolean> {
    const state = JSON.stringify(macState ?? {});
    const row = await this.takeDownlinkCounters(appEui, devEui, devAddr, fCnt, fCntUp, state);
    if (row) this.memory.renew(this.toDevice(row));
    return row !== undefined;
  }

  /**
   * Stores the session of a join accept for a device of this application; false when it is not registered any more. The
   * session of before holds until the device uses the new one: it may not receive the join accept.
   */
  async startSession(
    device: DeviceEuis & { readonly appId: string },
    { devAddr, nwkSKey }: NetworkSession,
    macState: unknown,
  ): Promise<boolean> {
    const { appEui, devEui, appId } = device;
    const key = this.seal(device, nwkSKey);
    const state = JSON.stringify(macState ?? {});
    return isChanged(await sessionStarted(this.db, [appEui, devEui, appId, devAddr, key, state]));
  }

  private seal({ appEui, devEui }: DeviceEuis, key: Buffer): Buffer {
    return this.sealer.seal(key, contextOfSessionKey(appEui, devEui));
  }

  private toDevice(row: DeviceRow): NetworkDevice {
    return {
      appEui: row.app_eui as Eui,
      devEui: row.dev_eui as Eui,
      appId: row.app_id as AppId,
      devId: row.dev_id as DevId,
      disableFCntCheck: row.disable_f_cnt_check,
      uses32BitFCnt: row.uses_32_bit_f_cnt,
      activationConstraints: row.activation_constraints,
      radio: row.radio,
      session: this.sessionOf(row),
      isNext: false,
      fCntUp: Number(row.f_cnt_up),
      fCntDown: Number(row.f_cnt_down),
      lastSeen: row.last_seen ?? undefined,
      wasHeard: row.was_heard,
      heardBy: row.heard_by ?? [],
      macState: row.mac_state,
      version: row.version,
    };
  }

  private inNextSession(row: DeviceRow): NetworkDevice {
    const { next_dev_addr: dev_addr, next_nwk_s_key: nwk_s_key, next_mac_state: mac_state } = row;
    const counters = { f_cnt_up: '0', f_cnt_down: '0', was_heard: false };
    const device = this.toDevice({ ...row, dev_addr, nwk_s_key, mac_state, ...counters });
    return { ...device, isNext: true, sealedKey: nwk_s_key };
  }

  private sessionOf({ app_eui, dev_eui, dev_addr, nwk_s_key }: DeviceRow): NetworkSession | undefined {
    if (dev_addr === null || nwk_s_key === null) return undefined;
    const nwkSKey = this.opened(nwk_s_key, contextOfSessionKey(app_eui, dev_eui));
    return { devAddr: dev_addr as DevAddr, nwkSKey };
  }

  private opened(sealed: Buffer, context: string): Buffer {
    const name = `${context}/${sealed.toString('latin1')}`;
    const known = this.keys.get(name);
    if (known) return known;
    const key = this.sealer.open(sealed, context);
    this.keys.set(name, key);
    return key;
  }
}

const isChanged = (rows: readonly Changed[]): boolean => rows.length > 0;
