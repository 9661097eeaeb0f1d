import type { RadioSettings } from '@fieldpost/domain';
import { prepared } from '@fieldpost/persistence';
import type { HeardBy } from './device.js';

/** A row of `devices`. */
export interface DeviceRow {
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
  readonly version: string;
}

/** A row that a statement changed. */
export interface Changed {
  readonly changed: boolean;
}

const ofKey = 'app_eui = $1 and dev_eui = $2';

// A handler sends the newest session that it has: that of the last join accept, also before the device uses it. In a
// registration `excluded` is what it sends, `d` the device, and $14 the sealed key of the session that waits when that is sent.
const isWaiting = 'coalesce(d.next_nwk_s_key = $14::bytea, false)';
const isKept = `(excluded.dev_addr is null or ${isWaiting})`;
/** Whether the session is one that the device does not have, so that the counters sent belong to it. */
const isReplaced = `(not ${isKept} and excluded.dev_addr is distinct from d.dev_addr)`;

export const found = prepared<DeviceRow>(
  'device',
  `select *, xmin::text as version from devices where ${ofKey}`,
);
export const registered = prepared<Changed>(
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
         f_cnt_up = case when ${isWaiting} or (excluded.f_cnt_up > 0 and not ${isReplaced})
                         then d.f_cnt_up else excluded.f_cnt_up end,
         f_cnt_down = case when ${isWaiting} then d.f_cnt_down
                           when excluded.f_cnt_down > 0 and not ${isReplaced}
                           then greatest(excluded.f_cnt_down, d.f_cnt_down) else excluded.f_cnt_down end,
         disable_f_cnt_check = excluded.disable_f_cnt_check, uses_32_bit_f_cnt = excluded.uses_32_bit_f_cnt,
         activation_constraints = excluded.activation_constraints, radio = d.radio || excluded.radio, mac_state = '{}',
         was_heard = case when ${isWaiting} then d.was_heard
                          else excluded.f_cnt_up > 0 and (d.was_heard or ${isReplaced}) end
     where d.app_id = $12
   returning true as changed`,
);
export const countReached = prepared<Changed>(
  'count_reached',
  'select true as changed from devices where app_id = $1 limit 1 offset $2',
);
export const removed = prepared<Changed>(
  'remove_device',
  `delete from devices where ${ofKey} and app_id = $3 returning true as changed`,
);
export const nextSessionUsed = prepared<Changed>(
  'use_next_session',
  `update devices set dev_addr = next_dev_addr, nwk_s_key = next_nwk_s_key, f_cnt_up = $4, f_cnt_down = 0,
                      last_seen = $5, mac_state = $6, was_heard = true, heard_by = coalesce($7, heard_by),
                      next_dev_addr = null, next_nwk_s_key = null, next_mac_state = null
    where ${ofKey} and next_dev_addr = $3 and next_nwk_s_key = $8 returning true as changed`,
);
export const sessionStarted = prepared<Changed>(
  'start_session',
  `update devices set next_dev_addr = $4, next_nwk_s_key = $5, next_mac_state = $6
    where ${ofKey} and app_id = $3 returning true as changed`,
);
