import type { MigrationInterface, QueryRunner } from 'typeorm';

// `owner` is whose share the application uses, as far as the handler knows (decision 75).
const applicationUsage = `
  create table application_usage (
    app_id  varchar(71) collate "C" primary key references applications (app_id) on delete cascade,
    owner   text,
    devices bigint not null default 0
  )`;

// Statement by statement, so that an import updates the count once for hundreds of devices. Uplinks only update devices.
const countDevices = `
  create function count_devices() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into application_usage (app_id, devices)
      select app_id, count(*) from changed group by app_id
      on conflict (app_id) do update set devices = application_usage.devices + excluded.devices;
    else
      update application_usage u set devices = u.devices - c.devices
      from (select app_id, count(*) as devices from changed group by app_id) c
      where u.app_id = c.app_id;
    end if;
    return null;
  end $$`;

const triggers = [
  `create trigger devices_added after insert on devices
   referencing new table as changed for each statement execute function count_devices()`,
  `create trigger devices_removed after delete on devices
   referencing old table as changed for each statement execute function count_devices()`,
];

/** How many devices each application has, and whose application it is. */
export class ApplicationUsage1795572900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(applicationUsage);
    await db.query('create index application_usage_by_owner on application_usage (owner)');
    await db.query(countDevices);
    for (const trigger of triggers) await db.query(trigger);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const trigger of ['devices_added', 'devices_removed'])
      await db.query(`drop trigger ${trigger} on devices`);
    await db.query('drop function count_devices()');
    await db.query('drop table application_usage');
  }
}
