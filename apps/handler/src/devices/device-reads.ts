import type { AppId, DevId } from '@fieldpost/domain';
import { Batcher } from '@fieldpost/batching';
import { type BatchedQuery, prepared } from '@fieldpost/persistence';
import type { DataSource } from 'typeorm';
import type { ApplicationRow } from '../applications/application.entity.js';
import type { DeviceRow } from './device.entity.js';
import { uplinkBatches } from './uplink-statements.js';

/** The versions of both rows, which change with each of their changes, whoever makes it. */
interface Versions {
  readonly device_version: string;
  readonly application_version: string;
}

/** A device and its application, which is one object for all devices that were read with it. */
export type LoadedRow = DeviceRow & Versions & { readonly application: ApplicationRow | undefined };

/** What was asked for: the device when it is there, its application where that was asked for first. */
type SentRow = { readonly place: number; readonly app_id: string } & (
  (DeviceRow & Versions) | { readonly dev_id: null }
) &
  (ApplicationRow | { readonly payload_format: null });

type Question = readonly [AppId, DevId];

const settings = [
  'payload_format',
  'decoder',
  'converter',
  'validator',
  'encoder',
  'register_on_join_access_key',
] as const satisfies readonly (keyof ApplicationRow)[];

/**
 * An application comes with the first question about it, whether or not that device is there: coming with each of some
 * hundred devices, functions of a megabyte would take more memory than the handler has.
 */
const statement = prepared<SentRow>(
  'handler_device_with_application',
  `select asked.place::int, app_id, devices.dev_id, app_eui, dev_eui, description, latitude, longitude, altitude,
          attributes, activation_constraints, disable_f_cnt_check, uses32_bit_f_cnt, dev_addr, app_key, nwk_s_key,
          app_s_key, f_cnt_up, current_downlink,
          ${settings.map((column) => `case when is_first then ${column} end as ${column}`).join(', ')},
          devices.xmin::text as device_version, applications.xmin::text as application_version
     from unnest($1::varchar[], $2::varchar[], $3::boolean[]) with ordinality
          as asked (app_id, dev_id, is_first, place)
     join applications using (app_id) left join devices using (app_id, dev_id)`,
);

/** The row of a device with that of its application, read together for all who ask at the same time. */
export function withApplication(db: DataSource): BatchedQuery<Question, LoadedRow> {
  const batcher = new Batcher<Question, LoadedRow | undefined>(
    async (questions) => answersTo(questions, await statement(db, columnsOf(questions))),
    uplinkBatches,
  );
  return (...question) => batcher.add(question);
}

function columnsOf(questions: readonly Question[]): readonly unknown[] {
  const asked = new Set<AppId>();
  const isFirst: boolean[] = [];
  for (const [appId] of questions) {
    isFirst.push(!asked.has(appId));
    asked.add(appId);
  }
  return [questions.map(([appId]) => appId), questions.map(([, devId]) => devId), isFirst];
}

function answersTo(
  questions: readonly Question[],
  rows: readonly SentRow[],
): readonly (LoadedRow | undefined)[] {
  const applications = new Map<string, ApplicationRow>();
  for (const row of rows) if (row.payload_format !== null) applications.set(row.app_id, row);
  const answers = new Array<LoadedRow | undefined>(questions.length).fill(undefined);
  for (const row of rows)
    if (row.dev_id !== null) answers[row.place - 1] = { ...row, application: applications.get(row.app_id) };
  return answers;
}
