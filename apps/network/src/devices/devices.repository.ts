import { Injectable } from '@nestjs/common';
import type { AppId, DevAddr, DevId, Eui, RadioSettings } from '@fieldpost/domain';
import { prepared, Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import type { DeviceEuis, DeviceSettings, HeardBy, NetworkDevice, NetworkSession } from './device.js';

interface DeviceRow {
  readonly app_eui: string;
  readonly dev_eui: string;
  readonly app_id: string;
  readonly dev_id: string;
  readonly dev_addr: string | null;
  readonly nwk_s_key: Buffer | null;
  readonly f_cnt_up: string;
  readonly f_cnt_down: string;
  readonly disable_f_cnt_check: boolean;
  readonly uses_32_bit_f_cnt: boolean;
  readonly activation_constraints: string;
  readonly radio: RadioSettings;
  readonly last_seen: Date | null;
  readonly was_heard: boolean;
  readonly heard_by: readonly HeardBy[] | null;
  readonly mac_state: unknown;
  readonly next_dev_addr: string | null;
  readonly next_nwk_s_key: Buffer | null;
  readonly next_mac_state: unknown;
}

interface Changed {
  readonly changed: boolean;
}

/** Counters of a device at its registration. */
export interface DeviceCounters {
  readonly fCntUp: number;
  readonly fCntDown: number;
}

/** An uplink that the network accepted. */
export interface AcceptedUplink {
  /** Whole counter of the uplink. */
  readonly fCnt: number;
  readonly at: Date;
  readonly macState: unknown;
  /** Undefined keeps those that are stored. */
  readonly heardBy?: readonly HeardBy[] | undefined;
}

/** A device that gets a downlink: the counter of the uplink that it answers, and the MAC state after it. */
type DownlinkDevice = DeviceEuis & Pick<NetworkDevice, 'fCntUp' | 'macState'>;

/**
 * Devices of one address whose keys are tried: of each application those that were heard last. An application with many
 * devices at an address does not keep those of others from being found.
 */
const mostOfAddress = 500;

const ofKey = 'app_eui = $1 and dev_eui = $2';

// A handler sends the newest session that it has: that of the last join accept, also before the device uses it. In a
// registration `excluded` is what it sends, and `d` the device.
const isKept = '(excluded.dev_addr is null or excluded.dev_addr is not distinct from d.next_dev_addr)';
/** Whether the session is one that the device does not have, so that the counters sent belong to it. */
const isReplaced = `(not ${isKept} and excluded.dev_addr is distinct from d.dev_addr)`;

const found = prepared<DeviceRow>('device', `select * from devices where ${ofKey}`);
const ofAddress = prepared<DeviceRow>(
  'devices_of_address',
  `select * from (
     select *, row_number() over (partition by app_id order by last_seen desc nulls last) as place
     from devices where dev_addr = $1 or next_dev_addr = $1
   ) placed order by place, last_seen desc nulls last limit ${mostOfAddress}`,
);
const registered = prepared<Changed>(
  'register_device',
  `insert into devices as d (app_eui, dev_eui, app_id, dev_id, dev_addr, nwk_s_key, f_cnt_up, f_cnt_down,
                             disable_f_cnt_check, uses_32_bit_f_cnt, activation_constraints, radio, was_heard)
   values ($1, $2, $3, $4, $5, $6, $7::bigint, $8, $9, $10, $11, $13, $7::bigint > 0)
   on conflict (app_eui, dev_eui) do update
     set app_id = excluded.app_id, dev_id = excluded.dev_id,
         dev_addr = case when ${isKept} then d.dev_addr else excluded.dev_addr end,
         nwk_s_key = case when ${isKept} then d.nwk_s_key else excluded.nwk_s_key end,
         next_dev_addr = case when ${isReplaced} then null else d.next_dev_addr end,
         next_nwk_s_key = case when ${isReplaced} then null else d.next_nwk_s_key end,
         f_cnt_up = case when excluded.f_cnt_up > 0 and not ${isReplaced} then d.f_cnt_up else excluded.f_cnt_up end,
         f_cnt_down = case when excluded.f_cnt_down > 0 and not ${isReplaced}
                           then greatest(excluded.f_cnt_down, d.f_cnt_down) else excluded.f_cnt_down end,
         disable_f_cnt_check = excluded.disable_f_cnt_check, uses_32_bit_f_cnt = excluded.uses_32_bit_f_cnt,
         activation_constraints = excluded.activation_constraints, radio = d.radio || excluded.radio, mac_state = '{}',
         was_heard = excluded.f_cnt_up > 0 and (d.was_heard or ${isReplaced})
     where d.app_id = $12
   returning true as changed`,
);
const removed = prepared<Changed>(
  'remove_device',
  `delete from devices where ${ofKey} and app_id = $3 returning true as changed`,
);
const uplinkAccepted = prepared<Changed>(
  'accept_uplink',
  `update devices set f_cnt_up = $5, last_seen = $6, mac_state = $7, was_heard = true, heard_by = coalesce($9, heard_by)
    where ${ofKey} and dev_addr = $3 and f_cnt_up = $4 and was_heard = $8 returning true as changed`,
);
const nextSessionUsed = prepared<Changed>(
  'use_next_session',
  `update devices set dev_addr = next_dev_addr, nwk_s_key = next_nwk_s_key, f_cnt_up = $4, f_cnt_down = 0,
                      last_seen = $5, mac_state = $6, was_heard = true, heard_by = coalesce($7, heard_by),
                      next_dev_addr = null, next_nwk_s_key = null, next_mac_state = null
    where ${ofKey} and next_dev_addr = $3 and next_nwk_s_key = $8 returning true as changed`,
);
const counterTaken = prepared<Changed>(
  'take_downlink_counter',
  `update devices set f_cnt_down = f_cnt_down + 1, mac_state = case when f_cnt_up = $5 then $6 else mac_state end
    where ${ofKey} and dev_addr = $3 and f_cnt_down = $4 returning true as changed`,
);
const sessionStarted = prepared<Changed>(
  'start_session',
  `update devices set next_dev_addr = $4, next_nwk_s_key = $5, next_mac_state = $6
    where ${ofKey} and app_id = $3 returning true as changed`,
);

/** Binds a sealed session key to its row. */
export const contextOfSessionKey = (appEui: string, devEui: string): string =>
  `${appEui}/${devEui}/nwk_s_key`;

/** The devices of the network server. Every change that a frame depends on is stored before the frame is sent. */
@Injectable()
export class Devices {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {}

  async find({ appEui, devEui }: DeviceEuis): Promise<NetworkDevice | undefined> {
    const [row] = await found(this.db, [appEui, devEui]);
    return row && this.toDevice(row);
  }

  /** A device whose old and new session have the address is there twice. */
  async withAddress(devAddr: DevAddr): Promise<readonly NetworkDevice[]> {
    return (await ofAddress(this.db, [devAddr])).flatMap((row) => [
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
        JSON.stringify(device.radio),
      ]),
    );
  }

  async remove({ appEui, devEui, appId }: DeviceSettings): Promise<boolean> {
    return isChanged(await removed(this.db, [appEui, devEui, appId]));
  }

  /** Stores the counter of an uplink; false when another uplink or another session came first. */
  async acceptUplink(
    device: NetworkDevice,
    { fCnt, at, macState, heardBy }: AcceptedUplink,
  ): Promise<boolean> {
    const { appEui, devEui, session, fCntUp, wasHeard, sealedKey } = device;
    const state = JSON.stringify(macState ?? {});
    const before = [appEui, devEui, session?.devAddr, fCntUp];
    const heard = heardBy ? JSON.stringify(heardBy) : null;
    if (device.isNext) {
      const values = [appEui, devEui, session?.devAddr, fCnt, at, state, heard, sealedKey];
      return isChanged(await nextSessionUsed(this.db, values));
    }
    return isChanged(await uplinkAccepted(this.db, [...before, fCnt, at, state, wasHeard, heard]));
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
    return isChanged(await counterTaken(this.db, [appEui, devEui, devAddr, fCnt, fCntUp, state]));
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
    const nwkSKey = this.sealer.open(nwk_s_key, contextOfSessionKey(app_eui, dev_eui));
    return { devAddr: dev_addr as DevAddr, nwkSKey };
  }
}

const isChanged = (rows: readonly Changed[]): boolean => rows.length > 0;
